"""Numbers side by side in memory: `vec` of the compiler's own library where the engine is compiled, else arrays.

The compiler looks for the types by their names in `librt` and `mypy_extensions`, and what is compiled with them needs
`librt` at run time. This module itself is never compiled, because what a checker of types does not see is not compiled
either; interpreted, all of this stands on the standard library.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64, u8
else:
    from functools import partial

    class vec:
        """An array of such numbers."""

        def __class_getitem__(cls, kind: type | str) -> partial[array]:
            return partial(array, "d" if kind is float else kind)

    i16, i64, u8 = "h", "q", "B"


def is_array(numbers: Any) -> bool:
    """Whether these are numbers in an array, of which many can be copied at once."""
    return isinstance(numbers, array)


def paste(numbers: Any, at: int, others: Any) -> None:
    """Write numbers of one array over those of another, from that place on."""
    numbers[at : at + len(others)] = others


__all__ = ["i16", "i64", "is_array", "paste", "u8", "vec"]
