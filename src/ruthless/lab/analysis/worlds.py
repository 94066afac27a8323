"""Worlds: how often each seat wins when a match is played on from points of its record.

What happens in a world follows from the text of the seed, the number of the point and the number of the try, so that it does
not matter which process plays it, nor when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import sqrt

from ruthless.bots import bot_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat
from ruthless.lab.matches import play_out
from ruthless.lab.running import Run
from ruthless.lab.settings import Settings
from ruthless.lab.turns import points


@dataclass(frozen=True)
class Task:
    """What is wanted of a point: tries from `first` on, at most to `last`, fewer if the errors are `fine` before."""

    point: int
    first: int
    last: int
    fine: float = 0.0


@dataclass(frozen=True)
class WorldPlan:
    """How worlds are played on from a record, and from which of its points."""

    record: Record
    open_table: bool
    bots: str
    seed: str
    tasks: tuple[Task, ...] = ()

    @property
    def game(self) -> str:
        """The game that was played."""
        return self.record.game


@dataclass(frozen=True)
class WinCounts:
    """What the tries of a point came to."""

    tries: int
    wins: tuple[float, ...]

    @property
    def chances(self) -> tuple[float, ...]:
        """By seat the share of wins."""
        return tuple(won / self.tries for won in self.wins)

    @property
    def errors(self) -> tuple[float, ...]:
        """By seat the standard error of its share; half a win and half a loss are added, so that none is zero."""
        shares = [(won + 0.5) / (self.tries + 1) for won in self.wins]
        return tuple(sqrt(share * (1 - share) / self.tries) for share in shares)


def play_tasks(
    plan: WorldPlan, tasks: Sequence[Task], processes: int, progress: Callable[[int], None]
) -> dict[int, WinCounts]:
    """By point what its task came to, whatever the processes; `progress` hears how many more tries need not be awaited."""
    found: dict[int, WinCounts] = {}
    if tasks:
        plan = replace(plan, tasks=tuple(tasks))
        with closing(Run(plan, len(tasks), _play_chunk, Settings(processes))) as parts:
            for part in parts:
                found.update(part)
                progress(sum(task.last - task.first for task in tasks if task.point in part))
    return found


def _play_chunk(plan: WorldPlan, chunk: range) -> dict[int, WinCounts]:
    """Some of the tasks, whose points come in order, on one walk through the record."""
    wanted = {task.point: task for task in plan.tasks[chunk.start : chunk.stop]}
    found: dict[int, WinCounts] = {}
    for number, (_, match) in enumerate(points(plan.record)):
        if number in wanted:
            found[number] = _count_wins(plan, match, wanted[number])
            if len(found) == len(wanted):
                break
    return found


def _count_wins(plan: WorldPlan, match: Match, task: Task) -> WinCounts:
    wins = [0.0] * match.seats
    batch = max(8, (task.last - task.first) // 4)
    counts = WinCounts(0, tuple(wins))
    for number in range(task.first, task.last):
        winners = play_world(plan, match, task.point, number)
        for seat in winners:
            wins[seat] += 1 / len(winners)
        tried = number + 1 - task.first
        if tried % batch == 0 or number + 1 == task.last:
            counts = WinCounts(tried, tuple(wins))
            if max(counts.errors) <= task.fine:
                break
    return counts


def play_world(plan: WorldPlan, match: Match, point: int, number: int) -> list[Seat]:
    """Who wins in one world that looks like this match."""
    seed = f"{plan.seed}/{point}/{number}"
    luck = Luck.from_seed(seed)
    world = match.imagine_openly(luck) if plan.open_table else match.imagine(None, luck)
    world.ask_forced = False  # bots need not be asked what they cannot choose
    play_out(world, [bot_named(plan.bots, Luck.from_seed(f"{seed}/bot/{seat}")) for seat in range(world.seats)])
    return world.winners
