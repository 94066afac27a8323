"""Rollouts: how a try plays on after what has been chosen, and what is made of it on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ruthless.bots.expertise import Judge
from ruthless.bots.foresight import Foresight
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat

PATIENCE: Final = 20
"""How many decisions more are played to come to the beginning of a turn, where nothing is half done."""


def highest(scores: Sequence[float]) -> int:
    """Which of the scores is the highest; of equal ones the first."""
    listed: list[float] = scores if isinstance(scores, list) else list(scores)
    best, most = 0, listed[0]
    for at, score in enumerate(listed):
        if score > most:
            best, most = at, score
    return best


class Rollout:
    """One imagined match that is played on for a seat: first some decisions as they look best, then by habit.

    Stock is taken each time it has come as far as the foresight says, at the next beginning of a turn.
    """

    __slots__ = ("_begun", "_foresight", "_luck", "_made", "_others", "_own", "_seat", "_stock", "_stop", "match")

    def __init__(
        self, match: Match, seat: Seat, luck: Luck, foresight: Foresight, *, own: Judge, others: Judge
    ) -> None:
        """How the seat judges its own decisions, and how the others do theirs."""
        self.match = match
        self._seat = seat
        self._luck = luck
        self._foresight = foresight
        self._own = own
        self._others = others
        self._begun = match.rounds
        self._made = 0
        self._stop = foresight.stops[0]
        """After how many decisions stock is taken next."""
        self._stock: list[float] = []

    def is_done(self) -> bool:
        """Whether it has been played far enough; takes stock where that is due."""
        match = self.match
        decision = match.decision
        stops = self._foresight.stops
        if decision is None or match.rounds != self._begun:
            return True
        if self._made >= self._stop and len(self._stock) < len(stops):
            self._take_stock(decision)
        return len(self._stock) == len(stops)

    def _take_stock(self, decision: Decision[Any]) -> None:
        """Say what it has come to, if nothing is half done, or for too long already."""
        stops = self._foresight.stops
        if self._made - self._stop >= PATIENCE or decision.question.id in self.match.game.turn_questions:
            chance = self._chance()
            while len(self._stock) < len(stops) and stops[len(self._stock)] <= self._made:
                self._stock.append(chance)
            if len(self._stock) < len(stops):
                self._stop = stops[len(self._stock)]

    def go_on(self, decision: Decision[Any]) -> None:
        """Let somebody decide."""
        choice = 0
        if len(decision.options) > 1:
            self._made += 1
            if self._made > self._foresight.near:
                choice = self._foresight.habits.choose(decision, self._luck)
            else:
                judge = self._own if decision.seat == self._seat else self._others
                choice = highest(judge(Sight(self.match, decision)))
        self.take(decision, choice)

    def take(self, decision: Decision[Any], choice: int) -> None:
        """Answer an open decision with the option of that number."""
        match = self.match
        if decision is match.decision:
            match.pick(choice)
        else:
            match.answer(decision.options[choice], decision.seat)

    def value(self) -> float:
        """Play as far as is needed; what it comes to for the seat, on average over the times when stock was taken."""
        while not self.is_done():
            decision = self.match.decision
            assert decision is not None
            self.go_on(decision)
        missing = len(self._foresight.stops) - len(self._stock)
        if missing:
            self._stock += [self._chance()] * missing
        return sum(self._stock) / len(self._stock)

    def _chance(self) -> float:
        """The seat's chance of winning the match: certain if it is over, a shared win counts less; else estimated."""
        match = self.match
        if not match.over:
            return self._foresight.chances([match.glance(seat) for seat in range(match.seats)])[self._seat]
        winners = match.winners
        return 1 / len(winners) if self._seat in winners else 0.0
