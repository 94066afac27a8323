"""Waking: tables that play over days are looked at when their time has come, although nobody is there.

The database says which these are, so it does not matter who has them in memory, or whether anybody has. A table that
two nodes wake gets one entry: the log sees to that, as always.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ruthless.server import routing, timing
from ruthless.server.clocks import HOUR, MINUTE
from ruthless.server.handlers import Nodes
from ruthless.server.live_room import LiveRoom
from ruthless.server.refusals import Refused
from ruthless.server.rooms import Rooms
from ruthless.server.store import Store

log = logging.getLogger("ruthless.server")

PAUSE = 5.0
"""Seconds from one look to the next."""
SLACK = 2_000
"""Milliseconds by which a table is late before it is woken: who has it in memory keeps its time."""
STAND_BY = 1_000
"""Milliseconds more for each node that comes before this one."""
MOST = 50
"""Tables that are woken at once."""
AGAIN = MINUTE
"""After how long a table is woken anew that has not moved since."""


class Waking:
    """Wakes tables whose time has come."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        set_timers: Callable[[LiveRoom], None],
        now: Callable[[], int],
        alive: Callable[[], Nodes],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._set_timers = set_timers
        self._now = now
        self._alive = alive
        self._woken: dict[str, int] = {}
        """What was due last time, by table."""

    async def wake_on(self) -> None:
        """Look for such tables, for ever."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.wake()
            except Exception:
                log.exception("tables that are due could not be woken")

    async def wake(self) -> None:
        """Wake the tables that are late and that this node is to see to."""
        now = self._now()
        late = {code: due for code, due in await self._store.due_rooms(now - SLACK, MOST) if self._is_ours(code, due)}
        for code, due in late.items():
            if self._woken.get(code) == due:  # it goes on, or cannot: either way others have their turn before
                self._store.put_off(code, due, now + AGAIN)
            else:
                await self._look_at(code, due)
        self._woken = late

    def _is_ours(self, code: str, due: int) -> bool:
        """Whether this node wakes a table: the worker it lives at; of several nodes each has its turn."""
        if not self._store.is_home(code):
            return False
        nodes = sorted(self._alive() | {self._store.node})
        turn = (nodes.index(self._store.node) - routing.place(code.encode(), len(nodes))) % len(nodes)
        return not self._store.shared or due <= self._now() - SLACK - STAND_BY * turn

    async def _look_at(self, code: str, due: int) -> None:
        try:
            live = await self._rooms.live(code)
        except Refused as refused:
            # Nothing can happen there, or not now.
            gone = refused.message.id in ("server-closed", "server-no-such-table")
            self._store.put_off(code, due, None if gone else self._now() + HOUR)
            return
        known = timing.due_unattended(live.room, self._alive())
        if known is None or known > self._now():
            self._store.put_off(code, due, known)
        else:
            self._set_timers(live)
