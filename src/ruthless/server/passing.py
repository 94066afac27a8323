"""Passing: messages between the supervisor and a worker, some of them with a connection that changes hands.

A message is one packet: its first byte says what it is. A file descriptor that goes with it is a copy of the sender's,
who closes its own afterwards.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from array import array
from contextlib import suppress
from typing import Final, NamedTuple

CONNECTION: Final = b"c"
"""To a worker, with a connection: serve it. What has been read from it already follows."""
PASS_ON: Final = b"p"
"""From a worker, with a connection: it belongs to the worker whose number follows, and then what was read from it."""
WROTE: Final = b"w"
"""Something was written at these tables. From a worker with the numbers of those who should hear of it."""
NEWS: Final = b"n"
"""To a worker: others have come or gone."""
STOP: Final = b"s"
"""To a worker: bring what you are at to an end, and go."""
READY: Final = b"r"
"""From a worker: it can serve."""
FAILED: Final = b"e"
"""From a worker: why it cannot start."""

LONGEST = 294_912
"""Bytes of a message: as many as are read from a connection at a time, and some more."""
_BUFFER = 1 << 20
_LATER = (errno.EAGAIN, errno.ENOBUFS, errno.ETOOMANYREFS)


class Message(NamedTuple):
    """What has come in: its kind, what it says, and the connection that came with it."""

    kind: bytes
    text: bytes
    connection: int | None


def possible() -> bool:
    """Whether connections can change hands here at all: Windows and macOS do not have what it takes."""
    if sys.platform == "win32" or not hasattr(os, "fork") or not hasattr(socket, "SCM_RIGHTS"):
        return False
    try:
        one, other = _pair()
    except OSError:
        return False
    one.close()
    other.close()
    return True


def _pair() -> tuple[socket.socket, socket.socket]:
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def channels() -> tuple[Channel, Channel]:
    """Both ends of a line between two processes."""
    one, other = _pair()
    return Channel(one), Channel(other)


class Channel:
    """One end of a line. Nothing here ever waits."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        with suppress(OSError):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _BUFFER)
        self._end = end

    def fileno(self) -> int:
        """For whoever waits until there is something to read."""
        return self._end.fileno()

    def send(self, kind: bytes, text: bytes = b"", connection: int | None = None) -> bool:
        """Send a message; False if there is no room for it just now. OSError if nobody is there any more."""
        rights = [] if connection is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        try:
            self._end.sendmsg([kind + text], rights)
        except OSError as error:
            if error.errno in _LATER:
                return False
            raise
        return True

    def receive(self) -> Message | None:
        """The next message, None if there is none yet. EOFError if there will be none."""
        try:
            data, rights, _, _ = self._end.recvmsg(LONGEST + 1, socket.CMSG_SPACE(array("i").itemsize))
        except (BlockingIOError, InterruptedError):
            return None
        except OSError as error:
            raise EOFError from error
        if not data:
            raise EOFError
        received = array("i")
        for level, kind, content in rights:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                received.frombytes(content[: len(content) - len(content) % received.itemsize])
        return Message(data[:1], data[1:], received[0] if received else None)

    def close(self) -> None:
        """Nothing more will be said."""
        self._end.close()
