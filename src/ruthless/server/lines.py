"""Lines: uvicorn's WebSocket, with a short way out: a frame is written where it was made, without a task or a turn of the loop.

A socket sends four frames for each it takes, so this is where most of the time of a busy server goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "ruthless.line"
"""Under which an application finds the line among the extensions of its scope."""


def text_frame(content: bytes) -> bytes:
    """A whole text as a server sends it: not compressed, not masked."""
    size = len(content)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + content
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + content
    return b"\x81\x7f" + size.to_bytes(8) + content


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that its application can write to at once."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.drained: Callable[[], None] = lambda: None
        """Called when there is room again after `write` has said no."""

    def handle_connect(self, event: Request) -> None:
        """Show the application its line."""
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write(self, texts: list[str]) -> bool:
        """Send some texts. False if the other end does not take what it was sent so far: then nothing is sent."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([text_frame(text.encode()) for text in texts]))
        return True

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.drained()
