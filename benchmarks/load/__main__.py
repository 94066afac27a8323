"""Measure servers: `python -m benchmarks.load [--tables 10 50 200] [--seconds 15] [--pause 0] [--json FILE]`.

Each table has four scripted clients over real sockets, in a process of their own. An answer counts when its sender has
the acknowledgement; ours is on disk then, boardgame.io's is in memory only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.load.clients import SEATS, Result, drive
from tests.server import postgres

PEER = Path(__file__).parent / "peer"
OUR_PORT, THEIR_PORT = 8801, 8802


def memory_of(pid: int) -> int:
    """Resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


@contextmanager
def our_server(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """Our server, without limits: the clients are quicker than people."""
    command = [
        str(Path(sys.executable).with_name("ruthless")),
        "serve",
        "--no-open",
        "--hurried",
        "--port",
        str(OUR_PORT),
    ]
    process = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL)
    try:
        _wait_for(f"http://127.0.0.1:{OUR_PORT}/healthz")
        yield process
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def their_server() -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io's server."""
    process = subprocess.Popen(["node", "server.js", str(THEIR_PORT)], cwd=PEER, stdout=subprocess.DEVNULL)
    try:
        _wait_for(f"http://127.0.0.1:{THEIR_PORT}/games")
        yield process
    finally:
        process.terminate()
        process.wait(10)


def _wait_for(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except urllib.error.HTTPError:
            return  # whatever it says, it is there
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def ours(database: str, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Our figures with so many tables."""
    with our_server(database) as server:
        before = memory_of(server.pid)
        result = asyncio.run(drive(f"http://127.0.0.1:{OUR_PORT}", "frantic", tables, seconds, pause))
        return _figures(result, (memory_of(server.pid) - before) / tables)


def theirs(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """boardgame.io's figures with so many tables."""
    with their_server() as server:
        before = memory_of(server.pid)
        command = ["node", "drive.js", str(THEIR_PORT), str(tables), str(seconds), str(pause)]
        printed = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True, timeout=seconds + 300)
        found = json.loads(printed.stdout.splitlines()[-1])
        return _figures(Result(found["seconds"], found["latencies"]), (memory_of(server.pid) - before) / tables)


def _figures(result: Result, memory: float) -> dict[str, Any]:
    return {
        "answers": len(result.latencies),
        "answers_per_second": round(result.per_second, 1),
        "p50_ms": round(result.quantile(0.50), 2),
        "p99_ms": round(result.quantile(0.99), 2),
        "kilobytes_per_table": round(memory / 1024, 1),
    }


Measure = Callable[[int, float, float], dict[str, Any]]
"""Figures for so many tables, so many seconds and so long a pause."""


@contextmanager
def servers(folder: Path) -> Iterator[dict[str, Measure]]:
    """Whatever can be measured on this machine."""
    found: dict[str, Measure] = {"Ruthless, SQLite": partial(ours, f"sqlite:///{folder / 'tables.sqlite'}")}
    with ExitStack() as stack:
        try:
            cluster = stack.enter_context(postgres.started(safe=True))
            found["Ruthless, PostgreSQL"] = lambda *how: ours(cluster.new_database(), *how)
        except postgres.NotInstalled as reason:
            print(reason)
        if shutil.which("node") is not None and _peer_installed():
            found["boardgame.io"] = theirs
        yield found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50, 200])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0, help="seconds a client thinks on average")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    print(
        f"{SEATS} clients a table, {asked.seconds:.0f} s each, thinking {asked.pause:g} s; {os.cpu_count()} cores for all"
    )
    print(f"{'server':<22}{'tables':>7}{'answers/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'kB/table':>10}")
    with tempfile.TemporaryDirectory() as folder, servers(Path(folder)) as found:
        for tables in asked.tables:
            for name, measure in found.items():
                row = {"server": name, "tables": tables, **measure(tables, asked.seconds, asked.pause)}
                rows.append(row)
                figures = (row["answers_per_second"], row["p50_ms"], row["p99_ms"], row["kilobytes_per_table"])
                print(
                    f"{name:<22}{tables:>7}{figures[0]:>11}{figures[1]:>9}{figures[2]:>9}{figures[3]:>10}", flush=True
                )
    for tables in asked.tables:
        by_name = {row["server"]: row["answers_per_second"] for row in rows if row["tables"] == tables}
        if by_name.get("boardgame.io"):
            share = by_name["Ruthless, SQLite"] / by_name["boardgame.io"]
            print(f"Ruthless on SQLite / boardgame.io in memory, {tables} tables: {share:.2f}")
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n")


def _peer_installed() -> bool:
    if (PEER / "node_modules").is_dir():
        return True
    done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=PEER, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    main()
