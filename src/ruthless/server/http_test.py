"""Tables, seats, games, rules and records over HTTP."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient
from starlette.testclient import TestClient

from ruthless.kernel.game import GAMES
from ruthless.kernel.match import Match
from ruthless.kernel.record import Record
from ruthless.server import fairness
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.entries import Entry
from ruthless.server.limits import NONE, Limits
from ruthless.server.live_match import LiveMatch
from ruthless.server.store import StoreFailed


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server without limits."""
    database = tmp_path_factory.mktemp("http") / "tables.sqlite"
    with TestClient(create_app(f"sqlite:///{database}", limits=NONE, pace=AT_ONCE)) as client:
        yield client


RECORD = {"ruthless": 1, "game": "frantic", "rules": 3, "seats": 2, "seed": "x", "options": {}, "answers": []}


def made(client: TestClient, **wanted: object) -> dict[str, Any]:
    """A new table."""
    answer = client.post("/api/tables", json={"game": "frantic", "player": "Ada", **wanted})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def begun(client: TestClient, entropy: str = "", **wanted: object) -> dict[str, Any]:
    """A new table with bots, where a match has been started."""
    seat = made(client, **{"bots": ["easy", "easy"], "settings": {"clock": "off"}, **wanted})
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        if entropy:
            line.send_json({"do": "ready", "key": "key-ready", "ready": True, "entropy": entropy})
        line.send_json({"do": "start", "key": "key-start"})
        while line.receive_json() != {"is": "ok", "key": "key-start"}:
            pass
    return seat


def refusal(answer: Any) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    return answer.status_code, answer.json()["detail"]["id"]


def played(client: TestClient, seat: dict[str, Any]) -> dict[str, Any]:
    """Play the first option until the match is over; the table then."""
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        while True:
            message = line.receive_json()
            if message["is"] == "update" and message["ask"] is not None:
                ask, answer = message["ask"]["id"], message["view"]["options"][0]
                line.send_json({"do": "answer", "key": "answer-" + ask.replace(".", "-"), "ask": ask, "answer": answer})
            if message["is"] == "table" and message["table"]["phase"] == "over":
                return dict(message["table"])


# Games


def test_games_are_described_as_they_are(client: TestClient) -> None:
    shown = {one["name"]: one for one in client.get("/api/games").json()}
    assert list(shown) == list(GAMES)
    for name, game in GAMES.items():
        assert (shown[name]["fewest"], shown[name]["most"]) == (game.fewest, game.most)


@pytest.mark.parametrize("game", list(GAMES))
def test_house_rules_have_a_code_and_a_code_stands_for_them(client: TestClient, game: str) -> None:
    described = next(one for one in client.get("/api/games").json() if one["name"] == game)
    for option in described["options"]:
        value = option["values"][-1] if option["values"] else option["whole_from"]
        wanted = {option["name"]: [value] if option["many"] else value}
        made = client.post(f"/api/games/{game}/options", json={"options": wanted}).json()
        assert client.get(f"/api/games/{game}/options", params={"rules": made["rules"]}).json() == made
    for preset, options in described["presets"].items():
        assert client.get(f"/api/games/{game}/options", params={"rules": preset}).json()["options"] == options


@pytest.mark.parametrize("game", list(GAMES))
def test_the_deck_and_the_rules_are_there(client: TestClient, game: str) -> None:
    deck = client.get(f"/api/games/{game}/deck").json()
    assert len(deck["cards"]) + len(deck["events"]) == len(GAMES[game].deck(GAMES[game].options()))
    for language in ("en", "fr", "de"):
        book = client.get(f"/api/games/{game}/rules", params={"language": language}).json()
        assert all(section["rules"] for section in book["sections"])


@pytest.mark.parametrize(("game", "base", "more"), [("frantic", 145, 36), ("frantic-board", 120, 0), ("malta", 162, 0)])
def test_every_card_is_declared_with_its_copies_and_explained_by_a_rule(
    client: TestClient, game: str, base: int, more: int
) -> None:
    kinds = client.get(f"/api/games/{game}/declared").json()["kinds"]
    for expected, expands in ((base, False), (more, True)):
        assert sum(sum(kind["copies"]) for kind in kinds if bool(kind["expansion"]) is expands) == expected
    for kind in kinds:
        assert len(kind["copies"]) == len(kind["faces"])
        assert min(kind["copies"]) > 0
    book = client.get(f"/api/games/{game}/rules").json()
    told = {kind for section in book["sections"] for rule in section["rules"] for kind in rule["explains"]}
    assert told == {kind["name"] for kind in kinds}


def test_the_rulebook_is_read_in_words_and_says_which_cards_it_speaks_of(client: TestClient) -> None:
    def rules(**wanted: Any) -> dict[str, Any]:
        book = client.get("/api/games/frantic/rules", params=wanted).json()
        told = [rule for section in book["sections"] for rule in section["rules"]]
        return {rule["number"]: rule for rule in [*told, *book["rulings"]]}

    book = rules()
    assert book["4.8"]["text"].startswith("Fuck You fits on everything")
    assert book["4.8"]["explains"] == book["4.9"]["names"] == ["fuck-you"]
    assert book["4.9"]["explains"] == []
    assert rules(family=True)["4.8"]["text"].startswith("Get Lost fits on everything")
    assert "Une main qui reçoit" in rules(language="fr")["R65"]["title"]
    assert "`" not in str(book)


def test_what_there_is_not_is_refused_in_words(client: TestClient) -> None:
    assert refusal(client.get("/api/games/chess/deck")) == (404, "server-no-such-game")
    assert refusal(client.get("/api/games/frantic/deck", params={"rules": "?"})) == (404, "server-bad-option")
    assert refusal(client.get("/api/tables/AAAAAA")) == (404, "server-no-such-table")
    assert refusal(client.get("/api/tables/A")) == (422, "server-bad-message")
    assert refusal(client.get("/api/records/" + "x" * 16)) == (404, "server-no-such-record")
    assert refusal(client.get("/api/games/frantic/rules", params={"language": "xx"})) == (422, "server-bad-message")


# Tables


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"game": "chess"}, (422, "server-bad-message")),
        ({"options": {"limit": "much"}}, (422, "server-bad-message")),
        ({"options": {"board_for_two": 7}}, (422, "server-bad-message")),
        ({"player": ""}, (422, "server-bad-name")),
        ({"player": "<script>"}, (422, "server-bad-name")),
        ({"extra": 1}, (422, "server-bad-message")),
        ({"start": True}, (422, "server-bad-message")),
        ({"player": "Ada\u202e"}, (422, "server-bad-name")),
        ({"settings": {"name": "Our\u200btable"}}, (422, "server-bad-name")),
        ({"bots": ["easy"] * 8}, (422, "server-bad-message")),
        ({"game": "malta", "bots": ["easy"] * 6}, (422, "server-bad-message")),
        ({"settings": {"game": "malta"}}, (422, "server-bad-message")),
        ({"bots": ["cruel"]}, (422, "server-bad-message")),
    ],
)
def test_tables_that_cannot_be_are_refused(
    client: TestClient, wanted: dict[str, object], expected: tuple[int, str]
) -> None:
    assert refusal(client.post("/api/tables", json={"game": "frantic", "player": "Ada", **wanted})) == expected


LONE = [
    ("/api/tables", {"game": "frantic", "player": "\ud800"}),
    ("/api/tables", {"game": "frantic", "player": "Ada", "settings": {"name": "\udfff"}}),
    ("/api/tables", {"game": "\ud800", "player": "Ada"}),
    ("/api/tables", {"game": "frantic", "player": "Ada", "\ud800": 1}),
    ("/api/games/frantic/options", {"options": {"\ud800": 1}}),
    *(
        (path, {"record": {**RECORD, **wrong}})
        for path in ("/api/replay", "/api/analyses")
        for wrong in (
            {"players": ["\ud800", "Bob"]},
            {"seed": "\udc00"},
            {"answers": ["0 \ud800"]},
            {"check": "\ud800"},
            {"more": {"deep": ["\ud800"]}},
            {"\ud800": 1},
        )
    ),
]


@pytest.mark.parametrize(("path", "body"), LONE)
def test_half_a_letter_is_refused_wherever_it_stands(client: TestClient, path: str, body: dict[str, Any]) -> None:
    answer = client.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert refusal(answer) == (422, "server-bad-message")


def test_names_are_kept_in_one_form(client: TestClient) -> None:
    seat = made(client, player="  Zoe\u0308  B. ", settings={"name": " Our  table "})
    shown = client.get(f"/api/tables/{seat['code']}").json()
    assert (shown["people"], shown["name"]) == (["Zo\xeb B."], "Our table")


def test_a_table_fills_up(client: TestClient) -> None:
    seat = made(client, game="malta")
    tokens = {seat["token"]}
    for number in range(5):
        guest = client.post(f"/api/tables/{seat['code']}/seats", json={"player": f"Guest {number}"})
        assert guest.status_code == 201
        tokens.add(guest.json()["token"])
    assert len(tokens) == 6
    assert refusal(client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Neo"})) == (409, "server-full")
    assert client.get(f"/api/tables/{seat['code'].lower()}").json()["free"] == 0


def test_a_repeated_request_makes_one_table_and_takes_one_seat(client: TestClient) -> None:
    """An answer that was lost on the way is given once more."""
    wanted = {"game": "malta", "player": "Ada", "bots": ["easy", "normal"]}
    key = {"idempotency-key": "a-key-of-the-client-for-this"}
    seats = [client.post("/api/tables", json=wanted, headers=key).json() for _ in range(3)]
    assert seats == [seats[0]] * 3
    path = f"/api/tables/{seats[0]['code']}"
    assert len(client.get(path).json()["people"]) == 3
    for _ in range(2):
        assert client.post("/api/tables", json=wanted).json()["code"] != seats[0]["code"], "without a key: another one"
    guest = {"idempotency-key": "a-key-of-another-client-here"}
    taken = [client.post(f"{path}/seats", json={"player": "Bob"}, headers=guest).json() for _ in range(3)]
    assert taken == [taken[0]] * 3
    assert taken[0]["token"] != seats[0]["token"]
    assert client.get(path).json()["people"] == ["Ada", "Otto", "Vera", "Bob"]
    same = client.post(f"{path}/seats", json={"player": "Eve"}, headers=key)
    assert same.json()["person"] != taken[0]["person"]
    other = made(client, game="malta")
    elsewhere = client.post(f"/api/tables/{other['code']}/seats", json={"player": "Bob"}, headers=guest).json()
    assert elsewhere["token"] != taken[0]["token"]


def test_a_seat_can_be_asked_for_again_while_a_match_runs(client: TestClient) -> None:
    key = {"idempotency-key": "a-key-for-the-second-person"}
    seat = made(client)
    first = client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Bob"}, headers=key).json()
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        line.send_json({"do": "start", "key": "key-start"})
        while line.receive_json() != {"is": "ok", "key": "key-start"}:
            pass
    assert client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Bob"}, headers=key).json() == first
    hub = client.app.state.hub  # type: ignore[attr-defined]
    del hub.rooms._rooms[seat["code"]]  # as after a restart
    assert client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Bob"}, headers=key).json() == first


def test_what_is_kept_does_not_tell_the_token_nor_the_key(client: TestClient) -> None:
    key = "a-key-that-nobody-may-read"
    seat = client.post("/api/tables", json={"game": "malta", "player": "Ada"}, headers={"idempotency-key": key}).json()
    database = Path(client.app.state.hub.store.engine.url.database)  # type: ignore[attr-defined]
    written = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert seat["code"].encode() in written
    assert key.encode() not in written
    assert seat["token"].encode() not in written


def test_a_key_has_to_be_long(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"game": "malta", "player": "Ada"}, headers={"idempotency-key": "short"})
    assert refusal(answer) == (422, "server-bad-message")


def listed_with(client: TestClient, *wanted: str) -> dict[str, Any]:
    """The tables that are listed, by code, once these are among them: a list may be a moment behind."""
    codes: dict[str, Any] = {}
    for _ in range(100):
        codes = {one["code"]: one for one in client.get("/api/tables").json()["tables"]}
        if all(code in codes and codes[code]["people"] for code in wanted):
            break
        time.sleep(0.02)
    return codes


def test_a_table_at_which_one_can_neither_sit_down_nor_watch_is_not_listed(client: TestClient) -> None:
    full = {"bots": ["easy"] * (GAMES["malta"].most - 1), "game": "malta"}
    closed = made(client, **full, settings={"open": True, "watch": False})
    watched = made(client, **full, settings={"open": True, "watch": True})
    roomy = made(client, settings={"open": True, "watch": False})
    codes = listed_with(client, watched["code"], roomy["code"])
    assert codes[watched["code"]]["free"] == 0
    assert closed["code"] not in codes
    assert codes[roomy["code"]]["free"] > 0


def test_only_open_tables_are_listed(client: TestClient) -> None:
    hidden, listed = made(client), made(client, settings={"open": True, "name": "Come in"})
    codes = listed_with(client, listed["code"])
    assert hidden["code"] not in codes
    assert codes[listed["code"]]["name"] == "Come in"
    assert codes[listed["code"]]["people"] == ["Ada"]


def test_an_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits(tables=2))) as client:
        made(client)
        made(client)
        assert refusal(client.post("/api/tables", json={"game": "frantic", "player": "Ada"})) == (
            429,
            "server-too-many",
        )


def test_a_database_that_takes_nothing_is_said_to_be_busy(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*arguments: object, **more: object) -> bool:
        raise StoreFailed("out of order")

    code = made(client)["code"]
    monkeypatch.setattr(client.app.state.hub.store, "append", fail)  # type: ignore[attr-defined]
    assert refusal(client.post("/api/tables", json={"game": "frantic", "player": "Ada"})) == (503, "server-busy")
    assert refusal(client.post(f"/api/tables/{code}/seats", json={"player": "Bob"})) == (503, "server-busy")


# Records


@pytest.fixture(scope="module")
def finished(client: TestClient) -> tuple[dict[str, Any], dict[str, Any]]:
    """A seat and its table, with a match that is over."""
    seat = begun(client, "ab" * 16, options={"limit": 1})
    return seat, played(client, seat)


def test_the_record_of_a_match_proves_its_deal(
    client: TestClient, finished: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    table = finished[1]
    record = Record.from_json(client.get(f"/api/records/{table['record']}").json())
    proof = fairness.check(record)
    assert proof.as_json() == table["proof"]
    assert proof.entropies == ("ab" * 16, "", "")
    assert record.players[0] == "Ada"


def test_a_record_names_those_who_played_whoever_came_or_went_afterwards(client: TestClient) -> None:
    seat = begun(client, options={"limit": 1})
    table = played(client, seat)
    before = client.get(f"/api/records/{table['record']}").json()
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        line.send_json({"do": "remove", "key": "the-key-of-it", "person": 1})
        while line.receive_json()["is"] != "ok":
            pass
    client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Neo"})
    assert client.get(f"/api/records/{table['record']}").json() == before
    assert len(before["players"]) == 3


def test_a_running_match_has_no_record_and_shows_each_seat_its_own_replay(client: TestClient) -> None:
    seat = begun(client)
    hub = client.app.state.hub  # type: ignore[attr-defined]
    room = hub.rooms._rooms[seat["code"]].room
    for path in (f"/api/records/{room.record}", f"/api/records/{room.record}/replay"):
        assert refusal(client.get(path)) == (404, "server-no-such-record"), "as if it were not there"
    path = f"/api/tables/{seat['code']}/replay"
    shown = client.get(path, headers={"authorization": f"Bearer {seat['token']}"}).json()
    assert shown["moments"][0]["view"]["seat"] == 0
    assert all(set(moment) == {"number", "facts", "view"} for moment in shown["moments"])
    for wrong in ("", "Bearer ", f"Bearer {seat['token'][:-1]}", f"Bearer {room.people[0].token}"):
        assert refusal(client.get(path, headers={"authorization": wrong})) == (401, "server-bad-token")


def test_what_is_read_for_a_replay_of_a_running_match_does_not_depend_on_who_has_answered(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that was read before is there sooner: by that one could tell. What `record_until_now` is, is tested there."""
    seat = begun(client)
    live_match = client.app.state.hub.rooms._rooms[seat["code"]].room.live_match  # type: ignore[attr-defined]
    reader = client.app.state.library.reader  # type: ignore[attr-defined]
    read = []

    async def moments(record: Record, *given: Any, **options: Any) -> bytes:
        read.append(record)
        return b"{}"

    until_now = live_match.record().with_answers(["until now"])
    monkeypatch.setattr(reader, "moments", moments)
    monkeypatch.setattr(live_match, "record_until_now", lambda: until_now)
    client.get(f"/api/tables/{seat['code']}/replay", headers={"authorization": f"Bearer {seat['token']}"})
    assert [record.answers for record in read] == [("until now",)]


def test_before_the_first_match_there_is_no_replay(client: TestClient) -> None:
    seat = made(client)
    answer = client.get(f"/api/tables/{seat['code']}/replay", headers={"authorization": f"Bearer {seat['token']}"})
    assert refusal(answer) == (409, "server-not-playing")


def test_a_replay_is_shown_by_pages_and_seats(
    client: TestClient, finished: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    path = f"/api/records/{finished[1]['record']}/replay"
    public = client.get(path, params={"first": 1, "count": 2}).json()
    assert [moment["number"] for moment in public["moments"]] == [1, 2]
    assert public["moments"][0]["view"]["seat"] is None
    assert client.get(path, params={"seat": 2}).json()["moments"][0]["view"]["seat"] == 2
    assert refusal(client.get(path, params={"seat": 5})) == (422, "server-bad-option")
    assert len(client.get(path, params={"open": True}).json()["moments"][0]["open"]) == 3


def test_ones_own_record_can_be_shown(client: TestClient) -> None:
    record = Match.new("malta", 2, "mine", ask_forced=True).record()
    answer = client.post("/api/replay", json={"record": record.as_json()})
    assert answer.json()["count"] == 1
    assert refusal(client.post("/api/replay", json={"record": {}})) == (422, "server-bad-message")
    changed = {**record.as_json(), "seed": "other"}
    assert refusal(client.post("/api/replay", json={"record": changed})) == (422, "server-bad-record")


@pytest.mark.parametrize("game", ["frantic", "malta"])
def test_ones_own_record_of_older_rules_is_refused_as_such(client: TestClient, game: str) -> None:
    record = replace(Match.new(game, 2, "mine", ask_forced=True).record(), rules_version=2).as_json()
    for path in ("/api/replay", "/api/analyses"):
        assert refusal(client.post(path, json={"record": record})) == (422, "server-other-rules")


def test_a_match_of_newer_rules_is_kept_and_whoever_asks_for_it_is_told_so(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = begun(client, options={"limit": 1})
    table = played(client, seat)
    hub = client.app.state.hub  # type: ignore[attr-defined]
    room, honest = hub.rooms._rooms[seat["code"]].room, hub.store.match

    async def newer(record: str) -> tuple[str, list[Entry]]:
        code, (started, *others) = await honest(record)
        return code, [replace(started, data={**started.data, "rules_version": 1000}), *others]

    monkeypatch.setattr(hub.store, "match", newer)
    for path in (f"/api/records/{table['record']}", f"/api/records/{table['record']}/replay"):
        assert refusal(client.get(path)) == (404, "server-other-rules")
    monkeypatch.setattr(room, "broken", True)
    monkeypatch.setattr(room, "live_match", None)
    answer = client.get(f"/api/tables/{seat['code']}/replay", headers={"authorization": f"Bearer {seat['token']}"})
    assert refusal(answer) == (409, "server-other-rules")
    monkeypatch.undo()
    assert client.get(f"/api/records/{table['record']}").status_code == 200, "it is still there for its own rules"


def test_a_match_of_older_rules_is_shown_as_far_as_it_goes_once_nobody_can_go_on_with_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = begun(client, options={"limit": 1})
    record = played(client, seat)["record"]
    whole = client.get(f"/api/records/{played(client, begun(client, options={'limit': 1}))['record']}/replay").json()
    assert whole["older"] is None
    hub = client.app.state.hub  # type: ignore[attr-defined]
    room, honest = hub.rooms._rooms[seat["code"]].room, hub.store.match

    async def older(record: str) -> tuple[str, list[Entry]]:
        code, (started, *others) = await honest(record)
        return code, [replace(started, data={**started.data, "rules_version": 1}), *others]

    monkeypatch.setattr(hub.store, "match", older)
    assert refusal(client.get(f"/api/records/{record}")) == (404, "server-other-rules")
    monkeypatch.setattr(room, "ended", True)
    assert client.get(f"/api/records/{record}").json()["rules"] == 1
    shown = client.get(f"/api/records/{record}/replay").json()
    assert (shown["older"], shown["over"], len(shown["moments"])) == (1, True, min(shown["count"], 50))


def test_no_match_is_played_again_in_the_process_that_serves_tables(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = begun(client, options={"limit": 1})
    table = played(client, seat)
    record = client.get(f"/api/records/{table['record']}").json()
    other = played(client, begun(client, options={"limit": 1}))["record"]

    def refuse_to_play(*given: object) -> None:
        raise AssertionError("nobody would be answered meanwhile")

    monkeypatch.setattr(LiveMatch, "__init__", refuse_to_play)
    assert client.get(f"/api/records/{other}/replay").status_code == 200
    assert client.post("/api/replay", json={"record": record}).json()["over"]
    assert client.post("/api/analyses", json={"record": record}).status_code == 200
    own = client.get(f"/api/tables/{seat['code']}/replay", headers={"authorization": f"Bearer {seat['token']}"})
    assert own.json()["moments"]


# Many at once


async def many(app: FastAPI, requests: list[tuple[str, dict[str, Any]]]) -> list[Any]:
    """The answers to requests that are made at the same time."""
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as client,
    ):
        return await asyncio.gather(*(client.post(path, json=body) for path, body in requests))


@pytest.mark.anyio
async def test_tables_are_limited_however_many_are_made_at_once(tmp_path: Path) -> None:
    limits = replace(NONE, tables=5)
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits, pace=AT_ONCE)
    answers = await many(app, [("/api/tables", {"game": "frantic", "player": "Ada"})] * 100)
    assert Counter(answer.status_code for answer in answers) == {201: 5, 429: 95}


@pytest.mark.anyio
async def test_seats_are_limited_however_many_sit_down_at_once(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as client,
    ):
        code = (await client.post("/api/tables", json={"game": "frantic", "player": "Ada"})).json()["code"]
        sit = [client.post(f"/api/tables/{code}/seats", json={"player": "Bob"}) for _ in range(100)]
        answers = await asyncio.gather(*sit)
        taken = [answer.json()["person"] for answer in answers if answer.status_code == 201]
        assert len(taken) == len(set(taken)) == GAMES["frantic"].most - 1
        people = (await client.get(f"/api/tables/{code}")).json()["people"]
        assert len(people) == len(set(people)) == GAMES["frantic"].most


@pytest.mark.anyio
async def test_replays_wait_their_turn_and_too_many_are_sent_away_in_one_line(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    rules = GAMES["frantic"].rules_version
    records = [{**RECORD, "rules": rules, "seed": str(number)} for number in range(100)]
    answers = await many(app, [("/api/replay", {"record": record}) for record in records])
    assert {answer.status_code for answer in answers} == {200, 503}
    served = [answer for answer in answers if answer.status_code == 200]
    assert 1 <= len(served) < 100
    for answer in answers:
        if answer.status_code == 503:
            assert answer.json() == {"detail": {"id": "server-waiting"}}
            assert int(answer.headers["retry-after"]) > 0


def test_over_days_a_bot_sits_in_only_if_that_is_said(client: TestClient) -> None:
    for chosen, sits_in in (({}, False), ({"sit_in": True}, True)):
        settings = {"clock": "week", **chosen}
        made = client.post("/api/tables", json={"game": "frantic", "player": "Ada", "settings": settings}).json()
        with client.websocket_connect(f"/api/tables/{made['code']}/socket") as line:
            line.send_json({"do": "hello", "table": made["code"]})
            assert line.receive_json()["table"]["settings"]["sit_in"] is sits_in
