"""Posting: one letter to one destination. No redirect is followed, nothing that comes back is kept but how it went."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

import h11

from ruthless.server.destinations import BadDestination, Destination, Destinations

SECONDS = 10.0
"""How long a letter may take, from the name that is looked up to the first line of the answer."""
TRIED = 3
"""Addresses of one name that are tried."""
AT_ONCE = 8
"""Letters under way at the same time."""
AT_ONCE_THERE = 3
"""Of these, to the same host: one that is slow keeps nobody else waiting."""
_ANSWER = 16_384
"""Bytes of an answer that are looked at."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent."""

    url: str
    body: bytes = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reply:
    """How it went: the status of the answer, and after how many seconds to try again, if it says so."""

    status: int
    retry_after: float | None = None


class Unanswered(Exception):
    """Nobody there, no time, no answer that could be understood."""


class Post:
    """Sends letters, a few at a time."""

    def __init__(self, destinations: Destinations, *, seconds: float = SECONDS) -> None:
        self._destinations = destinations
        self._seconds = seconds
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._there: dict[str, asyncio.Semaphore] = {}
        self._trust: ssl.SSLContext | None = None

    async def send(self, letter: Letter) -> Reply:
        """Send a letter once. BadDestination if it may not go there, Unanswered if nothing came of it."""
        to = self._destinations.read(letter.url)
        there = self._there.setdefault(to.host, asyncio.Semaphore(AT_ONCE_THERE))
        try:
            async with there, self._turns, asyncio.timeout(self._seconds):
                return await self._sent(to, letter)
        except TimeoutError as error:
            raise Unanswered("it took too long") from error
        except (OSError, h11.ProtocolError, EOFError) as error:
            raise Unanswered(type(error).__name__) from error
        finally:
            if not there.locked() and len(self._there) > 1000:  # nobody can make us remember every host there is
                self._there.pop(to.host, None)

    async def _sent(self, to: Destination, letter: Letter) -> Reply:
        addresses = await self._destinations.addresses(to)
        reader, writer = await self._connected(to, addresses[:TRIED])
        try:
            return await _exchanged(to, letter, reader, writer)
        finally:
            writer.transport.abort()  # no goodbye to wait for

    async def _connected(
        self, to: Destination, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first of these addresses that takes one: they have been looked at, the name is not asked again."""
        trust, name = (self._context(), to.host) if to.secure else (None, None)
        for number, address in enumerate(addresses):
            try:
                return await asyncio.open_connection(address, to.port, limit=_ANSWER, ssl=trust, server_hostname=name)
            except OSError:
                if number == len(addresses) - 1:
                    raise
        raise BadDestination("its name stands for nothing")

    def _context(self) -> ssl.SSLContext:
        if self._trust is None:
            self._trust = ssl.create_default_context()
        return self._trust


async def _exchanged(
    to: Destination, letter: Letter, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> Reply:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=_ANSWER)
    headers = {
        "host": to.authority,
        "user-agent": "Ruthless",
        "content-length": str(len(letter.body)),
        "connection": "close",
        **letter.headers,
    }
    head = line.send(h11.Request(method="POST", target=to.path, headers=list(headers.items())))
    body = line.send(h11.Data(data=letter.body))
    writer.write((head or b"") + (body or b"") + (line.send(h11.EndOfMessage()) or b""))
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(_ANSWER))
        elif isinstance(event, h11.Response):
            return Reply(event.status_code, _retry_after(dict(event.headers.raw_items())))
        elif not isinstance(event, h11.InformationalResponse):
            raise EOFError


def _retry_after(headers: Mapping[bytes, bytes]) -> float | None:
    with suppress(ValueError):
        return next((float(value) for name, value in headers.items() if name.lower() == b"retry-after"), None)
    return None
