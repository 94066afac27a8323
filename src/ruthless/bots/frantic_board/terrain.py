"""The board as a view shows it, in the values that the game's own functions take: they say where a move leads."""

from __future__ import annotations

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import ARROWS
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.view import BoardView
from ruthless.games.frantic_board.walking import Ground

CARDS = [*PLAYING_CARDS, *TELEPORTS]
_COPIES = {card.notation: [one for one in CARDS if one.face == card.face] for card in CARDS}
_WRITTEN = {card.notation: (_COPIES[card.notation], card.face, "") for card in CARDS} | {
    f"{card} {arrow}": (_COPIES[card.notation], card.face, arrow)
    for card in CARDS
    if card.kind.arrows
    for arrow in ARROWS
}
"""By how a card on the board is written: all such cards, their face, and where this one points."""
_NOTHING: list[Card] = []


class Terrain:
    """The top of each space. Another top can be put there for a while, to see what would come of it."""

    __slots__ = ("_arrows", "_stacks", "_tops", "board", "ground", "teleports")

    def __init__(self, view: BoardView, options: Options) -> None:
        self._stacks = view.board
        self.board: list[list[Card]] = [_NOTHING] * len(view.board)
        self.teleports = [0] * len(TELEPORTS)
        """Where the numbered teleports lie."""
        arrows = self._arrows = [""] * len(CARDS)
        tops = self._tops = [0] * len(CARDS)
        """By the face of a card how many such cards are tops: of equal cards it never matters which lies where."""
        for space, stack in enumerate(view.board):
            if stack:
                copies, face, arrow = _WRITTEN[stack[-1]]
                card = copies[tops[face]]
                tops[face] += 1
                arrows[card.id] = arrow
                self.board[space] = [card]
                if card.number:
                    self.teleports[card.number - 1] = space
        used = 0
        for space in view.used:
            used |= self.board[space][0].bit
        self.ground = Ground(self.board, self._arrows, used, options)

    def top(self, written: str) -> list[Card]:
        """What a space shows on which another card lies that is written so, `stop` or `push north`."""
        copies, face, arrow = _WRITTEN[written]
        card = copies[self._tops[face]]
        self._arrows[card.id] = arrow
        return [card]

    def below(self, space: int) -> list[Card]:
        """What a space shows once its top is gone."""
        stack = self._stacks[space]
        return self.top(stack[-2]) if len(stack) > 1 else _NOTHING
