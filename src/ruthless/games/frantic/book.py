"""The book of cards: what the chapters register.

A chapter decorates one function a card. The deck, the docs and the list for clients are made from this book.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ruthless.games.frantic.cards import COLOUR, EVENT, NO_COLOUR, NUMBERS, WILD, Effect, Kind, Unless
from ruthless.kernel.errors import RuthlessError

KINDS: Final[dict[str, Kind]] = {}
EVENTS: Final[dict[str, Kind]] = {}

SPECIAL_POINTS: Final = 7
TROUBLEMAKER: Final = "troublemaker"
"""The expansion; cards without one belong to the base deck. Other packages bring others."""


def _write(shelf: dict[str, Kind], kind: Kind) -> None:
    """A card has its name for itself: its notation and its texts are found by it."""
    if kind.name in KINDS or kind.name in EVENTS:
        raise RuthlessError(f"there is a card or an event {kind.name!r} already")
    shelf[kind.name] = kind


def special(
    name: str,
    *,
    colours: Sequence[str] = NO_COLOUR,
    copies: int,
    points: int = SPECIAL_POINTS,
    wish: str = "",
    expansion: str = "",
    unless: Unless | None = None,
    imitates: bool = False,
) -> Callable[[Effect], Effect]:
    """Put a special card into the deck: `copies` of each colour, or of the four-colour card.

    `wish` is what its player wishes for after the effect: `colour`, `any` (a colour or a number) or nothing. It can be
    played where it fits, `unless` that gives a reason why not.
    """

    def register(effect: Effect) -> Effect:
        _write(
            KINDS,
            Kind(
                name,
                WILD if colours == NO_COLOUR else COLOUR,
                effect,
                colours=colours,
                copies=copies,
                points=points,
                wish=wish,
                expansion=expansion,
                unless=unless,
                imitates=imitates,
            ),
        )
        return effect

    return register


def plain(
    name: str,
    *,
    copies: int,
    points: int = SPECIAL_POINTS,
    wish: str = "",
    expansion: str = "",
    unless: Unless | None = None,
    giveable: bool = True,
    discardable: bool = True,
) -> None:
    """Put a special card without an effect of its own into the deck."""
    _write(
        KINDS,
        Kind(
            name,
            WILD,
            None,
            copies=copies,
            points=points,
            wish=wish,
            expansion=expansion,
            unless=unless,
            giveable=giveable,
            discardable=discardable,
        ),
    )


def numbers(name: str, effect: Effect | None, *, colours: Sequence[str] = NO_COLOUR, copies: int) -> None:
    """Put number cards into the deck, a group of their own; each is worth its number."""
    _write(KINDS, Kind(name, name, effect, colours=colours, numbers=NUMBERS, copies=copies))


def event(name: str, *, expansion: str = "") -> Callable[[Effect], Effect]:
    """Put an event card into the event deck. The function gets the table and the seat that triggered the event."""

    def register(effect: Effect) -> Effect:
        _write(EVENTS, Kind(name, EVENT, effect, copies=1, expansion=expansion))
        return effect

    return register
