"""The gate: how many connections there are, in all and of each address, and who is shown out.

Who is connected without having asked for anything makes room for who comes: half a request keeps nobody out.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from ruthless.server.accounts import Accounts, OwnAccounts
from ruthless.server.chronicle import Refusals
from ruthless.server.limits import Limits
from ruthless.server.proxies import NO_PROXIES, Proxies, counted

LINGER = 5.0
"""Seconds somebody whose connection is being closed gets to take what has been sent."""
FINE = 30
"""As many arrivals is what being cut off costs an address."""
RESERVED = 200
"""Files the server needs for other things than connections."""


class Place:
    """One connection, from its beginning to its end."""

    __slots__ = ("address", "closing", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None) -> None:
        self.transport = transport
        self.address = address
        """Whose it is, as the limits count; None if it is a proxy's, which comes for many."""
        self.closing: float | None = None
        """Since when it is being closed."""


class Gate:
    """All connections of a process; those of an address are counted where its accounts are kept."""

    def __init__(
        self,
        limits: Limits,
        proxies: Proxies = NO_PROXIES,
        accounts: Accounts | None = None,
        *,
        files: int | None = None,
    ) -> None:
        self.limits = limits
        self.proxies = proxies
        self._most = limits.total if files is None else max(1, min(limits.total, files - RESERVED))
        self._places: dict[asyncio.Transport, Place] = {}
        self._idle: OrderedDict[Place, None] = OrderedDict()
        """Those that have not asked for anything, the longest first."""
        accounts = accounts or OwnAccounts()
        self._counts = accounts.counts("connections")
        """Connections of each address, and requests that a proxy has brought for it."""
        self._arrivals = accounts.rates("arrivals", limits.arrivals)
        self._refusals = Refusals()
        self._sweeping = False

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, transport: asyncio.Transport, peer: str) -> bool:
        """Whether somebody may come in. If not, the connection takes no place; the caller closes it, unless that is done.

        Who comes too often gets no answer: that would cost more than to hear them out.
        """
        address = None if self.proxies.trusts(peer) else counted(peer)
        if address is not None:
            if not self._arrivals.take(address):
                transport.abort()
                return self._refuse(peer, "too many connections a second")
            if self._counts.of(address) >= self.limits.connections and not self._make_room(address):
                return self._refuse(peer, "too many connections")
        if len(self._places) >= self._most and not self._make_room():
            return self._refuse(peer, "too many connections of everybody")
        place = self._places[transport] = Place(transport, address)
        self._idle[place] = None
        if address is not None:
            self._counts.add(address)
        self._sweep_later()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        place = self._places.pop(transport, None)
        if place is not None:
            self._idle.pop(place, None)
            if place.address is not None:
                self.give_back(place.address)

    def idle(self, transport: asyncio.Transport, idle: bool) -> None:
        """Whether a connection waits for somebody to ask for something."""
        place = self._places.get(transport)
        if place is None:
            return
        self._idle.pop(place, None)
        if idle:
            self._idle[place] = None

    def arrives(self, address: str) -> bool:
        """Whether a proxy may bring one more socket for this address now: as often as one may come by oneself."""
        return self._arrivals.take(address) or self._refuse(address, "too many connections a second")

    def claim(self, address: str) -> bool:
        """Whether a proxy may bring one more request for this address; who was let in gives back."""
        key = counted(address)
        if self._counts.of(key) >= self.limits.connections:
            return self._refuse(address, "too many requests at once")
        self._counts.add(key)
        return True

    def give_back(self, address: str) -> None:
        """What was claimed for an address has ended."""
        self._counts.remove(counted(address))

    def cut_off(self, address: str, why: str) -> None:
        """Somebody has been cut off: they come back more slowly."""
        if not self.proxies.trusts(address):
            self._arrivals.of(address).drain(FINE)
        self._refuse(address, why)

    def _refuse(self, address: str, why: str) -> bool:
        self._refusals.note(address, why)
        return False

    def _make_room(self, address: str | None = None) -> bool:
        """End the connection that has been idle for longest, of an address or of anybody; whether there was one."""
        for place in self._idle:
            if address is None or place.address == address:
                place.transport.abort()
                self.leave(place.transport)
                return True
        return False

    def _sweep_later(self) -> None:
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(LINGER, self._sweep)

    def _sweep(self) -> None:
        """Break off what has been closing for too long: who takes nothing would keep it for ever."""
        self._sweeping = False
        now = time.monotonic()
        for place in self._places.values():
            if not place.transport.is_closing():
                continue
            if place.closing is None:
                place.closing = now
            elif now - place.closing >= LINGER:
                place.transport.abort()
        if self._places:
            self._sweep_later()
