"""Heads: HEAD is GET without the body, on every address that can be read."""

from __future__ import annotations

from typing import Any

from starlette.types import Message, Receive, Scope, Send


class Heads:
    """Answers HEAD with the status and the headers of GET."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        await self._app({**scope, "method": "GET"}, receive, without_body)
