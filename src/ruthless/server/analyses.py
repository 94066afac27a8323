"""Analyses: who stood how well in a match, turn by turn. They take a while, so they are computed beside everything else,
one after the other, kept for a while, and given up when nobody asks for them any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from ruthless.kernel.record import Record
from ruthless.lab.analysis import TRIES, analyse
from ruthless.lab.analysis.timeline import Timeline
from ruthless.server.refusals import Refused
from ruthless.server.replays import digest
from ruthless.server.worker_pool import JobFailed, WorkerPool

log = logging.getLogger("ruthless.server")

KEPT = 64
WAITING = 6
"""Analyses that may be unfinished at once."""
PATIENCE = 240.0
"""Seconds an analysis may take, waiting included."""
FORGOTTEN = 20.0
"""Seconds without a question after which nobody wants to know any more."""
BUDGET = 40.0
"""Seconds an analysis should take on a machine of our days; estimates become rougher rather than late."""
FEWEST = 10
MOST = TRIES
USUAL = 300
"""Decisions that lie ahead in a match that is not over."""
CLOSER = 56
"""So many more points are what the closer looks at turning points come to."""
COSTS = {"sensible": 110e-6, "uniform": 30e-6}
"""Seconds a decision takes when a match is played on by these bots, the better judge first."""
NICENESS = 15


def affordable(record: Record, seconds: float) -> tuple[str, int]:
    """By which bots and how often each point of a match is played on, in about that time."""
    timeline = Timeline(record)
    ahead = len(record.answers) / 2 if timeline.result is not None else max(USUAL, len(record.answers) / 2)
    decisions = max(1.0, ahead) * (len(timeline.points) + CLOSER)
    for bots, cost in COSTS.items():
        tries = int(seconds / (cost * decisions))
        if tries >= FEWEST:
            return bots, min(MOST, tries)
    return "uniform", FEWEST


def analysed(record: Record, seconds: float, progress: Any) -> dict[str, Any]:
    """The analysis of a match with all hands as they lay: a job for a worker."""
    bots, tries = affordable(record, seconds)
    return analyse(record, tries=tries, bots=bots, open_table=True, progress=progress).as_json()


Found = Callable[[str, dict[str, Any]], Awaitable[None]]


@dataclass
class Job:
    """An analysis that is being made, or has been."""

    id: str
    address: str
    origin: str = ""
    """The id of the match it is of; empty for somebody's own record."""
    progress: float = 0.0
    result: dict[str, Any] | None = None
    failure: Refused | None = None
    asked: float = field(default_factory=time.monotonic)
    """When somebody last wanted to know."""
    task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is neither done nor given up."""
        return self.result is None and self.failure is None


class Analyses:
    """All analyses of a server."""

    def __init__(self, seconds: float = BUDGET, found: Found | None = None) -> None:
        """`found` is told what an analysis of one of this server's matches has come to."""
        self._seconds = seconds
        self._found = found
        self._workers = WorkerPool(1, niceness=NICENESS)
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, record: Record, address: str, origin: str = "") -> Job:
        """The analysis of a record: a new one, or the one there is. Each address has one at a time.

        `origin` is the id of the match, if it is one of this server's.
        """
        id = digest(record)
        job = self._jobs.get(id)
        if job is None:
            running = [one for one in self._jobs.values() if one.running]
            if any(one.address == address for one in running):
                raise Refused("server-too-fast")
            if len(running) >= WAITING:
                raise Refused("server-busy")
            job = self._jobs[id] = Job(id, address, origin)
            job.task = asyncio.create_task(self._make(job, record))
            for old in [one for one in self._jobs.values() if not one.running][: max(0, len(self._jobs) - KEPT)]:
                del self._jobs[old.id]
        return self._looked_at(job)

    def forget(self, origins: Collection[str]) -> None:
        """Keep nothing of the analyses of some matches."""
        for job in [one for one in self._jobs.values() if one.origin in origins]:
            del self._jobs[job.id]
            if job.task is not None:
                job.task.cancel()

    def job(self, id: str) -> Job:
        """The analysis with that id, as far as it is."""
        if id not in self._jobs:
            raise Refused("server-no-such-analysis")
        return self._looked_at(self._jobs[id])

    def _looked_at(self, job: Job) -> Job:
        job.asked = time.monotonic()
        self._jobs.move_to_end(job.id)
        if job.failure is not None:
            del self._jobs[job.id]  # whoever asks again may be luckier
            raise job.failure
        return job

    async def _make(self, job: Job, record: Record) -> None:
        def hear(progress: float) -> None:
            job.progress = progress
            if time.monotonic() - job.asked > FORGOTTEN and job.task is not None:
                job.task.cancel()

        try:
            job.result = await self._workers.run(analysed, record, self._seconds, patience=PATIENCE, progress=hear)
            job.progress = 1.0
            if job.origin and self._found is not None and job.result is not None:
                await self._found(job.origin, job.result)
        except JobFailed as failure:
            log.warning("an analysis has failed", extra={"game": record.game, "why": str(failure)})
            job.failure = Refused("server-no-analysis")
        except asyncio.CancelledError:
            if self._jobs.get(job.id) is job:  # or somebody has begun it anew meanwhile
                del self._jobs[job.id]
            raise
        except Exception:  # one that seems to run for ever keeps its address, and in the end everybody, from another
            log.exception("an analysis could not be made", extra={"game": record.game})
            if job.running:
                job.failure = Refused("server-no-analysis")

    async def close(self) -> None:
        """Give everything up."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()
