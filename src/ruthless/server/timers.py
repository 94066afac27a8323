"""Timers: what happens in rooms by itself, when its time has come. Bots think meanwhile."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from ruthless.kernel.seats import Seat
from ruthless.server import timing
from ruthless.server.clocks import DEEP, Pace
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft, Nodes
from ruthless.server.live_room import LiveRoom, Thought
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.tasks import Tasks, has_failed, to_the_end
from ruthless.server.thinking import Choice, Thinkers, thinking_time

log = logging.getLogger("ruthless.server")

STAND_BY = 1500
"""Milliseconds after which another node does what the one that keeps a room's time has not done."""
RETRY = 1.0
"""Seconds until something is tried again that the database did not let happen, or that has failed."""
LONGEST = 30.0
"""The same for what fails again and again: each time it is twice as long."""

Write = Callable[[LiveRoom, Callable[[Room], Draft | None]], Coroutine[Any, Any, Entry | None]]


class Timers:
    """Waits for what is due in each room, and writes it."""

    def __init__(
        self,
        write: Write,
        now: Callable[[], int],
        pace: Pace,
        alive: Callable[[], Nodes],
        node: str,
        searchers: int | None = None,
        draining: Callable[[], bool] = lambda: False,
    ) -> None:
        """While it is `draining`, no match begins by itself."""
        self._write = write
        self._draining = draining
        self._now = now
        self._pace = pace
        self._alive = alive
        self._node = node
        self._tasks = Tasks()
        self.thinkers = Thinkers(processes=searchers)

    async def close(self) -> None:
        """Stop thinking."""
        await self._tasks.close()
        await self.thinkers.close()

    def due(self, live: LiveRoom) -> timing.Due | None:
        """What happens next in a room by itself, if this node is to see to it; later if another one is and does not."""
        if live.room.phase == "over" and self._draining():
            return None
        found = timing.due(live.room, self._pace, self._alive())
        return found if found is None or self.keeps(live.room) else replace(found, at=found.at + STAND_BY)

    def keeps(self, room: Room) -> bool:
        """Whether this node, of those that people of a room are connected to, is the one that keeps its time."""
        nodes = {one.node for one in room.humans()} & self._alive()
        return not nodes or min(nodes) == self._node

    def set(self, live: LiveRoom) -> None:
        """Wait for what is due next, unless this is called from the wait itself: that looks again anyway."""
        if live.timer is not None and live.timer is asyncio.current_task():
            return
        live.stop()
        due = self.due(live)
        if due is None:
            return
        # nobody has to think: most of these never happen, and a task each would be dear; bots think while one speaks
        if isinstance(due.what, Draft) and due.what.kind != "said":
            delay = max(0, due.at - self._now()) / 1000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._start, live)
        else:
            self._start(live)

    def _start(self, live: LiveRoom) -> None:
        live.alarm = None
        live.timer = asyncio.create_task(self._wait(live))

    async def _wait(self, live: LiveRoom) -> None:
        pause = RETRY
        try:
            while True:
                try:
                    if not await self._next(live):
                        return
                    pause = RETRY
                except Refused:
                    await asyncio.sleep(RETRY)  # the database takes nothing just now
                except Exception:  # a table at which nobody acts would wait for ever
                    log.exception("a timer has failed; it will be tried again", extra={"code": live.room.code})
                    await asyncio.sleep(pause)
                    pause = min(LONGEST, 2 * pause)
        finally:
            if live.timer is asyncio.current_task():
                live.timer = None

    async def _next(self, live: LiveRoom) -> bool:
        """Wait for what is due next, and write it unless something has happened meanwhile; False if nothing is due."""
        due = self.due(live)
        if due is None:
            return False
        number = live.room.number
        if not self.keeps(live.room):
            await asyncio.sleep(max(0, due.at - self._now()) / 1000)
            if live.room.number != number:
                return True
        self.think(live)
        draft = due.what if isinstance(due.what, Draft) else await self.decided(live, due.what)
        await asyncio.sleep(max(0, due.at - self._now()) / 1000)
        if live.room.number == number:
            # To its end, because an entry that is being written will be told, whatever becomes of this timer.
            await to_the_end(self._write(live, unless_moved(number, draft)))
        return True

    def think(self, live: LiveRoom) -> None:
        """Let all bots that are asked think at the same time; what nobody asks any more is forgotten."""
        room, live_match = live.room, live.room.live_match
        wanted: dict[Thought, asyncio.Task[str]] = {}
        if live_match is not None and room.phase == "playing":
            # Who takes part is public; who has answered already is not, and must not make the others think longer.
            searching = sum(room.people[seat].by_bot and room.level(seat) in DEEP for seat in live_match.asked)
            milliseconds = thinking_time(self._pace, searching, self.thinkers.searchers)
            for seat in live_match.open:
                if room.people[seat].by_bot:
                    about = _about(room, seat)
                    thought = live.thoughts.get(about)
                    if thought is None or has_failed(thought):
                        thought = asyncio.create_task(
                            self.thinkers.choice(
                                live_match.match, seat, room.level(seat), secrets.token_bytes(32), milliseconds
                            )
                        )
                        self._tasks.hold(thought)
                    wanted[about] = thought
        live.thoughts = wanted

    async def decided(self, live: LiveRoom, seat: Seat) -> Draft:
        """What a bot has decided. Somebody may act meanwhile: the thought goes on, since the question may stay."""
        about = _about(live.room, seat)
        answer = await asyncio.shield(live.thoughts[about])
        level = {"level": answer.level} if isinstance(answer, Choice) else {}
        return Draft("answered", seat=seat, ask=about[2], answer=str(answer), **level)


def _about(room: Room, seat: Seat) -> Thought:
    assert room.live_match is not None
    return room.match, seat, room.live_match.ask(seat) or "", room.level(seat)


def unless_moved(number: int, draft: Draft | None) -> Callable[[Room], Draft | None]:
    """What was decided on for a room, unless something has happened in it since."""
    return lambda room: draft if room.number == number else None
