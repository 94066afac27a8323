"""`ruthless arena` on the command line."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from ruthless.cli.arena import arena
from ruthless.kernel.errors import RuthlessError

app = typer.Typer(rich_markup_mode=None)
app.command()(arena)

QUICK = ("--players", "3", "--games", "9", "-o", "limit=1")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["frantic", *arguments], env={"COLUMNS": "100"})


def test_the_tables_name_ratings_and_intervals() -> None:
    result = run("--bots", "uniform, sensible", *QUICK)
    assert result.exit_code == 0, result.output
    for words in (
        "9 matches at tables of 3",
        "rating",
        "sensible",
        "±",
        "95 % interval",
        "By chance each seat wins 33.3%",
    ):
        assert words in result.stdout


def test_a_seed_is_shown_as_it_is() -> None:
    result = run("--bots", "uniform,sensible", *QUICK, "--seed", "[/x] [red] :smile:")
    assert result.exit_code == 0, result.output
    assert "seed [/x] [red] :smile:" in result.stdout


def test_of_a_bot_without_a_match_nothing_is_claimed() -> None:
    result = run("--bots", "uniform,casual,sensible", "--players", "2", "--games", "2", "-o", "limit=1")
    assert result.exit_code == 0, result.output
    ranking, _, _ = result.stdout.partition("How often")
    (idle,) = re.findall(r"│ +0 │ +(.*?) │ +(.*?) │ +(.*?) │\n", ranking)
    assert idle == ("–", "0.0% – 100.0%", "–")


def test_the_help_names_the_bots() -> None:
    words = " ".join(run("--help").stdout.split())
    assert "uniform, casual, sensible, cunning, cunning:200, cunning:800ms" in words


def test_json_and_rows_tell_the_same(tmp_path: Path) -> None:
    path = tmp_path / "matches.csv"
    arguments = ("--bots", "uniform,casual,sensible", *QUICK, "--json")
    result = run(*arguments, "--out", str(path), "--journal", str(tmp_path / "journal"))
    assert result.exit_code == 0, result.output
    content = json.loads(result.stdout)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == content["games"] == 9
    for bot in content["bots"]:
        assert bot["matches"] == sum(bot["name"] in row.values() for row in rows) == 9
    again = json.loads(run(*arguments, "--journal", str(tmp_path / "journal")).stdout)
    assert again["played"] == 0
    assert again["bots"] == content["bots"]
    assert again["head_to_head"] == content["head_to_head"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "uniform"], "at least two bots"),
        (["--bots", "uniform,clever"], "no bot 'clever'"),
        (["--bots", "uniform,casual", "--games", "0"], "at least one match"),
        (["--bots", "uniform,casual", "--games", "9" * 26], "at most 1,000,000,000 matches"),
        (["--bots", "uniform,casual", "--seed", "\udcff"], "the seed '\\udcff' is not valid UTF-8"),
        (["--bots", "uniform,casual", "--out", "m.json", "--journal", "m.json"], "cannot be both the journal and"),
        (["--bots", "uniform,casual", "--players", "1"], "2 to 8 seats, not 1"),
        (["--bots", "uniform,casual", "--out", "matches"], "has to end in"),
    ],
)
def test_a_wrong_argument_is_named_before_anything_is_played(arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert isinstance(result.exception, RuthlessError)
    assert words in str(result.exception)
    assert result.stdout == ""
