"""Happenings: what each kind of entry does to a room. Nothing else changes one.

Nothing here fails on what is on disk, but for a gap, and for a kind of entry that only a newer version knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruthless.kernel.beginning import check_needed
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.seats import Seat
from ruthless.server.clocks import CLOCKS
from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.live_match import LiveMatch
from ruthless.server.room import ChatLine, Hold, Person, Played, Room, RoomSettings
from ruthless.server.sights import NOTHING, sight_of

FORMER_KEPT = 8
"""Tokens of a seat that are remembered after they have been replaced."""
KEYS_KEPT = 500
"""Keys that are known without asking the database, which knows them all."""
CHAT_KEPT = 200
"""Lines of chat that somebody who comes later can still read."""
CALLS_KEPT = 4
"""Browsers in which somebody can be called, for one seat."""
OWN_BUSINESS = ("early", "standing", "owned", "renewed", "called")
"""Kinds of entries that are somebody's own business, or may be: not even when they were made is shown to anybody."""
WATCHING_KEPT = 16
"""Servers remembered at which somebody looks on; there are far fewer, but those that have died are among them."""


def apply(room: Room, entry: Entry) -> None:
    """Take the next entry."""
    assert entry.number == room.number + 1 or entry.kind == "started", "entries have no gaps"
    room.number = entry.number
    if entry.kind != "answered" and entry.kind not in OWN_BUSINESS:
        room.touched = entry.at
    if entry.key is not None:
        room.keys[entry.key] = entry.number
        if len(room.keys) > KEYS_KEPT:
            del room.keys[next(iter(room.keys))]
    _APPLY[entry.kind](room, entry.data, entry)


def replay(entries: Iterable[Entry], room: Room | None = None) -> Room:
    """The room these entries add up to, or that they make of one."""
    room = room or Room()
    for entry in entries:
        apply(room, entry)
    return room


def _created(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.code = data["code"]
    room.set_rules(data)
    room.lesson_version = data.get("lesson", 0)
    room.settings = RoomSettings(**data["settings"])
    room.secret = Secret(**data["secret"])


def _sat(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.people.append(
        Person(data["person"], data["name"], data.get("bot"), data.get("token", ""), player=data.get("player", ""))
    )
    room.next_person = data["person"] + 1
    if room.host is None and data.get("bot") is None:
        room.host = data["person"]


def _renamed(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.name = data["name"]


def _renewed(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.former = [*person.former, person.token][-FORMER_KEPT:]
        person.token = data["token"]
        person.calls = []  # whoever has lost the seat is not called to it
        person.player = data.get("player", person.player)


def _owned(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.player = data["player"]


def _forgot(room: Room, data: dict[str, Any], entry: Entry) -> None:
    for person in (*room.people, *room.seated):
        if person.person == data["person"]:
            person.name, person.player, person.calls = data["name"], "", []
    room.chat = [line for line in room.chat if line.person != data["person"]]
    if room.webhook.get("person", data["person"]) == data["person"]:  # of older ones nobody knows whose they are
        room.webhook = {}
    if data.get("title"):
        room.settings.name = ""
    _left(room, data, entry)


def _set(room: Room, data: dict[str, Any], entry: Entry) -> None:
    for name, value in data["settings"].items():
        setattr(room.settings, name, value)
    if data["settings"].keys() == {"pace"} and (data["game"], data["options"]) == (room.game, room.house_rules):
        return
    room.set_rules(data)
    for person in room.people:
        person.ready = False  # nobody has agreed to the new rules yet


def _left(room: Room, data: dict[str, Any], entry: Entry) -> None:
    person = room.person(data["person"])
    if person is None:
        return
    if room.phase == "playing":
        # The seat has to be played on: it is a bot's from now on.
        person.bot, person.token, person.node, person.replaced = room.settings.bots, "", "", False
        person.former, person.calls = [], []
        person.standing, person.holidays, person.late = {}, [], False
        _forget_early(room, person)
    else:
        room.people.remove(person)
    if room.host == person.person:
        room.host = next((one.person for one in room.people if one.bot is None), None)


def _ready(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.ready = data["ready"]
        person.entropy = data["entropy"] if data["ready"] else ""


def _hosts(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.host = data["person"]


def _here(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        if data["first"]:
            # Nobody was there before: the clocks have stood still.
            room.asked_at = dict.fromkeys(room.asked_at, entry.at)
            room.moment_at = entry.at
            if room.hold is not None:
                room.hold.since = entry.at
        if room.hold is not None:
            room.hold.away.pop(person.person, None)
        person.node = data["node"]


def _gone(room: Room, data: dict[str, Any], entry: Entry) -> None:
    person = room.person(data["person"])
    if person and person.node == data["node"]:
        person.node, person.away_since = "", entry.at
        if room.hold is not None:
            room.hold.away[person.person] = entry.at


def _watched(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.watching = [*(one for one in room.watching if one != data["node"]), data["node"]][-WATCHING_KEPT:]


def _unwatched(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.watching = [one for one in room.watching if one != data["node"]]


def _started(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.code = data["code"]
    room.set_rules(data)
    room.lesson_version = data.get("lesson", 0)
    room.settings = RoomSettings(**data["settings"])
    room.people = [Person(**one) for one in data["people"]]
    room.seated = room.people[:]
    room.played = Played(room.game, room.house_rules, room.rules)
    room.host = data["host"]
    room.next_person = data["next_person"]
    room.watching = data.get("watching", [])
    room.webhook = data.get("webhook", {})
    room.match = data["match"]
    room.dealt = Secret(**data["dealt"])
    room.secret = Secret(**data["secret"])
    room.entropies = data["entropies"]
    room.record = data["record"]
    room.chat = [ChatLine(**line) for line in data["chat"]]
    room.last_line = data.get("last_line", room.chat[-1].number if room.chat else -1)
    room.bantered = -1
    for person in room.people:
        person.ready, person.entropy, person.eased = False, "", ""
        person.holidays = [[entry.at, until] for _, until in person.holidays[-1:] if until > entry.at]
        if person.bot is not None:
            person.player = ""  # who has left the match before has no part in this one
    room.easing = {}
    room.phase = "playing"
    room.rules_version, room.ended = data["rules_version"], False
    room.broken = not _has_rules(room, room.rules_version)
    room.live_match, room.sight, room.hold = None, NOTHING, None
    if room.broken:
        room.phase = "over"
        return
    seed, lesson = room.dealt.mixed(room.entropies), room.lesson
    begun = None if lesson is None else lesson.begun
    room.live_match = LiveMatch(room.game, len(room.people), seed, room.house_rules, begun)
    _put_questions(room, entry.at)
    _end_if_over(room)  # under some house rules a deal can decide a match


def _has_rules(room: Room, version: int) -> bool:
    """Whether the rules by which a match was begun are those that are here."""
    try:
        check_needed(room.outside)
    except RuthlessError:
        return False
    if room.missing or game_named(room.game).rules_version != version:
        return False
    lesson = room.lesson
    return not room.lesson_version or (lesson is not None and lesson.version == room.lesson_version)


def _answered(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if room.live_match is None:
        return
    room.hold = None  # in logs from before rounds were waited for
    seat: Seat = data["seat"]
    try:
        moved = room.live_match.answer(seat, data["answer"])
    except RuthlessError:
        # It was legal when it was taken, so the rules have changed without a new version. The match ends; nothing hangs.
        room.broken, room.phase, room.touched = True, "over", entry.at
        return
    if room.people[seat].by_bot:
        room.easing[seat] = data.get("level") or room.easing.get(seat, "")
    if moved:
        for one, level in room.easing.items():
            room.people[one].eased = level
        room.easing = {}
        _put_questions(room, entry.at)
    else:
        room.asked_at[seat] = entry.at
    _end_if_over(room)


def _end_if_over(room: Room) -> None:
    assert room.live_match is not None
    if room.live_match.over:
        room.phase = "over"
        for winner in room.live_match.match.winners:
            room.people[winner].wins += 1


def _put_questions(room: Room, at: int) -> None:
    assert room.live_match is not None
    room.asked_at = dict.fromkeys(room.live_match.asked, at)
    room.moment_at = room.touched = at
    room.called = []
    room.early, room.reminded = {}, []
    for person in room.people:
        person.late = False
    people = [seat for seat, one in enumerate(room.people) if not one.by_bot]
    room.sight = sight_of(room.live_match, people, room.sight)
    # In a lesson the coach says when it goes on.
    waits = room.sight.round_ended and people and not CLOCKS[room.settings.clock].days and not room.lesson_version
    room.hold = Hold(at) if waits else None


def _early(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.early[data["seat"]] = data["answer"]


def _forget_early(room: Room, person: Person) -> None:
    """A bot decides from now on, and answers anew."""
    seat = room.seat_of(person.person)
    if seat is not None:
        room.early.pop(seat, None)


def _standing(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.standing = {**person.standing, data["question"]: data["answer"]}


def _holiday(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        begun = person.holidays.pop() if person.holidays and person.holidays[-1][1] > entry.at else [entry.at, entry.at]
        if (until := max(entry.at, data["until"])) > begun[0]:
            person.holidays.append([begun[0], until])


def _reminded(room: Room, data: dict[str, Any], entry: Entry) -> None:
    for number in data["people"]:
        person, seat = room.person(number), room.seat_of(number)
        if person is None or seat is None:
            continue
        if data["late"]:
            person.late = True
        else:
            room.reminded.append(seat)


def _seen(room: Room, data: dict[str, Any], entry: Entry) -> None:
    hold, live_match = room.hold, room.live_match
    if hold is None or live_match is None or data["number"] != live_match.moment:
        return
    if data["person"] is not None:
        hold.seen.append(data["person"])
        return
    room.hold = None
    room.asked_at = dict.fromkeys(room.asked_at, entry.at)
    room.moment_at = entry.at


def _replaced(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.replaced, person.late = True, False
        _forget_early(room, person)
        _restart_clock(room, person.person, entry.at)


def _returned(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if person := room.person(data["person"]):
        person.replaced = False
        _restart_clock(room, person.person, entry.at)


def _restart_clock(room: Room, person: int, at: int) -> None:
    seat = room.seat_of(person)
    # A chance to react lasts as long for who comes back as for everybody else.
    if seat is not None and seat in room.asked_at and room.live_match is not None and not room.live_match.window:
        room.asked_at[seat] = at


def _ended(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.ended = room.broken = True
    room.phase, room.live_match, room.hold = "over", None, None


def _closed(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.closed = True


def _called(room: Room, data: dict[str, Any], entry: Entry) -> None:
    if "webhook" in data:
        room.webhook = data["webhook"] or {}
    room.called = [*room.called, *data.get("asked", [])]
    person = room.person(data.get("person"))
    if person is not None and person.bot is None:
        new = data.get("subscription")
        gone = [*data.get("gone", []), *([new["endpoint"]] if new else [])]
        kept = [one for one in person.calls if one["endpoint"] not in gone]
        person.calls = [*kept, *([new] if new else [])][-CALLS_KEPT:]


def _said(room: Room, data: dict[str, Any], entry: Entry) -> None:
    room.last_line = data.get("number", entry.number)  # older lines have the numbers of their entries
    room.bantered = data.get("moment", room.bantered)
    if data.get("forgotten"):
        return
    line = ChatLine(room.last_line, data["person"], data["name"], data.get("text", ""), data.get("taunt", ""), entry.at)
    room.chat = [*room.chat, line][-CHAT_KEPT:]


_APPLY = {
    "created": _created,
    "sat": _sat,
    "renamed": _renamed,
    "renewed": _renewed,
    "owned": _owned,
    "forgot": _forgot,
    "set": _set,
    "left": _left,
    "ready": _ready,
    "hosts": _hosts,
    "here": _here,
    "gone": _gone,
    "watched": _watched,
    "unwatched": _unwatched,
    "started": _started,
    "answered": _answered,
    "early": _early,
    "standing": _standing,
    "holiday": _holiday,
    "reminded": _reminded,
    "seen": _seen,
    "replaced": _replaced,
    "returned": _returned,
    "called": _called,
    "said": _said,
    "ended": _ended,
    "closed": _closed,
}
