"""What workers share: whoever asks, it is the same."""

from __future__ import annotations

import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from ruthless.server import passing
from ruthless.server.limits import Rate

if not passing.possible():
    pytest.skip("there are no workers on this system", allow_module_level=True)

from ruthless.server.commons import PATIENCE, Commons

Made = Callable[[int], Commons]
LOCKS = Path("/proc/locks")


@pytest.fixture
def made() -> Iterator[Made]:
    """Makes commons for so many workers."""
    with ExitStack() as stack:
        yield lambda workers: stack.enter_context(closing(Commons(workers)))


def test_who_has_a_table_in_memory_is_known(made: Made) -> None:
    commons = made(3)
    commons.hold(1, "KR7Q2M")
    commons.hold(2, "KR7Q2M")
    assert commons.holders("KR7Q2M", but=0) == [1, 2]
    assert commons.holders("KR7Q2M", but=1) == [2]
    commons.let_go(1, "KR7Q2M")
    assert commons.holders("KR7Q2M", but=0) == [2]
    commons.wipe(2)
    assert commons.holders("KR7Q2M", but=0) == []


def test_a_place_that_overflows_is_never_taken_for_empty(made: Made) -> None:
    commons = made(2)
    for _ in range(300):
        commons.hold(0, "KR7Q2M")
    for _ in range(300):
        commons.let_go(0, "KR7Q2M")
    assert commons.holders("KR7Q2M", but=1) == [0]


def test_what_one_worker_notes_in_its_process_the_others_see(made: Made) -> None:
    commons = made(2)
    pid = os.fork()
    if pid == 0:
        commons.hold(1, "KR7Q2M")
        commons.accounts(1).counts("sockets").add("10.0.0.1")
        os._exit(0)
    os.waitpid(pid, 0)
    assert commons.holders("KR7Q2M", but=0) == [1]
    assert commons.accounts(0).counts("sockets").of("10.0.0.1") == 1


def test_connections_of_an_address_are_counted_over_all_workers(made: Made) -> None:
    commons = made(3)
    sockets = [commons.accounts(worker).counts("sockets") for worker in range(3)]
    for worker in (0, 0, 1, 1, 2):
        sockets[worker].add("10.0.0.1")
    sockets[0].remove("10.0.0.1")
    assert [one.of("10.0.0.1") for one in sockets] == [4, 4, 4]
    assert commons.accounts(0).counts("connections").of("10.0.0.1") == 0, "another kind has its own"
    commons.wipe(1)
    assert sockets[0].of("10.0.0.1") == 2
    assert sockets[0].of("10.0.0.2") == 0


def test_a_rate_is_one_for_all_workers(made: Made) -> None:
    commons = made(4)
    rates = [commons.accounts(worker).rates("requests", Rate(20, 0)) for worker in range(4)]
    taken = [rates[number % 4].take("10.0.0.1") for number in range(30)]
    assert taken == [True] * 20 + [False] * 10
    assert rates[0].take("10.0.0.2")
    assert commons.accounts(0).rates("hints", Rate(1, 0)).take("10.0.0.1"), "another kind has its own"


def test_a_rate_fills_with_time_and_is_drained(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    rate = made(1).accounts(0).rates("requests", Rate(2, 1))
    assert [rate.take("a") for _ in range(3)] == [True, True, False]
    now += 1
    assert [rate.take("a") for _ in range(2)] == [True, False]
    rate.of("a").drain(10)
    now += 2
    assert not rate.take("a")
    now += 1
    assert rate.take("a")


def test_a_network_of_ipv6_has_one_rate(made: Made) -> None:
    rate = made(1).accounts(0).rates("requests", Rate(1, 0))
    assert rate.take("2001:db8::1")
    assert not rate.take("2001:db8::2")


def test_what_was_counted_by_a_worker_that_died_still_counts(made: Made) -> None:
    commons = made(2)
    commons.tell(0, (3, 12, 100))
    commons.tell(1, (4, 16, 50))
    assert [commons.total(name) for name in ("tables", "connections", "answers")] == [7, 28, 150]
    commons.wipe(1)
    assert [commons.total(name) for name in ("tables", "connections", "answers")] == [3, 12, 150]
    commons.enter(1, "another")
    commons.tell(1, (1, 2, 5))
    assert [commons.total(name) for name in ("tables", "connections", "answers")] == [4, 14, 155]


def test_a_worker_that_does_not_move_is_noticed(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    commons = made(2)
    commons.tell(0, (1, 1, 1))
    assert not commons.is_stuck(0)
    now += PATIENCE + 1
    assert commons.is_stuck(0)
    assert not commons.is_stuck(1), "it has not begun yet"
    commons.wipe(0)
    assert not commons.is_stuck(0)


def test_workers_that_are_there_have_names(made: Made) -> None:
    commons = made(3)
    commons.enter(0, "one")
    commons.enter(2, "two")
    assert commons.nodes() == {"one", "two"}
    commons.wipe(0)
    assert commons.nodes() == {"two"}


def test_one_writes_at_a_time_and_the_turn_of_the_dead_is_over(made: Made) -> None:
    commons = made(2)
    read, write = os.pipe()
    holder = os.fork()
    if holder == 0:
        with commons.turn():
            os.write(write, b"held ")
            signal.pause()
    assert os.read(read, 5) == b"held "
    waiter = os.fork()
    if waiter == 0:
        with commons.turn():
            os.write(write, b"next ")
        os._exit(0)
    os.write(write, b"dead ")
    os.kill(holder, signal.SIGKILL)
    os.waitpid(holder, 0)
    os.waitpid(waiter, 0)
    assert os.read(read, 10) == b"dead next "


@pytest.mark.skipif(not LOCKS.exists(), reason="it is not seen here who waits for a lock")
def test_who_waits_has_the_next_turn_before_who_has_just_had_one(made: Made) -> None:
    commons = made(2)
    for _ in range(5):  # else it would be luck
        begin, go = os.pipe()
        read, write = os.pipe()
        waiter = os.fork()
        if waiter == 0:
            os.read(begin, 1)
            with commons.turn():
                os.write(write, b"next ")
            os._exit(0)
        with commons.turn():
            os.write(go, b"!")
            until = time.monotonic() + 30
            while not re.search(f"-> POSIX .* {waiter} ", LOCKS.read_text()):
                assert time.monotonic() < until, "it does not wait"
                time.sleep(0.01)
        with commons.turn():
            os.write(write, b"again ")
        os.waitpid(waiter, 0)
        assert os.read(read, 20) == b"next again "


def test_of_the_threads_of_a_worker_one_has_the_turn(made: Made) -> None:
    commons, inside = made(1), threading.Event()

    def take() -> None:
        with commons.turn():
            inside.set()

    other = threading.Thread(target=take)
    with commons.turn():
        other.start()
        assert not inside.wait(0.2)
    other.join()
    assert inside.is_set()
