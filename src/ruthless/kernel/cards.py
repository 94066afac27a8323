"""Cards: things with a face and a back.

A card is one physical thing, made once and shared by all tables. Two cards may have equal faces; then it never
matters which of them moves, and both have the same notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, TypeVar

from ruthless.kernel.decisions import Option
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Value):
    """A kind of card, as far as every game has kinds: what those need who draw, count or encode cards."""

    __slots__ = ("back", "copies", "expansion", "faces", "group", "name", "points")

    def __init__(self, name: str, group: str, *, copies: int, points: int = 0, expansion: str = "") -> None:
        self.name = name
        self.group = group
        """What it has in common with other kinds, in the game's own words."""
        self.copies = copies
        """How many there are of each face."""
        self.points = points
        """What one costs who holds it in the end, if that is not its number."""
        self.expansion = expansion
        """The expansion it belongs to; empty for the base deck."""
        self.back = ""
        """The deck it belongs to, once that is made."""
        self.faces: tuple[str, ...] = ()
        """What is printed on its cards, in notation, once the deck is made."""


_MARKS: Final = 60
"""So many bits make a number that is quick to handle. Different faces may share one: then it is looked closer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Option):
    """One card. `id` tells it from every other card, `face` is a number shared by cards with equal faces.

    `back` names the deck: a card whose face is hidden could be any hidden card with the same back.
    """

    __slots__ = ("back", "bit", "face", "id", "mark", "twins")

    def __init__(self, notation: str, id: int, face: int, back: str) -> None:
        super().__init__(notation)
        self.id = id
        self.bit = 1 << id
        self.face = face
        self.mark = 1 << face % _MARKS
        """The bit of its face, for those who look for equal ones; another face may have the same."""
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


def print_faces(kind: Kind, cards: Iterable[Card]) -> None:
    """Tell a kind which cards it has: some cards of one back."""
    found = list(cards)
    kind.back = found[0].back
    kind.faces = tuple(dict.fromkeys([card.notation for card in found]))


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
    held: list[C] = cards if isinstance(cards, list) else list(cards)
    found: list[C] = []
    seen = 0
    for card in held:
        if not seen & card.mark or not _replaced(found, card):
            seen |= card.mark
            found.append(card)
    return found


def _replaced(found: list[C], card: C) -> bool:
    """Whether one of the cards has an equal face; then the card has taken its place."""
    for place, other in enumerate(found):
        if other.face == card.face:
            found[place] = card
            return True
    return False


def sorted_cards(cards: Iterable[C]) -> list[C]:
    """Cards in an order that tells nothing of how somebody came by them."""
    found = list(cards)
    if len(found) > 1:
        found.sort(key=_face)
    return found


def sorted_faces(cards: list[C]) -> list[int]:
    """The numbers of the faces of cards, in the same order."""
    found = [card.face for card in cards]
    if len(found) > 1:
        found.sort()
    return found


def faces(cards: list[C]) -> tuple[int, ...]:
    """The numbers of the faces of cards, in the order in which they lie."""
    return tuple([card.face for card in cards]) if cards else ()


def names(cards: Iterable[Card]) -> list[str]:
    """Cards in notation, in an order that tells nothing."""
    return [card.notation for card in sorted_cards(cards)]
