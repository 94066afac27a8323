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
        os.close(open_private(file))
    for end in BESIDE:
        with suppress(OSError):
            Path(f"{file}{end}").chmod(0o600)


def open_private(file: Path) -> int:
    """A file, open to read and write; one that is not there is made for its owner alone.

    What root makes belongs to whom its folder does: root puts a backup back, and the user of a unit serves it.
    """
    try:
        opened = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        with suppress(OSError):
            folder = file.parent.stat()
            os.fchown(opened, folder.st_uid, folder.st_gid)
    return opened


def private_folder(folder: Path) -> Path:
    """A folder of one's own, made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):
        folder.chmod(0o700)
    return folder
