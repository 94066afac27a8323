"""What is printed on the cards of Frantic, looked up by notation, and which of them fit on what."""

from __future__ import annotations

from ruthless.games.frantic.cards import refusal
from ruthless.games.frantic.deck import DEMANDS, PLAYING_CARDS

KEEP = {
    "counterattack": 4.0,
    "nice-try": 5.0,
    "fantastic": 2.0,
    "fantastic-four": 2.0,
    "equality": 1.0,
    "gift": 2.0,
    "second-chance": 1.0,
}
"""How many points a card in hand may cost before it is a burden: cards that fit everywhere or avert something."""


class Face:
    """One face of the deck."""

    __slots__ = ("burden", "colour", "copies", "keep", "kind", "name", "number", "points", "wild")

    def __init__(self, name: str, kind: str, colour: str, number: int, points: int, wild: bool) -> None:
        self.name = name
        self.kind = kind
        self.colour = colour
        self.number = number
        self.points = points
        self.wild = wild
        self.copies = 0
        """How many there are in the deck."""
        self.keep = KEEP.get(kind, 0.0)
        self.burden = points - self.keep
        """How glad one is to be rid of it."""


FACES: dict[str, Face] = {}
"""Every face by its notation."""

FITS: dict[str, frozenset[str]] = {}
"""By the notation of what is in force: the faces that may be played on it. Fuck You is not among them."""


def _fill() -> None:
    for card in PLAYING_CARDS:
        name = str(card)
        kind = card.kind
        if name not in FACES:
            FACES[name] = Face(name, kind.name, card.colour, card.number, card.points, kind.wish != "")
        FACES[name].copies += 1
    for notation, demand in DEMANDS.items():
        FITS[notation] = frozenset(str(card) for card in PLAYING_CARDS if refusal(demand, card, ten=False) is None)


_fill()

DECK = len(PLAYING_CARDS)
MEAN_POINTS = sum(face.points * face.copies for face in FACES.values()) / DECK
"""What a card one has not seen costs, on average."""
