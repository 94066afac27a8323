"""The board as a seat sees it, in the values that the game's own functions take: they say where a move leads."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.glance import Glance
from ruthless.games.frantic_board.walking import Ground

CARDS: Final = [*PLAYING_CARDS, *TELEPORTS]
_TOPS: Final[list[list[list[Card]]]] = [
    [[card] for card in CARDS if card.face == face] for face in range(1 + max(card.face for card in CARDS))
]
"""By face all such cards, each as what a space shows on which it lies."""
_FIRST: Final = {card.notation: card for card in reversed(CARDS)}
"""By notation one of the cards that are written so."""
_NOTHING: Final[list[Card]] = []


class Terrain:
    """The top of each space. Another top can be put there for a while, to see what would come of it."""

    __slots__ = ("_arrows", "_tops", "board", "ground", "teleports")

    def __init__(self, glance: Glance) -> None:
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
                shown = _TOPS[true.face][tops[true.face]]
                tops[true.face] += 1
                card = shown[0]
                arrows[card.id] = pointing[true.id]
                self.board[space] = shown
                if card.number:
                    self.teleports[card.number - 1] = space
                if glance.has_worked(true):
                    used |= 1 << space
        self.ground = Ground(self.board, self._arrows, used, glance.options)

    def top(self, card: str) -> list[Card]:
        """What a space shows on which another such card lies; where its arrow points is said by `point`."""
        face = _FIRST[card].face
        return _TOPS[face][self._tops[face]]

    def point(self, top: list[Card], arrow: str) -> None:
        """Let the arrow of a card that is shown point there."""
        self._arrows[top[0].id] = arrow

    def below(self, glance: Glance, space: int) -> list[Card]:
        """What a space shows once its top is gone."""
        stack = glance.board[space]
        if len(stack) < 2:
            return _NOTHING
        top = self.top(stack[-2].notation)
        self.point(top, glance.arrows[stack[-2].id])
        return top

    def show(self, space: int, top: list[Card]) -> None:
        """Put that on a space, where it has yet to work."""
        self.board[space] = top
        self.ground.used &= ~(1 << space)
