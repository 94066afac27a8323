"""Measure servers: `python -m benchmarks.load [WHAT…] [--tables 10 50 200] [--seconds 10] [--rounds 3] [--compiled] [--against REVISION]`.

WHAT is one or more of:

- `busy`: everybody answers at once. Answers a second, latency, and the server's processor time an answer.
- `thinking`: 1,000 tables of people who think for some seconds.
- `idle`: 5,000 tables at which nothing happens, and what that costs.
- `killed`: 1,000 thinking tables; the server is killed and started again. How long until everybody is back.

Each table has four scripted clients over real sockets, the same generator for every server. An answer counts when its
sender has the acknowledgement; ours is on disk then, boardgame.io's is in memory only. All servers take turns in every
round, so that whatever else the machine does hits them alike: ratios are of the same round.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import fast_start
from benchmarks.load import runs
from benchmarks.load.driving import SEATS
from benchmarks.load.servers import ROOT, Source, checked_out, peer_installed
from benchmarks.load.tabulating import compared, tabulated
from tests.server import postgres

WHAT = ("busy", "thinking", "idle", "killed")
Database = Callable[[], str]


@contextmanager
def databases(folder: Path, wanted: list[str]) -> Iterator[dict[str, Database]]:
    """What our server can keep its tables in: a new one each time."""
    found: dict[str, Database] = {}
    with ExitStack() as stack:
        if "sqlite" in wanted:
            found["SQLite"] = lambda: f"sqlite:///{Path(tempfile.mkdtemp(dir=folder)) / 'tables.sqlite'}"
        if "postgresql" in wanted:
            try:
                found["PostgreSQL"] = stack.enter_context(postgres.started(safe=True)).new_database
            except postgres.NotInstalled as reason:
                print(reason)
        yield found


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["busy"], help=" ".join(WHAT))
    parser.add_argument("--tables", type=int, nargs="+", help="how many; by default 10 50 200, 1000, 5000 and 1000")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=8, help="seconds people who think do so on average")
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"], choices=["sqlite", "postgresql"])
    parser.add_argument("--workers", type=int, nargs="+", default=[], help="measure with so many workers, too")
    parser.add_argument("--compiled", action="store_true", help="with the engine that make fast has compiled here, too")
    parser.add_argument("--against", metavar="REVISION", help="measure our server of another revision as well")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    for one in asked.what:
        if one not in WHAT:
            parser.error(f"there are {', '.join(WHAT)}")
    if asked.compiled and fast_start.state(str(ROOT)) != fast_start.FRESH:
        parser.error("no engine is compiled here, or an older one: make fast")
    return asked


def sources(asked: argparse.Namespace, folder: Path, stack: ExitStack) -> list[Source]:
    """Our servers."""
    found = [Source("Ruthless", arguments=("--workers", "1"))]
    found += [Source(f"Ruthless ×{count}", arguments=("--workers", str(count))) for count in asked.workers]
    if asked.compiled:
        found += [replace(one, name=f"{one.name} compiled", compiled=True) for one in found]
    if asked.against:
        before = stack.enter_context(checked_out(asked.against, folder))
        known = "no-browser" in (before / "src/ruthless/cli/serve.py").read_text("utf-8")
        found.append(Source(f"at {asked.against[:12]}", before, no_browser="--no-browser" if known else "--no-open"))
    return found


def main() -> None:
    """Measure and print."""
    asked = arguments()
    rows: list[dict[str, Any]] = []
    folder = Path(tempfile.mkdtemp(prefix="ruthless-load-"))
    print(
        f"{SEATS} clients a table, {asked.seconds:.0f} s a measurement, {asked.rounds} rounds; {os.cpu_count()} cores"
    )
    try:
        with ExitStack() as stack:
            found = stack.enter_context(databases(folder, asked.databases))
            for what in asked.what:
                runners: dict[str, Any] = {
                    f"{source.name}, {name}": partial(getattr(runs, what), source, new)
                    for source in sources(asked, folder, stack if what == asked.what[0] else ExitStack())
                    for name, new in found.items()
                }
                if what == "busy" and not asked.no_peer and peer_installed():
                    runners["boardgame.io"] = runs.peer
                rows += _measured(what, runners, asked)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n")


def _measured(what: str, runners: dict[str, Any], asked: argparse.Namespace) -> list[dict[str, Any]]:
    rows = []
    for tables in asked.tables or runs.TABLES[what]:
        print(f"\n{what}, {tables} tables", flush=True)
        for turn in range(asked.rounds):
            for name, run in runners.items():
                row = {"what": what, "server": name, "tables": tables, "round": turn}
                row |= run(tables, asked.seconds, asked.pause if what in ("thinking", "killed") else 0.0)
                rows.append(row)
        these = [row for row in rows if row["tables"] == tables]
        print(tabulated(these))
        print(compared(these), end="", flush=True)
    return rows


if __name__ == "__main__":
    main()
