"""Addresses of databases: those that can be used, and one line for those that cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ruthless.server.databases import BadDatabase, checked, named
from ruthless.server.store import Store


def told(address: str) -> str:
    """What is said of an address that cannot be used."""
    with pytest.raises(BadDatabase) as caught:
        checked(address)
    said = str(caught.value)
    assert "\n" not in said
    assert "secret" not in said, "a password is nobody's business"
    return said


@pytest.mark.parametrize("address", ["mysql://me:secret@host/db", "mssql://x", "sqlite+pysqlcipher:///x"])
def test_no_other_kind_is_taken_for_sqlite(address: str) -> None:
    assert "no databases of the kind" in told(address)
    with pytest.raises(BadDatabase):
        Store(address, "node")


@pytest.mark.parametrize("address", ["nonsense", "", "postgresql://me:secret@host:port/db", "://"])
def test_what_is_no_address_is_said_to_be_none(address: str) -> None:
    assert "that is no address of a database" in told(address)


def test_a_database_is_named_without_its_secrets(tmp_path: Path) -> None:
    assert named(f"sqlite:///{tmp_path}/tables.sqlite") == f"{tmp_path}/tables.sqlite"
    said = named("postgresql://me:secret@host/db?password=secret&host=other")
    assert said == "postgresql://me:***@host/db?host=other"


def test_a_missing_folder_is_named_and_not_made(tmp_path: Path) -> None:
    assert told(f"sqlite:///{tmp_path}/missing/tables.sqlite").endswith(f"{tmp_path}/missing for the database")
    assert not (tmp_path / "missing").exists()
    assert "is a folder" in told(f"sqlite:///{tmp_path}")
    assert "three slashes" in told("sqlite://tables.sqlite")


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_what_is_not_kept_in_a_file_is_no_database_of_a_server(address: str) -> None:
    assert told(address).startswith("tables have to be kept in a file")


def test_what_an_address_says_beside_its_file_is_not_passed_over(tmp_path: Path) -> None:
    for query in ("mode=memory&uri=true", "timeout=30"):
        assert told(f"sqlite:///file:{tmp_path}/tables.sqlite?{query}") == "the address of a file ends with its name"


def test_a_place_that_cannot_even_be_looked_at_is_told_in_one_line(tmp_path: Path) -> None:
    assert told(f"sqlite:///{tmp_path}/{'x' * 300}/tables.sqlite").endswith("cannot be used: File name too long")
    assert told(f"sqlite:///{tmp_path}/{'x' * 300}").endswith("cannot be used: File name too long")


def test_a_missing_driver_is_named_by_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert told("postgresql://me:secret@host/db") == 'PostgreSQL needs its driver: pip install "ruthless[postgres]"'


def test_the_usual_names_are_understood() -> None:
    assert checked("postgres://me@host/db").drivername == "postgresql"
    assert checked("sqlite+aiosqlite:///x.sqlite").drivername == "sqlite"
