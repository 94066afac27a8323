"""Exports: the same rows in every format, and nothing half done."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.exports import Csv, export_to
from ruthless.lab.matches import MatchOutcome, Row, row
from ruthless.lab.plans import Plan

PLAN = Plan.checked("frantic", 2, "seven", {}, ["uniform", "sensible"])
FIGURES = {"games": 2, "game": "frantic"}


def rows() -> list[Row]:
    return [row(PLAN, 0, MatchOutcome([2, 1], [90, -4], 3, 120)), row(PLAN, 1, MatchOutcome([1, 1], [7, 7], 1, 12))]


def written(path: Path) -> Path:
    with export_to(path) as export:
        for one in rows():
            export.add(one)
        export.finish(FIGURES)
    assert [found.name for found in path.parent.iterdir()] == [path.name]
    return path


def test_a_row_tells_of_a_match() -> None:
    assert rows()[1] == {
        "index": 1,
        "seed": "seven/1",
        "bots": ["sensible", "uniform"],
        "winners": [0, 1],
        "places": [1, 1],
        "scores": [7, 7],
        "rounds": 1,
        "decisions": 12,
    }


def test_json_holds_rows_and_figures(tmp_path: Path) -> None:
    content = json.loads(written(tmp_path / "matches.json").read_text())
    assert content == {"matches": rows(), "figures": FIGURES}


def test_csv_has_a_column_for_each_seat(tmp_path: Path) -> None:
    with written(tmp_path / "matches.csv").open(newline="") as file:
        lines = list(csv.reader(file))
    assert lines == [
        [
            "index",
            "seed",
            *("bot_0", "bot_1"),
            "winners",
            *("place_0", "place_1", "score_0", "score_1"),
            "rounds",
            "decisions",
        ],
        ["0", "seven/0", "uniform", "sensible", "1", "2", "1", "90", "-4", "3", "120"],
        ["1", "seven/1", "sensible", "uniform", "0 1", "1", "1", "7", "7", "1", "12"],
    ]


def test_parquet_holds_rows_and_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruthless.lab.exports.Parquet._BATCH", 1)
    file = pyarrow.parquet.ParquetFile(written(tmp_path / "matches.PARQUET"))
    assert file.read().to_pylist() == rows()
    assert json.loads(file.metadata.metadata[b"ruthless"]) == FIGURES
    file.close()


@pytest.mark.parametrize("name", ["matches.csv", "matches.json", "matches.parquet"])
def test_what_goes_wrong_leaves_the_old_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("old")

    def interrupted() -> None:
        with export_to(path) as export:
            export.add(rows()[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("matches.xls", "matches.xls has to end in .csv, .json, .parquet"),
        ("matches", "matches has to end in"),
        ("nowhere/matches.csv", "cannot be written: No such file or directory"),
        ("nowhere/matches.parquet", "cannot be written: No such file or directory"),
        ("folder.csv", "cannot be written: it is a folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_named_at_once(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(RuthlessError, match=words) as error, export_to(tmp_path / name):
        pytest.fail("it was opened")
    assert "\n" not in str(error.value)


def test_parquet_without_pyarrow_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with (
        pytest.raises(RuthlessError, match=r"needs PyArrow: pip install 'ruthless\[lab\]'"),
        export_to(tmp_path / "m.parquet"),
    ):
        pytest.fail("it was opened")


def test_a_disk_that_gets_full_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(format: Csv, row: Row) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Csv, "add", full)
    with pytest.raises(RuthlessError, match=r"m.csv cannot be written: No space left on device"):
        written(tmp_path / "m.csv")
    assert not list(tmp_path.iterdir())
