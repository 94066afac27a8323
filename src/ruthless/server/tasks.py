"""Tasks that run beside everything else: held on to while they run, and ended together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

from ruthless.server.refusals import Refused

log = logging.getLogger("ruthless.server")

T = TypeVar("T")


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


async def to_the_end(work: Coroutine[Any, Any, T] | asyncio.Task[T]) -> T:
    """Do something to its end, whatever becomes of who waits for it.

    If nobody waits any more, a refusal is nobody's business; what else went wrong is logged.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_take_note)
        raise


def _take_note(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("what nobody waited for any more has failed", exc_info=error)


def has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result."""
    return task.done() and (task.cancelled() or task.exception() is not None)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in list(tasks):
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
