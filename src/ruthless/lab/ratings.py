"""Ratings: how strong the bots of a tournament are on one scale, by OpenSkill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from ruthless.kernel.errors import RuthlessError


class Rating(NamedTuple):
    """The strength of a bot: a mean, 25 for a newcomer, and its standard deviation."""

    mean: float
    deviation: float


class Ratings:
    """The ratings of some bots, brought up to date match by match."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise RuthlessError("ratings need OpenSkill: pip install 'ruthless[lab]'") from None
        # A bot does not get better from match to match, so nothing has to keep its rating uncertain.
        self._model = PlackettLuce(tau=0.0)
        newcomer = self._model.rating()
        self._ratings = [Rating(newcomer.mu, newcomer.sigma)] * bots

    def __getitem__(self, bot: int) -> Rating:
        return self._ratings[bot]

    def count(self, seating: Sequence[int], places: Sequence[int]) -> None:
        """Take a match in: who sat where, and who came in at which place; places may be shared.

        A bot that sits there several times learns from each of its seats: changes of the mean are added up, those of
        the deviation multiplied. Where it only met itself the changes of the mean cancel out.
        """
        teams = [[self._model.create_rating(list(self._ratings[bot]))] for bot in seating]
        means = {bot: self._ratings[bot].mean for bot in seating}
        shrinking = dict.fromkeys(seating, 0.0)
        for bot, (after,) in zip(
            seating, self._model.rate(teams, ranks=[float(place) for place in places]), strict=True
        ):
            means[bot] += after.mu - self._ratings[bot].mean
            shrinking[bot] += log(after.sigma / self._ratings[bot].deviation)
        for bot in means:
            self._ratings[bot] = Rating(means[bot], self._ratings[bot].deviation * exp(shrinking[bot]))
