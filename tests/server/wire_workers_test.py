"""Nobody's connection carries a byte that depends on a card they may not see, through whichever worker it goes.

Two servers with two workers each, whose matches differ only in what one person cannot see (`other_world`). At both the
same people give the same answers; that person has a connection through the worker in which the table lives, and one
through the other worker, and all that comes over either is compared byte for byte.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ruthless import GAMES, Luck, Match
from ruthless.kernel.seats import Seat
from ruthless.server import passing, routing
from ruthless.server.clocks import AT_ONCE
from ruthless.server.handlers import Draft
from ruthless.server.happenings import apply
from ruthless.server.harness_test import RoomHarness
from ruthless.server.room import Room
from ruthless.server.wire import update
from tests.secrets_test import HOUSES, _may_part, given_answers
from tests.server.kit import Frame, Node
from tests.server.nodes_test import until
from tests.server.other_world import SECRET, world
from tests.server.wire_secrets_test import _heard, twin

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not passing.possible(), reason="connections cannot change hands on this system"),
]

STEPS = 30
PEOPLE = 3
WATCHERS: tuple[Seat | None, ...] = (0, 1, 2, None)


# The plan: what everybody does at a table, and when its hidden cards lie otherwise


@dataclass(frozen=True, slots=True)
class Step:
    """Something somebody does, and what everybody at the table is shown when it has been done."""

    person: int
    frame: Frame
    asks: list[tuple[str, str]]
    """Before it: questions of the watcher why it could not answer something, as question and answer."""
    shown: list[str]
    """By seat, and then for who looks on: what `signs` finds in the last update."""


@dataclass
class Table:
    """What happens at a table."""

    name: str
    game: str
    seat: Seat | None
    """Whose connections are compared; None: those of who looks on."""
    house_rules: dict[str, object]
    settings: dict[str, object]
    begun: dict[int, int] = field(default_factory=dict)
    ended: list[int] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    compared: int = 0
    """After how many steps cards lay otherwise."""

    @property
    def course(self) -> dict[str, object]:
        """What `other_world` has to know of it."""
        return {"seat": self.seat, "begun": self.begun, "ended": self.ended}

    def other(self, room: Room, luck: Luck) -> Room | None:
        """The table with hidden cards elsewhere from now on; None if it cannot be told from all that goes on."""
        live_match = room.live_match
        assert live_match is not None
        given, which = sum(live_match.given), luck.below(2)
        for one in (which, 1 - which):
            found = world(live_match.match, self.seat, given, one)
            # What others have answered in an open Together is forgotten in imagination: they have more to say.
            if found is not None and open_questions(found) == open_questions(live_match.match):
                self.begun[given] = one
                return twin(room, found)
        return None


def open_questions(match: Match) -> tuple[list[Seat], dict[Seat, int]]:
    """Who is asked, and how much they have answered already."""
    return [one.seat for one in match.pending], given_answers(match)


def entropy(person: int) -> str:
    """What somebody contributes to the deal."""
    return f"{person + 1:032x}"


def signs(shown: Frame) -> str:
    """By what it can be told that an update is the one that is waited for."""
    ask, hold = shown["ask"], shown["hold"]
    return json.dumps([shown["number"], ask and ask["id"], hold and sorted(hold["waiting"])])


def signs_at(room: Room) -> list[str]:
    """What they are for each seat, and for who looks on."""
    found = [update(room, seat, 10**6, 0, AT_ONCE, frozenset({"here"})) for seat in (*range(PEOPLE), None)]
    return [signs(one) for one in found if one is not None]


def planned(game: str, seat: Seat | None, number: int) -> Table:
    """A table in the middle of whose play cards lie otherwise than they were dealt, again and again."""
    house = HOUSES[game][number * 7 % len(HOUSES[game])]
    settings: dict[str, object] = {
        "clock": ("off", "relaxed")[number % 2],
        "pace": ("slow", "normal", "fast")[number % 3],
    }
    table = Table(f"{game} {seat}", game, seat, dict(house), settings)
    harness = RoomHarness(game, PEOPLE, 0, dict(house), SECRET, name=table.name, **settings)
    for person in range(PEOPLE):
        harness.do(person, "ready", ready=True, entropy=entropy(person))
    harness.start()
    room, luck = harness.room, Luck.from_seed(table.name)
    other: Room | None = None
    while len(table.steps) < STEPS and room.phase == "playing":
        other = other or table.other(room, luck)
        table.compared += other is not None
        person, frame, asks = _seen(room, luck) if room.hold is not None else _answer(room, other, seat, luck)
        if other is not None and _part(room, other, seat, person, frame):
            assert room.live_match is not None
            table.ended.append(sum(room.live_match.given))
            other = None
        for one in (room, *([] if other is None else [other])):
            _apply(one, person, frame)
        table.steps.append(Step(person, frame, asks, signs_at(room)))
    return table


def _seen(room: Room, luck: Luck) -> tuple[int, Frame, list[tuple[str, str]]]:
    assert room.hold is not None
    assert room.live_match is not None
    person = luck.choice([one.person for one in room.humans() if one.person not in room.hold.seen])
    return person, {"do": "seen", "number": room.live_match.moment}, []


def _answer(
    room: Room, other: Room | None, watcher: Seat | None, luck: Luck
) -> tuple[int, Frame, list[tuple[str, str]]]:
    """An answer that can be given in both worlds, if there is one."""
    live_match = room.live_match
    assert live_match is not None
    asks = []
    if watcher is not None and (ask := live_match.ask(watcher)) is not None:
        asks = [(ask, str(luck.choice(live_match.match.game.answers))) for _ in range(2)]
    ways = [(one.seat, str(option)) for one in live_match.match.pending for option in one.options]
    if other is not None and other.live_match is not None:
        there = {(one.seat, str(option)) for one in other.live_match.match.pending for option in one.options}
        ways = [way for way in ways if way in there] or ways
    seat, answer = luck.choice(ways)
    return seat, {"do": "answer", "ask": live_match.ask(seat), "answer": answer}, asks


def _apply(room: Room, person: int, frame: Frame) -> None:
    if frame["do"] == "seen":
        draft = Draft("seen", person=person, number=frame["number"])
    else:
        draft = Draft("answered", seat=person, ask=frame["ask"], answer=frame["answer"])
    apply(room, draft.entry(room, room.moment_at))


def _part(room: Room, other: Room, seat: Seat | None, person: int, frame: Frame) -> bool:
    """Whether this shows a seat a card that lies elsewhere in the other world, or cannot be done there at all."""
    assert other.live_match is not None
    if frame["do"] == "seen":
        return False
    if other.live_match.ask(person) != frame["ask"] or other.live_match.refusal(person, frame["answer"]):
        return True
    told = []
    for one in (room, other):
        assert one.live_match is not None
        after = twin(one, one.live_match.match.clone())
        _apply(after, person, frame)
        assert after.live_match is not None
        told.append(([json.dumps(fact) for fact in _heard(after, seat)], after.phase, after.live_match.moment))
    (mine, *rest), (theirs, *there) = told
    assert rest == there
    if mine == theirs:
        return False
    assert _may_part(mine, theirs), "a leak that needs no server to be seen"
    return True


# Connections, and the worker that has each


def holder(node: Node, port: int) -> int | None:
    """The worker that has the connection which comes from a port of this machine; None while it is on its way."""
    ours = f":{int(node.address.rpartition(':')[2]):04X}"
    theirs = f":{port:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(ours) and fields[2].endswith(theirs):
            for worker in node.workers():
                with suppress(OSError):
                    if f"socket:[{fields[9]}]" in (os.readlink(one) for one in Path(f"/proc/{worker}/fd").iterdir()):
                        return worker
    return None


async def held(node: Node, port: int) -> int:
    """The same, when it has arrived."""
    while (found := holder(node, port)) is None:
        await asyncio.sleep(0.005)
    return found


@asynccontextmanager
async def astray(node: Node, home: int) -> AsyncIterator[str]:
    """An address from which every connection comes to another worker than that one.

    The first line of what is asked comes in two pieces, so anybody may get it; who is at home in it is not wanted.
    """
    host, _, port = node.address.partition(":")

    lines: list[asyncio.StreamWriter] = []
    relaying: set[asyncio.Task[None]] = set()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        relaying.add(asyncio.create_task(relay(reader, writer)))

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        first = await reader.readexactly(5)
        while True:
            there, here = await asyncio.open_connection(host, int(port))
            lines.append(here)
            here.write(first)
            if await held(node, here.get_extra_info("sockname")[1]) != home:
                break
            here.close()
        await asyncio.gather(pump(reader, here), pump(there, writer))

    async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    relays = await asyncio.start_server(begin, "127.0.0.1", 0)
    try:
        yield "{}:{}".format(*relays.sockets[0].getsockname())
    finally:
        relays.close()
        for line in lines:
            line.close()
        await asyncio.gather(*relaying, *(line.wait_closed() for line in lines), return_exceptions=True)


class Ear:
    """A connection of somebody: all that has come over it since the match began."""

    def __init__(self, line: ClientConnection, person: Seat | None, number: int) -> None:
        self.line = line
        self.person = person
        self.number = number
        self.frames: list[str] = []
        self.table: Frame = {}
        self.signs = ""
        self.lines = 0
        """How much has been said."""
        self.answered: set[str] = set()
        self._keys = 0
        self.hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for text in self.line:
            frame = json.loads(text)
            assert frame["is"] not in ("no", "bye", "unknown"), text
            self.table = frame.get("table", self.table)
            if frame["is"] == "update":
                self.signs = signs(frame)
            if frame["is"] in ("ok", "why"):
                self.answered.add(frame["key"])
            self.lines += len(frame.get("lines", []))
            if self.signs:
                self.frames.append(str(text))

    async def do(self, frame: Frame) -> None:
        """Ask for something, and wait until that has been answered."""
        self._keys += 1
        key = f"key-{self.number}-{self._keys:06}"
        await self.line.send(json.dumps({**frame, "key": key}))
        await until(lambda: self.hearing.done() or key in self.answered)
        if self.hearing.done():
            self.hearing.result()


async def played(node: Node, table: Table) -> dict[str, list[str]]:
    """Play a table to the end of its plan: all that its watcher was sent, by way."""
    key = f"{table.name.replace(' ', '-'):-<43}"
    wanted = {"game": table.game, "player": "Player 0", "options": table.house_rules}
    first = await post(node, "/api/tables", {**wanted, "settings": {"name": table.name, **table.settings}}, key)
    code = first["code"]
    seats = [first] + [
        await post(node, f"/api/tables/{code}/seats", {"player": f"Player {one}"}, f"{one}{key[1:]}")
        for one in range(1, PEOPLE)
    ]
    home = node.workers()[routing.place(code.encode(), 2)]
    async with AsyncExitStack() as stack:
        wrong = await stack.enter_async_context(astray(node, home))

        numbers = count()

        async def ear(person: Seat | None, address: str) -> Ear:
            line = await stack.enter_async_context(connect(f"ws://{address}/api/tables/{code}/socket", max_size=None))
            token = {} if person is None else {"token": seats[person]["token"]}
            await line.send(json.dumps({"do": "hello", "table": code, **token}))
            heard = Ear(line, person, next(numbers))
            stack.callback(heard.hearing.cancel)
            await until(lambda: bool(heard.table))
            return heard

        ways = {"right": await ear(table.seat, node.address), "wrong": await ear(table.seat, wrong)}
        assert await held(node, ways["right"].line.local_address[1]) == home
        others = {one: await ear(one, wrong if one % 2 else node.address) for one in range(PEOPLE) if one != table.seat}
        ears = [*ways.values(), *others.values()]
        for person in range(PEOPLE):
            await others.get(person, ways["right"]).do({"do": "ready", "ready": True, "entropy": entropy(person)})
        await until(lambda: all(one["ready"] and one["here"] for each in ears for one in each.table["people"]))
        await others.get(0, ways["right"]).do({"do": "start"})
        await until(lambda: all(one.signs for one in ears))
        for number, step in enumerate(table.steps):
            mine = list(ways.values())[:: 1 if number % 2 else -1]
            for each, (ask, answer) in zip(mine, step.asks, strict=False):
                await each.do({"do": "why", "ask": ask, "answer": answer})
            await others.get(step.person, mine[0]).do(step.frame)
            shown = {one: step.shown[-1 if one is None else one] for one in (*range(PEOPLE), None)}
            await until(lambda: all(one.signs == shown[one.person] for one in ears))  # noqa: B023
            if number % 10 == 9:
                await others.get(1, ways["wrong"]).do({"do": "say", "text": f"step {number}"})
                await until(lambda: {one.lines for one in ears} == {number // 10 + 1})  # noqa: B023
        found = {way: one.frames[:] for way, one in ways.items()}
        for way, address in (("right, anew", node.address), ("wrong, anew", wrong)):
            again = await ear(table.seat, address)
            await until(lambda: bool(again.signs) and again.lines == ways["right"].lines)  # noqa: B023
            found[way] = again.frames[:]
    return found


async def post(node: Node, path: str, body: Frame, key: str) -> Frame:
    """Ask for something, with a key from which code and token follow."""
    headers = {"content-type": "application/json", "idempotency-key": key}
    request = urllib.request.Request(f"http://{node.address}{path}", json.dumps(body).encode(), headers)

    def asked() -> Frame:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return dict(json.load(answer))

    return await asyncio.to_thread(asked)


# Two servers


class OtherNode(Node):
    """A server in whose matches cards lie where they were dealt, or as planned."""

    def __init__(self, database: str, plan: Path, *, truth: bool, leak: bool) -> None:
        self._before = ["-m", "tests.server.other_world", str(plan), "yes" if truth else "no", *["leak"] * leak]
        super().__init__(database, "--workers", "2")

    def program(self) -> list[str]:
        return [sys.executable, *self._before]


@contextmanager
def servers(databases: list[str], tables: list[Table], plan: Path, *, leak: bool) -> Iterator[list[Node]]:
    """One in which everything is as it was dealt, one in which it is not."""
    plan.write_text(json.dumps({table.name: table.course for table in tables}), encoding="utf-8")
    nodes: list[Node] = []
    try:
        for database in databases:
            nodes.append(OtherNode(database, plan, truth=not nodes, leak=leak))
        yield nodes
    finally:
        for node in nodes:
            node.kill()


async def compare(
    databases: list[str], tables: list[Table], plan: Path, *, leak: bool = False
) -> tuple[int, list[tuple[str, str]]]:
    """Play all tables at both servers: how many frames were compared, and the tables and ways where something differs."""
    with servers(databases, tables, plan, leak=leak) as nodes:
        found = [await asyncio.gather(*(played(node, table) for table in tables)) for node in nodes]
    frames, differing = 0, []
    for table, one, other in zip(tables, *found, strict=True):
        for way in one:
            frames += len(one[way])
            if one[way] != other[way]:
                differing.append((table.name, way))
    return frames, differing


def all_tables() -> list[Table]:
    """A table of each game for everybody who might learn something."""
    both = [(game, seat) for game in GAMES for seat in WATCHERS]
    return [planned(game, seat, number) for number, (game, seat) in enumerate(both)]


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The addresses of two empty databases of either kind."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path / name}.sqlite" for name in ("truth", "other")]
    cluster = request.getfixturevalue("cluster")
    return [cluster.new_database() for _ in range(2)]


async def test_no_worker_sends_a_byte_that_depends_on_hidden_cards(databases: list[str], tmp_path: Path) -> None:
    tables = all_tables()
    frames, differing = await compare(databases, tables, tmp_path / "plan")

    print(f"{frames} frames compared at {len(tables)} tables, through the right worker and the wrong one")
    assert sum(table.compared for table in tables) > 200
    assert frames > 1_000
    assert differing == []


async def test_a_leak_would_be_found_through_either_worker(tmp_path: Path) -> None:
    databases = [f"sqlite:///{tmp_path / name}.sqlite" for name in ("truth", "other")]
    tables = [planned(game, 0, number) for number, game in enumerate(GAMES)]
    _, differing = await compare(databases, tables, tmp_path / "plan", leak=True)

    assert {(table.name, way) for table in tables for way in ("right", "wrong")} <= set(differing)
