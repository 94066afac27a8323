"""Players: what somebody is shown of their own matches, by a hash of the player's key. Nothing is changed here.

Of matches that run nothing is known but what a list of tables shows; all else is of matches that are over.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, FromClause, and_, case, exists, func, select

from ruthless.bots import LEVELS
from ruthless.bots.outside import DECLARED
from ruthless.lab.ratings import Rating
from ruthless.server import schema
from ruthless.server.counting import is_bot, rating_before
from ruthless.server.outcomes import bot_named

MOST_TABLES = 60
MOST_OPPONENTS = 40
COURSE = 60
"""Ratings of the latest matches that are shown."""


def tables(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The tables at which a player has a seat: what a list shows of them, and which person is the player's."""
    seats, rooms = schema.seats.c, schema.rooms.c
    other = schema.seats.alias()
    before = exists(
        select(other.c.code).where(
            other.c.code == seats.code,
            other.c.player == player,
            other.c.gone.is_(False),
            other.c.person < seats.person,
        )
    )
    rows = connection.execute(
        select(seats.person, rooms.code, rooms.summary, rooms.phase, rooms.touched)
        .join(schema.rooms, rooms.code == seats.code)
        .where(seats.player == player, seats.gone.is_(False), rooms.phase != schema.CLOSED, ~before)
        .order_by(rooms.touched.desc(), rooms.code)
        .limit(MOST_TABLES)
    )
    return [
        {**row.summary, "code": row.code, "phase": row.phase, "touched": row.touched, "you": row.person}
        for row in rows
        if row.summary and not row.summary.get("lesson")
    ]


def _of(player: str, results: FromClause = schema.results) -> ColumnElement[bool]:
    """A player's results. By two keys that have been merged one may have had two seats in a match: the first one counts."""
    other = results.alias()
    before = and_(other.c.record == results.c.record, other.c.who == player, other.c.seat < results.c.seat)
    return and_(results.c.who == player, ~exists(select(other.c.record).where(before)))


@dataclass(frozen=True, slots=True)
class Total:
    """What all matches of one game came to."""

    game: str
    played: int
    won: int
    mean_place: float
    mean_seats: float
    rating: Rating | None
    course: list[float]
    """The means after the latest matches, in order."""
    bots: dict[str, Rating]
    """The ratings of bots, by level."""


def totals(connection: Connection, player: str) -> list[Total]:
    """What a player's matches came to, game by game; those that came to no end do not count."""
    results = schema.results.c
    theirs = and_(_of(player), results.place.is_not(None))
    rows = connection.execute(
        select(
            results.game,
            func.count().label("played"),
            func.sum(case((results.place == 1, 1), else_=0)).label("won"),
            func.avg(results.place).label("place"),
            func.avg(results.seats).label("seats"),
        )
        .where(theirs)
        .group_by(results.game)
        .order_by(func.count().desc(), results.game)
    ).all()
    return [
        Total(
            row.game,
            row.played,
            int(row.won),
            float(row.place),
            float(row.seats),
            rating_before(connection, player, row.game),
            _course(connection, player, row.game),
            _bots(connection, row.game),
        )
        for row in rows
    ]


def _course(connection: Connection, player: str, game: str) -> list[float]:
    results = schema.results.c
    rated = and_(results.who == player, results.game == game, results.mean.is_not(None))
    latest = select(results.mean).where(rated).order_by(results.at.desc(), results.record.desc()).limit(COURSE)
    return [row[0] for row in connection.execute(latest)][::-1]


def _bots(connection: Connection, game: str) -> dict[str, Rating]:
    found = {level: rating_before(connection, bot_named(level), game) for level in (*LEVELS, *DECLARED)}
    return {level: rating for level, rating in found.items() if rating is not None}


def matches(connection: Connection, player: str, first: int, count: int, game: str = "") -> tuple[list[Any], int]:
    """Some matches of a player that are over, the latest first, and how many there are."""
    results, played = schema.results, schema.played
    theirs = _of(player)
    if game:
        theirs = and_(theirs, results.c.game == game)
    rows = connection.execute(
        select(
            *(played.c[name] for name in ("record", "code", "game", "at", "seats", "turning")),
            results.c.seat.label("you"),
            results.c.place,
        )
        .join(played, played.c.record == results.c.record)
        .where(theirs)
        .order_by(results.c.at.desc(), results.c.record.desc())
        .offset(first)
        .limit(count)
    ).all()
    total = connection.scalar(select(func.count()).select_from(results).where(theirs)) or 0
    return [dict(row._mapping) for row in rows], total


@dataclass(slots=True)
class Opponent:
    """Somebody a player has met."""

    name: str
    """The last one they were met by."""
    bot: str | None
    met: int = 0
    ahead: int = 0
    """In how many of these matches the player came in before them."""
    behind: int = 0
    hit: int = 0
    """How often the player has aimed at them."""
    hit_by: int = 0
    weapons: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What they have aimed with at the player: game and kind of card, and how often."""
    own_weapons: Counter[tuple[str, str]] = field(default_factory=Counter)


def opponents(connection: Connection, player: str) -> list[Opponent]:
    """Those a player has met, who has had most to do with the player first.

    People are known by their keys, whatever they are called; bots by name and level; strangers by name.
    """
    found: dict[tuple[str, str], Opponent] = {}
    latest: dict[tuple[str, str], int] = defaultdict(int)

    def known(who: str, name: str) -> Opponent:
        key = (who, "") if who and not is_bot(who) else (who, name)
        bot = who.removeprefix(bot_named("")) if is_bot(who) else None
        return found.setdefault(key, Opponent(name, bot))

    mine, other = schema.results.alias("mine"), schema.results.alias("other")
    together = and_(other.c.record == mine.c.record, other.c.seat != mine.c.seat, other.c.who != player)
    met = connection.execute(
        select(
            other.c.who,
            other.c.name,
            func.count().label("met"),
            func.max(other.c.at).label("at"),
            func.sum(case((mine.c.place < other.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.place > other.c.place, 1), else_=0)).label("behind"),
        )
        .join(other, together)
        .where(_of(player, mine))
        .group_by(other.c.who, other.c.name)
    )
    for row in met:
        one = known(row.who, row.name)
        one.met += row.met
        one.ahead += int(row.ahead)
        one.behind += int(row.behind)
        key = (row.who, "") if row.who and not is_bot(row.who) else (row.who, row.name)
        if row.at > latest[key]:
            latest[key], one.name = row.at, row.name
    for by_me in (True, False):
        hits = schema.hits
        seat, target = (hits.c.seat, hits.c.other) if by_me else (hits.c.other, hits.c.seat)
        aimed = connection.execute(
            select(other.c.who, other.c.name, mine.c.game, hits.c.kind, func.sum(hits.c.count).label("times"))
            .select_from(mine)
            .join(hits, and_(hits.c.record == mine.c.record, seat == mine.c.seat))
            .join(other, and_(other.c.record == mine.c.record, other.c.seat == target))
            .where(_of(player, mine), other.c.who != player)
            .group_by(other.c.who, other.c.name, mine.c.game, hits.c.kind)
        )
        for row in aimed:
            one, times = known(row.who, row.name), int(row.times)
            if by_me:
                one.hit += times
                one.own_weapons[row.game, row.kind] += times
            else:
                one.hit_by += times
                one.weapons[row.game, row.kind] += times
    ranked = sorted(found.values(), key=lambda one: (-one.hit - one.hit_by, -one.met, one.name))
    return ranked[:MOST_OPPONENTS]
