"""Analysing: every turn gets its chances, and those where the match seems to have turned are looked at more closely.

The worlds are those the public may imagine, or those in which all hands lie as they lay: then only the order of the piles
and the luck to come are unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot, sqrt

from ruthless.bots import bot_named
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.record import Record
from ruthless.lab.analysis.findings import Analysis, Turn, TurningPoint
from ruthless.lab.analysis.timeline import Timeline
from ruthless.lab.analysis.worlds import Task, WinCounts, WorldPlan, play_tasks

TRIES = 40
CLOSER = 4
"""So many times as many worlds, all of them new, are played before and after a turn that may have been a turning point."""
CANDIDATES = 7
TURNING_POINTS = 5
_FINE = 0.35
"""A point needs no more tries when its errors are below this divided by sqrt(tries); in an even race of two it is 0.5."""
_DOUBT = 3.5
"""A swing has to be so many times its standard error: in a match in which nothing changes, the largest of those looked at
again is 3 by accident in up to one of eight, and 3.5 in about one of fifty."""


def analyse(
    record: Record,
    *,
    tries: int = TRIES,
    seed: int | str = 0,
    open_table: bool = False,
    bots: str = "sensible",
    processes: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """The chances of winning after every turn of a record; `progress` hears the share of the work that is done.

    Each point gets at most `tries` worlds, fewer where the match is as good as decided. Before and after the turns that seem
    to have changed most, `CLOSER` times as many new ones take their place: worlds that made a turn look large by accident
    must not testify to it. The same seed gives the same analysis, whatever the processes.
    """
    if tries < 2:
        raise RuthlessError(f"an analysis needs at least two tries, not {tries}")
    bot_named(bots, Luck(b""))
    timeline = Timeline(record)
    plan = WorldPlan(record, open_table, bots, str(seed))
    heard = _Progress(progress, tries * (len(timeline.unknown) + CLOSER * min(2 * CANDIDATES, len(timeline.unknown))))
    tasks = [Task(point, 0, tries, _FINE / sqrt(tries)) for point in timeline.unknown]
    wins_at = play_tasks(plan, tasks, processes, heard.more)
    likely = _largest_swings(_turns(timeline, wins_at))[:CANDIDATES]
    near = sorted({point for turn in likely for point in (turn - 1, turn) if point in wins_at})
    tasks = [Task(point, tries, (1 + CLOSER) * tries) for point in near]
    wins_at |= play_tasks(plan, tasks, processes, heard.more)
    heard.end()
    turns = _turns(timeline, wins_at)
    return Analysis(
        game=record.game,
        seats=record.seats,
        players=record.players,
        open_table=open_table,
        bots=bots,
        tries=tries,
        seed=str(seed),
        over=timeline.result is not None,
        turns=turns,
        turning_points=tuple(_turning_points(timeline, turns, likely))[:TURNING_POINTS],
    )


class _Progress:
    """Tells how much of an expected number of tries is done; there may be fewer points to look at more closely."""

    def __init__(self, tell: Callable[[float], None] | None, expected: int) -> None:
        self._tell = tell
        self._expected = expected
        self._done = 0

    def more(self, tries: int) -> None:
        self._done += tries
        if self._tell is not None:
            self._tell(min(1.0, self._done / self._expected))

    def end(self) -> None:
        if self._tell is not None:
            self._tell(1.0)


def _turns(timeline: Timeline, wins_at: Mapping[int, WinCounts]) -> tuple[Turn, ...]:
    turns = []
    for number, point in enumerate(timeline.points):
        counts = wins_at.get(number)
        result = timeline.result or ()
        turns.append(
            Turn(
                number=number,
                answers=point.answers,
                moment=point.moment,
                round=point.round,
                seat=timeline.points[number - 1].seat if number else None,
                chances=result if counts is None else counts.chances,
                errors=(0.0,) * len(result) if counts is None else counts.errors,
                tries=0 if counts is None else counts.tries,
            )
        )
    return tuple(turns)


def _largest_swings(turns: Sequence[Turn]) -> list[int]:
    """The numbers of all turns, those that moved the chances most first."""
    moved = {
        after.number: sum(abs(new - old) for old, new in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(turns)
    }
    return sorted(moved, key=lambda number: -moved[number])


def _turning_points(timeline: Timeline, turns: Sequence[Turn], likely: Sequence[int]) -> Iterator[TurningPoint]:
    """The turns among the likely ones whose swing stands a closer look, the largest first."""
    for number in [one for one in _largest_swings(turns) if one in likely]:
        before, after = turns[number - 1], turns[number]
        swings = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        errors = [hypot(old, new) for old, new in zip(before.errors, after.errors, strict=True)]
        winner = max(range(len(swings)), key=lambda seat: swings[seat])
        loser = min(range(len(swings)), key=lambda seat: swings[seat])
        most = max((winner, loser), key=lambda seat: abs(swings[seat]))
        if abs(swings[most]) > _DOUBT * errors[most]:
            yield TurningPoint(
                turn=number,
                seat=after.seat,
                winner=winner,
                gain=swings[winner],
                loser=loser,
                loss=-swings[loser],
                error=errors[most],
                facts=timeline.facts[number],
            )
