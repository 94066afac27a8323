"""Rollouts: how a try plays on after what has been chosen, and what is made of it on the way."""

from __future__ import annotations

from typing import Any

from ruthless.bots.expertise import Judge
from ruthless.bots.foresight import Foresight
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat

PATIENCE = 20
"""How many decisions more are played to come to the beginning of a turn, where nothing is half done."""


class Rollout:
    """One imagined match that is played on for a seat: first some decisions as they look best, then by habit.

    Stock is taken each time it has come as far as the foresight says, at the next beginning of a turn.
    """

    __slots__ = ("_begun", "_foresight", "_luck", "_made", "_others", "_own", "_seat", "_stock", "match")

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
        self._stock: list[list[float]] = []

    def is_done(self) -> bool:
        """Whether it has been played far enough; takes stock where that is due."""
        match = self.match
        decision = match.decision
        stops = self._foresight.stops
        if decision is None or match.rounds != self._begun or len(self._stock) == len(stops):
            return True
        late = self._made - stops[len(self._stock)]
        if late >= 0 and (late >= PATIENCE or decision.question.id in match.game.turn_questions):
            chances = self._chances()
            while len(self._stock) < len(stops) and stops[len(self._stock)] <= self._made:
                self._stock.append(chances)
        return len(self._stock) == len(stops)

    def go_on(self, decision: Decision[Any]) -> None:
        """Let somebody decide."""
        options = decision.options
        choice: Option = options[0]
        if len(options) > 1:
            self._made += 1
            if self._made > self._foresight.near:
                choice = self._foresight.habits.choose(decision, self._luck)
            else:
                judge = self._own if decision.seat == self._seat else self._others
                scores = judge(Sight(self.match, decision))
                choice = options[max(range(len(options)), key=scores.__getitem__)]
        self.match.answer(choice, decision.seat)

    def value(self) -> float:
        """Play as far as is needed; what it comes to for the seat, on average over the times when stock was taken."""
        while not self.is_done():
            decision = self.match.decision
            assert decision is not None
            self.go_on(decision)
        missing = len(self._foresight.stops) - len(self._stock)
        if missing:
            self._stock += [self._chances()] * missing
        return sum([chances[self._seat] for chances in self._stock]) / len(self._stock)

    def _chances(self) -> list[float]:
        """Each seat's chance of winning the match: certain if it is over, a shared win counts less; else estimated."""
        match = self.match
        seats = range(match.seats)
        if not match.over:
            return self._foresight.chances([match.view(seat) for seat in seats])
        winners = match.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
