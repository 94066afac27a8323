"""Admin: what the host of a server can see and order, through the database alone. Works whether or not a server runs.

Everything here is done in the transaction of a connection, and what takes longer in several; nodes see it with their next
beat.
"""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, and_, delete, func, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ruthless.kernel.errors import RuthlessError
from ruthless.server import counting, databases, forgetting, migrations, names, schema
from ruthless.server.appending import NoRoom, append
from ruthless.server.clocks import HOUR
from ruthless.server.forgetting import Known
from ruthless.server.orders import ALIVE, OrderKind, give
from ruthless.server.retention import Old, forget

WITHIN = 96
"""Bits of an IPv6 address before an IPv4 one that is within it."""
COUNTED_AT_ONCE = 20
"""Matches that are counted in one transaction."""
T = TypeVar("T")
_CODE = re.compile("[0-9A-Z]{6}")
_SEAT = re.compile("[0-9]{1,3}")


class BadOrder(RuthlessError):
    """Something ordered cannot be done; its text says why."""


@contextmanager
def opened(database: str, *, reading: bool = False) -> Iterator[Engine]:
    """The database of a server, for several transactions; BadOrder if it is none of this version's."""
    databases.check_is_there(database)
    engine = databases.engine(database, reading=reading)
    try:
        with engine.begin() as connection:
            _check(connection)
        yield engine
    except SQLAlchemyError as error:
        raise BadOrder(f"the database does not take it: {databases.reason(error)}") from error
    finally:
        engine.dispose()


@contextmanager
def connected(database: str, *, reading: bool = False) -> Iterator[Connection]:
    """A transaction on it. While one that is not for reading lasts, nobody else writes to a SQLite file."""
    with opened(database, reading=reading) as engine, engine.begin() as connection:
        yield connection


def _check(connection: Connection) -> None:
    if not inspect(connection).has_table("alembic_version"):
        raise BadOrder("no server has used that database yet")
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if found != migrations.head():
        raise BadOrder("the database is of another version of Ruthless than this one: use the same as the server")


# Seeing


@dataclass(frozen=True)
class Table:
    """A table, as the host of the server sees it in a list."""

    code: str
    game: str
    phase: str
    people: list[str]
    touched: int
    open: bool


def tables(connection: Connection, most: int = 50, phase: str = "") -> list[Table]:
    """The tables at which something has happened last, the latest first."""
    rooms, entries = schema.rooms.c, schema.entries.c
    last = select(func.max(entries.at)).where(entries.code == rooms.code).scalar_subquery()
    wanted = select(rooms.code, rooms.summary, rooms.phase, rooms.open, last.label("last"))
    if phase:
        wanted = wanted.where(rooms.phase == phase)
    rows = connection.execute(wanted.order_by(text("last DESC"), rooms.code).limit(most))
    return [
        Table(code, summary.get("game", ""), phase, summary.get("people", []), last or 0, open)
        for code, summary, phase, open, last in rows
    ]


@dataclass(frozen=True)
class Numbers:
    """How much there is, and what each node is doing."""

    tables: dict[str, int]
    """By phase."""
    matches: int
    nodes: dict[str, dict[str, Any]]


def numbers(connection: Connection, now: int) -> Numbers:
    """The numbers of now."""
    rooms, reports = schema.rooms.c, schema.reports.c
    phases = connection.execute(select(rooms.phase, func.count()).group_by(rooms.phase).order_by(rooms.phase))
    alive = connection.execute(
        select(reports.node, reports.numbers).where(reports.at >= now - ALIVE).order_by(reports.node)
    )
    return Numbers(
        {row[0]: row[1] for row in phases},
        connection.scalar(select(func.count()).select_from(schema.matches)) or 0,
        {row[0]: row[1] for row in alive},
    )


# Ordering


def withdraw(connection: Connection, kind: OrderKind) -> int:
    """Take back all orders of a kind; how many there were."""
    return connection.execute(delete(schema.orders).where(schema.orders.c.kind == kind)).rowcount


def announce(connection: Connection, words: str, now: int, until: int) -> None:
    """Say something to everybody, instead of what was said before."""
    withdraw(connection, "announce")
    give(connection, "announce", now, until, text=words)


def _code(given: str) -> str:
    """The code of a table, however it is written; BadOrder if it cannot be one."""
    code = given.strip().upper()
    if not _CODE.fullmatch(code):
        raise BadOrder(f"there is no table {code}")
    return code


def close(connection: Connection, given: str, now: int) -> str:
    """Close a table: an entry of its log, so that it stays closed; its code. BadOrder if there is none, or it is closed."""
    rooms, entries, code = schema.rooms, schema.entries, _code(given)
    if connection.scalar(select(rooms.c.code).where(rooms.c.code == code)) is None:
        raise BadOrder(f"there is no table {code}")
    if (
        connection.scalar(select(entries.c.number).where(entries.c.code == code, entries.c.kind == "closed"))
        is not None
    ):
        raise BadOrder(f"the table {code} is closed already")
    try:
        append(connection, code, "closed", {}, now)
    except NoRoom as error:
        raise BadOrder(str(error)) from error
    connection.execute(update(rooms).where(rooms.c.code == code).values(phase=schema.CLOSED, open=False, due=None))
    give(connection, "close", now, now + HOUR, code=code)
    return code


def network(address: str) -> str:
    """An address, or all that begin alike, in its plain form; BadOrder if it is none. IPv4 within IPv6 is IPv4."""
    try:
        found = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError as error:
        raise BadOrder(f"{address!r} is no address: 203.0.113.7, 203.0.113.0/24 and 2001:db8::/64 are") from error
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen >= WITHIN and found[0].ipv4_mapped:
        found = ipaddress.IPv4Network((found[0].ipv4_mapped, found.prefixlen - WITHIN))
    if found.prefixlen == 0:
        raise BadOrder("that would be everybody")
    return str(found)


def ban(connection: Connection, address: str, now: int, until: int | None) -> str:
    """Want an address, or a network, no more; its plain form."""
    name = network(address)
    connection.execute(delete(schema.bans).where(schema.bans.c.network == name))
    connection.execute(schema.bans.insert().values(network=name, at=now, until=until))
    return name


def unban(connection: Connection, address: str) -> str:
    """Want an address again; BadOrder if it was not banned."""
    name = network(address)
    if not connection.execute(delete(schema.bans).where(schema.bans.c.network == name)).rowcount:
        raise BadOrder(f"{name} is not banned")
    return name


def bans(connection: Connection) -> list[tuple[str, int | None]]:
    """Who is banned, and until when."""
    column = schema.bans.c
    return [
        (name, until) for name, until in connection.execute(select(column.network, column.until).order_by(column.at))
    ]


def forget_old(database: str, old: Old, now: int) -> None:
    """Forget what is old, and have all nodes do so. Table by table: people play meanwhile, and are answered."""
    gone: list[str] = []
    with opened(database) as engine:
        try:
            for piece in old.pieces():
                with _in_turn(), engine.begin() as connection:
                    gone += forget(connection, piece)
        finally:  # nobody keeps in memory what is gone, however far it came
            with engine.begin() as connection:
                give(connection, "forget", now, now + HOUR, codes=gone, chat_before=old.chat_before)


@contextmanager
def _in_turn() -> Iterator[None]:
    """Leave a SQLite file to others for as long as it was ours: servers write to it, too."""
    begun = time.monotonic()
    yield
    time.sleep(time.monotonic() - begun)


def somebody(connection: Connection, where: str) -> tuple[str, Known]:
    """Who is meant by `CODE/NAME` or `CODE/SEAT`, and what is known of them; BadOrder if nobody is."""
    code, slash, given = where.partition("/")
    if not slash or not given.strip():
        raise BadOrder("somebody is named by table and name, or by table and seat: KR7Q2M/Ada, KR7Q2M/0")
    code = _code(code)
    people = forgetting.people_at(connection, code)
    if not people:
        raise BadOrder(f"there is no table {code}")
    alike = [person for person, names_there in people.items() if names.alike(given) in map(names.alike, names_there)]
    if not alike and _SEAT.fullmatch(given.strip()):
        alike = [person for person in _seated(connection, code)[int(given) :][:1] if person in people]
    if len(alike) != 1:
        raise BadOrder(f"{'nobody' if not alike else 'more than one'} at the table {code} is {given!r}")
    return code, forgetting.known_at(connection, code, alike[0])


def _seated(connection: Connection, code: str) -> list[int]:
    """Who played the last match of a table, by seat."""
    entries = schema.entries.c
    started = and_(entries.code == code, entries.kind == "started")
    data = connection.scalar(select(entries.data).where(started).order_by(entries.number.desc()).limit(1))
    return [] if data is None else [one["person"] for one in data["people"]]


def forget_somebody(connection: Connection, known: Known, now: int) -> None:
    """Forget a person everywhere."""
    try:
        forgetting.forget(connection, known, now)
    except NoRoom as error:
        raise BadOrder(str(error)) from error


def recount(database: str) -> int:
    """Work out anew what players' own pages are made from; how many matches are counted. What decided them is forgotten.

    It takes long, so it is done match by match, each in the place of what was known of it: people are answered and see
    their pages meanwhile, and no node finds a match that is not counted. Where others have counted something in between
    they have rated it by what was not worked out yet, so in the end all are rated once more, in order.
    """
    with opened(database, reading=True) as engine, engine.begin() as connection:
        outcomes = counting.in_the_log(connection)
        gone = sorted(counting.records(connection) - {one.record for one in outcomes})
    with opened(database) as engine:
        with _in_turn(), engine.begin() as connection:
            counting.seat_anew(connection)
        for some in _pieces(gone):
            with _in_turn(), engine.begin() as connection:
                counting.uncount(connection, some)
        for piece in _pieces(outcomes):
            with _in_turn(), engine.begin() as connection:
                counting.count_anew(connection, piece)
        rated: counting.Place | None = counting.BEFORE_ALL
        while rated is not None:
            with _in_turn(), engine.begin() as connection:
                rated = counting.rate_on(connection, rated, COUNTED_AT_ONCE)
        with engine.begin() as connection:
            return counting.counted(connection)


def _pieces(everything: list[T]) -> Iterator[list[T]]:
    """What is done in one transaction, of much."""
    for first in range(0, len(everything), COUNTED_AT_ONCE):
        yield everything[first : first + COUNTED_AT_ONCE]
