"""Clients nobody wants: slow ones, flooding ones, lying ones. And what people at a table notice of them:

    python -m tests.server.hostile [--seconds 15] [--at-most MS] [--workers 1]

prints how long people wait for their answers to be taken, alone and beside each of them, what the server works meanwhile, and
how many frames and requests each of them has sent. With `--at-most` it fails if beside any of them more than
one answer in a hundred takes longer than that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from ruthless.server.app import client_folder
from ruthless.server.gate import Gate
from ruthless.server.limits import Limits
from ruthless.server.protocols_test import Line, Served, frame
from tests.server.kit import Frame, Node, Player

HOSTILE = "127.0.0.66"
"""Where they come from: all of 127.0.0.0/8 is this machine."""
THOUGHT = 0.12
"""Seconds people think before they answer."""
HALF_REQUESTS = 1_100


class Person(Player):
    """A player who thinks, and remembers how long each answer took to be taken."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.waits: list[float] = []
        self._sent: dict[str, float] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    async def _send(self, line: ClientConnection, frame: Frame, *, twice: bool = False) -> None:
        if frame["do"] != "answer":
            await super()._send(line, frame)
            return
        thought = asyncio.create_task(self._think(line, frame))  # who thinks still hears
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, line: ClientConnection, frame: Frame) -> None:
        await asyncio.sleep(THOUGHT * (0.5 + self.random.random()))
        known = set(self.waiting)
        begun = time.perf_counter()
        with suppress(WebSocketException):
            await super()._send(line, frame)
        self._sent |= dict.fromkeys(set(self.waiting) - known, begun)

    async def _hear(self, line: ClientConnection, message: Frame) -> None:
        begun = self._sent.pop(message.get("key", ""), None)
        if begun is not None:
            self.waits.append(time.perf_counter() - begun)
        await super()._hear(line, message)


class Target:
    """What is attacked: a server and a table."""

    def __init__(self, address: str, code: str) -> None:
        host, _, port = address.rpartition(":")
        assert host == "127.0.0.1"
        self.code = code
        self._served = Served(int(port), Gate(Limits()))
        self.sent = 0
        """How many frames, and requests or pieces of one, have been sent."""

    async def line(self) -> Line:
        """A connection from where nobody is wanted."""
        return await self._served.connect(HOSTILE)

    async def watching(self) -> Line:
        """A spectator at the table."""
        line = await self._served.upgraded(self.code, HOSTILE)
        await self.send(line, frame(1, json.dumps({"do": "hello", "table": self.code}).encode()))
        return line

    async def table(self) -> Frame:
        """A table of their own, and the right to a seat there."""
        return await self._served.table()

    async def seated(self, seat: Frame) -> Line:
        """A connection of who has a seat."""
        line = await self._served.upgraded(seat["code"], HOSTILE)
        hello = {"do": "hello", "table": seat["code"], "token": seat["token"]}
        await self.send(line, frame(1, json.dumps(hello).encode()))
        return line

    async def send(self, line: Line, data: bytes, count: int = 1) -> None:
        """Send so many frames or requests."""
        await line.send(data)
        self.sent += count

    def forget(self) -> None:
        """Let go of connections that have ended."""
        for line in self._served.lines:
            line.writer.close()
        self._served.lines.clear()

    async def close(self) -> None:
        """End all connections."""
        await self._served.close()


async def _over_and_over(target: Target, attack: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Attack; when thrown out, come back."""
    while True:
        with suppress(OSError, AssertionError, asyncio.IncompleteReadError, TimeoutError):
            await attack()
        target.forget()
        await asyncio.sleep(0.01)


def _flooding(*kinds: bytes) -> Callable[[Target], Coroutine[Any, Any, None]]:
    """A spectator who sends the same for ever, as fast as it goes."""

    async def flood(target: Target) -> None:
        async def attack() -> None:
            line = await target.watching()
            while not line.ended:
                for kind in kinds:
                    await target.send(line, kind * 500, 500)
                await asyncio.sleep(0)

        await _over_and_over(target, attack)

    return flood


async def half_requests(target: Target) -> None:
    """As many requests as there is room for, none of which ever ends."""
    while True:
        lines = []
        with suppress(OSError):
            for _ in range(HALF_REQUESTS):
                lines.append(await target.line())
                await target.send(lines[-1], b"POST /api/tables HTTP/1.1\r\nhost: x\r\n")
        for _ in range(20):
            await asyncio.sleep(0.1)
            for line in lines:
                if not line.ended:
                    line.writer.write(b"x: y\r\n")
        target.forget()


async def requests(target: Target) -> None:
    """Requests as fast as they go, over connections that stay and that do not."""

    async def attack() -> None:
        line = await target.line()
        for _ in range(200):
            await target.send(line, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 5, 5)
            async with asyncio.timeout(5):
                if not await line.reader.read(65_536):
                    return

    await asyncio.gather(*(_over_and_over(target, attack) for _ in range(8)))


async def files(target: Target) -> None:
    """The largest file there is, pressed, as fast as it goes."""
    scripts = sorted(client_folder().rglob("*.js"), key=lambda file: file.stat().st_size)
    path = "/" + "".join(one.relative_to(client_folder()).as_posix() for one in scripts[-1:])
    wanted = f"GET {path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n".encode()

    async def attack() -> None:
        line = await target.line()
        for _ in range(200):
            await target.send(line, wanted * 5, 5)
            async with asyncio.timeout(5):
                if not await line.reader.read(65_536):
                    return

    await asyncio.gather(*(_over_and_over(target, attack) for _ in range(8)))


async def records(target: Target) -> None:
    """Records to be played again, each another one."""
    random = Random(1)

    async def attack() -> None:
        line = await target.line()
        record = {"ruthless": 1, "game": "frantic", "rules": 3, "seats": 8, "options": {}, "answers": []}
        body = json.dumps({"record": {**record, "seed": str(random.random())}}).encode()
        head = f"POST /api/replay?open=true HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(body)}\r\n"
        await target.send(line, f"{head}content-type: application/json\r\n\r\n".encode() + body)
        await line.rest()

    await asyncio.gather(*(_over_and_over(target, attack) for _ in range(8)))


async def takes_nothing(target: Target) -> None:
    """Spectators who ask for everything and read nothing."""

    async def attack() -> None:
        line = await target.watching()
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        ask = frame(1, json.dumps({"do": "ping", "key": "a-key-of-mine"}).encode())
        for _ in range(600):
            await target.send(line, ask)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(_over_and_over(target, attack) for _ in range(20)))


LIES: list[dict[str, Any]] = [
    {"do": "answer", "ask": "0.0", "answer": "no"},
    {"do": "start"},
    {"do": "leave"},
    {"do": "host", "person": 0},
    {"do": "replace", "person": 0},
    {"do": "remove", "person": 1},
    {"do": "rename", "name": "\u202eAda"},
    {"do": "say", "text": "\ud800"},
    {"do": "settings", "settings": {"options": {"limit": 10**30}}},
    {"do": "renew", "token": "n" * 40},
    {"do": "hello", "table": "AAAAAA"},
    {"do": "dance"},
]


async def lies(target: Target) -> None:
    """A spectator who claims to be everybody, and asks for what is not theirs. Nothing of it may be done."""

    async def attack() -> None:
        line = await target.watching()
        for number, lie in enumerate(LIES * 3):
            await target.send(line, frame(1, json.dumps({**lie, "key": f"a-lie-{number:03}"}).encode()))
            while (answer := json.loads(await line.message()))["is"] in ("table", "update", "chat"):
                pass
            if answer["is"] == "bye":
                return
            if answer["is"] != "no":
                raise Believed(str(lie))
            await asyncio.sleep(0.1)

    await _over_and_over(target, attack)


async def tabs(target: Target) -> None:
    """As many tabs of one person at a table of their own as there may be, each of which does as much as it may."""

    async def attack() -> None:
        seat = await target.table()
        lines = [await target.seated(seat) for _ in range(Limits().sockets - 1)]
        hearing = [asyncio.create_task(_hear(line)) for line in lines]
        try:
            for number in range(1_000):
                for tab, line in enumerate(lines):
                    wanted = {"do": "rename", "name": f"{tab} {number}", "key": f"tab-{tab:02}-{number:06}"}
                    await target.send(line, frame(1, json.dumps(wanted).encode()))
                await asyncio.sleep(0.07)
        finally:
            for one in hearing:
                one.cancel()

    await _over_and_over(target, attack)


async def _hear(line: Line) -> None:
    """Take all that is sent."""
    while await line.reader.read(65_536):
        pass


class Believed(Exception):
    """A lie was believed."""


ATTACKS: dict[str, Callable[[Target], Coroutine[Any, Any, None]]] = {
    "pings": _flooding(frame(9)),
    "fragments": _flooding(frame(1, b"{", last=False), frame(0, b"", last=False)),
    "frames": _flooding(frame(1, b'{"do":"ping","key":"a-key-of-mine"}')),
    "half requests": half_requests,
    "requests": requests,
    "files": files,
    "records": records,
    "takes nothing": takes_nothing,
    "lies": lies,
    "tabs": tabs,
}


# What people notice


def _percentile(waits: list[float], share: float) -> float:
    """So many of a hundred waited at most so long, in milliseconds."""
    return 1_000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")


def _processor_time(process: int) -> float:
    """Seconds a process and its workers have used; unlike the rest this hardly depends on what else the machine does."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_processor_time(int(child)) for child in children)


class Measured(NamedTuple):
    """What came of one attack."""

    line: str
    """Of the report."""
    p99: float


async def _measured(node: Node, name: str, seconds: float, tables: int = 5) -> Measured:
    """Some tables of people, and one attack from a process of its own."""
    seats = [node.seats(3, game="frantic", settings={"clock": "off"}) for _ in range(tables)]
    people = [
        Person(seat, lambda: node.address, 10 * number + place, starts=not place)
        for number, table in enumerate(seats)
        for place, seat in enumerate(table)
    ]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(1)
    attack = None
    if name:
        command = [sys.executable, "-m", "tests.server.hostile", "attack", node.address, seats[0][0]["code"], name]
        attack = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert attack.stdout is not None
        await asyncio.to_thread(attack.stdout.readline)  # it says when it begins
    await asyncio.sleep(1)
    for person in people:
        person.waits.clear()
    used = _processor_time(node.process.pid)
    await asyncio.sleep(seconds)
    used = _processor_time(node.process.pid) - used
    waits = [wait for person in people for wait in person.waits]
    sent = 0
    if attack is not None:
        attack.terminate()
        said, _ = await asyncio.to_thread(attack.communicate)
        assert attack.returncode == 0, "the attack came to an end by itself"
        sent = int(said)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    figures = "  ".join(f"{_percentile(waits, share):7.1f}" for share in (0.5, 0.99, 1.0))
    line = f"{name or '(nobody)':15} {len(waits):6}  {figures}  {100 * used / seconds:6.1f}    {sent:9,}"
    return Measured(line, _percentile(waits, 0.99))


def measure(seconds: float, at_most: float | None, workers: int) -> int:
    """Print how long people wait beside each kind of hostile client; 1 if that is too long."""
    print(f"{'beside':15} answers  p50 ms   p99 ms   most ms  server %  frames sent", flush=True)
    slow = []
    for name in ("", *ATTACKS):
        with tempfile.TemporaryDirectory() as folder:
            node = Node(f"sqlite:///{folder}/tables.sqlite", "--workers", str(workers), hurried=False)
            found = asyncio.run(_measured(node, name, seconds))
            node.stop()
        print(found.line, flush=True)
        if name and at_most is not None and not found.p99 <= at_most:  # also if nobody has got an answer at all
            slow.append(f"{name}: {found.p99:.1f} ms")
    if at_most is not None:
        print(
            f"p99 above {at_most:g} ms beside {', '.join(slow)}"
            if slow
            else f"p99 below {at_most:g} ms beside all of them"
        )
    return 1 if slow else 0


async def attack(target: Target, name: str) -> None:
    """Attack until told to stop, then say how much was sent."""
    attacking = asyncio.ensure_future(ATTACKS[name](target))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attacking.cancel)
    with suppress(asyncio.CancelledError):
        await attacking
    print(target.sent, flush=True)


def main(arguments: list[str]) -> int:
    """Measure; or attack, as a process of its own."""
    if arguments[:1] == ["attack"]:
        address, code, name = arguments[1:]
        print("attacking", flush=True)
        asyncio.run(attack(Target(address, code), name))
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.server.hostile", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="beside each of them (default 15)")
    parser.add_argument("--at-most", type=float, metavar="MS", help="fail if p99 is above")
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args(arguments)
    return measure(wanted.seconds, wanted.at_most, wanted.workers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
