"""Playing a plan through: every outcome in order, and what effort it took."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from ruthless.lab.matches import Outcome, Plan, are_outcomes, play_several
from ruthless.lab.running import run

MEASURED = ("engine", "processes", "played", "seconds", "games_per_second", "decisions_per_second")
"""The figures that tell how a run was done; all others are the same wherever and however it is done."""

Each = Callable[[int, Outcome], None]
"""Hears of every match in order: its number and what came of it."""


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


def play_all(
    plan: Plan,
    games: int,
    each: Each,
    *,
    processes: int = 1,
    engine: str = "processes",
    address: str | None = None,
    journal: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Effort:
    """Play that many matches of a plan, as `run` does; `each` hears of them in order."""
    started = perf_counter()
    index = 0
    running = run(
        plan,
        games,
        play_several,
        processes=processes,
        engine=engine,
        address=address,
        journal=journal,
        sound=lambda chunk, result: are_outcomes(result, len(chunk), plan.players),
        progress=progress,
    )
    with closing(running):
        for outcomes in running:
            for outcome in outcomes:
                each(index, Outcome(*outcome))
                index += 1
    return Effort(engine, running.processes, games - running.kept, perf_counter() - started)
