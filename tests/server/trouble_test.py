"""A database with something wrong about it is noticed and told in one line: at the start, and while people play."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from starlette.testclient import TestClient

from ruthless.server import checks, faults
from ruthless.server.app import create_app
from ruthless.server.appending import NoRoom
from ruthless.server.claims import claimed
from ruthless.server.clocks import AT_ONCE
from ruthless.server.desk import Closed
from ruthless.server.faults import CannotServe
from ruthless.server.limits import NONE
from ruthless.server.store import Store, StoreFailed
from tests.server.kit import SERVE, Node
from tests.server.store_test import created, opened, said

PAGE = 4096


def refused_start(database: str) -> str:
    """The one line with which a server does not start."""
    command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", "0", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done
    assert done.stdout == "", "nothing is said to be anywhere"
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with some hundred entries of a table, in its file and nowhere else."""
    file = tmp_path / "tables.sqlite"

    async def fill() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.append("KR7Q2M", created())
            await asyncio.gather(*(store.append("KR7Q2M", said(number, text="x" * 500)) for number in range(1, 400)))

    asyncio.run(fill())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return file


def damage(file: Path) -> None:
    """Write rubbish over pages in the middle of what was written."""
    content = bytearray(file.read_bytes())
    pages = len(content) // PAGE
    for page in range(pages // 3, 2 * pages // 3):
        content[page * PAGE : page * PAGE + 200] = os.urandom(200)
    file.write_bytes(content)


# At the start


def test_a_damaged_database_is_not_served_from(file: Path) -> None:
    checks.check(f"sqlite:///{file}")
    damage(file)
    assert "the database is damaged" in refused_start(f"sqlite:///{file}")


def test_what_is_no_database_is_not_served_from(file: Path) -> None:
    file.write_bytes(b"A letter of mine, and no database at all.\n" * 400)
    with pytest.raises(CannotServe, match="the database is damaged"):
        checks.check(f"sqlite:///{file}")


def test_a_large_database_is_looked_at_for_a_while_only(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "SECONDS", -1.0)
    monkeypatch.setattr(checks, "STEPS", 1)
    checks.check(f"sqlite:///{file}")


def test_a_database_of_a_newer_program_is_left_alone(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    assert "newer Ruthless" in refused_start(f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.anyio
async def test_a_database_of_a_newer_program_is_left_alone_by_every_node(postgres: str) -> None:
    async with opened(postgres) as store, store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotServe, match="newer Ruthless"):
        await asyncio.to_thread(checks.check, postgres)


def test_a_database_that_is_not_there_yet_is_none_to_complain_about(tmp_path: Path) -> None:
    checks.check(f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert not (tmp_path / "new.sqlite").exists()


def test_a_second_server_on_the_same_file_is_told_which_process_has_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    node = Node(database)
    try:
        (tmp_path / "alias.sqlite").symlink_to(tmp_path / "tables.sqlite")
        for address in (database, f"sqlite:///{tmp_path / 'alias.sqlite'}"):
            line = refused_start(address)
            assert f"process {node.process.pid} serves" in line
            assert "tables.sqlite" in line
    finally:
        node.kill()
    Node(database).kill()


def test_a_claim_is_given_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    for _ in range(2):
        with claimed(database):
            assert (tmp_path / "tables.sqlite.lock").read_text() == f"{os.getpid()}\n"
    with claimed("postgresql://somewhere/ruthless"):
        pass


# While people play


@pytest.fixture
def client(file: Path) -> Iterator[TestClient]:
    """A server on that file."""
    with TestClient(
        create_app(f"sqlite:///{file}", limits=NONE, pace=AT_ONCE), raise_server_exceptions=False
    ) as client:
        yield client


def store_of(client: TestClient) -> Store:
    """What a server keeps its tables in."""
    store: Store = client.app.state.hub.store  # type: ignore[attr-defined]
    return store


def health(client: TestClient) -> tuple[int, str]:
    """What a server says of itself."""
    answer = client.get("/healthz")
    return answer.status_code, answer.text.strip()


def test_damage_that_shows_while_people_play_is_told(file: Path) -> None:
    damage(file)
    app = create_app(f"sqlite:///{file}", limits=NONE, pace=AT_ONCE)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/api/tables/KR7Q2M")
        assert (answer.status_code, answer.json()["detail"]["id"]) == (503, "server-busy")
        assert health(client) == (503, faults.DAMAGED)
        with client.websocket_connect("/api/tables/KR7Q2M/socket") as line:
            line.send_json({"do": "hello", "table": "KR7Q2M"})
            assert line.receive_json() == {"is": "bye", "refusal": {"id": "server-busy"}}
        assert health(client) == (503, faults.DAMAGED), "it does not go away"


def test_what_is_no_json_any_more_is_damage(client: TestClient, file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entries SET data = '{\"person' WHERE number = 7")
    connection.close()
    assert client.get("/api/tables/KR7Q2M").status_code == 503
    assert health(client) == (503, faults.DAMAGED)


def test_entries_that_are_missing_are_damage(client: TestClient, file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM entries WHERE number = 7")
    connection.close()
    assert client.get("/api/tables/KR7Q2M").status_code == 503
    assert health(client) == (503, faults.DAMAGED)


@pytest.mark.anyio
async def test_a_log_that_cannot_be_read_is_no_reason_to_refuse_others(file: Path) -> None:
    async with opened(f"sqlite:///{file}") as store:
        await store.append("SOUND2", created("SOUND2"))
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE entries SET data = '{\"person' WHERE number = 7")
        connection.close()
        codes = ["KR7Q2M", "SOUND2"] * 6
        found = await asyncio.gather(*(store.load(code) for code in codes), return_exceptions=True)
        assert [isinstance(one, StoreFailed) for one in found] == [code == "KR7Q2M" for code in codes]


@pytest.mark.parametrize("fault", [ValueError, KeyError, TypeError, NoRoom])
def test_a_fault_of_ours_is_no_damage(client: TestClient, fault: type[Exception]) -> None:
    def work(connection: Connection) -> None:
        raise fault("nobody has thought of that")

    store = store_of(client)
    assert client.portal is not None
    for look_up in (store.read, store.change):
        with pytest.raises(StoreFailed):
            client.portal.call(look_up, work)
    assert store.condition.trouble == ""
    assert health(client) == (200, "ok")


@pytest.mark.anyio
async def test_what_a_database_cannot_keep_is_no_trouble_of_the_database(postgres: str) -> None:
    async with opened(postgres) as store:
        for wrong in (text("SELECT :given").bindparams(given="\x00"), text("SELECT 1 / 0"), text("SELECT 'x'::int")):
            with pytest.raises(StoreFailed):
                await store.read(lambda connection, wrong=wrong: connection.execute(wrong))  # type: ignore[misc]
            assert store.condition.trouble == ""
        assert await store.health() == ""


def test_what_a_list_shows_and_is_no_json_any_more_is_damage(client: TestClient, file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE rooms SET summary = '{\"name', open = 1, touched = 9000000000000")
    connection.close()
    client.get("/api/tables")
    assert health(client) == (503, faults.DAMAGED)


def test_on_a_full_disk_nothing_is_told_as_done_until_there_is_room_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"game": "frantic", "player": "Ada"}
    seat = client.post("/api/tables", json=body).json()
    full = True
    store = store_of(client)
    real = store._writer._do

    def write(connection: sqlite3.Connection, writes: Any) -> Sequence[bool | Exception]:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages if full else 2**30}")
        return real(connection, writes)

    monkeypatch.setattr(store._writer, "_do", write)
    with client.websocket_connect(f"/api/tables/{seat['code']}/socket") as line:
        line.send_json({"do": "hello", "table": seat["code"], "token": seat["token"]})
        answers = []
        for number in range(200):
            line.send_json({"do": "say", "key": f"key-{number:05}", "text": "x" * 200})
            while (answer := line.receive_json())["is"] in ("table", "chat"):
                pass
            answers.append(answer)
            if answer["is"] != "ok":
                break
        assert answers[-1] == {"is": "no", "key": f"key-{len(answers) - 1:05}", "refusal": {"id": "server-busy"}}
        assert store.condition.trouble == faults.FULL
        full = False
        line.send_json({"do": "say", "key": f"key-{len(answers) - 1:05}", "text": "x" * 200})
        while (answer := line.receive_json())["is"] in ("table", "chat"):
            pass
        assert answer["is"] == "ok"
    assert health(client) == (200, "ok")


def test_health_is_found_out_by_writing_where_something_was_wrong(client: TestClient, file: Path) -> None:
    store = store_of(client)
    assert health(client) == (200, "ok")
    with sqlite3.connect(file) as connection:
        connection.execute("ALTER TABLE nodes RENAME TO elsewhere")
    assert health(client) == (200, "ok"), "nothing is known to be wrong"
    store.condition.note(faults.FULL)
    assert health(client)[0] == 503
    with connection:
        connection.execute("ALTER TABLE elsewhere RENAME TO nodes")
    connection.close()
    assert health(client) == (200, "ok")


def test_who_has_only_read_does_not_take_back_what_another_has_met_with(client: TestClient) -> None:
    store = store_of(client)
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *_: store.condition.note(faults.FULL))
    assert health(client) == (503, faults.FULL)


def test_what_is_no_fault_of_the_database_is_not_said_to_be_one() -> None:
    with closing(sqlite3.connect(":memory:")) as line:
        line.execute("CREATE TABLE some (number INTEGER PRIMARY KEY)")
        line.execute("INSERT INTO some VALUES (1)")
        with pytest.raises(sqlite3.IntegrityError) as twice:
            line.execute("INSERT INTO some VALUES (1)")
        with pytest.raises(OverflowError) as large:
            line.execute("INSERT INTO some VALUES (?)", (2**70,))
    for error in (twice.value, large.value, RuntimeError("can't start new thread"), Closed()):
        assert faults.what_is_wrong(error) == ""


def test_every_fault_has_a_line_of_its_own() -> None:
    for code, line in ((sqlite3.SQLITE_FULL, faults.FULL), (sqlite3.SQLITE_IOERR_FSYNC, faults.FAILING)):
        error = sqlite3.OperationalError("something")
        error.sqlite_errorcode = code
        assert faults.what_is_wrong(error) == line
    assert faults.what_is_wrong(OSError("away")) == faults.SILENT
    assert faults.what_is_wrong(TimeoutError()) == faults.SILENT
    assert all(
        not re.search(r"\n|Error", line) for line in (faults.DAMAGED, faults.FULL, faults.FAILING, faults.SILENT)
    )
