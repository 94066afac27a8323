"""Silent: connections that have said nothing yet, before any worker has them: for how long, how many, and of whom.

An address may open and have as many as the limits say, those that workers have for it included. Who says nothing makes
room for who comes. A proxy of ours comes for many.
"""

from __future__ import annotations

import socket
import time
from collections import OrderedDict
from collections.abc import Iterator

from ruthless.server.accounts import Counts, Tally
from ruthless.server.chronicle import Refusals
from ruthless.server.limits import Buckets, Limits
from ruthless.server.proxies import Proxies, counted

PATIENCE = 10.0
"""Seconds in which a new connection has to say something. A browser may open one before it knows what it wants."""
MOST = 1000
"""Connections that may be silent at once."""


class Silent:
    """Those connections, the one that has been silent for longest first."""

    def __init__(self, limits: Limits, proxies: Proxies, elsewhere: Counts) -> None:
        """`elsewhere` is how many connections of an address workers have."""
        self._limits = limits
        self._proxies = proxies
        self._elsewhere = elsewhere
        self._waiting: OrderedDict[socket.socket, tuple[float, str | None]] = OrderedDict()
        """Since when who waits, and whose they are, as the limits count; None if it is a proxy's."""
        self._here = Tally()
        self._arrivals = Buckets(limits.arrivals)
        self._refusals = Refusals()

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, connection: socket.socket) -> bool:
        return connection in self._waiting

    def __iter__(self) -> Iterator[socket.socket]:
        return iter(list(self._waiting))

    def enter(self, connection: socket.socket, peer: str) -> bool:
        """Whether a connection that says nothing may wait; if not, it takes no place."""
        address = None if self._proxies.trusts(peer) else counted(peer)
        if address is not None:
            if not self._arrivals.take(address):
                self._refusals.note(peer, "too many connections a second")
                return False
            self._here.add(address)
        self._waiting[connection] = (time.monotonic(), address)
        return True

    def leave(self, connection: socket.socket) -> None:
        """A connection has said something, or is closed."""
        _, address = self._waiting.pop(connection)
        if address is not None:
            self._here.remove(address)

    def in_the_way_of(self, connection: socket.socket) -> socket.socket | None:
        """The one that has to go for one that has just come: the oldest of an address that has too many."""
        address = self._waiting[connection][1]
        if address is None or self._here.of(address) + self._elsewhere.of(address) <= self._limits.connections:
            return None
        oldest = next(one for one, (_, whose) in self._waiting.items() if whose == address)
        return None if oldest is connection else oldest  # if workers have all the others, they refuse it in words

    def overdue(self) -> socket.socket | None:
        """One that has been silent for too long, or for longest where there are too many."""
        for connection, (since, _) in self._waiting.items():
            late = time.monotonic() - since >= PATIENCE or len(self._waiting) > MOST
            return connection if late else None
        return None
