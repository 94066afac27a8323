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
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace

from ruthless.server import chronicle, days, handlers, timing, wire
from ruthless.server.clocks import CLOCKS
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft
from ruthless.server.happenings import apply, replay
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused, Unknown
from ruthless.server.room import Room
from ruthless.server.store import Store, StoreFailed, StoreUnsure
from ruthless.server.tasks import Tasks

log = logging.getLogger("ruthless.server")

RETRY = 1.0
"""Seconds until something is tried again that the database did not let happen."""
ATTEMPTS = 20
"""How many codes are tried for a new table: there are 729 million of them."""
KEPT = 120.0
"""How many seconds a room stays in memory after everybody has gone."""
KEPT_AWAY = 4.0
"""The same for one that lives elsewhere: it was made here, or looked at once."""
READ_AT_ONCE = 25
"""Entries of a room that are read from disk before others get their turn: a millisecond or two."""
LISTED = ("created", "sat", "left", "set", "renamed", "started", "closed", "forgot")
"""The entries that change what a list of tables shows; the end of a match does, too."""

Applied = Callable[[LiveRoom, Entry, bool], None]
"""What follows when an entry has been applied to a room; the flag says whether an answer has changed the table by it."""


@dataclass(eq=False)
class Coming:
    """A room on its way into memory."""

    code: str
    behind: bool = False
    """Whether others have written to it meanwhile: perhaps after it was read."""
    there: bool = False


class Rooms:
    """The rooms this node has in memory."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        applied: Applied,
        written: Callable[[LiveRoom, Entry], None] = lambda live, entry: None,
        loaded: Callable[[Room], None] = lambda room: None,
    ) -> None:
        """`written` hears of every entry that this node, and no other one, has written, `loaded` of every room that
        has been read from disk.
        """
        self._store = store
        self._written_here = written
        self._loaded_room = loaded
        self._now = now
        self._applied = applied
        self._rooms: OrderedDict[str, LiveRoom] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._coming: list[Coming] = []
        self._behind: set[str] = set()
        """The tables for which something has to be made up."""
        self._tasks = Tasks()
        self._closed = False
        self.answers = 0
        """How many answers were taken, for the metrics; those of a moment are counted when it has passed."""

    async def close(self) -> None:
        """Stop making up for anything."""
        self._closed = True
        await self._tasks.close()

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter(list(self._rooms.values()))

    # Finding and making them

    async def live(self, code: str) -> LiveRoom:
        """A room, read from disk if it is not in memory. There is never more than one of a table."""
        found = self._rooms.get(code)
        if found is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda done: self._loaded(code, done))
                self._tasks.hold(loading)
            # Shielded, because others wait for it, too.
            found = await asyncio.shield(loading)
        while found.behind:
            await self.catch_up(found)
        if found.room.closed:
            raise Refused("server-closed")
        if found.room.outdated and not found.room.ended:
            await self.write(found, _ends)
        found.idle_since = time.monotonic()  # whoever asks for it is about to do something with it
        return found

    def _loaded(self, code: str, done: asyncio.Task[LiveRoom]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # nobody may be left who waits for it

    async def _load(self, code: str) -> LiveRoom:
        """A room as it is on disk; from here on this node hears of what others write to it."""
        with self._on_its_way(code) as coming:
            try:
                entries = await self._store.load(code)
            except StoreFailed as error:
                raise Refused("server-busy") from error
            if not entries:
                raise Refused("server-no-such-table")
            room = await _read(entries)
            if room.missing:
                raise Refused("server-missing-rules", text=room.missing)
            live = self._kept(room, coming)
            self._loaded_room(live.room)
            return live

    def _kept(self, room: Room, coming: Coming) -> LiveRoom:
        """The room of a table in memory: this one, unless there is one already."""
        if coming.code not in self._rooms:
            live = self._rooms[coming.code] = LiveRoom(room)
            live.behind = coming.behind
            coming.there = True
        return self._rooms[coming.code]

    @contextmanager
    def _on_its_way(self, code: str) -> Iterator[Coming]:
        """Say that a room is about to be in memory, and take it back unless it comes to that.

        Until then it is kept in mind if others write to it: there is no room yet that could be told.
        """
        self._store.hold(code)
        coming = Coming(code)
        self._coming.append(coming)
        try:
            yield coming
        finally:
            self._coming.remove(coming)
            if not coming.there:
                self._store.let_go(code)

    async def made(self, secret: str) -> LiveRoom | None:
        """The table that was made with this secret, if there is one."""
        for attempt in range(ATTEMPTS):
            code = handlers.code_for(secret, attempt)
            if await self._store.knows(code, handlers.derived(secret, "table")):
                return await self.live(code)
            if not await self._store.exists(code):
                return None
        return None

    async def create_by(self, draft: Callable[[str], Draft], owner: str, secret: str) -> LiveRoom:
        """A new table with a code of its own, of which is written what the draft of that code says.

        The same one if it was asked for with the same secret before.
        """
        for attempt in range(ATTEMPTS):
            code = handlers.code_for(secret, attempt)
            room = Room()
            key = handlers.derived(secret, "table")
            entry = draft(code).entry(room, self._now(), key)
            apply(room, entry)
            with self._on_its_way(code) as coming:
                if await self._created(code, entry, owner):
                    live = self._kept(room, coming)
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
            needed = live.guests or live.call is not None or live.lock.locked() or live.owed or live.unsure is not None
            if not needed and now - live.idle_since > kept:
                live.stop()
                del self._rooms[code]
                self._unfollow(live)

    # What happens in them

    async def write(
        self, live: LiveRoom, decide: Callable[[Room], Draft | None], key: str | None = None
    ) -> Entry | None:
        """Decide on the next entry, write it, apply it and tell everybody. None if there is nothing to be done.

        Refused if it is not done; Unknown if the database leaves that open.
        """
        async with live.lock:
            try:
                if live.unsure is not None or live.owed:
                    await self._make_up(live, key)
                return await self._write(live, decide, key)
            except Refused:
                if key is not None and key in live.room.keys:
                    return None  # that is known by now
                raise
            finally:
                live.idle_since = time.monotonic()  # it is not forgotten before who waits has had their turn

    async def _write(
        self, live: LiveRoom, decide: Callable[[Room], Draft | None], key: str | None = None
    ) -> Entry | None:
        """The same. The caller holds the lock, and nothing is open."""
        while True:
            if key is not None and key in live.room.keys:
                return None
            if live.room.closed:
                raise Refused("server-closed")
            try:
                draft = decide(live.room)
            except Refused as refused:
                if self._store.shared and await self._read_news(live, key):
                    continue  # another node knows better
                if key is not None and await self._was_done(live, key):
                    return None  # it was done before the present match
                raise refused from None
            if draft is None:
                return None
            entry = draft.entry(live.room, self._now(), key)
            if await self._written(live, entry):
                self._apply(live, entry)
                self._note(live, entry)
                return entry
            if not await self._read_news(live, key):
                return None  # its number is free, so its key is taken: it was done long ago

    def _note(self, live: LiveRoom, entry: Entry) -> None:
        """An entry of this node is on disk and applied."""
        chronicle.note(live.room, entry)
        self._written_here(live, entry)

    async def _written(self, live: LiveRoom, entry: Entry) -> bool:
        """Whether an entry is on disk now. What may be there in spite of all is kept in mind, and found out."""
        try:
            return await self._store.append(live.room.code, entry, marked=_goes_on_alone(live.room, entry))
        except StoreFailed as error:
            raise Refused("server-busy") from error
        except StoreUnsure as error:
            self._leave_open(live, entry)
            raise Unknown from error
        except asyncio.CancelledError:
            self._leave_open(live, entry)
            raise

    async def _created(self, code: str, entry: Entry, owner: str) -> bool:
        """Whether the first entry of a table is on disk now. Who asks again with the same secret finds out."""
        try:
            return await self._store.append(code, entry, owner=owner)
        except StoreFailed as error:
            raise Refused("server-busy") from error
        except StoreUnsure as error:
            raise Unknown from error

    async def _was_done(self, live: LiveRoom, key: str) -> bool:
        """Whether something with that key has been done, however long ago."""
        try:
            return await self._store.knows(live.room.code, key)
        except StoreFailed as error:
            raise Unknown from error

    # What is made up for when the database is back

    def owe(self, live: LiveRoom, person: int, decide: Callable[[Room], Draft | None]) -> None:
        """Have something written of a person as soon as the database takes it, before anything else happens."""
        if live.room.closed:
            return  # nothing is written there any more
        live.owed[person] = decide
        self._make_up_soon(live)

    def _leave_open(self, live: LiveRoom, entry: Entry) -> None:
        live.unsure = entry
        self._make_up_soon(live)

    def _make_up_soon(self, live: LiveRoom) -> None:
        if live.room.code not in self._behind and not self._closed:
            self._behind.add(live.room.code)
            self._tasks.begin(self._catch_on(live))

    async def _catch_on(self, live: LiveRoom) -> None:
        """Try to make up for what is open in a room until nothing is."""
        try:
            while live.unsure is not None or live.owed:
                await asyncio.sleep(RETRY)
                with suppress(Refused):
                    async with live.lock:
                        await self._make_up(live)
        finally:
            self._behind.discard(live.room.code)

    async def _make_up(self, live: LiveRoom, key: str | None = None) -> None:
        """Find out about what was left open, and write what is owed. The caller holds the lock, and asks with a key.

        To find out, the same is written again: if that succeeds it was not there, and if not, somebody has been there
        before, perhaps ourselves. Only then can it not turn up later, whatever an old connection may still be doing.
        """
        if (entry := live.unsure) is not None:
            try:
                again = replace(entry, at=self._now())
                if await self._written(live, again):
                    self._apply(live, again)
                    self._note(live, again)
                else:
                    await self._read_news(live, key)
            except Refused as error:
                raise Unknown if key is not None and key == entry.key else Refused("server-busy") from error
            live.unsure = None
        if live.room.closed:
            live.owed.clear()
        while live.owed:
            person, decide = next(iter(live.owed.items()))
            await self._write(live, decide)
            live.owed.pop(person, None)

    async def look_again(self, code: str) -> None:
        """Read what was written to a table from elsewhere, if it is in memory; if it is no more, everybody leaves it."""
        if (loading := self._loading.get(code)) is not None:
            await asyncio.wait([loading])  # it may have been read before that was written
        live = self._rooms.get(code)
        if live is None:
            return
        if await self._store.exists(code):
            await self.catch_up(live)
            return
        async with live.lock:
            if self._rooms.get(code) is not live:
                return  # somebody else has looked, or nobody needed it
            live.room.closed = True
            live.unsure = None
            live.owed.clear()
            del self._rooms[code]
            self._unfollow(live)
            self._applied(live, Entry(live.room.number, "closed"), True)

    async def catch_up(self, live: LiveRoom) -> None:
        """Read what other nodes have written."""
        if not live.followed:
            self._store.hold(live.room.code)
            live.followed = True
        live.behind = False
        try:
            async with live.lock:
                await self._read_news(live)
        except BaseException:
            live.behind = True
            raise
        finally:
            live.idle_since = time.monotonic()

    async def _read_news(self, live: LiveRoom, key: str | None = None) -> bool:
        """Read what other nodes have written; whether there was anything. The caller holds the lock.

        Where that fails, whoever asks with a key may have been there before.
        """
        try:
            news = await self._store.entries(live.room.code, live.room.number + 1)
        except StoreFailed as error:
            raise (Refused("server-busy") if key is None else Unknown()) from error
        for entry in news:
            self._apply(live, entry, own=False)
        return bool(news)

    def _apply(self, live: LiveRoom, entry: Entry, *, own: bool = True) -> None:
        room = live.room
        phase, moment = room.phase, room.live_match and room.live_match.moment
        before = [(one.eased, one.late) for one in room.people]
        marked = own and _goes_on_alone(room, entry)
        apply(room, entry)
        if marked:
            self._store.show(wire.summary(room), (-entry.number, timing.due_unattended(room)))
        elif entry.kind in LISTED or phase != room.phase or _all_gone(room, entry):
            self._store.show(wire.summary(room))
        live.answers += own and entry.kind == "answered"  # the node that has taken an answer counts it, no other
        if moment != (room.live_match and room.live_match.moment):
            self.answers += live.answers
            live.answers = 0
        self._applied(live, entry, phase != room.phase or before != [(one.eased, one.late) for one in room.people])

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
        self._unfollow(live)

    def _unfollow(self, live: LiveRoom) -> None:
        """Do not hear any more of what other workers write to a room: it is caught up with before it is used again."""
        if live.followed:
            live.followed = False
            self._store.let_go(live.room.code)

    def _written_to(self, code: str) -> list[LiveRoom]:
        """The room with that code, if it is in memory; all of them if it is not known which.

        One that is on its way there is behind as soon as it is there.
        """
        for one in self._coming:
            one.behind |= code in ("", one.code)
        if not code:
            return list(self._rooms.values())
        return [self._rooms[code]] if code in self._rooms else []


def _goes_on_alone(room: Room, entry: Entry) -> bool:
    """Whether it has to be known, also where nobody is, when something happens after an entry."""
    if entry.kind == "started":
        return CLOCKS[entry.data["settings"]["clock"]].days
    return room.phase == "playing" and days.over_days(room)


def _all_gone(room: Room, entry: Entry) -> bool:
    """Whether nobody is left at a match: from now on it stays as it is, and lists show whose turn it is."""
    return entry.kind == "gone" and room.phase == "playing" and not any(one.node for one in room.humans())


def _ends(room: Room) -> Draft | None:
    """A match of older rules is over for good, unless somebody else has said so already."""
    return Draft("ended") if room.outdated and not room.ended else None


async def _read(entries: list[Entry]) -> Room:
    """The room that the entries add up to; others are served meanwhile, because a long match takes a while."""
    room = Room()
    for first in range(0, len(entries), READ_AT_ONCE):
        replay(entries[first : first + READ_AT_ONCE], room)
        await asyncio.sleep(0)
    return room
