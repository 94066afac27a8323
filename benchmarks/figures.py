"""Figures of a run: medians, ranges, ratios between neighbours in time, and the run as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.turns import Turn

UNITS = ("µs", "tries/s", "decisions/s")
"""What a figure is told in unless another unit is asked for."""


@dataclass(frozen=True)
class Spread:
    """Several measurements of one figure."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        """The one in the middle."""
        return median(self.values)

    def __truediv__(self, other: Spread) -> Spread:
        """How often this figure contains the other, repetition by repetition, so that noise hits both."""
        return Spread(tuple(mine / theirs for mine, theirs in zip(self.values, other.values, strict=True)))


@dataclass(frozen=True)
class Run:
    """What a run has measured, as it is saved."""

    content: dict[str, Any]

    def __contains__(self, key: str) -> bool:
        return key in self.content["figures"]

    def spread(self, key: str, unit: str = "") -> Spread:
        """A figure in its own unit, or in the one asked for."""
        figure = self.content["figures"][key]
        return Spread(tuple(figure[unit or next(own for own in UNITS if own in figure)]))

    def a_second(self, key: str) -> Spread:
        """A figure as a rate, whatever its unit: more is quicker."""
        return rate(self.content["figures"][key])

    def decisions_per_game(self, key: str) -> float:
        """How many decisions a match has, in the mean of the whole run."""
        return float(self.content["figures"][key]["decisions/game"])


def figure(turns: Sequence[Turn]) -> dict[str, Any]:
    """The turns of one contestant as plain data, no more exact than they can be."""
    if turns[0].thoughts:
        thought = {
            "tries/s": [_rounded(turn.tries / turn.seconds) for turn in turns],
            "ms": [_rounded(1e3 * turn.seconds / turn.thoughts) for turn in turns],
        }
        a_match = turns[0].thoughts_a_match
        return thought | ({"s/match": [_rounded(one / 1e3 * a_match) for one in thought["ms"]]} if a_match else {})
    if turns[0].copies:
        return {"µs": [_rounded(1e6 * turn.seconds / turn.copies) for turn in turns]}
    return {
        "decisions/s": [_rounded(turn.decisions / turn.seconds) for turn in turns],
        "questions/s": [_rounded(turn.questions / turn.seconds) for turn in turns],
        "decisions/game": _rounded(sum(turn.decisions for turn in turns) / sum(turn.games for turn in turns)),
    }


def rate(found: dict[str, Any]) -> Spread:
    """Decisions, tries or copies a second."""
    unit = next(own for own in UNITS if own in found)
    return Spread(tuple(1e6 / value for value in found[unit]) if unit == "µs" else tuple(found[unit]))


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")
