"""The situation: what a seat of Frantic makes of its view before it decides."""

from __future__ import annotations

from ruthless.bots.frantic.faces import Face, pack_for
from ruthless.bots.sight import Sight
from ruthless.games.frantic.options import Options
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.seats import Seat

CLOSE = 2
"""With so few cards somebody may finish any moment."""

ACCOUNT = 12.0
"""How much it makes somebody a menace to be ahead by the whole limit."""


class Situation:
    """A view with the questions answered that nearly every choice asks."""

    __slots__ = ("_menaces", "_sight", "fewest", "hand", "me", "others", "pack", "view")

    def __init__(self, view: FranticView, sight: Sight) -> None:
        self.view = view
        self._sight = sight
        me = self.me = sight.seat
        self.pack = pack_for(self.house)
        faces = self.pack.faces
        self.hand: list[Face] = [faces[name] for name in view.hand]
        place = view.order.index(me) + 1
        self.others: list[Seat] = view.order[place:] + view.order[: place - 1]
        """Everybody else, who plays next first."""
        self.fewest = min([view.counts[seat] for seat in self.others])
        """Cards in the smallest other hand."""
        self._menaces: dict[Seat, float] | None = None

    @property
    def house(self) -> Options:
        """The house rules."""
        options = self._sight.options
        assert isinstance(options, Options)
        return options

    @property
    def points(self) -> bool:
        """Whether points are written down, so that low accounts are good."""
        return self.view.scoring == "points"

    @property
    def lead(self) -> list[float]:
        """By seat: how far its account is ahead of the mean, as a part of the limit; negative if it is behind."""
        scores = self.view.scores
        mean = sum(scores) / len(scores)
        limit = self.view.limit if self.points else -self.view.limit
        return [(mean - score) / limit for score in scores]

    @property
    def menaces(self) -> dict[Seat, float]:
        """How much each of the others stands in the way: about to finish, or ahead in the match.

        Of equals the one who plays sooner is the greater menace, so that one victim gets it all: each victim is one
        more who may counter.
        """
        if self._menaces is None:
            counts = self.view.counts
            lead = self.lead
            self._menaces = {
                seat: 6 / (counts[seat] or 0.5) + lead[seat] * ACCOUNT - place * 0.01
                for place, seat in enumerate(self.others)
            }
        return self._menaces

    @property
    def worst(self) -> float:
        """The greatest menace at the table."""
        return max(self.menaces.values())

    @property
    def urgency(self) -> float:
        """How much the points in hand press: more when somebody may finish any moment."""
        return 1.5 if self.fewest <= CLOSE or self.view.bomb else 1.0
