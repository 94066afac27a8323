"""The command `analyse`: curves and turning points in words, or the whole analysis as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from ruthless.bots.uniform import Uniform
from ruthless.cli import app
from ruthless.cli.analyse import _columns, _rounds, _show
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab.analysis import Analysis, Turn
from ruthless.lab.analysis.analysing_test import blunder
from ruthless.lab.matches import play_out
from ruthless.texts import Words

runner = CliRunner()


def run(*arguments: str) -> Result:
    return runner.invoke(app, ["analyse", *arguments, "--processes", "1"], env={"COLUMNS": "80", "LANG": "C"})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "blunder.json"
    blunder().save(path)
    return path


def test_the_turning_point_is_told_in_words(record: Path) -> None:
    result = run(str(record), "--tries", "20", "--open")
    assert result.exit_code == 0, result.output
    assert "1 turn, " in result.output
    assert "all hands open" in result.output
    assert "1. Turn 1, Ann: " in result.output
    assert "Ann 100% → " in result.output
    assert "Ann draws a card. Ann passes." in " ".join(result.output.split())
    french = run(str(record), "--tries", "20", "--open", "--lang", "fr")
    assert "Ann pioche" in french.output


def test_the_analysis_is_printed_as_json(record: Path) -> None:
    content = json.loads(run(str(record), "--tries", "4", "--bots", "uniform", "--seed", "x", "--json").stdout)
    assert (content["bots"], content["seed"], content["open"]) == ("uniform", "x", False)
    assert len(content["turns"]) == 2


def test_a_whole_match_has_a_curve_for_everybody(tmp_path: Path) -> None:
    match = Match.new("malta", 2, "curves")
    play_out(match, [Uniform(Luck.from_seed(seat)) for seat in range(2)])
    path = tmp_path / "match.json"
    match.record().with_players(["Zoe", "Yan"]).save(path)
    lines = run(str(path), "--tries", "2", "--bots", "uniform").output.splitlines()
    assert lines[0].split() == ["start", "end"]
    assert [line.split()[0] for line in lines[1:3]] == ["Zoe", "Yan"]
    assert {line.split()[-1] for line in lines[1:3]} == {"0%", "100%"}


def turn(number: int, round: int) -> Turn:
    return Turn(number, number, number, round, 0, (0.5, 0.5), (0.1, 0.1), 4)


def test_turns_share_columns_and_rounds_are_marked_where_there_is_room() -> None:
    turns = [turn(number, 1 + number // 7) for number in range(20)]
    columns = _columns(turns, 10)
    assert len(columns) == 10
    assert [one for column in columns for one in column] == turns
    assert _rounds(columns) == "1  2   3  "


def test_a_match_without_a_turning_point_is_shown_too() -> None:
    console = Console(record=True, width=80)
    analysis = Analysis("frantic", 2, (), False, "uniform", 4, "0", False, (turn(0, 1), turn(1, 1)), ())
    _show(analysis, Words("frantic", names=["Ann", "Bob"]), console)
    assert "No single turn changed the chances" in console.export_text()


def test_a_record_without_turns_says_so() -> None:
    console = Console(record=True, width=80)
    _show(Analysis("frantic", 2, (), False, "uniform", 4, "0", False, (), ()), Words("frantic"), console)
    assert "ends before the first turn" in console.export_text()


def test_a_missing_record_is_said_in_one_line(tmp_path: Path) -> None:
    result = run(str(tmp_path / "nothing.json"))
    assert result.exit_code == 2
    assert "cannot read" in result.stderr
    assert result.stderr.count("\n") == 1
