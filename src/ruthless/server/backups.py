"""Backups: all tables of a database in one file, taken while it is in use, and put back into a database of either kind.

A backup is JSON lines, pressed by gzip: a line that says what it is, for each table of the database its columns and then
a line a row, and in the end how many rows there are and their digests. A digest does not depend on the order of rows,
so it is the same for the database a backup was taken from, the file, and the database it is put into.
"""

from __future__ import annotations

import gzip
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

import ruthless
from ruthless.kernel.errors import RuthlessError
from ruthless.server import databases, migrations
from ruthless.server.entries import Entry
from ruthless.server.happenings import replay
from ruthless.server.orders import ALIVE
from ruthless.server.private import make_private

FORMAT = 1
LEFT_OUT = ("alembic_version", "nodes", "orders", "reports")
"""Which servers are alive, and what they are to do, is true of one place and one moment only."""
AT_ONCE = 500
"""Rows that are read or written together."""

Advance = Callable[[int], None]
"""Is told how many more rows are done."""


class BadBackup(RuthlessError):
    """A backup that cannot be taken, read or put back; its text says why."""


@dataclass
class Contents:
    """What is in a backup or a database."""

    schema: str
    rows: Counter[str] = field(default_factory=Counter)
    digests: dict[str, int] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)
    """Codes of tables whose log does not add up to a room."""

    def add(self, table: str, line: str) -> None:
        """Count a row."""
        self.rows[table] += 1
        digest = int.from_bytes(sha256(line.encode()).digest(), "big")
        self.digests[table] = (self.digests.get(table, 0) + digest) % 2**256

    def end(self) -> dict[str, Any]:
        """The last line of a backup."""
        return {"rows": dict(self.rows), "digests": {name: f"{one:064x}" for name, one in self.digests.items()}}


def _line(values: Any) -> str:
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


# Reading a database


def _revision(connection: Connection) -> str:
    """Of the form the database has; BadBackup if it is none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        raise BadBackup("there are no tables of Ruthless in that database")
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _everything(connection: Connection) -> list[Table]:
    """The tables as they are in this database, which may be older than this program."""
    found = MetaData()
    found.reflect(connection)
    return [table for _, table in sorted(found.tables.items())]


def _tables(connection: Connection) -> list[Table]:
    """Those of which a backup is taken."""
    return [table for table in _everything(connection) if table.name not in LEFT_OUT]


def _rows(connection: Connection, table: Table) -> Iterator[list[Any]]:
    wanted = select(table).order_by(*table.primary_key)
    for row in connection.execute(wanted, execution_options={"yield_per": AT_ONCE}):
        yield list(row)


def _how_many(connection: Connection) -> int:
    counts = [connection.scalar(select(func.count()).select_from(table)) for table in _tables(connection)]
    return sum(one or 0 for one in counts)


def rows_in_database(database: str) -> int:
    """How many rows a backup of a database will have, or a few less if it is in use."""
    databases.check_is_there(database)
    engine = databases.engine(database, reading=True)
    try:
        with engine.connect() as connection:
            _revision(connection)
            return _how_many(connection)
    except SQLAlchemyError as error:
        raise BadBackup(f"the database cannot be read: {databases.reason(error)}") from error
    finally:
        engine.dispose()


# Taking one


def take(database: str, file: Path, *, force: bool = False, advance: Advance = lambda more: None) -> Contents:
    """Write a backup of a database in use. It gets its name when it has been read again and found whole."""
    databases.check_is_there(database)
    engine = databases.engine(database, reading=True)
    try:
        if file.exists() and not force:
            raise BadBackup(f"{file} is there already; --force writes over it")
        return _take(engine, file, advance)
    except SQLAlchemyError as error:
        raise BadBackup(f"the database cannot be read: {databases.reason(error)}") from error
    except OSError as error:
        raise BadBackup(f"cannot write {file}: {error.strerror}") from error
    finally:
        engine.dispose()


def _take(engine: Engine, file: Path, advance: Advance) -> Contents:
    """The same, with a draft beside the file that is gone afterwards."""
    draft = file.with_name(f"{file.name}.part")
    try:
        # One transaction for all of it: whatever is written meanwhile, it sees none of that, and nobody waits for it.
        with _new_file(draft) as raw, engine.connect() as connection:
            written = _write(connection, raw, advance)
        read = verify(draft, advance)
        if read.end() != written.end():
            raise BadBackup(f"what was written to {draft} is not what is read from it: look at the disk")
        draft.replace(file)
        _sync_folder(file)
    finally:
        with suppress(OSError):  # where it could not be made there is none
            draft.unlink()
    return read


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone: there are seeds in it, and what was said. It is on disk afterwards."""
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
        yield raw
        raw.flush()
        os.fsync(raw.fileno())


def _sync_folder(file: Path) -> None:
    """Have the new name on disk. Windows opens no folders, and sees to that by itself."""
    if os.name == "nt":
        return
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _write(connection: Connection, raw: IO[bytes], advance: Advance) -> Contents:
    contents = Contents(_revision(connection))
    about = {
        "ruthless-backup": FORMAT,
        "version": ruthless.__version__,
        "schema": contents.schema,
        "rows": _how_many(connection),
    }
    with gzip.open(raw, "wt", compresslevel=6, encoding="utf-8", newline="\n") as lines:
        lines.write(f"{_line(about)}\n")
        for table in _tables(connection):
            lines.write(f"{_line({'table': table.name, 'columns': [column.name for column in table.columns]})}\n")
            for number, row in enumerate(_rows(connection, table), 1):
                line = _line(row)
                contents.add(table.name, line)
                lines.write(f"{line}\n")
                if number % AT_ONCE == 0:
                    advance(AT_ONCE)
            advance(contents.rows[table.name] % AT_ONCE)
        lines.write(f"{_line({'end': contents.end()})}\n")
    return contents


# Reading one


def _lines(file: Path) -> Iterator[Any]:
    """What is in a backup, line by line; BadBackup where it is damaged."""
    try:
        with gzip.open(file, "rt", encoding="utf-8", newline="\n") as lines:
            for line in lines:
                yield json.loads(line)
    except (OSError, EOFError, zlib.error, UnicodeDecodeError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "it is damaged or none"
        raise BadBackup(f"{file} cannot be read as a backup: {why}") from error


def _read(file: Path, take: Callable[[str, list[str], list[list[Any]]], None]) -> Contents:
    """Go through a backup; `take` gets table, columns and some rows. BadBackup if it is not whole."""
    lines = _lines(file)
    about = _about(file, lines)
    contents, table, columns, end = Contents(str(about["schema"])), "", [""], None
    waiting: list[list[Any]] = []
    for line in lines:
        if isinstance(line, list):
            contents.add(table, _line(line))
            waiting.append(line)
        if waiting and (len(waiting) == AT_ONCE or not isinstance(line, list)):
            take(table, columns, waiting)
            waiting = []
        if isinstance(line, dict) and "table" in line:
            table, columns = line["table"], line["columns"]
        elif isinstance(line, dict):
            end = line.get("end")
    if end != contents.end():
        raise BadBackup(f"{file} is damaged: its rows are not those that were written")
    return contents


def _about(file: Path, lines: Iterator[Any]) -> dict[str, Any]:
    about = next(lines, None)
    if not isinstance(about, dict) or about.get("ruthless-backup") != FORMAT:
        raise BadBackup(f"{file} is no backup of Ruthless, or one of a later form")
    return about


def rows_in_backup(file: Path) -> int:
    """How many rows a backup has, as it says itself."""
    return int(_about(file, _lines(file))["rows"])


class Logs:
    """Reads the logs in a backup as a server would, one after the other: entries come in their order."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._code = ""
        self.unreadable: list[str] = []

    def take(self, table: str, columns: list[str], rows: list[list[Any]]) -> None:
        """Some rows of the backup."""
        for row in rows:
            named = dict(zip(columns, row, strict=True))
            if table == "entries":
                self._add(named)

    def _add(self, row: dict[str, Any]) -> None:
        if row["code"] != self._code:
            self.finish()
            self._code = row["code"]
        if row["kind"] == "started":  # nothing before it is ever read again
            self._entries.clear()
        self._entries.append(Entry(row["number"], row["kind"], row["data"], row["at"], row["key"]))

    def finish(self) -> None:
        """No more entries of this log."""
        if self._entries:
            try:
                _check(self._entries)
            except Exception:  # whatever it is, a server could not read it either
                self.unreadable.append(self._code)
        self._entries.clear()


def _check(entries: list[Entry]) -> None:
    first = entries[0].number
    assert [entry.number for entry in entries] == list(range(first, first + len(entries)))
    assert entries[0].kind in ("created", "started")
    replay(entries)


def verify(file: Path, advance: Advance = lambda more: None) -> Contents:
    """Read a whole backup: every row, and every log as a server would. BadBackup if it is not what was written."""
    logs = Logs()

    def take(table: str, columns: list[str], rows: list[list[Any]]) -> None:
        logs.take(table, columns, rows)
        advance(len(rows))

    contents = _read(file, take)
    logs.finish()
    contents.unreadable = logs.unreadable
    return contents


# Putting one back


def restore(file: Path, database: str, *, force: bool = False, advance: Advance = lambda more: None) -> Contents:
    """Put a backup into an empty database, or with `force` in the place of what is there; all of it or nothing."""
    contents = verify(file, advance)
    if (kept := databases.file_of(database)) is not None:
        make_private(kept)
    engine = databases.engine(database)
    try:
        with engine.begin() as connection:
            _prepare(connection, contents.schema, force=force)
            tables = {table.name: table for table in _tables(connection)}
            _read(file, lambda table, columns, rows: _insert(connection, tables, table, columns, rows, advance))
            _compare(connection, contents)
            migrations.upgrade(connection)
        if engine.name == "sqlite":
            _look_over(engine)
    except SQLAlchemyError as error:
        raise BadBackup(f"the database did not take it: {databases.reason(error)}") from error
    finally:
        engine.dispose()
    return contents


def _prepare(connection: Connection, schema: str, *, force: bool) -> None:
    """Make the database ready for rows of that form: empty, and neither older nor newer."""
    if not migrations.knows(schema):
        raise BadBackup("the backup was taken by a later version of Ruthless; this one cannot read it")
    if inspect(connection).has_table("alembic_version"):
        if not migrations.knows(_revision(connection)):
            raise BadBackup("the database was made by a later version of Ruthless")
        _check_nobody_serves(connection)
        rooms = next((table for table in _tables(connection) if table.name == "rooms"), None)
        if rooms is not None and connection.scalar(select(func.count()).select_from(rooms)) and not force:
            raise BadBackup("there are tables in that database already; --force puts the backup in their place")
        migrations.remove(connection)
    migrations.upgrade(connection, schema)


def _check_nobody_serves(connection: Connection) -> None:
    """BadBackup if a server works on the database: it would go on with what it has in memory."""
    reports = next((table for table in _everything(connection) if table.name == "reports"), None)
    now = time.time_ns() // 1_000_000
    if reports is not None and connection.scalar(select(reports.c.node).where(reports.c.at > now - ALIVE)) is not None:
        raise BadBackup("a server works on that database, or did a moment ago: stop it first")


def _insert(
    connection: Connection,
    tables: dict[str, Table],
    name: str,
    columns: list[str],
    rows: list[list[Any]],
    advance: Advance,
) -> None:
    if name not in tables:
        raise BadBackup(f"the backup has rows of {name!r}, which there is no place for")
    connection.execute(tables[name].insert(), [dict(zip(columns, row, strict=True)) for row in rows])
    advance(len(rows))


def _compare(connection: Connection, expected: Contents) -> None:
    """Read everything back; BadBackup if it is not what is in the backup."""
    found = Contents(expected.schema)
    for table in _tables(connection):
        for row in _rows(connection, table):
            found.add(table.name, _line(row))
    if found.end() != expected.end():
        raise BadBackup("what is in the database is not what is in the backup; nothing has been changed")


def _look_over(engine: Engine) -> None:
    with engine.connect() as connection:
        found = connection.scalar(text("PRAGMA integrity_check"))
    if found != "ok":
        raise BadBackup(f"the database is damaged: {found}")
