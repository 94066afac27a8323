"""What is printed on the cards: kinds, faces, demands and wishes, and which card fits on which.

Whether a card fits is written once, in `refusal`; each demand keeps the answers for all faces in a row. What else a
kind of card needs to be played is said where it is registered.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from ruthless.kernel import cards as kernel
from ruthless.kernel.decisions import Option
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat
from ruthless.kernel.values import Value

if TYPE_CHECKING:
    from ruthless.games.frantic.outcomes import Outcome
    from ruthless.games.frantic.table import Table

COLOURS: Final = ("red", "yellow", "green", "blue")
PAIRS: Final = ("red-yellow", "red-green", "red-blue", "yellow-green", "yellow-blue", "green-blue")
NO_COLOUR: Final = ("",)
NUMBERS: Final = tuple(range(1, 10))

Effect: TypeAlias = Callable[["Table", Seat], Coroutine[Any, Any, "Outcome | None"]]
"""What a card does for the seat that played it, or an event for the one that triggered it; says what came of it."""

Unless: TypeAlias = Callable[["Table", Seat], Refusal | None]
"""What a kind of card says for itself: why a seat that holds it cannot play it now, though it would fit."""


COLOUR: Final = "colour"
WILD: Final = "wild"
EVENT: Final = "event"
"""The groups of special kinds: what has a colour, what has none, and events. Numbers are groups of their own."""


@final
class Kind(kernel.Kind):
    """A kind of card: how many there are, what they cost in hand, and what happens when one is played."""

    __slots__ = (
        *("bit", "cards", "colours", "effect", "numbers", "wish"),
        *("discardable", "giveable", "imitates", "unless"),
    )

    def __init__(
        self,
        name: str,
        group: str,
        effect: Effect | None,
        *,
        colours: Sequence[str] = NO_COLOUR,
        numbers: Sequence[int] = (0,),
        copies: int,
        points: int = 0,
        wish: str = "",
        expansion: str = "",
        unless: Unless | None = None,
        giveable: bool = True,
        discardable: bool = True,
        imitates: bool = False,
    ) -> None:
        super().__init__(name, group, copies=copies, points=points, expansion=expansion)
        self.effect = effect
        self.colours = colours
        self.numbers = numbers
        self.wish = wish
        """What the player wishes for afterwards: `colour`, `any` (a colour or a number) or nothing."""
        self.unless = unless
        """What may forbid playing it where it fits; None if nothing ever does."""
        self.giveable = giveable
        """Whether a special card can make somebody give it away or let somebody choose it."""
        self.discardable = discardable
        """Whether an event can make somebody discard it."""
        self.imitates = imitates
        """Whether it becomes another card once it lies on the pile."""
        self.cards: frozenset[Card] = frozenset()
        """All cards of this kind, once the deck is made."""
        self.bit = 0
        """The kind as a member of a set of kinds, once the deck is made."""


@final
class Demand(Value):
    """What the next card has to fit: a colour, a number or a symbol, or what somebody wished for."""

    __slots__ = ("colour", "fits", "form", "notation", "number", "symbol")

    def __init__(self, notation: str, form: str, *, colour: str = "", number: int = 0, symbol: str = "") -> None:
        self.notation = notation
        self.form = form
        """One of `number`, `special`, `black`, `colour-wish`, `number-wish`, `swap`, `anything`."""
        self.colour = colour
        self.number = number
        self.symbol = symbol
        self.fits: list[bool] = []
        """By face: whether a card fits on it."""

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@final
class Card(kernel.Card):
    """A playing card or an event card of Frantic."""

    __slots__ = ("colour", "colours", "demand", "does_something", "kind", "number", "points", "unless")

    def __init__(self, kind: Kind, colour: str, number: int, id: int, face: int, back: str) -> None:
        super().__init__(_notation(kind, colour, number), id, face, back)
        self.kind = kind
        self.colours: tuple[str, ...] = tuple(colour.split("-")) if colour else ()
        self.colour = self.colours[0] if len(self.colours) == 1 else ""
        """The colour it has when played; a card of two colours has none until its player says which."""
        self.number = number
        self.points = number or kind.points
        self.unless = kind.unless
        self.does_something = kind.effect is not None or kind.wish != ""
        self.demand: Demand | None = None
        """What the next card has to fit once this one is played; None if that stays as it was."""


@final
class Wish(Option):
    """A colour or a number somebody wishes for: `wish blue`, `wish 7`."""

    __slots__ = ("demand",)

    def __init__(self, wanted: str, demand: Demand) -> None:
        super().__init__(f"wish {wanted}")
        self.demand = demand


def _notation(kind: Kind, colour: str, number: int) -> str:
    if number:
        return f"{colour or kind.name}-{number}"
    return f"{kind.name}:{colour}" if colour else kind.name


def refusal(demand: Demand, card: Card) -> Refusal | None:
    """Why a card does not fit on a demand; None if it does. The numbers are those of docs/rules/frantic.md."""
    if demand.form == "anything" or not (card.colours or card.number):  # anything fits, or a four-colour card
        return None
    about: dict[str, Any] = {"card": str(card), "demand": demand.notation}
    same_number = card.number > 0 and demand.number == card.number
    if not card.colours:  # a black number
        if demand.form == "black":
            return Refusal("black-on-black", "4.3", about)
        return None if same_number else Refusal("black-elsewhere", "4.3", about)
    if len(card.colours) > 1:
        return None if demand.colour in card.colours else Refusal("swap-without-colour", "12.2", about)
    same_colour = demand.colour == card.colour
    if demand.form == "number":
        return None if same_colour or same_number else Refusal("no-match", "4.1", about)
    if demand.form == "special":
        return None if same_colour or demand.symbol == card.kind.name else Refusal("no-match-special", "4.2", about)
    if demand.form == "black":
        return None if same_number else Refusal("not-on-black", "4.4", about)
    if demand.form == "swap":
        return None if same_colour else Refusal("not-swapped-colour", "12.2", about)
    if demand.form == "colour-wish":
        return None if same_colour else Refusal("not-wished-colour", "4.5", about)
    return None if same_number else Refusal("not-wished-number", "4.6", about)
