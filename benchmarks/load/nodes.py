"""Measure two nodes on one PostgreSQL: `python -m benchmarks.load.nodes [--tables 50] [--seconds 10] [--rounds 3]`.

- `one`: one node has all tables.
- `routed`: two nodes; everybody at a table comes to the same one, as a proxy sends them that goes by the path.
- `scattered`: two nodes; the people of every table come to either.

The processor time is that of the nodes; the database's stands beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import ExitStack

from benchmarks.load.driving import measured, our_players, our_tables, seated
from benchmarks.load.measuring import Result, processor_time
from benchmarks.load.servers import Source, ours
from tests.server import postgres

PORT = 8811
HOW = ("one", "routed", "scattered")
WARM = 3.0


async def drive(how: str, tables: int, seconds: float, pids: list[int], database: int) -> tuple[Result, float, float]:
    """Play at the nodes; what was seen, and what the nodes and the database have used."""
    result = Result()
    made = await our_tables(PORT, "frantic", tables)
    players = []
    for number, seats in enumerate(made):
        here = our_players(PORT, [seats], 0.0, result)
        there = our_players(PORT + 1, [seats], 0.0, result) if how != "one" else here
        for place in range(len(seats)):
            other = number % 2 if how == "routed" else (number + place) % 2
            players.append((there if other else here)[place])
    await seated(players)
    before = processor_time(database)
    spent = await measured(result, seconds, WARM, lambda: sum(map(processor_time, pids)))
    used = (processor_time(database) - before) * seconds / (seconds + WARM)
    for player in players:
        player.stop()
    return result, spent, used


def run(how: str, tables: int, seconds: float, cluster: postgres.Cluster) -> str:
    """One measurement, in a line."""
    url = cluster.new_database()
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(ours(Source("node", arguments=("--workers", "1")), url, PORT + number))
            for number in range(1 if how == "one" else 2)
        ]
        database = int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        result, spent, used = asyncio.run(drive(how, tables, seconds, [one.pid for one in nodes], database))
    answers = max(1, len(result.latencies))
    return (
        f"{how:<10}{result.per_second:>10.1f}{1000 * spent / answers:>12.3f}{1000 * used / answers:>12.3f}"
        f"{result.quantile(0.5):>9.1f}{result.quantile(0.99):>9.1f}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    print(f"{asked.tables} tables, {asked.seconds:.0f} s each; {os.cpu_count()} cores for everything")
    print(f"{'':<10}{'answers/s':>10}{'nodes ms':>12}{'database ms':>12}{'p50 ms':>9}{'p99 ms':>9}")
    with postgres.started(safe=True) as cluster:
        for _ in range(asked.rounds):
            for how in HOW:
                print(run(how, asked.tables, asked.seconds, cluster), flush=True)


if __name__ == "__main__":
    main()
