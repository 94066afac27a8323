"""Wire: a room as clients are told of it. Whatever leaves the server about a match is made here or in replays.py."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ruthless.bots.outside import DECLARED
from ruthless.kernel.game import GAMES
from ruthless.kernel.seats import Seat
from ruthless.lessons.lesson import LEARNER
from ruthless.server import schema
from ruthless.server.clocks import AT_ONCE, Pace
from ruthless.server.drivers import Summary
from ruthless.server.handlers import Nodes, is_here
from ruthless.server.room import Person, Played, Room, RoomSettings
from ruthless.server.timing import countdown, waiting


def table(room: Room, you: int | None, watchers: int, alive: Nodes) -> dict[str, Any]:
    """The table as it is now."""
    return {**table_for_all(room, watchers, alive), "you": you, "standing": standing(room, you)}


def standing(room: Room, you: int | None) -> dict[str, str] | None:
    """The standing answers of somebody: for their own eyes."""
    person = room.person(you)
    return None if person is None else person.standing


def table_for_all(room: Room, watchers: int, alive: Nodes) -> dict[str, Any]:
    """All of it that is the same for everybody: the rest is who one is."""
    proof = room.proof
    return {
        "code": room.code,
        "name": room.settings.name,
        "game": room.game,
        "options": room.house_rules,
        "rules": room.rules,
        "outside": _outside(room),
        "settings": _plain(room.settings),
        "phase": room.phase,
        "broken": room.broken,
        "host": room.host,
        "people": [_person(one, alive) for one in room.people],
        "seated": [_person(one, alive) for one in room.seated],
        "played": None if room.played is None else _plain(room.played),
        "webhook": bool(room.webhook),
        "watchers": watchers,
        "match": room.match,
        "seal": room.seal,
        "record": room.record if _is_recorded(room) else None,
        "proof": None if proof is None else proof.as_json(),
    }


def _is_recorded(room: Room) -> bool:
    """Whether there is a record of the last match that anybody may look at; nobody needs one of a lesson."""
    return room.phase == "over" and (room.ended or not room.broken) and not room.lesson_version


_NAMES: dict[type, list[str]] = {kind: [one.name for one in fields(kind)] for kind in (RoomSettings, Played)}


def _plain(thing: RoomSettings | Played) -> dict[str, Any]:
    """Plain data that holds plain data; `asdict` would copy that, too, at every welcome of everybody after a restart."""
    return {name: getattr(thing, name) for name in _NAMES[type(thing)]}


def _outside(room: Room) -> list[dict[str, str]]:
    """What is not ours at the table, and whose it is: the game, expansions, bots."""
    rules = GAMES.get(room.game)
    found = []
    if rules is not None and rules.distribution:
        found.append(_named("game", rules.name, rules.distribution, rules.version))
    if rules is not None and rules.expansions:
        chosen: Any = room.house_rules.get("expansions", [])
        entries = [rules.expansions[name] for name in chosen if name in rules.expansions]
        found += [_named("expansion", one.name, one.package, one.version) for one in entries]
    bots = [DECLARED[one.bot] for one in room.people if one.bot is not None and one.bot in DECLARED]
    return found + [_named("bot", one.name, one.package, one.version) for one in dict.fromkeys(bots)]


def _named(what: str, name: str, package: str, version: str) -> dict[str, str]:
    return {"what": what, "name": name, "package": package, "version": version}


def _person(one: Person, alive: Nodes) -> dict[str, Any]:
    return {
        "person": one.person,
        "name": one.name,
        "bot": one.bot,
        "here": is_here(one, alive),
        "ready": one.ready or one.bot is not None,
        "replaced": one.replaced,
        "eased": one.eased or None,
        "wins": one.wins,
        "holiday": one.holidays[-1][1] if one.holidays else None,
        "late": one.late,
    }


def update(room: Room, seat: Seat | None, since: int, now: int, pace: Pace, alive: Nodes) -> dict[str, Any] | None:
    """The match as a seat, or the public, may see it, with all it has not been told after a moment.

    Guests get the same from `moments.py`, which makes what all of them see once.
    """
    live_match = room.live_match
    if live_match is None:
        return None
    view = live_match.match.view(seat).as_json()
    ask = None
    if seat is not None and (id := room.ask(seat)) is not None:
        ask = {"id": id, "window": live_match.window}
    clock, hold = countdown(room, seat, pace, alive), waiting(room, alive)
    return {
        "is": "update",
        "match": room.match,
        "number": live_match.moment,
        "told": live_match.telling(seat, since),
        "view": view,
        "ask": ask,
        "clock": None if clock is None else clock.as_json(now),
        "hold": None if hold is None else hold.as_json(now),
    }


def coach(room: Room) -> dict[str, Any] | None:
    """What the coach of a lesson says to the learner now, and wants; None where there is no lesson.

    It follows from how many answers the learner has given, and from what is asked: nothing of it is anybody's secret.
    """
    lesson, live_match = room.lesson, room.live_match
    if lesson is None or live_match is None:
        return None
    given = live_match.given[LEARNER]
    line = lesson.line(LEARNER, given)
    asked = line is not None and line.step is not None and live_match.decision(LEARNER) is not None
    step = line.step if asked and line is not None else lesson.last_step(given)
    over = room.phase == "over"
    say = [lesson.end] if over else [] if step is None else list(lesson.steps[step].say)
    return {
        "is": "coach",
        "step": 0 if step is None else step + 1,
        "steps": len(lesson.steps),
        "say": [one.as_json() for one in (say if asked or over else say[-1:])],
        "want": list(lesson.steps[step].want) if asked and step is not None else [],
        "over": over,
    }


def summary(room: Room) -> Summary:
    """What a list of tables shows of this one."""
    shown = {
        "code": room.code,
        "name": room.settings.name,
        "game": room.game,
        "people": [one.name for one in room.people],
        "persons": [one.person for one in room.people],
        "free": room.free,
        "phase": room.phase,
        "watch": room.settings.watch,
        "clock": room.settings.clock,
        "asked": [],
        "until": None,
        **({"lesson": True} if room.lesson_version else {}),
    }
    if room.phase == "playing" and room.live_match is not None:
        clock = countdown(room, None, AT_ONCE, frozenset())
        shown["asked"] = [room.people[seat].person for seat in room.live_match.asked]
        shown["until"] = None if clock is None else clock.until
    welcome = room.free > 0 or room.settings.watch
    listed = room.settings.open and welcome and bool(room.humans()) and not room.closed
    return Summary(room.code, schema.CLOSED if room.closed else room.phase, listed, shown, room.touched)
