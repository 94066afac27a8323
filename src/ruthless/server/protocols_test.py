"""Connections as they come over the network: who floods, stalls or sends half of something is cut off, nobody else."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ruthless.server import gate
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.gate import Gate
from ruthless.server.limits import Limits, Rate
from ruthless.server.protocols import PIPELINED
from ruthless.server.proxies import NO_PROXIES, Proxies
from ruthless.server.serving import configuration, listening_socket

pytestmark = pytest.mark.anyio
PATIENCE = 20.0
"""Seconds a test waits for what has to happen; none of them takes as long."""


class Served:
    """A server on a port of its own, in this process."""

    def __init__(self, port: int, gate: Gate) -> None:
        self.port = port
        self.gate = gate
        self.lines: list[Line] = []

    async def connect(self, source: str = "127.0.0.1") -> Line:
        """A connection from an address: all of 127.0.0.0/8 are ours."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        self.lines.append(Line(reader, writer))
        return self.lines[-1]

    async def close(self) -> None:
        """End all connections."""
        for line in self.lines:
            line.writer.transport.abort()
            line.writer.close()
            with suppress(ConnectionError):
                await line.writer.wait_closed()

    async def ask(self, path: str = "/healthz", source: str = "127.0.0.1", **headers: str) -> int:
        """The status of an ordinary request."""
        line = await self.connect(source)
        extra = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        await line.send(f"GET {path} HTTP/1.1\r\nhost: x\r\n{extra}connection: close\r\n\r\n".encode())
        return line.status(await line.rest())

    async def upgraded(self, code: str = "AAAAAA", source: str = "127.0.0.1", headers: str = "") -> Line:
        """A WebSocket that has been accepted."""
        line = await self.connect(source)
        await line.send(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{headers}\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE):
            head = await line.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return line

    async def table(self) -> dict[str, Any]:
        """A new table."""
        line = await self.connect()
        body = json.dumps({"game": "frantic", "player": "Ada"}).encode()
        head = f"POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(body)}\r\n"
        await line.send(f"{head}content-type: application/json\r\n\r\n".encode() + body)
        answer = await line.rest()
        return dict(json.loads(answer.partition(b"\r\n\r\n")[2]))

    async def watched(self, source: str = "127.0.0.66") -> Line:
        """A spectator who has been shown a table."""
        code = (await self.table())["code"]
        line = await self.upgraded(code, source)
        await line.send(frame(1, json.dumps({"do": "hello", "table": code}).encode()))
        assert json.loads(await line.message())["is"] == "table"
        return line


class Line:
    """One connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @property
    def ended(self) -> bool:
        """Whether the other side has hung up."""
        return self.reader.at_eof() or self.reader.exception() is not None

    async def send(self, data: bytes) -> None:
        """Send something, whether or not anybody hears it."""
        self.writer.write(data)
        with suppress(ConnectionError):
            await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the other side ends it."""
        got = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while piece := await self.reader.read(65_536):
                    got += piece
        self.writer.close()
        return got

    def status(self, answer: bytes) -> int:
        """The status of an answer; 0 if there is none."""
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0

    async def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)

    async def message(self) -> bytes:
        """The next text."""
        while True:
            kind, data = await self.frame()
            if kind == 1:
                return data

    async def end(self) -> tuple[str, int]:
        """The reason of a goodbye, and the code with which the connection is closed.

        What is still on its way to somebody who hangs up undoes what was sent last, so both may be missing.
        """
        reason = ""
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                kind, data = await self.frame()
                if kind == 1 and (said := json.loads(data))["is"] == "bye":
                    reason = said["refusal"]["id"]
                if kind == 8:
                    return reason, struct.unpack("!H", data[:2])[0]
        return reason, 0


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send them: masked."""
    mask = b"\x01\x02\x03\x04"
    size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 254, len(data))
    return bytes([kind | (128 if last else 0)]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data))


@asynccontextmanager
async def serving(
    folder: Path, limits: Limits, *, proxies: Proxies = NO_PROXIES, files: int | None = None
) -> AsyncIterator[Served]:
    """A server with these limits."""
    app = create_app(f"sqlite:///{folder / 'tables.sqlite'}", limits=limits, pace=AT_ONCE, proxies=proxies)
    inside = Gate(limits, proxies, files=files)
    bound = listening_socket("127.0.0.1", 0)
    server = uvicorn.Server(configuration(app, inside))
    running = asyncio.create_task(server._serve([bound]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        served = Served(bound.getsockname()[1], inside)
        yield served
        await served.close()
    finally:
        server.should_exit = True
        await running


async def until(wanted: Any) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


# Frames


ENDS = [("server-too-fast", 1008), ("server-too-fast", 0), ("", 0)]
FLOODS = {
    "pings": frame(9) * 400,
    "pings with something in them": frame(9, b"x" * 125) * 400,
    "pongs": frame(10) * 400,
    "fragments": frame(1, b"{", last=False) + frame(0, b"", last=False) * 400,
    "frames": frame(1, b"{}") * 400,
}


@pytest.mark.parametrize("flood", list(FLOODS))
async def test_who_floods_with_frames_of_any_kind_is_cut_off(tmp_path: Path, flood: str) -> None:
    async with serving(tmp_path, Limits(all_frames=Rate(80, 0), frames=Rate(1e9, 0))) as served:
        line = await served.watched()
        other = await served.watched("127.0.0.1")
        await line.send(FLOODS[flood])
        assert await line.end() in ENDS
        await other.send(frame(9, b"still here"))
        while await other.frame() != (10, b"still here"):
            pass


async def test_who_is_cut_off_behind_a_proxy_comes_back_more_slowly_too(tmp_path: Path) -> None:
    limits = Limits(all_frames=Rate(80, 0), arrivals=Rate(40, 0))
    async with serving(tmp_path, limits, proxies=Proxies(["127.0.0.1"])) as served:
        code = (await served.table())["code"]
        line = await served.upgraded(code, "127.0.0.1", "x-forwarded-for: 203.0.113.7\r\n")
        await line.send(frame(9) * 100)
        assert await line.end() in ENDS
        for _ in range(9):
            await served.upgraded(code, "127.0.0.1", "x-forwarded-for: 203.0.113.7\r\n")
        with pytest.raises(AssertionError, match="429"):
            await served.upgraded(code, "127.0.0.1", "x-forwarded-for: 203.0.113.7\r\n")
        await served.upgraded(code, "127.0.0.1", "x-forwarded-for: 203.0.113.8\r\n")


async def test_who_is_cut_off_is_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(all_frames=Rate(80, 0))) as served:
        line = await served.watched()
        await line.send(frame(9) * 100)  # one packet: nothing is left on its way
        assert await line.end() == ("server-too-fast", 1008)


async def test_what_a_browser_and_a_player_send_is_no_flood(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits()) as served:
        line = await served.watched()
        for _ in range(20):
            await line.send(frame(10) + frame(9) + frame(1, b'{"do":"ping","key":"a-key-of-mine"}'))
        answered = 0
        while answered < 20:
            answered += json.loads(await line.message()) == {"is": "ok", "key": "a-key-of-mine"}


async def test_who_sends_too_many_bytes_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(all_frames=Rate(1e9, 0), frame_bytes=Rate(50_000, 0))) as served:
        line = await served.watched()
        await line.send(frame(1, b"[" * 10_000) * 10)
        assert await line.end() in ENDS


async def test_a_huge_frame_is_refused_by_its_head(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits()) as served:
        line = await served.watched()
        await line.send(struct.pack("!BBQ", 0x81, 255, 2**40) + b"\x01\x02\x03\x04")
        assert (await line.end())[1] == 1009


async def test_a_text_that_is_too_long_is_refused_also_where_it_comes_whole(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(frame=1_000)) as served:
        line = await served.watched()
        await line.send(frame(1, b"x" * 4_001))
        assert (await line.end())[1] == 1009


@pytest.mark.parametrize("cut", [1, 2, 5, 7, 20, 41])
async def test_frames_are_understood_however_the_network_cuts_them(tmp_path: Path, cut: int) -> None:
    pings = b"".join(frame(1, b'{"do":"ping","key":"a-key-of-mine-%d"}' % number) for number in range(4))
    async with serving(tmp_path, Limits()) as served:
        line = await served.watched()
        for first in range(0, len(pings), cut):
            await line.send(pings[first : first + cut])
            await asyncio.sleep(0)
        heard = [json.loads(await line.message()) for _ in range(4)]
    assert heard == [{"is": "ok", "key": f"a-key-of-mine-{number}"} for number in range(4)]


async def test_a_frame_that_is_no_text_ends_the_connection_in_one_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path, Limits()) as served:
        line = await served.watched()
        await line.send(frame(1, b"\xff\xfe"))
        assert (await line.end())[1] == 1007
    assert not [record for record in caplog.records if record.exc_info]


async def test_who_takes_nothing_is_cut_off(tmp_path: Path) -> None:
    """A spectator asks and asks, and never reads what is answered."""
    limits = Limits(all_frames=Rate(1e9, 0), frames=Rate(1e9, 0), frame_bytes=Rate(1e9, 0), stalled_seconds=0.2)
    async with serving(tmp_path, limits) as served:
        line = await served.watched()
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        ask = frame(9, b"x" * 125) * 200
        async with asyncio.timeout(PATIENCE):
            while len(served.gate):
                line.writer.write(ask)
                await asyncio.sleep(0.001)


async def test_sockets_are_limited_however_many_open_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(sockets=5, requests=Rate(1e9, 0))) as served:
        opening = [served.upgraded(source="127.0.0.66") for _ in range(100)]
        found = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(one, Line) for one in found) == 5
        await served.watched("127.0.0.1")  # another house is let in


# Requests


async def test_half_a_request_keeps_nobody_out(tmp_path: Path) -> None:
    """However many there are, and wherever they come from: they make room for who asks."""
    async with serving(tmp_path, Limits(connections=10), files=gate.RESERVED + 20) as served:
        lines = [await served.connect(f"127.0.0.{100 + number % 3}") for number in range(60)]
        for line in lines:
            await line.send(b"GET / HTTP/1.1\r\nhost: ")
        assert await served.ask() == 200
        assert await served.ask(source="127.0.0.100") == 200, "not even from the same house"
        assert len(served.gate) <= 20


async def test_connections_that_do_something_are_limited_for_each_address_and_in_all(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(connections=3), files=gate.RESERVED + 5) as served:
        lines = [await served.upgraded(source=f"127.0.0.{100 + number // 3}") for number in range(5)]
        assert await served.ask(source="127.0.0.100") in (0, 429), "three are enough for a house"
        assert await served.ask(source="127.0.0.1") in (0, 429), "five are enough for everybody"
        lines[0].writer.close()
        await until(lambda: len(served.gate) < 5)
        assert await served.ask(source="127.0.0.100") == 200


async def test_who_comes_too_often_is_not_let_in(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(arrivals=Rate(5, 0))) as served:
        answers = [await served.ask(source="127.0.0.66") for _ in range(10)]
        assert answers[:5] == [200] * 5
        assert set(answers[5:]) <= {0, 429}
        assert await served.ask() == 200


SLOW = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nhost: ",
    "empty lines": b"\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5000\r\nab",
}


@pytest.mark.parametrize("begun", list(SLOW))
async def test_who_never_finishes_is_not_waited_for(tmp_path: Path, begun: str) -> None:
    """Not even if a byte arrives now and then."""
    async with serving(tmp_path, Limits(head_seconds=0.3, body_seconds=0.3)) as served:
        line = await served.connect()
        await line.send(SLOW[begun])

        async def drip() -> None:
            while True:
                await asyncio.sleep(0.05)
                await line.send(b"\r\n" if begun == "empty lines" else b"a")

        dripping = asyncio.create_task(drip()) if begun != "nothing" else None
        try:
            assert line.status(await line.rest()) in (0, 408)
        finally:
            if dripping is not None:
                dripping.cancel()
        await until(lambda: not len(served.gate))


async def test_a_second_request_may_not_take_for_ever_either(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(head_seconds=2)) as served:
        line = await served.connect()
        await line.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz HTTP/1.1\r\nhos")
        answer = await line.rest()
        assert answer.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in answer


LARGE = {
    "an address": (b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n", 431),
    "a header": (b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"x" * 20_000 + b"\r\n\r\n", 431),
    "a header without end": (b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"x" * 400_000, 431),
    "many headers": (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 200 + b"\r\n", 431),
    "nonsense": (b"\x16\x03\x01\x00\xa5", 400),
}


@pytest.mark.parametrize("what", list(LARGE))
async def test_heads_that_are_too_large_or_nonsense_are_refused(tmp_path: Path, what: str) -> None:
    sent, status = LARGE[what]
    async with serving(tmp_path, Limits()) as served:
        line = await served.connect()
        await line.send(sent)
        assert line.status(await line.rest()) in (0, status)
        assert await served.ask() == 200


async def test_a_body_in_crumbs_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits()) as served:
        line = await served.connect()
        await line.send(b"POST /api/replay HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        await line.send(b"1\r\n \r\n" * 20_000)
        assert line.status(await line.rest()) in (0, 400)


async def test_requests_may_wait_for_each_other_but_not_hundreds(tmp_path: Path) -> None:
    ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    async with serving(tmp_path, Limits()) as served:
        line = await served.connect()
        await line.send(ask * PIPELINED + ask.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        assert (await line.rest()).count(b"HTTP/1.1 200") == PIPELINED + 1
        many = await served.connect()
        await many.send(ask * 500)
        assert (await many.rest()).count(b"HTTP/1.1 200") <= PIPELINED


async def test_an_answer_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(stalled_seconds=0.2)) as served:
        line = await served.connect()
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        ask = b"GET /api/games/frantic/rules HTTP/1.1\r\nhost: x\r\n\r\n"
        async with asyncio.timeout(PATIENCE):
            while len(served.gate):
                line.writer.write(ask)
                await asyncio.sleep(0.001)


async def test_behind_a_proxy_each_address_has_its_own_share(tmp_path: Path) -> None:
    """The proxy itself may have as many connections as it likes."""
    limits = Limits(connections=3, body_seconds=60)
    async with serving(tmp_path, limits, proxies=Proxies(["127.0.0.1"])) as served:
        lines = [await served.connect() for _ in range(6)]
        for number, line in enumerate(lines):
            head = f"POST /api/tables HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.{number // 3}\r\n"
            await line.send(f"{head}content-length: 50\r\n\r\n".encode())
        counts = served.gate._counts
        await until(lambda: [counts.of(f"192.0.2.{number}") for number in range(2)] == [3, 3])
        assert await served.ask(x_forwarded_for="192.0.2.0") == 429
        assert await served.ask(x_forwarded_for="192.0.2.9") == 200
        for line in lines:
            line.writer.close()
        await until(lambda: [counts.of(f"192.0.2.{number}") for number in range(2)] == [0, 0])
