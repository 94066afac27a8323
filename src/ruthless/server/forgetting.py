"""Forgetting a person: name, key and words are taken out of the log and out of all that was made from it. Matches stay.

First an entry says that the person is forgotten, so that no node writes the name down again; then everything before it is
rewritten. Answers, seals and entropies are left as they are, so the records of all matches can still be verified.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, delete, select, update

from ruthless.server import schema
from ruthless.server.appending import append
from ruthless.server.clocks import HOUR
from ruthless.server.counting import alone
from ruthless.server.orders import give
from ruthless.server.room import FORGOTTEN

NOTHING_KNOWN: dict[str, Any] = {"who": "", "rated": False, "mean": None, "deviation": None}
"""What stays of somebody's result: that a stranger had it."""


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who is forgotten, at one table."""

    person: int
    name: str
    """What stands instead of the names."""
    names: frozenset[str] = frozenset()
    """Those the person had there."""

    def is_in(self, text: str) -> bool:
        """Whether a text has one of the names in it."""
        return any(one.casefold() in text.casefold() for one in self.names if one)


# What is taken out of each kind of entry. A kind that says more of a person than a number has to stand here.

Data = dict[str, Any]


def _theirs(rest: Callable[[Data, Gone], Data]) -> Callable[[Data, Gone], Data]:
    """Of an entry of that person what is left; of others' everything is."""
    return lambda data, gone: rest(data, gone) if data.get("person") == gone.person else data


def _nameless(data: Data, gone: Gone) -> Data:
    uncalled: Data = {"calls": []} if "calls" in data else {}
    return {**_keyless(data, gone), **uncalled, "name": gone.name}


def _keyless(data: Data, gone: Gone) -> Data:
    return {**data, "player": ""} if data.get("player") else data


def _unsaid(data: Data, gone: Gone) -> Data:
    counted = {"number": data["number"]} if "number" in data else {}
    return {"person": gone.person, "name": "", "forgotten": True, **counted}


def _uncalled(data: Data, gone: Gone) -> Data:
    if data.get("person") == gone.person:
        return {"person": gone.person}
    return {**data, "webhook": None} if _has_set(data.get("webhook"), gone) else data


def _has_set(webhook: Data | None, gone: Gone) -> bool:
    """Whether it is theirs; of older ones nobody knows whose they are, so it might be."""
    return webhook is not None and webhook.get("person", gone.person) == gone.person


def _untitled(data: Data, gone: Gone) -> Data:
    settings = data.get("settings", {})
    return {**data, "settings": {**settings, "name": ""}} if gone.is_in(settings.get("name", "")) else data


def _as_strangers(data: Data, gone: Gone) -> Data:
    """The entry with which a match has started, which repeats what is known of the table."""
    people = [_nameless(one, gone) if one["person"] == gone.person else one for one in data["people"]]
    chat = [line for line in data.get("chat", []) if line["person"] != gone.person]
    known = {**data, "people": people, "chat": chat}
    if _has_set(data.get("webhook"), gone):
        del known["webhook"]
    return _untitled(known, gone)


REWRITTEN: dict[str, Callable[[Data, Gone], Data]] = {
    "created": _untitled,
    "set": _untitled,
    "sat": _theirs(_nameless),
    "renamed": _theirs(_nameless),
    "renewed": _theirs(_keyless),
    "owned": _theirs(_keyless),
    "said": _theirs(_unsaid),
    "called": _uncalled,
    "started": _as_strangers,
}


# Finding


@dataclass
class Known:
    """What is known of somebody, so that it can be forgotten."""

    player: str = ""
    """A hash of the player's key; empty if there is none."""
    seats: list[tuple[str, int]] = field(default_factory=list)
    """Tables, and the person at each."""
    lines: int = 0
    """How often something was said."""


def known_of(connection: Connection, player: str) -> Known:
    """All that is known of a player, by a hash of the key."""
    seats, results, played = schema.seats.c, schema.results, schema.played
    found = {
        (row[0], row[1]) for row in connection.execute(select(seats.code, seats.person).where(seats.player == player))
    }
    counted = select(played.c.code, results.c.person).join(results, results.c.record == played.c.record)
    found |= {(row[0], row[1]) for row in connection.execute(counted.where(results.c.who == player))}
    return _with_lines(connection, Known(player, sorted(found)))


def known_at(connection: Connection, code: str, person: int) -> Known:
    """All that is known of who sits at a table: everything of the player whose seat it is, or of that seat alone."""
    seats = schema.seats.c
    player = connection.scalar(select(seats.player).where(seats.code == code, seats.person == person))
    return known_of(connection, player) if player else _with_lines(connection, Known("", [(code, person)]))


def _with_lines(connection: Connection, known: Known) -> Known:
    for code, person in known.seats:
        rows = connection.execute(_of_kind(code, ("said",)))
        known.lines += sum(data.get("person") == person and not data.get("forgotten") for _, _, data in rows)
    return known


def people_at(connection: Connection, code: str) -> dict[int, set[str]]:
    """The people who have had a seat at a table, bots left out, with all their names there."""
    names: dict[int, set[str]] = defaultdict(set)
    for _, kind, data in connection.execute(_of_kind(code, ("sat", "renamed", "started"))):
        for one in data["people"] if kind == "started" else [data]:
            if one.get("bot") is None:
                names[one["person"]].add(one["name"])
    return dict(names)


def _of_kind(code: str, kinds: Iterable[str]) -> Any:
    column = schema.entries.c
    wanted = and_(column.code == code, column.kind.in_(list(kinds)))
    return select(column.number, column.kind, column.data).where(wanted).order_by(column.number)


# Forgetting


def forget(connection: Connection, known: Known, now: int) -> None:
    """Forget somebody, and have all nodes do so."""
    alone(connection)  # nobody is to count a match with a name that is being forgotten
    tables: dict[str, list[int]] = defaultdict(list)
    for code, person in known.seats:
        tables[code].append(person)
    records: list[str] = []
    for code, people in tables.items():
        for person in people:
            records += _forget_at(connection, code, person, now)
    if known.player:
        results, seats = schema.results, schema.seats
        connection.execute(update(results).where(results.c.who == known.player).values(**NOTHING_KNOWN))
        connection.execute(delete(seats).where(seats.c.player == known.player))
    if tables:
        give(connection, "forgot", now, now + HOUR, codes=sorted(tables), records=sorted(set(records)))


def _forget_at(connection: Connection, code: str, person: int, now: int) -> list[str]:
    """Forget somebody at one table; the records of the matches they played there."""
    before = [data for _, _, data in connection.execute(_of_kind(code, ("forgot",)))]
    known = next((data["name"] for data in before if data["person"] == person), None)
    name = known or (FORGOTTEN if not before else f"{FORGOTTEN} {len(before) + 1}")
    gone = _gone(connection, code, person, name)
    if known is None and connection.scalar(select(schema.rooms.c.code).where(schema.rooms.c.code == code)) is not None:
        title = _shown_title(connection, code)
        append(connection, code, "forgot", {"person": person, "name": name, "title": gone.is_in(title)}, now)
        gone = _gone(connection, code, person, name)  # perhaps by another name meanwhile, but by none after this
    entries = schema.entries
    for number, kind, data in connection.execute(_of_kind(code, REWRITTEN)).all():
        rest = REWRITTEN[kind](data, gone)
        if rest != data:
            this = and_(entries.c.code == code, entries.c.number == number)
            connection.execute(update(entries).where(this).values(data=rest))
    _forget_in_lists(connection, code, gone)
    return _forget_results(connection, code, gone)


def _gone(connection: Connection, code: str, person: int, name: str) -> Gone:
    return Gone(person, name, frozenset(people_at(connection, code).get(person, set()) - {name}))


def _shown_title(connection: Connection, code: str) -> str:
    summary = connection.scalar(select(schema.rooms.c.summary).where(schema.rooms.c.code == code)) or {}
    return str(summary.get("name", ""))


def _forget_in_lists(connection: Connection, code: str, gone: Gone) -> None:
    """What a list of tables shows of one."""
    rooms, seats = schema.rooms, schema.seats
    summary = connection.scalar(select(rooms.c.summary).where(rooms.c.code == code))
    if summary:
        shown = {
            **summary,
            "name": "" if gone.is_in(summary.get("name", "")) else summary.get("name", ""),
            "people": [gone.name if one in gone.names else one for one in summary.get("people", [])],
        }
        connection.execute(update(rooms).where(rooms.c.code == code).values(summary=shown))
    connection.execute(delete(seats).where(seats.c.code == code, seats.c.person == gone.person))


def _forget_results(connection: Connection, code: str, gone: Gone) -> list[str]:
    """What came of matches at a table stays, but not for whom; the records of these matches."""
    played, results, matches = schema.played, schema.results, schema.matches
    for record, seats in connection.execute(select(played.c.record, played.c.seats).where(played.c.code == code)).all():
        this = and_(results.c.record == record, results.c.person == gone.person)
        seat = connection.scalar(select(results.c.seat).where(this))
        if seat is not None:
            shown = [{**one, "name": gone.name} if number == seat else one for number, one in enumerate(seats)]
            connection.execute(update(played).where(played.c.record == record).values(seats=shown))
            connection.execute(update(results).where(this).values(name=gone.name, **NOTHING_KNOWN))
    return [row[0] for row in connection.execute(select(matches.c.record).where(matches.c.code == code))]
