"""Players: scripted clients of our server and of boardgame.io's. They answer at random, at once or after a pause.

Both look for what they need in the bytes that came and decode nothing else: the same work for either server.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from benchmarks.load.line import Line
from benchmarks.load.measuring import Result

AGAIN = 0.3
"""Seconds until somebody whose connection has ended, or was not let in, tries again."""


class Player:
    """One client: what it does when it has connected, and with every text."""

    def __init__(self, port: int, path: str, pause: float, result: Result, luck: random.Random) -> None:
        self._port = port
        self._path = path
        self._pause = pause
        self._result = result
        self._luck = luck
        self._line: Line | None = None
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self.shown = 0.0
        """When it was last shown the whole of its match, having connected anew."""

    async def connect(self) -> None:
        """Take part until told to stop, over as many connections as it takes."""
        host = f"127.0.0.1:{self._port}"
        line = self._line = Line(host, self._path, self.greet, self.hear, lambda: self._lost(line))
        try:
            await self._loop.create_connection(lambda: line, "127.0.0.1", self._port)
        except OSError:
            self._lost(line)

    def _lost(self, line: Line) -> None:
        """Come again, once for each connection that has ended."""
        if self._line is not line:
            return
        self._line = None
        if not self._ended:
            self._loop.call_later(AGAIN * (0.5 + self._luck.random()), lambda: self._loop.create_task(self.connect()))

    def stop(self) -> None:
        """Take no part any more."""
        self._ended = True
        if self._line is not None:
            self._line.close()

    def send(self, text: bytes) -> None:
        """Send a text, if there is a connection."""
        if self._line is not None:
            self._line.send(text)

    def think(self, text: bytes) -> None:
        """Send an answer, at once or after a pause."""
        if self._pause:
            self._loop.call_later(self._luck.expovariate(1 / self._pause), self.answer, text)
        else:
            self.answer(text)

    def greet(self) -> None:
        """A connection has begun."""

    def hear(self, text: bytes) -> None:
        """Something was said."""

    def answer(self, text: bytes) -> None:
        """Answer what was asked."""


class Ours(Player):
    """A client of our server."""

    def __init__(self, seat: dict[str, Any], *, host: bool, port: int, path: str, **how: Any) -> None:
        super().__init__(port, path, **how)
        self._seat = seat
        self._host = host
        self._sent: dict[bytes, float] = {}
        self._asked = b""
        self._seen_end = -1
        """The moment at which a round was last seen to end."""
        self._known: dict[str, int] = {}
        """The last moment it has been told of."""

    def greet(self) -> None:
        """Say hello, and begin the match."""
        self._asked, self._seen_end = b"", -1
        hello = {"do": "hello", "table": self._seat["code"], "token": self._seat["token"], **self._known}
        self.send(json.dumps(hello).encode())
        if self._host and not self._known:
            self.send(b'{"do":"start","key":"start-%032x"}' % self._luck.getrandbits(128))

    def hear(self, text: bytes) -> None:
        """Answer what is asked, note what is safe, and be ready for the next match."""
        if text.startswith(b'{"is":"update"'):
            self.shown = self.shown or time.perf_counter()
            match, number = (int(one.partition(b":")[2]) for one in text[15:60].split(b",")[:2])
            self._known = {"match": match, "since": number}
            at = text.find(b'"ask":{"id":"')
            if at >= 0:
                ask = text[at + 13 : text.index(b'"', at + 13)]
                if ask != self._asked:
                    self._asked = ask
                    begin = text.index(b'"options":[') + 10
                    options = text[begin : text.index(b"]", begin) + 1]
                    self.think(b'{"do":"answer","ask":"%b","answer":"%b"' % (ask, _one_of(options, self._luck)))
            elif b'"hold":{' in text and number != self._seen_end:
                self._seen_end = number
                self.send(b'{"do":"seen","number":%d,"key":"seen-%032x"}' % (number, self._luck.getrandbits(128)))
        elif text.startswith(b'{"is":"ok"'):
            begin = text.index(b'"key":"') + 7
            sent = self._sent.pop(text[begin : text.index(b'"', begin)], None)
            if sent is not None and self._result.counting:
                self._result.latencies.append(time.perf_counter() - sent)
        elif text.startswith(b'{"is":"table"') and b'"phase":"over"' in text:
            self._asked = b""
            key = b"ready-%032x" % self._luck.getrandbits(128)
            self.send(b'{"do":"ready","ready":true,"entropy":"00000000000000000000000000000000","key":"%b"}' % key)

    def answer(self, text: bytes) -> None:
        """Send it with a key of its own, and note when."""
        key = b"%016x" % self._luck.getrandbits(64)
        self._sent[key] = time.perf_counter()
        self.send(b'%b,"key":"%b"}' % (text, key))


def _one_of(options: bytes, luck: random.Random) -> bytes:
    """One of a list of texts as it stands in JSON; none of ours has a comma or a quotation mark in it."""
    return luck.choice(options[1:-1].split(b",")).strip(b'"')


class Theirs(Player):
    """A client of boardgame.io's server, as its own talks: socket.io over a WebSocket."""

    def __init__(self, table: str, seat: int, *, port: int, **how: Any) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", **how)
        self._table = table
        self._seat = str(seat)
        self._mine = f'"currentPlayer":"{seat}"'.encode()
        self._sent_for = -1
        self._sent_at = 0.0

    def hear(self, text: bytes) -> None:
        """Answer pings, enter, and make a move when it is this seat's turn."""
        if text == b"2":
            self.send(b"3")
        elif text[:1] == b"0":
            self.send(b"40/shedding,")
        elif text.startswith(b"40"):
            self.send(f'42/shedding,["sync","{self._table}","{self._seat}",null,4]'.encode())
        elif text.startswith((b'42/shedding,["update"', b'42/shedding,["sync"')):
            self._look(text)

    def _look(self, text: bytes) -> None:
        begin = text.rindex(b'"_stateID":') + 11
        state = int(text[begin : begin + 12].split(b",")[0].split(b"}")[0])
        if 0 <= self._sent_for < state:
            if self._result.counting:
                self._result.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_for = -1
        if self._sent_for < 0 and self._mine in text:
            self._sent_for = state
            self.think(text)

    def answer(self, text: bytes) -> None:
        """Play a card that fits, or draw."""
        said = json.loads(text[text.index(b"[") :])
        shown = said[2]["state"] if said[0] == "sync" else said[2]
        cards, top = shown["G"]["hands"][self._seat], shown["G"]["pile"][-1]
        fitting = [place for place, card in enumerate(cards) if _fits(card, top)]
        move = ("play", [self._luck.choice(fitting)]) if fitting else ("draw", [])
        action = {"type": "MAKE_MOVE", "payload": {"type": move[0], "args": move[1], "playerID": self._seat}}
        frame = json.dumps(["update", action, shown["_stateID"], self._table, self._seat])
        self._sent_at = time.perf_counter()
        self.send(b"42/shedding," + frame.encode())


def _fits(card: dict[str, Any], top: dict[str, Any]) -> bool:
    return bool(card["colour"] == top["colour"] or card["number"] == top["number"] or top["colour"] == "black")
