"""Siblings: what a worker has to do with the other workers of its server.

They share a database, and each has its own tables in memory. Where a table is in the memory of two, each hears of what
the other writes; mostly it is in one, and nobody is told anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, suppress
from typing import TYPE_CHECKING

from ruthless.server import routing
from ruthless.server.accounts import Accounts
from ruthless.server.passing import WROTE, Channel

if TYPE_CHECKING:  # it needs what not every system has
    from ruthless.server.commons import Commons

RETRY = 0.02
"""Seconds until something is said again that the supervisor could not hear."""


class Siblings:
    """The other workers, as seen by one of them."""

    def __init__(self, commons: Commons, channel: Channel, number: int, before: str = "") -> None:
        self.number = number
        self.before = before
        """The name of the worker whose place this one has taken, if it has died."""
        self.commons = commons
        self.accounts: Accounts = commons.accounts(number)
        """How much each address has used of its limits, at all workers together."""
        self.condition = commons.condition
        """What is wrong with the database, as far as any worker knows."""
        self._channel = channel
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._changed = asyncio.Event()

    @property
    def count(self) -> int:
        """How many workers there are, this one included."""
        return self.commons.workers

    @property
    def since(self) -> int:
        """When the server began, whichever workers have died since: in milliseconds since 1970."""
        return self.commons.begun

    def is_home(self, code: str) -> bool:
        """Whether connections to a table are sent to this worker."""
        return self.elsewhere(code.encode()) is None

    def elsewhere(self, key: bytes) -> int | None:
        """The other worker that something belongs to; None if it is this one's."""
        place = routing.place(key, self.commons.workers)
        return None if place == self.number else place

    def is_for_other(self, method: str, path: str) -> bool:
        """Whether only another worker may answer a request, and is there."""
        key = routing.key_of_path(method.encode(), path.encode(errors="replace"))
        other = self.elsewhere(key) if key in routing.SHARED else None
        return other is not None and self.commons.is_there(other)

    def hold(self, code: str) -> None:
        """A table is about to be read into memory: from now on this worker hears of what others write to it."""
        self.commons.hold(self.number, code)

    def let_go(self, code: str) -> None:
        """A table has left the memory."""
        self.commons.let_go(self.number, code)

    def nodes(self) -> frozenset[str]:
        """The names of all workers that are alive."""
        return self.commons.nodes()

    def tell(self, tables: int, connections: int, answers: int) -> None:
        """Let the others know how much there is here."""
        self.commons.tell(self.number, (tables, connections, answers))

    def stuck(self) -> list[int]:
        """The workers that have not given a sign of life for long."""
        return [number for number in range(self.commons.workers) if self.commons.is_stuck(number)]

    def turn(self) -> AbstractContextManager[None]:
        """Within it no other worker writes to the database. It is waited for in a thread."""
        return self.commons.turn()

    def wrote(self, code: str) -> None:
        """Tell those who have this table in memory, if there are any, that there is something new on disk."""
        who = self.commons.holders(code, but=self.number)
        if who:
            self._say(bytes([len(who), *who]) + code.encode())

    def _say(self, text: bytes) -> None:
        try:
            if not self._channel.send(WROTE, text):
                asyncio.get_running_loop().call_later(RETRY, self._say, text)
        except OSError:
            pass  # the supervisor is gone, and so is this worker

    def hear(self, codes: list[str]) -> None:
        """Others have written to these tables; which ones is not known if there are none."""
        for code in codes or [""]:
            self._heard.put_nowait(code)

    def look_round(self) -> None:
        """Others have come or gone."""
        self._changed.set()

    async def pause(self, seconds: float) -> None:
        """Wait, but not longer than until others have come or gone."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        self._changed.clear()

    async def wakes(self) -> AsyncIterator[str]:
        """The codes of tables another worker has written to, or "" if some may have been missed."""
        yield ""
        while True:
            yield await self._heard.get()
