"""Employed: a worker as its supervisor knows it: its process, how often that has failed, and what it has yet to be told."""

from __future__ import annotations

import os
import time
from collections import deque

from ruthless.server.passing import STOP, WROTE, Channel

WAITING = 4096
"""Messages that may wait for a worker."""
FIRM = 1.0
"""Seconds after which a worker counts as well started: if it dies later it is replaced at once."""
SHORTEST, LONGEST = 0.25, 30.0
"""Seconds until a worker that has died at its start is started again; each time twice as long."""
HOPELESS = 2
"""After so many deaths before it could serve nobody waits for a worker: others serve its tables meanwhile."""


class Worker:
    """One of the processes, or the place it will take when it is replaced."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.node = ""
        self.pid: int | None = None
        self.channel: Channel | None = None
        self.ready = False
        self.since = 0.0
        self.due = 0.0
        """When it is to be started."""
        self.still = 0.0
        """For how many seconds it has been seen not to move."""
        self.stillborn = 0
        """How often in a row it has died before it could serve."""
        self.waiting: deque[tuple[bytes, bytes, int | None]] = deque()
        """What it has not been sent yet."""
        self.missed = False
        """Whether it has not been told everything that others wrote."""
        self._failures = 0
        """How often in a row it has died soon after it was started, or could not be."""

    # Its process

    def has_failed(self) -> float:
        """It has died, or could not be started. In how many seconds it is to be started again."""
        now = time.monotonic()
        self._failures = 0 if self.ready and now - self.since > FIRM else self._failures + 1
        self.stillborn += not self.ready
        # `_failures` may be thousands: what is wrong with a machine may be so for days
        pause = min(LONGEST, SHORTEST * 2 ** min(self._failures - 1, 16)) if self._failures else 0.0
        self.channel, self.pid, self.ready = None, None, False
        self.due = now + pause
        return pause

    @property
    def hopeless(self) -> bool:
        """Whether nobody should wait for it."""
        return self.stillborn >= HOPELESS

    # What it is told

    def put(self, kind: bytes, text: bytes = b"", connection: int | None = None) -> None:
        """Let something wait until it hears; a connection that goes with it is no longer ours."""
        if len(self.waiting) < WAITING or kind == STOP:
            self.waiting.append((kind, text, connection))
            return
        self.missed |= kind == WROTE
        close(connection)

    @property
    def waits(self) -> bool:
        """Whether there is anything it has not been told yet."""
        return bool(self.waiting) or self.missed

    def send_on(self) -> bool:
        """Send what waits, as far as there is room; whether something still waits. OSError if it has died."""
        assert self.channel is not None
        while self.waiting and self.channel.send(*self.waiting[0]):
            close(self.waiting.popleft()[2])
        if self.missed and not self.waiting:
            self.missed = not self.channel.send(WROTE)
        return self.waits


def close(connection: int | None) -> None:
    """Close a connection that is known by its number, if there is one."""
    if connection is not None:
        os.close(connection)
