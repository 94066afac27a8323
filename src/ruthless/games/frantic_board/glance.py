"""What a judge sees of a table of the board game: what the seat's view tells, the board as cards and not in notation, and
each thing looked up only if it is asked for. Only what is named here can be seen; the tests compare it with the view.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import final

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.cards import faces, names, sorted_cards
from ruthless.kernel.seats import Order, Seat
from ruthless.kernel.views import known_faces, known_hands, own_hand


@final
class Glance:
    """A seat's look at a table. It is good until something happens there, and nothing in it may be changed."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    @property
    def sign(self) -> Hashable:
        """Everything that the view tells and that can change in a match: two such are equal if and only if the views are."""
        table = self._table
        return (
            table.round,
            table.stage,
            table.player,
            table.order.seats,
            faces(sorted_cards(table.hands[self.seat])),
            tuple([len(hand) for hand in table.hands]),
            known_faces(table, self.seat),
            tuple([self._written(space, card) for space, stack in enumerate(table.board) for card in stack]),
            tuple(table.pawns),
            faces(sorted_cards(table.thrown)),
            table.pawn,
            table.backward,
            table.ghost,
            len(table.draw),
            faces(sorted_cards(table.market)),
            faces(sorted_cards(table.discards)),
            table.short,
            table.scores,
            table.sheet,
            table.over,
        )

    def _written(self, space: int, card: Card) -> tuple[int, int, str, bool]:
        """What there is to see of a card on the board; of those that are covered nobody asks whether they have worked."""
        table = self._table
        worked = table.used & card.bit != 0 and card is table.board[space][-1]
        return space, card.face, table.arrows[card.id], worked

    @property
    def options(self) -> Options:
        """The house rules."""
        return self._table.options

    @property
    def stage(self) -> str:
        """The stage of the round."""
        return self._table.stage

    @property
    def player(self) -> Seat:
        """Whose turn it is."""
        return self._table.player

    @property
    def order(self) -> Order:
        """The order of play."""
        return self._table.order

    @property
    def hand(self) -> list[str]:
        """The seat's own cards, in notation."""
        return own_hand(self._table, self.seat)

    @property
    def known(self) -> list[list[str]]:
        """By seat what is known of its hand, in notation."""
        return known_hands(self._table, self.seat)

    @property
    def board(self) -> list[list[Card]]:
        """What lies on each space from START to the finish, the top last."""
        return self._table.board

    @property
    def arrows(self) -> list[str]:
        """By the id of a card on the board where it points."""
        return self._table.arrows

    def has_worked(self, card: Card) -> bool:
        """Whether a card on the board has worked this turn."""
        return self._table.used & card.bit != 0

    @property
    def thrown(self) -> list[str]:
        """Cards that have yet to be laid on the board, in notation."""
        return names(self._table.thrown)

    @property
    def pawns(self) -> list[int]:
        """Where each pawn stands."""
        return self._table.pawns

    @property
    def pawn(self) -> Seat:
        """Whose pawn is moved this turn."""
        return self._table.pawn

    @property
    def backward(self) -> bool:
        """Whether this turn's move goes backwards."""
        return self._table.backward

    @property
    def ghost(self) -> bool:
        """Whether it ignores all cards."""
        return self._table.ghost

    @property
    def short(self) -> bool:
        """Whether the round ends with this turn because the pile did not suffice."""
        return self._table.short

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's account."""
        return self._table.scores

    @property
    def limit(self) -> int:
        """The points with which the match ends."""
        return self._table.limit
