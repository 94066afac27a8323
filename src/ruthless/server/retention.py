"""Retention: forgetting matches and what was said, once they are old.

A log keeps its numbers: what was said is blanked, and what lies before the matches that are kept is never read again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update

from ruthless.server import schema
from ruthless.server.counting import alone


@dataclass
class Old:
    """What is old enough to be forgotten."""

    matches_before: int = 0
    """Milliseconds since 1970; 0: no match is too old."""
    chat_before: int = 0
    tables: list[str] = field(default_factory=list)
    """Codes of tables at which nothing has happened since."""
    kept_from: dict[str, int] = field(default_factory=dict)
    """By code the first entry that is kept, at tables that go on."""
    matches: int = 0
    lines: list[tuple[str, int]] = field(default_factory=list)
    """Entries with old lines of chat: code and number."""

    def pieces(self) -> Iterator[Old]:
        """The same, table by table: answers of all the others are written between two of them."""
        lines: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for code, number in self.lines:
            lines[code].append((code, number))
        idle = set(self.tables)
        for code in sorted(idle | self.kept_from.keys() | lines.keys()):
            kept_from = {code: self.kept_from[code]} if code in self.kept_from else {}
            yield Old(self.matches_before, self.chat_before, [code] if code in idle else [], kept_from, 0, lines[code])


def look_for(connection: Connection, *, matches_before: int = 0, chat_before: int = 0) -> Old:
    """What happened before these times. Nothing is changed."""
    old = Old(matches_before, chat_before)
    entries, matches = schema.entries.c, schema.matches.c
    if matches_before:
        # A list of codes in a statement would be too long for a large database.
        idle = select(entries.code).group_by(entries.code).having(func.max(entries.at) < matches_before)
        old.tables = [row[0] for row in connection.execute(idle.order_by(entries.code))]
        _look_for_matches(connection, matches_before, old)
        old.matches += connection.scalar(select(func.count()).where(matches.code.in_(idle))) or 0
    if chat_before:
        gone = set(old.tables)
        wanted = entries.kind.in_(("said", "started"))
        rows = connection.execute(
            select(entries.code, entries.number, entries.kind, entries.data, entries.at).where(wanted)
        )
        for code, number, kind, data, at in rows:
            if code in gone or number < old.kept_from.get(code, 0):
                continue
            if _without_chat(kind, data, at, chat_before) is not None:
                old.lines.append((code, number))
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
        number = {"number": data["number"]} if "number" in data else {}
        return {"person": data["person"], "name": "", "forgotten": True, **number}
    kept = [line for line in data.get("chat", []) if line["at"] >= before]
    return None if len(kept) == len(data.get("chat", [])) else {**data, "chat": kept}


def forget(connection: Connection, old: Old) -> list[str]:
    """Forget what was found, if it is as old as it was then; the codes of the tables that are no more."""
    alone(connection)  # nobody counts what goes, or has somebody forgotten in what is written anew
    entries, matches, rooms = schema.entries, schema.matches, schema.rooms
    gone = [code for code in old.tables if _is_idle(connection, code, old.matches_before)]
    for code in gone:
        _forget_results(connection, matches.c.code == code)
        for table in (entries, matches, rooms, schema.seats):
            connection.execute(delete(table).where(table.c.code == code))
    for code, first in old.kept_from.items():
        _forget_results(connection, and_(matches.c.code == code, matches.c.number < first))
        for table in (entries, matches):
            connection.execute(delete(table).where(table.c.code == code, table.c.number < first))
    for code, number in old.lines:
        this = and_(entries.c.code == code, entries.c.number == number)
        row = connection.execute(select(entries.c.kind, entries.c.data, entries.c.at).where(this)).first()
        rest = None if row is None else _without_chat(row.kind, row.data, row.at, old.chat_before)
        if rest is not None:
            connection.execute(update(entries).where(this).values(data=rest))
    return gone


def _is_idle(connection: Connection, code: str, before: int) -> bool:
    """Whether nothing has happened at a table since: somebody may have come back meanwhile."""
    last = connection.scalar(select(func.max(schema.entries.c.at)).where(schema.entries.c.code == code))
    return last is not None and last < before


def _forget_results(connection: Connection, which: ColumnElement[bool]) -> None:
    """What came of some matches is forgotten with them."""
    gone = select(schema.matches.c.record).where(which)
    for table in (schema.hits, schema.results, schema.played):
        connection.execute(delete(table).where(table.c.record.in_(gone)))
