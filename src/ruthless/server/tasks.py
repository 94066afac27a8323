"""Tasks that run beside everything else: held on to while they run, and ended together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import suppress
from typing import Any


class Tasks:
    """The tasks of one owner."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(list(self._running))

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run."""
        self.hold(asyncio.create_task(work))

    def hold(self, task: asyncio.Task[Any]) -> None:
        """Hold on to a task until it is done: nobody else does."""
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """End them all."""
        await end(self._running)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in list(tasks):
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
