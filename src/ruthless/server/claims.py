"""Claims: one server has a SQLite file at a time. Two would not hear of what the other writes.

Whoever starts holds the claim, for all workers it starts, and loses it when it ends, however it ends. Servers that share
a PostgreSQL tell each other what they write, and need none.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from ruthless.server import databases
from ruthless.server.faults import CannotServe
from ruthless.server.private import open_private

try:
    import fcntl
except ImportError:  # a system without such locks has to do without
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claimed(database: str) -> Iterator[None]:
    """Have a database for oneself; CannotServe says which process has it."""
    file = databases.file_of(database)
    if file is None or fcntl is None:
        yield
        return
    file = file.resolve()  # one file, by whatever name
    beside = file.with_name(f"{file.name}.lock")
    try:
        descriptor = open_private(beside)
    except OSError as error:
        raise CannotServe(f"cannot write to {beside}: {error.strerror}") from error
    try:
        try:
            # Of the process and not of the open file: processes that bots think in do not hold it when it has died.
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(descriptor, 20, 0).decode(errors="replace").strip() or "another one"
            raise CannotServe(
                f"process {holder} serves {file} already; stop it, or choose another --database"
            ) from error
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        with suppress(OSError):
            os.close(descriptor)
