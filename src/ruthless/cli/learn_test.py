"""`ruthless learn`: the lesson of a game from the command line."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

import pytest

from ruthless.cli.cli_test import failed, run
from ruthless.games import outside  # noqa: F401  # so that our games are there
from ruthless.kernel.game import GAMES
from ruthless.lessons import lesson_of
from ruthless.lessons.lesson import read_lesson

learn = import_module("ruthless.cli.learn")
"""The module: in its package the name is that of the command."""

OURS = [name for name, game in GAMES.items() if not game.distribution]


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_played_and_leads_to_a_match(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    typed = "\n".join(step.want[0] for step in lesson.steps)
    result = run("learn", game, "--lang", "fr", typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1].endswith(f"ruthless play {game} --lang fr")


def test_who_leaves_is_told_the_same_command() -> None:
    assert run("learn", "malta", "--family").stdout.splitlines()[-1].endswith(": ruthless learn malta --family")


def test_what_is_no_game_is_refused() -> None:
    assert failed("learn", "chess").startswith("no game 'chess'")


def test_a_game_without_a_lesson_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "lesson_of", lambda game: None if game == "malta" else lesson_of(game))
    assert failed("learn", "malta").startswith("malta has no lesson: there is one of frantic, frantic-board")


def test_a_lesson_that_cannot_be_played_names_its_step_before_anybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    text = files("ruthless.lessons.malta").joinpath("lesson.toml").read_text("utf-8")
    spoilt = read_lesson("malta", text.replace('want = ["c4"]', 'want = ["a9"]'))
    monkeypatch.setattr(learn, "lesson_of", lambda game: spoilt)
    assert failed("learn", "malta").startswith("step 8 (where): 'a9' is no option of seat 0")
