"""Sets of things that lie in a row, as whole numbers with one bit each: the first thing has the lowest bit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, final

T = TypeVar("T")

_TOGETHER: Final = 6
"""So many things are looked up at once."""
_ALL: Final = (1 << _TOGETHER) - 1


@final
class Shelf(Generic[T]):
    """Things in a row, out of which those are picked that have a bit in a set: quickly, as options are made often."""

    __slots__ = ("_parts",)

    def __init__(self, things: Sequence[T]) -> None:
        parts = [things[start : start + _TOGETHER] for start in range(0, len(things), _TOGETHER)]
        self._parts: list[list[list[T]]] = [[_those(part, bits) for bits in range(_ALL + 1)] for part in parts]
        """Part by part of the row what each set picks out of it."""

    def pick(self, bits: int) -> list[T]:
        """The things in a set, in the order in which they lie."""
        found: list[T] = []
        for part in self._parts:
            found += part[bits & _ALL]
            bits >>= _TOGETHER
        return found


def _those(things: Sequence[T], bits: int) -> list[T]:
    return [thing for place, thing in enumerate(things) if bits >> place & 1]
