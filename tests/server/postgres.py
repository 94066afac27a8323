"""A real PostgreSQL for the tests: made in a folder, reached through a socket in it, gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path


class NotInstalled(Exception):
    """There is no PostgreSQL on this machine."""


def _programs() -> Path:
    """Where initdb is: on the path, or where Debian hides it."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not versions:
        raise NotInstalled("no PostgreSQL here: apt-get install postgresql")
    return versions[-1].parent


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, programs: Path, settings: str) -> None:
        self.folder = folder
        self._settings = settings
        self._programs = programs
        self._numbers = count()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs; as root they refuse to run, so then as another user."""
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, timeout=60)

    def recover(self) -> None:
        """Start it, also after a crash."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", self._settings, "start")

    def crash(self) -> None:
        """End it without a word to anybody."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return self.url(name)


@contextmanager
def started(*, safe: bool = False) -> Iterator[Cluster]:
    """A PostgreSQL while it is needed; `safe` waits for the disk, which tests need not."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="ruthless-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        settings = f"-k {folder} -c listen_addresses= -c fsync={'on' if safe else 'off'} -c max_connections=60"
        cluster = Cluster(folder, programs, settings)
        cluster.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
        cluster.recover()
        try:
            yield cluster
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
