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


def append(connection: Connection, code: str, kind: Kind, data: dict[str, Any], now: int) -> int:
    """Write an entry as the next one of a table, whatever people write meanwhile; its number."""
    entries = schema.entries
    for _ in range(ATTEMPTS):
        last = connection.scalar(select(func.max(entries.c.number)).where(entries.c.code == code))
        number = (last or 0) + 1
        row = {"code": code, "number": number, "kind": kind, "data": data, "at": now, "key": None}
        try:
            with connection.begin_nested():
                connection.execute(entries.insert().values(row))
        except IntegrityError:
            continue
        return number
    raise NoRoom(f"too much is happening at the table {code}; try again")
