"""What a judge sees of a table of Frantic: what the seat's view tells, but as things and not in notation, and each of them
looked up only if it is asked for. Only what is named here can be seen; the tests compare it with the view.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import final

from ruthless.games.frantic.cards import Card, Demand
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.table import ARMED, Table
from ruthless.games.frantic.view import end_shown
from ruthless.kernel.cards import faces, sorted_faces
from ruthless.kernel.seats import Order, Seat
from ruthless.kernel.views import known_faces


def look(table: Table, seat: Seat) -> Glance:
    """A seat looks at a table. A function is quicker to call through a variable than a class, where both are compiled."""
    return Glance(table, seat)


@final
class Glance:
    """A seat's look at a table. It is good until something happens there, and nothing in it may be changed."""

    __slots__ = ("_counts", "_known", "_table", "hand", "seat")

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._known: tuple[tuple[int, ...], ...] = ()
        self._counts: list[int] | None = None
        self.seat = seat
        self.hand: list[int] = sorted_faces(table.hands[seat])
        """The seat's own cards, by the numbers of their faces."""

    @property
    def counts(self) -> list[int]:
        """By seat how many cards it holds."""
        if self._counts is None:
            self._counts = [len(hand) for hand in self._table.hands]
        return self._counts

    @property
    def known(self) -> tuple[tuple[int, ...], ...]:
        """By seat what is known of its hand, by the numbers of the faces."""
        if not self._known:
            self._known = known_faces(self._table, self.seat) or ((),) * len(self._table.hands)
        return self._known

    @property
    def seen(self) -> list[int]:
        """The cards in hand, on the pile, and known in other hands, by the numbers of their faces."""
        table = self._table
        seen = self.hand + [card.face for card in table.pile]
        known = table.known[self.seat]
        if known:
            for owner, hand in enumerate(table.hands):
                if owner != self.seat:
                    seen += [card.face for card in hand if known & card.bit]
        return seen

    @property
    def sign(self) -> Hashable:
        """Everything that the view tells and that can change in a match: two such are equal if and only if the views are."""
        table = self._table
        return (
            table.round,
            table.stage,
            table.dealer,
            table.player,
            table.order.seats,
            tuple(self.hand),
            tuple(self.counts),
            known_faces(table, self.seat),
            None if table.guise is None else table.guise.face,
            table.demand.notation,
            table.last_colour,
            faces(table.pile),
            len(table.draw),
            tuple(sorted_faces(table.market)) if table.market else (),
            faces(table.used_events),
            len(table.events),
            end_shown(table),
            table.untouched,
            tuple(table.skips),
            tuple(table.rested),
            table.absent,
            tuple(table.bomb),
            table.spared,
            tuple(table.extra_draw),
            tuple([state == ARMED for state in table.last_chance]),
            table.scores,
            table.sheet,
            table.over,
        )

    @property
    def options(self) -> Options:
        """The house rules."""
        return self._table.options

    @property
    def round(self) -> int:
        """How many rounds have begun."""
        return self._table.round

    @property
    def player(self) -> Seat:
        """Whose turn it is."""
        return self._table.player

    @property
    def order(self) -> Order:
        """The order of play."""
        return self._table.order

    @property
    def pile(self) -> list[Card]:
        """All cards played or discarded this round, the top last."""
        return self._table.pile

    @property
    def guise(self) -> Card | None:
        """What Mimicry imitates, if it lies on the pile."""
        return self._table.guise

    @property
    def demand(self) -> Demand:
        """What the next card has to fit."""
        return self._table.demand

    @property
    def last_colour(self) -> str:
        """The colour of the last coloured card."""
        return self._table.last_colour

    @property
    def draw(self) -> int:
        """How many cards the draw pile has."""
        return len(self._table.draw)

    @property
    def events(self) -> list[Card]:
        """Events of this round since their deck was last shuffled, the latest last."""
        return self._table.used_events

    @property
    def events_left(self) -> int:
        """How many event cards are left."""
        return len(self._table.events)

    @property
    def skips(self) -> list[bool]:
        """Who has to miss the next turn."""
        return self._table.skips

    @property
    def bomb(self) -> list[int]:
        """How many turns the Time Bomb leaves each seat; empty without it."""
        return self._table.bomb

    @property
    def is_armed(self) -> bool:
        """Whether the seat's last card would trigger an event, by Last Chance."""
        return bool(self._table.last_chance) and self._table.last_chance[self.seat] == ARMED

    @property
    def extra_draw(self) -> list[int]:
        """How many more cards each seat takes whenever it draws; empty without Plus One."""
        return self._table.extra_draw

    @property
    def points(self) -> bool:
        """Whether points are written down, or only who has won a round."""
        return self._table.options.scoring == "points"

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's account."""
        return self._table.scores

    @property
    def limit(self) -> int:
        """The points, or the rounds, with which the match ends."""
        return self._table.limit if self.points else self._table.options.rounds
