"""Limits: how much anybody may ask of the server. Buckets fill with time; what does not fit is refused, not queued."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows."""

    frames: Rate = Rate(40, 15)
    """Frames a connection may send."""
    talk: Rate = Rate(5, 0.5)
    """Lines of chat of a connection."""
    hints: Rate = Rate(6, 0.5)
    """Hints an address may ask for: each keeps a processor busy for a while."""
    requests: Rate = Rate(120, 20)
    """HTTP requests of an address; and as many new connections, so that nobody finds a table by trying codes."""
    connections: int = 40
    """Open connections of an address."""
    tables: int = 60
    """Tables an address may make within an hour."""
    body: int = 2_000_000
    """Bytes of a request, which may be a record."""
    frame: int = 16_384
    """Bytes of a frame."""


NONE = Limits(Rate(1e9, 1e9), Rate(1e9, 1e9), Rate(1e9, 1e9), Rate(1e9, 1e9), 10**9, 10**9)
"""For tests and measurements that ask for more than any person would."""


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, those that have not been seen for longest forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
