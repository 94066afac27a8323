"""Supervisor: the process that listens, hands each connection to the worker it belongs to, and replaces workers that die.

It reads nothing: it looks at how a request begins, and hands over the connection with everything still to be read. Nobody
can make it wait, and it knows nothing of tables. Workers are copies of this process, made before it has threads or a loop.
"""

from __future__ import annotations

import errno
import gc
import logging
import os
import secrets
import selectors
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import NoReturn, Protocol

from ruthless.kernel.errors import RuthlessError
from ruthless.server import passing, routing
from ruthless.server.commons import Commons
from ruthless.server.employed import Worker, close
from ruthless.server.limits import Limits
from ruthless.server.passing import CONNECTION, FAILED, NEWS, PASS_ON, READY, STOP, WROTE, Channel, Message
from ruthless.server.proxies import Proxies
from ruthless.server.silent import Silent

log = logging.getLogger("ruthless.server")

AT_ONCE = 64
"""Connections that are taken before anything else gets its turn."""
LOOK = 1.0
"""Seconds between two looks at whether workers move."""
HUNG = 30.0
"""Seconds after which a worker that has been seen not to move is ended. It may only be slow, or have had no processor."""
PATIENCE = 8.0
"""Seconds workers have to bring to an end what they are at."""
BACKLOG = 2048


class Work(Protocol):
    """What a worker does, until it is told to stop or its supervisor is gone."""

    def __call__(self, channel: Channel, number: int, node: str, before: str) -> None:
        """Work under a number and a name; `before` is the name of the one who died and is replaced."""


class Supervisor:
    """The listening socket, the workers, and the connections that have not said anything yet."""

    def __init__(self, bound: socket.socket, commons: Commons, work: Work, limits: Limits, proxies: Proxies) -> None:
        self._bound = bound
        self._commons = commons
        self._work = work
        self._workers = [Worker(number) for number in range(commons.workers)]
        self._silent = Silent(limits, proxies, commons.accounts(0).counts("connections"))
        self._selector = selectors.DefaultSelector()
        self._dying: dict[int, int] = {}
        """Processes whose end is awaited: the number each of them had."""
        self._signals, self._signalled = socket.socketpair()
        self._next = 0
        self._stopping = False
        self._was_ready = False
        self._looked = time.monotonic()

    def run(self, when_ready: Callable[[], None] = lambda: None) -> None:
        """Serve until a signal says stop. RuthlessError if the first worker cannot start."""
        self._bound.setblocking(False)
        self._bound.listen(BACKLOG)
        gc.collect()
        gc.freeze()  # what is there now is shared with all workers, as long as nobody touches it
        with self._hearing_signals():
            self._selector.register(self._bound, selectors.EVENT_READ, self._accept)
            self._selector.register(self._signals, selectors.EVENT_READ, self._hear_signal)
            try:
                # The first one brings the database up to date, and finds out whether it can work at all.
                self._start(self._workers[0])
                while not self._was_ready and not self._stopping:
                    self._turn()
                if not self._stopping:
                    when_ready()
                while not self._stopping:
                    self._turn()
            finally:
                self._stop()

    @contextmanager
    def _hearing_signals(self) -> Iterator[None]:
        for end in (self._signals, self._signalled):
            end.setblocking(False)
        before = {one: signal.signal(one, lambda *_: None) for one in (signal.SIGINT, signal.SIGTERM)}
        fileno = signal.set_wakeup_fd(self._signalled.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(fileno)
            for one, handler in before.items():
                signal.signal(one, handler)

    def _hear_signal(self) -> None:
        self._signals.recv(64)
        if self._stopping:
            self._kill()
        self._stopping = True

    def _turn(self, longest: float = 0.25) -> None:
        """Wait until something happens, and do what there is to do."""
        for key, _ in self._selector.select(longest):
            try:
                key.data()
            except RuthlessError:
                raise
            except Exception:
                log.exception("the supervisor could not do something")
        self._reap()
        if self._stopping:
            return
        now = time.monotonic()
        while (overdue := self._silent.overdue()) is not None:
            self._drop(overdue)
        if self._was_ready:
            for worker in self._workers:
                if worker.pid is None and now >= worker.due:
                    self._start(worker)
        if now - self._looked >= LOOK:
            self._look_after_workers(now)

    # Connections

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, peer = self._bound.accept()
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE):
                    self._make_room()
                return
            connection.setblocking(False)
            start = _peeked(connection)
            if start is not None:
                self._route(connection, start)
            elif self._silent.enter(connection, peer[0] if peer else ""):
                self._selector.register(connection, selectors.EVENT_READ, partial(self._look_again, connection))
                while (oldest := self._silent.in_the_way_of(connection)) is not None:
                    self._drop(oldest)
            else:
                connection.close()

    def _make_room(self) -> None:
        """No more files can be open: let those go that say nothing, or wait for others to close theirs."""
        log.error("too many open files: raise their limit")
        if self._silent:
            self._drop(next(iter(self._silent)))
        else:
            time.sleep(0.05)

    def _look_again(self, connection: socket.socket) -> None:
        if connection not in self._silent:  # it had to make room just now
            return
        start = _peeked(connection)
        if start is not None:
            # Before it goes: what another process has a copy of would be watched for ever.
            self._selector.unregister(connection)
            self._silent.leave(connection)
            self._route(connection, start)

    def _route(self, connection: socket.socket, start: bytes) -> None:
        """Hand a connection over to where its first request belongs, by how that begins."""
        if not start:
            connection.close()
            return
        # Who sends the first line in pieces is served by anybody: a table can be played at every worker.
        key = routing.key_of(start)
        self._hand_over(self._at_any() if key is None else routing.place(key, len(self._workers)), b"", connection)

    def _at_any(self) -> int:
        """The next worker that is ready and moves, if there is one."""
        for _ in self._workers:
            self._next = (self._next + 1) % len(self._workers)
            if self._workers[self._next].ready and not self._commons.is_stuck(self._next):
                break
        return self._next

    def _hand_over(self, number: int, read: bytes, connection: socket.socket) -> None:
        """Give a connection to a worker; to another one if that is not to be had for a while."""
        worker = self._workers[number]
        if worker.hopeless and any(one.ready for one in self._workers):
            worker = self._workers[self._at_any()]
        self._send(worker, CONNECTION, read, connection.detach())

    def _drop(self, connection: socket.socket) -> None:
        self._selector.unregister(connection)
        self._silent.leave(connection)
        connection.close()

    # Messages

    def _send(self, worker: Worker, kind: bytes, text: bytes = b"", connection: int | None = None) -> None:
        """Say something to a worker as soon as it hears; a connection that goes with it is no longer ours."""
        worker.put(kind, text, connection)
        self._send_on(worker)

    def _send_on(self, worker: Worker) -> None:
        """Send what waits for a worker, as far as there is room."""
        if not worker.ready or worker.channel is None:
            return
        try:
            more = worker.send_on()
        except OSError:
            return  # it has died; we shall hear of it
        wanted = selectors.EVENT_READ | (selectors.EVENT_WRITE if more else 0)
        self._selector.modify(worker.channel, wanted, lambda: self._hear(worker))

    def _hear(self, worker: Worker) -> None:
        """Take what a worker says, and send it what waits."""
        assert worker.channel is not None
        try:
            for _ in range(AT_ONCE):
                message = worker.channel.receive()
                if message is None:
                    break
                self._take(worker, message)
        except EOFError:
            self._bury(worker)
            return
        if worker.waits:
            self._send_on(worker)

    def _take(self, worker: Worker, message: Message) -> None:
        kind, text, connection = message
        if kind == PASS_ON and connection is not None:
            self._hand_over(text[0] % len(self._workers), text[1:], socket.socket(fileno=connection))
        elif kind == WROTE:
            who, codes = text[1 : 1 + text[0]], text[1 + text[0] :]
            for number in who:
                if self._workers[number].ready:
                    self._send(self._workers[number], WROTE, codes)
        elif kind == READY:
            worker.ready = self._was_ready = True
            worker.stillborn = 0
            self._send_on(worker)
            self._tell_others(worker)
        elif kind == FAILED and not self._was_ready:
            raise RuthlessError(text.decode())

    def _tell_others(self, but: Worker) -> None:
        for one in self._workers:
            if one is not but and one.ready:
                self._send(one, NEWS)

    # Processes

    def _start(self, worker: Worker) -> None:
        before, node = worker.node, secrets.token_hex(8)
        ends: list[Channel] = []
        try:
            ends += passing.channels()
            self._commons.enter(worker.number, node)
            pid = os.fork()
        except OSError as error:  # no memory, or no more files or processes: just now
            for end in ends:
                end.close()
            self._commons.wipe(worker.number)
            self._put_off(worker, error)
            return
        ours, theirs = ends
        worker.node, worker.since = node, time.monotonic()
        if pid == 0:
            ours.close()
            self._become(worker, theirs, before)
        theirs.close()
        worker.pid, worker.channel = pid, ours
        self._selector.register(ours, selectors.EVENT_READ, lambda: self._hear(worker))

    def _put_off(self, worker: Worker, error: OSError) -> None:
        """A worker could not be started: the others serve its tables until it can."""
        if not self._was_ready:
            raise RuthlessError(f"no worker can be started: {error.strerror}") from error
        pause = worker.has_failed()
        log.error("a worker could not be started", extra={"worker": worker.number, "seconds": pause, "why": str(error)})
        if worker.hopeless:
            self._give_away(worker)

    def _become(self, worker: Worker, channel: Channel, before: str) -> NoReturn:
        """Be a worker, from here to the end of this process."""
        code = 1
        try:
            os.setsid()  # whoever stops the server from a terminal does not stop its workers one by one
            signal.set_wakeup_fd(-1)
            for one in (signal.SIGINT, signal.SIGTERM):
                signal.signal(one, signal.SIG_DFL)
            self._let_go()
            self._work(channel, worker.number, worker.node, before)
            code = 0
        except RuthlessError as error:
            with suppress(OSError):
                channel.send(FAILED, str(error).encode())
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:
            log.exception("a worker has failed", extra={"worker": worker.number})
        finally:
            logging.shutdown()
            os._exit(code)

    def _let_go(self) -> None:
        """Close, in a worker, what belongs to the supervisor. Nobody is told anything by this."""
        self._selector.close()
        for end in (self._bound, self._signals, self._signalled, *self._silent):
            end.close()
        for worker in self._workers:
            for _, _, connection in worker.waiting:
                close(connection)
            if worker.channel is not None:
                worker.channel.close()

    def _bury(self, worker: Worker) -> None:
        """A worker has closed its channel: it has died, or is about to."""
        assert worker.channel is not None
        assert worker.pid is not None
        self._selector.unregister(worker.channel)
        worker.channel.close()
        with suppress(ProcessLookupError):
            os.kill(worker.pid, signal.SIGKILL)  # it may have closed the channel without an end in sight
        self._dying[worker.pid] = worker.number
        pause = worker.has_failed()
        self._commons.wipe(worker.number)
        if self._stopping:
            return
        if not self._was_ready:
            raise RuthlessError("the server could not start; the log says why")
        log.error("a worker has died and is replaced", extra={"worker": worker.number, "seconds": pause})
        self._tell_others(worker)
        if worker.hopeless:
            self._give_away(worker)

    def _give_away(self, worker: Worker) -> None:
        """Let others serve the connections that wait for a worker."""
        waiting, worker.waiting = worker.waiting, deque()
        for _, read, connection in waiting:
            if connection is not None:
                self._hand_over(worker.number, read, socket.socket(fileno=connection))

    def _look_after_workers(self, now: float) -> None:
        """End those that do not move any more, and so are replaced.

        Only what is seen counts, look by look: where this process had no turn either, a worker could not move.
        """
        seen, self._looked = min(now - self._looked, 2 * LOOK), now
        for worker in self._workers:
            worker.still = worker.still + seen if self._commons.is_stuck(worker.number) else 0.0
            if worker.still > HUNG and worker.pid is not None:
                log.error("a worker does not move and is ended", extra={"worker": worker.number})
                worker.still = 0.0
                with suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGKILL)

    def _reap(self) -> None:
        """Take leave of processes that have ended."""
        for pid, number in list(self._dying.items()):
            found, status = os.waitpid(pid, os.WNOHANG)
            if found:
                del self._dying[pid]
                code = os.waitstatus_to_exitcode(status)
                log.info("a worker has ended", extra={"worker": number, "pid": pid, "code": code})

    def _stop(self) -> None:
        """Listen no more, and wait until the workers have ended; after a while they are not asked any more."""
        self._stopping = True
        self._selector.unregister(self._bound)
        self._bound.close()
        for connection in self._silent:
            self._drop(connection)
        for worker in self._workers:
            self._send(worker, STOP)
        patience = time.monotonic() + PATIENCE
        while self._dying or any(worker.pid is not None for worker in self._workers):
            if time.monotonic() > patience:
                self._kill()
            self._turn(0.05)

    def _kill(self) -> None:
        for worker in self._workers:
            if worker.pid is not None:
                os.kill(worker.pid, signal.SIGKILL)


def _peeked(connection: socket.socket) -> bytes | None:
    """What a connection says first, which is left to be read; nothing if it has ended, None if it has said nothing yet."""
    try:
        return connection.recv(routing.LONGEST, socket.MSG_PEEK)
    except (BlockingIOError, InterruptedError):
        return None
    except OSError:
        return b""
