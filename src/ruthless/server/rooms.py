"""Rooms: those in memory, and the one way in which anything happens to one.

What is to happen is decided on under the room's lock, written, and only then applied and told. If another node was
faster, its entries are read first and it is decided on anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

from ruthless.server import chronicle, handlers, wire
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.store import Store, StoreFailed

log = logging.getLogger("ruthless.server")

RETRY = 1.0
"""Seconds until what other nodes write is read again, if it could not be."""
ATTEMPTS = 20
"""How many codes are tried for a new table: there are 729 million of them."""
KEPT = 120.0
"""How many seconds a room stays in memory after everybody has gone."""
KEPT_AWAY = 4.0
"""The same for one that lives elsewhere: it was made here, or looked at once."""
READ_AT_ONCE = 25
"""Entries of a room that are read from disk before others get their turn: a millisecond or two."""
LISTED = ("created", "sat", "left", "set", "renamed", "started")
"""The entries that change what a list of tables shows; the end of a match does, too."""

Applied = Callable[[LiveRoom, Entry, bool], None]
"""What follows when an entry has been applied to a room; the flag says whether an answer has changed the table by it."""


class Rooms:
    """The rooms this node has in memory."""

    def __init__(self, store: Store, now: Callable[[], int], applied: Applied) -> None:
        self._store = store
        self._now = now
        self._applied = applied
        self._rooms: OrderedDict[str, LiveRoom] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.answers = 0
        """How many answers were taken, for the metrics; those of a moment are counted when it has passed."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter(list(self._rooms.values()))

    # Finding and making them

    async def live(self, code: str) -> LiveRoom:
        """A room, read from disk if it is not in memory."""
        found = self._rooms.get(code)
        if found is not None:
            while found.behind:
                await self.catch_up(found)
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self._rooms:
                    self._rooms[code] = LiveRoom(await self._loaded(code))
                return self._rooms[code]
        finally:
            self._loading.pop(code, None)

    async def _loaded(self, code: str) -> Room:
        """A room as it is on disk; from here on this node hears of what others write to it."""
        with self._holding(code) as held:
            entries = await self._store.load(code)
            if not entries:
                raise Refused("server-no-such-table")
            room = await _read(entries)
            if room.missing:
                raise Refused("server-missing-rules", text=room.missing)
            held.pop_all()
            return room

    def _holding(self, code: str) -> ExitStack:
        """Say that a room is about to be in memory, and take it back unless it comes to that."""
        self._store.hold(code)
        held = ExitStack()
        held.callback(self._store.let_go, code)
        return held

    async def made(self, secret: str) -> LiveRoom | None:
        """The table that was made with this secret, if there is one."""
        for attempt in range(ATTEMPTS):
            code = handlers.code_for(secret, attempt)
            if await self._store.knows(code, handlers.derived(secret, "table")):
                return await self.live(code)
            if not await self._store.exists(code):
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
            entry = handlers.created(code, game, house_rules, settings).entry(room, self._now(), key)
            room.apply(entry)
            with self._holding(code) as held:
                if await self._written(code, entry, owner):
                    live = self._rooms[code] = LiveRoom(room)
                    held.pop_all()
                    chronicle.note(room, entry)
                    return live
            if await self._store.knows(code, key):
                return await self.live(code)  # the same request has come in twice at once
        raise Refused("server-busy")

    def forget_idle(self) -> None:
        """Let go of rooms nobody is connected to; they are on disk."""
        now = time.monotonic()
        for code, live in list(self._rooms.items()):
            kept = KEPT if self._store.is_home(code) else KEPT_AWAY
            if not live.guests and not live.lock.locked() and now - live.idle_since > kept:
                live.stop()
                del self._rooms[code]
                self._store.let_go(code)

    # What happens in them

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
                    if self._store.shared and await self._read_news(live):
                        continue  # another node knows better
                    if key is not None and await self._store.knows(live.room.code, key):
                        return None  # it was done before the present match
                    raise
                if draft is None:
                    return None
                entry = draft.entry(live.room, self._now(), key)
                if await self._written(live.room.code, entry):
                    self._apply(live, entry)
                    chronicle.note(live.room, entry)
                    return entry
                if not await self._read_news(live):
                    return None  # its number is free, so its key is taken: it was done long ago

    async def _written(self, code: str, entry: Entry, owner: str = "") -> bool:
        """Whether an entry is on disk now; Refused if the database takes nothing."""
        try:
            return await self._store.append(code, entry, owner=owner)
        except StoreFailed as error:
            raise Refused("server-busy") from error

    async def catch_up(self, live: LiveRoom) -> None:
        """Read what other nodes have written."""
        live.behind = False
        try:
            async with live.lock:
                await self._read_news(live)
        except BaseException:
            live.behind = True
            raise

    async def _read_news(self, live: LiveRoom) -> bool:
        """Read what other nodes have written; whether there was anything. The caller holds the lock."""
        news = await self._store.entries(live.room.code, live.room.number + 1)
        for entry in news:
            self._apply(live, entry, own=False)
        return bool(news)

    def _apply(self, live: LiveRoom, entry: Entry, *, own: bool = True) -> None:
        room = live.room
        phase, moment = room.phase, room.live_match and room.live_match.moment
        eased = [one.eased for one in room.people]
        room.apply(entry)
        if entry.kind in LISTED or phase != room.phase:
            self._store.show(wire.summary(room))
        live.answers += own and entry.kind == "answered"  # the node that has taken an answer counts it, no other
        if moment != (room.live_match and room.live_match.moment):
            self.answers += live.answers
            live.answers = 0
        self._applied(live, entry, phase != room.phase or eased != [one.eased for one in room.people])

    async def follow_others(self) -> None:
        """Take over what other nodes write to the rooms in memory, however often the database goes away."""
        while True:
            try:
                async for code in self._store.wakes():
                    for live in self._written_to(code):
                        await self._hear_of(live)
            except Exception:
                log.exception("what other nodes write could not be read; trying again")
                await asyncio.sleep(RETRY)

    async def _hear_of(self, live: LiveRoom) -> None:
        """Another node has written to a room. If nobody is connected to it here, it lives there: no need to follow."""
        if live.guests:
            await self.catch_up(live)
            return
        live.behind = True
        live.stop()

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
