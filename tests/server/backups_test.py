"""Backups of a database in use, put back into one of either kind."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ruthless.cli import app
from ruthless.server import admin, backups
from ruthless.server.backups import BadBackup
from ruthless.server.databases import BadDatabase
from ruthless.server.entries import Entry
from ruthless.server.harness_test import RoomHarness
from ruthless.server.hub import Hub
from ruthless.server.store import Store
from tests.server.kit import Node, Player, check_answers, check_log, check_sight, entries_of
from tests.server.nodes_test import until

pytestmark = pytest.mark.anyio

CODE = "KR7Q2M"


async def fill(database: str, moves: int = 40) -> list[Entry]:
    """A table with some answers in a database; its entries."""
    harness = RoomHarness(bots=1).start()
    for _ in range(moves):
        harness.go_on()
    store = Store(database, "node")
    await store.open()
    for entry in harness.entries:
        assert await store.append(CODE, entry, owner="somebody")
    await store.close()
    return harness.entries


@pytest.fixture
def other(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return str(request.getfixturevalue("postgres"))


async def test_a_backup_goes_from_either_kind_into_the_other_and_back(
    database: str, other: str, tmp_path: Path
) -> None:
    entries = await fill(database)
    taken = backups.take(database, tmp_path / "one.gz")
    assert taken.rows == {"entries": len(entries), "rooms": 1, "matches": 1}
    backups.restore(tmp_path / "one.gz", other)
    assert await entries_of(other, CODE) == entries
    there = backups.take(other, tmp_path / "two.gz")
    backups.restore(tmp_path / "two.gz", database, force=True)
    back = backups.take(database, tmp_path / "three.gz")
    assert taken.end() == there.end() == back.end()


async def test_a_match_goes_on_from_a_backup_taken_while_it_was_played(
    database: str, other: str, tmp_path: Path
) -> None:
    server = await asyncio.to_thread(Node, database)
    where = {"now": server.address}
    seats = server.seats(2, game="frantic", options={"limit": 60}, bots=["easy"], settings={"clock": "off"})
    players = [Player(seat, lambda: where["now"], number, starts=number == 0) for number, seat in enumerate(seats)]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.moments for player in players) >= 15)
        acknowledged = [dict(player.acknowledged) for player in players]
        await asyncio.to_thread(backups.take, database, tmp_path / "backup.gz")
    finally:
        await stop(playing)
        server.kill()
    await asyncio.to_thread(backups.restore, tmp_path / "backup.gz", other)
    entries = await entries_of(other, seats[0]["code"])
    check_log(entries)
    for before in acknowledged:
        assert {key for key, frame in before.items() if frame["do"] == "answer"} <= {entry.key for entry in entries}
    players = [Player(seat, lambda: where["now"], 100 + number) for number, seat in enumerate(seats)]  # other devices
    server = await asyncio.to_thread(Node, other)
    where["now"] = server.address
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: min(player.over for player in players) >= 1)
    finally:
        await stop(playing)
        server.kill()
    entries = await entries_of(other, seats[0]["code"])
    check_log(entries)
    assert sum(check_answers(entries, player) for player in players) > 5
    assert check_sight(entries, players) > 5


async def stop(playing: list[asyncio.Task[None]]) -> None:
    """Nobody plays any more."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def test_what_a_copy_of_the_file_loses_is_in_a_backup(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    store = Store(database, "node")
    await store.open()
    for entry in RoomHarness().entries:
        await store.append(CODE, entry)
    shutil.copy(tmp_path / "tables.sqlite", tmp_path / "copy.sqlite")
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy, pytest.raises(sqlite3.OperationalError):
        copy.execute("SELECT * FROM entries")
    copy.close()
    assert backups.take(database, tmp_path / "backup.gz").rows["rooms"] == 1
    await store.close()


async def test_nothing_is_put_into_a_database_that_a_server_works_on(database: str, tmp_path: Path) -> None:
    store = Store(database, "node")
    hub = Hub(store)
    await hub.open()
    backups.take(database, tmp_path / "backup.gz")
    with pytest.raises(BadBackup, match="a server works on that database"):
        await asyncio.to_thread(backups.restore, tmp_path / "backup.gz", database, force=True)
    await hub.close()
    backups.restore(tmp_path / "backup.gz", database, force=True)


async def test_a_backup_is_for_its_owner_and_writes_over_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await fill(database)
    file = tmp_path / "backup.gz"
    backups.take(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    running = tmp_path / "backup.gz.part"  # the draft of one that is being taken
    running.touch()
    with pytest.raises(BadBackup, match="is there already"):
        backups.take(database, file)
    assert running.exists()
    assert file.read_bytes() == before
    backups.take(database, file, force=True)
    with pytest.raises(BadBackup, match="there are tables in that database already"):
        backups.restore(file, database)
    assert not list(tmp_path.glob("*.part"))


async def test_a_database_that_a_backup_was_put_into_is_for_its_owner(tmp_path: Path) -> None:
    await fill(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    backups.take(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "backup.gz")
    before = os.umask(0o022)
    try:
        backups.restore(tmp_path / "backup.gz", f"sqlite:///{tmp_path / 'other.sqlite'}")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "other.sqlite").stat().st_mode) == 0o600


async def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await fill(database)
    with pytest.raises(BadBackup, match="No such file or directory"):
        backups.take(database, tmp_path / "missing" / "backup.gz")
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(BadBackup, match="Not a directory"):
        backups.take(database, tmp_path / "letter.txt" / "backup.gz")
    with pytest.raises(BadBackup, match="File name too long"):
        backups.take(database, tmp_path / ("x" * 300))
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(BadBackup, match="there are no tables of Ruthless"):
        backups.take(f"sqlite:///{tmp_path / 'empty.sqlite'}", tmp_path / "backup.gz")
    assert not (tmp_path / "backup.gz").exists()


async def test_who_looks_for_a_database_where_there_is_none_makes_none(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'nowhere.sqlite'}"
    for looking in (
        lambda: backups.rows_in_database(missing),
        lambda: backups.take(missing, tmp_path / "backup.gz"),
        lambda: admin.connected(missing).__enter__(),
        lambda: admin.connected(missing, reading=True).__enter__(),
    ):
        with pytest.raises(BadDatabase, match=r"there is no database .*nowhere\.sqlite"):
            looking()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("harm", ["cut", "bit", "row", "other"])
async def test_a_damaged_backup_is_noticed_before_anything_is_changed(tmp_path: Path, harm: str) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    entries = await fill(database)
    file = tmp_path / "backup.gz"
    backups.take(database, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    file.write_bytes(
        {
            "cut": whole[:-20],
            "bit": whole[:200] + bytes([whole[200] ^ 4]) + whole[201:],
            "row": gzip.compress(b"".join(lines[:5] + lines[6:])),
            "other": b"Dear Ada",
        }[harm]
    )
    with pytest.raises(BadBackup) as caught:
        backups.restore(file, database, force=True)
    assert "\n" not in str(caught.value)
    assert await entries_of(database, CODE) == entries


async def test_a_log_that_nobody_can_read_is_named(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    await fill(database)
    with sqlite3.connect(tmp_path / "tables.sqlite") as line:
        line.execute("DELETE FROM entries WHERE number = 12")
    line.close()
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "b.gz"), "--database", database])
    assert done.exit_code == 1
    assert done.stderr == f"ruthless: the logs of these tables were damaged before: {CODE}\n"
    assert (tmp_path / "b.gz").exists(), "the rest is worth keeping"


async def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    entries = await fill(database)
    file, new = tmp_path / "b.gz", f"sqlite:///{tmp_path / 'new.sqlite'}"
    told = f"has 1 table, 1 match and {len(entries)} entries; all was read again\n"
    done = CliRunner(env={"RUTHLESS_DATABASE": database}).invoke(app, ["backup", str(file)])
    assert done.stdout == f"{file} {told}", done.output
    done = CliRunner(env={"RUTHLESS_DATABASE": new}).invoke(app, ["restore", str(file)])
    assert done.stdout == f"{tmp_path / 'new.sqlite'} {told}", done.output
    done = CliRunner(env={"RUTHLESS_DATABASE": new}).invoke(app, ["restore", str(file)], prog_name="ruthless")
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1)
    assert os.environ.get("RUTHLESS_DATABASE") is None
