"""Handlers of commands: who may do what at a table. A command becomes an entry, or is refused with a reason.

Nothing here changes a room.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from ruthless.kernel.beginning import needed
from ruthless.kernel.errors import BadOption
from ruthless.kernel.game import GAMES, game_named
from ruthless.kernel.messages import Refusal
from ruthless.kernel.options import as_json, read
from ruthless.kernel.seats import Seat
from ruthless.lessons import Lesson
from ruthless.server import commands, days, names
from ruthless.server.clocks import CLOCKS, DAY
from ruthless.server.commands import Command, NewSettings
from ruthless.server.entries import Entry, Kind
from ruthless.server.fairness import Secret
from ruthless.server.refusals import Refused
from ruthless.server.room import Person, Room

BOT_NAMES = ("Otto", "Vera", "Igor", "Zelda", "Hugo", "Nora", "Bruno", "Wanda")

LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""What codes of tables are made of: nothing that looks like something else."""

Nodes = AbstractSet[str]
"""The servers that are alive."""


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Something unguessable."""
    return secrets.token_urlsafe(24)


def derived(secret: str, purpose: str) -> str:
    """A key for one purpose, from a secret that cannot be found out from it."""
    return base64.urlsafe_b64encode(hmac.digest(secret.encode(), purpose.encode(), "sha256")).decode().rstrip("=")


def code_for(secret: str, attempt: int) -> str:
    """The code that a table made with this secret gets, if it is free."""
    number = int.from_bytes(hmac.digest(secret.encode(), f"code {attempt}".encode(), "sha256"), "big")
    letters = []
    for _ in range(6):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def is_here(person: Person, alive: Nodes) -> bool:
    """Whether somebody is connected."""
    return person.bot is not None or person.node in alive


def checked_house_rules(game: str, given: dict[str, Any]) -> dict[str, object]:
    """House rules in their short form; refused if the game does not have them."""
    if game not in GAMES:
        raise Refused("server-bad-option", text=f"no game {game!r}")
    if any(isinstance(one, int) and abs(one) > commands.LARGEST for one in given.values()):
        raise Refused("server-bad-option", text=f"a number is larger than {commands.LARGEST}")
    try:
        return as_json(read(game_named(game).options, given))
    except BadOption as error:
        raise Refused("server-bad-option", text=str(error)) from error


def rules_of(game: str, options: dict[str, object]) -> dict[str, Any]:
    """What an entry says of the rules: the game, its house rules, and the packages from outside that it takes."""
    rules = game_named(game)
    packages = needed(rules, read(rules.options, options))
    return {"game": game, "options": options, **({"outside": packages} if packages else {})}


def _at_any_time(at: int) -> None:
    """Most things do not depend on the time."""


class Draft:
    """What is to be written: a kind and its data. Number, time and key are added when it is."""

    __slots__ = ("data", "kind", "when")

    def __init__(self, kind: Kind, **data: Any) -> None:
        self.kind: Kind = kind
        self.data = data
        self.when: Callable[[int], None] = _at_any_time
        """Refuses a time at which it cannot be written."""

    def entry(self, room: Room, at: int, key: str | None = None) -> Entry:
        """The entry, as the next one of the room; Refused if it is not the time for it."""
        self.when(at)
        return Entry(room.number + 1, self.kind, self.data, at, key)


# People who come and go


def created(code: str, game: str, house_rules: dict[str, Any], settings: dict[str, Any]) -> Draft:
    """A new table."""
    return Draft(
        "created",
        code=code,
        **rules_of(game, checked_house_rules(game, house_rules)),
        settings=agreed(settings),
        secret={"seed": (secret := Secret.drawn()).seed, "salt": secret.salt},
    )


def agreed(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings in which, if the clock is chosen, it is said whether a bot sits in: over days only if the host wants it."""
    chosen = CLOCKS.get(settings.get("clock", ""))
    if chosen is None or settings.get("sit_in") is not None:
        return settings
    return {**settings, "sit_in": not chosen.days}


LESSON_SETTINGS = {"open": False, "watch": False, "chat": False, "clock": "off", "hints": False}
"""A lesson waits for as long as it takes, and is nobody else's business."""
IN_A_LESSON = ("answer", "rename", "renew", "leave", "seen")
"""What can be asked for there."""


def lesson_created(code: str, lesson: Lesson, settings: dict[str, Any]) -> Draft:
    """A table at which a lesson is held."""
    draft = created(code, lesson.game, dict(lesson.options), {**settings, **LESSON_SETTINGS})
    draft.data["lesson"] = lesson.version
    return draft


def seat_partner(room: Room, name: str) -> Draft:
    """Somebody sits down who plays along in a lesson."""
    return Draft("sat", person=room.next_person, name=_unused_name(room, name), bot=room.settings.bots)


def sit_down(room: Room, name: str, token: str, player: str = "") -> Draft:
    """Somebody takes a free seat; `player` is a key of theirs to which it belongs, unless that has a seat here."""
    if room.lesson_version and room.people:
        raise Refused("server-lesson")
    if room.phase == "playing":
        raise Refused("server-playing")
    _refuse_if_full(room)
    belongs = {"player": hashed(player)} if player and owner(room, player) is None else {}
    return Draft("sat", person=room.next_person, name=_unused_name(room, name), token=hashed(token), **belongs)


def seat_bot(room: Room, level: str) -> Draft:
    """A bot takes a free seat."""
    if room.phase == "playing":
        raise Refused("server-playing")
    _refuse_if_full(room)
    taken = {one.name for one in room.people}
    name = next((one for one in BOT_NAMES if one not in taken), f"Bot {room.next_person}")
    return Draft("sat", person=room.next_person, name=name, bot=level)


def _refuse_if_full(room: Room) -> None:
    if len(room.people) >= room.most:
        raise Refused("server-full")


def _unused_name(room: Room, name: str, but: int | None = None) -> str:
    """The name, with a figure behind it if somebody has it already: names are how people are told apart in the log."""
    taken = {names.alike(one.name) for one in room.people if one.person != but}
    number, wanted = 2, name
    while names.alike(wanted) in taken:
        wanted = f"{name[:17]} {number}"
        number += 1
    return wanted


def holder(room: Room, token: str) -> Person:
    """Whose token it is."""
    wanted = hashed(token)
    for person in room.people:
        if person.token and secrets.compare_digest(person.token, wanted):
            return person
    if any(wanted in person.former for person in room.people):
        raise Refused("server-renewed")
    raise Refused("server-bad-token")


def owner(room: Room, player: str) -> Person | None:
    """Whose player's key it is, if that has a seat here."""
    wanted = hashed(player)
    for person in room.humans():
        if person.player and secrets.compare_digest(person.player, wanted):
            return person
    return None


def owned(room: Room, number: int, player: str) -> Draft | None:
    """A seat belongs to a player's key, unless it belongs to one already, or the key has another seat here."""
    person = room.person(number)
    if person is None or person.bot is not None or person.player or owner(room, player) is not None:
        return None
    return Draft("owned", person=number, player=hashed(player))


def connected(room: Room, person: Person, node: str, alive: Nodes) -> Draft | None:
    """Somebody has connected to a node, unless that is known."""
    if person.node == node:
        return None
    first = not days.over_days(room) and not any(one.node in alive for one in room.humans())
    return Draft("here", person=person.person, node=node, first=first)


def disconnected(room: Room, person: Person, node: str) -> Draft | None:
    """The last connection of somebody to a node has ended."""
    return Draft("gone", person=person.person, node=node) if person.node == node else None


def watched(room: Room, node: str) -> Draft | None:
    """Somebody without a seat looks on at a node, unless that is known."""
    return None if node in room.watching else Draft("watched", node=node)


def unwatched(room: Room, node: str) -> Draft | None:
    """Nobody without a seat looks on at a node any more."""
    return Draft("unwatched", node=node) if node in room.watching else None


def is_watched(room: Room, alive: Nodes) -> bool:
    """Whether somebody without a seat looks on, at whatever node."""
    return any(node in alive for node in room.watching)


def is_alone(room: Room, alive: Nodes) -> bool:
    """Whether a single person plays among bots, and nobody looks on: there is nobody to learn anything from it."""
    return len(room.humans()) == 1 and not is_watched(room, alive)


def has_time(room: Room, person: Person, alive: Nodes) -> bool:
    """Whether nobody may act in somebody's stead: over days nobody has to be there before their time is up."""
    if days.over_days(room) and room.phase == "playing" and person.bot is None:
        return not (person.late or person.replaced)
    return is_here(person, alive)


# A match


def start(room: Room) -> Draft:
    """A match with those who sit here. From the second one on the seats move on by one."""
    game = game_named(room.game)
    if len(room.people) < game.fewest:
        raise Refused("server-too-few", count=game.fewest)
    snapshot = {**room.snapshot(), **rules_of(room.game, room.house_rules)}
    if room.match:
        snapshot["people"] = [*snapshot["people"][1:], snapshot["people"][0]]
    following = Secret.drawn()
    return Draft(
        "started",
        **snapshot,
        match=room.match + 1,
        rules_version=game.rules_version,
        dealt={"seed": room.secret.seed, "salt": room.secret.salt},
        entropies=[one["entropy"] for one in snapshot["people"]],
        secret={"seed": following.seed, "salt": following.salt},
        record=secrets.token_urlsafe(12),
    )


def reason(room: Room, person: int, ask: str, answer: str) -> Refusal | Refused | None:
    """Why somebody cannot answer that to the question with that id."""
    seat = room.seat_of(person)
    if room.broken:
        return Refused("server-rules-changed")
    if room.live_match is None or seat is None or room.phase != "playing":
        return Refused("server-not-playing")
    if room.hold is not None:
        return Refused("server-held")
    if room.ask(seat) != ask:
        return Refused("server-stale")
    return room.live_match.refusal(seat, answer)


def may_ask_for_hint(room: Room, person: int | None, ask: str) -> Seat:
    """The seat of somebody who may be advised on the question with that id; else refused with a reason."""
    seat, asker = room.seat_of(person), room.person(person)
    if asker is None or seat is None or asker.bot is not None:
        raise Refused("server-not-seated")
    if not room.settings.hints:
        raise Refused("server-no-hints")
    if asker.replaced:
        raise Refused("server-replaced")
    if room.phase != "playing" or room.live_match is None:
        raise Refused("server-not-playing")
    if room.hold is not None:
        raise Refused("server-held")
    decision = room.live_match.decision(seat)
    if decision is None or room.ask(seat) != ask:
        raise Refused("server-stale")
    if len(decision.options) == 1:
        raise Refused("server-no-choice")
    return seat


class IllegalMove(Refused):
    """A move that the rules of the game do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id)
        self.message = refusal


def _answer(room: Room, person: Person, command: commands.Answer, alive: Nodes) -> Draft:
    if person.replaced:
        raise Refused("server-replaced")
    refusal = reason(room, person.person, command.ask, command.answer)
    if isinstance(refusal, Refused):
        raise refusal
    if refusal is not None:
        raise IllegalMove(refusal)
    seat = room.seat_of(person.person)
    if room.lesson is not None and seat is not None and not _is_wanted(room, room.lesson, seat, command.answer):
        raise Refused("server-lesson")
    kept = days.answers_are_kept(room) and not is_alone(room, alive)
    return Draft("early" if kept else "answered", seat=seat, ask=command.ask, answer=command.answer)


def _is_wanted(room: Room, lesson: Lesson, seat: Seat, answer: str) -> bool:
    """Whether an answer goes on with the lesson."""
    assert room.live_match is not None
    line = lesson.line(seat, room.live_match.given[seat])
    return line is not None and line.step is not None and lesson.steps[line.step].takes(answer)


# What each command asks for


def _require_host(room: Room, person: Person) -> None:
    if room.host != person.person:
        raise Refused("server-not-host")


def _require_pause(room: Room) -> None:
    if room.phase == "playing":
        raise Refused("server-playing")


def _somebody(room: Room, number: int) -> Person:
    person = room.person(number)
    if person is None:
        raise Refused("server-no-such-person")
    return person


def _ready(room: Room, person: Person, command: commands.Ready, alive: Nodes) -> Draft:
    _require_pause(room)
    return Draft("ready", person=person.person, ready=command.ready, entropy=command.entropy)


def _seen(room: Room, person: Person, command: commands.Seen, alive: Nodes) -> Draft:
    """Somebody has seen how the round ended, and is ready for the next one."""
    hold, live_match = room.hold, room.live_match
    if hold is None or live_match is None or command.number != live_match.moment or person.person in hold.seen:
        raise Refused("server-stale")
    return Draft("seen", person=person.person, number=command.number)


def _rename(room: Room, person: Person, command: commands.Rename, alive: Nodes) -> Draft:
    return Draft("renamed", person=person.person, name=_unused_name(room, command.name, but=person.person))


def _renew(room: Room, person: Person, command: commands.Renew, alive: Nodes) -> Draft:
    token = hashed(command.token)
    if any(token == one.token or token in one.former for one in room.people):
        raise Refused("server-bad-message", text="renew: this token has been used")
    # The key goes with it: who came by a link that is worth nothing any more must not come back by a key.
    other = None if command.player is None else owner(room, command.player)
    player = hashed(command.player) if command.player is not None and other in (None, person) else ""
    return Draft("renewed", person=person.person, token=token, player=player)


def _call(room: Room, person: Person, command: commands.CallMe, alive: Nodes) -> Draft | None:
    """Where somebody is called from now on; nothing if that is known already."""
    given, before = command.subscription, [one["endpoint"] for one in person.calls]
    gone = [one for one in before if one == command.instead or (given is None and command.instead is None)]
    if given is None:
        return Draft("called", person=person.person, gone=gone) if gone else None
    new = {
        "endpoint": given.endpoint,
        "p256dh": given.keys.p256dh,
        "auth": given.keys.auth,
        "language": command.language,
    }
    if new in person.calls and not gone:
        return None
    return Draft("called", person=person.person, subscription=new, gone=gone)


def _webhook(room: Room, person: Person, command: commands.SetWebhook, alive: Nodes) -> Draft | None:
    _require_host(room, person)
    if command.url is None:
        return Draft("called", webhook=None) if room.webhook else None
    return Draft("called", webhook={"url": command.url, "language": command.language, "person": person.person})


def new_settings(room: Room, wanted: NewSettings) -> Draft:
    """Changed settings; another game begins with its default house rules."""
    given = wanted.model_dump(exclude_none=True)
    game = given.pop("game", room.game)
    house_rules = given.pop("options", room.house_rules if game == room.game else {})
    house_rules = checked_house_rules(game, house_rules)
    if len(room.people) > game_named(game).most:
        raise Refused("server-full")
    return Draft("set", settings=agreed(given), **rules_of(game, house_rules))


def _settings(room: Room, person: Person, command: commands.Set, alive: Nodes) -> Draft:
    _require_host(room, person)
    if command.settings.model_fields_set - {"pace"}:
        _require_pause(room)  # how fast it goes may change at any time, what is played may not
    return new_settings(room, command.settings)


def _bot(room: Room, person: Person, command: commands.AddBot, alive: Nodes) -> Draft:
    _require_host(room, person)
    return seat_bot(room, command.level)


def _remove(room: Room, person: Person, command: commands.Remove, alive: Nodes) -> Draft:
    _require_host(room, person)
    _require_pause(room)
    return Draft("left", person=_somebody(room, command.person).person)


def _start(room: Room, person: Person, command: commands.Start, alive: Nodes) -> Draft:
    _require_host(room, person)
    _require_pause(room)
    return start(room)


def _host(room: Room, person: Person, command: commands.Host, alive: Nodes) -> Draft:
    heir = _somebody(room, command.person)
    if heir.bot is not None:
        raise Refused("server-no-such-person")
    if room.host != person.person:
        present = room.person(room.host)
        if heir is not person or (present is not None and has_time(room, present, alive)):
            raise Refused("server-host-here")
    return Draft("hosts", person=heir.person)


def _replace(room: Room, person: Person, command: commands.Replace, alive: Nodes) -> Draft:
    _require_host(room, person)
    absent = _somebody(room, command.person)
    if room.phase != "playing":
        raise Refused("server-not-playing")
    if absent.bot is not None or absent.replaced:
        raise Refused("server-present")
    if has_time(room, absent, alive):
        raise Refused("server-has-time" if days.over_days(room) else "server-present")
    return Draft("replaced", person=absent.person)


def _return(room: Room, person: Person, command: commands.Return, alive: Nodes) -> Draft:
    if not person.replaced:
        raise Refused("server-present")
    return Draft("returned", person=person.person)


def _leave(room: Room, person: Person, command: commands.Leave, alive: Nodes) -> Draft:
    return Draft("left", person=person.person)


def _require_days(room: Room) -> None:
    if not days.over_days(room):
        raise Refused("server-no-days")


def _standing(room: Room, person: Person, command: commands.Standing, alive: Nodes) -> Draft:
    _require_days(room)
    game = game_named(room.game)
    known = {days.ASK, days.NEVER, *(kind.name for kind in game.kinds)}
    if command.question not in game.reactions or command.answer not in known:
        raise Refused("server-bad-message", text="standing: there is no such chance to react, or no such card")
    return Draft("standing", person=person.person, question=command.question, answer=command.answer)


def _holiday(room: Room, person: Person, command: commands.Holiday, alive: Nodes) -> Draft:
    _require_days(room)
    if room.phase != "playing":
        raise Refused("server-not-playing")
    draft = Draft("holiday", person=person.person, until=command.until or 0)

    def when(at: int) -> None:
        left = days.holiday_left(person, at)
        if command.until is not None and command.until > at + left:
            raise Refused("server-no-holiday", count=left // DAY)

    draft.when = when
    return draft


def _say(room: Room, person: Person, command: commands.Say, alive: Nodes) -> Draft:
    if not room.settings.chat:
        raise Refused("server-no-chat")
    if (command.text is None) == (command.taunt is None):
        raise Refused("server-bad-message", text="say: either text or taunt")
    said = {"taunt": command.taunt} if command.taunt else {"text": names.line(command.text or "")}
    if not any(said.values()):
        raise Refused("server-bad-message", text="say: nothing that can be seen")
    return Draft("said", person=person.person, name=person.name, number=room.last_line + 1, **said)


_DECIDE: dict[str, Any] = {
    "answer": _answer,
    "ready": _ready,
    "seen": _seen,
    "rename": _rename,
    "renew": _renew,
    "call": _call,
    "webhook": _webhook,
    "settings": _settings,
    "bot": _bot,
    "remove": _remove,
    "start": _start,
    "host": _host,
    "replace": _replace,
    "return": _return,
    "leave": _leave,
    "standing": _standing,
    "holiday": _holiday,
    "say": _say,
}


def decide(room: Room, number: int | None, command: Command, alive: Nodes) -> Draft | None:
    """What a command of somebody leads to; None if it is so already. Who watches may do nothing."""
    person = room.person(number)
    if person is None or person.bot is not None:
        raise Refused("server-not-seated")
    if room.missing:
        raise Refused("server-missing-rules", text=room.missing)
    if room.lesson_version and command.do not in IN_A_LESSON:
        raise Refused("server-lesson")
    draft: Draft | None = _DECIDE[command.do](room, person, command, alive)
    return draft
