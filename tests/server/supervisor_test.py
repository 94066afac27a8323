"""The supervisor hands connections to workers, replaces those that die, and cannot be kept from it by anybody."""

from __future__ import annotations

import errno
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.server import employed, passing, routing
from ruthless.server.commons import Commons
from ruthless.server.employed import Worker
from ruthless.server.limits import NONE
from ruthless.server.passing import Channel
from ruthless.server.proxies import NO_PROXIES
from ruthless.server.supervisor import Supervisor

pytestmark = pytest.mark.skipif(not passing.possible(), reason="connections cannot change hands on this system")


class Served:
    """A running supervisor with workers that say who they are."""

    def __init__(self, count: int, habit: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.stub_workers", str(count), habit],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def connect(self) -> socket.socket:
        """A connection that has said nothing yet."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def ask(self, path: str) -> tuple[int, int, int]:
        """Which worker answers, its process, and how much had been read before. As a browser does, it asks again."""
        while True:
            with suppress(ConnectionError), self.connect() as connection:
                connection.sendall(f"GET {path} HTTP/1.1\n".encode())
                return heard(connection)

    def end(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it; what it said."""
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=20)
        return said


def heard(connection: socket.socket) -> tuple[int, int, int]:
    """What a worker has answered."""
    line = connection.makefile().readline()
    if not line:
        raise ConnectionError
    number, process, read = line.split()
    return int(number), int(process), int(read)


@contextmanager
def served(count: int, habit: str = "") -> Iterator[Served]:
    """A supervisor while it is needed."""
    found = Served(count, habit)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.end()


def alive(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def code_at(worker: int, workers: int) -> str:
    """The code of a table that belongs to a worker."""
    return next(code for code in (f"AAAA{n:02}" for n in range(100)) if routing.place(code.encode(), workers) == worker)


def test_all_that_is_about_a_table_goes_to_one_worker() -> None:
    with served(3) as server:
        for worker in range(3):
            code = code_at(worker, 3)
            paths = (f"/api/tables/{code}", f"/api/tables/{code}/socket", f"/api/tables/{code.lower()}/seats?x=1")
            assert [server.ask(path)[0] for path in paths] == [worker] * 3


def test_what_belongs_to_nobody_is_shared_out() -> None:
    with served(3) as server:
        for worker in range(3):
            server.ask(f"/api/tables/{code_at(worker, 3)}")  # now all of them are there
        assert {server.ask("/")[0] for _ in range(6)} == {0, 1, 2}


def test_who_says_nothing_keeps_nobody_waiting() -> None:
    with served(2) as server, ExitStack() as stack:
        silent = [stack.enter_context(server.connect()) for _ in range(50)]
        assert server.ask(f"/api/tables/{code_at(1, 2)}")[0] == 1
        silent[7].sendall(f"GET /api/tables/{code_at(0, 2)} HTTP/1.1\n".encode())
        assert heard(silent[7])[0] == 0


def test_an_address_that_says_nothing_many_times_makes_room_for_itself() -> None:
    with served(2, "strict") as server, ExitStack() as stack:
        silent = [stack.enter_context(server.connect()) for _ in range(8)]
        assert [one.recv(1) for one in silent[:3]] == [b""] * 3
        for one in silent[3:]:
            one.sendall(b"GET / HTTP/1.1\n")
            assert heard(one)[0] in (0, 1)


def test_nobody_says_nothing_for_ever() -> None:
    with served(2, "hasty") as server, server.connect() as connection:
        assert connection.recv(1) == b""
        assert server.ask("/")


def test_where_there_are_no_more_files_the_silent_make_room() -> None:
    with served(2, "poor") as server, ExitStack() as stack:
        silent = [stack.enter_context(server.connect()) for _ in range(60)]
        assert server.ask("/")
        assert silent[0].recv(1) == b""


def test_who_has_been_handed_over_is_no_business_of_the_supervisor_any_more() -> None:
    with served(2) as server, ExitStack() as stack:
        connections: list[socket.socket] = []
        for turn in range(6):
            for talkative in connections:
                talkative.sendall(b"more")
            fresh = [stack.enter_context(server.connect()) for _ in range(30)]
            assert server.ask("/")  # so all of them have been seen, and are waited for
            for number, connection in enumerate(fresh):
                connection.sendall(f"GET /api/tables/{code_at(number % 2, 2)}/stay HTTP/1.1\n".encode())
            assert [heard(one)[0] for one in fresh] == [number % 2 for number in range(30)], turn
            connections += fresh


def test_who_begins_a_line_and_does_not_end_it_is_a_worker_s_business() -> None:
    with served(2) as server, server.connect() as connection:
        connection.sendall(b"GET /api/ta")
        connection.sendall(b"bles/KR7Q2M HTTP/1.1\n")
        assert heard(connection)[0] in (0, 1)


def test_a_worker_that_does_not_move_any_more_is_replaced() -> None:
    with served(2, "hung") as server:
        worker, process, _ = server.ask(f"/api/tables/{code_at(1, 2)}")
        assert worker == 1
        assert alive(process)


def test_who_hangs_up_leaves_nothing_behind() -> None:
    with served(2) as server:
        folder = f"/proc/{server.process.pid}/fd"
        server.ask("/")
        before = len(os.listdir(folder))
        for _ in range(30):
            server.connect().close()
        wait_for(lambda: len(os.listdir(folder)) <= before)


def test_a_worker_passes_a_connection_on_with_what_it_has_read() -> None:
    with served(3) as server:
        number, _, read = server.ask("/to/2")
        assert (number, read) == (2, len("GET /to/2 HTTP/1.1\n"))


def test_a_worker_that_dies_is_replaced_and_its_tables_go_on() -> None:
    with served(2) as server:
        path = f"/api/tables/{code_at(1, 2)}"
        _, first, _ = server.ask(path)
        os.kill(first, signal.SIGKILL)
        number, second, _ = server.ask(path)
        assert number == 1
        assert second != first
        with server.connect() as connection:
            connection.sendall(b"GET /quit HTTP/1.1\n")
            assert connection.recv(1) == b""
        assert server.ask(path)[0] == 1


def test_what_belongs_to_a_worker_that_keeps_dying_is_served_by_others() -> None:
    with served(2, "frail") as server:
        assert server.ask(f"/api/tables/{code_at(1, 2)}")[0] == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_all_its_workers(how: signal.Signals) -> None:
    with served(2) as server:
        workers = [server.ask(f"/api/tables/{code_at(worker, 2)}")[1] for worker in range(2)]
        assert server.end(how) == "stopped\n"
        assert server.process.returncode == 0
        assert not any(alive(process) for process in workers)


def test_workers_end_when_the_supervisor_is_gone() -> None:
    with served(2) as server:
        workers = [server.ask(f"/api/tables/{code_at(worker, 2)}")[1] for worker in range(2)]
        server.process.kill()
        server.process.communicate(timeout=20)
        wait_for(lambda: not any(alive(process) for process in workers))


@pytest.mark.parametrize(("habit", "said"), [("hopeless", "there is no database"), ("mute", "could not start")])
def test_if_the_first_worker_cannot_begin_nothing_does(habit: str, said: str) -> None:
    command = [sys.executable, "-m", "tests.server.stub_workers", "2", habit]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert said in done.stdout
    assert done.returncode == 2


@contextmanager
def not_listening() -> Iterator[tuple[Supervisor, Worker, Channel]]:
    """A supervisor with a worker that hears nothing for a while, and the other end of its line."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        commons = Commons(1)
        supervising = Supervisor(bound, commons, lambda *_: None, NONE, NO_PROXIES)
        ours, theirs = passing.channels()
        (worker,) = supervising._workers
        worker.channel, worker.ready = ours, True
        supervising._selector.register(ours, selectors.EVENT_READ, lambda: supervising._hear(worker))
        supervising._selector.register(bound, selectors.EVENT_READ, lambda: None)
        while ours.send(passing.NEWS):
            pass
        with ExitStack() as stack:
            for one in (ours, theirs, commons, supervising._signals, supervising._signalled, supervising._selector):
                stack.callback(one.close)
            yield supervising, worker, theirs


def said(supervising: Supervisor, worker: Channel) -> set[bytes]:
    """All that a worker is told when it listens again."""
    heard = set()
    for _ in range(3):
        while (message := worker.receive()) is not None:
            heard.add(message.kind)
        supervising._turn(0.1)
    return heard


def test_a_worker_that_has_missed_something_is_told_so_as_soon_as_it_listens() -> None:
    with not_listening() as (supervising, worker, theirs):
        worker.missed = True
        supervising._send_on(worker)
        assert worker.missed, "there was no room to say so"
        assert passing.WROTE in said(supervising, theirs)
        assert not worker.missed


def test_a_worker_that_does_not_listen_just_now_is_told_to_stop_when_it_does() -> None:
    with not_listening() as (supervising, _, theirs):
        supervising._stop()
        assert passing.STOP in said(supervising, theirs)


def test_where_no_process_can_be_made_just_now_the_others_go_on_and_it_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with not_listening() as (supervising, worker, _):
        assert worker.channel is not None
        supervising._selector.unregister(worker.channel)
        worker.channel, worker.ready, worker.node = None, False, "who has died"
        supervising._was_ready = True

        def no_process() -> int:
            raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

        monkeypatch.setattr(os, "fork", no_process)
        for tried in (1, 2, 3):
            worker.due = 0.0
            supervising._turn(0)
            assert (worker.stillborn, worker.pid, worker.node) == (tried, None, "who has died")
            assert worker.due > time.monotonic()
            assert not supervising._commons.is_there(0)
        monkeypatch.setattr(os, "fork", lambda: 2**22 + 1)
        worker.due = 0.0
        supervising._turn(0)
        assert worker.pid == 2**22 + 1
        assert supervising._commons.is_there(0)
        assert worker.channel is not None
        worker.channel.close()


def test_a_worker_is_started_again_however_often_it_has_died() -> None:
    worker = Worker(0)
    pauses = [worker.has_failed() for _ in range(5_000)]
    assert pauses[:4] == [0.25, 0.5, 1.0, 2.0]
    assert pauses == sorted(pauses)
    assert pauses[-1] == employed.LONGEST
    worker.ready, worker.since = True, time.monotonic() - 2 * employed.FIRM
    assert worker.has_failed() == 0.0, "it has worked for a while"


def test_if_no_process_can_be_made_at_all_nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    with not_listening() as (supervising, worker, _):
        monkeypatch.setattr(os, "fork", lambda: (_ for _ in ()).throw(OSError(errno.ENOMEM, "Cannot allocate memory")))
        with pytest.raises(RuthlessError, match="no worker can be started: Cannot allocate memory"):
            supervising._start(worker)


def wait_for(wanted: object, seconds: float = 20) -> None:
    """Wait until something holds."""
    assert callable(wanted)
    patience = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < patience, "never happened"
        time.sleep(0.02)
