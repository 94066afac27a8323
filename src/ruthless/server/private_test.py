"""Private files: nobody but the owner reads what everybody holds."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ruthless.server.app import create_app
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


@pytest.mark.parametrize("there", [False, True])
def test_the_folder_of_our_own_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if there:
        (tmp_path / "ruthless").mkdir(0o755)
    default_database()
    assert rights(tmp_path / "ruthless") == 0o700
