"""Private files: nobody but the owner reads what everybody holds."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ruthless.server.app import create_app
from ruthless.server.claims import claimed
from ruthless.server.private import make_private
from ruthless.server.serving import default_database


def rights(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """A system on which everybody may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.parametrize("there", [False, True])
def test_a_database_is_its_owners_alone(tmp_path: Path, there: bool) -> None:
    file = tmp_path / "tables.sqlite"
    if there:
        file.touch(0o644)
    with TestClient(create_app(f"sqlite:///{file}")) as client:
        client.post("/api/tables", json={"game": "frantic", "player": "Ada"})
        kept = {path.name: rights(path) for path in tmp_path.iterdir()}
    assert kept["tables.sqlite-wal"] == 0o600
    assert set(kept.values()) == {0o600}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give files away")
def test_what_root_makes_is_for_whom_the_folder_belongs_to(tmp_path: Path) -> None:
    """A backup is put back by root, and served by the user of a unit."""
    os.chown(tmp_path, 4321, 4321)
    (tmp_path / "theirs").touch()
    make_private(tmp_path / "theirs")
    assert (tmp_path / "theirs").stat().st_uid == 0, "what is there is nobody's to give away"
    file = tmp_path / "tables.sqlite"
    with claimed(f"sqlite:///{file}"):
        make_private(file)
        owners = {(path.stat().st_uid, path.stat().st_gid) for path in tmp_path.glob("tables.*")}
    assert owners == {(4321, 4321)}


@pytest.mark.parametrize("there", [False, True])
def test_the_folder_of_our_own_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if there:
        (tmp_path / "ruthless").mkdir(0o755)
    default_database()
    assert rights(tmp_path / "ruthless") == 0o700
