"""Proxies: for whom one that we trust is asking, and which addresses count as one for the limits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Headers = Iterable[tuple[bytes, bytes]]
UNIX = "unix"
"""How a proxy that comes over a Unix socket is named: it has no address."""
SCHEMES = frozenset({"http", "https"})
LONGEST = 60
"""Characters of an address, with brackets, a zone and a port."""


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """What the limits count by: an IPv4 address, or the /64 of an IPv6 one, which is what one customer gets at least."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address as sockets and proxies write it, perhaps with a port; None if it is none. IPv4 within IPv6 is IPv4."""
    text = text.strip()
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def _network(text: str) -> IPv4Network | IPv6Network:
    return ip_network(text.strip(), strict=False)


class Proxies:
    """The proxies that are believed when they say for whom they ask. Nobody else is."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        """Addresses and networks, or `unix`; ValueError names what is none."""
        named = [one for one in trusted if one.strip()]
        self._unix = UNIX in named
        self._networks = [_network(one) for one in named if one != UNIX]
        self._known = lru_cache(maxsize=1024)(self._is_ours)

    def trusts(self, peer: str) -> bool:
        """Whether this is one of them; no address is that of a Unix socket."""
        return self._known(peer) if peer else self._unix

    def _is_ours(self, peer: str) -> bool:
        found = _parsed(peer)
        return found is not None and any(
            found.version == network.version and found in network for network in self._networks
        )

    def behind(self, peer: str, headers: Headers) -> tuple[str, str]:
        """The address and the scheme of who asks, if `peer` is one of ours: what our own proxies have appended.

        Each appends whom it was asked by, so the last address that is none of ours is the one; further to the left
        stands whatever somebody has made up. The scheme is the one that the same proxy has seen; "" if none says so.
        """
        hops = _listed(headers, b"x-forwarded-for")
        found, steps = peer, 0
        for hop in reversed(hops):
            address = _parsed(hop)
            if address is None:
                break
            found, steps = str(address), steps + 1
            if not self.trusts(found):
                break
        schemes = _listed(headers, b"x-forwarded-proto")
        scheme = schemes[-min(max(steps, 1), len(schemes))].strip().lower() if schemes else ""
        return found, scheme if scheme in SCHEMES else ""


def _listed(headers: Headers, wanted: bytes) -> list[str]:
    """The values of a header that may be there several times, each with several values."""
    return [one for name, value in headers if name == wanted for one in value.decode("latin-1").split(",")]


NO_PROXIES = Proxies()
