"""Upgrades with matches running: from the database of an older server, which `older_data.py` has made."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import ClientConnection

from ruthless.kernel.game import GAMES
from ruthless.server import backups, handlers, reading
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.http_test import refusal
from ruthless.server.limits import NONE
from tests.server.backups_test import stop
from tests.server.hostile import Person
from tests.server.kit import SERVE, Frame, Node, Player, check_answers, check_log, check_sight, entries_of
from tests.server.nodes_test import until
from tests.server.older_data import TABLES, game_of, secret_of

pytestmark = pytest.mark.anyio

OLDER = Path(__file__).with_name("older_data.sql")
PLAYED_BY = {"frantic": 3, "frantic-board": 1, "malta": 2}
"""The versions of the rules by which those matches were begun."""
SAME = [game for game, version in PLAYED_BY.items() if GAMES[game].rules_version == version]
"""The games whose rules have not changed since."""


class Here:
    """Instead of a process that reads matches: what a test says of the rules is known in its own process only."""

    def __init__(self, count: int, **options: Any) -> None:
        pass

    async def run(self, job: Any, *given: Any, patience: float) -> Any:
        return job(*given)

    async def close(self) -> None:
        pass


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """Give a game other rules, which differ by their number only."""
    monkeypatch.setattr(reading, "WorkerPool", Here)
    return lambda game, version: monkeypatch.setattr(GAMES[game], "rules_version", version)


def code_of(secret: str) -> str:
    return handlers.code_for(secret, 0)


def seat(secret: str, person: int) -> dict[str, Any]:
    """A seat as its owner has kept it since before the upgrade."""
    code = code_of(secret)
    return {"code": code, "person": person, "token": handlers.derived(secret_of(secret, person), f"token {code}")}


@pytest.fixture
def older(database: str, tmp_path: Path) -> str:
    """The database of the older server; PostgreSQL gets it from a backup that was taken before the upgrade."""
    file = tmp_path / "older.sqlite"
    with sqlite3.connect(file) as line:
        line.executescript(OLDER.read_text(encoding="utf-8"))
    line.close()
    if database.startswith("sqlite"):
        return f"sqlite:///{file}"
    assert backups.take(f"sqlite:///{file}", tmp_path / "backup.gz").schema == "0001"
    backups.restore(tmp_path / "backup.gz", database)
    return database


async def test_matches_go_on_after_an_upgrade_or_end_with_a_word(older: str) -> None:
    server = await asyncio.to_thread(Node, older)
    running = [secret for secret, answers in TABLES.items() if answers and secret != "over"]
    players = {
        secret: [Player(seat(secret, person), lambda: server.address, 10 * at + person) for person in (0, 1)]
        for at, secret in enumerate(running)
    }
    playing = [asyncio.create_task(player.play()) for both in players.values() for player in both]
    try:
        for secret, both in players.items():
            if GAMES[secret].rules_version == PLAYED_BY[secret]:
                await until(lambda both=both: min(player.moments for player in both) >= 25)  # type: ignore[misc]
                await until(lambda both=both: min(len(player.acknowledged) for player in both) >= 3)  # type: ignore[misc]
                assert not both[0].table["broken"]
                assert all(len(player.told[1]) >= 25 for player in both), "it is the match from before"
            else:
                # Everybody is told; they are ready for the next match, and it begins.
                await until(lambda both=both: all(player.table.get("broken") for player in both))  # type: ignore[misc]
                shown = await asyncio.to_thread(fetched, server, f"/api/records/{both[0].table['record']}/replay")
                assert shown["older"] == PLAYED_BY[secret]
    finally:
        await stop(playing)
        server.kill()
    for secret, both in players.items():
        entries = await entries_of(older, code_of(secret))
        check_log(entries)
        assert sum(entry.key is not None and entry.key.startswith("key-answer") for entry in entries) == TABLES[secret]
        if GAMES[secret].rules_version == PLAYED_BY[secret]:
            assert sum(check_answers(entries, player) for player in both) >= 3
            assert check_sight(entries, both) > 10


async def test_an_upgrade_under_play_sends_nobody_away_and_loses_nothing(database: str) -> None:
    """As docs/hosting.md says: drain, stop, start anew, while people stay at their table and come back by themselves."""
    options = ("--workers", "2")
    server = await asyncio.to_thread(Node, database, *options)
    where = [server.address]
    wanted: dict[str, Any] = {
        "game": "frantic",
        "options": {"limit": 600},
        "bots": ["easy"],
        "settings": {"clock": "off"},
    }
    seats = await asyncio.to_thread(lambda: server.seats(2, **wanted))
    players = [Polite(seat, lambda: where[0], at, starts=not at) for at, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]

    async def play_on() -> None:
        goal = max(player.moments for player in players) + 5
        await until(lambda: min(player.moments for player in players) >= goal)

    try:
        await play_on()
        said = await asyncio.to_thread(drained, database)
        assert "may be stopped; 1 table with a match will go on afterwards" in said
        await until(lambda: all(player.draining for player in players))
        with pytest.raises(urllib.error.HTTPError, match="503"):
            await asyncio.to_thread(server.seats, 1, game="malta")
        await play_on()
        assert "Traceback" not in await asyncio.to_thread(server.stop)
        assert server.process.returncode == 0
        server = await asyncio.to_thread(Node, database, *options)
        where[0] = server.address
        await play_on()
        assert [player.connections > 1 for player in players] == [True, True]
        assert not any(player.draining for player in players)
        assert await asyncio.to_thread(server.seats, 1, game="malta")
    finally:
        await stop(playing)
        server.kill()
    assert [(player.over, set(player.told)) for player in players] == [(0, {1}), (0, {1})], "it is the same match"
    entries = await entries_of(database, seats[0]["code"])
    check_log(entries)
    assert sum(check_answers(entries, player) for player in players) > 5
    assert check_sight(entries, players) > 20
    assert not {entry.kind for entry in entries} & {"replaced", "left", "hosts"}


class Polite(Person):
    """Somebody who thinks before they answer, and hears what the host of the server says to everybody."""

    draining = False

    async def _converse(self, line: ClientConnection) -> None:
        self.draining = False  # of a server that takes matches nothing is said
        await super()._converse(line)

    async def _hear(self, line: ClientConnection, message: Frame) -> None:
        if message["is"] == "notice":
            self.draining = message["draining"]
        else:
            await super()._hear(line, message)


def drained(database: str) -> str:
    """What `ruthless admin drain` says in the end."""
    command = [sys.executable, "-c", SERVE, "admin", "drain", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


def fetched(server: Node, path: str) -> dict[str, Any]:
    with urllib.request.urlopen(f"http://{server.address}{path}", timeout=10) as answer:
        return dict(json.load(answer))


@pytest.mark.parametrize("game", list(PLAYED_BY))
def test_where_the_rules_have_changed_a_match_ends_with_a_word_and_stays_as_a_replay(
    older: str, game: str, change_rules: Callable[[str, int], None]
) -> None:
    change_rules(game, PLAYED_BY[game] + 1)
    code, mine = code_of(game), seat(game, 0)
    with (
        TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client,
        client.websocket_connect(f"/api/tables/{code}/socket") as socket,
    ):
        socket.send_json({"do": "hello", "table": code, "token": mine["token"]})
        table = socket.receive_json()["table"]
        assert (table["broken"], table["phase"], table["proof"] is not None) == (True, "over", True)
        record = client.get(f"/api/records/{table['record']}").json()
        assert (record["rules"], len(record["answers"])) == (PLAYED_BY[game], TABLES[game])
        assert record["players"] == ["Ada", "Zoë"]
        replay = client.get(f"/api/records/{table['record']}/replay", params={"count": 200}).json()
        assert replay["older"] == PLAYED_BY[game]
        assert len(replay["moments"]) == replay["count"] > (5 if game in SAME else 0)
        socket.send_json({"do": "start", "key": "key-start"})
        while (heard := socket.receive_json())["is"] != "ok":
            assert heard["is"] != "no"
        assert client.get(f"/api/tables/{code}").json()["phase"] == "playing"
        again = client.get(f"/api/records/{table['record']}/replay", params={"count": 1}).json()
        assert again["older"] == PLAYED_BY[game], "the next match changes nothing about it"


def test_a_match_that_was_over_before_is_shown_whether_or_not_its_rules_have_changed(
    older: str, change_rules: Callable[[str, int], None]
) -> None:
    change_rules(game_of("over"), PLAYED_BY["frantic"])
    with TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client:
        with client.websocket_connect(f"/api/tables/{code_of('over')}/socket") as socket:
            socket.send_json({"do": "hello", "table": code_of("over")})
            record = socket.receive_json()["table"]["record"]
        whole = client.get(f"/api/records/{record}/replay", params={"count": 200}).json()
        assert (whole["over"], whole["older"]) == (True, None)
    change_rules(game_of("over"), PLAYED_BY["frantic"] + 1)
    with TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client:
        shown = client.get(f"/api/records/{record}/replay", params={"count": 200}).json()
        assert shown["older"] == PLAYED_BY["frantic"]
        assert shown["moments"] == whole["moments"], "these rules have changed by their number only"


def test_an_older_server_does_not_end_a_match_of_newer_rules(
    older: str, change_rules: Callable[[str, int], None]
) -> None:
    game = SAME[0]
    change_rules(game, PLAYED_BY[game] - 1)
    with TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client:
        with client.websocket_connect(f"/api/tables/{code_of(game)}/socket") as socket:
            socket.send_json({"do": "hello", "table": code_of(game)})
            table = socket.receive_json()["table"]
        assert (table["broken"], table["record"], table["proof"]) == (True, None, None)
        id = client.portal.call(client.app.state.hub.live, code_of(game)).room.record  # type: ignore[attr-defined,union-attr]
        assert refusal(client.get(f"/api/records/{id}")) == (404, "server-other-rules")
    change_rules(game, PLAYED_BY[game])
    with (
        TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client,
        client.websocket_connect(f"/api/tables/{code_of(game)}/socket") as socket,
    ):
        socket.send_json({"do": "hello", "table": code_of(game)})
        assert socket.receive_json()["table"]["phase"] == "playing"


def test_what_stood_in_a_lobby_is_there(older: str) -> None:
    with TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client:
        assert client.get(f"/api/tables/{code_of('lobby')}").json()["people"] == ["Ada", "Zoë"]
        with client.websocket_connect(f"/api/tables/{code_of('lobby')}/socket") as socket:
            socket.send_json({"do": "hello", "table": code_of("lobby"), "token": seat("lobby", 1)["token"]})
            assert socket.receive_json()["table"]["you"] == 1
            assert socket.receive_json()["lines"][0]["text"] == "Hello there"


def test_seats_from_before_belong_to_the_key_that_comes_with_their_token(older: str) -> None:
    """Running ones are shown, and what was over before counts, but is not rated in hindsight."""
    key, mine = "k" * 43, {"Authorization": f"Bearer {'k' * 43}"}
    with TestClient(create_app(older, limits=NONE, pace=AT_ONCE)) as client:
        assert client.get("/api/me", headers=mine).json() == {"tables": [], "totals": []}
        for secret in ("lobby", "over"):
            with client.websocket_connect(f"/api/tables/{code_of(secret)}/socket") as socket:
                hello = {"do": "hello", "table": code_of(secret), "token": seat(secret, 0)["token"], "player": key}
                socket.send_json(hello)
                assert socket.receive_json()["table"]["you"] == 0
        portal, hub = client.portal, client.app.state.hub  # type: ignore[attr-defined]
        assert portal is not None
        portal.call(hub.books.settle)
        page = client.get("/api/me", headers=mine).json()
        assert {one["code"] for one in page["tables"]} == {code_of("lobby"), code_of("over")}
        (match,) = client.get("/api/me/matches", headers=mine).json()["matches"]
        assert (match["code"], match["you"], [one["name"] for one in match["seats"]]) == (
            code_of("over"),
            0,
            ["Ada", "Zoë"],
        )
        if GAMES["frantic"].rules_version == PLAYED_BY["frantic"]:
            (total,) = page["totals"]
            assert (total["game"], total["played"], total["rating"]) == ("frantic", 1, None)
