"""Faults: what is wrong with a database, in one line, and what may be said of a write that met with it."""

from __future__ import annotations

import sqlite3
from json import JSONDecodeError
from typing import Any

from ruthless.kernel.errors import RuthlessError

DAMAGED = "the database is damaged: restore a backup"
FULL = "the disk of the database is full"
READ_ONLY = "the database cannot be written to"
UNOPENED = "the database cannot be opened"
FAILING = "the disk of the database fails"
SILENT = "the database does not answer"
LINES = ("", FULL, READ_ONLY, UNOPENED, FAILING, SILENT, DAMAGED)
"""All that may be wrong; the first is nothing."""

_SQLITE = {
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: UNOPENED,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_CONSTRAINT: "",  # what was to be written is wrong, or there already
}
_ELSEWHERE = (
    RuthlessError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What no database raises: a fault of this program, or of the machine it runs on."""
_OURS = ("22", "23")
"""How states of PostgreSQL begin that say what is wrong with a value: the database is as it should be."""
_POSTGRES = {
    "53100": FULL,
    "25006": READ_ONLY,
    "58030": FAILING,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}


class CannotServe(RuthlessError):
    """A database cannot be served from; the text says why. Whoever asked has done nothing wrong."""

    exit_code = 1


class MaybeWritten(Exception):
    """Nobody knows whether it was written: what should have been said of it was not heard."""


class Unreadable(Exception):
    """What was read cannot have been written."""


def what_is_wrong(error: BaseException) -> str:
    """One line that tells whoever runs the server what is wrong with the database; empty if the fault is elsewhere."""
    cause = _cause(error)
    if isinstance(cause, Unreadable | JSONDecodeError):
        return DAMAGED
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code & 0xFF, SILENT)  # the rest of the bits only say more about it
    if isinstance(cause, _ELSEWHERE):
        return ""
    state = getattr(cause, "sqlstate", None) or ""
    if state.startswith(_OURS) or _is_about_data(cause):
        return ""
    return _POSTGRES.get(state, SILENT)


def _is_about_data(cause: Any) -> bool:
    """Whether a driver, of whichever kind, has refused what it was given without asking the database."""
    return type(cause).__name__ == "DataError" and not getattr(cause, "sqlstate", None)


def _cause(error: Any) -> Any:
    """The driver's own error, whatever it is wrapped in."""
    while True:
        inner = getattr(error, "orig", None) or (error.__cause__ if isinstance(error, MaybeWritten) else None)
        if inner is None:
            return error
        error = inner


_NOT_COMMITTED = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    }
)


def is_refused_by_sqlite(error: Any) -> bool:
    """Whether an error at the commit means that nothing was committed; after one of the disk it may have been."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _NOT_COMMITTED


def is_refused_by_postgres(error: Any) -> bool:
    """Whether an error means that nothing was committed: the database said so, and was not going away meanwhile."""
    state: str | None = getattr(error, "sqlstate", None)
    return state is not None and state != "40003" and not state.startswith(("08", "57P"))
