"""What is printed on the cards: kinds, what their player has to announce, and what they do then."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias, final

from ruthless.kernel import cards as kernel
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.values import Value

if TYPE_CHECKING:
    from ruthless.games.malta.table import Table

Effect: TypeAlias = Callable[["Table", "Play"], Coroutine[Any, Any, None]]
"""What a card does."""
Announced: TypeAlias = Coroutine[Any, Any, bool]
"""Comes to False if there is nothing to choose from: the card does nothing then."""
Choosing: TypeAlias = Callable[["Table", "Play"], Announced]
"""What is announced with a card."""


@final
class Kind(Value):
    """A kind of card: how many there are, what is announced with one and what it does."""

    __slots__ = ("bits", "chooses", "copies", "effect", "name")

    def __init__(self, name: str, copies: int, effect: Effect | None, chooses: Choosing | None) -> None:
        self.name = name
        self.copies = copies
        self.effect = effect
        """None for cards that do nothing in one's own turn."""
        self.chooses = chooses
        self.bits = 0
        """All cards of this kind, one bit each, once the deck is made."""


@final
class Card(kernel.Card):
    """A playing card."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind, id: int, face: int) -> None:
        super().__init__(kind.name, id, face, "playing")
        self.kind = kind


class Play:
    """A card being played, and what was announced with it. `you` are who carries it out."""

    __slots__ = ("card", "first", "guest", "line", "other", "quarters", "side", "space", "you")

    def __init__(self, card: Card, you: Seat) -> None:
        self.card = card
        self.you = you
        self.other: Seat = NOBODY
        """The player it is directed at, if anybody."""
        self.guest: Seat = NOBODY
        """Who is to come back into the game."""
        self.space = 0
        """The space that was named."""
        self.first = 0
        """The one named before it, if it is two."""
        self.side = 0
        self.quarters = 0
        self.line: list[int] = []
        """The spaces of a line that was named, in the order of their numbers."""

    @property
    def target(self) -> Seat:
        """Whom it is directed at, if that is somebody else."""
        return NOBODY if self.other == self.you else self.other
