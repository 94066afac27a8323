"""Calls: who is called to a table, when, and in which words.

Somebody is called who is asked and not there, once for a question. Whether and when depends on what everybody may know:
who takes part in a question, who is connected, since when; never on a card, nor on who has answered already. That
somebody is called is an entry of the log, written before anything is sent: whoever writes it sends the letters, and if
that one dies over it, nobody sends them again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ruthless.server import days
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft, Nodes, is_here
from ruthless.server.room import Person, Room
from ruthless.texts.locales import ENGLISH, languages, shared_texts


@dataclass(frozen=True, slots=True)
class Patience:
    """How long nobody is called, in milliseconds."""

    asked: int = 10_000
    """Since the question: who only looks at something else for a moment is left alone."""
    left: int = 60_000
    """Since the connection was lost, for who had it when asked: most of those have seen the question."""


PATIENCE = Patience()
HURRIED = Patience(300, 1_000)
REMINDED: str = "reminded"
"""The kind of an entry by which somebody is called once more, because their time is running out."""


def called_at(room: Room, alive: Nodes, patience: Patience = PATIENCE) -> dict[int, int]:
    """By person when they are to be called to the present question; in milliseconds since 1970."""
    if room.phase != "playing" or room.live_match is None or room.closed or room.hold is not None:
        return {}
    if not room.webhook and not any(one.calls for one in room.people):
        return {}
    if len(room.humans()) < 2 or _is_short(room, patience):
        return {}
    return {
        person.person: _when(room, person, patience)
        for person in (room.people[seat] for seat in room.live_match.asked)
        if not person.by_bot and not is_here(person, alive) and person.person not in room.called
        if room.webhook or person.calls
    }


def _is_short(room: Room, patience: Patience) -> bool:
    """Whether the present question is a chance to react that has passed before anybody could follow a call."""
    assert room.live_match is not None
    window = days.window_of(room)
    return room.live_match.window and window is not None and window < 2 * patience.asked


def _when(room: Room, person: Person, patience: Patience) -> int:
    asked = room.moment_at + patience.asked
    return asked if person.away_since <= room.moment_at else max(asked, person.away_since + patience.left)


def due(room: Room, alive: Nodes, patience: Patience = PATIENCE) -> int | None:
    """When somebody is to be called next, if nothing happens before."""
    return min(called_at(room, alive, patience).values(), default=None)


def calling(room: Room, now: int, alive: Nodes, patience: Patience = PATIENCE) -> Draft | None:
    """That those are called now whose time has come."""
    people = [person for person, at in called_at(room, alive, patience).items() if at <= now]
    return Draft("called", asked=people) if people else None


# What is said


@dataclass(frozen=True, slots=True)
class Call:
    """What goes to one address."""

    person: int | None
    """Whose browser it is; none if it is the webhook of the table."""
    to: dict[str, str]
    """A subscription, or a webhook."""
    said: dict[str, Any]


def calls(room: Room, entry: Entry, origin: str) -> list[Call]:
    """What is sent because of an entry that has just been applied: pushes and a word to the webhook."""
    if entry.kind == "called" and entry.data.get("webhook"):
        return [Call(None, room.webhook, _greeting(room, origin))]
    people = _called(room, entry)
    again = entry.kind == REMINDED
    found = [
        Call(one.person, to, pushed(room, to["language"], again=again))
        for one in people
        if _is_asked(room, one)
        for to in one.calls
    ]
    if people and room.webhook:
        found.append(Call(None, room.webhook, told(room, [one.name for one in people], origin, again=again)))
    return found


def _called(room: Room, entry: Entry) -> list[Person]:
    """Those whom an entry calls: at the table, and no bots."""
    if entry.kind == "called":
        numbers = entry.data.get("asked", [])
    elif entry.kind == REMINDED:
        numbers = entry.data.get("people") or [entry.data.get("person")]
    else:
        return []
    return [one for number in numbers if (one := room.person(number)) is not None and not one.by_bot]


def _is_asked(room: Room, person: Person) -> bool:
    """Whether somebody has an open question: that is for their eyes only, as long as others are asked as well.

    Who has said beforehand what they answer is spared the call.
    """
    seat = room.seat_of(person.person)
    decision = None if room.live_match is None or seat is None else room.live_match.decision(seat)
    return decision is not None and not days.is_decided(room, decision)


def pushed(room: Room, language: str, *, again: bool = False) -> dict[str, Any]:
    """What a browser shows to whom it is about."""
    title, body = ("call-you-again", "call-you-again.more") if again else ("call-you", "call-you.more")
    table = room.settings.name or room.code
    return {
        "title": say(language, title, table=table),
        "body": say(language, body, table=table),
        "lang": language,
        "code": room.code,
        "to": f"/t/{room.code}",
    }


def told(room: Room, names: list[str], origin: str, *, again: bool = False) -> dict[str, Any]:
    """What a webhook is told: who is asked, where, and the way there."""
    table = room.settings.name or room.code
    id = "call-them-again" if again else "call-them"
    text = say(_language(room), id, names=", ".join(names), table=table)
    return {**_about(room, origin, "reminded" if again else "asked", text), "people": names}


def _greeting(room: Room, origin: str) -> dict[str, Any]:
    """What a webhook is told first, so that whoever has set it sees that it works."""
    text = say(_language(room), "call-greeting", table=room.settings.name or room.code)
    return {**_about(room, origin, "greeting", text), "people": []}


def _about(room: Room, origin: str, what: str, text: str) -> dict[str, Any]:
    table = {"code": room.code, "name": room.settings.name}
    return {"is": what, "text": text, "table": table, "link": f"{origin}/t/{room.code}"}


def _language(room: Room) -> str:
    return str(room.webhook["language"])


@cache
def _words(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    known = language if language in languages() else ENGLISH
    bundle.add_resource(FluentResource(shared_texts(known).read_text(encoding="utf-8")))
    return bundle


def say(language: str, id: str, **args: Any) -> str:
    """A text that all games share."""
    words = _words(language)
    name, _, attribute = id.partition(".")
    message = words.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    return str(words.format_pattern(pattern, args)[0])
