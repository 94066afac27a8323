"""Desk: a thread with a connection of its own to the database, so that one hop there and one back is all that work costs.

A driver that waits is quicker than one that gives its turn away at every step, and it waits here for nobody else.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from ruthless.server.drivers import Driver, Turn

Work = TypeVar("Work")
Done = TypeVar("Done")


class Closed(RuntimeError):
    """The desk is closed: nothing is done here any more."""


class Desk(Generic[Work, Done]):
    """Does work on a connection, in the order in which it came; what waits is done together.

    `do` gets the connection and some work and says what came out, for each piece in turn: an error, if that piece alone
    has failed. If it fails itself, all of that work has. After either the next is done on a new connection. After `patience` nobody waits any longer: TimeoutError, while the
    work may still be done. All is done within a `turn`; what comes in while that is waited for is done together, too.
    """

    def __init__(
        self,
        name: str,
        driver: Driver,
        do: Callable[[Any, list[Work]], Sequence[Done | Exception]],
        most: int,
        patience: float | None = None,
        turn: Turn = nullcontext,
    ) -> None:
        self._name = name
        self._patience = patience
        """Seconds."""
        self._waiting: deque[tuple[float, asyncio.Future[Done]]] = deque()
        """Since when who waits, in the order of their work."""
        self._watch: asyncio.TimerHandle | None = None
        """Looks after those who have waited for long: one for all of them, since there is one for every answer."""
        self._driver = driver
        self._do = do
        self._most = most
        """How much is done at once."""
        self._turn = turn
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[Done]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Any = None
        self._closed = False

    def put(self, work: Work) -> asyncio.Future[Done]:
        """Have something done; Closed if that is too late."""
        loop = asyncio.get_running_loop()
        if self._closed:
            late: asyncio.Future[Done] = loop.create_future()
            late.set_exception(Closed())
            return late
        if self._thread is None:
            self._thread = threading.Thread(target=self._work_on, args=(loop,), name=self._name, daemon=True)
            self._thread.start()
        done: asyncio.Future[Done] = loop.create_future()
        if self._patience is not None:
            self._waiting.append((loop.time(), done))
            if self._watch is None:
                self._watch = loop.call_later(self._patience, self._look, loop, self._patience)
        self._queue.put((work, done))
        return done

    def _look(self, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        """Let nobody wait who has waited for too long, and look again when the next one would have."""
        for since, done in self._waiting:
            left = since + patience - loop.time()
            if left > 0:
                self._watch = loop.call_later(left, self._look, loop, patience)
                return
            if not done.done():
                done.set_exception(TimeoutError())
        self._watch = None

    async def close(self) -> None:
        """Do what is waiting, and end."""
        self._closed = True
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _hand_over(self, waiting: list[asyncio.Future[Done]], done: list[Done | Exception]) -> None:
        """Give everybody what came out of theirs."""
        for future, one in zip(waiting, done, strict=True):
            if self._waiting:
                self._waiting.popleft()
            if future.done():
                continue
            if isinstance(one, Exception):
                future.set_exception(one)
            else:
                future.set_result(one)

    # In the thread

    def _work_on(self, loop: asyncio.AbstractEventLoop) -> None:
        ended = False
        while not ended and (first := self._queue.get()) is not None:
            batch = [first]
            done, ended = self._done_in_turn(batch)
            try:
                loop.call_soon_threadsafe(self._hand_over, [one for _, one in batch], done)
            except RuntimeError:  # the loop has ended, and nobody waits any more
                ended = True
        self._hang_up()

    def _done_in_turn(self, batch: list[tuple[Work, asyncio.Future[Done]]]) -> tuple[list[Done | Exception], bool]:
        """Do that, and all that waits by the time it is our turn; and whether that was the end."""
        done: list[Done | Exception] = []
        ended = False
        try:
            with self._turn():
                ended = self._filled(batch)
                done = self._try([work for work, _ in batch])
        except Exception as error:  # there are no turns any more; what has been done before that has been done
            done = done or [error] * len(batch)
        return done, ended

    def _filled(self, batch: list[tuple[Work, asyncio.Future[Done]]]) -> bool:
        """Add all that waits, up to a limit; whether that was the end."""
        while len(batch) < self._most:
            try:
                one = self._queue.get_nowait()
            except Empty:
                return False
            if one is None:
                return True
            batch.append(one)
        return False

    def _try(self, work: list[Work]) -> list[Done | Exception]:
        try:
            if self._connection is not None and not self._driver.alive(self._connection):
                self._hang_up()
            if self._connection is None:
                self._connection = self._driver.connect()
            done = list(self._do(self._connection, work))
        except Exception as error:
            done = [error] * len(work)
        if any(isinstance(one, Exception) for one in done):
            self._hang_up()
        return done

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(Exception):  # it may be broken
                self._connection.close()
            self._connection = None
