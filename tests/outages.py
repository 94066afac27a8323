"""A database that crashes at random moments of play, many times: nothing that was said of an answer is untrue.

python -m tests.outages [--crashes 25] [--seed 1]

What was acknowledged is on disk once, what was refused is not there at all, and every match goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.durability import TABLES, until_all_have_moved
from tests.server.kit import Node, Player, check_answers, check_log, check_sight, entries_of
from tests.server.postgres import Cluster, started


class Outcome(NamedTuple):
    """What was survived."""

    crashes: int
    answers: int
    refused: int
    doubts: int
    views: int


async def survive(crashes: int, seed: int, cluster: Cluster) -> Outcome:
    """Play while the database comes and goes, and check everything afterwards."""
    random = Random(seed)
    database = cluster.new_database()
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
        for _ in range(crashes):
            await until_all_have_moved(players, playing, random.randint(1, 15))
            await asyncio.sleep(random.random() * 0.2)
            await asyncio.to_thread(cluster.crash)
            await asyncio.sleep(random.random())
            await asyncio.to_thread(cluster.recover)
        await until_all_have_moved(players, playing, 10)
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
    refused = sum(len(player.refused) for player in players)
    return Outcome(crashes, answers, refused, sum(player.doubts for player in players), views)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crashes", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    with started(safe=True) as cluster:
        outcome = asyncio.run(survive(wanted.crashes, wanted.seed, cluster))
    print(
        f"{outcome.crashes} crashes of the database survived in {time.monotonic() - began:.0f} s: {outcome.answers} "
        f"acknowledged answers are there once, {outcome.refused} that were refused are not, {outcome.doubts} times it "
        f"was not known yet, {outcome.views} views were lawful"
    )


if __name__ == "__main__":
    main()
