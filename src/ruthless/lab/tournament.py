"""Tournaments: any number of bots meet at tables of some seats; who wins, who comes in before whom, how strong they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path
from typing import Any

from ruthless.lab.matches import MatchOutcome
from ruthless.lab.plans import Tournament
from ruthless.lab.playing import Effort, Keep, play_all
from ruthless.lab.ratings import Rating, Ratings
from ruthless.lab.settings import Settings
from ruthless.lab.statistics import rate


@dataclass(frozen=True)
class Entrant:
    """How a bot did."""

    name: str
    matches: int
    """In how many matches it took part."""
    seats: int
    """How many seats it had in them: with fewer bots than seats more than one in a match."""
    wins: float
    """A win shared by k seats counts 1/k for each."""
    mean_place: float
    rating: Rating

    @property
    def win_rate(self) -> dict[str, float]:
        """Wins a seat, with the 95 % interval: as sure as so many matches make it, not so many seats."""
        return rate(self.wins / self.seats * self.matches if self.seats else 0, self.matches)

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "name": self.name,
            "matches": self.matches,
            "seats": self.seats,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "mean_place": self.mean_place,
            "rating": self.rating.mean,
            "rating_deviation": self.rating.deviation,
        }


@dataclass(frozen=True)
class Meeting:
    """How two bots did against each other, whoever else was at the table."""

    first: str
    second: str
    matches: int
    """In how many matches they met."""
    times: int
    """How often they did: with fewer bots than seats more than once in a match."""
    before: int
    """How often the first came in before the second."""
    level: int
    """How often they shared a place."""

    @property
    def rate(self) -> dict[str, float]:
        """How often the first comes in before the second, a shared place being half a time, with the 95 % interval."""
        share = (self.before + self.level / 2) / self.times if self.times else 0.5
        return rate(share * self.matches, self.matches)

    def as_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "first": self.first,
            "second": self.second,
            "matches": self.matches,
            "times": self.times,
            "before": self.before,
            "level": self.level,
            "rate": self.rate,
        }


@dataclass(frozen=True)
class Standings:
    """What came of a tournament. All but the effort follows from the plan and the number of matches."""

    plan: Tournament
    games: int
    decisions: int
    rounds: int
    entrants: tuple[Entrant, ...]
    """The best rating first."""
    meetings: tuple[Meeting, ...]
    """Every two bots once, in the order of the entrants."""
    effort: Effort

    def as_json(self) -> dict[str, Any]:
        """The standings as plain data."""
        return {
            **self.plan.as_json(self.games),
            "decisions": self.decisions,
            "rounds": self.rounds,
            "bots": [entrant.as_json() for entrant in self.entrants],
            "head_to_head": [meeting.as_json() for meeting in self.meetings],
            **self.effort.as_json(self.decisions / self.games),
        }


class Scoreboard:
    """What the matches of a tournament come to, taken in one after another."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        self.decisions = 0
        self.rounds = 0
        self._ratings: Ratings[int] = Ratings()
        bots = range(len(plan.bots))
        self._matches = [[0 for _ in bots] for _ in bots]
        """In how many matches two took part; of one alone on the diagonal."""
        self._seats = [0 for _ in bots]
        self._places = [0 for _ in bots]
        self._wins = [Fraction(0) for _ in bots]
        self._before = [[0 for _ in bots] for _ in bots]
        self._level = [[0 for _ in bots] for _ in bots]

    def count(self, index: int, outcome: MatchOutcome) -> None:
        """Take a match in. Ratings depend on the order of matches, so they have to come in order."""
        seating, places, winners = self.plan.seating(index), outcome.places, outcome.winners
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        for seat, bot in enumerate(seating):
            self._seats[bot] += 1
            self._places[bot] += places[seat]
        for one, other in product(set(seating), repeat=2):
            self._matches[one][other] += 1
        for seat in winners:
            self._wins[seating[seat]] += Fraction(1, len(winners))
        for (one, place), (other, behind) in combinations(sorted(zip(seating, places, strict=True)), 2):
            if place == behind:
                self._level[one][other] += 1
            elif place < behind:
                self._before[one][other] += 1
            else:
                self._before[other][one] += 1
        self._ratings.count(seating, places)

    def entrants(self) -> tuple[list[int], tuple[Entrant, ...]]:
        """The bots by rating, as numbers and in full."""
        order = sorted(range(len(self.plan.bots)), key=lambda bot: -self._ratings[bot].mean)
        return order, tuple(
            Entrant(
                self.plan.bots[bot],
                self._matches[bot][bot],
                self._seats[bot],
                float(self._wins[bot]),
                self._places[bot] / self._seats[bot] if self._seats[bot] else 0.0,
                self._ratings[bot],
            )
            for bot in order
        )

    def meetings(self, order: Sequence[int]) -> tuple[Meeting, ...]:
        """Every two bots in that order."""
        found = []
        for one, other in combinations(order, 2):
            before, behind = self._before[one][other], self._before[other][one]
            level = self._level[min(one, other)][max(one, other)]
            names = self.plan.bots[one], self.plan.bots[other]
            found.append(Meeting(*names, self._matches[one][other], before + behind + level, before, level))
        return tuple(found)

    def standings(self, games: int, effort: Effort) -> Standings:
        """What all of them came to."""
        order, entrants = self.entrants()
        return Standings(self.plan, games, self.decisions, self.rounds, entrants, self.meetings(order), effort)


def hold(
    game: str,
    bots: str | Sequence[str],
    players: int = 4,
    games: int = 1000,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    engine: str = "processes",
    address: str | None = None,
    journal: Path | str | None = None,
    keep: Keep | None = None,
) -> Standings:
    """Hold a tournament of that many matches between bots.

    Where and how it is run: see `ruthless.lab.settings.Settings`. `keep` gets the row of each match, in order.
    """
    plan = Tournament.among(bots, game, players, seed, options)
    return held(plan, games, Settings(processes, engine, address, journal, progress), keep)


def held(plan: Tournament, games: int, settings: Settings, keep: Keep | None = None) -> Standings:
    """What so many matches of a tournament come to; `keep` gets the row of each, in order."""
    board = Scoreboard(plan)
    effort = play_all(plan, games, settings, board.count, keep)
    return board.standings(games, effort)
