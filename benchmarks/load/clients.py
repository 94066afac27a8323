"""Scripted clients of our server: they answer at random as soon as they are asked, or after a pause."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx2
import websockets

SEATS = 4


@dataclass
class Result:
    """What the clients have measured."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    """From sending an answer to its acknowledgement, in seconds."""

    @property
    def per_second(self) -> float:
        """Acknowledged answers a second."""
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    def quantile(self, share: float) -> float:
        """A latency that this share of the answers did not exceed, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Player:
    """One scripted client."""

    def __init__(self, base: str, seat: dict[str, Any], pause: float, result: Result, luck: random.Random) -> None:
        self._base = base
        self._seat = seat
        self._pause = pause
        self._result = result
        self._luck = luck
        self._sent: dict[str, float] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self.counting = False

    async def play(self, *, host: bool) -> None:
        """Play match after match until cancelled."""
        address = f"{self._base.replace('http', 'ws')}/api/tables/{self._seat['code']}/socket"
        async with websockets.connect(address, max_size=None) as socket:
            await socket.send(json.dumps({"do": "hello", "table": self._seat["code"], "token": self._seat["token"]}))
            if host:
                await self._send(socket, {"do": "start"})
            async for text in socket:
                message = json.loads(text)
                if message["is"] == "ok":
                    sent = self._sent.pop(message["key"], None)
                    if sent is not None and self.counting:
                        self._result.latencies.append(time.perf_counter() - sent)
                elif message["is"] == "update" and message["ask"]:
                    # beside the reading: a client that thinks still hears that its last answer is safe
                    thought = asyncio.create_task(self._answer(socket, message))
                    self._thoughts.add(thought)
                    thought.add_done_callback(self._thoughts.discard)
                elif message["is"] == "table" and message["table"]["phase"] == "over":
                    await self._send(socket, {"do": "ready", "ready": True, "entropy": "0" * 32})

    async def _answer(self, socket: Any, message: dict[str, Any]) -> None:
        if self._pause:
            await asyncio.sleep(self._luck.expovariate(1 / self._pause))
        option = self._luck.choice(message["view"]["options"])
        with suppress(websockets.ConnectionClosed):  # the measurement is over
            await self._send(socket, {"do": "answer", "ask": message["ask"]["id"], "answer": option}, True)

    async def _send(self, socket: Any, frame: dict[str, Any], measured: bool = False) -> None:
        key = uuid.uuid4().hex
        if measured:
            self._sent[key] = time.perf_counter()
        await socket.send(json.dumps({**frame, "key": key}))


async def drive(base: str, game: str, tables: int, seconds: float, pause: float) -> Result:
    """Seat four clients at each table, let them play, and measure for a while."""
    result = Result()
    players: list[Player] = []
    luck = random.Random(1)
    async with httpx2.AsyncClient(base_url=base, timeout=60) as http:
        for _ in range(tables):
            wanted = {"game": game, "player": "A", "settings": {"clock": "off"}, "options": {}}
            seat = (await http.post("/api/tables", json=wanted)).json()
            others = [await http.post(f"/api/tables/{seat['code']}/seats", json={"player": name}) for name in "BCD"]
            seats = [seat, *(answer.json() for answer in others)]
            players += [Player(base, one, pause, result, random.Random(luck.random())) for one in seats]
    tasks = [asyncio.create_task(one.play(host=place % SEATS == 0)) for place, one in enumerate(players)]
    await asyncio.sleep(min(5.0, seconds / 3))
    for one in players:
        one.counting = True
    begin = time.perf_counter()
    await asyncio.sleep(seconds)
    for one in players:
        one.counting = False
    result.seconds = time.perf_counter() - begin
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return result
