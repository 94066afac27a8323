"""Simulation: many matches between bots, on as many processes as wanted, always with the same result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from ruthless.kernel.seats import Seat
from ruthless.lab.matches import MatchOutcome
from ruthless.lab.plans import Plan
from ruthless.lab.playing import Effort, Keep, play_all
from ruthless.lab.settings import Settings
from ruthless.lab.statistics import rate


@dataclass(frozen=True)
class Result:
    """What came of a simulation. All but the effort follows from the plan and the number of matches.

    A match won by k seats together counts 1/k for each of them, so all wins add up to the number of matches.
    """

    plan: Plan
    games: int
    decisions: int
    """Questions with two options or more."""
    rounds: int
    wins: tuple[float, ...]
    """By seat."""
    wins_by_bot: Mapping[str, float]
    """By name, all seats of that name together."""
    effort: Effort

    @property
    def mean_decisions(self) -> float:
        """Decisions a match."""
        return self.decisions / self.games

    @property
    def mean_rounds(self) -> float:
        """Rounds a match."""
        return self.rounds / self.games

    @property
    def games_per_second(self) -> float:
        """Matches a second, all processes together, their start included."""
        return self.effort.games_per_second

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second, all processes together, their start included."""
        return self.games_per_second * self.mean_decisions

    def as_json(self) -> dict[str, Any]:
        """The result as plain data, with shares and their 95 % intervals."""
        return {
            **self.plan.as_json(self.games),
            "bots": list(self.plan.bots),
            "rotated": self.plan.rotate,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "mean_decisions": round(self.mean_decisions, 3),
            "mean_rounds": round(self.mean_rounds, 3),
            "wins": list(self.wins),
            "win_rates": [rate(won, self.games) for won in self.wins],
            "wins_by_bot": dict(self.wins_by_bot),
            "win_rates_by_bot": {name: rate(won, self.games) for name, won in self.wins_by_bot.items()},
            **self.effort.as_json(self.mean_decisions),
        }


class Tally:
    """What the matches of a plan come to. Shared wins are added up as fractions, hence exactly."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.decisions = 0
        self.rounds = 0
        self.by_seat: dict[Seat, Fraction] = {}
        self.by_bot: dict[str, Fraction] = {}

    def count(self, index: int, outcome: MatchOutcome) -> None:
        """Take a match in."""
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        winners, names = outcome.winners, self.plan.names(index)
        for seat in winners:
            share, name = Fraction(1, len(winners)), names[seat]
            self.by_seat[seat] = self.by_seat.get(seat, 0) + share
            self.by_bot[name] = self.by_bot.get(name, 0) + share

    def result(self, games: int, effort: Effort) -> Result:
        """What all of them came to."""
        return Result(
            plan=self.plan,
            games=games,
            decisions=self.decisions,
            rounds=self.rounds,
            wins=tuple(float(self.by_seat.get(seat, 0)) for seat in range(self.plan.players)),
            wins_by_bot={name: float(self.by_bot.get(name, 0)) for name in dict.fromkeys(self.plan.bots)},
            effort=effort,
        )


def simulate(
    game: str,
    players: int = 4,
    games: int = 1000,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    bots: str | Sequence[str] = ("uniform",),
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    rotate: bool | None = None,
    engine: str = "processes",
    address: str | None = None,
    journal: Path | str | None = None,
    keep: Keep | None = None,
) -> Result:
    """Play many matches; `progress` hears each time how many more are done.

    `bots` names one bot for all seats, or one for each. With `rotate` they move on one seat from match to match;
    left open, they do if they differ. Where and how it is run: see `ruthless.lab.settings.Settings`. `keep` gets the
    row of each match, in order.
    """
    plan = Plan.checked(game, players, seed, options, bots, rotate)
    return simulated(plan, games, Settings(processes, engine, address, journal, progress), keep)


def simulated(plan: Plan, games: int, settings: Settings, keep: Keep | None = None) -> Result:
    """What so many matches of a plan come to; `keep` gets the row of each, in order."""
    tally = Tally(plan)
    effort = play_all(plan, games, settings, tally.count, keep)
    return tally.result(games, effort)
