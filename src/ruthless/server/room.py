"""Room: a table as its entries add up to, and what can be asked of it. Only `happenings` changes one."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from ruthless.kernel import codes
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, game_named
from ruthless.kernel.options import read
from ruthless.kernel.seats import Seat
from ruthless.lessons import Lesson, lesson_of
from ruthless.server.fairness import Proof, Secret
from ruthless.server.live_match import LiveMatch
from ruthless.server.sights import NOTHING, Sight

Phase = Literal["lobby", "playing", "over"]

CHAT_CARRIED = 50
"""Lines of chat that go into the next match."""
FORGOTTEN = "X"
"""The name of who is forgotten, in any language."""


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
    webhook: dict[str, Any] = field(default_factory=dict)
    """What is told who is asked: url, language and the person who has set it, or nothing. All but that there is one is nobody's business."""
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
    """When something happened last that everybody may know of: lists of tables show it, and are in its order."""

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
        return self.live_match.asks.get(seat)

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
