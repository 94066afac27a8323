"""`ruthless simulate` on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from ruthless.cli.simulate import simulate
from ruthless.kernel.errors import BadOption, RuthlessError
from ruthless.lab.playing import MEASURED

app = typer.Typer(rich_markup_mode=None)
app.command()(simulate)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["frantic", *arguments], env={"COLUMNS": "120"})


def figures(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    content: dict[str, Any] = json.loads(result.stdout)
    return content


def test_json_is_one_object_with_the_promised_figures() -> None:
    content = figures("--players", "3", "--games", "6", "--seed", "4", "--option", "limit=40")
    assert content["games"] == 6
    assert content["players"] == 3
    assert content["options"] == {"limit": 40}
    assert sum(content["wins"]) == pytest.approx(6)
    assert content["decisions"] > 6
    assert content["games_per_second"] == pytest.approx(6 / content["seconds"], rel=0.01)
    assert content["decisions_per_second"] == pytest.approx(content["decisions"] / content["seconds"], rel=0.01)


def test_the_same_seed_gives_the_same_figures_and_another_seed_others() -> None:
    def wins(seed: str) -> tuple[Any, Any]:
        content = figures("--games", "5", "--seed", seed, "-o", "limit=60")
        return content["decisions"], content["wins"]

    assert wins("one") == wins("one")
    assert wins("one") != wins("two")


def test_the_table_names_bots_and_intervals() -> None:
    result = run("--players", "2", "--games", "4", "-o", "limit=30", "--bots", "sensible,uniform")
    assert result.exit_code == 0
    for words in ("sensible × 1", "uniform × 1", "95 % interval", "One round and", "4 matches, 2 seats"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        (["--games", "0"], RuthlessError, "at least one match"),
        (["--games", "9" * 26], RuthlessError, "at most 1,000,000,000 matches"),
        (["--seed", "\udcff"], RuthlessError, "the seed '\\udcff' is not valid UTF-8"),
        (["--players", "9"], RuthlessError, "2 to 8 seats, not 9"),
        (["--processes", "-1"], RuthlessError, "at least one process"),
        (["--bots", "clever"], RuthlessError, "no bot 'clever'"),
        (["--bots", "uniform,uniform"], RuthlessError, "one for each of the 4 seats"),
        (["-o", "limit"], BadOption, "write NAME=VALUE"),
        (["-o", "limit=low"], BadOption, "option 'limit' cannot be 'low'"),
        (["-o", "wind=north"], BadOption, "no option 'wind'"),
        (["--engine", "steam"], RuthlessError, "no engine 'steam'"),
        (["--out", "matches.xls"], RuthlessError, "has to end in .csv, .json, .parquet"),
        (["--out", "/nowhere/matches.csv"], RuthlessError, "cannot be written"),
        (["--journal", "/nowhere/journal"], RuthlessError, "cannot be kept"),
    ],
)
def test_a_wrong_argument_is_named_before_anything_is_played(arguments: list[str], kind: type, words: str) -> None:
    result = run(*arguments)
    assert isinstance(result.exception, kind)
    assert words in str(result.exception)
    assert "\n" not in str(result.exception)
    assert result.stdout == ""


def test_a_seed_is_shown_as_it_is() -> None:
    result = run("--players", "2", "--games", "1", "-o", "limit=1", "--seed", "[/x] [red] :smile:")
    assert result.exit_code == 0, result.output
    assert "seed [/x] [red] :smile:" in result.stdout


def test_the_help_names_the_bots() -> None:
    words = " ".join(run("--help").stdout.split())
    assert "uniform, casual, sensible, cunning, cunning:200, cunning:800ms" in words


@pytest.mark.parametrize("journal", ["matches.json", "folder/../matches.json", "matches.json.part"])
def test_journal_and_rows_do_not_share_a_file(tmp_path: Path, journal: str) -> None:
    (tmp_path / "folder").mkdir()
    kept = tmp_path / "matches.json.part"
    kept.write_text("kept")
    result = run("--games", "1", "--out", str(tmp_path / "matches.json"), "--journal", str(tmp_path / journal))
    assert isinstance(result.exception, RuthlessError)
    assert "cannot be both the journal and" in str(result.exception)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["folder", kept.name]
    assert kept.read_text() == "kept"


def test_matches_are_written_to_a_file_with_the_figures(tmp_path: Path) -> None:
    path = tmp_path / "matches.json"
    content = figures("--players", "2", "--games", "5", "-o", "limit=1", "--out", str(path))
    written = json.loads(path.read_text())
    assert written["figures"] == content
    assert [row["index"] for row in written["matches"]] == list(range(5))
    assert written["matches"][3]["seed"] == "0/3"


def test_the_same_command_again_goes_on_from_the_journal(tmp_path: Path) -> None:
    journal = ("--players", "2", "-o", "limit=1", "--journal", str(tmp_path / "journal"))
    assert figures("--games", "5", *journal)["played"] == 5
    longer = figures("--games", "8", *journal)
    assert (longer["games"], longer["played"]) == (8, 3)
    fresh = figures("--players", "2", "-o", "limit=1", "--games", "8")
    assert {**longer, **{name: fresh[name] for name in MEASURED}} == fresh


def test_a_journal_of_other_matches_is_refused(tmp_path: Path) -> None:
    journal = ("--games", "2", "--players", "2", "-o", "limit=1", "--journal", str(tmp_path / "journal"))
    figures(*journal)
    result = run("--seed", "other", *journal)
    assert 'is the journal of another run: its seed is "0", not "other"' in str(result.exception)
