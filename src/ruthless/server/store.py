"""Store: entries on disk. What `append` has returned True for survives a crash.

Entries that arrive while another transaction is being written go into the next one together, so the price of a safe
write is shared by all tables. Of two nodes that write the same number of a table one succeeds; the other is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ruthless.server import databases, migrations, schema
from ruthless.server.entries import Entry

log = logging.getLogger("ruthless.server")

T = TypeVar("T")

CHANNEL = "ruthless"
"""On which nodes that share a PostgreSQL database wake each other."""
MOST_AT_ONCE = 500


_WAKE = text(
    "SELECT pg_notify(:channel, code || ' ' || CAST(:node AS text)) FROM unnest(CAST(:codes AS text[])) AS code"
)
"""Tell the other nodes which tables have something new, all in one go."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of tables shows of one."""

    code: str
    phase: str
    open: bool
    shown: dict[str, Any]
    touched: int


@dataclass(slots=True)
class Write:
    """An entry to be written, or what lists show of a table from now on."""

    code: str
    entry: Entry | None = None
    summary: Summary | None = None
    owner: str = ""
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, node: str) -> None:
        self._url = databases.checked(url)
        self.node = node
        self.shared = self._url.get_backend_name() == "postgresql"
        """Whether other nodes may write to it."""
        if self.shared:
            self._url = self._url.set(drivername="postgresql+psycopg")
            self._insert: Any = postgresql.insert
        else:
            self._url = self._url.set(drivername="sqlite+aiosqlite")
            self._insert = sqlite.insert
        column = schema.entries.c
        # With the rows as parameters it is compiled once: with the rows in it that would cost more than the disk.
        self._append = (
            self._insert(schema.entries).on_conflict_do_nothing().returning(column.code, column.number, column.key)
        )
        self.engine: AsyncEngine = create_async_engine(
            self._url,
            pool_pre_ping=self.shared,
            hide_parameters=True,  # an error is logged; what was to be written is not
        )
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _make_safe)
        self._waiting: list[Write] = []
        self._writing = False
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7271)"))  # one node migrates at a time
            await connection.run_sync(migrations.upgrade)
        self._writer = asyncio.create_task(self._write_on(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting and end."""
        if self._writer is not None:
            while self._waiting or self._writing:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # Writing

    async def append(self, code: str, entry: Entry, *, owner: str = "") -> bool:
        """Write an entry; True once it is on disk, False if its number or its key is taken already."""
        return await self._queue(Write(code, entry, owner=owner))

    def show(self, summary: Summary) -> None:
        """Change what lists show of a table, soon."""
        done = self._queue(Write(summary.code, summary=summary))
        done.add_done_callback(lambda one: one.exception())  # a list that is behind does no harm

    def _queue(self, write: Write) -> asyncio.Future[bool]:
        self._waiting.append(write)
        self._wake.set()
        return write.done

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    self._writing = True
                    won = await self._write(batch)
                except Exception as error:
                    log.exception("a write has failed", extra={"writes": len(batch)})
                    for write in batch:
                        if not write.done.done():
                            write.done.set_exception(StoreFailed(str(type(error).__name__)))
                    continue
                finally:
                    self._writing = False
                for write, fine in zip(batch, won, strict=True):
                    if not write.done.done():
                        write.done.set_result(fine)

    async def _write(self, batch: list[Write]) -> list[bool]:
        """One transaction. Rows go in in the same order on every node, so that two of them never wait for each other."""
        batch.sort(key=lambda write: write.code)
        rows = [_row(write.code, write.entry) for write in batch if write.entry is not None]
        written: set[tuple[str, int, str | None]] = set()
        async with self.engine.begin() as connection:
            if rows:
                written = {(code, number, key) for code, number, key in await connection.execute(self._append, rows)}
            won = [write.entry is None or _claimed(written, write.code, write.entry) for write in batch]
            for write, fine in zip(batch, won, strict=True):
                if fine:
                    await self._follow_up(connection, write)
            codes = [write.code for write, fine in zip(batch, won, strict=True) if fine and write.entry is not None]
            if self.shared and codes:
                await connection.execute(_WAKE, {"channel": CHANNEL, "node": self.node, "codes": codes})
        return won

    async def _follow_up(self, connection: AsyncConnection, write: Write) -> None:
        rooms, entry, summary = schema.rooms, write.entry, write.summary
        this = update(rooms).where(rooms.c.code == write.code)
        if summary is not None:
            await connection.execute(
                this.values(phase=summary.phase, open=summary.open, summary=summary.shown, touched=summary.touched)
            )
        if entry is None:
            return
        if entry.kind == "created":
            await connection.execute(
                insert(rooms).values(
                    code=write.code, base=0, phase="lobby", open=False, summary={}, touched=entry.at, owner=write.owner
                )
            )
        if entry.kind == "started":
            await connection.execute(this.values(base=entry.number))
            await connection.execute(
                insert(schema.matches).values(record=entry.data["record"], code=write.code, number=entry.number)
            )

    # Reading

    async def load(self, code: str) -> list[Entry]:
        """The entries a room is read from; none if there is no such table."""
        async with self.engine.connect() as connection:
            base = await connection.scalar(select(schema.rooms.c.base).where(schema.rooms.c.code == code))
            return [] if base is None else await self._entries(connection, code, base)

    async def entries(self, code: str, first: int, last: int | None = None) -> list[Entry]:
        """Some entries of a table, in order."""
        async with self.engine.connect() as connection:
            return await self._entries(connection, code, first, last)

    async def _entries(
        self, connection: AsyncConnection, code: str, first: int, last: int | None = None
    ) -> list[Entry]:
        column = schema.entries.c
        wanted = and_(column.code == code, column.number >= first)
        if last is not None:
            wanted = and_(wanted, column.number <= last)
        rows = await connection.execute(
            select(column.number, column.kind, column.data, column.at, column.key).where(wanted).order_by(column.number)
        )
        return [Entry(*row) for row in rows]

    async def knows(self, code: str, key: str) -> bool:
        """Whether something with that key has been done at a table, however long ago."""
        column = schema.entries.c
        async with self.engine.connect() as connection:
            wanted = select(column.number).where(column.code == code, column.key == key)
            return await connection.scalar(wanted) is not None

    async def exists(self, code: str) -> bool:
        """Whether there is a table with that code."""
        async with self.engine.connect() as connection:
            wanted = select(schema.rooms.c.code).where(schema.rooms.c.code == code)
            return await connection.scalar(wanted) is not None

    async def match(self, record: str) -> tuple[str, list[Entry]] | None:
        """The table and the entries of a match, by the id of its record."""
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(
                    select(schema.matches.c.code, schema.matches.c.number).where(schema.matches.c.record == record)
                )
            ).first()
            if found is None:
                return None
            code, first = found
            following = await connection.scalar(
                select(func.min(schema.matches.c.number)).where(
                    schema.matches.c.code == code, schema.matches.c.number > first
                )
            )
            return code, await self._entries(connection, code, first, None if following is None else following - 1)

    async def open_rooms(self, since: int, most: int = 50) -> list[dict[str, Any]]:
        """The tables anybody may sit down at, the latest first."""
        column = schema.rooms.c
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(column.summary)
                .where(column.open, column.touched >= since)
                .order_by(column.touched.desc())
                .limit(most)
            )
            return [row[0] for row in rows]

    async def count_rooms(self, owner: str, since: int) -> int:
        """How many tables an address has made lately."""
        column = schema.rooms.c
        async with self.engine.connect() as connection:
            wanted = select(func.count()).where(column.owner == owner, column.touched >= since)
            return int(await connection.scalar(wanted) or 0)

    # Nodes

    async def beat(self, now: int, patience: int) -> frozenset[str]:
        """Say that this node is alive; the nodes that have said so lately."""
        if not self.shared:
            return frozenset({self.node})
        column = schema.nodes.c
        async with self.engine.begin() as connection:
            statement = self._insert(schema.nodes).values(node=self.node, seen=now)
            await connection.execute(statement.on_conflict_do_update(index_elements=["node"], set_={"seen": now}))
            await connection.execute(delete(schema.nodes).where(column.seen < now - 10 * patience))
            rows = await connection.execute(select(column.node).where(column.seen >= now - patience))
            return frozenset(row[0] for row in rows)

    async def wakes(self) -> AsyncIterator[str]:
        """The codes of tables another node has written to, or "" if some may have been missed."""
        from psycopg import AsyncConnection as Postgres
        from psycopg import OperationalError

        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await Postgres.connect(plain, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""
                    async for note in connection.notifies():
                        code, _, node = note.payload.partition(" ")
                        if node != self.node:
                            yield code
            except OperationalError:
                log.warning("the database is out of reach; trying again")
                await asyncio.sleep(1)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something rare in a transaction of its own."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (DBAPIError, OSError):
            return False
        return True


def _claimed(written: set[tuple[str, int, str | None]], code: str, entry: Entry) -> bool:
    """Whether this is the entry that was written; of two that are alike in one transaction, the first."""
    row = (code, entry.number, entry.key)
    found = row in written
    written.discard(row)
    return found


def _row(code: str, entry: Entry) -> dict[str, Any]:
    return {
        "code": code,
        "number": entry.number,
        "kind": entry.kind,
        "data": entry.data,
        "at": entry.at,
        "key": entry.key,
    }


class StoreFailed(Exception):
    """The database did not take what was to be written. Nothing has happened."""


def _make_safe(connection: Any, _: Any) -> None:
    """A commit is on disk when it returns; readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
