"""kill -9 at random moments of play, many times: every acknowledged answer is there once, and every match goes on.

python -m tests.durability [--kills 200] [--seed 1] [--workers 1] [--victim server|worker|any|node] [--postgres]

Some tables are played over days, by people who set standing answers and go on holiday; one of these has a webhook, at which
nobody is called twice to a question. `server` is all that `ruthless serve` has started, `worker` one of its workers, `any` now this and now that; `node` is one
of two servers on one PostgreSQL, of which each player picks another one at each connection.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ruthless.server.receiver_test import Receiver, receiving
from tests.server.busy import Busy, Called, QuickNode, Seldom, check_calls, check_kept, check_windows
from tests.server.kit import Node, Player, check_answers, check_counted, check_log, check_sight, entries_of
from tests.server.postgres import started

TABLES: list[dict[str, Any]] = [
    {"game": "frantic", "options": {"limit": 60}, "bots": ["easy"]},
    {"game": "malta", "bots": ["normal"]},
    {"game": "frantic-board", "options": {"limit": 40}, "bots": []},
]
OVER_DAYS: list[dict[str, Any]] = [
    {"game": "malta", "bots": ["easy"], "settings": {"clock": "day", "window": "minute"}},
    {"game": "frantic", "options": {"limit": 60}, "settings": {"clock": "day", "window": "minute"}},
]
"""The last one has a webhook."""


PATIENCE = 300
"""Seconds in which every match has to go on: on a busy machine it takes long to start a server, and to connect."""


class Outcome(NamedTuple):
    """What was survived."""

    kills: int
    answers: int
    matches: int
    views: int
    counted: int
    """Matches that stand on players' own pages."""
    kept: int
    """Paces, standing answers and holidays that were acknowledged."""
    words: int
    """How often over days an early or a standing answer counted."""
    letters: int
    """How often the webhook was called."""
    seen: int
    """How often somebody had seen how a round ended, and that was acknowledged."""


class Servers:
    """What is killed: one server, or two on one database."""

    def __init__(self, database: str, workers: int, victim: str, random: Random, call_to: str) -> None:
        self._database = database
        self._call_to = call_to
        self._workers = workers
        self._victim = victim
        self._random = random
        self.nodes: list[Node] = [self._begun() for _ in range(2 if victim == "node" else 1)]

    def _begun(self) -> Node:
        return QuickNode(self._database, "--workers", str(self._workers), "--call-to", self._call_to)

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
    with receiving() as receiver:
        return await _survive(kills, seed, database, receiver, workers, victim)


async def _survive(kills: int, seed: int, database: str, receiver: Receiver, workers: int, victim: str) -> Outcome:
    random = Random(seed)
    servers = await asyncio.to_thread(Servers, database, workers, victim, random, receiver.host)
    tables: list[list[Busy]] = []
    for number, wanted in enumerate((*TABLES, *OVER_DAYS)):
        seats = await asyncio.to_thread(partial(servers.nodes[0].seats, 2, **{"settings": {"clock": "off"}, **wanted}))
        seeds = [seed * 100 + 10 * number + at for at in range(2)]
        if wanted is OVER_DAYS[-1]:
            called = Called(seats[0], servers.address, seeds[0], starts=True, hook=f"{receiver.url}/hook")
            tables.append([called, Seldom(seats[1], servers.address, seeds[1])])
        else:
            tables.append([Busy(seat, servers.address, seeds[at], starts=at == 0) for at, seat in enumerate(seats)])
            for player in tables[-1]:
                player.strides = wanted not in OVER_DAYS
    players = [player for table in tables for player in table]
    for player in players[::2]:  # of everybody else nobody knows who it is
        player.key = f"{player.seat['token']}{'-' * 43}"[:43]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills - 1):
            await until_all_have_moved([one for one in players if one.strides], playing, random.randint(1, 15))
            await asyncio.sleep(random.random() * 0.2)
            await asyncio.to_thread(servers.strike)
        await _until_one_looks(players[0], playing)
        await asyncio.to_thread(servers.strike)
        players[0].dawdles = False
        await until_all_have_moved([one for one in players if one.strides], playing, 10)
        await until_all_have_moved(players, playing, 3)  # those over days, and who is seldom there, as well
        await asyncio.to_thread(receiver.wait_for, 2, "/hook")  # a greeting, and a call
    finally:
        for task in playing:
            task.cancel()
        try:
            for task in playing:
                with suppress(asyncio.CancelledError):
                    await task
        finally:
            servers.end()
    answers = views = kept = words = letters = seen = 0
    for table in tables:
        entries = await entries_of(database, table[0].seat["code"])
        check_log(entries)
        answers += sum(check_answers(entries, player) for player in table)
        views += check_sight(entries, table)
        kept += sum(check_kept(entries, player) for player in table)
        words += check_windows(entries)
        letters += check_calls(entries, receiver.letters) if table is tables[-1] else 0
        seen += sum(frame["do"] == "seen" for player in table for frame in player.acknowledged.values())
    counted = await check_counted(database)
    matches = sum(table[0].over for table in tables)
    return Outcome(kills, answers, matches, views, counted, kept, words, letters, seen)


async def _until_one_looks(player: Player, playing: list[asyncio.Task[None]]) -> None:
    """A table waits for somebody who looks at how a round ended, and does not stop to; AssertionError if no round ends."""
    player.dawdles = True
    patience = time.monotonic() + PATIENCE
    while not player.looking:
        _see_that_all_play(playing)
        assert time.monotonic() < patience, "no round ends"
        await asyncio.sleep(0.02)


def _see_that_all_play(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def until_all_have_moved(players: Sequence[Player], playing: list[asyncio.Task[None]], moments: int) -> None:
    """Every match has gone on for some moments; AssertionError if one does not."""
    goals = [player.moments + moments for player in players]
    patience = time.monotonic() + PATIENCE
    while any(player.moments < goal for player, goal in zip(players, goals, strict=True)):
        _see_that_all_play(playing)
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
        f"{outcome.counted} matches are counted as the log has them; {outcome.kept} paces, standing answers and holidays "
        f"are kept, {outcome.words} early or standing answers have counted, {outcome.letters} calls were made once, and "
        f"{outcome.seen} times somebody had seen how a round ended"
    )


if __name__ == "__main__":
    main()
