"""Calling: waits until somebody is to be called, has it written to the log, and sends the letters.

Letters go out beside everything else, after the entry is on disk: nobody at a table waits for one. What is not taken is
tried again a little, and then dropped with a line in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ruthless.server import calls, pushes, webhooks
from ruthless.server.calls import Call, Patience
from ruthless.server.commands import CallMe, Command, SetWebhook
from ruthless.server.destinations import BadDestination, Destinations
from ruthless.server.entries import Entry
from ruthless.server.handlers import Draft, Nodes
from ruthless.server.limits import Buckets, Rate
from ruthless.server.live_room import LiveRoom
from ruthless.server.posting import Letter, Post, Reply, Unanswered
from ruthless.server.pushes import BadSubscription, Sender
from ruthless.server.refusals import Refused
from ruthless.server.room import Room
from ruthless.server.tasks import Tasks

log = logging.getLogger("ruthless.server")

STAND_BY = 3000
"""Milliseconds after which another node calls whom the one that keeps a table's time has not called."""
RETRY = 2.0
"""Seconds until an entry is tried again that the database did not take."""
PAUSES = (3.0, 20.0)
"""Seconds until a letter is tried again, and once more."""
LONGEST_PAUSE = 60.0
"""For as long we wait if we are asked to."""
WAITING = 500
"""Letters under way, or waiting to be tried again; more are dropped."""
A_TABLE = Rate(8, 1 / 30)
"""How often a table may call."""
GONE = (404, 410)
"""What a push service says of a subscription that is no more."""

Write = Callable[[LiveRoom, Callable[[Room], Draft | None]], Awaitable[Entry | None]]


class Calling:
    """Calls people to the tables of one node."""

    def __init__(
        self,
        live: Callable[[str], Awaitable[LiveRoom]],
        write: Write,
        now: Callable[[], int],
        alive: Callable[[], Nodes],
        keeps: Callable[[Room], bool],
        *,
        destinations: Destinations,
        origin: str = "",
        patience: Patience = calls.PATIENCE,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        """`live` finds the room of a table, and `keeps` says whether this node keeps its time; `origin` is what links to
        tables begin with.
        """
        self._live = live
        self._write = write
        self._now = now
        self._alive = alive
        self._keeps = keeps
        self._destinations = destinations
        self._origin = origin
        self._patience = patience
        self._pauses = pauses
        self._post = Post(destinations)
        self._tables = Buckets(A_TABLE)
        self._tasks = Tasks()
        self.sender = Sender("")

    async def close(self) -> None:
        """Send nothing any more; what was to be sent is not."""
        await self._tasks.close()
        self._destinations.close()

    # Addresses that people give

    def check(self, command: Command) -> None:
        """Refused if a command names an address that could never be called."""
        try:
            if isinstance(command, SetWebhook) and command.url is not None:
                self._destinations.read(webhooks.address(command.url))
            if isinstance(command, CallMe) and command.subscription is not None:
                self._destinations.read(command.subscription.endpoint)
                pushes.check(command.subscription.keys.p256dh, command.subscription.keys.auth)
        except BadDestination as error:
            raise Refused("server-bad-address") from error
        except BadSubscription as error:
            raise Refused("server-bad-message", text="call: these keys are none") from error

    # When

    def set(self, live: LiveRoom) -> None:
        """Wait for the next call of a room."""
        if live.call is not None:
            live.call.cancel()
            live.call = None
        due = calls.due(live.room, self._alive(), self._patience)
        if due is not None:
            wait = due + (0 if self._keeps(live.room) else STAND_BY) - self._now()
            self._wait(live, max(0, wait) / 1000)

    def _wait(self, live: LiveRoom, seconds: float) -> None:
        live.call = asyncio.get_running_loop().call_later(seconds, lambda: self._tasks.begin(self._call(live)))

    async def _call(self, live: LiveRoom) -> None:
        live.call = None
        if live.behind:
            return  # whoever has written to it since looks after it
        try:
            written = await self._write(
                live, lambda room: calls.calling(room, self._now(), self._alive(), self._patience)
            )
        except Refused:
            if not live.room.closed:
                self._wait(live, RETRY)
        else:
            if written is None:
                self.set(live)

    # What follows from an entry that this node has written

    def heard(self, live: LiveRoom, entry: Entry) -> None:
        """Send what an entry leads to. It is on disk, and this node has written it: no other one sends the same."""
        found = calls.calls(live.room, entry, self._origin)
        if not found:
            return
        if not self._tables.take(live.room.code):
            log.warning("a table calls too often", extra={"code": live.room.code})
            return
        for call in found:
            if len(list(self._tasks)) >= WAITING:
                log.warning("too many calls at once", extra={"code": live.room.code})
                return
            self._tasks.begin(self._deliver(live, call))

    async def _deliver(self, live: LiveRoom, call: Call) -> None:
        """Send a letter, and forget a subscription that is no more."""
        about: dict[str, Any] = {"code": live.room.code, "by": "webhook" if call.person is None else "push"}
        try:
            letter = self._letter(live.room, call)
            about["host"] = self._destinations.read(letter.url).host
            reply = await self._insisted(live.room, letter)
        except BadDestination as error:
            log.warning("nobody is called there", extra={**about, "why": str(error)})
            return
        except BadSubscription:
            reply = Reply(GONE[0])
        if reply is not None and 200 <= reply.status < 300:
            return
        log.warning("a call was not taken", extra={**about, "status": 0 if reply is None else reply.status})
        if reply is not None and reply.status in GONE and call.person is not None:
            await self._forget(live.room.code, call.person, call.to["endpoint"])

    async def _insisted(self, room: Room, letter: Letter) -> Reply | None:
        """Send a letter, and try again where that may help, as long as the same is asked. None: nobody answers."""
        question = _question(room)
        reply = await self._sent(letter)
        for pause in self._pauses:
            if reply is not None and not _is_passing(reply):
                break
            wanted = 0.0 if reply is None else reply.retry_after or 0.0
            await asyncio.sleep(min(LONGEST_PAUSE, max(pause, wanted)))
            if _question(room) != question:
                break
            reply = await self._sent(letter)
        return reply

    def _letter(self, room: Room, call: Call) -> Letter:
        if call.person is None:
            return webhooks.letter(call.to["url"], call.said)
        return self.sender.letter(call.to, call.said, room.code, self._destinations, self._now())

    async def _sent(self, letter: Letter) -> Reply | None:
        try:
            return await self._post.send(letter)
        except Unanswered:
            return None

    async def _forget(self, code: str, person: int, endpoint: str) -> None:
        def gone(room: Room) -> Draft | None:
            found = room.person(person)
            known = found is not None and any(one["endpoint"] == endpoint for one in found.calls)
            return Draft("called", person=person, gone=[endpoint]) if known else None

        with suppress(Refused):  # it will be tried there again, and be gone again
            await self._write(await self._live(code), gone)


def _is_passing(reply: Reply) -> bool:
    """Whether the same may succeed later."""
    return reply.status == 429 or reply.status >= 500


def _question(room: Room) -> tuple[int, int | None]:
    return room.match, None if room.live_match is None else room.live_match.moment
