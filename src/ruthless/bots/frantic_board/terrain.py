"""The board as a seat sees it, in the values that the game's own functions take: they say where a move leads."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import ARROWS
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.glance import Glance
from ruthless.games.frantic_board.walking import Ground

CARDS: Final = [*PLAYING_CARDS, *TELEPORTS]
_COPIES: Final = {face: [card for card in CARDS if card.face == face] for face in {card.face for card in CARDS}}
"""By face all such cards."""
_WRITTEN: Final = {card.notation: (card.face, "") for card in CARDS} | {
    f"{card} {arrow}": (card.face, arrow) for card in CARDS if card.kind.arrows for arrow in ARROWS
}
"""By how a card on the board is written: its face, and where it points."""
_NOTHING: Final[list[Card]] = []


class Terrain:
    """The top of each space. Another top can be put there for a while, to see what would come of it."""

    __slots__ = ("_arrows", "_glance", "_tops", "board", "ground", "teleports")

    def __init__(self, glance: Glance) -> None:
        self._glance = glance
        stacks, pointing = glance.board, glance.arrows
        self.board: list[list[Card]] = [_NOTHING] * len(stacks)
        self.teleports = [0] * len(TELEPORTS)
        """Where the numbered teleports lie."""
        arrows = self._arrows = [""] * len(CARDS)
        tops = self._tops = [0] * len(CARDS)
        """By the face of a card how many such cards are tops: of equal cards it never matters which lies where."""
        used = 0
        for space, stack in enumerate(stacks):
            if stack:
                true = stack[-1]
                card = _COPIES[true.face][tops[true.face]]
                tops[true.face] += 1
                arrows[card.id] = pointing[true.id]
                self.board[space] = [card]
                if card.number:
                    self.teleports[card.number - 1] = space
                if glance.has_worked(true):
                    used |= card.bit
        self.ground = Ground(self.board, self._arrows, used, glance.options)

    def top(self, written: str) -> list[Card]:
        """What a space shows on which another card lies that is written so, `stop` or `push north`."""
        return self._shown(*_WRITTEN[written])

    def below(self, space: int) -> list[Card]:
        """What a space shows once its top is gone."""
        stack = self._glance.board[space]
        return self._shown(stack[-2].face, self._glance.arrows[stack[-2].id]) if len(stack) > 1 else _NOTHING

    def _shown(self, face: int, arrow: str) -> list[Card]:
        card = _COPIES[face][self._tops[face]]
        self._arrows[card.id] = arrow
        return [card]
