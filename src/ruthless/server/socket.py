"""The socket: one connection of one client. It checks what comes in and hands on what goes out."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from ruthless.server import handlers
from ruthless.server.accounts import Rates
from ruthless.server.commands import Command, Hello, Hint, Ping, Renew, Say, Why, parse
from ruthless.server.hub import Hub
from ruthless.server.limits import Bucket, Limits
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.outbox import Outbox, opened
from ruthless.server.proxies import counted
from ruthless.server.refusals import Refused, Unknown
from ruthless.server.tasks import to_the_end

log = logging.getLogger("ruthless.server")

PATIENCE = 10.0
"""Seconds in which a client has to say hello."""

PAUSE = 0.1
"""Seconds until it is looked again whether somebody who asks for much may be heard."""
PATH = re.compile(r"/api/tables/([0-9A-Za-z]{6})/socket")


class TooFast(Refused):
    """Somebody sends more frames than anybody needs."""

    def __init__(self) -> None:
        super().__init__("server-too-fast")


class Table:
    """The socket of a table, as an application of its own: what a framework does for every message costs more than ours."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Everything a client does and is told at one table."""
        socket = WebSocket(scope, receive, send)  # until it is open
        state = socket.app.state
        limits: Limits = state.limits
        address = counted(socket.client.host if socket.client else "")
        if not state.site.is_own(socket.headers.get("origin"), socket.headers.get("host", "")):
            await socket.close(1008)
            return
        if _address(scope) in state.hub.orders.bans:
            await socket.accept()
            await socket.send_json({"is": "bye", "refusal": Refused("server-banned").as_json()})
            await socket.close(1008)
            return
        if state.sockets.of(address) >= limits.sockets or not state.openings.take(address):
            state.refusals.note(address, "too many sockets")
            await socket.close(1013)
            return
        state.sockets.add(address)  # before anything is waited for: many may come at once
        try:
            if await _accepted(socket):
                await _converse(scope, receive, send, Share(state.asks, state.hints, address))
        except TooFast:
            state.refusals.note(address, "too many frames")
        except WebSocketDisconnect:
            pass
        finally:
            state.sockets.remove(address)


class Share:
    """What an address may ask for, over all its connections."""

    def __init__(self, asks: Rates, hints: Rates, address: str) -> None:
        self._asks = asks
        self._hints = hints
        self._address = address

    async def asked(self, outbox: Outbox) -> None:
        """One more frame may be heard. Nothing is said of it before: it may have been done already, elsewhere.

        WebSocketDisconnect if whoever has sent it is gone meanwhile.
        """
        while not self._asks.take(self._address):
            if outbox.ended:
                raise WebSocketDisconnect
            await asyncio.sleep(PAUSE)

    def hint(self) -> bool:
        """Whether one more hint is given now."""
        return self._hints.take(self._address)


async def _accepted(socket: WebSocket) -> bool:
    """Whether a socket is open now: who asked for it may have gone."""
    try:
        await socket.accept()
    except RuntimeError:  # so the framework says that; elsewhere it would be a fault of ours, and is to be heard of
        return False
    return True


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


class Door:
    """Lets sockets in before anything else looks at them: a framework's way to a route takes longer than a welcome, and
    after a restart everybody comes at once.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._table = Table()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on what is no socket of a table."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            await self._table({**scope, "path_params": {"code": found[1]}}, receive, send)


async def _converse(scope: Scope, receive: Receive, send: Send, share: Share) -> None:
    """Serve a connection, and say why if it ends by a refusal."""
    state = scope["app"].state
    limits: Limits = state.limits
    outbox = opened(scope, send)
    code = scope["path_params"]["code"].upper()
    try:
        await _serve(code, Inbox(receive, limits.frame), state.hub, limits, outbox, share, _address(scope))
    except Refused as refused:
        outbox.send({"is": "bye", "refusal": refused.as_json()})
        await asyncio.sleep(0.05)
        if isinstance(refused, TooFast):
            raise
    finally:
        await outbox.close()


async def _serve(
    code: str,
    inbox: Inbox,
    hub: Hub,
    limits: Limits,
    outbox: Outbox,
    share: Share,
    address: str,
) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            hello = parse(await inbox.text())
    except TimeoutError as late:
        raise WebSocketDisconnect from late
    if not isinstance(hello, Hello):
        raise Refused("server-bad-message", text="the first frame has to be hello")
    if hello.table != code:  # whoever routes goes by the address
        raise Refused("server-bad-message", text="this is the address of another table")
    live = await hub.live(hello.table)
    room = live.room
    person = await hub.whose(live, hello.token, hello.player)
    if person is None and not room.settings.watch:
        raise Refused("server-no-watching")
    guest = Guest(outbox.send, person, hello.match, hello.since, hello.chat, write=outbox.write, address=address)
    guest.tokens = {handlers.hashed(one) for one in (hello.token, hello.player) if one is not None}
    frames, talk = Bucket(limits.frames), Bucket(limits.talk)
    hints = Hints(hub, live, guest, share.hint)
    try:
        await hub.welcome(live, guest)
        while True:
            text = await inbox.text()
            if not frames.take():
                raise TooFast
            await share.asked(outbox)
            await _take(text, hub, live, guest, talk, hints)
    finally:
        hints.stop()
        await to_the_end(hub.farewell(live, guest))


class Inbox:
    """What comes in from a client."""

    def __init__(self, receive: Receive, longest: int) -> None:
        self._receive = receive
        self._longest = longest

    async def text(self) -> str:
        """The next frame."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = message.get("text")
        if text is None:
            raise Refused("server-bad-message", text="frames are text")
        if len(text) > self._longest:
            raise Refused("server-bad-message", text="the frame is too long")
        return str(text)


class Hints:
    """The hints of a connection, one at a time. Thinking takes a while: whoever waits can answer meanwhile."""

    def __init__(self, hub: Hub, live: LiveRoom, guest: Guest, allowed: Callable[[], bool]) -> None:
        self._hub = hub
        self._live = live
        self._guest = guest
        self._allowed = allowed
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, command: Hint) -> None:
        """Let a bot think, and send what it says."""
        handlers.may_ask_for_hint(self._live.room, self._guest.person, command.ask)
        if (self._thinking is not None and not self._thinking.done()) or not self._allowed():
            raise Refused("server-too-fast")
        self._thinking = asyncio.create_task(self._think(command))

    async def _think(self, command: Hint) -> None:
        try:
            advice = await self._hub.hint(self._live, self._guest.person, command.ask)
            self._guest.send({"is": "hint", "key": command.key, "ask": command.ask, **advice})
        except Refused as refused:
            self._guest.send({"is": "no", "key": command.key, "refusal": refused.as_json()})

    def stop(self) -> None:
        """Nobody is there any more."""
        if self._thinking is not None:
            self._thinking.cancel()


async def _take(text: str, hub: Hub, live: LiveRoom, guest: Guest, talk: Bucket, hints: Hints) -> None:
    """Do what a frame asks for, and answer it."""
    key = None
    try:
        command = parse(text)
        if isinstance(command, Hello):
            raise Refused("server-bad-message", text="hello has been said")
        key = command.key
        if isinstance(command, Hint):
            hints.ask(command)
            return
        answer: dict[str, Any] = await _done(command, hub, live, guest, talk)
    except Unknown:
        answer = {"is": "unknown", "key": key}
    except Refused as refused:
        answer = {"is": "no", "key": key or _key(text), "refusal": refused.as_json()}
    guest.send(answer)


async def _done(command: Command, hub: Hub, live: LiveRoom, guest: Guest, talk: Bucket) -> dict[str, Any]:
    if isinstance(command, Ping):
        return {"is": "ok", "key": command.key}
    if isinstance(command, Why):
        if guest.person is None:
            raise Refused("server-not-seated")
        reason = handlers.reason(live.room, guest.person, command.ask, command.answer)
        return {"is": "why", "key": command.key, "refusal": None if reason is None else reason.as_json()}
    if isinstance(command, Renew) and guest.tokens is not None:
        guest.tokens.add(handlers.hashed(command.token))  # whoever asks for it stays
    too_fast = isinstance(command, Say) and not talk.take()
    await hub.command(live, guest.person, command, Refused("server-too-fast") if too_fast else None)
    return {"is": "ok", "key": command.key}


def _key(text: str) -> str | None:
    """The key of a frame that could not be understood, so that the client knows which one it was."""
    try:
        key = json.loads(text).get("key")
    except (ValueError, AttributeError, RecursionError):
        return None
    return key if isinstance(key, str) and re.fullmatch("[A-Za-z0-9_-]{1,64}", key) else None
