"""Measure what a change has cost or brought: `python -m benchmarks.change REVISION` runs that revision and the present
source side by side, interpreted and, with `--compiled`, compiled, and prints how much of the old speed the new one has.

Both take turns, one at a time, each in a process of its own; the figures are of process time.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import compiled as present
from benchmarks import thinking
from benchmarks.figures import Spread, figure, rate
from benchmarks.plan import CHANGED
from benchmarks.workers import ROOT, Entry, python_worker, started, take_turns

BUILDS = ROOT / "build" / "change"
GAMES = ("frantic", "frantic-board", "malta")
WAYS = (*CHANGED, *thinking.WAYS)
BEFORE, AFTER = "before", "after"
CONSOLE = Console(stderr=True)


def named(revision: str) -> str:
    """The short name of a commit."""
    asked = ["git", "rev-parse", "--short", f"{revision}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        raise SystemExit(f"there is no revision {revision!r}: {found.stderr.strip()}")
    return found.stdout.strip()


def source(revision: str) -> Path:
    """The project as it was at a revision."""
    folder = BUILDS / named(revision)
    if not folder.exists():
        packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def compiled(project: Path, effort: str) -> Path:
    """Where the engine of a project as it was lies, compiled by its own script; once is enough, as it does not change."""
    folder = project.with_name(f"{project.name}-{effort}")
    done = folder / "done"
    if not done.exists():
        script = f"from pathlib import Path; import compile_engine; compile_engine.compiled(Path({str(folder)!r}), {effort!r})"
        with CONSOLE.status(f"compiling the engine of {project.name}; that takes some minutes"):
            subprocess.run([sys.executable, "-c", script], cwd=project, check=True)
        done.touch()
    return folder


def measured(
    packages: dict[str, Path], games: Sequence[str], ways: Sequence[str], repetitions: int, seconds: float
) -> dict[tuple[str, str], tuple[Spread, Spread]]:
    """By game and way the figures before and after, in decisions, copies or tries a second."""
    workers = [python_worker(name, "benchmarks.ours", package) for name, package in packages.items()]
    entries = [
        Entry(f"{game} {way} {name}", name, {"way": way, "game": game})
        for game in games
        for way in ways
        for name in packages
    ]
    with started(workers, CONSOLE.print) as running, CONSOLE.status("") as status:
        turns = take_turns(entries, running, repetitions, seconds, lambda entry: status.update(entry.key))

    def speed(game: str, way: str, name: str) -> Spread:
        return rate(figure(turns[f"{game} {way} {name}"]))

    return {(game, way): (speed(game, way, BEFORE), speed(game, way, AFTER)) for game in games for way in ways}


def main(arguments: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.change", description=__doc__)
    parser.add_argument("revision", help="what to compare with: a tag, a branch or a commit")
    parser.add_argument("--compiled", action="store_true", help="compare the compiled engines too")
    parser.add_argument(
        "--effort", choices=("tuned", "quick"), default="tuned", help="with how much effort they are compiled"
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, metavar="GAME", help="of these games only")
    parser.add_argument(
        "--ways", nargs="+", choices=WAYS, default=WAYS, metavar="WAY", help=f"in these ways only: {', '.join(WAYS)}"
    )
    parser.add_argument("--repetitions", type=int, default=9, help="how often each figure is taken (default: 9)")
    parser.add_argument("--seconds", type=float, default=0.4, help="how long each turn lasts (default: 0.4)")
    asked = parser.parse_args(arguments)
    if asked.repetitions < 1 or asked.seconds <= 0:
        parser.error("at least one repetition of some seconds is needed")
    old = source(asked.revision)
    engines = {"interpreted": {BEFORE: old / "src", AFTER: ROOT / "src"}}
    if asked.compiled:
        engines["compiled"] = {BEFORE: compiled(old, asked.effort), AFTER: present.built(asked.effort)}
    table = Table("engine", "game", "way", "before /s", "after /s", "after / before", "min – max")
    for engine, packages in engines.items():
        for (game, way), (before, after) in measured(
            packages, asked.games, asked.ways, asked.repetitions, asked.seconds
        ).items():
            ratio = after / before
            low, high = min(ratio.values), max(ratio.values)
            figures = (
                f"{before.median:,.0f}",
                f"{after.median:,.0f}",
                f"{ratio.median:.2f}",
                f"{low:.2f} – {high:.2f}",
            )
            table.add_row(engine, game, way, *figures)
    Console(width=100).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
