"""What says of a class that code from outside may extend it, also where it is compiled.

The compiler looks for the decorator `mypyc_attr` by its name in `mypy_extensions`. It is there whenever something is
compiled, and nowhere else: who plays need not install it. This module itself is never compiled, because what a checker
of types does not see is not compiled either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**settings: bool) -> Callable[[C], C]:
        """Nothing, where nothing is compiled."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
