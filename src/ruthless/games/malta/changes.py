"""Changes: what a card says becomes of the table, as values. `carrying.make_true` makes them so."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ruthless.games.malta.tiles import Tile
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.values import Value

_NO_TILES: Final[dict[int, Tile]] = {}
_NO_PAWNS: Final[dict[Seat, int]] = {}
_NO_CARDS: Final[dict[Seat, int]] = {}
_NO_HANDS: Final[dict[Seat, Seat]] = {}
NO_PARTS: Final[dict[Seat, int]] = {}

Parts: TypeAlias = dict[Seat, int]
"""Who discards how many cards of their own choice."""


class Change(Value):
    """What a card changes."""

    __slots__ = ()


@final
class BoardChange(Change):
    """Tiles come to spaces and pawns go to others, all at once."""

    __slots__ = ("pawns", "spare", "tiles")

    def __init__(
        self,
        tiles: dict[int, Tile] = _NO_TILES,
        pawns: dict[Seat, int] = _NO_PAWNS,
        spare: tuple[int, Tile] | None = None,
    ) -> None:
        self.tiles = tiles
        self.pawns = pawns
        self.spare = spare
        """Which of the spare tiles comes into play, and which becomes a spare one, if any."""


@final
class HandChange(Change):
    """Cards come into hands or leave them."""

    __slots__ = ("draws", "hands", "parts", "taken")

    def __init__(
        self,
        draws: dict[Seat, int] = _NO_CARDS,
        taken: tuple[Seat, int, Seat] | None = None,
        hands: dict[Seat, Seat] = _NO_HANDS,
        parts: Parts = NO_PARTS,
    ) -> None:
        self.draws = draws
        """Who draws how many, in this order."""
        self.taken = taken
        """From whom chance takes how many, and who gets them; if nobody does they are discarded."""
        self.hands = hands
        """Whose whole hand goes to whom."""
        self.parts = parts


@final
class TurnChange(Change):
    """Turns are missed and ended, or come in another order."""

    __slots__ = ("ends", "misses", "reverses", "trusts")

    def __init__(
        self,
        *,
        ends: Seat = NOBODY,
        misses: Seat = NOBODY,
        trusts: Seat = NOBODY,
        reverses: bool = False,
    ) -> None:
        self.ends = ends
        """Whose turn is over; who does not have it cannot end it."""
        self.misses = misses
        """Who misses one more turn."""
        self.trusts = trusts
        """For whom Blind Faith waits."""
        self.reverses = reverses
        """Whether play goes on the other way round."""
