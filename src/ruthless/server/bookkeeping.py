"""Bookkeeping: sees to it that every match of a player is counted: when it ends, or later, if something came between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ruthless.server import counting
from ruthless.server.entries import Entry
from ruthless.server.outcomes import Outcome, outcome_in_log
from ruthless.server.room import Room
from ruthless.server.store import Store
from ruthless.server.tasks import Tasks

log = logging.getLogger("ruthless.server")

ROUNDS = 15
"""Of so many beats, at one it is looked for matches that have not been counted."""

MOST_TURNING = 3
"""Turning points of a match that are remembered."""

ReadOutcome = Callable[[list[Entry], bool], Awaitable[Outcome | None]]


async def read_beside(entries: list[Entry], certain: bool) -> Outcome | None:
    """An outcome from the log, where there is no process for it."""
    return await asyncio.to_thread(outcome_in_log, entries, certain)


class Bookkeeper:
    """Counts matches of this node, and makes up for what others have left undone."""

    def __init__(self, store: Store, read: ReadOutcome = read_beside) -> None:
        self._store = store
        self._read = read
        self._tasks = Tasks()
        self._rounds = 0
        self._at_it = False

    async def close(self) -> None:
        """Count no more; what is left is counted at the next start."""
        await self._tasks.close()

    def note(self, room: Room, entry: Entry) -> None:
        """Look at a room to which an entry has just been applied."""
        if entry.kind in ("started", "answered", "ended"):
            if room.phase == "over" and any(one.player for one in room.seated):
                self._tasks.begin(self._catch_up(room.code))
        elif entry.kind in ("owned", "renewed") and room.match:
            self._tasks.begin(self._attach(room.code))

    def loaded(self, room: Room) -> None:
        """Look at a room that has just been read: whoever saw its match end may not have lived to count it."""
        if room.phase == "over" and any(one.player for one in room.seated):
            self._tasks.begin(self._catch_up(room.code))

    def beat(self) -> None:
        """Called every few seconds: now and then it is looked for what has not been counted."""
        if self._rounds % ROUNDS == 0 and not self._at_it:
            self._tasks.begin(self._catch_up())
        self._rounds += 1

    async def settle(self) -> None:
        """Wait until what is under way has been counted."""
        while tasks := list(self._tasks):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def keep_turning_points(self, record: str, findings: dict[str, Any]) -> None:
        """Remember what decided a match, if it is one of a player's."""
        turns = {one["number"]: one for one in findings["turns"]}
        found = [
            {
                **{name: point[name] for name in ("turn", "seat", "winner", "gain", "loser", "loss")},
                "moment": turns[point["turn"] - 1]["moment"],  # where it begins
            }
            for point in findings["turning_points"][:MOST_TURNING]
        ]
        try:
            await self._store.run(lambda connection: counting.keep_turning_points(connection, record, found))
        except Exception:
            log.exception("what decided a match could not be kept")

    async def _attach(self, code: str) -> None:
        try:
            await self._store.run(lambda connection: counting.attach(connection, code))
        except Exception:
            log.exception("matches could not be given to a player")
        await self._catch_up(code)

    async def _catch_up(self, code: str = "") -> None:
        """Count what has not been counted, at a table or anywhere."""
        self._at_it = self._at_it or not code
        try:
            missing = await self._store.read(lambda connection: counting.uncounted(connection, code))
            found = [one for match in missing if (one := await self._outcome(*match)) is not None]
            for one in sorted(found, key=lambda one: (one.at, one.record)):  # answers are written in between
                await self._store.run(partial(counting.count, outcomes=[one]))
        except Exception:
            log.exception("matches could not be counted; it will be tried again")
        finally:
            self._at_it = self._at_it and bool(code)

    async def _outcome(self, code: str, first: int, last: int | None) -> Outcome | None:
        """What came of a match; None also if its log cannot be read, which is no reason to count no other."""
        try:
            return await self._read(await self._store.entries(code, first, last), last is not None)
        except Exception:
            log.exception("what came of a match could not be read", extra={"code": code})
            return None
