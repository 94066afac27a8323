"""Lines: uvicorn's WebSocket, with a short way in and a short way out.

A socket sends four frames for each it takes, so most of the time of a busy server would go by here. A frame goes out where
it was made, without a task or a turn of the loop; one that comes in whole, as nearly all do, is taken as it is. Whatever
else there can be, pieces and pings and closing, is left to the library.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled here
    from websockets.utils import apply_mask

EXTENSION = "ruthless.line"
"""Under which an application finds the line among the extensions of its scope."""
WAITING = 4
"""Messages that may wait until those before have been done, before no more is read: nearly always none does."""
FINAL, MASKED = 0x80, 0x80
TEXT = FINAL | 0x1
"""With what a whole text begins."""


def text_frame(content: bytes) -> bytes:
    """A whole text as a server sends it: not compressed, not masked."""
    size = len(content)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + content
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + content
    return b"\x81\x7f" + size.to_bytes(8) + content


def end_of_frame(data: bytes, begin: int) -> int:
    """Where a frame of a client ends that begins there; 0 if it is not there in whole, or only a part of a message."""
    if len(data) < begin + 6 or not data[begin] & FINAL or not data[begin] & 0x0F or data[begin + 1] < MASKED:
        return 0
    size = data[begin + 1] - MASKED
    if size < 126:
        end = begin + 6 + size
    elif size == 126:
        end = begin + 8 + int.from_bytes(data[begin + 2 : begin + 4])
    else:
        return 0  # nobody says so much here
    return end if end <= len(data) else 0


def content(frame: bytes) -> bytes:
    """What a client says in a whole frame."""
    begin = 6 if frame[1] < MASKED + 126 else 8
    return apply_mask(frame[begin:], frame[begin - 4 : begin])


class Messages:
    """What waits to be received, by one task: the part of `asyncio.Queue` that is needed, at a third of its price."""

    __slots__ = ("_messages", "_receiver")

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._receiver: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Let something wait, and wake who receives."""
        self._messages.append(message)
        if self._receiver is not None and not self._receiver.done():
            self._receiver.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._messages:
            self._receiver = asyncio.get_running_loop().create_future()
            try:
                await self._receiver
            finally:
                self._receiver = None
        return self._messages.popleft()

    def clear(self) -> None:
        """Forget what waits."""
        self._messages.clear()


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that its application can write to at once."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue: Messages = Messages()  # type: ignore[assignment]
        self.drained: Callable[[], None] = lambda: None
        """Called when there is room again after `write` has said no."""
        self._whole = True
        """Whether nothing but whole frames has come in so far: the library, which has not seen the others, waits for a
        frame to begin. Who has once sent a part of one is read by the library from then on."""

    def handle_connect(self, event: Request) -> None:
        """Show the application its line."""
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def is_text(self, frame: bytes) -> bool:
        """Whether a whole frame is a text that the library need not see: one that is too long it refuses in its own way."""
        return frame[0] == TEXT and len(frame) <= self.config.ws_max_size and self.conn.state is State.OPEN

    def take_text(self, frame: bytes) -> None:
        """Hand on a text in a whole frame."""
        self.frames = [content(frame)]
        self.curr_msg_data_type = "text"
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Let a message wait until it is received. While many do, no more is read."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if len(self.queue) > WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def closing(self) -> bool:
        """Whether it has ended, or is about to."""
        return bool(self.transport.is_closing())

    def write(self, texts: list[bytes]) -> bool:
        """Send some texts. False if the other end does not take what it was sent so far: then nothing is sent."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.drained()
