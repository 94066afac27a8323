"""Counting: what came of matches, in the tables that players' own pages are made from.

A match is counted once, whichever node saw its end and whoever crashed meanwhile, and matches are rated in the order in
which they ended. All of it can be worked out anew from the log (`admin.recount`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    union,
    update,
)

from ruthless.lab.ratings import Rating, Ratings
from ruthless.server import schema
from ruthless.server.entries import Entry
from ruthless.server.outcomes import Outcome, bot_named, outcome_in_log

RATED_AGAIN = 200
"""Matches that are rated anew when one that ended before them is counted late; if there are more, they stay as they are.

A player's own are all rated anew when two keys become one."""
_LOCK = 7272
Place = tuple[str, int, str]
"""Of a match among all that are counted: its game, when it was over, and its record."""
BEFORE_ALL: Place = ("", 0, "")
COUNTED = (schema.hits, schema.results, schema.played)
DERIVED = (*COUNTED, schema.seats)


def alone(connection: Connection) -> None:
    """Nobody else counts until this transaction is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    else:  # whoever has written something is alone in a SQLite file
        connection.execute(update(schema.played).where(schema.played.c.record == "").values(code=""))


def count(connection: Connection, outcomes: Iterable[Outcome]) -> None:
    """Count matches, unless they are counted. Those without a player's seat are nobody's business, and are left out."""
    alone(connection)
    played = schema.played.c
    for one in sorted(outcomes, key=lambda one: (one.at, one.record)):
        known = connection.scalar(select(played.record).where(played.record == one.record))
        if known is None and _write(connection, one):
            rate_from(connection, one.game, one.at, one.record)


def count_anew(connection: Connection, outcomes: Iterable[Outcome]) -> None:
    """Put what came of matches in the place of what was counted of them, and rate each by what was known before it.

    They were read a while ago: a match may have been forgotten since, or somebody who played it.
    """
    alone(connection)
    results = schema.results.c
    for one in outcomes:
        was = select(results.name).where(results.record == one.record).order_by(results.seat)
        as_read = [row[0] for row in connection.execute(was)] == [seat.name for seat in one.seats]
        now = one if as_read else _as_in_log(connection, one)
        uncount(connection, [one.record])
        if now is not None and _write(connection, now):
            _rate(connection, now.game, now.at, now.record)


def uncount(connection: Connection, records: Iterable[str]) -> None:
    """Forget what came of matches."""
    alone(connection)
    for record in records:
        for table in COUNTED:
            connection.execute(delete(table).where(table.c.record == record))


def _as_in_log(connection: Connection, one: Outcome) -> Outcome | None:
    """An outcome read anew: between the end and now a seat has come to another key, perhaps by merging two of them.

    None if the match has been forgotten.
    """
    matches = schema.matches.c
    first = connection.scalar(select(matches.number).where(matches.record == one.record))
    if first is None:
        return None
    following = select(func.min(matches.number)).where(matches.code == one.code, matches.number > first)
    last = connection.scalar(following)
    found = outcome_in_log(
        entries_of(connection, one.code, first, None if last is None else last - 1), last is not None
    )
    return found or one


def _owners(connection: Connection, code: str) -> dict[int, str]:
    """By person at a table the player whose seat it is."""
    seats = schema.seats.c
    return {row[0]: row[1] for row in connection.execute(select(seats.person, seats.player).where(seats.code == code))}


def _write(connection: Connection, outcome: Outcome) -> bool:
    """Write down what came of a match; whether it is anybody's business."""
    owners = _owners(connection, outcome.code)
    if not any(seat.player or owners.get(seat.person) for seat in outcome.seats):
        return False
    moved = any(seat.player and owners.get(seat.person, seat.player) != seat.player for seat in outcome.seats)
    one = _as_in_log(connection, outcome) if moved else outcome
    if one is None:
        return False
    row = {"record": one.record, "code": one.code, "game": one.game, "at": one.at}
    for number, seat in enumerate(one.seats):
        if seat.player and seat.person not in owners:
            seat = one.seats[number] = seat.forgotten()  # between the end and now
        # A key that came after the end: the match is that player's as well, but nobody is rated in hindsight.
        late = owners.get(seat.person, "") if seat.bot is None and not seat.player else ""
        connection.execute(
            insert(schema.results).values(
                **{name: row[name] for name in ("record", "game", "at")},
                seat=number,
                person=seat.person,
                who=seat.who or late,
                name=seat.name,
                seats=len(one.seats),
                place=seat.place,
                rated=bool(seat.who),
            )
        )
    connection.execute(insert(schema.played).values(**row, seats=[seat.as_json() for seat in one.seats]))
    for (seat_number, other, kind), times in sorted(one.hits.items()):
        connection.execute(
            insert(schema.hits).values(record=one.record, seat=seat_number, other=other, kind=kind, count=times)
        )
    return True


def attach(connection: Connection, code: str) -> None:
    """Give seats of matches that are counted already to players who have come with their key since."""
    alone(connection)
    results, played = schema.results, schema.played
    here = select(played.c.record).where(played.c.code == code)
    for person, player in _owners(connection, code).items():
        theirs = and_(results.c.record.in_(here), results.c.person == person, results.c.who == "")
        connection.execute(update(results).where(theirs).values(who=player))


def keep_turning_points(connection: Connection, record: str, found: list[dict[str, Any]]) -> None:
    """Keep what decided a match that is counted; of others nothing is."""
    connection.execute(update(schema.played).where(schema.played.c.record == record).values(turning=found))


# Ratings


def rate_from(connection: Connection, game: str, at: int, record: str, player: str = "") -> None:
    """Rate a match, and those that have ended after it and are counted already.

    Where these are too many, only those of a player, if there is one whose ratings have to follow from each other.
    """
    played, results = schema.played.c, schema.results.c
    later = select(played.record, played.at).where(played.game == game, _not_before(played, at, record))
    rows = connection.execute(later.order_by(played.at, played.record).limit(RATED_AGAIN + 2)).all()
    if len(rows) > RATED_AGAIN + 1:
        theirs = exists(select(results.record).where(results.record == played.record, results.who == player))
        more = later.where(theirs).order_by(played.at, played.record) if player else None
        rows = rows[:1] if more is None else connection.execute(more).all()
    for row in rows:
        _rate(connection, game, row.at, row.record)


def rate_on(connection: Connection, after: Place, most: int) -> Place | None:
    """Rate the next matches after a place in the order of games, and in each of when they ended; where that has led.

    None at the end.
    """
    alone(connection)
    played = schema.played.c
    place = (played.game, played.at, played.record)
    rows = connection.execute(select(*place).where(tuple_(*place) > after).order_by(*place).limit(most)).all()
    for row in rows:
        _rate(connection, row.game, row.at, row.record)
    return (rows[-1].game, rows[-1].at, rows[-1].record) if rows else None


def _not_before(column: Any, at: int, record: str) -> Any:
    return or_(column.at > at, and_(column.at == at, column.record >= record))


def _rate(connection: Connection, game: str, at: int, record: str) -> None:
    """Rate one match by what was known before it."""
    results = schema.results
    rows = connection.execute(
        select(results.c.seat, results.c.who, results.c.place, results.c.rated)
        .where(results.c.record == record)
        .order_by(results.c.seat)
    ).all()
    if len(rows) < 2 or any(row.place is None for row in rows):
        return
    rated = {row.who for row in rows if row.rated and row.who} - _doubles([row.who for row in rows])
    seating = [row.who if row.rated and row.who in rated else f"stranger {row.seat}" for row in rows]
    known = {who: rating for who in rated if (rating := rating_before(connection, who, game, at, record)) is not None}
    ratings = Ratings({who: rating if is_bot(who) else rating.drifted() for who, rating in known.items()})
    ratings.count(seating, [row.place for row in rows])
    for who in sorted(rated):
        this = and_(results.c.record == record, results.c.who == who, results.c.rated)
        after = {"mean": ratings[who].mean, "deviation": ratings[who].deviation}
        connection.execute(update(results).where(this).values(**after))


def _doubles(everybody: list[str]) -> set[str]:
    """Players who have had two seats in a match, by two keys that have been merged since: they are not rated in it."""
    return {who for who, times in Counter(everybody).items() if times > 1 and not is_bot(who)}


def unrate_doubles(connection: Connection, player: str) -> None:
    """Forget what a player's rating was after matches in which the player has had two seats."""
    results = schema.results
    theirs = results.c.who == player
    twice = select(results.c.record).where(theirs).group_by(results.c.record).having(func.count() > 1)
    both = and_(theirs, results.c.record.in_(twice))
    connection.execute(update(results).where(both).values(mean=None, deviation=None))


def is_bot(who: str) -> bool:
    """Whether it is a bot that is rated, not a player."""
    return who.startswith(bot_named(""))


def rating_before(connection: Connection, who: str, game: str, at: int = 2**62, record: str = "") -> Rating | None:
    """The rating that somebody had before a match, or has now."""
    results = schema.results.c
    wanted = and_(results.who == who, results.game == game, results.mean.is_not(None))
    latest = (
        select(results.mean, results.deviation)
        .where(wanted, ~_not_before(results, at, record))
        .order_by(results.at.desc(), results.record.desc())
        .limit(1)
    )
    row = connection.execute(latest).first()
    return None if row is None else Rating(row.mean, row.deviation)


# What has not been counted


def uncounted(connection: Connection, code: str = "") -> list[tuple[str, int, int | None]]:
    """Matches of players that may be over and are not counted: table, first entry, and the last one if another followed.

    What runs is left out, as far as the list of tables knows, or ran when its table was closed.
    """
    matches, played, seats = schema.matches.c, schema.played.c, schema.seats.c
    of_players = exists(select(seats.code).where(seats.code == matches.code))
    counted = exists(select(played.record).where(played.record == matches.record))
    return _maybe_over(connection, code, of_players, ~counted)


def _maybe_over(connection: Connection, code: str, *which: ColumnElement[bool]) -> list[tuple[str, int, int | None]]:
    matches, rooms = schema.matches, schema.rooms.c
    other = matches.alias()
    following = (
        select(func.min(other.c.number))
        .where(other.c.code == matches.c.code, other.c.number > matches.c.number)
        .scalar_subquery()
    )
    wanted = (
        select(matches.c.code, matches.c.number, following.label("following"), rooms.summary, rooms.phase)
        .join(schema.rooms, rooms.code == matches.c.code)
        .where(*which, or_(rooms.phase != "playing", following.is_not(None), matches.c.code == code))
    )
    if code:
        wanted = wanted.where(matches.c.code == code)
    rows = connection.execute(wanted.order_by(matches.c.code, matches.c.number))
    return [
        (row.code, row.number, None if row.following is None else row.following - 1)
        for row in rows
        if not row.summary.get("lesson")  # who learns is not counted
        and not (row.following is None and row.phase == schema.CLOSED and row.summary.get("phase") == "playing")
    ]


def in_the_log(connection: Connection) -> list[Outcome]:
    """What came of all matches at tables of players, in the order in which they ended. Nothing is changed."""
    codes = {code for code, _ in _owners_in_the_log(connection)}
    found = [
        outcome_in_log(entries_of(connection, code, first, last), last is not None)
        for code, first, last in _maybe_over(connection, "")
        if code in codes
    ]
    outcomes = [one for one in found if one is not None]
    return sorted(outcomes, key=lambda one: (one.at, one.record))


def records(connection: Connection) -> set[str]:
    """The matches of which anything is counted."""
    return {row[0] for row in connection.execute(union(*(select(table.c.record) for table in COUNTED)))}


def seat_anew(connection: Connection) -> None:
    """Work out anew whose seats are whose."""
    alone(connection)
    connection.execute(delete(schema.seats))
    for (code, person), (player, gone) in _owners_in_the_log(connection).items():
        connection.execute(insert(schema.seats).values(code=code, person=person, player=player, gone=gone))


def counted(connection: Connection) -> int:
    """How many matches are counted."""
    return connection.scalar(select(func.count()).select_from(schema.played)) or 0


def entries_of(connection: Connection, code: str, first: int, last: int | None) -> list[Entry]:
    """Some entries of a table."""
    column = schema.entries.c
    wanted = and_(column.code == code, column.number >= first, column.number <= (2**31 - 1 if last is None else last))
    rows = connection.execute(
        select(column.number, column.kind, column.data, column.at, column.key).where(wanted).order_by(column.number)
    )
    return [Entry(*row) for row in rows]


OWNING = ("sat", "owned", "renewed", "left", "forgot", "started")
"""The entries that tell whose seat it is; the last one also of what was before entries that have been forgotten."""


def _owners_in_the_log(connection: Connection) -> dict[tuple[str, int], tuple[str, bool]]:
    """By table and person the player whose seat it is, and whether it has been given up."""
    column = schema.entries.c
    rows = connection.execute(
        select(column.code, column.kind, column.data)
        .where(column.kind.in_(OWNING))
        .order_by(column.code, column.number)
    )
    owned: dict[tuple[str, int], tuple[str, bool]] = {}
    for code, kind, data in rows:
        if kind == "started":
            for one in data["people"]:
                if one.get("player") and one["bot"] is None:
                    owned[code, one["person"]] = one["player"], False
            continue
        key = (code, data["person"])
        if data.get("player"):  # two keys may be merged after one has left: the seat is as given up as before
            owned[key] = data["player"], kind == "owned" and owned.get(key, ("", False))[1]
        elif kind == "left" and key in owned:
            owned[key] = owned[key][0], True
        elif kind == "forgot" or (kind == "renewed" and "player" in data):
            owned.pop(key, None)
    return owned
