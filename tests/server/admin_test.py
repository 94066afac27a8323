"""What the host of a server sees and orders, with one node and with two, on either kind of database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from starlette.testclient import TestClient
from typer.testing import CliRunner
from websockets.asyncio.client import connect

from ruthless.cli import app as command_line
from ruthless.cli.admin import drained
from ruthless.server import admin, guard, handlers, hub, players, schema
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.commands import Ready, Say, Start
from ruthless.server.entries import Entry
from ruthless.server.happenings import replay
from ruthless.server.harness_test import RoomHarness, new_table
from ruthless.server.hub import Hub
from ruthless.server.limits import NONE
from ruthless.server.live_room import Guest, LiveRoom
from ruthless.server.orders import Bans, give
from ruthless.server.refusals import Refused
from ruthless.server.retention import Old, forget, look_for
from ruthless.server.store import Store
from ruthless.texts import Words
from tests.server.kit import Node, check_log, entries_of
from tests.server.nodes_test import SETTINGS, until

pytestmark = pytest.mark.anyio

Frame = dict[str, Any]
DAY = 24 * 3_600_000


@asynccontextmanager
async def nodes(database: str) -> AsyncIterator[list[Hub]]:
    """The servers of a database: two where it can be shared."""
    names = ("one", "two") if database.startswith("postgresql") else ("one",)
    found = [Hub(Store(database, name), pace=AT_ONCE) for name in names]
    for one in found:
        await one.open()
    for one in found:
        one.alive = frozenset(names)
    try:
        yield found
    finally:
        for one in found:
            await one.close()


async def table(found: Hub, humans: int = 2) -> LiveRoom:
    """A table at a node."""
    live = await new_table(found, "frantic", {}, dict(SETTINGS))
    for number in range(humans):
        await found.sit_down(live, f"Player {number}")
    return live


async def listening(found: Hub, live: LiveRoom, person: int | None, address: str = "") -> list[Frame]:
    """What a connection is sent from now on."""
    heard: list[Frame] = []
    await found.welcome(live, Guest(heard.append, person, address=address))
    return heard


def order(database: str, *arguments: str) -> str:
    """What `ruthless admin` says."""
    done = CliRunner(env={"RUTHLESS_DATABASE": database}).invoke(command_line, ["admin", *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(database: str, *arguments: str) -> str:
    """The one line with which `ruthless admin` refuses."""
    done = CliRunner(env={"RUTHLESS_DATABASE": database}).invoke(command_line, ["admin", *arguments])
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    return line.removeprefix("ruthless: ")


async def look(found: list[Hub]) -> None:
    """The next beat of every node."""
    for one in found:
        await one.look()


async def test_everybody_at_every_node_is_told_an_announcement_and_who_comes_later_too(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0])
        heard = [await listening(one, await one.live(live.room.code), 0) for one in found]
        await asyncio.to_thread(order, database, "announce", "Back   at eight.")
        await look(found)
        told = {"is": "notice", "announcement": "Back at eight.", "draining": False}
        assert all(one[-1] == told for one in heard)
        await look(found)
        assert all(one.count(told) == 1 for one in heard), "once is enough"
        assert told in await listening(found[-1], await found[-1].live(live.room.code), 1)
        await asyncio.to_thread(order, database, "announce")
        await look(found)
        assert all(one[-1] == {**told, "announcement": None} for one in heard)


async def test_a_closed_table_is_left_by_everybody_and_stays_closed(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0])
        code = live.room.code
        await found[0].write(live, handlers.start)
        for one in found:
            await one.rooms.catch_up(await one.live(code))
        heard = [await listening(one, await one.live(code), number) for number, one in enumerate(found)]
        assert await asyncio.to_thread(order, database, "close", code.lower()) == f"{code} is closed\n"
        await look(found)
        assert all(one[-1] == {"is": "bye", "refusal": {"id": "server-closed"}} for one in heard)
        for one in found:
            with pytest.raises(Refused, match="server-closed"):
                await one.live(code)
            with pytest.raises(Refused, match="server-closed"):
                await one.write(live, handlers.start)
        assert await asyncio.to_thread(refused, database, "close", code) == f"the table {code} is closed already"
        assert await asyncio.to_thread(refused, database, "close", "AAAAAA") == "there is no table AAAAAA"
    async with nodes(database) as found:
        with pytest.raises(Refused, match="server-closed"):
            await found[0].live(code)
    check_log(await entries_of(database, code))


async def test_a_match_at_a_closed_table_is_none_that_anybody_waits_for(database: str) -> None:
    """Neither who drains nor its player, whose page would lead to it; whether or not a server has the table in memory."""
    key = "x" * 43
    hers = handlers.hashed(key)
    async with nodes(database) as found:
        rooms = [await table(found[0], humans=0) for _ in range(2)]
        for live in rooms:
            await found[0].sit_down(live, "Ada", player=key)
            await found[0].sit_down(live, "Bob")
            await found[0].write(live, handlers.start)
        assert len(await found[0].store.read(lambda connection: players.tables(connection, hers))) == 2
        await asyncio.to_thread(order, database, "close", rooms[0].room.code)
        await look(found)
    await asyncio.to_thread(order, database, "close", rooms[1].room.code)
    with admin.connected(database) as connection:
        assert admin.numbers(connection, 0).tables == {"closed": 2}
        assert admin.tables(connection, phase="playing") == []
        assert players.tables(connection, hers) == []


async def test_a_table_can_be_closed_while_people_go_on_playing(database: str) -> None:
    """The entry that closes it finds a number whatever is written meanwhile."""
    async with nodes(database) as found:
        live = await table(found[0])
        going = True

        async def talk() -> None:
            number = 0
            while going:
                number += 1
                try:
                    await found[0].command(live, 0, Say(do="say", key=f"key-say-{number:05}", text="…"))
                except Refused:
                    return

        talking = asyncio.create_task(talk())
        await asyncio.to_thread(order, database, "close", live.room.code)
        going = False
        await talking
    entries = await entries_of(database, live.room.code)
    check_log(entries)
    assert [entry.kind for entry in entries].count("closed") == 1
    assert entries[-1].kind == "closed", "nothing happens at a closed table"


async def test_while_draining_no_match_begins_and_afterwards_it_does(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0])
        heard = await listening(found[0], live, 0)
        draining = asyncio.create_task(asyncio.to_thread(order, database, "drain"))
        while not draining.done():
            await look(found)
            await asyncio.sleep(0.05)
        assert draining.result() == "all servers may be stopped; 0 tables with a match will go on afterwards\n"
        assert heard[-1] == {"is": "notice", "announcement": None, "draining": True}
        start = Start(do="start", key="key-start")
        with pytest.raises(Refused, match="server-draining"):
            await found[0].command(live, 0, start)
        await asyncio.to_thread(order, database, "drain", "--lift")
        await look(found)
        assert heard[-1] == {"is": "notice", "announcement": None, "draining": False}
        assert await found[0].command(live, 0, start) is not None


async def test_that_a_match_cannot_begin_is_not_said_of_one_that_has_begun_at_another_node(postgres: str) -> None:
    async with nodes(postgres) as found:
        live = await table(found[0])
        there = await found[1].live(live.room.code)
        start = Start(do="start", key="key-start")
        assert await found[0].command(live, 0, start) is not None
        there.room.keys.clear()
        found[1].orders.draining = True
        assert await found[1].command(there, 0, start) is None


async def test_who_drains_and_waits_waits_for_matches_at_which_somebody_is(database: str) -> None:
    """Not for one that was left in the middle, which goes on when they come back."""
    async with nodes(database) as found:
        left, going = [await table(found[0]) for _ in range(2)]
        for live in (left, going):
            await found[0].write(live, handlers.start)
        await listening(found[0], left, None)
        guest = Guest(lambda frame: None, 0)
        await found[0].welcome(going, guest)
        assert not drained(database, matches_too=False), "nobody has heard of it"
        with admin.connected(database) as connection:
            give(connection, "drain", found[0].now(), found[0].now() + DAY)
        await look(found)  # they hear of it with one beat and say so with the next
        await look(found)
        assert drained(database, matches_too=False)
        assert not drained(database, matches_too=True)
        await found[0].farewell(going, guest)
        await look(found)
        assert drained(database, matches_too=True)


async def test_a_match_goes_on_while_draining_and_the_next_one_waits(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0], humans=1)
        await found[0].write(live, lambda room: handlers.seat_bot(room, "easy"))
        await listening(found[0], live, 0)
        with admin.connected(database) as connection:
            give(connection, "drain", found[0].now(), found[0].now() + DAY)
        await found[0].look()
        live.room.phase = "over"  # as after a match
        await found[0].command(live, 0, Ready(do="ready", key="key-ready", ready=True, entropy="ab" * 16))
        assert found[0].timers.due(live) is None
        await asyncio.to_thread(order, database, "drain", "--lift")
        await found[0].look()
        await until(lambda: live.room.match == 1)


async def test_a_server_that_is_started_after_a_drain_takes_matches(database: str) -> None:
    async with nodes(database):
        pass
    with admin.connected(database) as connection:
        give(connection, "drain", 1, 2**62)
    async with nodes(database) as found:
        assert not found[0].orders.draining


async def test_whoever_is_banned_is_sent_away_from_every_node(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0])
        bad = [await listening(one, await one.live(live.room.code), 0, "203.0.113.7") for one in found]
        good = await listening(found[0], live, 1, "203.0.114.7")
        said = await asyncio.to_thread(order, database, "ban", "203.0.113.9/24")
        assert said == "203.0.113.0/24 is refused within seconds\n"
        await look(found)
        assert all(one[-1] == {"is": "bye", "refusal": {"id": "server-banned"}} for one in bad)
        assert good[-1]["is"] != "bye"
        assert all("203.0.113.200" in one.orders.bans for one in found)
        assert await asyncio.to_thread(order, database, "ban") == "203.0.113.0/24\n"
        await asyncio.to_thread(order, database, "unban", "203.0.113.0/24")
        await look(found)
        assert not any("203.0.113.200" in one.orders.bans for one in found)
        assert await asyncio.to_thread(order, database, "ban") == "nobody is banned\n"


def test_a_ban_is_told_on_every_path(database: str) -> None:
    app = create_app(database, limits=NONE)
    with TestClient(app, client=("203.0.113.7", 5000)) as client:
        assert client.get("/healthz").status_code == 200
        order(database, "ban", "203.0.113.7")
        assert client.portal is not None
        client.portal.call(app.state.hub.look)
        for path in ("/", "/healthz", "/metrics", "/t/KR7Q2M", "/icon.svg"):
            answer = client.get(path)
            assert (answer.status_code, len(answer.text.splitlines())) == (403, 3), "a line in each language"
        for path in ("/api/games", "/api/tables", "/api/nothing", "/api/server"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["detail"]["id"]) == (403, "server-banned")
        with client.websocket_connect("/api/tables/KR7Q2M/socket") as socket:
            assert socket.receive_json() == {"is": "bye", "refusal": {"id": "server-banned"}}
    with TestClient(app, client=("203.0.113.8", 5000)) as client:
        assert client.get("/api/games").status_code == 200


def test_who_is_banned_costs_next_to_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is banned is refused before anything is counted: as often as they like."""
    read: list[str] = []

    class Counted(Words):
        def __init__(self, game: str, language: str) -> None:
            read.append(language)
            super().__init__(game, language)

    monkeypatch.setattr(guard, "Words", Counted)
    app = create_app(database, limits=NONE)
    with TestClient(app, client=("203.0.113.7", 5000)) as client:
        order(database, "ban", "203.0.113.7")
        assert client.portal is not None
        client.portal.call(app.state.hub.look)
        assert len({client.get(path).text for path in ("/", "/t/KR7Q2M", "/")}) == 1
    assert len(read) == len(set(read)), "the texts of each language were read once"


def test_a_page_is_told_what_is_announced_and_no_table_is_made_while_draining(database: str) -> None:
    app = create_app(database, limits=NONE)
    with TestClient(app) as client:
        with admin.connected(database) as connection:
            give(connection, "drain", 1, 2**62)
            admin.announce(connection, "Back at eight.", 1, 2**62)
        assert client.portal is not None
        client.portal.call(app.state.hub.look)
        about = client.get("/api/server").json()
        assert (about["announcement"], about["draining"]) == ("Back at eight.", True)
        answer = client.post("/api/tables", json={"game": "frantic", "player": "Ada"})
        assert (answer.status_code, answer.json()["detail"]["id"]) == (503, "server-draining")


def test_an_address_is_banned_as_a_log_has_written_it() -> None:
    """A server that listens on `::` sees IPv4 within IPv6."""
    assert admin.network("::ffff:203.0.113.7") == "203.0.113.7/32"
    assert admin.network("::ffff:203.0.113.9/120") == "203.0.113.0/24"
    assert admin.network("2001:db8::1/64") == "2001:db8::/64"
    assert "203.0.113.7" in Bans([admin.network("::ffff:203.0.113.7")])


def test_bans_know_addresses_however_they_are_written() -> None:
    bans = Bans(["203.0.113.7/32", "2001:db8::/64"])
    assert "203.0.113.7" in bans
    assert "::ffff:203.0.113.7" in bans
    assert "2001:db8::1%eth0" in bans
    assert "203.0.113.8" not in bans
    assert "testclient" not in bans
    assert "203.0.113.7" not in Bans()


@pytest.mark.parametrize("address", ["nonsense", "203.0.113.7/99", "0.0.0.0/0", "::/0", "::ffff:0.0.0.0/96"])
def test_what_is_no_address_cannot_be_banned(database: str, address: str) -> None:
    with TestClient(create_app(database)):
        assert "address" in refused(database, "ban", address) or "everybody" in refused(database, "ban", address)


@pytest.mark.parametrize(
    "slip",
    [
        ["announce", "x", "--minutes", str(10**17)],
        ["ban", "203.0.113.7", "--hours", str(10**14)],
        ["ban", "203.0.113.7", "--hours", str(10**9)],  # a year that no calendar has
        ["tables", "--most", str(10**20)],
        ["numbers", "--every", "inf"],
        ["drain", "--wait", str(10**400)],
        ["forget", "--chat-older-than", str(10**18)],
        ["forget", "--player", "KR7Q2M/²"],
        ["forget", "--player", f"KR7Q2M/{'9' * 5000}"],
        ["forget", "--player", "\udcff/Ada"],
        ["close", "\udcff"],
        ["close", "'; DROP TABLE rooms; --"],
        ["unban", "\udcff"],
    ],
)
def test_a_slip_of_the_finger_is_refused_in_one_line(database: str, slip: list[str]) -> None:
    with TestClient(create_app(database)) as client:
        assert client.portal is not None
        live = client.portal.call(table, client.app.state.hub)  # type: ignore[attr-defined]
        refused(database, *(one.replace("KR7Q2M", live.room.code) for one in slip))


def test_an_announcement_is_a_line_that_can_be_seen(database: str) -> None:
    with TestClient(create_app(database)):
        order(database, "announce", "Back\nat\x1b[31m \u202eeight\udcff")
        with admin.connected(database) as connection:
            assert connection.scalar(select(schema.orders.c.data)) == {"text": "Back at [31m eight"}
        assert order(database, "announce", "\u200b") == "nothing is announced any more\n"


def test_a_database_that_no_server_has_used_is_said_to_be_none(database: str) -> None:
    if database.startswith("sqlite"):
        Path(database.removeprefix("sqlite:///")).touch()
    assert refused(database, "tables") == "no server has used that database yet"


async def test_tables_and_numbers_are_shown(database: str) -> None:
    async with nodes(database) as found:
        live = await table(found[0])
        await found[0].write(live, handlers.start)
        await listening(found[0], live, 0)
        await look(found)
        shown = await asyncio.to_thread(order, database, "tables", "--playing")
        assert live.room.code in shown
        assert "Player 0, Player 1" in shown
        shown = await asyncio.to_thread(order, database, "numbers")
        assert shown.startswith("1 table (1 playing), 1 match\n")
        assert "1 table in memory, 1 connection\n" in shown
        assert len(shown.splitlines()) == 1 + len(found)


# Forgetting


async def filled(database: str, at: list[int]) -> list[Entry]:
    """A table with a match, and something said before it, begun at each of these times."""
    harness = RoomHarness(bots=0)
    for now in at:
        harness.now = now
        harness.room.phase = "lobby"
        harness.do(0, "say", text=f"said at {now}")
        harness.start()
        harness.answer()
    store = Store(database, "node")
    await store.open()
    for entry in harness.entries:
        assert await store.append("KR7Q2M", entry)
    await store.close()
    return harness.entries


def days_ago(days: float) -> int:
    return int(time.time() * 1000 - days * DAY)


async def test_old_matches_of_a_table_that_goes_on_are_forgotten_after_it_was_said_what_would_go(database: str) -> None:
    times = [days_ago(90), days_ago(60), days_ago(1)]
    entries = await filled(database, times)
    started = [entry for entry in entries if entry.kind == "started"]
    would = await asyncio.to_thread(order, database, "forget", "--matches-older-than", "30")
    assert would == "would be forgotten (with --really): 1 match, 0 tables, chat in 0 entries\n"
    assert await entries_of(database, "KR7Q2M") == entries
    await asyncio.to_thread(order, database, "forget", "--matches-older-than", "30", "--really")
    left = await entries_of(database, "KR7Q2M")
    assert left == [entry for entry in entries if entry.number >= started[1].number]
    store = Store(database, "other")
    assert await store.match(started[0].data["record"]) is None
    for kept in started[1:]:
        assert await store.match(kept.data["record"]) is not None
    assert replay(await store.load("KR7Q2M")).match == 3
    await store.engine.dispose()


async def test_a_table_at_which_nothing_has_happened_is_forgotten_and_left(database: str) -> None:
    await filled(database, [days_ago(90)])
    async with nodes(database) as found:
        heard: list[Frame] = []
        live = await found[0].live("KR7Q2M")
        live.guests.append(Guest(heard.append, None))  # a page left open for months
        said = await asyncio.to_thread(order, database, "forget", "--matches-older-than", "30", "--really")
        assert said == "forgotten: 1 match, 1 table, chat in 0 entries\n"
        await look(found)
        assert heard[-1] == {"is": "bye", "refusal": {"id": "server-closed"}}
        with pytest.raises(Refused, match="server-no-such-table"):
            await found[0].live("KR7Q2M")
    assert await entries_of(database, "KR7Q2M") == []


async def test_old_chat_is_forgotten_everywhere_and_the_log_stays_whole(database: str) -> None:
    times = [days_ago(90), days_ago(1)]
    await filled(database, times)
    async with nodes(database) as found:
        live = await found[0].live("KR7Q2M")
        assert len(live.room.chat) == 2
        said = await asyncio.to_thread(order, database, "forget", "--chat-older-than", "30", "--really")
        assert said == "forgotten: 0 matches, 0 tables, chat in 3 entries\n"
        await look(found)
        assert len(live.room.chat) == 1, "what is in memory is forgotten, too"
    entries = await entries_of(database, "KR7Q2M")
    check_log(entries)
    said = json.dumps([entry.data for entry in entries])
    assert [f"said at {at}" in said for at in times] == [False, True]
    assert len(replay(entries).chat) == 1


def fill_with_tables(database: str, count: int) -> None:
    """As many tables at which something was said long ago."""
    with admin.connected(database) as connection:
        said = {"person": 0, "name": "Ada", "text": "so long ago", "number": 0}
        codes = [f"{number:06}" for number in range(count)]
        rows = [{"code": code, "number": 0, "kind": "said", "data": said, "at": 1, "key": None} for code in codes]
        connection.execute(schema.entries.insert(), rows)
        room = {"base": 0, "phase": "lobby", "open": False, "summary": {}, "touched": 1, "owner": ""}
        connection.execute(schema.rooms.insert(), [{"code": code, **room} for code in codes])


def tables_there(database: str) -> int:
    """How many tables there are."""
    with admin.connected(database, reading=True) as connection:
        return connection.scalar(select(func.count()).select_from(schema.rooms)) or 0


async def test_old_things_are_found_in_a_database_of_any_size(database: str) -> None:
    """There are more tables than a statement can name."""
    is_file = database.startswith("sqlite")
    async with nodes(database):
        await asyncio.to_thread(fill_with_tables, database, 2_000 if is_file else 66_000)
        with admin.connected(database, reading=True) as connection:
            if is_file:
                driver: Any = connection.connection.dbapi_connection
                driver.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 999)
            old = look_for(connection, matches_before=10, chat_before=10)
    assert len(old.tables) == (2_000 if is_file else 66_000)
    assert (old.matches, old.lines) == (0, [])


async def test_old_tables_are_forgotten_one_by_one_and_others_write_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[int] = []

    def noting(connection: Connection, old: Old) -> list[str]:
        left.append(tables_there(database))
        return forget(connection, old)

    monkeypatch.setattr(admin, "forget", noting)
    async with nodes(database):
        await asyncio.to_thread(fill_with_tables, database, 4)
        await asyncio.to_thread(order, database, "forget", "--matches-older-than", "30", "--really")
    assert left == [4, 3, 2, 1], "what is forgotten is forgotten before the next"
    assert tables_there(database) == 0


async def test_a_table_to_which_somebody_comes_back_meanwhile_is_not_forgotten(database: str) -> None:
    async with nodes(database) as found:
        await asyncio.to_thread(fill_with_tables, database, 2)
        with admin.connected(database, reading=True) as connection:
            old = look_for(connection, matches_before=10)
        assert await found[0].store.append("000001", Entry(1, "closed", {}, 11))
        await asyncio.to_thread(admin.forget_old, database, old, 12)
        assert tables_there(database) == 1
        assert len(await entries_of(database, "000001")) == 2


async def test_a_node_that_cannot_read_its_orders_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT", 0.01)
    async with nodes(database) as found:
        calls = 0

        async def fails(work: Any) -> None:
            nonlocal calls
            calls += 1
            raise OSError("no disk")

        monkeypatch.setattr(found[0].store, "run", fails)
        await until(lambda: calls >= 3)


async def test_orders_reach_a_server_process_and_its_clients(database: str) -> None:
    server = await asyncio.to_thread(Node, database)
    try:
        (seat,) = server.seats(1, game="frantic")
        async with connect(f"ws://{server.address}/api/tables/{seat['code']}/socket") as line:
            await line.send(json.dumps({"do": "hello", "table": seat["code"], "token": seat["token"]}))
            await asyncio.to_thread(order, database, "announce", "Bonjour.")
            async with asyncio.timeout(60):
                while json.loads(await line.recv()) != {"is": "notice", "announcement": "Bonjour.", "draining": False}:
                    pass
            await asyncio.to_thread(order, database, "close", seat["code"])
            heard = [json.loads(text) async for text in line]
        assert heard[-1] == {"is": "bye", "refusal": {"id": "server-closed"}}
    finally:
        server.kill()
