"""The outbox: in order, in one piece where it can be, and cut off where nobody reads."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from ruthless.server.outbox import BACKLOG, Departures, Outbox, ShortOutbox, opened

pytestmark = pytest.mark.anyio


class Wire:
    """A server that notes what it is given; `stuck` while the other end takes nothing."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.pieces: list[list[bytes]] = []
        self.stuck = self.closing = False
        self.drained: Any = None

    async def send(self, message: Any) -> None:
        self.messages.append(message)

    def write(self, texts: list[bytes]) -> bool:
        if not self.stuck:
            self.pieces.append(texts[:])
        return not self.stuck


async def test_where_the_server_has_a_short_way_out_it_is_taken() -> None:
    wire = Wire()
    app = SimpleNamespace(state=SimpleNamespace(departures=Departures()))
    short = opened({"extensions": {"ruthless.line": {"line": wire}}, "app": app}, wire.send)
    assert isinstance(short, ShortOutbox)
    long = opened({"extensions": {}}, wire.send)
    assert type(long) is Outbox
    assert not short.ended
    assert not long.ended
    wire.closing = True
    assert short.ended, "it sees what becomes of its line"
    wire.closing = False
    await short.close()
    await long.close()
    assert short.ended
    assert long.ended


async def test_what_is_said_in_one_turn_goes_out_in_one_piece_and_in_order() -> None:
    wire, departures = Wire(), Departures()
    outbox = ShortOutbox(wire.send, wire, departures)  # type: ignore[arg-type]
    other = ShortOutbox(wire.send, wire, departures)  # type: ignore[arg-type]
    outbox.write(b"one")
    other.write(b"two")
    outbox.send({"is": "ok"})
    assert wire.pieces == []
    await asyncio.sleep(0)
    outbox.write(b"three")
    await asyncio.sleep(0)
    assert wire.pieces == [[b"one", b'{"is":"ok"}'], [b"two"], [b"three"]]
    await outbox.close()
    assert wire.messages == [{"type": "websocket.close"}]


async def test_after_a_bye_nothing_is_said_and_the_socket_is_closed() -> None:
    wire = Wire()
    outbox = ShortOutbox(wire.send, wire, Departures())  # type: ignore[arg-type]
    outbox.send({"is": "bye"})
    outbox.write(b"too late")
    await outbox.close()
    assert wire.pieces == [[b'{"is":"bye"}']]
    assert wire.messages == [{"type": "websocket.close"}]


async def test_who_takes_nothing_is_cut_off_and_who_is_slow_gets_everything() -> None:
    wire = Wire()
    outbox = ShortOutbox(wire.send, wire, Departures())  # type: ignore[arg-type]
    wire.stuck = True
    for number in range(BACKLOG):
        outbox.write(b"%d" % number)
    await asyncio.sleep(0)
    assert (wire.pieces, wire.messages) == ([], [])
    wire.stuck = False
    wire.drained()
    await asyncio.sleep(0)
    assert wire.pieces == [[b"%d" % number for number in range(BACKLOG)]]
    wire.stuck = True
    for number in range(BACKLOG + 1):
        outbox.write(b"%d" % number)
    async with asyncio.timeout(10):
        while not wire.messages:
            await asyncio.sleep(0)
    assert wire.messages == [{"type": "websocket.close"}]
    assert len(wire.pieces) == 1, "what nobody took is forgotten"


async def test_the_long_way_says_the_same() -> None:
    wire = Wire()
    outbox = Outbox(wire.send)
    outbox.write(b"one")
    outbox.write(b"two")
    outbox.send({"is": "bye"})
    outbox.write(b"too late")
    async with asyncio.timeout(10):
        while len(wire.messages) < 4:
            await asyncio.sleep(0)
    assert [message.get("text") for message in wire.messages] == ["one", "two", '{"is":"bye"}', None]
    assert wire.messages[-1] == {"type": "websocket.close"}
    await outbox.close()
