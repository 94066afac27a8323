"""The book of cards: what the chapters register.

A chapter decorates one function a card. The deck, the docs and the list for clients are made from this book; no other
code is edited to add a card to a chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.games.frantic_board.cards import (
    BLUE,
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

COPIES: Final = {
    "stop": 8,
    "x": 8,
    "snail": 8,
    "push": 10,
    "jump": 6,
    "second-chance": 4,
    "swap": 4,
    "gift": 4,
    "magnet": 3,
    "teleport": 3,
    "skip": 6,
    "reverse": 5,
    "remote": 5,
    "ghost": 4,
    "block": 5,
    "re-roll": 4,
    "nice-try": 2,
    "troublemaker": 4,
    "fuck-you": 1,
    "numbered-teleport": 6,
}
"""How many there are of each kind: 94 playing cards and the six numbered teleports."""

SHEET: Final = (
    *("epic-fail", "earthquake", "marching-orders", "teleport-terror", "market"),
    *("mexican-standoff", "expansion", "recession", "restock", "reset"),
    *("tsunami", "gambling-man", "friday-the-13th", "loot", "surprise-party"),
    *("charity", "robin-hood", "reorganize", "communism", "epic-win"),
)
"""The events by what is rolled, from 1."""


def kind(name: str, colour: str, arrows: Pointing | None = None) -> Kind:
    """The kind of that name; it is made the first time."""
    if name not in KINDS:
        KINDS[name] = Kind(name, colour, COPIES[name], arrows=arrows)
    return KINDS[name]


def played(name: str, colour: str = BLUE) -> Callable[[Effect], Effect]:
    """What a card does when it is played."""

    def register(effect: Effect) -> Effect:
        kind(name, colour).effect = effect
        return effect

    return register


def landing(name: str, colour: str = RED) -> Callable[[Landing], Landing]:
    """What a card does to a pawn that lands on it."""

    def register(effect: Landing) -> Landing:
        kind(name, colour).landing = effect
        return effect

    return register


def carrying(name: str, arrows: Pointing) -> Callable[[Carrying], Carrying]:
    """Where a card with an arrow carries a pawn that lands on it, and what forbids the arrow."""

    def register(effect: Carrying) -> Carrying:
        kind(name, RED, arrows).carrying = effect
        return effect

    return register


def passing(name: str) -> Callable[[Passing], Passing]:
    """What a card does to a pawn that enters it."""

    def register(effect: Passing) -> Passing:
        kind(name, YELLOW).passing = effect
        return effect

    return register


def reaction(name: str) -> Kind:
    """A card that is thrown in; where that is possible is written where it is asked for."""
    return kind(name, MANY)


def event(name: str) -> Callable[[Effect], Effect]:
    """Put an event on the sheet. The effect gets the player who triggered it."""

    def register(effect: Effect) -> Effect:
        EVENTS[name] = Kind(name, "", 1)
        EVENTS[name].effect = effect
        return effect

    return register


def rearranging(name: str) -> Callable[[Rearranging], Rearranging]:
    """Put an event on the sheet that only takes pawns elsewhere, and leaves nothing to chance or choice."""

    def register(effect: Rearranging) -> Rearranging:
        EVENTS[name] = Kind(name, "", 1)
        EVENTS[name].rearranging = effect
        return effect

    return register
