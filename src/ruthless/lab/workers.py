"""Who works on the chunks of a run: this process, several of this machine, or a Ray cluster."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.settings import Settings

Work = Callable[[Any, range], Any]
Submit = Callable[[Work, Any, range], "Future[tuple[Any, float]]"]
"""Has a chunk worked on: its result is to come, with the seconds it took."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_PATIENCE = 0.5
"""Seconds of work after which it is worth while to start more processes."""


@dataclass
class Workers:
    """Those who work on chunks: how they are told to, and how many they are."""

    submit: Submit
    size: int


def workers_for(settings: Settings, games: int) -> AbstractContextManager[Workers]:
    """Workers for so many matches: as many as wanted, with 0 as many as are of use, but no more than there are matches.

    Afterwards what has not begun is dropped.
    """
    processes = min(settings.processes, games)
    if settings.engine == "ray":
        return _cluster(processes, settings.address)
    if processes == 0 and cores() > 1:
        return _growing(cores())
    return _processes(processes) if processes > 1 else _here()


def timed(work: Work, plan: Any, chunk: range) -> tuple[Any, float]:
    """Work on a chunk, and say how many seconds that took."""
    started = perf_counter()
    result = work(plan, chunk)
    return result, perf_counter() - started


def _at_once(work: Work, plan: Any, chunk: range) -> Future[tuple[Any, float]]:
    future: Future[tuple[Any, float]] = Future()
    future.set_result(timed(work, plan, chunk))
    return future


@contextmanager
def _here() -> Generator[Workers, None, None]:
    yield Workers(_at_once, 1)


@contextmanager
def _growing(count: int) -> Generator[Workers, None, None]:
    """This process alone at first; others come when there is much to do, because it takes time to start them."""
    started = perf_counter()
    with ExitStack() as stack:

        def submit(work: Work, plan: Any, chunk: range) -> Future[tuple[Any, float]]:
            if perf_counter() - started < _PATIENCE:
                return _at_once(work, plan, chunk)
            if growing.size == 1:
                others = stack.enter_context(_processes(count))
                growing.submit, growing.size = others.submit, others.size
            return growing.submit(work, plan, chunk)

        growing = Workers(submit, 1)
        yield growing


@contextmanager
def _processes(count: int) -> Generator[Workers, None, None]:
    executor = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin)

    def submit(work: Work, plan: Any, chunk: range) -> Future[tuple[Any, float]]:
        with _interrupts_held():
            return executor.submit(timed, work, plan, chunk)

    try:
        yield Workers(submit, count)
    except BrokenProcessPool as error:
        raise RuthlessError("a process of the run was killed: is there too little memory?") from error
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Generator[None, None, None]:
    """Interrupts wait, also for a process that is started here: while it starts it would answer with a traceback."""
    if hasattr(signal, "pthread_sigmask"):
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        yield


def _begin() -> None:
    """A process that works for another begins."""
    _end_with_parent()
    _collect_seldom()


YOUNG = 5_000
"""New objects after which these are looked at for garbage; by default it is 700."""


def _collect_seldom() -> None:
    """Look seldom for garbage: what has been loaded by now stays, and nearly all that bots leave behind goes by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def _end_with_parent() -> None:
    """An interrupt from the terminal reaches every process: those that work for another end without a word.

    They also end when the other one has been killed; waiting for its next chunk they would stay for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


@contextmanager
def _cluster(count: int, address: str | None) -> Generator[Workers, None, None]:
    """Tasks of Ray: on the cluster of that address, or on this machine."""
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ImportError:
        raise RuthlessError("the engine ray needs Ray: pip install 'ruthless[ray]'") from None
    own = not ray.is_initialized()
    if own:
        here = address is None
        try:
            ray.init(
                address or "local",
                num_cpus=(count or cores()) if here else None,
                include_dashboard=False if here else None,
                log_to_driver=False,
                configure_logging=False,
            )
        except Exception as error:  # a plain one, too, if this machine is so busy that Ray has not started after 30 s
            reason = str(error).partition("\n")[0]
            raise RuthlessError(f"Ray cannot be reached at {address or 'this machine'}: {reason}") from error
    try:
        task = ray.remote(timed)
        size = count or max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        yield Workers(lambda work, plan, chunk: task.remote(work, plan, chunk).future(), size)
    except RayTaskError as error:
        # What a task raised comes wrapped, with the traceback of the other process as its text.
        raise error.cause from None
    except RayError as error:
        raise RuthlessError(f"Ray gave up: {str(error).partition(chr(10))[0]}") from error
    finally:
        if own:
            ray.shutdown()
