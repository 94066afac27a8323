"""The command `report`: a page or figures, the same for the same seed, and every mistake in one line beforehand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ruthless.cli import app

runner = CliRunner()
SMALL = ["--games", "4", "--bots", "uniform", "--processes", "1", "--option", "limit=20"]


def run(*arguments: str) -> Result:
    return runner.invoke(app, ["report", *arguments])


def test_a_page_is_written(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    result = run("frantic", "--players", "2", *SMALL, "--out", str(target))
    assert result.exit_code == 0, result.output
    assert f"{target}: 4 matches" in result.output
    text = target.read_text(encoding="utf-8")
    assert "Frantic: 4 matches of 2 players" in text
    assert "--players 2 --games 4 --seed '0' --bots uniform --rules" in text


def test_figures_are_printed_and_can_be_had_again_from_the_journal(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    arguments = ["frantic", "--players", "2-3", *SMALL, "--seed", "7", "--json", "--journal", str(journal)]
    first = run(*arguments, "--against", "limit=50", "--against", "wish=may")
    assert first.exit_code == 0, first.output
    content = json.loads(first.stdout)
    assert [one["games"] for one in content["figures"]["seatings"]] == [4, 4]
    assert content["method"]["options"] == {"limit": 20}
    assert content["method"]["against"] == {"limit": 50, "wish": "may"}
    assert set(content["figures"]["differences"]) == {"2", "3"}
    assert run(*arguments, "--against", "limit=50", "--against", "wish=may").stdout == first.stdout
    other = run(*arguments)
    assert other.exit_code == 2
    assert "is the journal of another run" in other.stderr


def test_a_set_of_house_rules_to_compare_with_stands_for_itself() -> None:
    result = run("frantic", "--players", "2", *SMALL, "--json", "--against", "swiss-2019", "--against", "limit=20")
    against = json.loads(result.stdout)["method"]["against"]
    assert against["limit"] == 20
    assert against["fuck_you_cards"] == 11


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "no game 'chess'"),
        (["frantic", "--players", "four"], "'four' are no numbers of players: write 4, 2-6 or 2,4"),
        (["frantic", "--players", "4-2"], "write the smaller one first"),
        (["frantic", "--players", "2-9"], "frantic is for 2 to 8 seats, not 9"),
        (["frantic", "--games", "0"], "at least one match, not 0"),
        (["frantic", "--bots", "clever"], "no bot 'clever'"),
        (["frantic", "--players", "2-3", "--bots", "uniform,sensible"], "name one bot, or one for each of the 3 seats"),
        (["frantic", "--against", "limits=3"], "limits"),
        (["frantic", "--against", "swiss-2019", "--against", "french-2023"], "one set of house rules, not with 2"),
        (["frantic", "--out", "nowhere/page.html"], "nowhere/page.html cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_reported_on_is_said_in_one_line(
    arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1
