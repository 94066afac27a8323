"""The book of cards: what the chapters register.

A chapter decorates one function a card. The deck, the docs and the list for clients are made from this book.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.games.frantic_board.cards import (
    BLUE,
    EVENT,
    MANY,
    RED,
    YELLOW,
    Carrying,
    Effect,
    Kind,
    Landing,
    Passing,
    Pointing,
    Rearranging,
)

KINDS: Final[dict[str, Kind]] = {}
EVENTS: Final[dict[str, Kind]] = {}
"""By name; `SHEET` says which number is which event."""

SHEET: Final = (
    *("epic-fail", "earthquake", "marching-orders", "teleport-terror", "market"),
    *("mexican-standoff", "expansion", "recession", "restock", "reset"),
    *("tsunami", "gambling-man", "friday-the-13th", "loot", "surprise-party"),
    *("charity", "robin-hood", "reorganize", "communism", "epic-win"),
)
"""The events by what is rolled, from 1."""


def kind(name: str, colour: str, copies: int = 0, arrows: Pointing | None = None) -> Kind:
    """The kind of that name; it is made the first time, which says how many there are."""
    if name not in KINDS:
        KINDS[name] = Kind(name, colour, copies, arrows=arrows)
    return KINDS[name]


def played(name: str, colour: str = BLUE, *, copies: int) -> Callable[[Effect], Effect]:
    """What a card does when it is played."""

    def register(effect: Effect) -> Effect:
        kind(name, colour, copies).effect = effect
        return effect

    return register


def landing(name: str, colour: str = RED, *, copies: int = 0) -> Callable[[Landing], Landing]:
    """What a card does to a pawn that lands on it; `copies` have been given if it is also played."""

    def register(effect: Landing) -> Landing:
        kind(name, colour, copies).landing = effect
        return effect

    return register


def carrying(name: str, arrows: Pointing, *, copies: int) -> Callable[[Carrying], Carrying]:
    """Where a card with an arrow carries a pawn that lands on it, and what forbids the arrow."""

    def register(effect: Carrying) -> Carrying:
        kind(name, RED, copies, arrows).carrying = effect
        return effect

    return register


def passing(name: str, *, copies: int) -> Callable[[Passing], Passing]:
    """What a card does to a pawn that enters it."""

    def register(effect: Passing) -> Passing:
        kind(name, YELLOW, copies).passing = effect
        return effect

    return register


def reaction(name: str, *, copies: int) -> Kind:
    """A card that is thrown in; where that is possible is written where it is asked for."""
    return kind(name, MANY, copies)


def event(name: str) -> Callable[[Effect], Effect]:
    """Put an event on the sheet. The effect gets the player who triggered it."""

    def register(effect: Effect) -> Effect:
        EVENTS[name] = Kind(name, EVENT, 1)
        EVENTS[name].effect = effect
        return effect

    return register


def rearranging(name: str) -> Callable[[Rearranging], Rearranging]:
    """Put an event on the sheet that only takes pawns elsewhere, and leaves nothing to chance or choice."""

    def register(effect: Rearranging) -> Rearranging:
        EVENTS[name] = Kind(name, EVENT, 1)
        EVENTS[name].rearranging = effect
        return effect

    return register
