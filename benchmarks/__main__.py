"""Measure Ruthless beside its peers, all in one run, and print the tables.

Engines take turns, one at a time, each in a process of its own; the figures are of process time. All of it takes about
twelve minutes, once the engines are compiled; `--repetitions 3 --seconds 0.2` a third of that, with more noise.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import sysconfig
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import change, compiled, docs, plan, processes
from benchmarks.figures import Run, figure
from benchmarks.workers import ROOT, Worker, started, take_turns
from compile_engine import QUICK, TUNED

GAMES = 2500
"""So many are simulated on one process and on two."""

CONSOLE = Console(stderr=True)


def measure(repetitions: int, seconds: float, games: int, packages: Mapping[str, Path]) -> Run:
    """The whole run; `packages` are where our engines lie, and `games` are simulated to see what a second process brings."""
    load_before = os.getloadavg()[0]
    with (
        started([*plan.our_workers(packages), *plan.peer_workers()], CONSOLE.print) as workers,
        Progress(
            TextColumn("{task.description:<48}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=CONSOLE,
            transient=True,
        ) as bar,
    ):
        fewer = (repetitions + 1) // 2
        compares = plan.BEFORE["compiled"] in workers
        parts = [
            ([entry for entry in entries if entry.worker in workers], times)
            for entries, times in (
                (plan.contest(), repetitions),
                (plan.thoughts(), fewer),
                (plan.change() if compares else [], fewer),
                (plan.growth(), fewer),
            )
        ]
        steps = sum(len(entries) * (times + 1) for entries, times in parts) + fewer * len(processes.NUMBERS)
        task = bar.add_task("", total=steps, completed=-1)

        def next_step(what: str) -> None:
            bar.update(task, description=what, advance=1)

        figures: dict[str, Any] = {}
        for entries, times in parts:
            turns = take_turns(entries, workers, times, seconds, lambda entry: next_step(entry.key))
            figures |= {key: figure(done) for key, done in turns.items()}
        figures |= _simulations(fewer, games, next_step)
        versions = _versions(workers)
    return Run(
        {
            "date": date.today().isoformat(),
            "machine": _machine(),
            "versions": versions,
            "repetitions": repetitions,
            "seconds": seconds,
            "load": [load_before, os.getloadavg()[0]],
            "figures": figures,
        }
    )


def _simulations(repetitions: int, games: int, next_step: Callable[[str], None]) -> dict[str, Any]:
    rates: dict[int, list[float]] = {number: [] for number in processes.NUMBERS}
    for _ in range(repetitions):
        for number, values in rates.items():
            next_step(f"simulate, {number} processes")
            values.append(processes.simulated(number, games))
    return {f"simulate, {number} processes": {"decisions/s": values} for number, values in rates.items()}


def _versions(workers: dict[str, Worker]) -> dict[str, str]:
    """What every worker said it runs."""
    told = {"Python": platform.python_version()}
    for name, worker in workers.items():
        found = dict(worker.versions)
        engine = found.pop("engine", name)
        if name.split()[0] in plan.ENGINES and engine != name.split()[0]:
            raise SystemExit(f"the {name} engine turned out to be {engine}")
        told |= {what: version for what, version in found.items() if what not in told}
    return told


def _machine() -> str:
    """The processor and the interpreter's build, as far as they can be told."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    return (
        f"{os.cpu_count()} cores of {names[0] if names else platform.machine()}, "
        f"Python built {'with' if optimised else 'without'} profile-guided optimisation"
    )


def report(run: Run) -> str:
    """Everything in one text."""
    return "\n\n".join(f"## {name}\n\n{text}" for name, text in docs.parts(run).items())


def main(arguments: list[str]) -> int:
    """Measure or read, print, and write what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=7, help="how often each figure is taken (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="how long each turn lasts (default: 0.4)")
    parser.add_argument(
        "--quick", action="store_true", help="see whether it works, interpreted only; the figures mean nothing"
    )
    parser.add_argument("--against", metavar="REVISION", help="measure that revision, too: before and after in one run")
    parser.add_argument(
        "--effort",
        choices=(QUICK, TUNED),
        default=TUNED,
        help="with how much effort engines are compiled (default: tuned)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="save all figures in this file")
    parser.add_argument("--read", type=Path, metavar="FILE", help="take the figures from this file, measure nothing")
    parser.add_argument("--write", action="store_true", help="write figures, pictures and tables in docs/ anew")
    asked = parser.parse_args(arguments)
    if asked.repetitions < 1 or asked.seconds <= 0:
        parser.error("at least one repetition of some seconds is needed")
    if asked.json is not None and not asked.json.absolute().parent.is_dir():
        parser.error(f"there is no folder for {asked.json}")
    if asked.quick and asked.write:
        parser.error("the figures of a quick run mean nothing: they are not for the docs")
    if asked.read is not None:
        if not asked.read.is_file():
            parser.error(f"there is no file {asked.read}")
        run = docs.load(asked.read)
    else:
        packages = {"interpreted": ROOT / "src"}
        if not asked.quick:
            packages["compiled"] = compiled.built(asked.effort)
        if asked.against:
            before = change.source(asked.against)
            packages[plan.BEFORE["interpreted"]] = before / "src"
            if not asked.quick:
                packages[plan.BEFORE["compiled"]] = change.compiled(before, asked.effort)
        repetitions, seconds, games = (1, 0.001, 4) if asked.quick else (asked.repetitions, asked.seconds, GAMES)
        run = measure(repetitions, seconds, games, packages)
        if asked.against:
            run.content["against"] = change.named(asked.against)
    print(report(run))
    if asked.json is not None:
        docs.save(run, asked.json)
    if asked.write:
        docs.write(run)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
