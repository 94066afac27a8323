"""A table without sockets, disk and real time: what the tests of room, handlers, timing, live_match and wire stand on.

And a new one at a hub, for those that need all of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ruthless.kernel.luck import Luck
from ruthless.server import handlers, wire
from ruthless.server.clocks import HUMAN
from ruthless.server.commands import Hello, parse
from ruthless.server.entries import Entry
from ruthless.server.fairness import Secret
from ruthless.server.handlers import Draft
from ruthless.server.happenings import apply, replay
from ruthless.server.hub import Hub
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Room

NODE = "here"
SECRET = Secret("5a" * 32, "c3" * 16)
"""What the first match of every harness is dealt from, so that it is the same each time."""
NAMES = ("Ada", "Bob", "Mia", "Eve", "Kim", "Lou", "Max", "Zoe")


async def new_table(
    hub: Hub, game: str, house_rules: dict[str, Any], settings: dict[str, Any], secret: str = ""
) -> LiveRoom:
    """A new table at a hub; the same secret makes the same one."""
    return await hub.create_by(
        lambda code: handlers.created(code, game, house_rules, settings), "me", secret or handlers.new_token()
    )


class RoomHarness:
    """A room, the entries that led to it, and a clock that moves when told."""

    def __init__(
        self,
        game: str = "frantic",
        humans: int = 2,
        bots: int = 0,
        house_rules: dict[str, object] | None = None,
        secret: Secret = SECRET,
        **settings: object,
    ) -> None:
        self.room = Room()
        self.entries: list[Entry] = []
        self.now = 1_000_000
        self.alive = frozenset({NODE})
        self.luck = Luck.from_seed("scene")
        self.tokens: list[str] = []
        self._keys = 0
        chosen = {"name": "", "open": False, "watch": True, "chat": True, "clock": "relaxed", "bots": "easy"}
        created = handlers.created("KR7Q2M", game, house_rules or {}, {**chosen, **settings})
        created.data["secret"] = {"seed": secret.seed, "salt": secret.salt}
        self.take(created)
        for name in NAMES[:humans]:
            self.sit(name)
        for _ in range(bots):
            self.take(handlers.seat_bot(self.room, "easy"))

    def take(self, draft: Draft | None, key: str | None = None) -> None:
        """What is decided on happens, after a journey through JSON as on disk."""
        assert draft is not None
        if draft.kind == "started":
            draft.data["secret"] = {"seed": f"{draft.data['match']:064x}", "salt": SECRET.salt}
        entry = draft.entry(self.room, self.now, key)
        entry = Entry(entry.number, entry.kind, json.loads(json.dumps(entry.data)), entry.at, entry.key)
        self.entries.append(entry)
        apply(self.room, entry)

    def sit(self, name: str) -> int:
        """Somebody sits down and connects."""
        token = handlers.new_token()
        self.tokens.append(token)
        self.take(handlers.sit_down(self.room, name, token))
        self.connect(self.room.people[-1].person)
        return self.room.people[-1].person

    def connect(self, person: int, node: str = NODE) -> None:
        """Somebody connects."""
        found = self.room.person(person)
        assert found is not None
        self.take(handlers.connected(self.room, found, node, self.alive))

    def drop(self, person: int) -> None:
        """Somebody loses the connection."""
        found = self.room.person(person)
        assert found is not None
        self.take(handlers.disconnected(self.room, found, found.node))

    def do(self, who: int | None, do: str, /, **fields: object) -> None:
        """Somebody's command: it happens, or Refused is raised."""
        self._keys += 1
        key = str(fields.pop("key", f"key-{self._keys:05}"))
        command = parse(json.dumps({"do": do, "key": key, **fields}))
        assert not isinstance(command, Hello)
        self.take(handlers.decide(self.room, who, command, self.alive), key)

    def refusal(self, who: int | None, do: str, /, **fields: object) -> str | None:
        """The id of the reason why a command is refused; None if it would be taken. Nothing happens."""
        before = self.snapshot()
        command = parse(json.dumps({"do": do, "key": "key-of-a-try", **fields}))
        assert not isinstance(command, Hello)
        try:
            handlers.decide(self.room, who, command, self.alive)
        except Refused as refused:
            return refused.as_json()["id"]  # type: ignore[no-any-return]
        finally:
            assert self.snapshot() == before, "deciding changed the room"
        return None

    def start(self) -> RoomHarness:
        """The host begins the match."""
        self.do(self.room.host, "start")
        return self

    def answer(self, seat: int | None = None, text: str | None = None) -> None:
        """One of those asked answers, at random where it is not said what."""
        self.next_round()
        live_match = self.room.live_match
        assert live_match is not None
        decision = live_match.decision(seat) if seat is not None else self.luck.choice(live_match.match.pending)
        assert decision is not None
        answer = text or str(self.luck.choice(decision.options))
        self.take(Draft("answered", seat=decision.seat, ask=live_match.ask(decision.seat), answer=answer))

    def next_round(self) -> None:
        """All who are there have seen how a round ended, if that is what is waited for."""
        if self.room.hold is not None:
            self.take(next_round(self.room))

    def update(self, seat: int | None, since: int = -1, now: int | None = None) -> dict[str, Any] | None:
        """What a seat, or the public, is told of the match."""
        return wire.update(self.room, seat, since, self.now if now is None else now, HUMAN, self.alive)

    def go_on(self) -> None:
        """A random answer; after the end of a match the first of another one."""
        if self.room.phase == "over":
            self.start()
        self.answer()

    def until(self, wanted: Callable[[Room], bool], most: int = 5_000) -> RoomHarness:
        """Random answers, until the room is as wanted."""
        for _ in range(most):
            if wanted(self.room):
                return self
            self.go_on()
        raise AssertionError("never happened")

    def snapshot(self) -> dict[str, Any]:
        """Everything the room is made of, in a form that can be compared."""
        return plain(self.room)

    def replayed(self, base: int = 0) -> Room:
        """The room as read from the entries again, from that one on."""
        return replay(self.entries[base:])

    def base(self) -> int:
        """The entry from which a store would read the room."""
        return max((one.number for one in self.entries if one.kind == "started"), default=0)


def next_round(room: Room) -> Draft | None:
    """What ends a hold, if there is one."""
    if room.hold is None or room.live_match is None:
        return None
    return Draft("seen", person=None, number=room.live_match.moment)


def plain(room: Room) -> dict[str, Any]:
    """A room in a form that can be compared; the match by its record and by all that was told."""
    found = {name: getattr(room, name) for name in Room.__slots__ if name not in ("live_match", "keys")}
    text: dict[str, Any] = json.loads(json.dumps(found, default=_data))
    if room.live_match is not None:
        text["match record"] = room.live_match.record().as_text()
        text["told"] = [room.live_match.telling(seat, -1) for seat in (None, *range(room.live_match.match.seats))]
        text["asks"] = [room.live_match.ask(seat) for seat in range(room.live_match.match.seats)]
        text["window"] = room.live_match.window
    return text


def _data(value: object) -> object:
    return {name: getattr(value, name) for name in type(value).__slots__}  # type: ignore[attr-defined]


def several(room: Room) -> bool:
    """Whether several seats are asked, and nobody has answered yet."""
    return room.live_match is not None and len(room.live_match.match.pending) > 1


def test_a_match_in_the_harness_is_the_same_each_time() -> None:
    one, other = RoomHarness(humans=3).start(), RoomHarness(humans=3).start()
    assert one.room.live_match is not None
    assert other.room.live_match is not None
    assert one.room.live_match.record() == other.room.live_match.record()
