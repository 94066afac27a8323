"""How the notation of cards is taken apart, so that it can be put into words in any language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardParts:
    """What a card's notation says: `gift:red`, `red-7`, `black-7` and `fantastic` each use some of these."""

    stem: str
    """A kind of card, or a colour if a number follows: `gift`, `red`, `black`, `fantastic`."""
    colour: str = ""
    number: int = 0


def take_apart(notation: str) -> CardParts:
    """The parts of a card's notation.

    >>> take_apart("gift:red")
    CardParts(stem='gift', colour='red', number=0)
    >>> take_apart("red-7")
    CardParts(stem='red', colour='', number=7)
    """
    stem, colon, colour = notation.partition(":")
    if colon:
        return CardParts(stem, colour)
    stem, _, last = notation.rpartition("-")
    return CardParts(stem, number=int(last)) if stem and last.isdigit() else CardParts(notation)
