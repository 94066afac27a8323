"""Hub: the rooms in memory, who is connected to them, and the one way in which anything happens to a room.

A command is decided on under the room's lock, written, and only then applied and told. If another node was faster, its
entries are read first and the command is decided on anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ruthless.kernel.seats import Seat
from ruthless.server import handlers, timing, wire
from ruthless.server.clocks import DEEP, HUMAN, Pace
from ruthless.server.commands import Command
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.refusals import Refused
from ruthless.server.room import Person, Room
from ruthless.server.store import Store, StoreFailed
from ruthless.server.thinking import Thinkers, hint_key, thinking_time
from ruthless.server.worker_pool import JobFailed

log = logging.getLogger("ruthless.server")

PATIENCE = 15_000
"""After how long without a sign of life a node counts as dead."""
BEAT = 4.0
RETRY = 1.0
"""Seconds until something is tried again that the database did not let happen."""
ATTEMPTS = 20
"""How many codes are tried for a new table: there are 729 million of them."""
KEPT = 120.0
"""How many seconds a room stays in memory after everybody has gone."""
READ_AT_ONCE = 25
"""Entries of a room that are read from disk before others get their turn: a millisecond or two."""
LISTED = ("created", "sat", "left", "set", "renamed", "started")
"""The entries that change what a list of tables shows; the end of a match does, too."""


Thought = tuple[int, Seat, str, str]
"""What a bot thinks about: match, seat, question, and the level it thinks at."""


class Guest:
    """A connection to a room: whose it is, what it has been told, and where to send more."""

    __slots__ = ("chat", "match", "person", "seen", "send", "since", "table")

    def __init__(
        self,
        send: Callable[[dict[str, Any]], None],
        person: int | None,
        match: int = 0,
        since: int = -1,
        chat: int = -1,
    ) -> None:
        self.send = send
        self.person = person
        self.match = match
        self.since = since
        """The last moment of that match it has been told."""
        self.chat = chat
        self.seen: object = None
        """The moment, the question and the clock it was last shown."""
        self.table: dict[str, Any] | None = None


class LiveRoom:
    """A room in memory."""

    __slots__ = ("answers", "guests", "idle_since", "lock", "room", "thoughts", "timer")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.guests: list[Guest] = []
        self.lock = asyncio.Lock()
        self.timer: asyncio.Task[None] | None = None
        self.idle_since = time.monotonic()
        self.answers = 0
        """How many have been given at the present moment: nobody's business until it is over."""
        self.thoughts: dict[Thought, asyncio.Task[str]] = {}
        """What bots are thinking about, or have thought: the answers to what they are asked at present."""


class Hub:
    """All rooms this node has in memory."""

    def __init__(
        self,
        store: Store,
        *,
        pace: Pace = HUMAN,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.store = store
        self.node = store.node
        self.pace = pace
        self.now = now
        self.alive: frozenset[str] = frozenset({self.node})
        self._rooms: OrderedDict[str, LiveRoom] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinkers = Thinkers()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.answers = 0
        """How many answers were taken, for the metrics; those of a moment are counted when it has passed."""

    async def open(self) -> None:
        """Begin to work."""
        await self.store.open()
        self.alive = await self.store.beat(self.now(), PATIENCE)
        self._keep(self._beat_on())
        if self.store.shared:
            self._keep(self._follow_others())

    async def close(self) -> None:
        """Stop; everything is on disk already."""
        for task in [*self._tasks, *(live.timer for live in self._rooms.values() if live.timer is not None)]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self._thinkers.close()
        await self.store.close()

    def _keep(self, work: Coroutine[Any, Any, Any]) -> None:
        self._hold(asyncio.create_task(work))

    def _hold(self, task: asyncio.Task[Any]) -> None:
        """Hold on to a task until it is done: nobody else does."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def rooms(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    @property
    def guests(self) -> int:
        """How many connections there are."""
        return sum(len(live.guests) for live in self._rooms.values())

    # Rooms

    async def live(self, code: str) -> LiveRoom:
        """A room, read from disk if it is not in memory."""
        found = self._rooms.get(code)
        if found is not None:
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self._rooms:
                    entries = await self.store.load(code)
                    if not entries:
                        raise Refused("server-no-such-table")
                    room = await _read(entries)
                    if room.missing:
                        raise Refused("server-missing-rules", text=room.missing)
                    self._rooms[code] = LiveRoom(room)
                return self._rooms[code]
        finally:
            self._loading.pop(code, None)

    async def made(self, secret: str) -> LiveRoom | None:
        """The table that was made with this secret, if there is one."""
        for attempt in range(ATTEMPTS):
            code = handlers.code_for(secret, attempt)
            if await self.store.knows(code, handlers.derived(secret, "table")):
                return await self.live(code)
            if not await self.store.exists(code):
                return None
        return None

    async def create(
        self, game: str, house_rules: dict[str, Any], settings: dict[str, Any], owner: str, secret: str = ""
    ) -> LiveRoom:
        """A new table with a code of its own; the same one if that was asked for with the same secret before."""
        secret = secret or handlers.new_token()
        for attempt in range(ATTEMPTS):
            code = handlers.code_for(secret, attempt)
            room = Room()
            key = handlers.derived(secret, "table")
            entry = handlers.created(code, game, house_rules, settings).entry(room, self.now(), key)
            room.apply(entry)
            if await self._written(code, entry, owner):
                live = self._rooms[code] = LiveRoom(room)
                return live
            if await self.store.knows(code, key):
                return await self.live(code)  # the same request has come in twice at once
        raise Refused("server-busy")

    async def _written(self, code: str, entry: Entry, owner: str = "") -> bool:
        """Whether an entry is on disk now; Refused if the database takes nothing."""
        try:
            return await self.store.append(code, entry, owner=owner)
        except StoreFailed as error:
            raise Refused("server-busy") from error

    # What happens

    async def sit_down(self, live: LiveRoom, name: str, secret: str = "") -> tuple[int, str]:
        """Somebody takes a free seat: the person and the token; the same again for the same secret."""
        secret = secret or handlers.new_token()
        token = handlers.derived(secret, f"token {live.room.code}")
        await self.write(live, lambda room: handlers.sit_down(room, name, token), handlers.derived(secret, "seat"))
        return (await self.holder(live, token)).person, token

    async def command(self, live: LiveRoom, person: int | None, command: Command) -> Entry | None:
        """Do what somebody asks for, once. None: it has been done before."""
        if command.key in live.room.keys:
            return None
        return await self.write(live, lambda room: handlers.decide(room, person, command, self.alive), command.key)

    async def write(
        self, live: LiveRoom, decide: Callable[[Room], Draft | None], key: str | None = None
    ) -> Entry | None:
        """Decide on the next entry, write it, apply it and tell everybody. None if there is nothing to be done."""
        async with live.lock:
            while True:
                if key is not None and key in live.room.keys:
                    return None
                try:
                    draft = decide(live.room)
                except Refused:
                    if self.store.shared and await self._catch_up(live):
                        continue  # another node knows better
                    if key is not None and await self.store.knows(live.room.code, key):
                        return None  # it was done before the present match
                    raise
                if draft is None:
                    return None
                entry = draft.entry(live.room, self.now(), key)
                if await self._written(live.room.code, entry):
                    self._apply(live, entry)
                    return entry
                if not await self._catch_up(live):
                    return None  # its number is free, so its key is taken: it was done long ago

    async def _catch_up(self, live: LiveRoom) -> bool:
        """Read what other nodes have written; whether there was anything. The caller holds the lock."""
        news = await self.store.entries(live.room.code, live.room.number + 1)
        for entry in news:
            self._apply(live, entry)
        return bool(news)

    def _apply(self, live: LiveRoom, entry: Entry) -> None:
        room = live.room
        phase, moment = room.phase, room.live_match and room.live_match.moment
        room.apply(entry)
        ended = phase != room.phase
        if entry.kind in LISTED or ended:
            self.store.show(wire.summary(room))
        live.answers += entry.kind == "answered"
        if moment != (room.live_match and room.live_match.moment):
            self.answers += live.answers
            live.answers = 0
        # An answer changes the match, and nothing else at the table unless the match ends by it.
        self._tell(live, table=entry.kind != "answered" or ended)
        self._set_timer(live)
        if entry.kind == "gone":
            self._object(live)

    # Telling

    def _tell(self, live: LiveRoom, *, table: bool = True) -> None:
        if table:
            self._send_away(live)
        for guest in live.guests[:]:
            if table:
                self._tell_one(live, guest)
            else:
                self._tell_match(live.room, guest)

    def _send_away(self, live: LiveRoom) -> None:
        """Say goodbye to those who may no longer look, before the others are told how many do."""
        room = live.room
        for guest in live.guests[:]:
            person = room.person(guest.person)
            if guest.person is not None and (person is None or person.bot is not None):
                reason = Refused("server-removed")
            elif guest.person is None and not room.settings.watch:
                reason = Refused("server-no-watching")
            else:
                continue
            live.guests.remove(guest)
            guest.send({"is": "bye", "refusal": reason.as_json()})

    def _tell_one(self, live: LiveRoom, guest: Guest) -> None:
        """Send a guest what is new for it, and nothing else."""
        room = live.room
        state = wire.table(room, guest.person, self._watchers(live), self.alive)
        if state != guest.table:
            guest.table = state
            guest.send({"is": "table", "table": state})
        self._tell_match(room, guest)
        lines = [line.as_json() for line in room.chat if line.number > guest.chat]
        if lines:
            guest.chat = lines[-1]["number"]
            guest.send({"is": "chat", "lines": lines})

    def _tell_match(self, room: Room, guest: Guest) -> None:
        live_match = room.live_match
        if live_match is None:
            return
        seat = room.seat_of(guest.person)
        if guest.match != room.match:
            guest.match, guest.since, guest.seen = room.match, -1, None
        ask = None if seat is None else live_match.ask(seat)
        seen = (live_match.moment, ask, timing.countdown(room, seat))
        if seen == guest.seen:
            return
        message = wire.update(room, seat, guest.since, self.now())
        guest.seen, guest.since = seen, live_match.moment
        if message is not None:
            guest.send(message)

    async def holder(self, live: LiveRoom, token: str) -> Person:
        """Whose token it is, also if the seat was taken at another node just now."""
        try:
            return handlers.holder(live.room, token)
        except Refused:
            if not self.store.shared:
                raise
            async with live.lock:
                await self._catch_up(live)
            return handlers.holder(live.room, token)

    def _watchers(self, live: LiveRoom) -> int:
        return sum(guest.person is None for guest in live.guests)

    async def welcome(self, live: LiveRoom, guest: Guest) -> None:
        """Connect a guest: it is told what it has missed, and the others that it is there."""
        live.guests.append(guest)
        self._send_away(live)
        if guest in live.guests:
            self._tell_one(live, guest)
        if guest.person is not None:
            await self.write(live, lambda room: self._connected(room, guest))
        else:
            self._tell(live)
        self._set_timer(live)

    def _connected(self, room: Room, guest: Guest) -> Draft | None:
        person = room.person(guest.person)
        return None if person is None else handlers.connected(room, person, self.node, self.alive)

    async def farewell(self, live: LiveRoom, guest: Guest) -> None:
        """A connection has ended."""
        if guest in live.guests:
            live.guests.remove(guest)
        live.idle_since = time.monotonic()
        if guest.person is None:
            self._tell(live)
        elif not any(one.person == guest.person for one in live.guests):
            with suppress(Refused):
                await self.write(live, lambda room: self._disconnected(live, room, guest))

    def _object(self, live: LiveRoom) -> None:
        """Say that people are here whom the log believes away: they had another connection, elsewhere, which has ended."""
        for guest in live.guests:
            person = live.room.person(guest.person)
            if person is not None and not handlers.is_here(person, self.alive):
                self._keep(self._say_here(live, guest))

    async def _say_here(self, live: LiveRoom, guest: Guest) -> None:
        with suppress(Refused):
            await self.write(live, lambda room: self._connected(room, guest) if guest in live.guests else None)

    def _disconnected(self, live: LiveRoom, room: Room, guest: Guest) -> Draft | None:
        person = room.person(guest.person)
        if person is None or any(one.person == guest.person for one in live.guests):
            return None
        return handlers.disconnected(room, person, self.node)

    # What happens by itself

    def _due(self, live: LiveRoom) -> timing.Due | None:
        return timing.due(live.room, self.pace, self.alive, watched=self._watchers(live) > 0)

    def _set_timer(self, live: LiveRoom) -> None:
        """Wait for what is due next, unless this is called from the wait itself: that looks again anyway."""
        if live.timer is not None and live.timer is not asyncio.current_task():
            live.timer.cancel()
            live.timer = None
        if live.timer is None and self._due(live) is not None:
            live.timer = asyncio.create_task(self._wait(live), name=f"timer {live.room.code}")

    async def _wait(self, live: LiveRoom) -> None:
        try:
            while (due := self._due(live)) is not None:
                number = live.room.number
                self._think(live)
                draft = due.what if isinstance(due.what, Draft) else await self._decided(live, due.what)
                await asyncio.sleep(max(0, due.at - self.now()) / 1000)
                if live.room.number != number:
                    continue
                try:
                    # Shielded, because an entry that is being written will be told, whatever becomes of this timer.
                    await asyncio.shield(self.write(live, _unless_moved(number, draft)))
                except Refused:
                    await asyncio.sleep(RETRY)  # the database takes nothing just now
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a timer has failed", extra={"code": live.room.code})
        finally:
            if live.timer is asyncio.current_task():
                live.timer = None

    def _think(self, live: LiveRoom) -> None:
        """Let all bots that are asked think at the same time; what nobody asks any more is forgotten."""
        room, live_match = live.room, live.room.live_match
        wanted: dict[Thought, asyncio.Task[str]] = {}
        if live_match is not None and room.phase == "playing":
            # Who takes part is public; who has answered already is not, and must not make the others think longer.
            searching = sum(room.people[seat].by_bot and room.level(seat) in DEEP for seat in live_match.asked)
            milliseconds = thinking_time(self.pace, searching, self._thinkers.searchers)
            for seat in (decision.seat for decision in live_match.match.pending):
                if room.people[seat].by_bot:
                    about = self._about(room, seat)
                    wanted[about] = live.thoughts.get(about) or asyncio.create_task(
                        self._thinkers.choice(
                            live_match.match, seat, room.level(seat), secrets.token_bytes(32), milliseconds
                        )
                    )
                    self._hold(wanted[about])
        live.thoughts = wanted

    def _about(self, room: Room, seat: Seat) -> Thought:
        assert room.live_match is not None
        return room.match, seat, room.live_match.ask(seat) or "", room.level(seat)

    async def _decided(self, live: LiveRoom, seat: Seat) -> Draft:
        """What a bot has decided. Somebody may act meanwhile: the thought goes on, since the question may stay."""
        about = self._about(live.room, seat)
        return Draft("answered", seat=seat, ask=about[2], answer=await asyncio.shield(live.thoughts[about]))

    async def hint(self, live: LiveRoom, person: int | None, ask: str) -> dict[str, Any]:
        """What a bot would advise somebody who has an open question. It sees what the seat sees, and nothing else."""
        seat = handlers.may_ask_for_hint(live.room, person, ask)
        live_match = live.room.live_match
        assert live_match is not None
        try:
            key = hint_key(live.room.people[seat].token, live.room.match, ask)
            return await self._thinkers.advice(live_match.match, seat, key)
        except JobFailed as failure:
            log.warning("a hint has failed", extra={"game": live.room.game, "why": str(failure)})
            raise Refused("server-no-idea") from failure

    # Other nodes

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                alive = await self.store.beat(self.now(), PATIENCE)
            except Exception:
                log.exception("no sign of life could be given")
                continue
            if alive != self.alive:
                self.alive = alive
                for live in list(self._rooms.values()):
                    self._tell(live)
                    self._set_timer(live)
                    self._object(live)
            self._forget_idle()

    def _forget_idle(self) -> None:
        """Let go of rooms nobody is connected to; they are on disk."""
        now = time.monotonic()
        for code, live in list(self._rooms.items()):
            if not live.guests and not live.lock.locked() and now - live.idle_since > KEPT:
                if live.timer is not None:
                    live.timer.cancel()
                del self._rooms[code]

    async def _follow_others(self) -> None:
        """Take over what other nodes write to the rooms in memory, however often the database goes away."""
        while True:
            try:
                async for code in self.store.wakes():
                    for live in self._written_to(code):
                        async with live.lock:
                            await self._catch_up(live)
            except Exception:
                log.exception("what other nodes write could not be read; trying again")
                await asyncio.sleep(RETRY)

    def _written_to(self, code: str) -> list[LiveRoom]:
        """The room with that code, if it is in memory; all of them if it is not known which."""
        if not code:
            return list(self._rooms.values())
        return [self._rooms[code]] if code in self._rooms else []


async def _read(entries: list[Entry]) -> Room:
    """The room that the entries add up to; others are served meanwhile, because a long match takes a while."""
    room = Room()
    for first in range(0, len(entries), READ_AT_ONCE):
        room.replay(entries[first : first + READ_AT_ONCE])
        await asyncio.sleep(0)
    return room


def _unless_moved(number: int, draft: Draft | None) -> Callable[[Room], Draft | None]:
    """What was decided on for a room, unless something has happened in it since."""
    return lambda room: draft if room.number == number else None
