"""How it is measured: process time, engines in turn, median and range of several repetitions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter_ns, process_time
from typing import Any

from benchmarks.engines import Count, Run

TRIES = 5


@dataclass(frozen=True)
class Spread:
    """Several measurements of one figure."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    def as_json(self) -> dict[str, Any]:
        """The figure as plain data."""
        return {"median": self.median, "min": min(self.values), "max": max(self.values), "values": list(self.values)}


@dataclass(frozen=True)
class Speed:
    """What one engine did in each repetition: the counts and the seconds they took."""

    counts: tuple[Count, ...]
    seconds: tuple[float, ...]

    @property
    def decisions(self) -> Spread:
        """Decisions with two options or more, a second."""
        return Spread(tuple(one.decisions / took for one, took in zip(self.counts, self.seconds, strict=True)))

    @property
    def questions(self) -> Spread:
        """Questions of any kind, a second."""
        return Spread(tuple(one.questions / took for one, took in zip(self.counts, self.seconds, strict=True)))


def ratio(one: Spread, other: Spread) -> Spread:
    """How often one figure contains the other, repetition by repetition: neighbours in time, so noise hits both."""
    return Spread(tuple(mine / theirs for mine, theirs in zip(one.values, other.values, strict=True)))


def interleaved(runs: Mapping[str, tuple[Run, int]], repetitions: int) -> dict[str, Speed]:
    """Run each engine for so many games in turn, again and again; the first, unmeasured turn warms them up."""
    counts: dict[str, list[Count]] = {name: [] for name in runs}
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for repetition in range(-1, repetitions):
        for name, (run, games) in runs.items():
            random = Random(repetition)
            total = Count()
            started = process_time()
            for number in range(games):
                count = run(repetition * games + number, random)
                total.questions += count.questions
                total.decisions += count.decisions
            took = process_time() - started
            if repetition >= 0:
                counts[name].append(total)
                seconds[name].append(took)
    return {name: Speed(tuple(counts[name]), tuple(seconds[name])) for name in runs}


def microseconds(positions: Sequence[Any], action: Callable[[Any], object], repetitions: int) -> Spread:
    """What one action costs, in the mean over these positions; each counts with the best of a few tries.

    An action takes microseconds, and whatever else the machine does in that time only ever adds to it.
    """
    values = []
    for _ in range(repetitions):
        total = 0
        for position in positions:
            best = 10**9
            for _ in range(TRIES):
                started = perf_counter_ns()
                action(position)
                best = min(best, perf_counter_ns() - started)
            total += best
        values.append(total / len(positions) / 1000)
    return Spread(tuple(values))
