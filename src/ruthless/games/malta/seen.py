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
from ruthless.kernel.cards import faces, sorted_cards
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import SILENT
from ruthless.kernel.views import known_faces

_HIDDEN: Final = Card(Kind("hidden", "", 0), len(PLAYING_CARDS) + len(TILES), -1)
UNKNOWN: Final = [_HIDDEN] * len(PLAYING_CARDS)
"""Stand-ins for cards that a seat does not see."""
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
            faces(sorted_cards(table.hands[self.seat])),
            tuple([len(hand) for hand in table.hands]),
            known_faces(table, self.seat),
            tuple([tile.like for tile in table.board]),
            tuple(table.pawns),
            table.homes,
            faces(sorted_cards(table.spares)),
            faces(table.played),
            table.announced,
            table.owed,
            table.extra,
            tuple(table.skips),
            tuple(table.blind),
            len(table.draw),
            faces(sorted_cards(table.discards)),
            faces(sorted_cards(table.gone)),
            table.lost,
            table.over,
        )

    @property
    def hands(self) -> list[list[Card]]:
        """All hands as the seat knows them."""
        known = self._table.known[self.seat]
        hands = [UNKNOWN[: len(hand)] for hand in self._table.hands]
        if known:
            for hand, true in zip(hands, self._table.hands, strict=True):
                shown = [card for card in true if known & card.bit]
                hand[: len(shown)] = _same(sorted_cards(shown))
        hands[self.seat] = _same(sorted_cards(self._table.hands[self.seat]))
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
        seen.spares = [tile.like for tile in sorted_cards(true.spares)]
        seen.boxed = []
        seen.pawns = true.pawns.copy()
        seen.homes = true.homes
        seen.lost = true.lost
        return seen


def _same(cards: list[Card]) -> list[Card]:
    """Cards that look like these."""
    return [FACES[card.face] for card in cards]
