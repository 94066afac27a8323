"""Search: information-set Monte Carlo tree search over imagined matches.

Worlds are imagined one after the other, and in each of them every option still in question is tried: with the same
hidden cards and the same future luck, so that options are compared and not luck. A try descends the tree of what the
seat has learnt about its later decisions, adds one node to it, and is played on from there: the seat plays by instinct,
the others as good sense would have them. Options that do worst are dropped by and by (sequential halving), so that most
tries go to the best.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil, log2, sqrt
from typing import Any, Final

from ruthless.bots.budget import Budget, Clock
from ruthless.bots.expertise import Judge, foresight_of, in_a_search, instinct_of, judge_of, no_preference
from ruthless.bots.foresight import Foresight
from ruthless.bots.garbage import SELDOM
from ruthless.bots.rollouts import Rollout
from ruthless.bots.sight import Sight
from ruthless.bots.tree import Node, sign
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat

LESS: Final = 0.02
SPREAD: Final = 0.03
"""How much less of a chance an option is taken to bring that does not look best at first sight, and how far that varies.

At 260 decisions of Frantic, each option of which was played to the end 900 times, it was 0.015 with a spread of 0.06; but
most of the spread is due to a few decisions, and to be a little warier costs nothing with many worlds and helps with few.
"""
LEAP: Final = 0.3
"""How far a single try may be from the next one, as long as few have been seen."""


class Branch:
    """One option of the decision that is searched, and what its tries came to, world by world."""

    __slots__ = ("at", "nodes", "option", "values")

    def __init__(self, option: Option, at: int) -> None:
        self.option = option
        self.at = at
        """Which of the options it is: the same in every imagined world."""
        self.nodes: dict[Hashable, Node | None] = {}
        """What the seat may see later on; None if that was met once so far."""
        self.values: list[float] = []
        """All branches are tried in the same worlds, in the same order, as long as they are tried."""

    @property
    def mean(self) -> float:
        """What it has brought on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; never nothing, as if one win and one loss had been seen besides."""
        return _error([*self.values, 0.0, 1.0])

    def advantage(self, favourite: Branch) -> float:
        """How much more it may be expected to bring than the one that looked best.

        First sight and tries are weighed by how far each may be wrong: few tries say little against first sight.
        """
        if favourite is self:
            return 0.0
        gains = [mine - theirs for mine, theirs in zip(self.values, favourite.values, strict=False)]
        if not gains:
            return -LESS
        doubt = _error([*gains, LEAP, -LEAP]) ** 2
        return (SPREAD**2 * sum(gains) / len(gains) - doubt * LESS) / (SPREAD**2 + doubt)


def _error(values: list[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


class Search:
    """A search at one decision. It keeps nothing that is not in the sight of its seat."""

    def __init__(self, sight: Sight, luck: Luck, *, wide: int | None = None) -> None:
        """`wide` is how many options are looked into; if it is left open, as many as the game's foresight says."""
        self._sight = sight
        self._seat: Seat = sight.seat
        self._luck = luck
        sense, instinct = judge_of(sight.game) or no_preference, instinct_of(sight.game)
        self._others: Judge = in_a_search(sense)
        self._own: Judge = self._others if instinct is sense else in_a_search(instinct)
        self._foresight: Foresight = foresight_of(sight.game)
        scores = self._own(sight)
        order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
        self.branches = [Branch(sight.decision.options[at], at) for at in order]
        """All options, best first: at the beginning as they look at first sight."""
        self._wide = wide or self._foresight.wide

    def run(self, budget: Budget) -> None:
        """Spend the budget. Each option is tried once at least."""
        with SELDOM:
            self._spend(budget.clock())

    def _spend(self, clock: Clock) -> None:
        """The same by a clock that runs."""
        running = self.branches[: self._wide]
        favourite = running[0]
        phases = max(1, ceil(log2(len(running))))
        for phase in range(phases):
            while not favourite.values or clock.allows((phase + 1) / phases):
                self._try_all(running)
                clock.worlds += 1
            running.sort(key=lambda branch: branch.advantage(favourite), reverse=True)
            self.branches = [*running, *(branch for branch in self.branches if branch not in running)]
            running = running[: (len(running) + 1) // 2]
            if favourite not in running:
                running[-1] = favourite

    def _try_all(self, running: list[Branch]) -> None:
        """Try each option in one more world, the same for all."""
        number = self._luck.below(1 << 32)
        world = self._sight.imagine(Luck.from_seed(number))
        world.ask_forced = False
        habits = Luck.from_seed(f"{number} habits")  # another luck: dice must not know what somebody will choose
        last = running[-1]
        for branch in running:
            match = world if branch is last else world.clone()
            branch.values.append(self._try(match, branch, habits.copy()))

    def _try(self, match: Match, branch: Branch, luck: Luck) -> float:
        """What comes of an option in one imagined match, which is used up."""
        rollout = Rollout(match, self._seat, luck, self._foresight, own=self._own, others=self._others)
        rollout.take(self._next(match), branch.at)
        path = self._descend(rollout, branch.nodes)
        value = rollout.value()
        for node, at in path:
            node.learn(at, value)
        return value

    def _descend(self, rollout: Rollout, nodes: dict[Hashable, Node | None]) -> list[tuple[Node, int]]:
        """Follow what is known of the seat's later decisions until a new one is met; gives the way through the tree."""
        path: list[tuple[Node, int]] = []
        match = rollout.match
        while not rollout.is_done():
            decision = self._next(match)
            if len(decision.options) == 1 or decision.seat != self._seat:
                rollout.go_on(decision)
                continue
            seen, met = sign(match, decision), len(nodes)
            node = nodes.setdefault(seen, None)
            if len(nodes) > met:
                break  # what is met once only is not worth a judgement
            if node is None:
                node = nodes[seen] = Node(self._own(Sight(match, decision)))
            at = node.select()
            path.append((node, at))
            rollout.take(decision, node.options[at])
        return path

    def _next(self, match: Match) -> Decision[Any]:
        """Whose decision comes next: in a Together the seat's own, which cannot know what others will have said."""
        first = match.decision
        assert first is not None
        if match.together is not None:
            for decision in match.pending:
                if decision.seat == self._seat:
                    return decision
        return first
