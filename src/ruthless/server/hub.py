"""Hub: rooms, telling and timers put together: what a connection or a request can do with a table."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ruthless.server import handlers
from ruthless.server.clocks import HUMAN, Pace
from ruthless.server.commands import Command
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Person, Room
from ruthless.server.rooms import Rooms
from ruthless.server.store import Store
from ruthless.server.tasks import Tasks, end
from ruthless.server.telling import Telling
from ruthless.server.thinking import hint_key
from ruthless.server.tidying import Tidying
from ruthless.server.timers import Timers
from ruthless.server.worker_pool import JobFailed

log = logging.getLogger("ruthless.server")

PATIENCE = 15_000
"""After how long without a sign of life a node counts as dead."""
BEAT = 4.0


def clock() -> int:
    """The milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """Everything this node does for its tables."""

    def __init__(
        self,
        store: Store,
        *,
        pace: Pace = HUMAN,
        now: Callable[[], int] = clock,
        searchers: int | None = None,
    ) -> None:
        """`searchers` is how many bots can search at the same time, if not as many as the machine has processors for."""
        self.store = store
        self.node = store.node
        self.now = now
        self.alive: frozenset[str] = frozenset({self.node})
        self.rooms = Rooms(store, now, self._applied)
        self.telling = Telling(now, lambda: self.alive)
        self.timers = Timers(self.rooms.write, now, pace, lambda: self.alive, self.node, searchers)
        self._tasks = Tasks()
        self._tidying = Tidying()
        # What is asked of a table by its code goes straight to the rooms.
        self.live = self.rooms.live
        self.made = self.rooms.made
        self.create = self.rooms.create
        self.write = self.rooms.write

    async def open(self) -> None:
        """Begin to work."""
        await self.store.open()
        self.alive = await self.store.beat(self.now(), PATIENCE)
        self._tidying.begin()
        self._tasks.begin(self._beat_on())
        if self.store.shared:
            self._tasks.begin(self.rooms.follow_others())

    async def close(self) -> None:
        """Stop; everything is on disk already."""
        await self._tasks.close()
        await end([live.timer for live in self.rooms if live.timer is not None])
        for live in self.rooms:
            live.stop()
        await self.timers.close()
        await self.store.close()
        self._tidying.end()

    @property
    def answers(self) -> int:
        """How many answers were taken."""
        return self.rooms.answers

    @property
    def guests(self) -> int:
        """How many connections there are."""
        return sum(len(live.guests) for live in self.rooms)

    # What people do

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

    async def holder(self, live: LiveRoom, token: str) -> Person:
        """Whose token it is, also if the seat was taken at another node just now."""
        try:
            return handlers.holder(live.room, token)
        except Refused:
            if not self.store.shared:
                raise
            await self.rooms.catch_up(live)
            return handlers.holder(live.room, token)

    async def hint(self, live: LiveRoom, person: int | None, ask: str) -> dict[str, Any]:
        """What a bot would advise somebody who has an open question. It sees what the seat sees, and nothing else."""
        seat = handlers.may_ask_for_hint(live.room, person, ask)
        live_match = live.room.live_match
        assert live_match is not None
        try:
            key = hint_key(live.room.people[seat].token, live.room.match, ask)
            return await self.timers.thinkers.advice(live_match.match, seat, key)
        except JobFailed as failure:
            log.warning("a hint has failed", extra={"game": live.room.game, "why": str(failure)})
            raise Refused("server-no-idea") from failure

    # Who comes and goes

    async def welcome(self, live: LiveRoom, guest: Guest) -> None:
        """Connect a guest: it is told what it has missed, and the others that it is there."""
        if self.store.shared and _knows_more(guest, live.room):
            live.behind = True  # what it was told elsewhere has not been heard of here
        while live.behind:
            await self.rooms.catch_up(live)
        live.guests.append(guest)
        self.telling.send_away(live)
        if guest in live.guests:
            self.telling.tell_one(live, guest)
        if guest.person is not None:
            await self.write(live, lambda room: self._connected(room, guest))
        else:
            self.telling.tell(live)
        self.timers.set(live)

    def _connected(self, room: Room, guest: Guest) -> Draft | None:
        person = room.person(guest.person)
        return None if person is None else handlers.connected(room, person, self.node, self.alive)

    async def farewell(self, live: LiveRoom, guest: Guest) -> None:
        """A connection has ended."""
        if guest in live.guests:
            live.guests.remove(guest)
        live.idle_since = time.monotonic()
        if guest.person is None:
            self.telling.tell(live)
        elif not any(one.person == guest.person for one in live.guests):
            with suppress(Refused):
                await self.write(live, lambda room: self._disconnected(live, room, guest))

    def _disconnected(self, live: LiveRoom, room: Room, guest: Guest) -> Draft | None:
        person = room.person(guest.person)
        if person is None or any(one.person == guest.person for one in live.guests):
            return None
        return handlers.disconnected(room, person, self.node)

    def _object(self, live: LiveRoom) -> None:
        """Say that people are here whom the log believes away: they had another connection, elsewhere, which has ended."""
        for guest in live.guests:
            person = live.room.person(guest.person)
            if person is not None and not handlers.is_here(person, self.alive):
                self._tasks.begin(self._say_here(live, guest))

    async def _say_here(self, live: LiveRoom, guest: Guest) -> None:
        with suppress(Refused):
            await self.write(live, lambda room: self._connected(room, guest) if guest in live.guests else None)

    # What follows

    def _applied(self, live: LiveRoom, entry: Entry, changed: bool) -> None:
        """Tell of an entry, and wait for what is due now."""
        # An answer changes the match, and nothing else at the table unless the match ends by it.
        self.telling.tell(live, table=entry.kind != "answered" or changed)
        self.timers.set(live)
        if entry.kind == "gone":
            self._object(live)

    async def _beat_on(self) -> None:
        while True:
            await self.store.pause(BEAT)
            try:
                alive = await self.store.beat(self.now(), PATIENCE)
            except Exception:
                log.exception("no sign of life could be given")
                continue
            if alive != self.alive:
                self.alive = alive
                for live in self.rooms:
                    self.telling.tell(live)
                    self.timers.set(live)
                    self._object(live)
            self.rooms.forget_idle()
            self._tidying.tidy(self.guests)


def _knows_more(guest: Guest, room: Room) -> bool:
    """Whether somebody says they have been told something that has not happened yet in the room, as it is here."""
    if guest.match == room.match and room.live_match is not None and guest.since > room.live_match.moment:
        return True
    return guest.match > room.match or guest.chat > room.number
