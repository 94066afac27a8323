"""Hub: rooms, telling and timers put together: what a connection or a request can do with a table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

import ruthless
from ruthless.server import forgetting, handlers, merging
from ruthless.server.bookkeeping import Bookkeeper, ReadOutcome, read_beside
from ruthless.server.calling import Calling
from ruthless.server.calls import PATIENCE as CALLS_PATIENCE
from ruthless.server.calls import Patience
from ruthless.server.clocks import HUMAN, Pace
from ruthless.server.commands import Command, Start
from ruthless.server.destinations import Destinations
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.orders import Orders, Standing, leave, look
from ruthless.server.pushes import Sender
from ruthless.server.refusals import Refused
from ruthless.server.room import Person, Room
from ruthless.server.rooms import Rooms
from ruthless.server.store import Store
from ruthless.server.tasks import Tasks, end
from ruthless.server.telling import Telling
from ruthless.server.thinking import hint_key
from ruthless.server.tidying import Tidying
from ruthless.server.timers import Timers
from ruthless.server.waking import Waking
from ruthless.server.worker_pool import JobFailed

log = logging.getLogger("ruthless.server")

PATIENCE = 15_000
"""After how long without a sign of life a node counts as dead."""
BEAT = 4.0
LINGER = 30.0
"""Seconds after which it is noted that nobody looks on any more: who comes and goes all the time fills no log."""


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
        destinations: Destinations | None = None,
        origin: str = "",
        patience: Patience = CALLS_PATIENCE,
        read_outcome: ReadOutcome = read_beside,
    ) -> None:
        """`searchers` is how many bots can search at the same time, if not as many as the machine has processors for.

        `destinations` are where people may be called, `origin` is what links to tables begin with, and `patience` how
        long nobody is called; `read_outcome` reads from a log what came of a match.
        """
        self.store = store
        self.node = store.node
        self.now = now
        self.alive: frozenset[str] = frozenset({self.node})
        self.books = Bookkeeper(store, read_outcome)
        self.rooms = Rooms(
            store, now, self._applied, lambda live, entry: self.calling.heard(live, entry), self.books.loaded
        )
        self.telling = Telling(now, pace, lambda: self.alive)
        self.orders = Orders(store.since)
        self._unread: set[str] = set()
        """Codes of tables to whose log the host of the server has written."""
        self._outdated: set[str] = set()
        """Records of matches that are shown otherwise now."""
        self._looking = asyncio.Lock()
        self.timers = Timers(
            self.rooms.write, now, pace, lambda: self.alive, self.node, searchers, lambda: self.orders.draining
        )
        self.waking = Waking(store, self.rooms, self._set_timers, now, lambda: self.alive)
        self._origin = origin
        self.calling = Calling(
            self.rooms.live,
            self.rooms.write,
            now,
            lambda: self.alive,
            self.timers.keeps,
            destinations=destinations or Destinations(),
            origin=origin,
            patience=patience,
        )
        self._tasks = Tasks()
        self._tidying = Tidying()
        self.forget_records: Callable[[list[str]], Awaitable[None]] = _keeps_none
        """Lets go of what is kept of matches in which somebody is forgotten."""
        # What is asked of a table by its code goes straight to the rooms.
        self.live = self.rooms.live
        self.made = self.rooms.made
        self.create_by = self.rooms.create_by
        self.write = self.rooms.write

    async def open(self) -> None:
        """Begin to work."""
        await self.store.open()
        self.alive = await self.store.beat(self.now(), PATIENCE)
        contact = self._origin if self._origin.startswith("https://") else ""
        self.calling.sender = Sender(await self.store.secret("vapid", Sender.drawn), contact)
        await self.look()
        self._tidying.begin()
        self._tasks.begin(self._beat_on())
        self._tasks.begin(self.waking.wake_on())
        if self.store.shared:
            self._tasks.begin(self.rooms.follow_others())

    async def close(self) -> None:
        """Stop; everything is on disk already."""
        await self._tasks.close()
        await self.books.close()
        await self.rooms.close()
        await end([live.timer for live in self.rooms if live.timer is not None])
        for live in self.rooms:
            live.stop()
            if live.call is not None:
                live.call.cancel()
        await self.calling.close()
        await self.timers.close()
        with suppress(Exception):  # the database may be out of reach; it will be seen that nothing is reported any more
            await self.store.run(lambda connection: leave(connection, self.node))
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

    async def sit_down(self, live: LiveRoom, name: str, secret: str = "", player: str = "") -> tuple[int, str]:
        """Somebody takes a free seat: the person and the token; the same again for the same secret."""
        secret = secret or handlers.new_token()
        token = handlers.derived(secret, f"token {live.room.code}")
        await self.write(
            live, lambda room: handlers.sit_down(room, name, token, player), handlers.derived(secret, "seat")
        )
        return (await self.holder(live, token)).person, token

    async def command(
        self, live: LiveRoom, person: int | None, command: Command, hindrance: Refused | None = None
    ) -> Entry | None:
        """Do what somebody asks for, once. None: it has been done before, whatever would hinder it now."""
        if command.key in live.room.keys:
            return None
        if isinstance(command, Start) and self.orders.draining:
            hindrance = Refused("server-draining")
        self.calling.check(command)

        def decide(room: Room) -> Draft | None:
            if hindrance is not None:
                raise hindrance
            return handlers.decide(room, person, command, self.alive)

        return await self.write(live, decide, command.key)

    async def holder(self, live: LiveRoom, token: str) -> Person:
        """Whose token it is, also if the seat was taken at another node just now."""
        try:
            return handlers.holder(live.room, token)
        except Refused:
            if not self.store.shared:
                raise
            await self.rooms.catch_up(live)
            return handlers.holder(live.room, token)

    async def whose(self, live: LiveRoom, token: str | None, player: str | None) -> int | None:
        """The person somebody is by a token or a player's key; None for who has neither. Refused for a bad token.

        A seat that belongs to no key yet belongs to the one that comes with its token.
        """
        if player is not None and self.store.shared and handlers.owner(live.room, player) is None:
            await self.rooms.catch_up(live)
        own = None if player is None else handlers.owner(live.room, player)
        if token is None:
            return None if own is None else own.person
        try:
            person = (await self.holder(live, token)).person
        except Refused:
            if own is None:
                raise
            return own.person
        if player is not None and own is None:
            await self.write(live, lambda room: handlers.owned(room, person, player))
        return person

    async def hint(self, live: LiveRoom, person: int | None, ask: str) -> dict[str, Any]:
        """What a bot would advise somebody who has an open question. It sees what the seat sees, and nothing else."""
        seat = handlers.may_ask_for_hint(live.room, person, ask)
        live_match = live.room.live_match
        assert live_match is not None
        try:
            key = hint_key(live.room.secret, live.room.people[seat].person, live.room.match, ask)
            return await self.timers.thinkers.advice(live_match.match, seat, key)
        except JobFailed as failure:
            log.warning("a hint has failed", extra={"game": live.room.game, "why": str(failure)})
            raise Refused("server-no-idea") from failure

    # Who comes and goes

    async def welcome(self, live: LiveRoom, guest: Guest) -> None:
        """Connect a guest: it is told what it has missed, and the others that it is there.

        Who has no seat is shown something only when every node can know that somebody looks on: from then on nothing
        at the table takes a time from which that one could learn.
        """
        if guest.person is None:
            await self.write(live, lambda room: handlers.watched(room, self.node))
        if self.store.shared and _knows_more(guest, live.room):
            live.behind = True  # what it was told elsewhere has not been heard of here
        while live.behind:
            await self.rooms.catch_up(live)
        live.guests.append(guest)
        self.telling.send_away(live)
        if guest in live.guests:
            self.telling.tell_one(live, guest)
            if self.orders.noticeable:
                guest.send(self.orders.notice())
        if guest.person is not None:
            await self.write(live, lambda room: self._connected(room, guest))
        else:
            self.telling.tell(live)
        self._set_timers(live)

    def _connected(self, room: Room, guest: Guest) -> Draft | None:
        person = room.person(guest.person)
        return None if person is None else handlers.connected(room, person, self.node, self.alive)

    async def farewell(self, live: LiveRoom, guest: Guest) -> None:
        """A connection has ended."""
        if guest in live.guests:
            live.guests.remove(guest)
        live.idle_since = time.monotonic()
        if guest.person is None:
            live.watched_until = time.monotonic()
            self.telling.tell(live)
        elif not any(one.person == guest.person for one in live.guests):
            try:
                await self.write(live, lambda room: self._disconnected(live, room, guest))
            except Refused:  # nobody stays here as a ghost because the database was away when they went
                self.rooms.owe(live, guest.person, lambda room: self._disconnected(live, room, guest))

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

    async def _end_watching(self, live: LiveRoom) -> None:
        """Say that nobody without a seat has been looking on here for a while."""
        with suppress(Refused):
            await self.write(live, lambda room: None if live.watchers else handlers.unwatched(room, self.node))

    # What follows

    def _set_timers(self, live: LiveRoom) -> None:
        """Wait for what is due in a room, and for who is to be called."""
        self.timers.set(live)
        self.calling.set(live)

    def _applied(self, live: LiveRoom, entry: Entry, changed: bool) -> None:
        """Tell of an entry, and wait for what is due now."""
        if entry.kind in ("here", "watched") and entry.at > self.now() - PATIENCE:
            self.alive |= {entry.data["node"]}  # who writes is alive, even if its first sign of life is not read yet
        # An answer changes the match, and hardly ever anything else at the table: see `changed`.
        self.telling.tell(live, table=entry.kind not in ("answered", "early") or changed)
        self._set_timers(live)
        if entry.kind == "gone":
            self._object(live)
        self.books.note(live.room, entry)

    async def _beat_on(self) -> None:
        while True:
            await self.store.pause(BEAT)
            for work, failed in (
                (self._give_sign_of_life, "no sign of life could be given"),
                (self._look_after_rooms, "rooms could not be looked after"),
                (self.look, "what the host orders could not be read"),
            ):
                try:
                    await work()
                except Exception:  # whatever it is, there is another beat: who gives none is dead to all other nodes
                    log.exception(failed)

    async def _give_sign_of_life(self) -> None:
        alive = await self.store.beat(self.now(), PATIENCE)
        if alive != self.alive:
            self.alive = alive
            for live in self.rooms:
                self.telling.tell(live)
                self._set_timers(live)
                self._object(live)

    async def _look_after_rooms(self) -> None:
        for live in self.rooms:
            if self.node in live.room.watching and time.monotonic() - live.watched_until > LINGER:
                self._tasks.begin(self._end_watching(live))
        self.rooms.forget_idle()
        self.books.beat()
        self._tidying.tidy(self.guests)

    # What the host of the server wants

    async def look(self) -> None:
        """Report to the host of the server, and follow its orders; one look after the other."""
        async with self._looking:
            await self._follow(
                await self.store.run(lambda connection: look(connection, self.node, self.now(), self.numbers()))
            )

    async def _follow(self, standing: Standing) -> None:
        changes = self.orders.take(standing)
        self._unread |= set(changes.written)
        self._outdated |= set(changes.records)
        for live in self.rooms:
            if changes.bans:
                self._send_away_banned(live)
            if changes.notice:
                for guest in live.guests:
                    guest.send(self.orders.notice())
                self.timers.set(live)  # a match that could not begin may begin now
            if changes.chat_before:
                live.room.chat = [line for line in live.room.chat if line.at >= changes.chat_before]
        # An order is taken once. What cannot be done now is done with the next beat.
        failures: list[Exception] = []
        for code in list(self._unread):
            try:
                await self.rooms.look_again(code)
                self._unread.discard(code)
            except Exception as error:  # that one log cannot be read is no reason to leave the others unread
                failures.append(error)
        if outdated := list(self._outdated):
            await self.forget_records(outdated)
            self._outdated.difference_update(outdated)
        if failures:
            raise failures[0]

    async def forget(self, player: str) -> None:
        """Forget a player: everything of whom has this key. Other nodes follow within seconds.

        Where nothing is known nothing is written: a key can be made up, as often as anybody likes.
        """
        hashed = handlers.hashed(player)
        if not (await self.store.read(lambda connection: forgetting.known_of(connection, hashed))).seats:
            return

        def forgotten(connection: Connection) -> None:
            forgetting.forget(connection, forgetting.known_of(connection, hashed), self.now())

        await self.store.change(forgotten)
        await self._follow_up(self.store.tidy())
        await self._follow_up(self.look())

    async def merge(self, player: str, other: str) -> None:
        """Give everything of one player's key, `other`, to another one; that one is known no more."""
        gone, into = handlers.hashed(other), handlers.hashed(player)
        if not await self.store.read(lambda connection: merging.tables_of(connection, gone)):
            return
        await self.store.change(lambda connection: merging.merge(connection, gone, into, self.now()))
        await self._follow_up(self.look())

    async def _follow_up(self, work: Coroutine[Any, Any, None]) -> None:
        """What is to be done here because of something that is done: whoever has asked for that is not told of a failure.

        What the host orders is looked at again with the next beat.
        """
        try:
            await work
        except Exception:
            log.exception("what follows from a change could not be done now")

    def numbers(self) -> dict[str, Any]:
        """What this node is doing, for the host of the server."""
        return {
            "version": ruthless.__version__,
            "tables": len(self.rooms),
            "playing": sum(live.is_played for live in self.rooms),
            "connections": self.guests,
            "answers": self.answers,
            "draining": self.orders.draining,
        }

    def _send_away_banned(self, live: LiveRoom) -> None:
        for guest in live.guests[:]:
            if guest.address in self.orders.bans:
                guest.send({"is": "bye", "refusal": Refused("server-banned").as_json()})


async def _keeps_none(records: list[str]) -> None:
    """Who shows no records has none to forget."""


def _knows_more(guest: Guest, room: Room) -> bool:
    """Whether somebody says they have been told something that has not happened yet in the room, as it is here."""
    if guest.match == room.match and room.live_match is not None and guest.since > room.live_match.moment:
        return True
    return guest.match > room.match or guest.chat > room.last_line
