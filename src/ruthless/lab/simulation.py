"""Simulation: many matches, on as many processes as wanted, always with the same result."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from ruthless.bots import BOTS, bot_named
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import as_json, read
from ruthless.lab.matches import Plan, Tally, play_several
from ruthless.lab.statistics import wilson

_CHUNK = 40
"""So many matches a process plays before it reports: about a second at most, so that an interrupt is soon obeyed."""


@dataclass(frozen=True)
class Result:
    """What came of a simulation. All but the seconds follows from the first seven fields, whatever the processes.

    A match won by k seats together counts 1/k for each of them, so all wins add up to the number of matches.
    """

    game: str
    players: int
    games: int
    seed: str
    options: Mapping[str, object]
    bots: tuple[str, ...]
    rotated: bool
    processes: int
    seconds: float
    decisions: int
    """Questions with two options or more."""
    rounds: int
    wins: tuple[float, ...]
    """By seat."""
    wins_by_bot: Mapping[str, float]
    """By name, all seats of that name together."""

    @property
    def games_per_second(self) -> float:
        """Matches a second, all processes together, their start included."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second, all processes together, their start included."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_decisions(self) -> float:
        """Decisions a match."""
        return self.decisions / self.games

    @property
    def mean_rounds(self) -> float:
        """Rounds a match."""
        return self.rounds / self.games

    def as_json(self) -> dict[str, Any]:
        """The result as plain data, with shares and their 95 % intervals."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "bots": list(self.bots),
            "rotated": self.rotated,
            "processes": self.processes,
            "seconds": round(self.seconds, 6),
            "decisions": self.decisions,
            "rounds": self.rounds,
            "games_per_second": round(self.games_per_second, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "mean_decisions": round(self.mean_decisions, 3),
            "mean_rounds": round(self.mean_rounds, 3),
            "wins": list(self.wins),
            "win_rates": [self._rate(won) for won in self.wins],
            "wins_by_bot": dict(self.wins_by_bot),
            "win_rates_by_bot": {name: self._rate(won) for name, won in self.wins_by_bot.items()},
        }

    def _rate(self, won: float) -> dict[str, float]:
        low, high = wilson(won, self.games)
        return {"share": won / self.games, "low": low, "high": high}


def simulate(
    game: str,
    players: int = 4,
    games: int = 1000,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("uniform",),
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    rotate: bool | None = None,
) -> Result:
    """Play many matches; `progress` hears each time how many more are done.

    `bots` names one bot for all seats, or one for each. With `rotate` they move on one seat from match to match;
    left open, they do if they differ.
    """
    plan = _plan(game, players, str(seed), options or {}, bots, rotate)
    if games < 1:
        raise RuthlessError(f"a simulation needs at least one match, not {games}")
    if processes < 1:
        raise RuthlessError(f"a simulation needs at least one process, not {processes}")
    chunks = [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
    processes = min(processes, len(chunks))
    started = perf_counter()
    total = Tally()
    with closing(_on_one(plan, chunks) if processes == 1 else _on_many(plan, chunks, processes)) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(tally.games)
    return Result(
        game=game,
        players=players,
        games=games,
        seed=plan.seed,
        options=plan.options,
        bots=plan.bots,
        rotated=plan.rotate,
        processes=processes,
        seconds=perf_counter() - started,
        decisions=total.decisions,
        rounds=total.rounds,
        wins=tuple(float(total.by_seat.get(seat, 0)) for seat in range(players)),
        wins_by_bot={name: float(total.by_bot.get(name, 0)) for name in dict.fromkeys(plan.bots)},
    )


def _plan(
    game: str, players: int, seed: str, options: Mapping[str, object], bots: Sequence[str], rotate: bool | None
) -> Plan:
    """The plan, once everything in it is known to be possible: better one clear line now than one from a worker."""
    rules = game_named(game)
    if not rules.fewest <= players <= rules.most:
        raise RuthlessError(f"{game} is for {rules.fewest} to {rules.most} seats, not {players}")
    if len(bots) not in (1, players):
        raise RuthlessError(f"name one bot, or one for each of the {players} seats; there are {', '.join(BOTS)}")
    for name in bots:
        bot_named(name, Luck(b""))
    named = tuple(bots) * (players if len(bots) == 1 else 1)
    chosen = as_json(read(rules.options, options))
    return Plan(game, players, seed, chosen, named, len(set(named)) > 1 if rotate is None else rotate)


def _on_one(plan: Plan, chunks: Sequence[range]) -> Generator[Tally, None, None]:
    for chunk in chunks:
        yield play_several(plan, chunk)


def _on_many(plan: Plan, chunks: Sequence[range], processes: int) -> Generator[Tally, None, None]:
    """The same from several processes, in the same order; leaving early drops what has not begun."""
    executor = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent)
    try:
        for future in [executor.submit(play_several, plan, chunk) for chunk in chunks]:
            yield future.result()
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
