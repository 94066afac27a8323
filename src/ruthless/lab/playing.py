"""Playing a plan through: what came of every match, in order, and what effort it took."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from time import perf_counter
from typing import Any

from ruthless.lab.matches import MatchOutcome, Row, are_outcomes, play_several, row
from ruthless.lab.plans import Plan
from ruthless.lab.running import Run
from ruthless.lab.settings import Settings

MEASURED = ("engine", "processes", "played", "seconds", "games_per_second", "decisions_per_second")
"""The figures that tell how a run was done; all others are the same wherever and however it is done."""

Count = Callable[[int, MatchOutcome], None]
"""Takes every match in: its number and what came of it."""
Keep = Callable[[Row], None]
"""Gets the row of every match."""


@dataclass(frozen=True)
class Effort:
    """How a run was done: the part of its figures that may differ when it is done again."""

    engine: str
    processes: int
    played: int
    """Matches played this time: the others were in the journal."""
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Matches a second, all processes together, their start included."""
        return self.played / self.seconds if self.seconds else 0.0

    def as_json(self, mean_decisions: float) -> dict[str, Any]:
        """The effort as plain data: the MEASURED figures."""
        return {
            "engine": self.engine,
            "processes": self.processes,
            "played": self.played,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games_per_second, 3),
            "decisions_per_second": round(self.games_per_second * mean_decisions, 1),
        }


def play_all(plan: Plan, games: int, settings: Settings, count: Count, keep: Keep | None = None) -> Effort:
    """Play that many matches of a plan; `count` and `keep` hear of them in order."""

    def sound(chunk: range, found: object) -> bool:
        return are_outcomes(found, len(chunk), plan.players)

    started = perf_counter()
    with closing(Run(plan, games, play_several, settings, sound)) as chunks:
        for index, found in enumerate(chain.from_iterable(chunks)):
            outcome = MatchOutcome(*found)  # a journal holds plain lists
            count(index, outcome)
            if keep is not None:
                keep(row(plan, index, outcome))
    return Effort(settings.engine, chunks.processes, games - chunks.kept, perf_counter() - started)
