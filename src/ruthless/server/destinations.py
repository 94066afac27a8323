"""Destinations: where this server may send something to, when the address was given by a stranger.

Whoever gives an address could have us knock at doors that only we can reach: our own machine, the network behind it, the
services of a cloud. So an address has to be one of everybody's internet, and that is looked at after its name has been
resolved: what is connected to is the very address that was found good, never the name again.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

LONGEST = 1000
"""Characters of an address."""
PORT = 443
"""The only port of strangers: who serves something else is not asked by us what it makes of a letter."""
RESOLVERS = 4
"""Names that are looked up at once: a slow name server keeps threads of its own busy, and nobody else's."""

_PLAIN = re.compile(r"https?://[!-~]+")
_HOST = re.compile(r"[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]")
_EXCEPTION = re.compile(rf"({_HOST.pattern})(?::([0-9]{{1,5}}))?")
_CARRIERS = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))
"""Where the last four bytes of an IPv6 address are one of IPv4."""

_SPECIAL = [
    ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "64:ff9b:1::/48", "100::/32", "2001::/23", "3fff::/20", "5f00::/16")
]
"""What some versions of Python take for everybody's, because it was given away, or taken back, after them."""

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""All addresses of a name."""


class BadDestination(Exception):
    """Nothing is sent there; the text says why."""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where something is to be sent: what stands in an address, taken apart."""

    host: str
    """In small letters, an IPv6 address without brackets."""
    port: int
    secure: bool
    path: str
    """With what follows the question mark."""

    @property
    def authority(self) -> str:
        """The host, and the port if it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """What is the same for all addresses of that server."""
        return f"http{'s' * self.secure}://{self.authority}"


def is_public(address: Address) -> bool:
    """Whether an address is one of everybody's internet, and so are all that are wrapped in it."""
    if isinstance(address, IPv6Address):
        wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        wrapped += [IPv4Address(int(address) & 0xFFFFFFFF) for carrier in _CARRIERS if address in carrier]
        if not all(is_public(one) for one in wrapped if one is not None):
            return False
        if address.ipv4_mapped is not None:
            return True
        if address.is_site_local:
            return False
    if any(address.version == one.version and address in one for one in _SPECIAL):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    )


async def resolved(host: str, port: int, *, threads: ThreadPoolExecutor) -> list[str]:
    """All addresses of a name, in the order in which the system would try them."""
    look_up = asyncio.get_running_loop().run_in_executor
    found = await look_up(threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Destinations:
    """Where may be sent to: the public internet over https, and what the host of the server makes an exception for."""

    def __init__(self, exceptions: Iterable[str] = (), resolve: Resolve | None = None) -> None:
        """Each exception is HOST or HOST:PORT; ValueError names what is none."""
        self._exceptions = frozenset(_exception(one) for one in exceptions if one.strip())
        self._threads = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="names") if resolve is None else None
        self._resolve = resolve or self._looked_up

    async def _looked_up(self, host: str, port: int) -> list[str]:
        assert self._threads is not None
        return await resolved(host, port, threads=self._threads)

    def close(self) -> None:
        """Look up nothing any more."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    def read(self, url: str) -> Destination:
        """An address as it was given; BadDestination if it cannot be good, whatever its name may stand for."""
        found = _taken_apart(url)
        if self._is_exception(found):
            return found
        if not found.secure:
            raise BadDestination("it has to begin with https")
        if found.port != PORT:
            raise BadDestination(f"its port has to be {PORT}")
        literal = _literal(found.host)
        if literal is not None and not is_public(literal):
            raise BadDestination("it is not a public one")
        return found

    def _is_exception(self, one: Destination) -> bool:
        return not self._exceptions.isdisjoint(((one.host, one.port), (one.host, None)))

    async def addresses(self, to: Destination) -> list[str]:
        """What to connect to; BadDestination if its name stands for anything that is not everybody's."""
        try:
            found = await self._resolve(to.host, to.port)
        except (OSError, UnicodeError) as error:
            raise BadDestination("its name stands for nothing") from error
        if not found:
            raise BadDestination("its name stands for nothing")
        if not self._is_exception(to) and not all(is_public(ip_address(one.partition("%")[0])) for one in found):
            raise BadDestination("it is not a public one")
        return found


def _taken_apart(url: str) -> Destination:
    if len(url) > LONGEST:
        raise BadDestination("it is too long")
    if not _PLAIN.fullmatch(url):
        raise BadDestination("it has to begin with https")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadDestination("it is no address") from error
    if "@" in parts.netloc or "\\" in url or "#" in url or not _HOST.fullmatch(parts.netloc.removesuffix(f":{port}")):
        raise BadDestination("it is no address")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(host.rstrip("."), port or (443 if secure else 80), secure, path)


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _exception(text: str) -> tuple[str, int | None]:
    """An exception as its host writes it."""
    plain = text.strip()
    if isinstance(_literal(plain), IPv6Address):
        return plain.lower(), None
    found = _EXCEPTION.fullmatch(plain)
    if found is None or not 0 < int(found[2] or 1) < 65536:
        raise ValueError(f"{text!r} is no host: ntfy.lan, 192.168.1.5:8080 and [fd00::1]:80 are")
    return found[1].strip("[]").lower().rstrip("."), int(found[2]) if found[2] else None
