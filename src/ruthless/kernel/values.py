"""Values: objects that never change once made, so that any number of tables may share them."""

from __future__ import annotations

from ruthless.kernel.extending import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base of everything that is shared instead of copied when a table is copied."""

    __slots__ = ()
