"""Turns are counted in a record as they were counted when it was played."""

from __future__ import annotations

import pytest

from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab.turns import TURN_QUESTIONS, turns_asked


@pytest.mark.parametrize("game", TURN_QUESTIONS)
def test_turns_are_counted_by_their_first_question(game: str) -> None:
    match, luck, turns = Match.new(game, 3, "turns", {"limit": 1}, ask_forced=True), Luck.from_seed("turns"), 0
    while not match.over:
        if match.together is None:
            turns += match.pending[0].question.id == TURN_QUESTIONS[game]
        for decision in match.pending:
            match.answer(luck.choice(decision.options), decision.seat)
    assert turns_asked(match.record()) == turns > 5
