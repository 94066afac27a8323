"""Servers that can be measured here: ours as it is, ours as it was at another revision, and boardgame.io's."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PEER = Path(__file__).parent / "peer"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


OUR_PORT, THEIR_PORT = _free_port(), _free_port()


@dataclass(frozen=True)
class Source:
    """Where our server is taken from, and what is added to the command that starts it."""

    name: str
    folder: Path = ROOT
    arguments: tuple[str, ...] = ()
    no_browser: str = "--no-browser"
    """What it was called there."""
    compiled: bool = False
    """Whether it runs with the engine that `make fast` has compiled there."""


@contextmanager
def ours(source: Source, database: str, port: int = OUR_PORT) -> Iterator[subprocess.Popen[bytes]]:
    """Our server, without limits: the clients are quicker than people."""
    command = [sys.executable, "-c", "from ruthless.cli import main; main()", "serve", "--hurried", source.no_browser]
    command += ["--port", str(port), "--database", database, *source.arguments]
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        cwd=source.folder,
        env={**os.environ, "PYTHONPATH": str(source.folder / ("build/fast" if source.compiled else "src"))},
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def theirs() -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io's server."""
    process = subprocess.Popen(
        ["node", "server.js", str(THEIR_PORT)], cwd=PEER, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_for(f"http://127.0.0.1:{THEIR_PORT}/games")
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)  # `node` may be a program that has started the real one
        process.wait(10)


def wait_for(address: str) -> None:
    """Until a server answers, whatever it says."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"{address} does not answer")


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    """Another revision of this repository, in a folder of its own."""
    tree = folder / "revision"
    subprocess.run(["git", "worktree", "add", "--detach", "--quiet", str(tree), revision], cwd=ROOT, check=True)
    try:
        yield tree
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)


def peer_installed() -> bool:
    """Whether boardgame.io can be run here; what it needs is fetched if it is not there."""
    if shutil.which("node") is None:
        return False
    if (PEER / "node_modules").is_dir():
        return True
    done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=PEER, check=False)
    return done.returncode == 0
