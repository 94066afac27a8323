"""The table as one seat knows it, as a table: rules can be asked about it as about any other, and what a bot foresees is what
they say. It is built up from what the seat's view tells, as views are; the tests compare the two.

Cards that the seat does not see, and those that are out of play, are stand-ins, all alike: that somebody holds three of
them can be reckoned with, and nothing else. Of equal cards and tiles it is always the same one that lies there.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, final

from ruthless.games.malta.cards import Card, Kind
from ruthless.games.malta.deck import FACES, PLAYING_CARDS, TILES
from ruthless.games.malta.table import Table
from ruthless.kernel.cards import faces, sorted_faces
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import SILENT
from ruthless.kernel.views import known_faces

_HIDDEN: Final = Card(Kind("hidden", "", 0), len(PLAYING_CARDS) + len(TILES), -1)
UNKNOWN: Final = [_HIDDEN] * len(PLAYING_CARDS)
"""Stand-ins for cards that a seat does not see."""
_UPRIGHT: Final = {tile.face: tile.like for tile in TILES}
"""By the number of its face what stands for a tile where tiles are kept."""
LUCK: Final = Luck.from_seed("nobody knows")
"""Chance as a seat knows it: not at all."""


@final
class Glance:
    """What a judge sees of a table of Malta!: good until something happens there."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    @property
    def sign(self) -> Hashable:
        """Everything that the view tells and that can change in a match: two such are equal if and only if the views are."""
        table = self._table
        return (
            table.stage,
            table.turn,
            table.player,
            table.order.seats,
            tuple(sorted_faces(table.hands[self.seat])),
            tuple([len(hand) for hand in table.hands]),
            known_faces(table, self.seat),
            tuple([tile.like for tile in table.board]),
            tuple(table.pawns),
            table.homes,
            tuple(sorted_faces(table.spares)),
            faces(table.played),
            table.announced,
            table.owed,
            table.extra,
            tuple(table.skips),
            tuple(table.blind),
            len(table.draw),
            tuple(sorted_faces(table.discards)),
            tuple(sorted_faces(table.gone)),
            table.lost,
            table.over,
        )

    @property
    def hands(self) -> list[list[Card]]:
        """All hands as the seat knows them."""
        table = self._table
        known = table.known[self.seat]
        hands: list[list[Card]] = []
        for seat, hand in enumerate(table.hands):
            if seat == self.seat:
                hands.append(_sorted(hand))
            else:
                shown = [card for card in hand if known & card.bit] if known else []
                unknown = UNKNOWN[: len(hand) - len(shown)]
                hands.append(_sorted(shown) + unknown if shown else unknown)
        return hands

    @property
    def table(self) -> Table:
        """The table as the seat knows it: a new one, with which one may do what one likes."""
        true = self._table
        seen = Table.__new__(Table)  # every field is named here: what is not cannot be seen
        seen.order = true.order
        seen.luck = LUCK
        seen.known = []
        seen.watched = 0
        seen.round = 1
        seen.over = true.over
        seen.scribe = SILENT
        seen.options = true.options
        seen.width = true.width
        seen.stage = true.stage
        seen.turn = true.turn
        seen.player = seen.place = true.player
        seen.hands = self.hands
        seen.draw = UNKNOWN[: len(true.draw)]
        seen.discards = UNKNOWN[: len(true.discards)]
        seen.gone = UNKNOWN[: len(true.gone)]
        seen.played = _same(true.played)
        seen.open = 0
        seen.announced = true.announced
        seen.owed = true.owed
        seen.ending = False
        seen.extra = true.extra
        seen.skips = true.skips.copy()
        seen.blind = true.blind.copy()
        seen.board = [tile.like for tile in true.board]
        seen.spares = [_UPRIGHT[face] for face in sorted_faces(true.spares)]
        seen.boxed = []
        seen.pawns = true.pawns.copy()
        seen.homes = true.homes
        seen.lost = true.lost
        return seen


def _same(cards: list[Card]) -> list[Card]:
    """Cards that look like these."""
    return [FACES[card.face] for card in cards]


def _sorted(cards: list[Card]) -> list[Card]:
    """The same in an order that tells nothing of how somebody came by them."""
    return [FACES[face] for face in sorted_faces(cards)]
