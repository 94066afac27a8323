"""Protocols: uvicorn's, with limits on what comes in and how long it may take, before anything is done about it.

A library answers pings, puts fragments together and collects headers by itself, so it is counted here.
"""

from __future__ import annotations

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any

import httptools
import uvicorn
from pydantic_core import to_json
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.frames import CloseCode
from websockets.protocol import State

from ruthless.server.gate import Gate
from ruthless.server.limits import Bucket
from ruthless.server.lines import Line, end_of_frame
from ruthless.server.refusals import Refused

SLICE = 1024
"""Bytes that are looked at before it is counted what was in them: 170 pings, a few milliseconds."""
PIPELINED = 8
"""Requests that may wait for the answer to another one of the same connection."""
HEADERS = 100
PIECES = 10_000
"""Pieces a body may come in."""
BYE = to_json({"is": "bye", "refusal": Refused("server-too-fast").as_json()})


class Configuration(uvicorn.Config):
    """A configuration that knows the gate of its process."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, http=Http, ws=Socket, proxy_headers=False, **options)
        self.gate = gate


class Excess(Exception):
    """Somebody sends more than is allowed; the argument is the status that says so."""


class Deadline:
    """Something that happens unless it is called off in time."""

    __slots__ = ("_handle", "_late", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop, late: Any) -> None:
        self._loop = loop
        self._late = late
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Begin to wait, unless that has begun already."""
        if self._handle is None:
            self._handle = self._loop.call_later(seconds, self._late)

    def call_off(self) -> None:
        """It has been done."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


async def _too_many(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """The answer to who asks for too much at once through a proxy."""
    body = to_json({"detail": Refused("server-too-fast").as_json()})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"5"),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Http(HttpToolsProtocol):
    """HTTP with limits: who connects, how long and how large requests are, and how long answers wait to be read."""

    def __init__(self, config: Configuration, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._gate = config.gate
        self._limits = config.gate.limits
        self._peer = ""
        self._refused = False
        self._request = Deadline(self.loop, self._too_slow)
        self._reading = Deadline(self.loop, self._stalled)
        self._in_head = False
        self._in_body = False
        self._received = 0
        """Bytes of the present head, or of the present body."""
        self._pieces = 0
        self._cycles: deque[tuple[RequestResponseCycle, str | None]] = deque()
        """The requests that are not answered yet, the one that is being answered first, and for whom a proxy brought them."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        if self._gate.enter(transport, self._peer):
            self._request.set(self._limits.head_seconds)
        else:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._gate.leave(self.transport)
        self._give_up()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._request.call_off()
        self._reading.call_off()

    def _give_up(self) -> None:
        """Nobody waits for answers any more."""
        for cycle, address in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
            if address is not None:
                self._gate.give_back(address)
        self._cycles.clear()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
            self._measure()
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            excess = error.__context__ if isinstance(error.__context__, Excess) else None
            self._refuse(excess.args[0] if excess else HTTPStatus.BAD_REQUEST)
            return
        except Excess as excess:
            self._refuse(excess.args[0])
            return
        self._watch()

    def _measure(self) -> None:
        """Excess if what is not finished yet is too large already."""
        if self._in_body and self._received > 2 * self._limits.body + self._limits.head:
            raise Excess(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        if self._in_head and self._received > self._limits.head:
            raise Excess(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _watch(self) -> None:
        """Do not wait for ever for what is missing: the rest of a body, of a head, or a request at all."""
        if self._in_body:
            self._request.set(self._limits.body_seconds)
        elif self._in_head or not self._cycles:
            self._request.set(self._limits.head_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        self._request.call_off()
        self._in_head = False
        self._gate.idle(self.transport, False)
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self._limits.head or len(self.headers) > HEADERS:
            raise Excess(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if len(self.pipeline) >= PIPELINED:
            raise Excess(HTTPStatus.TOO_MANY_REQUESTS)
        self._in_body = True
        self._received = self._pieces = 0
        address = self._asking()
        if self.parser.should_upgrade() and self._should_upgrade():
            if address is not None and not self._gate.arrives(address):
                raise Excess(HTTPStatus.TOO_MANY_REQUESTS)
            super().on_headers_complete()
            return  # how many are open is counted where they are served
        httptools.parse_url(self.url)  # before anything is counted: it may be none
        allowed = address is None or self._gate.claim(address)
        self.app = self.config.loaded_app if allowed else _too_many
        super().on_headers_complete()
        self._cycles.append((self.cycle, address if allowed else None))

    def _asking(self) -> str | None:
        """For whom a proxy asks; None for who comes without one, and has been counted when they came."""
        if not self._gate.proxies.trusts(self._peer):
            return None
        return self._gate.proxies.behind(self._peer, self.headers)[0]

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > PIECES:
            raise Excess(HTTPStatus.BAD_REQUEST)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._request.call_off()
        self._in_body = False
        self._received = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._cycles and (address := self._cycles.popleft()[1]) is not None:
            self._gate.give_back(address)
        if not self.pipeline:
            self._gate.idle(self.transport, True)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(self._limits.stalled_seconds)

    def resume_writing(self) -> None:
        self._reading.call_off()
        super().resume_writing()

    def _stalled(self) -> None:
        self._gate.cut_off(self._peer, "takes nothing")
        self.transport.abort()

    def _too_slow(self) -> None:
        self._gate.cut_off(self._peer, "too slow")
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say so, if nothing else is being said, and end the connection."""
        self._refused = True
        self._let_go()
        if self.transport.is_closing():
            return
        if not self._cycles or not self._cycles[0][0].response_started:
            line = f"{status.phrase}\n".encode()
            head = (
                f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"content-length: {len(line)}\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + line)
        self._give_up()
        self.transport.close()


class Socket(Line):
    """A WebSocket with limits on frames of every kind, and on how long what is sent waits to be read."""

    def __init__(self, config: Configuration, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._gate = config.gate
        limits = config.gate.limits
        self._frames = Bucket(limits.all_frames)
        self._bytes = Bucket(limits.frame_bytes)
        self._reading = Deadline(self.loop, self._stalled)
        self._stalled_seconds = limits.stalled_seconds
        self._refused = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.call_off()
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        begin = 0
        while self._whole and begin < len(data) and not self._refused:
            end = end_of_frame(data, begin)
            if end:
                self._take_whole(data[begin:end])
                begin = end
            else:
                self._whole = False
        for first in range(begin, len(data), SLICE):
            if self._refused:
                return
            self._take(data[first : first + SLICE])

    def _take_whole(self, frame: bytes) -> None:
        """Take a frame, by the short way if it is a text."""
        if not self.is_text(frame):
            self._take(frame)
        elif not self._bytes.take(len(frame)):
            self._cut_off("too many bytes")
        elif not self._frames.take():
            self._cut_off("too many frames")
        else:
            self.take_text(frame)

    def _take(self, data: bytes) -> None:
        """Let the library read, and count what it has found."""
        if not self._bytes.take(len(data)):
            self._cut_off("too many bytes")
            return
        self.conn.receive_data(data)
        if not self._frames.take(len(self.conn.events)):
            self._cut_off("too many frames")
        elif self.conn.parser_exc is not None:
            self._refused = True
            self.handle_parser_exception()
        else:
            self.handle_events()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; what is no text is no reason to write a long story down."""
        try:
            super().send_receive_event_to_app()
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(self._stalled_seconds)

    def resume_writing(self) -> None:
        self._reading.call_off()
        super().resume_writing()

    def _stalled(self) -> None:
        self._gate.cut_off(self._address(), "takes nothing")
        self.transport.abort()

    def _address(self) -> str:
        peer = self.client[0] if self.client else ""
        if not self._gate.proxies.trusts(peer):
            return peer
        return self._gate.proxies.behind(peer, self.scope["headers"])[0]

    def _cut_off(self, why: str) -> None:
        self._gate.cut_off(self._address(), why)
        if self.conn.state is State.OPEN:
            self.conn.send_text(BYE)
        self._end(CloseCode.POLICY_VIOLATION)

    def _end(self, code: CloseCode) -> None:
        """Say why and close; what has not been looked at is forgotten."""
        self._refused = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
