"""Cards: things with a face and a back.

A card is one physical thing, made once and shared by all tables. Two cards may have equal faces; then it never
matters which of them moves, and both have the same notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, TypeVar

from ruthless.kernel.decisions import Option


class Card(Option):
    """One card. `id` tells it from every other card, `face` is a number shared by cards with equal faces.

    `back` names the deck: a card whose face is hidden could be any hidden card with the same back.
    """

    __slots__ = ("back", "bit", "face", "id", "twins")

    def __init__(self, notation: str, id: int, face: int, back: str) -> None:
        super().__init__(notation)
        self.id = id
        self.bit = 1 << id
        self.face = face
        self.back = back
        self.twins = self.bit
        """This card and its equals, one bit each; see `find_twins`."""


def find_twins(cards: Iterable[Card]) -> None:
    """Tell each card of a deck which others are its equals."""
    by_face: dict[int, int] = {}
    deck = list(cards)
    for card in deck:
        by_face[card.face] = by_face.get(card.face, 0) | card.bit
    for card in deck:
        card.twins = by_face[card.face]


def mask(cards: Iterable[Card]) -> int:
    """A set of cards as an integer, one bit each."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


C = TypeVar("C", bound=Card)

_face: Final = attrgetter("face")


def distinct(cards: Iterable[C]) -> list[C]:
    """One card of each face: of equal cards it never matters which one moves."""
    return list({card.face: card for card in cards}.values())


def sorted_cards(cards: Iterable[C]) -> list[C]:
    """Cards in an order that tells nothing of how somebody came by them."""
    found = list(cards)
    if len(found) > 1:
        found.sort(key=_face)
    return found


def names(cards: Iterable[Card]) -> list[str]:
    """Cards in notation, in an order that tells nothing."""
    return [card.notation for card in sorted_cards(cards)]
