"""kill -9 at random moments of play, many times: every acknowledged answer is there once, and every match goes on.

python -m tests.durability [--kills 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.kit import Node, Player, check_answers, check_log, check_sight, entries_of

TABLES: list[dict[str, object]] = [
    {"game": "frantic", "options": {"limit": 60}, "bots": ["easy"]},
    {"game": "malta", "bots": ["normal"]},
    {"game": "frantic-board", "options": {"limit": 40}, "bots": []},
]


class Outcome(NamedTuple):
    """What was survived."""

    kills: int
    answers: int
    matches: int
    views: int


async def survive(kills: int, seed: int, folder: Path) -> Outcome:
    """Play under a hail of kills and check everything afterwards."""
    random = Random(seed)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    node = await asyncio.to_thread(Node, database)
    tables: list[list[Player]] = []
    for number, wanted in enumerate(TABLES):
        seats = node.seats(2, settings={"clock": "off"}, **wanted)
        tables.append(
            [
                Player(seat, lambda: node.address, seed * 100 + 10 * number + at, starts=at == 0)
                for at, seat in enumerate(seats)
            ]
        )
    players = [player for table in tables for player in table]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await _until_all_have_moved(players, playing, random.randint(1, 15))
            await asyncio.sleep(random.random() * 0.2)
            node.kill()
            node = await asyncio.to_thread(Node, database)
        await _until_all_have_moved(players, playing, 10)
    finally:
        for task in playing:
            task.cancel()
        for task in playing:
            with suppress(asyncio.CancelledError):
                await task
        node.kill()
    answers = views = 0
    for table in tables:
        entries = await entries_of(database, table[0].seat["code"])
        check_log(entries)
        answers += sum(check_answers(entries, player) for player in table)
        views += check_sight(entries, table)
    return Outcome(kills, answers, sum(table[0].over for table in tables), views)


async def _until_all_have_moved(players: list[Player], playing: list[asyncio.Task[None]], moments: int) -> None:
    """Every match has gone on for some moments; AssertionError if one does not."""
    goals = [player.moments + moments for player in players]
    patience = time.monotonic() + 60
    while any(player.moments < goal for player, goal in zip(players, goals, strict=True)):
        for task in playing:
            if task.done():
                task.result()
        still = [player.seat["code"] for player, goal in zip(players, goals, strict=True) if player.moments < goal]
        assert time.monotonic() < patience, f"a match does not go on: {still}"
        await asyncio.sleep(0.02)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(survive(wanted.kills, wanted.seed, Path(folder)))
    print(
        f"{outcome.kills} kills survived in {time.monotonic() - began:.0f} s: {outcome.answers} acknowledged answers are "
        f"there once, {outcome.matches} matches were played to their end, {outcome.views} views were lawful"
    )


if __name__ == "__main__":
    main()
