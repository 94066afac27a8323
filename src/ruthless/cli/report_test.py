"""The command `report`: a page or figures, the same for the same seed, and every mistake in one line beforehand."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ruthless.cli import app
from ruthless.lab.report import counting

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
    assert "ruthless report frantic --players 2 --games 4 --seed 0 --bots uniform --rules" in text
    assert list(tmp_path.iterdir()) == [target]


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


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        (["--players", "2,3", "--bots", "uniform"], "uniform"),
        (["--players", "2", "--bots", "uniform,uniform", "--seed", 'it\'s "so"; $HOME'], "uniform"),
        (["--players", "3", "--bots", "uniform,sensible,uniform", "--seed", "-1"], "uniform,sensible,uniform"),
        (["--players", "2", "--against", "limit=1", "--seed", "", "--bots", "casual,uniform"], "casual,uniform"),
    ],
)
def test_the_command_of_a_report_gives_the_same_report(arguments: list[str], bots: str) -> None:
    first = run("frantic", "--games", "2", "--option", "limit=20", *arguments, "--processes", "1", "--json")
    assert first.exit_code == 0, first.output
    program, name, *again = shlex.split(json.loads(first.stdout)["method"]["command"])
    assert (program, name) == ("ruthless", "report")
    assert again[again.index("--bots") + 1] == bots
    assert run(*again, "--processes", "1", "--json").stdout == first.stdout


def test_every_bot_that_played_is_in_the_figures() -> None:
    result = run("malta", "--players", "2", "--games", "1", "--bots", "uniform,sensible", "--json")
    (seating,) = json.loads(result.stdout)["figures"]["seatings"]
    assert set(seating["wins_by_bot"]) == {"uniform", "sensible"}


@pytest.fixture(params=[None, "an older page"])
def left(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """What is in the folder before a report is made."""
    if request.param is None:
        return []
    (tmp_path / "page.html").write_text(request.param, encoding="utf-8")
    return [request.param]


def test_an_interrupted_report_leaves_the_folder_as_it_was(
    left: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(counting, "summarise_match", interrupted)
    result = run("frantic", "--players", "2", *SMALL, "--out", str(tmp_path / "page.html"))
    assert result.exit_code != 0
    assert "interrupted after 0 of 4 matches" in result.stderr
    assert [one.read_text(encoding="utf-8") for one in tmp_path.iterdir()] == left


def test_a_page_that_cannot_be_written_leaves_the_folder_as_it_was(
    left: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    target = tmp_path / "page.html"
    result = run("frantic", "--players", "2", *SMALL, "--out", str(target))
    assert result.exit_code == 2
    assert result.stderr == f"ruthless: {target} cannot be written: No space left on device\n"
    assert [one.read_text(encoding="utf-8") for one in tmp_path.iterdir()] == left


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
        (["frantic", "--out", "x" * 300], "cannot be written: File name too long"),
        (["frantic", "--out", "."], ". cannot be written: it is no file"),
        (["frantic", "--out", "/dev/null"], "/dev/null cannot be written: it is no file"),
        (["frantic", "--out", "a.html", "--journal", "a.html"], "a.html cannot be both the journal and"),
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
    assert not list(tmp_path.iterdir())
