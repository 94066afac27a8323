"""kill -9 at random moments of play, many times: every acknowledged answer is there once, and every match goes on.

python -m tests.durability [--kills 200] [--seed 1] [--workers 1] [--victim server|worker|any|node] [--postgres]

`server` is all that `ruthless serve` has started, `worker` one of its workers, `any` now this and now that; `node` is one
of two servers on one PostgreSQL, of which each player picks another one at each connection.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.kit import Node, Player, check_answers, check_counted, check_log, check_sight, entries_of
from tests.server.postgres import started

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
    counted: int
    """Matches that stand on players' own pages."""


class Servers:
    """What is killed: one server, or two on one database."""

    def __init__(self, database: str, workers: int, victim: str, random: Random) -> None:
        self._database = database
        self._workers = workers
        self._victim = victim
        self._random = random
        self.nodes = [self._begun() for _ in range(2 if victim == "node" else 1)]

    def _begun(self) -> Node:
        return Node(self._database, "--workers", str(self._workers))

    def address(self) -> str:
        """Where somebody connects who comes now."""
        return self._random.choice(self.nodes).address

    def strike(self) -> None:
        """Kill one, and see to it that there is another; the supervisor does that for its workers."""
        victim = self._random.choice(("server", "worker")) if self._victim == "any" else self._victim
        at = self._random.randrange(len(self.nodes))
        if victim == "worker":
            self.nodes[at].kill_worker(self._random)
            return
        self.nodes[at].kill()
        self.nodes[at] = self._begun()

    def end(self) -> None:
        """Kill them all."""
        for node in self.nodes:
            node.kill()


async def survive(kills: int, seed: int, database: str, *, workers: int = 1, victim: str = "server") -> Outcome:
    """Play under a hail of kills and check everything afterwards."""
    random = Random(seed)
    servers = await asyncio.to_thread(Servers, database, workers, victim, random)
    tables: list[list[Player]] = []
    for number, wanted in enumerate(TABLES):
        seats = servers.nodes[0].seats(2, settings={"clock": "off"}, **wanted)
        tables.append(
            [
                Player(seat, servers.address, seed * 100 + 10 * number + at, starts=at == 0)
                for at, seat in enumerate(seats)
            ]
        )
    players = [player for table in tables for player in table]
    for player in players[::2]:  # of everybody else nobody knows who it is
        player.key = f"{player.seat['token']}{'-' * 43}"[:43]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await _until_all_have_moved(players, playing, random.randint(1, 15))
            await asyncio.sleep(random.random() * 0.2)
            await asyncio.to_thread(servers.strike)
        await _until_all_have_moved(players, playing, 10)
    finally:
        for task in playing:
            task.cancel()
        try:
            for task in playing:
                with suppress(asyncio.CancelledError):
                    await task
        finally:
            servers.end()
    answers = views = 0
    for table in tables:
        entries = await entries_of(database, table[0].seat["code"])
        check_log(entries)
        answers += sum(check_answers(entries, player) for player in table)
        views += check_sight(entries, table)
    counted = await check_counted(database)
    return Outcome(kills, answers, sum(table[0].over for table in tables), views, counted)


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


@contextmanager
def _database(postgres: bool) -> Iterator[str]:
    """An empty database, which waits for the disk."""
    if postgres:
        with started(safe=True) as cluster:
            yield cluster.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'tables.sqlite'}"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--victim", choices=("server", "worker", "any", "node"), default="server")
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    began = time.monotonic()
    with _database(wanted.postgres or wanted.victim == "node") as database:
        outcome = asyncio.run(
            survive(wanted.kills, wanted.seed, database, workers=wanted.workers, victim=wanted.victim)
        )
    print(
        f"{outcome.kills} kills survived in {time.monotonic() - began:.0f} s: {outcome.answers} acknowledged answers are "
        f"there once, {outcome.matches} matches were played to their end, {outcome.views} views were lawful, "
        f"{outcome.counted} matches are counted as the log has them"
    )


if __name__ == "__main__":
    main()
