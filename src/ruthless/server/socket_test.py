"""A connection: who gets in, what ends it, and that every frame is answered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from ruthless.server import handlers, socket
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.limits import NONE, Buckets, Limits, Rate
from ruthless.server.outbox import Outbox

KEY = "a-key-of-mine"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server without limits."""
    database = tmp_path_factory.mktemp("socket") / "tables.sqlite"
    app = create_app(f"sqlite:///{database}", limits=NONE, pace=AT_ONCE, origins=frozenset({"https://friend.example"}))
    with TestClient(app) as client:
        yield client


NOWHERE = "/api/tables/AAAAAA/socket"
"""The address of a table that nobody has made."""


def new_table(client: TestClient, **wanted: object) -> dict[str, Any]:
    """A table with one person."""
    answer = client.post("/api/tables", json={"game": "frantic", "player": "Ada", **wanted})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def address(table: dict[str, Any]) -> str:
    """Where the socket of a table is."""
    return f"/api/tables/{table['code']}/socket"


@contextmanager
def connected(client: TestClient, seat: dict[str, Any], **hello: object) -> Iterator[WebSocketTestSession]:
    """A connection that has said hello and has been shown the table."""
    with client.websocket_connect(address(seat)) as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"], **hello})
        assert line.receive_json()["is"] == "table"
        yield line


def reply(line: WebSocketTestSession) -> dict[str, Any]:
    """The next message that is an answer or an end."""
    while True:
        message = dict(line.receive_json())
        if message["is"] in ("ok", "no", "why", "hint", "bye"):
            return message


def ended(line: WebSocketTestSession) -> str:
    """The reason with which a connection ends."""
    message = reply(line)
    assert message["is"] == "bye"
    with pytest.raises(WebSocketDisconnect):
        line.receive_json()
    return str(message["refusal"]["id"])


# Who gets in


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://testserver.evil.example",
        "http://evil.example/testserver",
        "http://[",
    ],
)
def test_pages_of_others_are_not_let_in(client: TestClient, origin: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as caught,
        client.websocket_connect(NOWHERE, headers={"origin": origin}),
    ):
        pass
    assert caught.value.code == 1008


@pytest.mark.parametrize("origin", ["http://testserver", "https://testserver", "https://friend.example", None])
def test_our_own_page_friends_and_programs_are_let_in(client: TestClient, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    seat = new_table(client)
    with client.websocket_connect(address(seat), headers=headers) as line:
        line.send_json({"do": "hello", "table": seat["code"]})
        assert line.receive_json()["is"] == "table"


def test_a_wrong_token_or_table_ends_the_connection(client: TestClient) -> None:
    seat = new_table(client)
    for hello, reason in [
        ({"table": seat["code"], "token": "x" * 32}, "server-bad-token"),
        ({"table": seat["code"], "token": seat["token"][:-1] + "!"}, "server-bad-message"),
        ({"table": "AAAAAA", "token": seat["token"]}, "server-no-such-table"),
        ({"table": new_table(client)["code"], "token": seat["token"]}, "server-bad-token"),
    ]:
        with client.websocket_connect(f"/api/tables/{hello['table']}/socket") as line:
            line.send_json({"do": "hello", **hello})
            assert ended(line) == reason


def test_the_table_of_the_hello_has_to_be_that_of_the_address(client: TestClient) -> None:
    seat, other = new_table(client), new_table(client)
    with client.websocket_connect(address(other)) as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        assert ended(line) == "server-bad-message"
    with client.websocket_connect(address(seat).replace(seat["code"], seat["code"].lower())) as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        assert line.receive_json()["is"] == "table"


def test_watching_can_be_forbidden_at_any_time(client: TestClient) -> None:
    seat = new_table(client)
    with client.websocket_connect(address(seat)) as watcher, connected(client, seat) as host:
        watcher.send_json({"do": "hello", "table": seat["code"]})
        assert watcher.receive_json()["table"]["you"] is None
        watcher.send_json({"do": "start", "key": KEY})
        assert reply(watcher)["refusal"]["id"] == "server-not-seated"
        watcher.send_json({"do": "why", "key": KEY, "ask": "0.0", "answer": "x"})
        assert reply(watcher)["refusal"]["id"] == "server-not-seated"
        host.send_json({"do": "settings", "key": KEY, "settings": {"watch": False}})
        assert reply(host)["is"] == "ok"
        assert ended(watcher) == "server-no-watching"
        with client.websocket_connect(address(seat)) as late:
            late.send_json({"do": "hello", "table": seat["code"]})
            assert ended(late) == "server-no-watching"


@pytest.mark.parametrize("first", ["", "{", '{"do":"ping","key":"a-key-of-mine"}', "[" * 20_000])
def test_the_first_frame_has_to_be_hello(client: TestClient, first: str) -> None:
    with client.websocket_connect(NOWHERE) as line:
        line.send_text(first)
        assert ended(line) == "server-bad-message"


def test_who_says_nothing_is_not_waited_for(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.05)
    with client.websocket_connect(NOWHERE) as line, pytest.raises(WebSocketDisconnect):
        line.receive_json()


def test_who_has_gone_before_the_socket_is_open_costs_nothing(client: TestClient) -> None:
    app: Any = client.app
    scope = {"type": "websocket", "app": app, "headers": [], "client": ("10.0.0.1", 1), "path": NOWHERE}
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(message: Any) -> None:
        sent.append(message)

    assert client.portal is not None
    client.portal.call(socket.Table(), {**scope, "path_params": {"code": "AAAAAA"}}, receive, send)
    assert sent == []
    assert app.state.sockets.of("10.0.0.1") == 0


@pytest.mark.parametrize("fault", [RecursionError, NotImplementedError, RuntimeError, TimeoutError])
def test_a_fault_of_ours_is_heard_of(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    def broken(*given: object) -> None:
        raise fault("nobody has thought of that")

    monkeypatch.setattr(handlers, "decide", broken)
    seat = new_table(client)
    with pytest.raises(fault, match="nobody has thought"), connected(client, seat) as line:  # noqa: PT012
        line.send_json({"do": "rename", "key": KEY, "name": "Grace"})
        while True:
            line.receive_json()
    app: Any = client.app
    assert app.state.sockets.of("testclient") == 0


def test_connections_of_an_address_are_limited_and_given_back(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits(sockets=2))
    with TestClient(app) as client:
        for _ in range(3):
            with client.websocket_connect(NOWHERE), client.websocket_connect(NOWHERE):
                with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(NOWHERE):
                    pass
                assert caught.value.code == 1013
        assert app.state.sockets.of("testclient") == 0


def test_nobody_finds_a_table_by_trying_codes_fast(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits(requests=Rate(5, 0)))
    with TestClient(app) as client:
        for _ in range(5):
            with client.websocket_connect(NOWHERE) as line:
                line.send_json({"do": "hello", "table": "AAAAAA"})
                assert ended(line) == "server-no-such-table"
        with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect(NOWHERE):
            pass
        assert caught.value.code == 1013


# A seat whose token is replaced


def test_a_renewed_link_ends_the_old_one_and_whoever_came_by_it(client: TestClient) -> None:
    seat = new_table(client)
    fresh = "n" * 40
    with connected(client, seat) as mine, connected(client, seat) as thief:
        mine.send_json({"do": "renew", "key": KEY, "token": fresh})
        assert reply(mine) == {"is": "ok", "key": KEY}
        assert ended(thief) == "server-renewed"
        mine.send_json({"do": "rename", "key": "key-rename", "name": "Grace"})
        assert reply(mine)["is"] == "ok", "whoever asked for it stays"
        with client.websocket_connect(address(seat)) as late:
            late.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
            assert ended(late) == "server-renewed"
        with connected(client, {**seat, "token": fresh}) as again:
            again.send_json({"do": "renew", "key": KEY, "token": fresh})
            assert reply(again) == {"is": "ok", "key": KEY}, "it has been done: an answer that got lost"
    answer = client.get(f"/api/tables/{seat['code']}/replay", headers={"authorization": f"Bearer {seat['token']}"})
    assert (answer.status_code, answer.json()["detail"]["id"]) == (401, "server-renewed")


def test_a_link_is_not_renewed_by_just_anything(client: TestClient) -> None:
    seat = new_table(client)
    other = client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Bob"}).json()
    with connected(client, seat) as line:
        for number, (token, reason) in enumerate(
            [(seat["token"], "used"), (other["token"], "used"), ("short", "token"), ("ü" * 40, "token")]
        ):
            line.send_json({"do": "renew", "key": f"key-renew-{number}", "token": token})
            message = reply(line)
            assert message["refusal"]["id"] == "server-bad-message"
            assert reason in message["refusal"]["text"]
            assert token not in message["refusal"]["text"]
    with client.websocket_connect(address(seat)) as watcher:
        watcher.send_json({"do": "hello", "table": seat["code"]})
        watcher.send_json({"do": "renew", "key": KEY, "token": "n" * 40})
        assert reply(watcher)["refusal"]["id"] == "server-not-seated"


# Frames


STRANGE = ["", "null", "{}", '{"do":"dance","key":"a-key-of-mine"}', '{"do":"hello","table":"KR7Q2M"}', "[" * 5_000]


@pytest.mark.parametrize("text", STRANGE)
def test_a_frame_that_makes_no_sense_is_refused_and_the_connection_goes_on(client: TestClient, text: str) -> None:
    with connected(client, new_table(client)) as line:
        line.send_text(text)
        message = reply(line)
        assert (message["is"], message["refusal"]["id"]) == ("no", "server-bad-message")
        assert message["key"] == (KEY if "key" in text else None)
        line.send_json({"do": "ping", "key": KEY})
        assert reply(line) == {"is": "ok", "key": KEY}


@pytest.mark.parametrize("key", ['"\\ud800"', '"' + "k" * 65 + '"', "7", "null", '"a b"', '"<b>"'])
def test_only_a_key_comes_back(client: TestClient, key: str) -> None:
    with connected(client, new_table(client)) as line:
        line.send_text('{"do":"ping","key":' + key + "}")
        assert reply(line)["key"] is None
        line.send_json({"do": "ping", "key": KEY})
        assert reply(line)["is"] == "ok"


@pytest.mark.parametrize("number", [str(10**9 + 1), str(10**30), "-" + "9" * 4_000, "9" * 5_000, "1e300"])
def test_whole_numbers_are_as_large_as_over_http(client: TestClient, number: str) -> None:
    with connected(client, new_table(client)) as line:
        line.send_text(f'{{"do":"settings","key":"{KEY}","settings":{{"options":{{"limit":{number}}}}}}}')
        message = reply(line)
        assert message["is"] == "no"
        assert message["refusal"]["id"] in ("server-bad-option", "server-bad-message")
        line.send_text(f'{{"do":"settings","key":"{KEY}","settings":{{"options":{{"limit":{10**9}}}}}}}')
        assert reply(line)["is"] == "ok"


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "rename", "name": "\ud800"},
        {"do": "say", "text": "\ud800"},
        {"do": "say", "text": "\u200b\u202e"},
        {"do": "settings", "settings": {"name": "\udfff"}},
        {"do": "settings", "settings": {"options": {"\ud800": 1}}},
        {"do": "why", "ask": "0.0", "answer": "\ud800"},
        {"do": "\ud800"},
    ],
)
def test_half_a_letter_or_nothing_to_be_seen_is_refused(client: TestClient, frame: dict[str, Any]) -> None:
    with connected(client, new_table(client)) as line:
        line.send_text(json.dumps({**frame, "key": KEY}))
        message = reply(line)
        assert (message["is"], message["key"], message["refusal"]["id"]) == ("no", KEY, "server-bad-message")


def test_frames_that_are_too_long_or_no_text_end_the_connection(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as client:
        seat = new_table(client)
        with connected(client, seat) as line:
            line.send_text(json.dumps({"do": "say", "key": KEY, "text": "x" * 17_000}))
            assert ended(line) == "server-bad-message"
        with connected(client, seat) as line:
            line.send_bytes(b'{"do":"ping","key":"a-key-of-mine"}')
            assert ended(line) == "server-bad-message"


def test_flooding_ends_the_connection_and_talking_too_much_does_not(tmp_path: Path) -> None:
    limits = Limits(frames=Rate(10, 0), talk=Rate(2, 0))
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits)
    with TestClient(app) as client, connected(client, new_table(client)) as line:
        for number in range(4):
            line.send_json({"do": "say", "key": f"{KEY}-{number}", "text": "hi"})
        assert [reply(line)["is"] for _ in range(4)] == ["ok", "ok", "no", "no"]
        for number in range(7):
            line.send_json({"do": "ping", "key": f"{KEY}-{number}"})
        assert [reply(line)["is"] for _ in range(6)] == ["ok"] * 6
        assert ended(line) == "server-too-fast"


def test_what_many_connections_of_an_address_ask_for_beyond_their_share_waits_and_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits(asks=Rate(4, 0)))
    with TestClient(app) as client:
        seat, asks, made_to_wait = new_table(client), app.state.asks, Event()
        really_take = asks.take

        def take(address: str) -> bool:
            fine: bool = really_take(address)
            if not fine:
                made_to_wait.set()
            return fine

        monkeypatch.setattr(asks, "take", take)
        for number in range(2):
            with connected(client, seat) as line:
                for name in ("Grace", "Hopper"):
                    line.send_json({"do": "rename", "key": f"{KEY}-{number}-{name}", "name": name})
                    assert reply(line)["is"] == "ok"
        assert not made_to_wait.is_set()
        with connected(client, seat) as line:
            line.send_json({"do": "rename", "key": KEY, "name": "Ada"})
            assert made_to_wait.wait(20)
            asks.of("testclient").drain(-1)  # so much later
            assert reply(line) == {"is": "ok", "key": KEY}


@pytest.mark.anyio
async def test_who_has_gone_does_not_wait_for_their_share() -> None:
    none_left = Buckets(Rate(0, 0))
    share = socket.Share(none_left, none_left, "10.0.0.1")
    outbox = Outbox(send_nowhere)
    waiting = asyncio.create_task(share.asked(outbox))
    await asyncio.sleep(0)
    assert not waiting.done()
    await outbox.close()
    with pytest.raises(WebSocketDisconnect):
        await asyncio.wait_for(waiting, 20)


async def send_nowhere(message: Any) -> None:
    """Nobody listens."""


def test_what_was_said_is_not_refused_because_too_much_was_said_since(tmp_path: Path) -> None:
    limits = Limits(talk=Rate(2, 0))
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits)) as client:
        seat = new_table(client)
        with connected(client, seat) as line:
            for number in (0, 1, 0, 2):
                line.send_json({"do": "say", "key": f"{KEY}-{number}", "text": "hi"})
            assert [reply(line)["is"] for _ in range(4)] == ["ok", "ok", "ok", "no"]


def test_the_same_frame_twice_takes_effect_once(client: TestClient) -> None:
    seat = new_table(client)
    frame = {"do": "bot", "key": KEY, "level": "easy"}
    with connected(client, seat) as line, connected(client, seat) as other:
        line.send_json(frame)
        other.send_json(frame)
        assert reply(line)["is"] == reply(other)["is"] == "ok"
    with connected(client, seat) as line:
        line.send_json(frame)
        assert reply(line)["is"] == "ok"
    assert len(client.get(f"/api/tables/{seat['code']}").json()["people"]) == 2


def test_two_tabs_are_one_person_and_neither_sends_the_other_away(client: TestClient) -> None:
    seat = new_table(client)
    with connected(client, seat) as one:
        with connected(client, seat) as other:
            other.send_json({"do": "ping", "key": KEY})
            assert reply(other)["is"] == "ok"
        one.send_json({"do": "rename", "key": KEY, "name": "Still here"})
        while (message := one.receive_json())["is"] != "ok":
            assert message["is"] == "table"
            assert message["table"]["people"][0]["here"]


def test_who_is_removed_is_told_and_let_in_no_more(client: TestClient) -> None:
    host = new_table(client)
    guest = client.post(f"/api/tables/{host['code']}/seats", json={"player": "Bob"}).json()
    with connected(client, host) as line, connected(client, guest) as other:
        line.send_json({"do": "remove", "key": KEY, "person": guest["person"]})
        assert reply(line)["is"] == "ok"
        assert ended(other) == "server-removed"
    with client.websocket_connect(address(guest)) as line:
        line.send_json({"do": "hello", "table": guest["code"], "token": guest["token"]})
        assert ended(line) == "server-bad-token"


def dealt(line: WebSocketTestSession) -> dict[str, Any]:
    """Start the match; the first question with a choice, everything before it answered."""
    line.send_json({"do": "start", "key": "key-start"})
    open_keys = {"key-start"}
    asked: dict[str, Any] = {}
    while open_keys or not asked:
        message = line.receive_json()
        open_keys.discard(message.get("key", ""))
        if message["is"] == "update" and message["ask"] is not None:
            ask, options = message["ask"]["id"], message["view"]["options"]
            asked = message if len(options) > 1 else {}
            if not asked:
                key = "answer-" + ask.replace(".", "-")
                open_keys.add(key)
                line.send_json({"do": "answer", "key": key, "ask": ask, "answer": options[0]})
    return asked


def test_why_is_answered_and_changes_nothing(client: TestClient) -> None:
    seat = new_table(client, bots=["easy"])
    with connected(client, seat) as line:
        message = dealt(line)
        for answer, fine in ((message["view"]["options"][0], True), ("no such answer", False)):
            line.send_json({"do": "why", "key": KEY, "ask": message["ask"]["id"], "answer": answer})
            reason = reply(line)
            assert (reason["is"], reason["refusal"] is None) == ("why", fine)
        line.send_json({"do": "why", "key": KEY, "ask": "999.0", "answer": "x"})
        assert reply(line)["refusal"]["id"] == "server-stale"


# Hints


def advised(monkeypatch: pytest.MonkeyPatch, client: TestClient, gate: asyncio.Event | None = None) -> list[Any]:
    """Let the server be advised by a stand-in; what it was asked."""
    asked: list[Any] = []

    async def advice(match: Any, seat: int, key: bytes) -> dict[str, Any]:
        asked.append((match.record(), seat, key))
        if gate is not None:
            await gate.wait()
        return {"best": "draw", "entries": []}

    hub = client.app.state.hub  # type: ignore[attr-defined]
    monkeypatch.setattr(hub.timers.thinkers, "advice", advice)
    return asked


def test_a_hint_is_given_to_who_asks_and_to_nobody_else(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = advised(monkeypatch, client)
    seat = new_table(client, bots=["easy"], settings={"clock": "off"})
    with connected(client, seat) as other, connected(client, seat) as line:
        message = dealt(line)
        line.send_json({"do": "hint", "key": KEY, "ask": message["ask"]["id"]})
        hint = reply(line)
        assert hint == {"is": "hint", "key": KEY, "ask": message["ask"]["id"], "best": "draw", "entries": []}
        assert [one[1] for one in asked] == [0]
        other.send_json({"do": "ping", "key": "key-ping"})
        heard: list[str] = []
        while not heard or heard[-1] != "ok":
            heard.append(other.receive_json()["is"])
        assert "hint" not in heard


@pytest.mark.parametrize(
    ("ask", "settings", "expected"),
    [("999.0", {}, "server-stale"), (None, {"hints": False}, "server-no-hints")],
)
def test_a_hint_is_refused_with_a_reason(
    client: TestClient, ask: str | None, settings: dict[str, object], expected: str
) -> None:
    seat = new_table(client, bots=["easy"], settings={"clock": "off", **settings})
    with connected(client, seat) as line:
        message = dealt(line)
        line.send_json({"do": "hint", "key": KEY, "ask": ask or message["ask"]["id"]})
        assert reply(line)["refusal"]["id"] == expected


def test_who_watches_gets_no_hint(client: TestClient) -> None:
    seat = new_table(client, bots=["easy"])
    with client.websocket_connect(address(seat)) as watcher:
        watcher.send_json({"do": "hello", "table": seat["code"]})
        watcher.send_json({"do": "hint", "key": KEY, "ask": "0.0"})
        assert reply(watcher)["refusal"]["id"] == "server-not-seated"


def test_one_hint_at_a_time_and_answers_meanwhile(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()
    advised(monkeypatch, client, gate)
    seat = new_table(client, bots=["easy"], settings={"clock": "off"})
    with connected(client, seat) as line:
        ask = dealt(line)["ask"]["id"]
        line.send_json({"do": "hint", "key": "key-hint-1", "ask": ask})
        line.send_json({"do": "hint", "key": "key-hint-2", "ask": ask})
        assert reply(line)["refusal"]["id"] == "server-too-fast"
        line.send_json({"do": "ping", "key": "key-ping"})
        assert reply(line) == {"is": "ok", "key": "key-ping"}
        assert client.portal is not None
        client.portal.call(gate.set)
        assert reply(line)["key"] == "key-hint-1"


def test_hints_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(hints=Rate(1, 1e-9))
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=limits, pace=AT_ONCE)) as client:
        advised(monkeypatch, client)
        seat = new_table(client, bots=["easy"], settings={"clock": "off"})
        with connected(client, seat) as line:
            ask = dealt(line)["ask"]["id"]
            line.send_json({"do": "hint", "key": KEY, "ask": ask})
            assert reply(line)["is"] == "hint"
        with connected(client, seat) as line:  # another connection makes no difference
            line.send_json({"do": "hint", "key": KEY, "ask": ask})
            assert reply(line)["refusal"]["id"] == "server-too-fast"


def test_a_newcomer_after_the_match_does_not_bring_the_table_down(client: TestClient) -> None:
    seat = new_table(client, options={"limit": 1}, bots=["easy"], settings={"clock": "off"})
    with connected(client, seat) as line:
        line.send_json({"do": "start", "key": "key-start"})
        over = False
        while not over:
            message = line.receive_json()
            if message["is"] == "update" and message["ask"] is not None:
                ask, answer = message["ask"]["id"], message["view"]["options"][0]
                line.send_json({"do": "answer", "key": "answer-" + ask.replace(".", "-"), "ask": ask, "answer": answer})
            over = message["is"] == "table" and message["table"]["phase"] == "over"
        guest = client.post(f"/api/tables/{seat['code']}/seats", json={"player": "Bob"}).json()
        with connected(client, guest) as other:
            other.send_json({"do": "ping", "key": KEY})
            assert reply(other)["is"] == "ok"
            line.send_json({"do": "say", "key": KEY, "text": "welcome"})
            while (message := line.receive_json())["is"] != "ok":
                assert message["is"] != "bye"
