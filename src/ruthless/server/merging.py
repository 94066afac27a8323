"""Merging: everything that belongs to one key of a player belongs to another one afterwards. The first is known no more.

The log is rewritten as if it had been the other key all along, so that what is counted from it comes to the same; but
where hundreds of matches have ended since, those of others keep their ratings until all are worked out anew. Who has a
table in memory hears of it by an entry; whoever comes with the old key from now on is a stranger.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, and_, select, update

from ruthless.server import counting, schema
from ruthless.server.appending import append
from ruthless.server.clocks import HOUR
from ruthless.server.orders import give

Data = dict[str, Any]


def _owned(data: Data, gone: str, into: str) -> Data:
    return {**data, "player": into} if data.get("player") == gone else data


def _started(data: Data, gone: str, into: str) -> Data:
    """The entry with which a match has started, which repeats whose seats are whose."""
    return {**data, "people": [_owned(one, gone, into) for one in data["people"]]}


REWRITTEN: dict[str, Callable[[Data, str, str], Data]] = {
    "sat": _owned,
    "owned": _owned,
    "renewed": _owned,
    "started": _started,
}
"""The kinds of entries that name a player; `forgetting` knows them, too."""


def merge(connection: Connection, gone: str, into: str, now: int) -> None:
    """Give all of one player to another, both named by hashes of their keys, and have all nodes know."""
    if gone == into:
        return
    counting.alone(connection)
    codes = tables_of(connection, gone)
    first = _first_matches(connection, gone)
    for code in codes:
        _tell(connection, code, gone, into, now)
        _rewrite(connection, code, gone, into)
    seats, results = schema.seats, schema.results
    connection.execute(update(seats).where(seats.c.player == gone).values(player=into))
    connection.execute(update(results).where(results.c.who == gone).values(who=into))
    counting.unrate_doubles(connection, into)
    for game, at, record in first:
        counting.rate_from(connection, game, at, record, into)
    if codes:
        give(connection, "forgot", now, now + HOUR, codes=codes, records=[])  # who has these tables looks at their logs


def tables_of(connection: Connection, player: str) -> list[str]:
    """All at which a player has, or has had, a seat."""
    seats, results, played = schema.seats.c, schema.results.c, schema.played.c
    found = {row[0] for row in connection.execute(select(seats.code).where(seats.player == player))}
    counted = select(played.code).join(schema.results, results.record == played.record)
    return sorted(found | {row[0] for row in connection.execute(counted.where(results.who == player))})


def _first_matches(connection: Connection, player: str) -> list[tuple[str, int, str]]:
    """Of each game the first match of a player: from there on others may have another rating as well."""
    results = schema.results.c
    rows = connection.execute(
        select(results.game, results.at, results.record)
        .where(results.who == player)
        .order_by(results.game, results.at.desc(), results.record.desc())
    )
    return list({game: (game, at, record) for game, at, record in rows}.values())


def _tell(connection: Connection, code: str, gone: str, into: str, now: int) -> None:
    """Write to the log of a table whose seats are whose now."""
    rooms, seats = schema.rooms.c, schema.seats.c
    if connection.scalar(select(rooms.code).where(rooms.code == code)) is None:
        return
    for (person,) in connection.execute(
        select(seats.person).where(seats.code == code, seats.player == gone).order_by(seats.person)
    ).all():
        append(connection, code, "owned", {"person": person, "player": into}, now)


def _rewrite(connection: Connection, code: str, gone: str, into: str) -> None:
    entries = schema.entries
    wanted = and_(entries.c.code == code, entries.c.kind.in_(list(REWRITTEN)))
    for number, kind, data in connection.execute(
        select(entries.c.number, entries.c.kind, entries.c.data).where(wanted)
    ).all():
        rest = REWRITTEN[kind](data, gone, into)
        if rest != data:
            this = and_(entries.c.code == code, entries.c.number == number)
            connection.execute(update(entries).where(this).values(data=rest))
