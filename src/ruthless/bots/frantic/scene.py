"""The scene: what a seat of Frantic makes of its view before it decides."""

from __future__ import annotations

from ruthless.bots.frantic.faces import FACES, Face
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.seats import Seat

CLOSE = 2
"""With so few cards somebody may finish any moment."""


class Scene:
    """A view with the questions answered that nearly every choice asks."""

    __slots__ = ("_menaces", "fewest", "hand", "me", "others", "view")

    def __init__(self, view: FranticView, me: Seat) -> None:
        self.view = view
        self.me = me
        self.hand: list[Face] = [FACES[name] for name in view.hand]
        place = view.order.index(me) + 1
        self.others: list[Seat] = view.order[place:] + view.order[: place - 1]
        """Everybody else, who plays next first."""
        self.fewest = min([view.counts[seat] for seat in self.others])
        """Cards in the smallest other hand."""
        self._menaces: dict[Seat, float] | None = None

    @property
    def menaces(self) -> dict[Seat, float]:
        """How much each of the others stands in the way: about to finish, or ahead in the match.

        Of equals the one who plays sooner is the greater menace, so that one victim gets it all: each victim is one
        more who may counter.
        """
        if self._menaces is None:
            view = self.view
            scores = view.scores
            mean = sum(scores) / len(scores)
            weight = 12 / view.limit
            counts = view.counts
            self._menaces = {
                seat: 6 / (counts[seat] or 0.5) + (mean - scores[seat]) * weight - place * 0.01
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
