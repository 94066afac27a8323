"""The deck: every card there is, made from the book once all chapters have written in it."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.frantic import attacks, book, colours, fantastic_four, mimicry, numbers, reactions, turns, wishes
from ruthless.games.frantic.cards import Card, Demand, Kind, refusal
from ruthless.games.frantic.events import accounts, chains, drawing, fate, sharing, shedding
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.table import ANYTHING
from ruthless.kernel.cards import find_twins, print_faces
from ruthless.kernel.values import Value

CHAPTERS: Final = (
    *(numbers, turns, attacks, fantastic_four, wishes, colours, reactions, mimicry),
    *(drawing, fate, sharing, shedding, chains, accounts),
)
"""The modules that write in the book. A new chapter is named here; a card in an old one needs nothing."""


def _in_order(kinds: dict[str, Kind]) -> list[Kind]:
    """Base deck first, so that its cards are the same with and without an expansion; then by name.

    Deals depend on this order, so it must not depend on which module is imported first.
    """
    return sorted(kinds.values(), key=lambda kind: (kind.expansion, kind.name))


def _make(kinds: list[Kind], back: str, first_id: int, first_face: int) -> list[Card]:
    cards: list[Card] = []
    face = first_face
    for place, kind in enumerate(kinds):
        kind.bit = 1 << place
        for colour in kind.colours:
            for number in kind.numbers:
                for _ in range(kind.copies):
                    cards.append(Card(kind, colour, number, first_id + len(cards), face, back))
                face += 1
        kind.cards = frozenset(card for card in cards if card.kind is kind)
        print_faces(kind, [card for card in cards if card.kind is kind])
    return cards


def _demand(card: Card) -> Demand | None:
    """What a played card asks of the next one; None if what was asked before stays in force."""
    name = str(card)
    if card.kind.name == "number":
        return Demand(name, "number", colour=card.colour, number=card.number)
    if card.kind.name == "black":
        return Demand(name, "black", number=card.number)
    return Demand(name, "special", colour=card.colour, symbol=card.kind.name) if card.colour else None


PLAYING_CARDS: Final = tuple(_make(_in_order(book.KINDS), "playing", 0, 0))
EVENT_CARDS: Final = tuple(_make(_in_order(book.EVENTS), "event", len(PLAYING_CARDS), PLAYING_CARDS[-1].face + 1))
FACES: Final = tuple({card.face: card for card in PLAYING_CARDS}.values())
"""One playing card of each face, by the number of the face."""

DEMANDS: Final[dict[str, Demand]] = {ANYTHING.notation: ANYTHING}
"""Every demand by its notation."""


def _fill() -> None:
    find_twins(PLAYING_CARDS)
    by_face: dict[int, Demand | None] = {card.face: _demand(card) for card in FACES}
    for card in PLAYING_CARDS:
        card.demand = by_face[card.face]
    demands = [demand for demand in by_face.values() if demand is not None]
    demands += [wish.demand for wish in wishes.WISHES["any"]]
    demands += colours.SWAPPED.values()
    DEMANDS.update((demand.notation, demand) for demand in demands)
    for demand in DEMANDS.values():
        demand.fits = [refusal(demand, card) is None for card in FACES]
    mimicry.fill_roles(FACES)


_fill()


class Deck(Value):
    """The cards and events a table plays with."""

    __slots__ = ("events", "playing")

    def __init__(self, expansions: tuple[str, ...]) -> None:
        self.playing = tuple(
            card for card in PLAYING_CARDS if not card.kind.expansion or card.kind.expansion in expansions
        )
        self.events = tuple(
            card for card in EVENT_CARDS if not card.kind.expansion or card.kind.expansion in expansions
        )


@cache
def _deck(expansions: tuple[str, ...]) -> Deck:
    return Deck(expansions)


def deck_for(options: Options) -> Deck:
    """The deck these house rules ask for."""
    return _deck(options.expansions)


def cards_for(options: Options) -> tuple[Card, ...]:
    """All cards these house rules ask for, events included."""
    deck = deck_for(options)
    return deck.playing + deck.events
