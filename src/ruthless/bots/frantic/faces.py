"""What is printed on the cards of Frantic, what they are worth in hand, and which of them fit on what."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic.cards import Card, refusal
from ruthless.games.frantic.deck import DEMANDS, all_playing, deck_for
from ruthless.games.frantic.options import Options

KEEP: Final = {
    "black": -2.0,
    "counterattack": 18.0,
    "curse": -6.0,
    "equality": 8.0,
    "exchange": 2.0,
    "fantastic": 7.0,
    "fantastic-four": 6.0,
    "fuck-you": -4.0,
    "gift": 10.0,
    "inequality": 10.0,
    "lucky-bastard": 10.0,
    "mimicry": 14.0,
    "nice-try": 10.0,
    "second-chance": 2.0,
    "special-favours": 6.0,
}
"""How many points a card in hand may cost before it is a burden: cards that fit everywhere, avert something or rid one
of others. Less than none for cards that are hard to play, or with which nobody finishes."""

TEMPO: Final = 4.0
"""What a card less is worth beside its points: one turn nearer to the finish."""

POINT: Final = {"points": 1.0, "rounds": 0.5}
"""What a point in hand costs. Without points it counts only if a round ends that nobody has finished."""

FINISH: Final = {"points": 90.0, "rounds": 200.0}
"""What it is worth to finish: the others pay for their hands, or the round is won."""


class Face:
    """One face of the deck."""

    __slots__ = (
        "burden",
        "colours",
        "held",
        "keep",
        "kind",
        "name",
        "number",
        "place",
        "points",
        "price",
        "special",
        "wild",
        "wishes",
    )

    def __init__(self, card: Card, scoring: str) -> None:
        self.name = card.notation
        self.place = card.face
        """The number that cards have for this face."""
        self.kind = card.kind.name
        self.colours = card.colours
        self.number = card.number
        self.points = card.points
        self.wild = card.kind.wish != "" or self.kind == "mimicry"
        """Whether it fits everywhere."""
        self.special = not card.number and self.kind != "fuck-you"
        """Whether Special Favours take it along."""
        wanted: list[object] = [*card.colours]
        if card.number:
            wanted.append(card.number)
        self.wishes = [f"wish {one}" for one in wanted]
        """The wishes on which it fits, unless it fits everywhere."""
        self.price = card.points * POINT[scoring]
        """What its points cost in the end."""
        self.keep = KEEP.get(self.kind, 0.0)
        self.burden = self.price - self.keep
        """How glad one is to be rid of it."""
        self.held = 0.0
        """What it adds to the chance to hold it, once the foresight has learnt it."""


class Pack:
    """The cards a match is played with and what they are worth in it, with or without points."""

    __slots__ = (
        *("_fitting", "by_number", "cards", "copies", "events", "faces", "finish", "mean", "mean_points", "size"),
        *("numbers", "special_burden", "special_share", "wishes"),
    )

    def __init__(self, options: Options) -> None:
        deck = deck_for(options)
        self.faces = {card.notation: Face(card, options.scoring) for card in deck.playing}
        self.cards = [self.faces[card.notation] for card in deck.playing]
        self.by_number = self.cards[:1] * (1 + max(card.face for card in deck.playing))
        """The faces by the numbers that cards have for theirs. Numbers of cards that are not played with mean nothing."""
        for card in deck.playing:
            self.by_number[card.face] = self.faces[card.notation]
        self.size = len(self.cards)
        self.events = [card.notation for card in deck.events]
        self.finish = FINISH[options.scoring]
        self.mean_points = sum(face.points for face in self.cards) / self.size
        self.mean = self.mean_points * POINT[options.scoring]
        """What a card one has not seen costs, on average."""
        specials = [face for face in self.cards if face.special]
        self.special_share = len(specials) / self.size
        self.special_burden = sum(face.burden for face in specials) / len(specials)
        self.numbers = sum(face.number > 0 for face in self.cards)
        self.wishes: dict[str, int] = {}
        """By wish: how many cards fit on it that do not fit everywhere."""
        for face in self.cards:
            for wish in face.wishes:
                self.wishes[wish] = self.wishes.get(wish, 0) + 1
        self.copies = [0] * len(self.by_number)
        """By the numbers of faces how many cards there are of each."""
        for face in self.cards:
            self.copies[face.place] += 1
        self._fitting: dict[str, list[int]] = {}

    def fitting(self, demand: str) -> list[int]:
        """The numbers of the faces that fit on what is in force and do not fit everywhere."""
        found = self._fitting.get(demand)
        if found is None:
            fits = FITS[demand]
            found = [face.place for face in self.faces.values() if fits[face.place] and not face.wild]
            self._fitting[demand] = found
        return found


_PACKS: Final[dict[tuple[tuple[str, ...], str], Pack]] = {}


def pack_for(options: Options) -> Pack:
    """The cards that are played with under these house rules."""
    key = options.expansions, options.scoring
    pack = _PACKS.get(key)
    if pack is None:
        pack = _PACKS[key] = Pack(Options(expansions=options.expansions, scoring=options.scoring))
    return pack


FACES: Final[dict[str, Face]] = {}
"""Every face by its notation, as it is worth without points."""

NUMBERED: Final[list[Face]] = []
"""The same by the number that cards have for their face. Numbers that no card has mean nothing."""

FITS: Final[dict[str, list[bool]]] = {}
"""By the notation of what is in force, and by the number of a face: whether it may be played on it. Curse and Fuck You
never may."""


def learn() -> None:
    """Look at all the cards there are: once more when other packages have added theirs."""
    cards = all_playing()
    FACES.update((card.notation, Face(card, "rounds")) for card in cards)
    NUMBERED[:] = [FACES[cards[0].notation]] * (1 + max(card.face for card in cards))
    for card in cards:
        NUMBERED[card.face] = FACES[card.notation]
    playable = [card for card in cards if card.kind.name not in ("curse", "fuck-you")]
    for notation, demand in DEMANDS.items():
        fits = FITS[notation] = [False] * len(NUMBERED)
        for card in playable:
            fits[card.face] = refusal(demand, card) is None


learn()
