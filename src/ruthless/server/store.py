"""Store: entries on disk. What `append` has returned True for survives a crash.

Entries that arrive while another transaction is being written go into the next one together, so the price of a safe
write is shared by all tables. Of two nodes that write the same number of a table one succeeds; the other is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, func, or_, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ruthless.server import migrations, schema
from ruthless.server.desk import Desk
from ruthless.server.drivers import CHANNEL, Driver, Postgres, Read, Sqlite, Summary, Write, make_safe
from ruthless.server.entries import Entry
from ruthless.server.private import make_private
from ruthless.server.siblings import Siblings

log = logging.getLogger("ruthless.server")

MOST_AT_ONCE = 500
READ_AT_ONCE = 8


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, node: str, siblings: Siblings | None = None) -> None:
        self._url = make_url(url)
        self.node = node
        self._siblings = siblings
        self._postgres = self._url.get_backend_name() == "postgresql"
        self.shared = self._postgres or siblings is not None
        """Whether other nodes may write to it."""
        driver: Driver
        if self._postgres:
            self._url = self._url.set(drivername="postgresql+psycopg")
            driver = Postgres(self._url, node)
        else:
            self._url = self._url.set(drivername="sqlite+aiosqlite")
            driver = Sqlite(self._url) if siblings is None else Sqlite(self._url, siblings.turn)
        self._writer = Desk("writer", driver, driver.write, MOST_AT_ONCE)
        self._reader: Desk[Read, list[Entry]] = Desk(
            "reader", driver, lambda connection, reads: [driver.read(connection, one) for one in reads], READ_AT_ONCE
        )
        self.engine: AsyncEngine = create_async_engine(
            self._url,
            pool_pre_ping=self._postgres,
            hide_parameters=True,  # an error is logged; what was to be written is not
        )
        if not self._postgres:
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: make_safe(connection))

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        if not self._postgres and self._url.database not in (None, "", ":memory:"):
            make_private(Path(self._url.database or ""))
        async with self.engine.begin() as connection:
            if self._postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(7271)"))  # one node migrates at a time
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        """Write what is waiting and end."""
        await self._writer.close()
        await self._reader.close()
        await self.engine.dispose()

    # Writing

    async def append(self, code: str, entry: Entry, *, owner: str = "") -> bool:
        """Write an entry; True once it is on disk, False if its number or its key is taken already."""
        try:
            fine = await self._writer.put(Write(code, entry, owner=owner))
        except Exception as error:
            # The arguments of the error are not logged: what was to be written may be among them.
            log.error("a write has failed", extra={"code": code, "why": type(error).__name__})
            raise StoreFailed(type(error).__name__) from None
        if fine and self._siblings is not None and not self._postgres:
            self._siblings.wrote(code)
        return fine

    def show(self, summary: Summary) -> None:
        """Change what lists show of a table, soon."""
        done = self._writer.put(Write(summary.code, summary=summary))
        done.add_done_callback(lambda one: one.exception())  # a list that is behind does no harm

    # Reading

    async def load(self, code: str) -> list[Entry]:
        """The entries a room is read from; none if there is no such table."""
        return await self._reader.put(Read(code))

    async def entries(self, code: str, first: int, last: int | None = None) -> list[Entry]:
        """Some entries of a table, in order."""
        return await self._reader.put(Read(code, first) if last is None else Read(code, first, last))

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
        return code, await self.entries(code, first, None if following is None else following - 1)

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

    def hold(self, code: str) -> None:
        """A table is about to be read into memory."""
        if self._siblings is not None:
            self._siblings.hold(code)

    def let_go(self, code: str) -> None:
        """A table has left the memory."""
        if self._siblings is not None:
            self._siblings.let_go(code)

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
                        code, _, node = note.payload.partition(" ")
                        if node != self.node:
                            yield code
            except OperationalError:
                log.warning("the database is out of reach; trying again")
                await asyncio.sleep(1)

    async def reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (DBAPIError, OSError):
            return False
        return True


class StoreFailed(Exception):
    """The database did not take what was to be written. Nothing has happened."""
