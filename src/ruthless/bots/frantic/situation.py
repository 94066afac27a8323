"""The situation: what a seat of Frantic makes of what it sees before it decides."""

from __future__ import annotations

from math import inf
from typing import Final

from ruthless.bots.frantic.faces import Face, pack_for
from ruthless.games.frantic.glance import Glance
from ruthless.games.frantic.options import Options
from ruthless.kernel.seats import Seat

CLOSE: Final = 2
"""With so few cards somebody may finish any moment."""

ACCOUNT: Final = 12.0
"""How much it makes somebody a menace to be ahead by the whole limit."""


def situation_of(glance: Glance) -> Situation:
    """What is made of a glance. A function is quicker to call through a variable than a class, where both are compiled."""
    return Situation(glance)


class Situation:
    """What a seat sees, with the questions answered that nearly every choice asks."""

    __slots__ = ("_menaces", "fewest", "glance", "hand", "me", "others", "pack", "urgency")

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        me = self.me = glance.seat
        self.pack = pack_for(glance.options)
        faces = self.pack.by_number
        self.hand: list[Face] = [faces[number] for number in glance.hand]
        self.others: tuple[Seat, ...] = glance.order.others[me]
        """Everybody else, who plays next first."""
        counts = glance.counts
        fewest = counts[self.others[0]]
        for seat in self.others:
            if counts[seat] < fewest:
                fewest = counts[seat]
        self.fewest = fewest
        """Cards in the smallest other hand."""
        self.urgency = 1.5 if self.fewest <= CLOSE or glance.bomb else 1.0
        """How much the points in hand press: more when somebody may finish any moment."""
        self._menaces: list[float] | None = None

    @property
    def house(self) -> Options:
        """The house rules."""
        return self.glance.options

    @property
    def points(self) -> bool:
        """Whether points are written down, so that low accounts are good."""
        return self.glance.points

    @property
    def lead(self) -> list[float]:
        """By seat: how far its account is ahead of the mean, as a part of the limit; negative if it is behind."""
        scores = self.glance.scores
        whole = 0
        for score in scores:
            whole += score
        mean = whole / len(scores)
        limit = self.glance.limit if self.points else -self.glance.limit
        return [(mean - score) / limit for score in scores]

    @property
    def menaces(self) -> list[float]:
        """By seat how much it stands in one's way: about to finish, or ahead in the match; oneself less than anybody.

        Of equals the one who plays sooner is the greater menace, so that one victim gets it all: each victim is one
        more who may counter.
        """
        if self._menaces is None:
            menaces = self.lead
            for place, seat in enumerate(self.others):
                cards = self.glance.counts[seat]
                menaces[seat] = (6 / cards if cards else 12.0) + menaces[seat] * ACCOUNT - place * 0.01
            menaces[self.me] = -inf
            self._menaces = menaces
        return self._menaces

    @property
    def worst(self) -> float:
        """The greatest menace at the table."""
        return max(self.menaces)
