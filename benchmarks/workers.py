"""The processes that are measured, and how they take turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.turns import Turn

ROOT = Path(__file__).parent.parent
NODE_FOLDER = Path(__file__).parent / "load" / "peer"


class Missing(Exception):
    """An engine that is not there. The message says why."""


@dataclass
class Worker:
    """A process that plays when it is asked to."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    folder: Path = ROOT
    versions: dict[str, str] = field(default_factory=dict)

    def start(self) -> None:
        """Start it and hear what it runs, or raise Missing."""
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # closed with the process
        try:
            self._process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env={**os.environ, **self.environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                text=True,
            )
        except OSError as error:
            self._complaints.close()
            raise Missing(f"{self.name} is not measured: {error}") from error
        line = self._read()
        if not line:
            reason = self._last_error()
            self.stop()
            raise Missing(f"{self.name} is not measured: {reason}")
        self.versions = json.loads(line)["versions"]

    def ask(self, spec: Mapping[str, Any], repetition: int, seconds: float) -> Turn:
        """One turn of a contestant."""
        assert self._process.stdin is not None
        request = {"spec": spec, "repetition": repetition, "seconds": seconds}
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        line = self._read()
        if not line:
            raise SystemExit(f"{self.name} broke off at {spec}: {self._last_error()}")
        return Turn(**json.loads(line))

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _last_error(self) -> str:
        """What a process that has broken off complained of."""
        self._process.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().strip().splitlines() or ["no reason given"]
        return next((line for line in reversed(lines) if "Error" in line), lines[-1])

    def stop(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()
        self._complaints.close()


def python_worker(name: str, module: str, package: Path = ROOT / "src") -> Worker:
    """A worker of our own kind; `package` is where the ruthless lies that it is to find."""
    found_first = os.pathsep.join([str(package), str(ROOT)])
    return Worker(name, [sys.executable, "-m", "benchmarks.worker", module], {"PYTHONPATH": found_first})


def node_worker(name: str, script: str) -> Worker:
    """A worker in Node, with the peer's warnings and checks for developers switched off."""
    beside = Path(sys.executable).with_name("node")
    return Worker(
        name, [str(beside) if beside.exists() else "node", script], {"NODE_ENV": "production"}, folder=NODE_FOLDER
    )


@contextmanager
def started(workers: Sequence[Worker], on_missing: Callable[[str], None]) -> Iterator[dict[str, Worker]]:
    """Those of the workers that could be started, by name."""
    running: dict[str, Worker] = {}
    try:
        for worker in workers:
            try:
                worker.start()
                running[worker.name] = worker
            except Missing as reason:
                on_missing(str(reason))
        yield running
    finally:
        for worker in running.values():
            worker.stop()


@dataclass(frozen=True)
class Entry:
    """One contestant of the run: which worker plays it, and what the worker is asked."""

    key: str
    worker: str
    spec: Mapping[str, Any]


def take_turns(
    entries: Sequence[Entry],
    workers: Mapping[str, Worker],
    repetitions: int,
    seconds: float,
    progress: Callable[[Entry], None],
) -> dict[str, list[Turn]]:
    """Let everybody play again and again, one at a time; the first, unmeasured turn warms up.

    Every other time the order is reversed, so that a machine that gets slower favours nobody.
    """
    turns: dict[str, list[Turn]] = {entry.key: [] for entry in entries}
    for repetition in range(-1, repetitions):
        for entry in entries if repetition % 2 else reversed(entries):
            progress(entry)
            turn = workers[entry.worker].ask(entry.spec, repetition, seconds)
            if repetition >= 0:
                turns[entry.key].append(turn)
    return turns
