"""What a judge sees of a table of the board game: what the seat's view tells, the board as cards and not in notation, and
each thing looked up only if it is asked for. Only what is named here can be seen; the tests compare it with the view.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, final

from ruthless.games.frantic_board.board import SIDES, WAYS
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.cards import faces, names, sorted_cards
from ruthless.kernel.seats import Order, Seat
from ruthless.kernel.views import known_faces, known_hands

_ARROW: Final = 2 * (1 + max(card.face for card in (*PLAYING_CARDS, *TELEPORTS)))
_ARROWS: Final = {arrow: number * _ARROW for number, arrow in enumerate(("", *SIDES, *WAYS))}
_SPACE: Final = _ARROW * len(_ARROWS)
"""Of the number of a card on the board: how much more it is for the next arrow, by arrow, and for the next space. The face
counts two, so that there is one left for a card that has worked."""


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
            tuple(self.hand),
            tuple([len(hand) for hand in table.hands]),
            known_faces(table, self.seat),
            self.tops,
            self._covered(),
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

    @property
    def tops(self) -> tuple[int, ...]:
        """The top of each space as a number: its face, where it points, whether it has worked; 0 where no card lies."""
        table = self._table
        arrows = table.arrows
        numbers = [0] * len(table.board)
        for space, stack in enumerate(table.board):
            if stack:
                card = stack[-1]
                arrow = arrows[card.id]
                number = 1 + 2 * card.face
                numbers[space] = number + _ARROWS[arrow] if arrow else number
        for used in table.used:
            for space, stack in enumerate(table.board):
                if stack and stack[-1] is used:
                    numbers[space] += 1
        return tuple(numbers)

    def _covered(self) -> tuple[int, ...]:
        """What there is to see of cards that lie under others, as numbers: nobody asks whether they have worked."""
        arrows = self._table.arrows
        numbers = []
        for space, stack in enumerate(self._table.board):
            if len(stack) > 1:
                for card in stack[:-1]:
                    arrow = arrows[card.id]
                    number = 2 * card.face + space * _SPACE
                    numbers.append(number + _ARROWS[arrow] if arrow else number)
        return tuple(numbers)

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
    def hand(self) -> list[int]:
        """The seat's own cards, by the numbers of their faces."""
        return sorted([card.face for card in self._table.hands[self.seat]])

    @property
    def known(self) -> list[list[str]]:
        """By seat what is known of its hand, in notation."""
        return known_hands(self._table, self.seat)

    @property
    def board(self) -> list[list[Card]]:
        """What lies on each space from START to the finish, the top last."""
        return self._table.board

    @property
    def surface(self) -> list[int]:
        """By the number of a colour the spaces whose top card has it, one bit each; at the end those without a card."""
        return self._table.surface

    @property
    def arrows(self) -> list[str]:
        """By the id of a card on the board where it points."""
        return self._table.arrows

    def has_worked(self, card: Card) -> bool:
        """Whether a card on the board has worked this turn."""
        return card in self._table.used

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
