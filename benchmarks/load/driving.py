"""Driving: tables full of scripted clients at a server, measured for a while."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from benchmarks.load.measuring import Result
from benchmarks.load.players import Ours, Player, Theirs

SEATS = 4
AT_ONCE = 20
"""Requests, or new connections, that are under way at the same time while tables are filled."""
OLD_PATH = "/api/socket"
"""Where all sockets were before a table's had an address of its own."""


class Http:
    """Requests over one connection that stays open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
        writer.write(f"{head}{len(content)}\r\n\r\n".encode() + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        status, *lines = answer.decode().splitlines()
        size = next(int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length"))
        text = (await reader.readexactly(size)).decode()
        if " 201 " not in status:
            raise RuntimeError(f"{status}: {text}")
        found: dict[str, Any] = json.loads(text)
        return found


async def _share(work: Sequence[Callable[[Http], Awaitable[Any]]], port: int) -> list[Any]:
    """Do all of that, some of it at the same time."""
    left = list(enumerate(work))
    done: list[Any] = [None] * len(work)

    async def some() -> None:
        http = Http(port)
        while left:
            place, one = left.pop()
            done[place] = await one(http)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    return done


async def our_tables(port: int, game: str, tables: int, seats: int = SEATS) -> list[list[dict[str, Any]]]:
    """So many new tables, each with the seats people have taken."""

    async def table(http: Http) -> list[dict[str, Any]]:
        wanted = {"game": game, "player": "A", "settings": {"clock": "off"}, "options": {}}
        first = await http.post("/api/tables", wanted)
        path = f"/api/tables/{first['code']}/seats"
        return [first, *[await http.post(path, {"player": name}) for name in "BCDEFGH"[: seats - 1]]]

    return await _share([table] * tables, port)


def our_players(
    port: int, made: list[list[dict[str, Any]]], pause: float, result: Result, *, start: bool = True
) -> list[Player]:
    """Clients for all seats of these tables."""
    own = _has_own_paths(port)
    luck = random.Random(1)
    return [
        Ours(
            seat,
            host=start and place == 0,
            port=port,
            path=f"/api/tables/{seat['code']}/socket" if own else OLD_PATH,
            pause=pause,
            result=result,
            luck=random.Random(luck.random()),
        )
        for seats in made
        for place, seat in enumerate(seats)
    ]


def _has_own_paths(port: int) -> bool:
    """Whether each table has a socket of its own: a revision before that has one address for all."""
    asked = (
        f"GET {OLD_PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(asked.encode())
        return b" 101 " not in line.recv(100)


def their_players(port: int, tables: int, pause: float, result: Result) -> list[Player]:
    """Clients for all seats of so many matches: who asks for one that is not there gets a new one."""
    luck = random.Random(1)
    return [
        Theirs(f"table-{table}", seat, port=port, pause=pause, result=result, luck=random.Random(luck.random()))
        for table in range(tables)
        for seat in range(SEATS)
    ]


async def seated(players: list[Player]) -> None:
    """Connect them all, some at a time: a table's people come one after the other."""
    for first in range(0, len(players), AT_ONCE):
        await asyncio.gather(*(one.connect() for one in players[first : first + AT_ONCE]))
        await asyncio.sleep(0.01)


async def measured(result: Result, seconds: float, warm: float, spent: Callable[[], float]) -> float:
    """Count for a while after some time to get going; the processor time of the server meanwhile."""
    await asyncio.sleep(warm)
    before, begin = spent(), time.perf_counter()
    result.counting = True
    await asyncio.sleep(seconds)
    result.counting = False
    result.seconds = time.perf_counter() - begin
    return spent() - before
