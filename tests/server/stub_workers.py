"""A supervisor whose workers only say who they are, for its tests: `python -m tests.server.stub_workers COUNT [HABIT]`.

Each request is answered with the number of the worker, its process, and what was read before it got the connection. A
request for `/quit` ends the worker, one for `/stay` keeps the connection open. With the habit `frail`, all but the first die as soon as they begin; with `hopeless`
the first one cannot begin and says why; with `mute` it ends without a word; with `hung` all but the first give a sign of
life and then do not move any more, until they are replaced. With `strict` an address has five connections, with `hasty`
nobody may be silent for long, and with `poor` there are few files.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import socket
import sys
from contextlib import ExitStack

from ruthless.kernel.errors import RuthlessError
from ruthless.server import commons, silent, supervisor
from ruthless.server.commons import Commons
from ruthless.server.limits import NONE, Limits
from ruthless.server.passing import CONNECTION, PASS_ON, READY, STOP, Channel
from ruthless.server.proxies import NO_PROXIES
from ruthless.server.supervisor import Supervisor

KEPT: list[socket.socket] = []


def main() -> None:
    """Serve on a free port, and say which when the first worker is ready."""
    count, habit = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    bound = socket.create_server(("127.0.0.1", 0))
    shared = Commons(count)
    if habit == "hung":
        commons.PATIENCE = supervisor.LOOK = supervisor.HUNG = 0.1

    if habit == "hasty":
        silent.PATIENCE = 0.1
    if habit == "poor":
        resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))
    limits = Limits(connections=5) if habit == "strict" else NONE

    def work(channel: Channel, number: int, node: str, before: str) -> None:
        if habit == "hopeless":
            raise RuthlessError("there is no database")
        if habit == "mute" or (habit == "frail" and number > 0):
            os._exit(7)
        channel.send(READY)
        if habit == "hung" and number > 0 and not before:
            shared.tell(number, (0, 0, 0))
            os.kill(os.getpid(), signal.SIGSTOP)
        while True:
            select.select([channel], [], [])
            message = channel.receive()
            if message is None:
                continue
            if message.kind == STOP:
                return
            if message.kind == CONNECTION and message.connection is not None:
                answer(channel, number, socket.socket(fileno=message.connection), message.text)

    try:
        supervising = Supervisor(bound, shared, work, limits, NO_PROXIES)
        supervising.run(lambda: print(bound.getsockname()[1], flush=True))
    except RuthlessError as error:
        print(error)
        raise SystemExit(2) from error
    print("stopped")


def answer(channel: Channel, number: int, connection: socket.socket, read: bytes) -> None:
    """Answer one request, or pass it on to the worker it names."""
    with ExitStack() as stack:
        stack.callback(connection.close)
        connection.setblocking(True)
        request = read
        while b"\n" not in request:
            more = connection.recv(65536)
            if not more:
                return
            request += more
        if b"/quit" in request:
            os._exit(9)
        if b"/to/" in request and not read:
            channel.send(PASS_ON, bytes([int(request.partition(b"/to/")[2][:1])]) + request, connection.fileno())
            return
        if b"/stay" in request:
            KEPT.append(connection)
            stack.pop_all()
        connection.sendall(f"{number} {os.getpid()} {len(read)}\n".encode())


if __name__ == "__main__":
    main()
