"""Workers: what they say when they cannot work."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from threading import Event

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.settings import Settings
from ruthless.lab.workers import YOUNG, cores, workers_for


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


def vanish(plan: int, chunk: range) -> None:
    """Work that ends its process, as the system does when memory runs out."""
    os._exit(plan)


def test_a_process_that_is_killed_is_reported_in_one_line() -> None:
    with pytest.raises(RuthlessError, match="a process of the run was killed"), workers_for(Settings(2), 2) as workers:
        workers.submit(vanish, 1, range(1)).result()


def collecting(plan: int, chunk: range) -> tuple[int, int]:
    """How a process looks for garbage: after how many new objects, and how many it does not look at any more."""
    return gc.get_threshold()[0], gc.get_freeze_count()


def test_processes_of_a_run_look_seldom_for_garbage() -> None:
    before = collecting(0, range(1))
    with workers_for(Settings(2), 2) as workers:
        (threshold, frozen), _ = workers.submit(collecting, 1, range(1)).result()
    assert threshold == YOUNG
    assert frozen > 1_000
    assert collecting(0, range(1)) == before, "here nothing has changed"


def greet(plan: int, chunk: range) -> None:
    """Work that can be heard of outside."""
    os.write(1, b"here\n")


def test_nobody_stays_when_the_run_is_killed() -> None:
    program = "from ruthless.lab import workers_test; workers_test.employ()"
    run = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert run.stdout is not None
    assert run.stdout.readline() == b"here\n"
    run.kill()
    # The end of the output has come when nobody is left who could write.
    assert run.communicate(timeout=60)[0] == b""


def employ() -> None:
    """Have somebody work, and wait for something that does not happen."""
    with workers_for(Settings(2), 2) as workers:
        workers.submit(greet, 1, range(1))
        Event().wait()


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(RuthlessError, match=r"needs Ray: pip install 'ruthless\[ray\]'"),
        workers_for(Settings(2, "ray"), 2),
    ):
        pytest.fail("somebody works")


@pytest.mark.parametrize("kind", [ConnectionError, Exception])  # the latter if it has not started in time
def test_a_cluster_that_cannot_be_reached_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
) -> None:
    def refuse(address: str, **settings: object) -> None:
        raise kind(f"nobody at {address}\nand much more")

    monkeypatch.setattr("ray.init", refuse)
    with (
        pytest.raises(RuthlessError, match=r"^Ray cannot be reached at head:1: nobody at head:1$"),
        workers_for(Settings(2, "ray", "head:1"), 2),
    ):
        pytest.fail("somebody works")
