"""Limits: how much anybody may ask of the server. Buckets fill with time; what does not fit is refused, not queued."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from ruthless.server.proxies import counted


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows. An address is one of IPv4, or a /64 of IPv6."""

    frames: Rate = Rate(40, 15)
    """Frames of a connection that ask for something."""
    asks: Rate = Rate(400, 100)
    """The same of all connections of an address together; what is beyond them waits."""
    all_frames: Rate = Rate(80, 20)
    """Frames of a connection of any kind: pings, pongs and fragments count."""
    frame_bytes: Rate = Rate(256_000, 32_000)
    """Bytes of all frames of a connection."""
    talk: Rate = Rate(5, 0.5)
    """Lines of chat of a connection."""
    hints: Rate = Rate(6, 0.5)
    """Hints an address may ask for: each keeps a processor busy for a while."""
    replays: Rate = Rate(30, 0.2)
    """Seconds an address may have matches played again for it."""
    requests: Rate = Rate(120, 20)
    """HTTP requests of an address; and as many new sockets, so that nobody finds a table by trying codes."""
    files: Rate = Rate(400, 50)
    """Requests of an address for everything else: a page has many files, and a house many people."""
    arrivals: Rate = Rate(300, 50)
    """Connections an address may open."""
    connections: int = 120
    """Open connections of an address, whatever they are for."""
    sockets: int = 40
    """Of these, those to tables."""
    total: int = 10_000
    """Open connections of everybody; fewer if the system does not have so many files."""
    tables: int = 60
    """Tables an address may make within an hour."""
    body: int = 1_000_000
    """Bytes of a request that may be a record."""
    small_body: int = 65_536
    """Bytes of any other request."""
    head: int = 16_384
    """Bytes of the line and the headers of a request."""
    frame: int = 16_384
    """Bytes of a frame."""
    head_seconds: float = 10.0
    """How long somebody may take to say what they want, from the connection or the first byte on."""
    body_seconds: float = 30.0
    """How long somebody may take to send what belongs to it."""
    stalled_seconds: float = 20.0
    """How long somebody may take nothing of what is sent to them."""


ANY = Rate(1e9, 1e9)
NONE = Limits(
    frames=ANY,
    asks=ANY,
    all_frames=ANY,
    frame_bytes=ANY,
    talk=ANY,
    hints=ANY,
    replays=ANY,
    requests=ANY,
    files=ANY,
    arrivals=ANY,
    connections=10**9,
    sockets=10**9,
    total=10**9,
    tables=10**9,
)
"""For tests and measurements that ask for more than any person would."""


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._seen = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Whether so many more are allowed now; if not, none of them is."""
        self._fill()
        if self._left < count:
            return False
        self._left -= count
        return True

    def drain(self, count: float) -> None:
        """Take so many away, whether they are left or not: who has taken too much waits longer."""
        self._fill()
        self._left = max(-self._rate.burst, self._left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now


class Buckets:
    """A bucket for each address, those that have not been seen for longest forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        key = counted(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, address: str) -> bool:
        """Whether one more is allowed for this address now."""
        return self.of(address).take()
