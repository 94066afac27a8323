"""The deck: every card there is, made from the book once all chapters have written in it.

Expansions of other packages write in it later. Their cards are made behind all others, so that ours have the same numbers
with and without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ruthless.games.frantic import attacks, book, colours, fantastic_four, mimicry, numbers, reactions, turns, wishes
from ruthless.games.frantic.cards import Card, Demand, Kind, refusal
from ruthless.games.frantic.events import accounts, chains, drawing, fate, sharing, shedding
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.table import ANYTHING
from ruthless.kernel.cards import distinct, find_twins, print_faces
from ruthless.kernel.decisions import Option
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


def _make(kinds: list[Kind], back: str, first_id: int, first_face: int, first_kind: int = 0) -> list[Card]:
    cards: list[Card] = []
    face = first_face
    for place, kind in enumerate(kinds, first_kind):
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

MORE_PLAYING: Final[list[Card]] = []
MORE_EVENTS: Final[list[Card]] = []
"""The cards of expansions from other packages, in the order in which those were added."""

DEMANDS: Final[dict[str, Demand]] = {ANYTHING.notation: ANYTHING}
"""Every demand by its notation."""


def _distinct_demands(cards: Sequence[Card]) -> list[Demand]:
    """What these cards ask for when they are played; equal cards ask for the same."""
    by_face: dict[int, Demand | None] = {}
    for card in cards:
        if card.face not in by_face:
            by_face[card.face] = _demand(card)
        card.demand = by_face[card.face]
    return [demand for demand in by_face.values() if demand is not None]


def _work_out_fits() -> None:
    """By face whether a card fits on a demand; no event does."""
    faces: dict[int, Card] = {card.face: card for card in all_playing()}
    for demand in DEMANDS.values():
        demand.fits = [face in faces and refusal(demand, faces[face]) is None for face in range(max(faces) + 1)]


def all_playing() -> tuple[Card, ...]:
    """Every playing card there is, those of other packages last."""
    return (*PLAYING_CARDS, *MORE_PLAYING)


def _fill() -> None:
    find_twins(PLAYING_CARDS)
    demands = _distinct_demands(PLAYING_CARDS)
    demands += [wish.demand for wish in wishes.WISHES["any"]]
    demands += colours.SWAPPED.values()
    DEMANDS.update((demand.notation, demand) for demand in demands)
    _work_out_fits()
    mimicry.fill_guises(FACES)


_fill()


def add(expansion: str) -> tuple[list[Card], list[Card], list[Option]]:
    """Make the cards of an expansion that another package has written into the book.

    Gives its playing cards, its events, and everything that can be answered with them.
    """
    kinds = [kind for kind in _in_order(book.KINDS) if kind.expansion == expansion]
    events = [kind for kind in _in_order(book.EVENTS) if kind.expansion == expansion]
    made = [*PLAYING_CARDS, *EVENT_CARDS, *MORE_PLAYING, *MORE_EVENTS]
    ids, face = len(made), max(card.face for card in made) + 1
    known = len({card.kind.name for card in all_playing()})
    playing = _make(kinds, "playing", ids, face, known)
    face = max([face - 1, *(card.face for card in playing)]) + 1
    happening = _make(events, "event", ids + len(playing), face)
    find_twins(playing)
    DEMANDS.update((demand.notation, demand) for demand in _distinct_demands(playing))
    MORE_PLAYING.extend(playing)
    MORE_EVENTS.extend(happening)
    _work_out_fits()
    faces = distinct(playing)
    return playing, happening, [*faces, *mimicry.fill_guises(faces), *happening]


class Deck(Value):
    """The cards and events a table plays with."""

    __slots__ = ("events", "playing")

    def __init__(self, expansions: tuple[str, ...]) -> None:
        self.playing = tuple(
            card for card in all_playing() if not card.kind.expansion or card.kind.expansion in expansions
        )
        self.events = tuple(
            card
            for card in (*EVENT_CARDS, *MORE_EVENTS)
            if not card.kind.expansion or card.kind.expansion in expansions
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
