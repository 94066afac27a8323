"""Bots at a table: an answer to every question, whatever becomes of the bot."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from ruthless.bots import LEVELS
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.server import thinking
from ruthless.server.play import Play
from ruthless.server.thinking import Thinkers, _choice


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("game", list(GAMES))
def test_bots_answer_every_question_a_table_asks(game: str, level: str, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(2):
        play = Play(game, 3, f"thinking {number}", {"limit": 60} if game == "frantic" else {})
        luck = Luck.from_seed(f"thinking {number}")
        while not play.over:
            seat = luck.choice(play.match.pending).seat
            play.answer(seat, _choice(play.match, seat, level, luck))
    assert caplog.records == []


class Confused:
    """A bot that always fails."""

    def choose(self, sight: Any) -> Any:
        raise KeyError("no")


def test_a_bot_that_fails_does_not_hold_up_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "bot_named", lambda name, luck: Confused())
    play, luck = Play("frantic", 2, "confused", {"limit": 1}), Luck.from_seed("confused")
    with caplog.at_level(logging.ERROR):
        while not play.over:
            seat = play.match.pending[0].seat
            play.answer(seat, _choice(play.match, seat, "easy", luck))
    assert "a bot has failed" in caplog.text


@pytest.mark.anyio
async def test_a_bot_thinks_about_a_copy() -> None:
    play = Play("frantic", 2, "copy", {})
    thinkers = Thinkers()
    before = play.record()
    answer = await thinkers.choice(play.match, play.match.pending[0].seat, "normal", Luck.from_seed("x"))
    thinkers.close()
    assert play.record() == before
    assert play.refusal(play.match.pending[0].seat, answer) is None
