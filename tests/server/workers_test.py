"""Several workers are one server: whatever a connection carries, wherever it arrives, and whatever is asked of it."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import unquote

import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from ruthless.server import faults, passing, routing
from ruthless.server.app import create_app
from ruthless.server.commons import Commons
from ruthless.server.limits import Limits
from ruthless.server.siblings import Siblings
from tests.server.kit import Frame, Node, Player, check_answers, check_log, check_sight, entries_of
from tests.server.nodes_test import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not passing.possible(), reason="connections cannot change hands on this system"),
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Node]:
    """A server with two workers."""
    node = Node(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--workers", "2")
    try:
        yield node
    finally:
        node.kill()


def asked(connection: HTTPConnection, path: str) -> tuple[int, str]:
    """The status and the text of an answer, over a connection that stays open."""
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def asked_once(node: Node, path: str) -> tuple[int, str]:
    """The same over a connection of its own; a worker may die while it has it, so it is asked again."""
    host, _, port = node.address.partition(":")
    while True:
        with suppress(ConnectionError), closing(HTTPConnection(host, int(port), timeout=20)) as connection:
            return asked(connection, path)


def metrics(node: Node) -> dict[str, float]:
    """What the server says of itself."""
    lines = [line.split() for line in asked_once(node, "/metrics")[1].splitlines() if line.startswith("ruthless")]
    return {name: float(value) for name, value in lines}


def tables_of_both(node: Node) -> list[str]:
    """Codes of tables, some of each worker."""
    codes: list[str] = []
    while len({routing.place(code.encode(), 2) for code in codes}) < 2 or len(codes) < 6:
        codes.append(node.seats(1, game="frantic")[0]["code"])
    return codes


async def test_a_connection_carries_requests_about_several_tables_to_where_they_live(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = Node(database, "--workers", "2")
    codes = tables_of_both(first)
    first.stop()
    node = Node(database, "--workers", "2")
    try:
        host, _, port = node.address.partition(":")
        with closing(HTTPConnection(host, int(port), timeout=20)) as connection:
            for code in codes * 3:
                status, text = asked(connection, f"/api/tables/{code}")
                assert (status, json.loads(text)["code"]) == (200, code)
                assert asked(connection, "/healthz") == (200, "ok\n")
        await until(lambda: metrics(node)["ruthless_tables"] == len(codes), 10)
    finally:
        node.kill()


async def test_a_request_with_a_body_goes_with_its_connection(server: Node) -> None:
    host, _, port = server.address.partition(":")
    with closing(HTTPConnection(host, int(port), timeout=20)) as connection:
        for code in tables_of_both(server):
            body = json.dumps({"player": "Late"})
            connection.request("POST", f"/api/tables/{code}/seats", body, {"content-type": "application/json"})
            answer = connection.getresponse()
            assert answer.status == 201
            assert json.load(answer)["code"] == code


@asynccontextmanager
async def stuttering(node: Node) -> AsyncIterator[str]:
    """An address at which the first line of every request comes in two pieces, so that nobody can tell where it belongs."""
    host, _, port = node.address.partition(":")

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, here = await asyncio.open_connection(host, int(port))
            here.write(await reader.readexactly(5))
            await here.drain()
            await asyncio.sleep(0.05)
            async with asyncio.TaskGroup() as group:
                group.create_task(pump(reader, here))
                group.create_task(pump(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    relays = await asyncio.start_server(relay, "127.0.0.1", 0)
    try:
        yield "{}:{}".format(*relays.sockets[0].getsockname())
    finally:
        relays.close()


async def test_who_reaches_the_wrong_worker_plays_all_the_same(server: Node, tmp_path: Path) -> None:
    async with stuttering(server) as anywhere:
        seats = server.seats(4, game="frantic", options={"limit": 40}, bots=["easy"], settings={"clock": "off"})
        players = [
            Player(seat, lambda at=at: anywhere if at % 2 else server.address, at, starts=at == 0)  # type: ignore[misc]
            for at, seat in enumerate(seats)
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        random = Random(1)
        try:
            for _ in range(3):
                goal = players[0].moments + 10
                await until(lambda: min(player.moments for player in players) >= goal)  # noqa: B023
                server.kill_worker(random)
            await until(lambda: min(player.over for player in players) >= 1)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for task in playing:
            with suppress(asyncio.CancelledError):
                task.result()
    entries = await entries_of(f"sqlite:///{tmp_path / 'tables.sqlite'}", seats[0]["code"])
    check_log(entries)
    assert sum(check_answers(entries, player) for player in players) > 20
    assert check_sight(entries, players) > 50


async def test_the_metrics_are_those_of_all_workers_whichever_is_asked(server: Node) -> None:
    seats: list[list[Frame]] = []
    while len({routing.place(table[0]["code"].encode(), 2) for table in seats}) < 2 or len(seats) < 4:
        seats.append(server.seats(2, game="frantic", settings={"clock": "off"}))
    players = [
        Player(seat, lambda: server.address, 10 * number + at, starts=at == 0)
        for number, table in enumerate(seats)
        for at, seat in enumerate(table)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.moments for player in players) >= 5)
        for _ in range(4):  # whoever answers
            await until(lambda: metrics(server)["ruthless_connections"] == len(players), 10)
        assert metrics(server)["ruthless_workers"] == 2
        before = sum(len(player.acknowledged) for player in players) - len(players)
        server.kill_worker(Random(2))
        await until(lambda: metrics(server)["ruthless_workers"] == 2, 10)
        assert metrics(server)["ruthless_answers_total"] > before / 2, "what the dead one counted is not forgotten"
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def test_an_address_has_its_sockets_at_all_workers_together(tmp_path: Path) -> None:
    server = Node(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--workers", "2", hurried=False)
    try:
        codes = tables_of_both(server)
        async with AsyncExitStack() as stack:
            admitted = {0: 0, 1: 0}
            for number in range(Limits().sockets + 12):
                code = codes[number % len(codes)]
                with suppress(InvalidHandshake):
                    await stack.enter_async_context(connect(f"ws://{server.address}/api/tables/{code}/socket"))
                    admitted[routing.place(code.encode(), 2)] += 1
        assert sum(admitted.values()) == Limits().sockets
        assert all(admitted.values()), "there were some at both"
    finally:
        server.kill()


async def test_health_is_that_of_all_workers(server: Node) -> None:
    assert asked_once(server, "/healthz") == (200, "ok\n")
    server.kill_worker(Random(1))
    assert asked_once(server, "/healthz") == (200, "ok\n"), "the other one serves, and the dead one is replaced"


async def test_what_one_worker_sees_wrong_with_the_database_all_say(server: Node, tmp_path: Path) -> None:
    tables_of_both(server)  # so both are there
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as torn:
        torn.execute(
            "INSERT INTO rooms (code, base, phase, open, summary, touched, owner) VALUES ('TORN22', 0, 'lobby', 0, '{}', 0, '')"
        )
        torn.executemany(
            "INSERT INTO entries (code, number, kind, data, at) VALUES ('TORN22', ?, 'said', '{}', 0)", [(0,), (2,)]
        )
        torn.commit()
    assert asked_once(server, "/api/tables/TORN22")[0] == 503
    assert {asked_once(server, "/healthz") for _ in range(12)} == {(503, f"{faults.DAMAGED}\n")}
    server.kill_worker(Random(1))
    assert {asked_once(server, "/healthz")[0] for _ in range(12)} == {503}, "who takes its place knows, too"


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Commons, list[Siblings]]]:
    """What two workers share, and each of them as the other sees it."""
    with closing(Commons(2)) as commons, ExitStack() as stack:
        ends = passing.channels()
        for end in ends:
            stack.callback(end.close)
        yield commons, [Siblings(commons, end, number) for number, end in enumerate(ends)]


def test_a_worker_that_does_not_move_is_named(
    both: tuple[Commons, list[Siblings]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commons, (mine, _) = both
    with monkeypatch.context() as patch:
        long_ago = time.monotonic() - 30
        patch.setattr("time.monotonic", lambda: long_ago)
        commons.tell(1, (0, 0, 0))
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", siblings=mine)) as client:
        answer = client.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "worker 1 does not move\n")
        commons.tell(1, (0, 0, 0))
        assert client.get("/healthz").text == "ok\n"


@pytest.mark.parametrize("path", ["/api/replay", "/%61pi/replay", "/api/analyses", "/api/tables", "/api/%74ables"])
def test_what_one_worker_does_for_all_no_other_does_while_that_one_is_there(
    both: tuple[Commons, list[Siblings]], tmp_path: Path, path: str
) -> None:
    commons, workers = both
    home = routing.place(routing.key_of_path(b"POST", unquote(path).encode()) or b"", 2)
    for mine, expected in ((home, 422), (1 - home, 503)):
        commons.enter(home, "home")
        app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", siblings=workers[mine])
        with TestClient(app) as client:
            assert client.post(path, json={}).status_code == expected
            commons.wipe(home)
            assert client.post(path, json={}).status_code == 422, "somebody has to"


async def test_it_stops_when_asked_and_tells_everybody(server: Node) -> None:
    seat = server.seats(1, game="frantic")[0]
    player = Player(seat, lambda: server.address, 1)
    playing = asyncio.create_task(player.play())
    await until(lambda: bool(player.table))
    workers = server.workers()
    playing.cancel()
    server.process.send_signal(signal.SIGINT)
    said = await asyncio.to_thread(server.end)
    assert server.process.returncode == 0
    assert "Traceback" not in said
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
