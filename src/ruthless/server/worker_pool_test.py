"""Worker pool: a result or a failure, never a job that holds up the next one."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ruthless.server.tidying import YOUNG
from ruthless.server.worker_pool import JobFailed, WorkerPool

pytestmark = pytest.mark.anyio


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    """One process, so that every job meets what the one before has left."""
    workers = WorkerPool(1)
    yield workers
    await workers.close()


def tell(told: Callable[[float], None]) -> str:
    """A job that tells how far it is, and prints what must not be taken for a result."""
    print("nonsense")
    told(0.5)
    told(1)
    return "done"


async def test_a_job_is_done_in_another_process_and_the_next_in_the_same(workers: WorkerPool) -> None:
    first = await workers.run(os.getpid, patience=30)
    assert first != os.getpid()
    assert await workers.run(os.getpid, patience=30) == first


async def test_a_worker_looks_seldom_for_garbage(workers: WorkerPool) -> None:
    assert (await workers.run(gc.get_threshold, patience=30))[0] == YOUNG


async def test_a_job_tells_how_far_it_is(workers: WorkerPool) -> None:
    heard: list[float] = []
    assert await workers.run(tell, patience=30, progress=heard.append) == "done"
    assert heard == [0.5, 1.0]


async def test_a_job_that_raises_an_error_has_failed_and_its_worker_goes_on(workers: WorkerPool) -> None:
    before = await workers.run(os.getpid, patience=30)
    with pytest.raises(JobFailed, match="ValueError"):
        await workers.run(int, "no number", patience=30)
    assert await workers.run(os.getpid, patience=30) == before


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
async def test_a_worker_that_dies_is_replaced(workers: WorkerPool, end: signal.Signals) -> None:
    with pytest.raises(JobFailed, match="died"):
        await workers.run(signal.raise_signal, end, patience=30)
    assert await workers.run(abs, -7, patience=30) == 7


async def test_a_worker_that_died_while_it_had_nothing_to_do_costs_nothing(workers: WorkerPool) -> None:
    os.kill(await workers.run(os.getpid, patience=30), signal.SIGKILL)
    await workers._idle[0].wait()
    assert await workers.run(abs, -7, patience=30) == 7


async def test_a_job_that_takes_too_long_is_ended(workers: WorkerPool) -> None:
    await workers.run(abs, 1, patience=30)
    with pytest.raises(JobFailed, match="too long"):
        await workers.run(time.sleep, 1_000, patience=0.1)
    assert await workers.run(abs, -7, patience=30) == 7


async def test_a_job_that_nobody_waits_for_is_ended(workers: WorkerPool) -> None:
    job = asyncio.create_task(workers.run(time.sleep, 1_000, patience=2_000))
    await asyncio.sleep(0.05)
    job.cancel()
    with pytest.raises(asyncio.CancelledError):
        await job
    assert await workers.run(abs, -7, patience=30) == 7


async def test_a_worker_that_cannot_be_started_is_a_job_that_has_failed(
    workers: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/nowhere/python")
        with pytest.raises(JobFailed, match="could be started"):
            await workers.run(abs, -7, patience=30)
    assert await workers.run(abs, -7, patience=30) == 7


async def test_no_more_threads_are_a_job_that_has_failed(workers: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_threads(*command: str, **options: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_threads)
    with pytest.raises(JobFailed, match="new thread"):
        await workers.run(abs, -7, patience=30)


def when_there(path: str) -> int:
    """A job that lasts until there is a file."""
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


def is_alive(pid: int) -> bool:
    """Whether there is a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_worker_that_becomes_free_while_another_one_is_started_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers, starting, may_go_on = WorkerPool(2), asyncio.Event(), asyncio.Event()
    begun = workers._begun

    async def slowly() -> asyncio.subprocess.Process:
        worker = await begun()
        starting.set()
        await may_go_on.wait()
        return worker

    first = asyncio.create_task(workers.run(when_there, str(tmp_path / "there"), patience=60))
    while not workers._busy:
        await asyncio.sleep(0.01)
    monkeypatch.setattr(workers, "_begun", slowly)
    second = asyncio.create_task(workers.run(os.getpid, patience=60))
    await starting.wait()
    (tmp_path / "there").touch()
    pids = {await first}
    may_go_on.set()
    pids.add(await second)
    assert len(workers._idle) == 2
    assert await workers.run(os.getpid, patience=60) in pids
    await workers.close()
    assert not any(map(is_alive, pids)), "all end with the pool"


async def test_a_worker_whose_start_outlasts_the_pool_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = WorkerPool(1)
    real = asyncio.create_subprocess_exec
    started: list[asyncio.subprocess.Process] = []

    async def meanwhile(*command: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(await real(*command, **options))
        await workers.close()
        return started[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", meanwhile)
    with pytest.raises(JobFailed, match="closing"):
        await workers.run(abs, -7, patience=60)
    assert not is_alive(started[0].pid)


async def test_closing_ends_a_job_and_lets_none_begin(workers: WorkerPool) -> None:
    job = asyncio.create_task(workers.run(time.sleep, 1_000, patience=2_000))
    while not workers._busy:
        await asyncio.sleep(0.01)
    await workers.close()
    with pytest.raises(JobFailed):
        await job
    with pytest.raises(JobFailed, match="closing"):
        await workers.run(abs, -7, patience=30)


KILLED = """
import asyncio, os, signal
from ruthless.server.worker_pool import WorkerPool
async def main():
    print(await WorkerPool(1).run(os.getpid, patience=30), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def test_workers_end_with_the_server_even_if_it_is_killed() -> None:
    done = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout)  # the worker has the same standard error, which has ended: so has the worker
