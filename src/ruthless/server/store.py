"""Store: entries on disk. What `append` has returned True for survives a crash.

Entries that arrive while another transaction is being written go into the next one together, so the price of a safe
write is shared by all tables. Of two nodes that write the same number of a table one succeeds; the other is told.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, event, func, insert, or_, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ruthless.server import databases, faults, migrations, schema
from ruthless.server.condition import CELLS, Condition
from ruthless.server.desk import Closed, Desk
from ruthless.server.drivers import CHANNEL, Driver, Postgres, Read, Sqlite, Summary, Turn, Write, make_safe
from ruthless.server.entries import Entry
from ruthless.server.faults import MaybeWritten, Unreadable
from ruthless.server.private import make_private
from ruthless.server.siblings import Siblings
from ruthless.server.tasks import Tasks, to_the_end

log = logging.getLogger("ruthless.server")

T = TypeVar("T")

PATIENCE = 12.0
"""Seconds after which nobody waits for a write any longer."""
PROBE = "probe"
"""No node: what is written to see whether anything can be."""
MOST_AT_ONCE = 500
READ_AT_ONCE = 8


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, node: str, siblings: Siblings | None = None) -> None:
        self._url = databases.checked(url)
        self.node = node
        self._siblings = siblings
        self._postgres = self._url.get_backend_name() == "postgresql"
        self.shared = self._postgres or siblings is not None
        """Whether other nodes may write to it."""
        self.condition = Condition(bytearray(CELLS)) if siblings is None else siblings.condition
        self._under_way = Tasks()
        """What is being done in threads, to its end."""
        self._turn: Turn = _own_turn() if siblings is None else siblings.turn
        driver: Driver
        if self._postgres:
            self._url = self._url.set(drivername="postgresql+psycopg")
            driver = Postgres(self._url, node)
        else:
            self._url = self._url.set(drivername="sqlite+aiosqlite")
            driver = Sqlite(self._url)
        in_turn = nullcontext if self._postgres else self._turn
        self._writer = Desk("writer", driver, driver.write, MOST_AT_ONCE, PATIENCE, in_turn)
        self._reader: Desk[Read, list[Entry]] = Desk("reader", driver, partial(_read_each, driver), READ_AT_ONCE)
        self.engine: AsyncEngine = create_async_engine(
            self._url,
            pool_pre_ping=self._postgres,
            hide_parameters=True,  # an error is logged; what was to be written is not
        )
        if not self._postgres:
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: make_safe(connection))
            self._plain = databases.engine(url)
            event.listen(self._plain, "connect", lambda connection, _: make_safe(connection))

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        if not self._postgres:
            make_private(Path(self._url.database or ""))
        async with self.engine.begin() as connection:
            if self._postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7271)"))  # one node migrates at a time
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        """Write what is waiting and end."""
        await self._writer.close()
        await self._reader.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.engine.dispose()
        if not self._postgres:
            self._plain.dispose()

    # Writing

    async def append(self, code: str, entry: Entry, *, owner: str = "", marked: bool = False) -> bool:
        """Write an entry; True once it is on disk, False if its number or its key is taken already.

        If it is `marked`, the table has to be looked at until `show` has said when something happens there by itself.
        StoreFailed if nothing is written, StoreUnsure if nobody can know.
        """
        try:
            fine = await self._writer.put(Write(code, entry, owner=owner, marked=marked))
        except Closed:
            raise StoreFailed from None
        except (MaybeWritten, TimeoutError) as error:
            self._note(error, "a write may have failed")
            self._wake_siblings(code)
            raise StoreUnsure from None
        except Exception as error:
            self._note(error, "a write has failed")
            raise StoreFailed from None
        self.condition.recovered()
        # Also where somebody was faster: that may have been ourselves, and nobody knew.
        self._wake_siblings(code)
        return fine

    def _wake_siblings(self, code: str) -> None:
        """Tell the other workers that there may be something new. A PostgreSQL does that by itself."""
        if self._siblings is not None and not self._postgres:
            self._siblings.wrote(code)

    def _note(self, error: Exception, what: str) -> None:
        """Keep in mind what is wrong, and log it. Not with its arguments: what was to be written may be among them."""
        trouble = faults.what_is_wrong(error)
        if trouble:
            self.condition.note(trouble)
        log.error(what, extra={"why": type(error).__name__, "trouble": self.condition.trouble})

    def show(self, summary: Summary, due: tuple[int, int | None] | None = None) -> None:
        """Change what lists show of a table, soon; and when it has to be looked at, as `put_off` does."""
        self._write_soon(Write(summary.code, summary=summary, due=due))

    def put_off(self, code: str, before: int, due: int | None) -> None:
        """Change when a table has to be looked at, soon, unless somebody has changed that before."""
        self._write_soon(Write(code, due=(before, due)))

    def _write_soon(self, write: Write) -> None:
        done = self._writer.put(write)
        done.add_done_callback(lambda one: one.exception())  # a list that is behind does no harm

    # Reading

    async def load(self, code: str) -> list[Entry]:
        """The entries a room is read from; none if there is no such table."""
        return await self._read(Read(code))

    async def entries(self, code: str, first: int, last: int | None = None) -> list[Entry]:
        """Some entries of a table, in order."""
        return await self._read(Read(code, first) if last is None else Read(code, first, last))

    async def _read(self, read: Read) -> list[Entry]:
        with self._noted():
            try:
                entries = await self._reader.put(read)
            except ValueError as error:  # in place of an entry stands something else
                raise Unreadable from error
            if entries and entries[-1].number - entries[0].number != len(entries) - 1:
                raise Unreadable("entries have no gaps")
            return entries

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """StoreFailed for whatever goes wrong, which is kept in mind."""
        try:
            yield
        except Exception as error:
            self._note(error, "a database could not be read")
            raise StoreFailed from None

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        with self._noted():
            async with self.engine.connect() as connection:
                yield connection

    async def knows(self, code: str, key: str) -> bool:
        """Whether something with that key has been done at a table, however long ago."""
        column = schema.entries.c
        async with self._connected() as connection:
            wanted = select(column.number).where(column.code == code, column.key == key)
            return await connection.scalar(wanted) is not None

    async def exists(self, code: str) -> bool:
        """Whether there is a table with that code."""
        async with self._connected() as connection:
            wanted = select(schema.rooms.c.code).where(schema.rooms.c.code == code)
            return await connection.scalar(wanted) is not None

    async def match(self, record: str) -> tuple[str, list[Entry]] | None:
        """The table and the entries of a match, by the id of its record."""
        async with self._connected() as connection:
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
        return code, await self.entries(code, first, None if following is None else following - 1)

    async def open_rooms(self, since: int, most: int = 50) -> list[dict[str, Any]]:
        """The tables anybody may sit down at, the latest first."""
        column = schema.rooms.c
        async with self._connected() as connection:
            rows = await connection.execute(
                select(column.summary)
                .where(column.open, column.touched >= since)
                .order_by(column.touched.desc())
                .limit(most)
            )
            return [row[0] for row in rows]

    async def due_rooms(self, until: int, most: int) -> list[tuple[str, int]]:
        """Some tables that have to be looked at, the most urgent first, and when that was due."""
        column = schema.rooms.c
        async with self._connected() as connection:
            rows = await connection.execute(
                select(column.code, column.due).where(column.due <= until).order_by(column.due).limit(most)
            )
            return [(code, due) for code, due in rows]

    async def count_rooms(self, owner: str, since: int) -> int:
        """How many tables an address has made lately."""
        rooms, entries = schema.rooms.c, schema.entries.c
        made = (rooms.code == entries.code) & (entries.number == 0) & (entries.at >= since)
        async with self._connected() as connection:
            wanted = select(func.count()).where(rooms.owner == owner, rooms.touched >= since, made)
            return int(await connection.scalar(wanted) or 0)

    # Nodes

    def hold(self, code: str) -> None:
        """A table is about to be read into memory."""
        if self._siblings is not None:
            self._siblings.hold(code)

    def let_go(self, code: str) -> None:
        """A table has left the memory."""
        if self._siblings is not None:
            self._siblings.let_go(code)

    @property
    def since(self) -> int | None:
        """When the server began, if this node takes the place of one that has died there."""
        return None if self._siblings is None or not self._siblings.before else self._siblings.since

    def is_home(self, code: str) -> bool:
        """Whether connections to a table are sent to this node rather than to another."""
        return self._siblings is None or self._siblings.is_home(code)

    async def pause(self, seconds: float) -> None:
        """Wait, but not longer than until it is known that another node has come or gone."""
        if self._siblings is None:
            await asyncio.sleep(seconds)
        else:
            await self._siblings.pause(seconds)

    async def beat(self, now: int, patience: int) -> frozenset[str]:
        """Say that this node is alive; the nodes that have said so lately."""
        if not self._postgres:
            return frozenset({self.node}) if self._siblings is None else self._siblings.nodes()
        column = schema.nodes.c
        async with self.engine.begin() as connection:
            statement = postgresql.insert(schema.nodes).values(node=self.node, seen=now)
            await connection.execute(statement.on_conflict_do_update(index_elements=["node"], set_={"seen": now}))
            gone = "" if self._siblings is None else self._siblings.before
            await connection.execute(
                delete(schema.nodes).where(or_(column.seen < now - 10 * patience, column.node == gone))
            )
            rows = await connection.execute(select(column.node).where(column.seen >= now - patience))
            return frozenset(row[0] for row in rows)

    async def wakes(self) -> AsyncIterator[str]:
        """The codes of tables another node has written to, or "" if some may have been missed."""
        if not self._postgres:
            assert self._siblings is not None
            async for code in self._siblings.wakes():
                yield code
            return
        from psycopg import AsyncConnection as Postgres
        from psycopg import OperationalError

        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await Postgres.connect(plain, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""
                    async for note in connection.notifies():
                        *codes, node = note.payload.split(" ")
                        if node != self.node:
                            for code in codes:
                                yield code
            except OperationalError:
                log.warning("the database is out of reach; trying again")
                await asyncio.sleep(1)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up that is rare; StoreFailed if that cannot be done now."""
        async with self._connected() as connection:
            return await connection.run_sync(work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something rare in a transaction of its own; MaybeWritten if nobody knows whether that was committed."""
        if self._postgres:
            async with self.engine.connect() as connection:
                return await connection.run_sync(_committed, work)
        done = asyncio.ensure_future(asyncio.to_thread(self._run_in_turn, work))
        self._under_way.hold(done)
        return await to_the_end(done)

    def _run_in_turn(self, work: Callable[[Connection], T]) -> T:
        """Do it in a thread, and while no answer is written: SQLite would let both try again, later and later."""
        with self._turn(), self._plain.connect() as connection:
            return _committed(connection, work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """The same for who waits for it: StoreFailed if nothing has happened, StoreUnsure if nobody can know."""
        try:
            return await self.run(work)
        except MaybeWritten as error:
            self._note(error, "a write may have failed")
            raise StoreUnsure from None
        except Exception as error:
            self._note(error, "a write has failed")
            raise StoreFailed from None

    async def tidy(self) -> None:
        """Leave nothing behind of what has been deleted, as far as others let us; PostgreSQL does that by itself."""
        if not self._postgres:
            async with self.engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

    async def secret(self, name: str, drawn: Callable[[], str]) -> str:
        """What this server keeps to itself under a name: drawn once, the same for all nodes and for ever."""
        insert = postgresql.insert if self._postgres else sqlite.insert
        async with self.engine.begin() as connection:
            new = insert(schema.secrets).values(name=name, value=drawn())
            await connection.execute(new.on_conflict_do_nothing(index_elements=["name"]))
            kept = await connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
        return str(kept)

    async def health(self) -> str:
        """What is wrong with the database; empty if nothing is. Where something was, it is tried to write."""
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                written = bool(self.condition.trouble)
                if written:
                    sign = delete(schema.nodes).where(schema.nodes.c.node == PROBE)
                    await connection.execute(sign)
                    await connection.execute(insert(schema.nodes).values(node=PROBE, seen=0))
                    await connection.execute(sign)
                else:
                    await connection.execute(text("SELECT 1"))
        except (DBAPIError, OSError) as error:
            self._note(error, "the database is not well")
        else:
            if written:  # who has only read knows nothing of what others may have met with meanwhile
                self.condition.recovered()
        return self.condition.trouble


def _read_each(driver: Driver, connection: Any, reads: list[Read]) -> list[list[Entry] | Exception]:
    """Entries of several tables; that one cannot be read is no reason to refuse the others."""
    found: list[list[Entry] | Exception] = []
    for read in reads:
        try:
            found.append(driver.read(connection, read))
        except Exception as error:
            found.append(error)
    return found


def _committed(connection: Connection, work: Callable[[Connection], T]) -> T:
    """What comes of some work, once it is on disk."""
    done = work(connection)
    try:
        connection.commit()
    except DBAPIError as error:
        connection.invalidate()  # else it would be used again as it is, within the transaction
        postgres = connection.dialect.name == "postgresql"
        refused = faults.is_refused_by_postgres if postgres else faults.is_refused_by_sqlite
        if refused(error.orig):
            raise
        raise MaybeWritten from error
    return done


def _own_turn() -> Turn:
    """That of a server that is one process: its threads write one after the other."""
    lock = threading.Lock()

    @contextmanager
    def turn() -> Iterator[None]:
        with lock:
            yield

    return turn


class StoreFailed(Exception):
    """The database did not do what was asked of it. Nothing has happened."""


class StoreUnsure(Exception):
    """It is not known whether something was written; whoever writes the same again finds out."""
