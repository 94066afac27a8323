"""What is said of a write is true, whatever becomes of the database: done, not done, or not known yet."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from ruthless.server import handlers, rooms, store
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Host, Rename
from ruthless.server.drivers import Write
from ruthless.server.entries import Entry
from ruthless.server.faults import MaybeWritten
from ruthless.server.harness_test import new_table
from ruthless.server.hub import Hub
from ruthless.server.limits import NONE
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.refusals import Refused, Unknown
from ruthless.server.store import Store
from tests.server.kit import check_log
from tests.server.nodes_test import until
from tests.server.store_test import cut_all_connections

pytestmark = pytest.mark.anyio

SETTINGS = {"name": "", "open": False, "watch": True, "chat": True, "clock": "off", "bots": "easy", "hints": True}


class Weather:
    """What happens to writes between the server and its database."""

    def __init__(self, written: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lost_before = False
        """The database cannot be reached: nothing is written."""
        self.lost_after = False
        """The transaction is committed, and then nobody says so."""
        self.writes = 0
        real = written._writer._do

        def do(connection: Any, writes: list[Write]) -> Sequence[bool | Exception]:
            self.writes += 1
            if self.lost_before:
                raise OSError("out of reach")
            done = real(connection, writes)
            if self.lost_after:
                raise _lost()
            return done

        monkeypatch.setattr(written._writer, "_do", do)


def _lost() -> Exception:
    return MaybeWritten("the connection was lost at the commit")


@asynccontextmanager
async def opened(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Hub, Weather]]:
    """A hub whose database has weather."""
    monkeypatch.setattr(rooms, "RETRY", 0.02)
    weathered = Store(database, "node")
    hub = Hub(weathered, pace=AT_ONCE)
    await hub.open()
    weather = Weather(weathered, monkeypatch)
    try:
        yield hub, weather
    finally:
        weather.lost_before = weather.lost_after = False
        await hub.close()


async def seated(hub: Hub, people: int = 2) -> LiveRoom:
    """A table with people."""
    live = await new_table(hub, "frantic", {}, dict(SETTINGS))
    for number in range(people):
        await hub.sit_down(live, f"Player {number}")
    return live


def rename(key: str, name: str = "Grace") -> Rename:
    """A command."""
    return Rename(do="rename", key=key, name=name)


# Not known yet


async def test_what_was_committed_is_never_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database, monkeypatch) as (hub, weather):
        live = await seated(hub)
        heard: list[dict[str, Any]] = []
        await hub.welcome(live, Guest(heard.append, 1))
        weather.lost_after = True
        with pytest.raises(Unknown):
            await hub.command(live, 0, rename("key-rename"))
        weather.lost_after = False
        assert await hub.command(live, 0, rename("key-rename")) is None, "it was done"
        assert live.room.people[0].name == "Grace"
        assert heard[-1]["table"]["people"][0]["name"] == "Grace"
        check_log(await hub.store.entries(live.room.code, 0))


async def test_what_may_have_been_written_is_found_out_without_being_asked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, weather):
        live = await seated(hub)
        weather.lost_after = True
        with pytest.raises(Unknown):
            await hub.command(live, 0, rename("key-rename"))
        weather.lost_after, weather.lost_before = False, True
        await asyncio.sleep(0.1)
        assert live.room.people[0].name == "Player 0"
        weather.lost_before = False
        await until(lambda: live.room.people[0].name == "Grace", 10)
        assert live.unsure is None


async def test_as_long_as_it_is_not_known_it_is_not_known(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "RETRY", 60.0)
    async with opened(database, monkeypatch) as (hub, weather):
        monkeypatch.setattr(rooms, "RETRY", 60.0)
        live = await seated(hub)
        weather.lost_after = True
        with pytest.raises(Unknown):
            await hub.command(live, 0, rename("key-rename"))
        weather.lost_after, weather.lost_before = False, True
        with pytest.raises(Unknown):
            await hub.command(live, 0, rename("key-rename"))
        with pytest.raises(Refused, match="server-busy"):
            await hub.command(live, 1, rename("key-another", "Hopper"))
        weather.lost_before = False
        assert await hub.command(live, 1, rename("key-another", "Hopper")) is not None
        assert [one.name for one in live.room.people] == ["Grace", "Hopper"]
        assert await hub.command(live, 0, rename("key-rename")) is None


async def test_what_was_not_written_after_all_is_written_with_its_key(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, _):
        live = await seated(hub)

        def lost(connection: Any, writes: Sequence[Write]) -> list[bool]:
            raise _lost()

        with monkeypatch.context() as stormy:
            stormy.setattr(hub.store._writer, "_do", lost)
            with pytest.raises(Unknown):
                await hub.command(live, 0, rename("key-rename"))
        assert await hub.command(live, 0, rename("key-rename")) is None
        assert live.room.people[0].name == "Grace"
        assert sum(one.key == "key-rename" for one in await hub.store.entries(live.room.code, 0)) == 1


async def test_who_hangs_up_while_it_is_being_written_leaves_nobody_in_the_dark(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, _):
        live = await seated(hub)
        heard: list[dict[str, Any]] = []
        await hub.welcome(live, Guest(heard.append, 1))
        begun = asyncio.Event()
        real = hub.store.append

        async def append(*given: Any, **named: Any) -> bool:
            begun.set()
            return await real(*given, **named)

        with monkeypatch.context() as watched:
            watched.setattr(hub.store, "append", append)
            asked = asyncio.create_task(hub.command(live, 0, rename("key-rename")))
            await begun.wait()  # before that, news of the seat may still be read, and nothing is under way
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked
        await until(lambda: heard[-1]["table"]["people"][0]["name"] == "Grace", 10)


async def test_a_database_that_says_nothing_leaves_it_open(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 2.0)
    async with opened(database, monkeypatch) as (hub, _):
        live = await seated(hub)
        gate = threading.Event()
        real = hub.store._writer._do

        def hanging(connection: Any, writes: list[Write]) -> Sequence[bool | Exception]:
            gate.wait()
            return real(connection, writes)

        with monkeypatch.context() as stormy:
            stormy.setattr(hub.store._writer, "_do", hanging)
            with pytest.raises(Unknown):
                await hub.command(live, 0, rename("key-rename"))
            gate.set()
        await until(lambda: live.room.people[0].name == "Grace", 10)
        check_log(await hub.store.entries(live.room.code, 0))


async def test_another_node_may_have_been_faster_meanwhile(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(postgres, monkeypatch) as (hub, _):
        live = await seated(hub)
        other = Hub(Store(postgres, "other"), pace=AT_ONCE)
        await other.open()
        there = await other.live(live.room.code)
        monkeypatch.setattr(rooms, "RETRY", 60.0)

        def lost(connection: Any, writes: Sequence[Write]) -> list[bool]:
            raise _lost()

        with monkeypatch.context() as stormy:
            stormy.setattr(hub.store._writer, "_do", lost)
            with pytest.raises(Unknown):
                await hub.command(live, 0, rename("key-rename"))
            await other.command(there, 1, rename("key-other", "Hopper"))
        assert await hub.command(live, 0, rename("key-rename")) is not None, "it is done anew, behind the other's"
        assert [one.name for one in live.room.people] == ["Grace", "Hopper"]
        check_log(await hub.store.entries(live.room.code, 0))
        await other.close()


async def test_a_database_that_is_cut_off_in_mid_write_leaves_nothing_untrue(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres, monkeypatch) as (hub, _):
        live = await seated(hub)
        helper = Store(postgres, "helper")
        done: dict[str, str] = {}

        async def ask(number: int) -> None:
            key = f"key-{number:04}"
            try:
                await hub.command(live, number % 2, rename(key, f"Name {number}"))
                done[key] = "ok"
            except Unknown:
                done[key] = "unknown"
            except Refused:
                done[key] = "no"

        for number in range(0, 60, 6):
            asking = asyncio.gather(*(ask(number + more) for more in range(6)))
            await cut_all_connections(helper)
            await asking
        await until(lambda: live.unsure is None, 10)
        written = {entry.key for entry in await helper.entries(live.room.code, 0)}
        assert {key for key, said in done.items() if said == "ok"} <= written
        assert not {key for key, said in done.items() if said == "no"} & written
        await helper.close()


def test_a_client_is_told_that_it_is_not_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    with TestClient(app) as client:
        weather = Weather(app.state.hub.store, monkeypatch)
        seat = client.post("/api/tables", json={"game": "frantic", "player": "Ada"}).json()
        with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
            line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
            frame = {"do": "rename", "key": "key-rename", "name": "Grace"}
            line.send_json({"do": "ping", "key": "key-ping"})
            while line.receive_json()["is"] != "ok":
                pass
            weather.lost_after = True
            line.send_json(frame)
            assert line.receive_json() == {"is": "unknown", "key": "key-rename"}
            weather.lost_after = False
            line.send_json(frame)
            while (answer := line.receive_json())["is"] in ("table", "chat"):
                pass
            assert answer == {"is": "ok", "key": "key-rename"}


def test_over_http_it_is_503_and_the_same_request_again_is_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    with TestClient(app) as client:
        weather = Weather(app.state.hub.store, monkeypatch)
        body, once = {"game": "frantic", "player": "Ada"}, {"idempotency-key": "k" * 30}
        weather.lost_after = True
        answer = client.post("/api/tables", json=body, headers=once)
        assert (answer.status_code, answer.json()["detail"]["id"]) == (503, "server-unknown")
        answer = client.post("/api/tables", json=body, headers=once)
        assert (answer.status_code, answer.json()["detail"]["id"]) == (503, "server-unknown"), "now of the seat"
        weather.lost_after = False
        seat = client.post("/api/tables", json=body, headers=once)
        assert seat.status_code == 201
        assert client.post("/api/tables", json=body, headers=once).json() == seat.json()
        assert client.get(f"/api/tables/{seat.json()['code']}").json()["people"] == ["Ada"]


@pytest.mark.parametrize(
    ("code", "said"), [(sqlite3.SQLITE_FULL, "server-busy"), (sqlite3.SQLITE_IOERR, "server-unknown")]
)
def test_that_somebody_is_not_forgotten_is_said_only_where_it_is_certain(tmp_path: Path, code: int, said: str) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    mine = {"authorization": f"Bearer {'k' * 43}"}

    def fail(connection: Connection) -> None:
        failure = sqlite3.OperationalError("at the commit")
        failure.sqlite_errorcode = code
        raise OperationalError("COMMIT", {}, failure)

    with TestClient(app) as client:
        client.post("/api/tables", json={"game": "frantic", "player": "Ada"}, headers=mine)
        event.listen(app.state.hub.store._plain, "commit", fail)
        for answer in (
            client.delete("/api/me", headers=mine),
            client.post("/api/me/merge", json={"player": "k" * 43}, headers={"authorization": f"Bearer {'m' * 43}"}),
        ):
            assert (answer.status_code, answer.json()["detail"]["id"]) == (503, said)
            assert answer.headers["retry-after"] == "1"
        event.remove(app.state.hub.store._plain, "commit", fail)
        assert client.delete("/api/me", headers=mine).status_code == 204


@pytest.mark.parametrize("step", ["tidy", "run"])
def test_who_is_forgotten_is_told_so_whatever_becomes_of_what_follows(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    mine = {"authorization": f"Bearer {'k' * 43}"}
    with TestClient(app, raise_server_exceptions=False) as client:
        client.post("/api/tables", json={"game": "frantic", "player": "Ada"}, headers=mine)
        real = app.state.hub.store.change

        async def change(work: Any) -> None:
            await real(work)
            patch.setattr(app.state.hub.store, step, fails)

        async def fails(*given: Any) -> None:
            raise OSError("no disk")

        with monkeypatch.context() as patch:
            patch.setattr(app.state.hub.store, "change", change)
            assert client.delete("/api/me", headers=mine).status_code == 204
        assert client.get("/api/me", headers=mine).json()["tables"] == []


# One room


async def test_there_is_one_room_of_a_table_however_often_it_cannot_be_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, _):
        code = (await seated(hub)).room.code
        real = hub.store.load
        failing = 3

        async def load(code: str) -> list[Entry]:
            nonlocal failing
            await asyncio.sleep(0.01)
            failing -= 1
            if failing >= 0:
                raise OSError("away")
            return await real(code)

        monkeypatch.setattr(hub.store, "load", load)
        for round in range(5):
            failing = 3
            hub.rooms._rooms.clear()
            found: list[LiveRoom] = []

            async def impatient(found: list[LiveRoom] = found) -> None:
                while True:
                    with suppress(OSError, Refused):
                        found.append(await hub.live(code))
                        return

            await asyncio.gather(*(impatient() for _ in range(16)))
            assert len({id(one) for one in found}) == 1, round
            assert not hub.rooms._loading


async def test_a_room_that_somebody_has_asked_for_is_not_forgotten_under_their_hands(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, _):
        code = (await seated(hub)).room.code
        idle = await hub.live(code)
        idle.idle_since -= 1_000
        held = await hub.live(code)
        hub.rooms.forget_idle()
        assert await hub.live(code) is held


async def test_a_room_is_not_forgotten_between_two_who_write_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that was away for long may be back for one of them, and the other is about to have its turn."""
    async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}", monkeypatch) as (hub, _):
        live = await seated(hub)
        really_follows = hub.rooms._applied

        def follows(*about: Any) -> None:
            really_follows(*about)
            asyncio.get_running_loop().call_soon(hub.rooms.forget_idle)

        monkeypatch.setattr(hub.rooms, "_applied", follows)
        live.idle_since -= 10 * rooms.KEPT
        await asyncio.gather(*(hub.command(live, 0, rename(f"key-rename-{name}", name)) for name in ("Grace", "Ada")))
        assert await hub.live(live.room.code) is live


async def test_a_table_is_one_room_even_if_it_is_read_while_it_is_made(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, _):
        real = hub.store.append
        read: list[LiveRoom] = []

        async def append(code: str, entry: Entry, *, owner: str = "", marked: bool = False) -> bool:
            done = await real(code, entry, owner=owner)
            if entry.kind == "created":
                read.append(await hub.live(code))
            return done

        monkeypatch.setattr(hub.store, "append", append)
        live = await new_table(hub, "frantic", {}, dict(SETTINGS))
        assert read == [live]


# Ghosts


async def test_who_has_gone_while_the_database_was_away_is_gone_when_it_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, monkeypatch) as (hub, weather):
        live = await seated(hub)
        host, heir = Guest(lambda message: None, 0), Guest(lambda message: None, 1)
        await hub.welcome(live, host)
        await hub.welcome(live, heir)
        weather.lost_before = True
        await hub.farewell(live, host)
        assert handlers.is_here(live.room.people[0], hub.alive)
        weather.lost_before = False
        await until(lambda: not handlers.is_here(live.room.people[0], hub.alive), 10)


@pytest.mark.parametrize("weather_of", ["lost_before", "lost_after"])
async def test_a_ghost_does_not_keep_anybody_from_taking_over(
    database: str, monkeypatch: pytest.MonkeyPatch, weather_of: str
) -> None:
    async with opened(database, monkeypatch) as (hub, weather):
        live = await seated(hub)
        host, heir = Guest(lambda message: None, 0), Guest(lambda message: None, 1)
        await hub.welcome(live, host)
        await hub.welcome(live, heir)
        monkeypatch.setattr(rooms, "RETRY", 60.0)
        setattr(weather, weather_of, True)
        await hub.farewell(live, host)
        setattr(weather, weather_of, False)
        assert await hub.command(live, 1, Host(do="host", key="key-host", person=1)) is not None
        assert live.room.host == 1


async def test_who_is_back_before_the_database_is_no_ghost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database, monkeypatch) as (hub, weather):
        live = await seated(hub)
        guest = Guest(lambda message: None, 0)
        await hub.welcome(live, guest)
        number = live.room.number
        weather.lost_before = True
        await hub.farewell(live, guest)
        with suppress(Refused):
            await hub.welcome(live, Guest(lambda message: None, 0))
        weather.lost_before = False
        await until(lambda: not live.owed, 10)
        assert handlers.is_here(live.room.people[0], hub.alive)
        assert live.room.number == number
