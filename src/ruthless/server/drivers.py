"""Drivers: the statements that every answer needs, in the words of the database itself.

What is rare goes through SQLAlchemy, in store.py. Here a transaction is one call, and of two writes of the same number
or key one succeeds.
"""

from __future__ import annotations

import select
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

from pydantic_core import from_json, to_json
from sqlalchemy import URL

from ruthless.server import faults
from ruthless.server.entries import Entry
from ruthless.server.faults import MaybeWritten

Turn = Callable[[], AbstractContextManager[None]]
"""Within it nobody else writes."""
CHANNEL = "ruthless"
"""On which nodes that share a PostgreSQL database wake each other."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of tables shows of one."""

    code: str
    phase: str
    open: bool
    shown: dict[str, Any]
    touched: int


@dataclass(frozen=True, slots=True)
class Write:
    """An entry to be written, or what lists show of a table from now on, or when it has to be looked at."""

    code: str
    entry: Entry | None = None
    summary: Summary | None = None
    owner: str = ""
    marked: bool = False
    """With its entry: it has to be worked out when something happens next."""
    due: tuple[int, int | None] | None = None
    """When the table has to be looked at, if nobody has changed that: what it was, and what it is to be."""


@dataclass(frozen=True, slots=True)
class Read:
    """Which entries of a table are wanted: from a number on, or from the one that its room can be read from."""

    code: str
    first: int | None = None
    last: int = 2**31 - 1


class Driver(Protocol):
    """A kind of database."""

    def connect(self) -> Any:
        """A new connection."""

    def alive(self, connection: Any) -> bool:
        """Whether a connection that nothing was asked of for a while still has another end."""

    def write(self, connection: Any, writes: Sequence[Write]) -> list[bool]:
        """One transaction; for each write whether it was the first with its number and its key.

        If this fails nothing is written, unless it is MaybeWritten.
        """

    def read(self, connection: Any, read: Read) -> list[Entry]:
        """Entries in order; none if there is no such table."""


_ROOM = "INSERT INTO rooms (code, base, phase, open, summary, touched, owner) VALUES (?, 0, 'lobby', ?, '{}', ?, ?)"
_SHOWN = "UPDATE rooms SET phase = ?, open = ?, summary = ?, touched = ? WHERE code = ?"
_MARK = "UPDATE rooms SET due = ? WHERE code = ?"
_DUE = "UPDATE rooms SET due = ? WHERE code = ? AND due = ?"
_BASE = "UPDATE rooms SET base = ? WHERE code = ?"
_MATCH = "INSERT INTO matches (record, code, number) VALUES (?, ?, ?)"
_OWNED = (
    "INSERT INTO seats (code, person, player, gone) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (code, person) DO UPDATE SET player = excluded.player, gone = excluded.gone"
)
_GIVEN_UP = "UPDATE seats SET gone = ? WHERE code = ? AND person = ?"
_DISOWNED = "DELETE FROM seats WHERE code = ? AND person = ?"
_READ = "SELECT number, kind, data, at, key FROM entries WHERE code = ? AND number >= ? AND number <= ? ORDER BY number"
_READ_ROOM = (
    "SELECT number, kind, data, at, key FROM entries WHERE code = ? AND number <= ? AND "
    "number >= (SELECT base FROM rooms WHERE rooms.code = entries.code) ORDER BY number"
)
_APPEND = "INSERT INTO entries (code, number, kind, data, at, key) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


def _follow_ups(write: Write) -> list[tuple[str, tuple[Any, ...]]]:
    """What else has to be written with it."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    entry, summary = write.entry, write.summary
    if summary is not None:
        shown = to_json(summary.shown).decode()
        found.append((_SHOWN, (summary.phase, summary.open, shown, summary.touched, write.code)))
    if write.due is not None:
        before, due = write.due
        found.append((_DUE, (due, write.code, before)))
    if entry is not None and write.marked:
        found.append((_MARK, (-entry.number, write.code)))
    if entry is not None and entry.kind == "created":
        found.append((_ROOM, (write.code, False, entry.at, write.owner)))
    if entry is not None and entry.kind == "started":
        found.append((_BASE, (entry.number, write.code)))
        found.append((_MATCH, (entry.data["record"], write.code, entry.number)))
    if entry is not None and entry.kind in ("sat", "owned", "renewed", "left", "forgot"):
        found += _about_seat(write.code, entry)
    return found


def _about_seat(code: str, entry: Entry) -> list[tuple[str, tuple[Any, ...]]]:
    """What becomes known of whose seat it is."""
    person, player = entry.data["person"], entry.data.get("player")
    if player:
        return [(_OWNED, (code, person, player, False))]
    if entry.kind == "left":
        return [(_GIVEN_UP, (True, code, person))]
    disowned = entry.kind == "forgot" or (entry.kind == "renewed" and player is not None)
    return [(_DISOWNED, (code, person))] if disowned else []


class Sqlite:
    """A file. Who writes to it does so in turn: SQLite would let everybody try again, later and later."""

    def __init__(self, url: URL) -> None:
        self._path = url.database or ""

    def connect(self) -> sqlite3.Connection:
        """A new connection; transactions begin and end where we say so."""
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        make_safe(connection)
        return connection

    def alive(self, connection: sqlite3.Connection) -> bool:
        """A file does not hang up."""
        return True

    def write(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> list[bool]:
        """One transaction: it is on disk when this returns."""
        connection.execute("BEGIN IMMEDIATE")
        won = [self._written(connection, write) for write in writes]
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if faults.is_refused_by_sqlite(error):
                raise
            raise MaybeWritten from error
        return won

    def _written(self, connection: sqlite3.Connection, write: Write) -> bool:
        entry = write.entry
        if entry is not None:
            row = (write.code, entry.number, entry.kind, to_json(entry.data).decode(), entry.at, entry.key)
            if not connection.execute(_APPEND, row).rowcount:
                return False
        for statement, values in _follow_ups(write):
            connection.execute(statement, values)
        return True

    def read(self, connection: sqlite3.Connection, read: Read) -> list[Entry]:
        """Entries in order."""
        if read.first is None:
            rows = connection.execute(_READ_ROOM, (read.code, read.last))
        else:
            rows = connection.execute(_READ, (read.code, read.first, read.last))
        return [Entry(number, kind, from_json(data), at, key) for number, kind, data, at, key in rows]


def make_safe(connection: Any) -> None:
    """A commit is on disk when it returns; readers do not wait for writers; what is deleted is overwritten."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA secure_delete=ON")  # what is forgotten is not left behind in a free corner of the file
    cursor.close()


_APPEND_ALL = f"""
WITH written AS (
  INSERT INTO entries (code, number, kind, data, at, key)
  SELECT code, number, kind, CAST(data AS json), at, key
  FROM unnest(%s::text[], %s::int[], %s::text[], %s::text[], %s::bigint[], %s::text[])
    AS given (code, number, kind, data, at, key)
  ON CONFLICT DO NOTHING
  RETURNING code, number, key
), told AS (
  SELECT pg_notify('{CHANNEL}', string_agg(code, ' ') || ' ' || %s::text) FROM written HAVING count(*) > 0
)
SELECT code, number, key FROM written, told
"""
"""Everything in one statement, so that a transaction is one message there and one back. Other nodes are told, in one word
for all tables: each that is said is heard by every node.
"""


class Postgres:
    """PostgreSQL, shared with other nodes."""

    def __init__(self, url: URL, node: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._node = node

    def connect(self) -> Any:
        """A new connection; what is not put into a transaction is one."""
        import psycopg

        return psycopg.connect(self._address, autocommit=True)

    def alive(self, connection: Any) -> bool:
        """It says nothing unless it is asked: if there is something to read, it has said goodbye."""
        return not _has_something_to_read(connection.fileno())

    def write(self, connection: Any, writes: Sequence[Write]) -> list[bool]:
        """One transaction, which is committed with its last message: whoever hears no answer cannot know."""
        try:
            return self._write(connection, writes)
        except Exception as error:
            if faults.is_refused_by_postgres(error):
                raise
            raise MaybeWritten from error

    def _write(self, connection: Any, writes: Sequence[Write]) -> list[bool]:
        """Rows go in in the same order on every node, so that two of them never wait for each other."""
        order = sorted(range(len(writes)), key=lambda place: writes[place].code)
        sorted_writes = [writes[place] for place in order]
        if any(_follow_ups(write) for write in writes):
            with connection.transaction():
                found = self._appended(connection, sorted_writes)
                for write, fine in zip(sorted_writes, found, strict=True):
                    for statement, values in _follow_ups(write) if fine else ():
                        connection.execute(statement.replace("?", "%s"), values)
        else:
            found = self._appended(connection, sorted_writes)
        won = [False] * len(writes)
        for place, fine in zip(order, found, strict=True):
            won[place] = fine
        return won

    def _appended(self, connection: Any, writes: list[Write]) -> list[bool]:
        entries = [(write.code, write.entry) for write in writes if write.entry is not None]
        written: set[tuple[str, int, str | None]] = set()
        if entries:
            columns = (
                [code for code, _ in entries],
                [entry.number for _, entry in entries],
                [entry.kind for _, entry in entries],
                [to_json(entry.data).decode() for _, entry in entries],
                [entry.at for _, entry in entries],
                [entry.key for _, entry in entries],
            )
            rows = connection.execute(_APPEND_ALL, (*columns, self._node))
            written = set(rows)
        return [write.entry is None or _claimed(written, write.code, write.entry) for write in writes]

    def read(self, connection: Any, read: Read) -> list[Entry]:
        """Entries in order."""
        if read.first is None:
            rows = connection.execute(_READ_ROOM.replace("?", "%s"), (read.code, read.last))
        else:
            rows = connection.execute(_READ.replace("?", "%s"), (read.code, read.first, read.last))
        return [Entry(*row) for row in rows]


def _has_something_to_read(fileno: int) -> bool:
    """Whether a line has something to read, or has ended."""
    if not hasattr(select, "poll"):  # on Windows
        return bool(select.select([fileno], [], [], 0)[0])
    line = select.poll()  # `select` knows files up to 1023 only, and a server has thousands
    line.register(fileno, select.POLLIN)
    return bool(line.poll(0))


def _claimed(written: set[tuple[str, int, str | None]], code: str, entry: Entry) -> bool:
    """Whether this is the entry that was written; of two that are alike in one transaction, the first."""
    row = (code, entry.number, entry.key)
    found = row in written
    written.discard(row)
    return found
