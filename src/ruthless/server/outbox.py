"""Outbox: what goes out to a client, in order, without ever making anybody wait."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from pydantic_core import to_json
from starlette.types import Scope, Send
from starlette.websockets import WebSocketDisconnect

from ruthless.server.lines import EXTENSION, Line

log = logging.getLogger("ruthless.server")

BACKLOG = 200
"""Messages that may wait for a slow client; after that it is cut off, and gets what it missed when it comes back."""


def opened(scope: Scope, send: Send) -> Outbox:
    """The outbox of a socket that is open: the short way out where the server has one."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return Outbox(send) if found is None else ShortOutbox(send, found["line"], scope["app"].state.departures)


class Outbox:
    """Frames that wait, and a task that sends them, whatever the server."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: list[bytes] = []
        self._ended = False
        """Whether nothing is to be added any more."""
        self._begin()

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message; after a `bye` the socket is closed."""
        self.write(to_json(message))
        if message["is"] == "bye" and not self._ended:
            self._end()

    def write(self, frame: bytes) -> None:
        """Queue a message that is encoded already; if too many wait, the socket is closed."""
        if self._ended:
            return
        if len(self._frames) >= BACKLOG:
            self._frames.clear()
            self._end()
            return
        self._frames.append(frame)
        self._go_on()

    def _end(self) -> None:
        """Add nothing any more; close the socket when all has been sent."""
        self._ended = True
        self._go_on()

    async def _close_socket(self) -> None:
        with suppress(Exception):
            await self._send({"type": "websocket.close"})

    def _begin(self) -> None:
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write_on())

    def _go_on(self) -> None:
        self._wake.set()

    async def _write_on(self) -> None:
        try:
            while self._frames or not self._ended:
                await self._wake.wait()
                self._wake.clear()
                while self._frames:
                    await self._send({"type": "websocket.send", "text": self._frames.pop(0).decode()})
        except (WebSocketDisconnect, OSError, RuntimeError):
            self._ended = True
            return
        finally:
            await self._close_socket()

    @property
    def ended(self) -> bool:
        """Whether nothing that is sent gets there any more."""
        return self._ended

    async def close(self) -> None:
        """Stop sending."""
        self._ended = True
        self._writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await self._writer


class Departures:
    """When short outboxes send: at the end of the turn of the loop in which they were given something.

    So what one of them is given in a turn goes out in one piece: each costs a call of the system, which is the dearest
    thing there is here. And as there are four of them for each answer, one call at the end of the turn does for all.
    """

    def __init__(self) -> None:
        self._leaving: list[ShortOutbox] = []

    def add(self, outbox: ShortOutbox) -> None:
        """Let an outbox send at the end of this turn."""
        if not self._leaving:
            asyncio.get_running_loop().call_soon(self._leave)
        self._leaving.append(outbox)

    def _leave(self) -> None:
        leaving, self._leaving = self._leaving, []
        for outbox in leaving:
            try:
                outbox.flush()
            except Exception:  # whatever is wrong with one line, the others are written to
                log.exception("a line could not be written to")


class ShortOutbox(Outbox):
    """The same without a task. Frames wait until the end of a turn, or longer while the other end takes nothing."""

    def __init__(self, send: Send, line: Line, departures: Departures) -> None:
        self._line = line
        self._departures = departures
        self._leaves = False
        """Whether it sends at the end of this turn."""
        self._closing: asyncio.Task[None] | None = None
        super().__init__(send)

    def _begin(self) -> None:
        self._line.drained = self._go_on

    def _go_on(self) -> None:
        if not self._leaves:
            self._leaves = True
            self._departures.add(self)

    def flush(self) -> None:
        """Send what waits, if the other end takes it."""
        self._leaves = False
        if self._frames and self._line.write(self._frames):
            self._frames.clear()
        if self._ended and not self._frames and self._closing is None:
            self._closing = asyncio.ensure_future(self._close_socket())

    @property
    def ended(self) -> bool:
        """Whether nothing that is sent gets there any more."""
        return self._ended or self._line.closing

    async def close(self) -> None:
        """Stop sending."""
        self.flush()
        self._ended = True
        self._line.drained = lambda: None
        await (self._closing or self._close_socket())
