"""Many matches of random play: no error, no endless match, no card lost, records that replay; or many secrets kept.

python -m tests.soak [--matches 100000] [--processes 2] [--seed 1]
python -m tests.soak --secrets [--positions 5000]
"""

from __future__ import annotations

import argparse
import os
import time
from multiprocessing import Pool
from typing import NamedTuple

from ruthless import GAMES, Luck, Match
from ruthless.testing import conformance
from ruthless.testing.spread import all_pairs

BATCH = 100
CARDS_EVERY = 25
"""Cards are counted each time so many answers have been given, and at the end."""

REPLAY_EVERY = 50
"""One of so many matches is written down and replayed."""

NUMBERS: dict[str, dict[str, list[int]]] = {
    "frantic": {"limit": [1, 40, 100], "rounds": [1, 2, 9]},
    "frantic-board": {"limit": [1, 40, 100]},
}
"""By game: the whole numbers that options which take any are tried with."""

CROSSED: dict[str, tuple[str, ...]] = {"frantic": ("expansions", "scoring")}
"""By game: the options of which every combination meets every pair of values of the others."""

HOUSES = {name: all_pairs(game.options, NUMBERS.get(name, {}), CROSSED.get(name, ())) for name, game in GAMES.items()}
"""By game: sets of options in which all pairs occur."""


class Tally(NamedTuple):
    """What some matches came to."""

    matches: int = 0
    answers: int = 0
    longest: int = 0
    replayed: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.matches + other.matches,
            self.answers + other.answers,
            max(self.longest, other.longest),
            self.replayed + other.replayed,
        )


def play_one(number: int, seed: str, game_name: str | None) -> Tally:
    """Play one match at random and check it; an error names the match."""
    games = list(GAMES.values()) if game_name is None else [GAMES[game_name]]
    game = games[number % len(games)]
    span = game.most - game.fewest + 1
    seats = game.fewest + number // len(games) % span
    houses = HOUSES[game.name]
    options = houses[number // (len(games) * span) % len(houses)]
    match = Match.new(game.name, seats, f"{seed} {number}", options, ask_forced=number % 5 == 4)
    luck = Luck.from_seed(f"soak {seed} {number}")
    answers = 0
    replays = number % REPLAY_EVERY == 0
    try:
        for answers in conformance.random_play(match, luck):
            if answers % CARDS_EVERY == 0:
                conformance.check_cards(match)
        conformance.check_cards(match)
        if replays:
            conformance.check_record(match)
    except Exception as error:
        raise AssertionError(f"match {number} of {game.name}, {seats} seats, {options}: {error!r}") from error
    return Tally(1, answers + 1, answers + 1, int(replays))


def play_batch(task: tuple[int, int, str, str | None]) -> Tally:
    """Play the matches of one task."""
    first, count, seed, game = task
    tally = Tally()
    for number in range(first, first + count):
        tally = tally.plus(play_one(number, seed, game))
    return tally


def play(matches: int, processes: int, seed: str, game: str | None = None) -> Tally:
    """Play that many matches of one game or of all, telling every now and then how far it is."""
    tasks = [(first, min(BATCH, matches - first), seed, game) for first in range(0, matches, BATCH)]
    tally = Tally()
    began = time.monotonic()
    with Pool(processes) as pool:
        for done, one in enumerate(pool.imap_unordered(play_batch, tasks), 1):
            tally = tally.plus(one)
            if done % max(1, len(tasks) // 20) == 0:
                print(f"{tally.matches} matches, {time.monotonic() - began:.0f} s", flush=True)
    return tally


def keep_secrets(task: tuple[int, str, str]) -> tuple[int, int]:
    """Compare worlds at some positions."""
    from tests.secrets_test import compare

    return compare(*task)


def secrets(positions: int, processes: int, seed: str, games: list[str]) -> int:
    """Compare worlds at that many positions of these games; how many comparisons differ."""
    share = -(-positions // (8 * processes * len(games)))
    tasks = [(share, game, f"{seed} {number}") for number in range(8 * processes) for game in games]
    pairs = differing = 0
    with Pool(processes) as pool:
        for some, different in pool.imap_unordered(keep_secrets, tasks):
            pairs += some
            differing += different
            print(f"{pairs} positions x seats, {differing} differing bytes", flush=True)
    return differing


def main() -> int:
    """What the command line asks for; 0 if all is well."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak", description="Many matches of random play, checked.")
    reader.add_argument("--matches", type=int, default=100_000)
    reader.add_argument("--positions", type=int, default=5_000, help="how many positions --secrets looks at")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    reader.add_argument("--seed", default="1")
    reader.add_argument("--game", choices=list(GAMES), help="play this game only")
    reader.add_argument(
        "--secrets", action="store_true", help="change hidden cards and compare what each seat is given"
    )
    args = reader.parse_args()
    began = time.monotonic()
    if args.secrets:
        return 1 if secrets(args.positions, args.processes, args.seed, [args.game] if args.game else list(GAMES)) else 0
    tally = play(args.matches, args.processes, args.seed, args.game)
    seconds = time.monotonic() - began
    print(
        f"{tally.matches} matches, {tally.answers} answers, longest match {tally.longest} answers, "
        f"{tally.replayed} replayed from their records, "
        f"{', '.join(f'{len(houses)} sets of house rules for {game}' for game, houses in HOUSES.items())}, "
        f"no error, {seconds:.0f} s"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
