"""What is printed on the cards: kinds with a colour that says when they work, and what they do then."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from ruthless.kernel import cards as kernel
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

if TYPE_CHECKING:
    from ruthless.games.frantic_board.events.lineup import Going, Lineup
    from ruthless.games.frantic_board.moving import Walk
    from ruthless.games.frantic_board.options import Options
    from ruthless.games.frantic_board.table import Table

BLUE: Final = "blue"
RED: Final = "red"
YELLOW: Final = "yellow"
MANY: Final = "many"
WHITE: Final = "white"
COLOURS: Final = (BLUE, RED, YELLOW, MANY, WHITE)
"""The colour says when a card works: blue when it is played, red when a pawn lands on it, yellow when a pawn passes;
cards of many colours are thrown in as reactions, and each white card has rules of its own."""

EVENT: Final = "event"
GROUPS: Final = {BLUE: "played", RED: "land", YELLOW: "pass", MANY: "reaction", WHITE: "white", EVENT: "event"}
"""The groups of kinds: cards by when they work, and events."""

Effect: TypeAlias = Callable[["Table", Seat], Coroutine[Any, Any, None]]
"""What a card does when it is played, or an event when it happens."""
Landing: TypeAlias = Callable[["Table", "Walk", "Card"], Coroutine[Any, Any, None]]
"""What a card does to a pawn that lands on it."""
Carrying: TypeAlias = Callable[["Options", int, str, int], tuple[int, int]]
"""Where a card on that space that points there carries a pawn that lands on it, and the direction in which it comes
there; the last argument is where its move goes."""
Passing: TypeAlias = Callable[[int], int | None]
"""What is left to a pawn that enters the card with so many pips left; None if the card does nothing to it."""
Rearranging: TypeAlias = Callable[["Lineup"], "Going"]
"""Which pawns an event takes where, from where everything stands."""
Pointing: TypeAlias = Callable[[int, str], Refusal | None]
"""What forbids a card on that space to point there."""


@final
class Kind(kernel.Kind):
    """A kind of card: how many there are, its colour, and what happens when one is played, entered or landed on."""

    __slots__ = (
        "arrows",
        "bits",
        "carrying",
        "colour",
        "effect",
        "is_crossed",
        "is_idle",
        "landing",
        "passing",
        "rearranging",
    )

    def __init__(self, name: str, colour: str, copies: int, *, arrows: Pointing | None = None) -> None:
        super().__init__(name, GROUPS[colour], copies=copies)
        self.colour = colour
        self.arrows = arrows
        """Where it cannot point when it is laid; None for most kinds, which have no arrow."""
        self.effect: Effect | None = None
        self.rearranging: Rearranging | None = None
        self.landing: Landing | None = None
        self.carrying: Carrying | None = None
        self.passing: Passing | None = None
        self.is_crossed = False
        """Whether pawns never enter it while they move."""
        self.is_idle = False
        """Whether it does nothing to a pawn that lands on it, once the deck is made."""
        self.bits = 0
        """All cards of this kind, one bit each, once the deck is made."""


@final
class Card(kernel.Card):
    """A playing card, a numbered teleport, or a line of the sheet of events."""

    __slots__ = ("colour", "kind", "number", "shade")

    def __init__(self, kind: Kind, notation: str, number: int, id: int, face: int, back: str) -> None:
        super().__init__(notation, id, face, back)
        self.kind = kind
        self.colour = kind.colour
        self.shade = COLOURS.index(kind.colour) if kind.colour in COLOURS else len(COLOURS)
        """The number of its colour; events have none."""
        self.number = number
        """The number of a teleport or an event; 0 for playing cards."""
