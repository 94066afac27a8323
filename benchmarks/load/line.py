"""Line: one WebSocket of a scripted client, with as little work a frame as there can be.

What drives a server must not be what is measured. So a frame is taken apart where it lies, nobody decodes what nobody
reads, and frames go out under a mask of zeros, which leaves them as they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

MASKED = 0x80
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
ZEROS = b"\0\0\0\0"


class Line(asyncio.Protocol):
    """A connection. `heard` is called with every text; `lost` when it has ended."""

    def __init__(
        self, host: str, path: str, opened: Callable[[], None], heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._host = host
        self._path = path
        self._opened = opened
        self._heard = heard
        self._lost = lost
        self._left = b""
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop has its own
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hand on every whole text."""
        data = self._left + data if self._left else data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._left = data
                return
            if b" 101 " not in data[:20]:
                self.close()
                return
            self._open, at = True, end + 4
            self._opened()
        while (following := self._frame(data, at)) is not None:
            at = following
        self._left = data[at:]

    def _frame(self, data: bytes, at: int) -> int | None:
        """Take the frame that begins there; where the next one does, or None if it has not come in whole."""
        if len(data) - at < 2:
            return None
        kind, size, begin = data[at] & 0x0F, data[at + 1], at + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            if len(data) < begin:
                return None
            size = int.from_bytes(data[at + 2 : begin])
        end = begin + size
        if len(data) < end:
            return None
        if kind == TEXT:
            self._heard(data[begin:end])
        elif kind == PING:
            self._send(PONG, data[begin:end])
        elif kind == CLOSE:
            self.close()
        return end

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = (
            bytes((0x80 | kind, MASKED | size))
            if size < 126
            else bytes((0x80 | kind, MASKED | 126, *divmod(size, 256)))
        )
        if self._transport is not None:
            self._transport.write(head + ZEROS + content)

    def close(self) -> None:
        """End it."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._transport = None
        self._lost()
