"""Servers as processes that can be killed, and players who keep playing whatever happens to them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ruthless.server import admin, counting, databases, wire
from ruthless.server.clocks import AT_ONCE, HUMAN
from ruthless.server.entries import Entry
from ruthless.server.happenings import apply
from ruthless.server.hub import Hub
from ruthless.server.room import Room
from ruthless.server.store import Store

Frame = dict[str, Any]
SERVE = "from ruthless.cli import main; main()"


class Node:
    """A server process on a port of its own."""

    def __init__(self, database: str, *options: str, hurried: bool = True) -> None:
        """`hurried` is without limits; else it is as people run it."""
        command = [*self.program(), "serve", "--no-browser", "--port", "0", *["--hurried"] * hurried]
        self._written = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed when the process ends
        self.process = subprocess.Popen(
            [*command, "--database", database, *options], stdout=subprocess.PIPE, stderr=self._written, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.end()
        self.address = line.partition("http://")[2].partition("/")[0].replace("localhost", "127.0.0.1")
        self._wait()

    def program(self) -> list[str]:
        """What is run, before its arguments."""
        return [sys.executable, "-c", SERVE]

    def _wait(self) -> None:
        for _ in range(300):
            with suppress(OSError), urllib.request.urlopen(f"http://{self.address}/healthz", timeout=2):
                return
            assert self.process.poll() is None, self.end()
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def post(self, path: str, body: Frame) -> Frame:
        """Ask for something over HTTP."""
        request = urllib.request.Request(
            f"http://{self.address}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return dict(json.load(answer))

    def seats(self, humans: int, **wanted: object) -> list[Frame]:
        """A new table: a seat for each human."""
        first = self.post("/api/tables", {"player": "Player 0", **wanted})
        others = [
            self.post(f"/api/tables/{first['code']}/seats", {"player": f"Player {number}"})
            for number in range(1, humans)
        ]
        return [first, *others]

    def kill(self) -> None:
        """kill -9: no warning, no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def workers(self) -> list[int]:
        """The processes of its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def kill_worker(self, random: Random) -> None:
        """kill -9 of one of its workers."""
        os.kill(random.choice(self.workers()), signal.SIGKILL)

    def stop(self) -> str:
        """Ask it to end. What it wrote to standard error."""
        self.process.terminate()
        return self.end()

    def end(self) -> str:
        """Wait until it has ended. What it wrote to standard error."""
        self.process.wait(15)
        assert self.process.stdout is not None
        self.process.stdout.close()
        if self._written.closed:
            return ""
        self._written.seek(0)
        text = self._written.read()
        self._written.close()
        return text


class Player:
    """Somebody with a seat who answers at random, sends again what was not acknowledged, and remembers everything."""

    def __init__(self, seat: Frame, where: Callable[[], str], seed: int, *, starts: bool = False) -> None:
        self.seat = seat
        self.where = where
        self.starts = starts
        self.random = Random(seed)
        self.acknowledged: dict[str, Frame] = {}
        """By key: frames the server has said `ok` to."""
        self.refused: list[Frame] = []
        self.waiting: dict[str, Frame] = {}
        """By key: frames without an answer so far."""
        self.told: dict[int, list[Frame]] = defaultdict(list)
        """By match: what was told at each moment."""
        self.views: set[tuple[int, int, str]] = set()
        """Every view that was seen: match, moment, view."""
        self.asks: set[tuple[int, int, str]] = set()
        self.dawdles = False
        """Whether it looks at the end of a round for as long as this is so."""
        self.looking = False
        """Whether the table waits until it has seen how a round ended."""
        self.table: Frame = {}
        self.over = 0
        """How many matches have ended before its eyes."""
        self.connections = 0
        self.key = ""
        """The player's key that comes with each connection."""
        self.doubts = 0
        """How often it was not known yet whether something counted."""

    @property
    def moments(self) -> int:
        """How many moments it has been told of."""
        return sum(map(len, self.told.values()))

    async def play(self) -> None:
        """Play until cancelled, over as many connections as it takes."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{self.where()}/api/tables/{self.seat['code']}/socket", open_timeout=5, max_size=None
                ) as line:
                    self.connections += 1
                    await self._converse(line)
            await asyncio.sleep(0.05)

    async def _converse(self, line: ClientConnection) -> None:
        match = max(self.told, default=0)
        since = self.told[match][-1]["number"] if self.told.get(match) else -1
        hello = {"do": "hello", "table": self.seat["code"], "token": self.seat["token"], "match": match, "since": since}
        if self.key:
            hello["player"] = self.key
        await line.send(json.dumps(hello))
        for frame in list(self.waiting.values()):
            await line.send(json.dumps(frame))
        async for text in line:
            await self._hear(line, json.loads(text))

    async def _hear(self, line: ClientConnection, message: Frame) -> None:
        kind = message["is"]
        if kind == "ok":
            frame = self.waiting.pop(message["key"], None)
            if frame is not None:
                self.acknowledged[message["key"]] = frame
        elif kind == "no":
            frame = self.waiting.pop(message["key"], None)
            if frame is not None:
                self.refused.append({**frame, "refusal": message["refusal"]})
                if message["refusal"]["id"] == "server-busy":  # nothing has happened: it is tried anew
                    await asyncio.sleep(0.1)
                    await self._send(line, {name: value for name, value in frame.items() if name != "key"})
        elif kind == "unknown":
            self.doubts += 1
            await asyncio.sleep(0.05)
            await line.send(json.dumps(self.waiting[message["key"]]))
        elif kind == "bye":
            assert message["refusal"]["id"] in ("server-busy", "server-unknown"), message
            await line.close()
        elif kind == "table":
            await self._see_table(line, message["table"])
        elif kind == "update":
            await self._see_match(line, message)
        else:
            assert kind == "chat", message

    async def _see_table(self, line: ClientConnection, table: Frame) -> None:
        before, self.table = self.table, table
        me = next(one for one in table["people"] if one["person"] == self.seat["person"])
        if table["phase"] == "over":
            self.over += before.get("phase") == "playing"
            if not me["ready"] and not any(frame["do"] == "ready" for frame in self.waiting.values()):
                await self._send(
                    line, {"do": "ready", "ready": True, "entropy": f"{self.random.getrandbits(128):032x}"}
                )
        starting = any(frame["do"] == "start" for frame in self.waiting.values())
        if table["phase"] == "lobby" and self.starts and not starting:
            await self._send(line, {"do": "start"})

    async def _see_match(self, line: ClientConnection, update: Frame) -> None:
        match, told = update["match"], self.told[update["match"]]
        for moment in update["told"]:
            assert moment["number"] == len(told), f"told {moment['number']} after {len(told) - 1}"
            told.append(moment)
        assert update["number"] == len(told) - 1, "told less than there is"
        self.views.add((match, update["number"], json.dumps(update["view"], sort_keys=True)))
        if update["hold"] is not None and self.seat["person"] in update["hold"]["waiting"]:
            await self._say_seen(line, update["number"])
        if update["ask"] is None:
            return
        key = (match, update["number"], update["ask"]["id"])
        if key in self.asks:
            return
        self.asks.add(key)
        answer = self.random.choice(update["view"]["options"])
        frame = {"do": "answer", "ask": update["ask"]["id"], "answer": answer}
        await self._send(line, frame, twice=self.random.random() < 0.1)
        if self.random.random() < 0.05:
            stale = {**frame, "ask": f"{max(0, update['number'] - 2)}.0"}
            await self._send(line, stale)

    async def _say_seen(self, line: ClientConnection, number: int) -> None:
        """Be ready for the next round; once, unless the table still waits over another connection."""
        if not any(frame["do"] == "seen" for frame in self.waiting.values()):
            self.looking = True
            while self.dawdles:
                await asyncio.sleep(0.02)
            self.looking = False
            await self._send(line, {"do": "seen", "number": number})

    async def _send(self, line: ClientConnection, frame: Frame, *, twice: bool = False) -> None:
        keyed = {**frame, "key": str(uuid.UUID(int=self.random.getrandbits(128)))}
        self.waiting[keyed["key"]] = keyed
        for _ in range(1 + twice):
            await line.send(json.dumps(keyed))


# Looking at what is on disk


async def entries_of(database: str, code: str) -> list[Entry]:
    """Everything a database has of a table."""
    store = Store(database, "inspector")
    try:
        return await store.entries(code, 0)
    finally:
        await store.close()


def check_log(entries: list[Entry]) -> None:
    """Numbers without gaps, and no key twice."""
    assert [entry.number for entry in entries] == list(range(len(entries)))
    keys = [entry.key for entry in entries if entry.key is not None]
    assert len(set(keys)) == len(keys)


def check_answers(entries: list[Entry], player: Player) -> int:
    """Every answer that was acknowledged is there exactly once, as it was given; how many there are."""
    by_key: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if entry.key is not None:
            by_key[entry.key].append(entry)
    answers = 0
    for key, frame in player.acknowledged.items():
        assert len(by_key[key]) == 1, f"acknowledged, and {len(by_key[key])} times on disk: {frame}"
        if frame["do"] == "answer":
            data = by_key[key][0].data
            assert (data["ask"], data["answer"]) == (frame["ask"], frame["answer"])
            answers += 1
        elif frame["do"] == "seen":
            assert by_key[key][0].data == {"person": player.seat["person"], "number": frame["number"]}
    for frame in player.refused:
        assert by_key.get(frame["key"], []) == [], f"refused, and on disk: {frame}"
    return answers


def check_sight(entries: list[Entry], players: Sequence[Player]) -> int:
    """All that each player was told and shown is what an undisturbed match tells and shows that seat; how many views."""
    room = Room()
    lawful: dict[tuple[int, int, int], set[str]] = defaultdict(set)
    told: dict[tuple[int, int], list[Frame]] = {}
    for entry in entries:
        apply(room, entry)
        if room.live_match is None or entry.kind not in ("started", "answered"):
            continue
        for player in players:
            person = player.seat["person"]
            update = wire.update(room, room.seat_of(person), -1, 0, HUMAN, frozenset())
            assert update is not None
            view = json.dumps(update["view"], sort_keys=True)
            lawful[person, room.match, room.live_match.moment].add(view)
            told[person, room.match] = update["told"]
    seen = 0
    for player in players:
        person = player.seat["person"]
        for match, moment, view in player.views:
            assert view in lawful[person, match, moment], f"person {person} saw what was not theirs: {view}"
            seen += 1
        for match, moments in player.told.items():
            expected = json.loads(json.dumps(told[person, match]))[: len(moments)]
            assert moments == expected, f"person {person} was told otherwise in match {match}"
    return seen


async def check_counted(database: str) -> int:
    """After the next start every match of a player is counted once, as the log has it; how many there are."""
    hub = Hub(Store(database, "bookkeeper"), pace=AT_ONCE)
    await hub.open()
    hub.books.beat()
    await hub.books.settle()
    await hub.close()
    before = derived(database)
    admin.recount(database)
    assert derived(database) == before, "counted otherwise than the log has it"
    return len(before["played"])


def derived(database: str) -> dict[str, list[Any]]:
    """All that is worked out from the log."""
    engine = databases.engine(database, reading=True)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table)).all()), key=repr)
            for table in counting.DERIVED
        }
    engine.dispose()
    return dict(json.loads(json.dumps(found)))
