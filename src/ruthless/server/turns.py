"""Turns: what is costly is done a little at a time, one thing for each address, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from ruthless.server.accounts import Accounts, OwnAccounts
from ruthless.server.limits import Rate
from ruthless.server.refusals import Refused

AT_ONCE = 1
"""Things that are done at once."""
LINE = 24
"""How many may be waited for, by everybody together."""
EACH = 4
"""Of these, by one address."""
PATIENCE = 20.0
"""Seconds somebody waits for their turn."""
LEAST = 0.02
"""Seconds that everything costs at least."""


class OneByOne:
    """Those with the same key go one after the other."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def alone(self, key: str) -> AsyncIterator[None]:
        """Nobody else with this key is within."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield


class Turns:
    """A line of people who want something that takes a processor a while."""

    def __init__(self, seconds: Rate, at_once: int = AT_ONCE, accounts: Accounts | None = None) -> None:
        """`seconds` are those that an address may use."""
        self._one_by_one = OneByOne()
        self._places = asyncio.Semaphore(at_once)
        self._waiting: Counter[str] = Counter()
        self._left = (accounts or OwnAccounts()).rates("replays", seconds)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """One's turn, however long one takes; Refused if too many wait, or if this address has had enough for now."""
        if self._waiting[address] >= EACH or self._waiting.total() >= LINE or not self._left.of(address).take(LEAST):
            raise Refused("server-waiting")
        self._waiting[address] += 1
        try:
            async with self._at_the_front(address):
                begun = time.monotonic()
                try:
                    yield
                finally:
                    self._left.of(address).drain(time.monotonic() - begun)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    @asynccontextmanager
    async def _at_the_front(self, address: str) -> AsyncIterator[None]:
        in_time = asyncio.timeout(PATIENCE)
        try:
            async with in_time, self._one_by_one.alone(address), self._places:
                in_time.reschedule(None)
                yield
        except TimeoutError as late:
            if not in_time.expired():
                raise
            raise Refused("server-waiting") from late
