"""Retention: forgetting matches and what was said, once they are old.

A log keeps its numbers: what was said is blanked, and what lies before the matches that are kept is never read again.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update

from ruthless.server import schema


@dataclass
class Old:
    """What is old enough to be forgotten."""

    tables: list[str] = field(default_factory=list)
    """Codes of tables at which nothing has happened since."""
    kept_from: dict[str, int] = field(default_factory=dict)
    """By code the first entry that is kept, at tables that go on."""
    matches: int = 0
    lines: list[tuple[str, int, dict[str, Any]]] = field(default_factory=list)
    """Entries with old lines of chat: code, number, and what remains of them."""


def look_for(connection: Connection, *, matches_before: int = 0, chat_before: int = 0) -> Old:
    """What happened before these times (milliseconds since 1970; 0: nothing is too old). Nothing is changed."""
    old = Old()
    entries, matches = schema.entries.c, schema.matches.c
    if matches_before:
        idle = select(entries.code).group_by(entries.code).having(func.max(entries.at) < matches_before)
        old.tables = [row[0] for row in connection.execute(idle.order_by(entries.code))]
        _look_for_matches(connection, matches_before, old)
    if chat_before:
        gone = set(old.tables)
        wanted = and_(entries.kind.in_(("said", "started")), entries.code.notin_(gone))
        rows = connection.execute(
            select(entries.code, entries.number, entries.kind, entries.data, entries.at).where(wanted)
        )
        for code, number, kind, data, at in rows:
            rest = _without_chat(kind, data, at, chat_before)
            if rest is not None and number >= old.kept_from.get(code, 0):
                old.lines.append((code, number, rest))
    if old.tables:
        gone_too = select(func.count()).where(matches.code.in_(old.tables))
        old.matches += connection.scalar(gone_too) or 0
    return old


def _look_for_matches(connection: Connection, before: int, old: Old) -> None:
    """Matches of tables that go on: one is old if the next was begun long ago. The last is always kept."""
    entries, matches = schema.entries, schema.matches
    started = and_(entries.c.code == matches.c.code, entries.c.number == matches.c.number)
    rows = connection.execute(
        select(matches.c.code, matches.c.number, entries.c.at).select_from(matches.join(entries, started))
    )
    begun: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for code, number, at in rows:
        begun[code].append((number, at))
    for code in sorted(begun.keys() - set(old.tables)):
        kept_from = 0
        for _, (number, at) in pairwise(sorted(begun[code])):
            if at < before:
                kept_from = number
                old.matches += 1
        if kept_from:
            old.kept_from[code] = kept_from


def _without_chat(kind: str, data: dict[str, Any], at: int, before: int) -> dict[str, Any] | None:
    """An entry without old lines of chat; None if it has none."""
    if kind == "said":
        if at >= before or data.get("forgotten"):
            return None
        return {"person": data["person"], "name": "", "forgotten": True}
    kept = [line for line in data.get("chat", []) if line["at"] >= before]
    return None if len(kept) == len(data.get("chat", [])) else {**data, "chat": kept}


def forget(connection: Connection, old: Old) -> None:
    """Forget what was found."""
    entries, matches, rooms = schema.entries, schema.matches, schema.rooms
    for code in old.tables:
        _forget_results(connection, matches.c.code == code)
        for table in (entries, matches, rooms, schema.seats):
            connection.execute(delete(table).where(table.c.code == code))
    for code, first in old.kept_from.items():
        _forget_results(connection, and_(matches.c.code == code, matches.c.number < first))
        for table in (entries, matches):
            connection.execute(delete(table).where(table.c.code == code, table.c.number < first))
    for code, number, rest in old.lines:
        this = and_(entries.c.code == code, entries.c.number == number)
        connection.execute(update(entries).where(this).values(data=rest))


def _forget_results(connection: Connection, which: ColumnElement[bool]) -> None:
    """What came of some matches is forgotten with them."""
    gone = select(schema.matches.c.record).where(which)
    for table in (schema.hits, schema.results, schema.played):
        connection.execute(delete(table).where(table.c.record.in_(gone)))
