"""Room: a table as its entries add up to. `apply` is the only thing that changes one, and it never fails on what is on disk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from ruthless.kernel import codes
from ruthless.kernel.beginning import check_needed
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, game_named
from ruthless.kernel.options import read
from ruthless.kernel.seats import Seat
from ruthless.lessons import Lesson, lesson_of
from ruthless.server.clocks import CLOCKS
from ruthless.server.entries import Entry
from ruthless.server.fairness import Proof, Secret
from ruthless.server.live_match import LiveMatch
from ruthless.server.sights import NOTHING, Sight, sight_of

Phase = Literal["lobby", "playing", "over"]

FORMER_KEPT = 8
"""Tokens of a seat that are remembered after they have been replaced."""
KEYS_KEPT = 500
"""Keys that are known without asking the database, which knows them all."""
CHAT_KEPT = 200
"""Lines of chat that somebody who comes later can still read."""
CHAT_CARRIED = 50
"""Of these, how many go into the next match."""
FORGOTTEN = "X"
"""The name of who is forgotten, in any language."""
CALLS_KEPT = 4
"""Browsers in which somebody can be called, for one seat."""
WATCHING_KEPT = 16
"""Servers remembered at which somebody looks on; there are far fewer, but those that have died are among them."""


@dataclass(slots=True)
class RoomSettings:
    """What the host decides beside the house rules."""

    name: str = ""
    open: bool = False
    """Listed for everybody, not only for those who have the code."""
    watch: bool = True
    chat: bool = True
    clock: str = "relaxed"
    pace: str = "normal"
    """How fast bots play and how long things are shown; it may change while a match runs."""
    bots: str = "normal"
    """The level of bots that sit in for people."""
    hints: bool = True
    """Whether a bot may be asked for advice."""
    sit_in: bool = True
    """Whether a bot sits in for who has no time left; else the match waits."""
    window: str = "hour"
    """How long a chance to react lasts, if the clock is one of days."""


@dataclass(slots=True)
class Person:
    """Somebody with a seat at the table: a human with a token, or a bot with a level."""

    person: int
    name: str
    bot: str | None = None
    token: str = ""
    """A hash: the token itself is known to the person only."""
    former: list[str] = field(default_factory=list)
    """Hashes of the tokens it had before, so that who comes with one can be told."""
    player: str = ""
    """A hash of the player's key the seat belongs to, if there is one; who has left a running match keeps it until the next."""
    ready: bool = False
    entropy: str = ""
    node: str = ""
    """The server the person is connected to, or empty. If that server has died, the person is away."""
    replaced: bool = False
    eased: str = ""
    """The level at which its bot has decided last, if the server was too busy for its own."""
    wins: int = 0
    standing: dict[str, str] = field(default_factory=dict)
    """By question what is answered to a chance to react if the person does not: nobody else's business."""
    holidays: list[list[int]] = field(default_factory=list)
    """From when until when the person was, is or will be on holiday, in this match."""
    late: bool = False
    """The time of the person is up, and the match waits."""
    calls: list[dict[str, str]] = field(default_factory=list)
    """Browsers in which the person wants to be called: endpoint, keys, language. Nobody else's business."""
    away_since: int = 0
    """When the last connection that is known of was lost."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.bot is not None or self.replaced


@dataclass(slots=True)
class Hold:
    """A round has ended. Nothing is asked, no clock runs and no bot acts until all who are there have seen how."""

    since: int
    seen: list[int] = field(default_factory=list)
    """The persons who have said so."""
    away: dict[int, int] = field(default_factory=dict)
    """By person, since when those are away who have gone meanwhile: a page that is loaded again costs nobody the sheet."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at the table."""

    number: int
    person: int
    name: str
    text: str
    taunt: str
    at: int

    def as_json(self) -> dict[str, Any]:
        """The line as plain data."""
        said = {"taunt": self.taunt} if self.taunt else {"text": self.text}
        return {"number": self.number, "person": self.person, "name": self.name, **said, "at": self.at}


@dataclass(frozen=True, slots=True)
class Played:
    """By which rules a match is played: the next one may have others."""

    game: str
    options: dict[str, object]
    rules: str


@dataclass(slots=True)
class Room:
    """A table. Plain data, but for the match."""

    code: str = ""
    number: int = -1
    """Of the last entry applied."""
    game: str = ""
    house_rules: dict[str, object] = field(default_factory=dict)
    outside: dict[str, str] = field(default_factory=dict)
    """The packages from outside by whose rules is played, each with its version."""
    missing: str = ""
    """What is played here that this server does not have, or may not offer: a package, or a game."""
    lesson_version: int = 0
    """Of the lesson that is held here, in place of a deal; 0 where people play as they like."""
    settings: RoomSettings = field(default_factory=RoomSettings)
    people: list[Person] = field(default_factory=list)
    """In the order of seats."""
    seated: list[Person] = field(default_factory=list)
    """Who plays, or played, the present match, by seat: stays when people come and go after its end."""
    played: Played | None = None
    """What the present or last match is."""
    host: int | None = None
    next_person: int = 0
    phase: Phase = "lobby"
    match: int = 0
    secret: Secret = field(default_factory=lambda: Secret("", ""))
    """Of the deal to come."""
    dealt: Secret | None = None
    """Of the present or last deal."""
    entropies: list[str] = field(default_factory=list)
    record: str = ""
    """The id under which the present or last match can be looked up once it is over."""
    live_match: LiveMatch | None = None
    broken: bool = False
    """The match cannot go on because it was begun under other rules."""
    rules_version: int = 0
    """Of the rules by which the present or last match was begun."""
    ended: bool = False
    """It is certain that a broken match goes on nowhere else."""
    closed: bool = False
    """The host of the server does not want this table any more."""
    asked_at: dict[Seat, int] = field(default_factory=dict)
    """Since when each seat has had its open question: nobody else's business while several are asked."""
    early: dict[Seat, str] = field(default_factory=dict)
    """What has been answered to a chance to react that lasts its time all the same: nobody else's business."""
    reminded: list[Seat] = field(default_factory=list)
    """Who has been reminded of the present question."""
    easing: dict[Seat, str] = field(default_factory=dict)
    """At which levels bots have answered at this moment: that they have is nobody's business before it is over."""
    moment_at: int = 0
    """Since when the present moment lasts."""
    sight: Sight = NOTHING
    """What there is to see of it."""
    hold: Hold | None = None
    """What the next question waits for."""
    watching: list[str] = field(default_factory=list)
    """The servers at which somebody without a seat looks on. If such a server has died, nobody does there."""
    webhook: dict[str, str] = field(default_factory=dict)
    """What is told who is asked: url and language, or nothing. All but that there is one is nobody's business."""
    called: list[int] = field(default_factory=list)
    """People who have been called to the present question."""
    chat: list[ChatLine] = field(default_factory=list)
    last_line: int = -1
    """The number of the last line of chat. Lines are counted by themselves: entries between two of them are nobody's business."""
    bantered: int = -1
    """The last moment of the present match about which a bot has said something."""
    rules: str = ""
    """The share code of the house rules."""
    keys: dict[str, int] = field(default_factory=dict)
    """The latest entries by their keys."""
    touched: int = 0
    """When the last entry was made."""

    # What can be asked

    def person(self, number: int | None) -> Person | None:
        """The person with that number."""
        return next((one for one in self.people if one.person == number), None)

    def seat_of(self, number: int | None) -> Seat | None:
        """The seat of a person in the present match."""
        if self.live_match is None:
            return None
        return next((seat for seat, one in enumerate(self.seated) if one.person == number), None)

    def ask(self, seat: Seat) -> str | None:
        """The id of the question that a seat has yet to answer, now."""
        if self.live_match is None or self.hold is not None or seat in self.early:
            return None
        return self.live_match.ask(seat)

    def level(self, seat: Seat) -> str:
        """The level of the bot that decides for a seat, or that would if its person were away."""
        return self.people[seat].bot or self.settings.bots

    def humans(self) -> list[Person]:
        """Everybody who is no bot."""
        return [one for one in self.people if one.bot is None]

    def set_rules(self, data: dict[str, Any]) -> None:
        """Take other house rules, or another game."""
        self.game, self.house_rules, self.outside = data["game"], data["options"], data.get("outside", {})
        try:
            self.rules = codes.code(read(game_named(self.game).options, self.house_rules))
            self.missing = ""
        except RuthlessError:
            self.rules = ""
            self.missing = ", ".join(f"{package} {version}" for package, version in self.outside.items()) or self.game

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is held here, if it is one."""
        return lesson_of(self.game) if self.lesson_version and self.game in GAMES else None

    @property
    def most(self) -> int:
        """How many can sit here."""
        if self.lesson is not None:
            return self.lesson.seats
        return GAMES[self.game].most if self.game in GAMES else len(self.people)

    @property
    def free(self) -> int:
        """How many more can sit down now: nobody while a match is played."""
        return 0 if self.phase == "playing" else self.most - len(self.people)

    @property
    def seal(self) -> str:
        """The seal of the present deal, or of the one to come."""
        return self.dealt.seal if self.phase == "playing" and self.dealt else self.secret.seal

    @property
    def proof(self) -> Proof | None:
        """The proof of the last deal, once the match is over: never before.

        A match that is broken here may go on under its own rules elsewhere, so its seed stays sealed until it has ended.
        In a lesson nothing is dealt.
        """
        if self.phase != "over" or (self.broken and not self.ended) or self.dealt is None or self.lesson_version:
            return None
        return Proof.of(self.dealt, self.entropies)

    @property
    def outdated(self) -> bool:
        """Whether the match was begun under older rules than those that are here, which no server will play any more."""
        return self.broken and not self.missing and self.rules_version < game_named(self.game).rules_version

    # What happens

    def apply(self, entry: Entry) -> None:
        """Take the next entry."""
        assert entry.number == self.number + 1 or entry.kind == "started", "entries have no gaps"
        self.number = entry.number
        self.touched = entry.at
        if entry.key is not None:
            self.keys[entry.key] = entry.number
            if len(self.keys) > KEYS_KEPT:
                del self.keys[next(iter(self.keys))]
        _APPLY[entry.kind](self, entry.data, entry)

    def replay(self, entries: Iterable[Entry]) -> Room:
        """Take many entries."""
        for entry in entries:
            self.apply(entry)
        return self

    def snapshot(self) -> dict[str, Any]:
        """What a later entry `started` has to know of everything before it."""
        return {
            "code": self.code,
            "game": self.game,
            "options": dict(self.house_rules),
            **({"outside": dict(self.outside)} if self.outside else {}),
            **({"lesson": self.lesson_version} if self.lesson_version else {}),
            "settings": asdict(self.settings),
            "people": [asdict(person) for person in self.people],
            "host": self.host,
            "next_person": self.next_person,
            "watching": self.watching[:],
            **({"webhook": dict(self.webhook)} if self.webhook else {}),
            "chat": [asdict(line) for line in self.chat[-CHAT_CARRIED:]],
            "last_line": self.last_line,
        }


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
        room.broken, room.phase = True, "over"
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
    room.moment_at = at
    room.called = []
    room.early, room.reminded = {}, []
    for person in room.people:
        person.late = False
    people = [seat for seat, one in enumerate(room.people) if not one.by_bot]
    room.sight = sight_of(room.live_match, people, room.sight)
    # In a lesson the coach says when it goes on.
    waits = room.sight.round_ended and people and CLOCKS[room.settings.clock].holds and not room.lesson_version
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
        person.holidays.append([begun[0], max(entry.at, data["until"])])


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
