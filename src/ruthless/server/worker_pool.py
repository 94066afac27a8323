"""Worker pool: processes that compute beside the event loop, one job at a time each.

They are started when they are needed and end with the server, however it ends. A worker that dies at its job, or whose
job nobody waits for any longer, is replaced: a job can fail, but it can never hold up anything else.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ruthless.server.worker import HEAD


class JobFailed(Exception):
    """A job came to no result: it raised an error, its worker died, or it took longer than anybody waits."""


class WorkerPool:
    """Some processes of one kind. `niceness` is how readily they let others have the machine."""

    def __init__(self, count: int, *, niceness: int = 0) -> None:
        self.count = count
        self._niceness = niceness
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._places = asyncio.Semaphore(count)
        self._closed = False

    async def run(
        self,
        job: Callable[..., Any],
        *given: Any,
        patience: float,
        progress: Callable[[float], None] | None = None,
    ) -> Any:
        """The result of a function of a module, computed in a process; JobFailed after `patience` seconds.

        If `progress` is given, the job gets a function as its last argument, to tell how much of it is done.
        """
        try:
            async with asyncio.timeout(patience), self._places:
                return await self._done(job, given, progress)
        except TimeoutError as error:
            raise JobFailed(f"{job.__name__} took too long") from error

    async def _done(
        self, job: Callable[..., Any], given: tuple[Any, ...], progress: Callable[[float], None] | None
    ) -> Any:
        worker = self._free() or await self._begun()
        self._busy.add(worker)
        try:
            kind, value = await self._asked(worker, (job, given, progress is not None), progress)
        except (asyncio.IncompleteReadError, OSError) as error:
            await self._end(worker)
            raise JobFailed(f"the worker died at {job.__name__}") from error
        except BaseException:  # nobody waits any longer, so nobody would hear what it says next
            await self._end(worker)
            raise
        self._busy.discard(worker)
        self._idle.append(worker)
        if kind == "failed":
            raise JobFailed(f"{job.__name__}: {value}")
        return value

    def _free(self) -> Process | None:
        """A worker that has nothing to do, if there is one; those that have died meanwhile are forgotten."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
        return None

    async def _begun(self) -> Process:
        if self._closed:
            raise JobFailed("the server is closing")
        try:
            # A session of its own: whoever stops the server from a terminal does not stop its workers one by one.
            worker = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ruthless.server.worker", str(self._niceness)),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        except (OSError, RuntimeError) as error:  # no memory, no more processes, files or threads: just now
            raise JobFailed(f"no worker could be started: {error}") from error
        if self._closed:  # meanwhile: nobody else would end it
            await self._end(worker)
            raise JobFailed("the server is closing")
        return worker

    async def _asked(
        self, worker: Process, order: tuple[Any, ...], progress: Callable[[float], None] | None
    ) -> tuple[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        body = pickle.dumps(order)
        worker.stdin.write(HEAD.pack(len(body)) + body)
        await worker.stdin.drain()
        while True:
            (length,) = HEAD.unpack(await worker.stdout.readexactly(HEAD.size))
            kind, value = pickle.loads(await worker.stdout.readexactly(length))
            if kind != "progress":
                return kind, value
            if progress is not None:
                progress(value)

    async def _end(self, worker: Process) -> None:
        self._busy.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await asyncio.shield(worker.wait())

    async def close(self) -> None:
        """End all processes, whatever they are at."""
        self._closed = True
        for worker in [*self._idle, *self._busy]:
            await self._end(worker)
        self._idle.clear()
