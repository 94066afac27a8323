"""The lineup: where everything stands when an event begins, in plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, final

from ruthless.games.frantic_board.options import Options
from ruthless.kernel.seats import Seat

Going: TypeAlias = list[tuple[Seat, int]]
"""Whose pawns go to which spaces, one after the other."""


@final
class Lineup:
    """The pawns by seat, the spaces of the numbered teleports from 1 to 6, everybody in turn, and the house rules."""

    __slots__ = ("options", "order", "pawns", "teleports")

    def __init__(self, pawns: Sequence[int], teleports: Sequence[int], order: Sequence[Seat], options: Options) -> None:
        self.pawns = pawns
        self.teleports = teleports
        self.order = order
        """The neighbour of whoever triggered the event first, that player last."""
        self.options = options

    def leaders(self) -> list[Seat]:
        """Whose pawns are farthest along the path, in turn."""
        first = max(self.pawns)
        return [seat for seat in self.order if self.pawns[seat] == first]

    def hindmost(self) -> list[Seat]:
        """Whose pawns are least far along the path, in turn."""
        last = min(self.pawns)
        return [seat for seat in self.order if self.pawns[seat] == last]
