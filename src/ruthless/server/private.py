"""Private files: a database of tables is nobody's business but its owner's, since it holds what is in everybody's hands."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database has the same in it; what it makes anew gets the rights of the database."""


def make_private(file: Path) -> None:
    """Let only the owner read and write a database, whether it is there already or not.

    Where that cannot be done, whoever opens the file finds out whether they may.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for end in BESIDE:
        with suppress(OSError):
            Path(f"{file}{end}").chmod(0o600)


def private_folder(folder: Path) -> Path:
    """A folder of one's own, made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):
        folder.chmod(0o700)
    return folder
