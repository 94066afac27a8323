"""The application from outside: headers, sizes, rates, files, health."""

from __future__ import annotations

import gzip
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.util import CommandError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ruthless.server import app as the_app
from ruthless.server.app import create_app
from ruthless.server.clocks import AT_ONCE
from ruthless.server.guard import HEADERS
from ruthless.server.limits import NONE, Limits, Rate
from ruthless.server.proxies import Proxies


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, and something beside it that is nobody's business."""
    base = tmp_path_factory.mktemp("app")
    (base / "secret.txt").write_text("secret")
    client = base / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>the page")
    (client / "assets" / "page-1a2b.js").write_text("script")
    (client / "icon.svg").write_text("<svg/>")
    (client / "escape").symlink_to(base / "secret.txt")
    return base


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[TestClient]:
    """Somebody who asks for things; crashes come back as 500, as they would in reality."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(the_app, "client_folder", lambda: folder / "client")
        app = create_app(f"sqlite:///{folder / 'tables.sqlite'}", limits=NONE, pace=AT_ONCE)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of an empty database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


ANYTHING = [
    "/",
    "/t/KR7Q2M",
    "/icon.svg",
    "/healthz",
    "/metrics",
    "/api/games",
    "/api/nothing",
    "/nothing.js",
    "/api/tables/AAAAAA",
]


@pytest.mark.parametrize("path", ANYTHING)
def test_every_answer_has_the_headers_that_keep_a_browser_safe(client: TestClient, path: str) -> None:
    answer = client.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "'unsafe-eval'" not in answer.headers["content-security-policy"]
    assert "script-src" not in answer.headers["content-security-policy"], "scripts are those of default-src: our own"


def test_refusals_have_the_headers_too(database: str) -> None:
    app = create_app(database, limits=Limits(requests=Rate(2, 0), body=100))
    with TestClient(app, raise_server_exceptions=False) as client:
        large = client.post("/api/replay", json={"record": {"a": "x" * 200}})
        answers = [large, client.get("/api/games"), client.get("/api/games")]
        assert [answer.status_code for answer in answers] == [413, 200, 429]
        assert answers[-1].headers["retry-after"]
        for answer in answers:
            assert HEADERS.items() <= dict(answer.headers).items()


def test_a_request_that_is_too_large_is_refused_however_it_arrives(client: TestClient) -> None:
    def in_pieces() -> Iterator[bytes]:
        yield b'{"record": {"a": "'
        for _ in range(50):
            yield b"x" * 100_000

    whole = client.post("/api/replay", content=b"x" * 3_000_000)
    pieces = client.post("/api/replay", content=in_pieces())
    for answer in (whole, pieces):
        assert answer.status_code == 413
        assert answer.json() == {"detail": {"id": "server-too-large"}}


def test_every_path_is_limited_in_rate_and_each_address_by_itself(database: str) -> None:
    app = create_app(database, limits=Limits(requests=Rate(3, 0), files=Rate(5, 0)))
    with TestClient(app, client=("10.0.0.1", 1)) as one:
        assert [one.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert one.get("/api/games").json() == {"detail": {"id": "server-too-fast"}}
        assert [one.get("/healthz").status_code for _ in range(6)] == [200] * 5 + [429]
        other = TestClient(app, client=("10.0.0.2", 1))
        assert other.get("/api/games").status_code == 200


def test_neighbours_in_a_network_of_ipv6_are_limited_together(database: str) -> None:
    app = create_app(database, limits=Limits(requests=Rate(3, 0)))
    with TestClient(app, client=("2001:db8::1", 1)):
        neighbours = [TestClient(app, client=(f"2001:db8::{number}", 1)) for number in range(4)]
        assert [one.get("/api/games").status_code for one in neighbours] == [200, 200, 200, 429]
        assert TestClient(app, client=("2001:db8:0:1::1", 1)).get("/api/games").status_code == 200


def test_only_records_may_be_large(client: TestClient) -> None:
    large = {"game": "frantic", "player": "x" * 100_000}
    assert client.post("/api/tables", json=large).status_code == 413
    assert client.post("/api/replay", json=large).status_code == 422


def test_a_server_that_cannot_begin_leaves_no_connection_open(database: str) -> None:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as newer:
        newer.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999');")
    before = set(threading.enumerate())
    with pytest.raises(CommandError, match="9999"), TestClient(create_app(database)):
        pass
    until = time.monotonic() + 10
    while left := set(threading.enumerate()) - before:  # a connection is closed a moment before its thread has ended
        assert time.monotonic() < until, f"each connection has a thread: {left}"
        time.sleep(0.01)


# Proxies and hosts


def address_seen(database: str, peer: str, trusted: list[str], forwarded: str) -> list[int]:
    """What four requests get of which three are allowed to each address, by one who names another one each time."""
    app = create_app(database, limits=Limits(requests=Rate(3, 0)), proxies=Proxies(trusted))
    with TestClient(app, client=(peer, 1)) as client:
        return [
            client.get("/api/games", headers={"x-forwarded-for": forwarded.format(number)}).status_code
            for number in range(4)
        ]


LIMITED, UNLIMITED = [200, 200, 200, 429], [200] * 4


@pytest.mark.parametrize(
    ("peer", "trusted", "forwarded", "expected"),
    [
        ("10.0.0.1", ["10.0.0.1"], "192.0.2.{}", UNLIMITED),  # four people
        ("10.0.0.1", ["10.0.0.1"], "192.0.2.{}, 203.0.113.5", LIMITED),  # one who lies
        ("10.0.0.1", ["10.0.0.0/24"], "192.0.2.{}, 203.0.113.5, 10.0.0.2", LIMITED),
        ("10.0.0.1", ["10.0.0.2"], "192.0.2.{}", LIMITED),  # one who plays the proxy
        ("10.0.0.1", [], "192.0.2.{}", LIMITED),
    ],
)
def test_only_proxies_that_are_named_are_believed_and_only_what_they_append(
    database: str, peer: str, trusted: list[str], forwarded: str, expected: list[int]
) -> None:
    assert address_seen(database, peer, trusted, forwarded) == expected


def test_with_a_public_address_no_other_host_is_served(database: str) -> None:
    app = create_app(database, limits=NONE, public_url="https://play.example")
    with TestClient(app) as client:
        for host, expected in [("play.example", 200), ("play.example:443", 200), ("evil.example", 421), ("", 421)]:
            assert client.get("/api/games", headers={"host": host}).status_code == expected
            assert client.get("/healthz", headers={"host": host}).status_code == 200, "whoever looks after it"
        refused = client.get("/", headers={"host": "evil.example"})
        assert (refused.status_code, refused.json()) == (421, {"detail": {"id": "server-wrong-host"}})
        for host, origin, fine in [
            ("play.example", "https://play.example", True),
            ("play.example", None, True),
            ("evil.example", "https://evil.example", False),
            ("evil.example", None, False),
            ("play.example", "http://play.example", False),
            ("play.example", "https://evil.example", False),
        ]:
            headers = {"host": host, **({"origin": origin} if origin else {})}
            try:
                with client.websocket_connect("/api/tables/AAAAAA/socket", headers=headers):
                    assert fine
            except WebSocketDisconnect:
                assert not fine


# Files


def test_the_client_is_served(client: TestClient) -> None:
    page = client.get("/")
    assert (page.status_code, page.text) == (200, "<!doctype html>the page")
    assert page.headers["cache-control"] == "no-cache"
    script = client.get("/assets/page-1a2b.js")
    assert script.text == "script"
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/t/KR7Q2M").text == page.text
    assert client.get("/missing.js").status_code == 404


OUTSIDE = [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/%252e%252e%252fsecret.txt",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/etc/passwd",
    "/escape",
    "/assets/..%00/secret.txt",
    "/file:%2f%2f%2fetc%2fpasswd",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_client(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_a_file_is_pressed_once_and_anew_when_it_has_changed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(the_app, "client_folder", lambda: tmp_path)
    pressed: list[bytes] = []
    real = gzip.compress

    def compress(content: bytes) -> bytes:
        pressed.append(content)
        return real(content)

    monkeypatch.setattr(gzip, "compress", compress)
    page, script = tmp_path / "index.html", tmp_path / "assets" / "page-1a2b.js"
    script.parent.mkdir()
    page.write_text("<!doctype html>" + "the page " * 200)
    script.write_text("let there = 'be light';" * 200)
    with TestClient(create_app(database, limits=NONE)) as client:
        for _ in range(3):
            for path, file in (("/", page), ("/t/KR7Q2M", page), ("/assets/page-1a2b.js", script)):
                answer = client.get(path, headers={"accept-encoding": "gzip, br"})
                assert (answer.headers["content-encoding"], answer.text) == ("gzip", file.read_text())
                assert ("javascript" in answer.headers["content-type"]) == (file is script)
                plain = client.get(path, headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                for header in ("content-type", "cache-control", "vary"):
                    assert answer.headers[header] == plain.headers[header]
                assert plain.text == answer.text
        assert len(pressed) == 2
        page.write_text("<!doctype html>" + "another page " * 200)
        assert client.get("/", headers={"accept-encoding": "gzip"}).text == page.read_text()
        part = client.get("/", headers={"accept-encoding": "gzip", "range": "bytes=0-8"})
        assert part.status_code == 206


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", "/" + "a" * 300, "/" + "a/" * 3_000, "/%ff%fe", "/%ed%a0%80", "/."]
)
def test_no_path_is_too_strange(client: TestClient, path: str) -> None:
    assert client.get(path).status_code in (200, 404)


def test_a_client_that_has_not_been_built_is_missed_in_words(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(the_app, "client_folder", lambda: tmp_path)
    with TestClient(create_app(database)) as client:
        assert client.get("/").status_code == 503


# Answers of every kind


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[" * 50_000,
        b'{"record": ' * 5_000,
        b'{"\\ud800": 1}',
        b'{"record": {"\\ud800": 1}}',
        b"null",
    ],
)
def test_bodies_that_make_no_sense_are_refused_in_words(client: TestClient, body: bytes) -> None:
    for path in ("/api/replay", "/api/tables", "/api/games/frantic/options"):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert answer.json()["detail"]["id"].startswith("server-")


def test_unknown_addresses_and_methods_are_refused_in_words(client: TestClient) -> None:
    assert client.get("/api/nothing").json()["detail"]["id"] == "server-no-such-page"
    assert client.delete("/api/games").json()["detail"]["id"].startswith("server-")


def test_health_and_figures(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert "ruthless_answers_total" in client.get("/metrics").text


def test_there_is_no_page_of_somebody_elses_scripts(client: TestClient) -> None:
    for path in ("/docs", "/redoc"):
        assert client.get(path).text == "<!doctype html>the page"


@pytest.mark.parametrize("path", ANYTHING)
def test_head_is_answered_as_get_is_without_the_body(client: TestClient, path: str) -> None:
    full, head = client.get(path), client.head(path)
    assert head.status_code == full.status_code
    assert head.content == b""
    assert head.headers.get("content-type") == full.headers.get("content-type")
    if path != "/metrics":  # which are others the next time
        assert head.headers.get("content-length") == full.headers.get("content-length")


def test_who_sits_at_the_server_is_told_its_address_in_the_network(database: str) -> None:
    app = create_app(database, public="http://192.168.1.7:8000")
    with TestClient(app, base_url="http://localhost:8000") as client:
        assert client.get("/api/server").json()["address"] == "http://192.168.1.7:8000"
    with TestClient(app, base_url="http://kitchen.local:8000") as client:
        assert client.get("/api/server").json()["address"] is None


def _crowded(**wanted: object) -> dict[str, object]:
    """A record in which there is something beside what has to be."""
    record = {"ruthless": 1, "game": "frantic", "rules": 3, "seats": 4, "seed": "x", "options": {}, "answers": []}
    return {"record": {**record, **wanted}}


MANY = {f"{number:x}": 1 for number in range(5_000)}


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/replay", _crowded(players=[1] * 100_000), 413),
        ("/api/replay", _crowded(players=["Ada"] * 65), 422),
        ("/api/replay", _crowded(anything=[[]] * 100_000), 413),
        ("/api/replay", _crowded(**MANY), 413),
        ("/api/replay", _crowded(options=MANY), 413),
        ("/api/replay", _crowded(answers=[{**MANY}]), 413),
        ("/api/replay", _crowded(answers=["0 no"] * 8_001), 422),
        ("/api/replay", _crowded(answers=["0 a,b"] * 8_000), 422),
        ("/api/analyses", _crowded(players=[1] * 100_000), 413),
        ("/api/tables", {"game": "frantic", "player": "Ada", **MANY}, 413),
        ("/api/tables", {"game": "frantic", "player": "Ada", "bots": ["easy"] * 400}, 413),
        ("/api/games/frantic/options", {"options": MANY}, 413),
        ("/api/lessons", MANY, 413),
    ],
)
def test_what_has_more_in_it_than_anything_is_not_looked_at_piece_by_piece(
    client: TestClient, path: str, body: dict[str, object], status: int
) -> None:
    """To say of a hundred thousand values what is wrong with each took seconds, in which nobody was answered."""
    answer = client.post(path, json=body)
    assert answer.status_code == status
    assert answer.json()["detail"]["id"] == {413: "server-too-large"}.get(status, answer.json()["detail"]["id"])
