"""`ruthless play`: who plays against you."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ruthless.bots import LEVELS
from ruthless.cli import app
from ruthless.kernel.record import Record


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_is_chosen_for_all_bots(tmp_path: Path, level: str) -> None:
    path = tmp_path / "match.json"
    done = CliRunner().invoke(
        app, ["play", "malta", "--seats", "3", "--level", level, "--save", str(path)], input="quit\n"
    )
    assert done.exit_code == 0, done.output
    assert [player.partition(" ")[2] for player in Record.load(path).players] == ["", *[f"({LEVELS[level]})"] * 2]


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--level", "cruel"], "no level 'cruel': there are easy, normal, hard"),
        (["--level", "hard", "--bots", "casual"], "--level and --bots say the same thing"),
        (["--bots", "cunning:lots"], "no budget 'lots'"),
    ],
)
def test_what_is_no_level_is_refused_in_one_line(tmp_path: Path, flags: list[str], reason: str) -> None:
    done = CliRunner().invoke(app, ["play", "malta", *flags, "--save", str(tmp_path / "match.json")])
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert reason in line
