"""Ratings: how strong players are on one scale, by OpenSkill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp, hypot, log
from typing import Generic, NamedTuple, TypeVar

from openskill.models import PlackettLuce

Who = TypeVar("Who", bound=Hashable)

DRIFT = 25 / 300
"""By how much a person may get better or worse from one match to the next, as a standard deviation."""


class Rating(NamedTuple):
    """The strength of a player: a mean, 25 for a newcomer, and its standard deviation."""

    mean: float
    deviation: float

    def drifted(self) -> Rating:
        """The same a match later, of a person: a bot does not get better from match to match."""
        return Rating(self.mean, hypot(self.deviation, DRIFT))


# Nothing keeps a rating uncertain here: whoever drifts says so.
_MODEL = PlackettLuce(tau=0.0)
NEWCOMER = Rating(_MODEL.rating().mu, _MODEL.rating().sigma)


class Ratings(Generic[Who]):
    """The ratings of some players, brought up to date match by match; who is not known yet is a newcomer."""

    def __init__(self, known: Mapping[Who, Rating] | None = None) -> None:
        self._ratings: dict[Who, Rating] = dict(known or {})

    def __getitem__(self, who: Who) -> Rating:
        return self._ratings.get(who, NEWCOMER)

    def count(self, seating: Sequence[Who], places: Sequence[int]) -> None:
        """Take a match in: who sat where, and who came in at which place; places may be shared.

        A bot that sits there several times learns from each of its seats: changes of the mean are added up, those of
        the deviation multiplied. Where it only met itself the changes of the mean cancel out.
        """
        teams = [[_MODEL.create_rating(list(self[who]))] for who in seating]
        means = {who: self[who].mean for who in seating}
        shrinking = dict.fromkeys(seating, 0.0)
        for who, (after,) in zip(seating, _MODEL.rate(teams, ranks=[float(place) for place in places]), strict=True):
            means[who] += after.mu - self[who].mean
            shrinking[who] += log(after.sigma / self[who].deviation)
        for who in means:
            self._ratings[who] = Rating(means[who], self[who].deviation * exp(shrinking[who]))
