"""Appending: an entry is written to the log of a table through the database alone, whoever has that table in memory."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from ruthless.kernel.errors import RuthlessError
from ruthless.server import schema
from ruthless.server.entries import Kind

ATTEMPTS = 50


class NoRoom(RuthlessError):
    """Too much is happening at a table for an entry to find a number."""


def append(connection: Connection, code: str, kind: Kind, data: dict[str, Any], now: int) -> None:
    """Write an entry as the next one of a table, whatever people write meanwhile."""
    entries = schema.entries
    last = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.code == code).scalar_subquery()
    row = {"code": code, "number": last + 1, "kind": kind, "data": data, "at": now, "key": None}
    for _ in range(ATTEMPTS):
        try:
            with connection.begin_nested():
                connection.execute(entries.insert().values(row))
        except IntegrityError:
            continue
        return
    raise NoRoom(f"too much is happening at the table {code}; try again")
