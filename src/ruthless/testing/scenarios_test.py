"""The kit is strict: what a scenario lays out and does not use up fails it. It takes house rules by name."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadPosition
from ruthless.games.frantic.options import Options
from ruthless.testing import boundary, deal, negative, play, positive
from ruthless.testing.frantic import TROUBLE, before, laid, trouble, troubled
from ruthless.testing.frantic_board import QUIET, board, moved, pawns
from ruthless.testing.malta import malta


@pytest.mark.parametrize("mark", [positive, negative, boundary], ids=lambda mark: mark.__name__)
def test_dice_left_over_at_the_end_of_a_scenario_fail_it(mark: Any) -> None:
    def scenario(*dice: int) -> None:
        moved(*dice, pawns=[4, 9])
        board(QUIET, QUIET, dice=[5])

    with pytest.raises(AssertionError, match=r"dice left over at the end of the scenario: \[6, 2\], \[5\]$"):
        mark("3.1")(scenario)(1, 6, 2)


def test_dice_may_last_for_several_turns() -> None:
    def scenario() -> None:
        match = board(QUIET, QUIET, pawns=[4, 9], dice=[1, 2])
        play(match, "0 stop", "0 42")
        play(match, "1 stop", "1 41")
        assert pawns(match) == [5, 11]

    positive("3.1")(boundary("3.1")(scenario))()


def test_another_mistake_is_told_before_dice_left_over() -> None:
    def scenario() -> None:
        play(board(QUIET, QUIET, dice=[1]), "1 stop")

    with pytest.raises(AssertionError, match="'1 stop': not asked"):
        positive("3.1")(scenario)()


def test_a_number_the_die_has_not_is_refused_when_it_is_rolled() -> None:
    match = board(QUIET, QUIET, dice=[1, 7])
    play(match, "0 stop", "0 42")

    with pytest.raises(BadPosition, match="dice cannot have 7 there: what is rolled then has 6 sides"):
        play(match, "1 stop", "1 41")


def test_a_set_of_house_rules_is_named_wherever_options_are_taken() -> None:
    house = {**TROUBLE, **Options.presets["swiss-2019"]}
    named = [
        trouble("red-1", "red-2", options="swiss-2019"),
        troubled("swiss-2019", "red-1", "red-2"),
        before("plague", "black-3", "red-2", options="swiss-2019"),
    ]

    assert [match.record().options for match in named] == [house] * 3
    assert laid("swiss-2019", "red-1", "red-2").record().options == Options.presets["swiss-2019"]
    assert board(QUIET, QUIET, options="printed").record().options == {}
    assert malta("shove", "shove", options="printed", ask_forced=True).record().options == {}


def test_an_answer_that_was_given_by_itself_is_told_as_such() -> None:
    match = deal("frantic", hands=["skip:red red-2 red-3", "red-5 red-6"], pile="red-9")
    with pytest.raises(AssertionError, match="'1 no': not asked any more: the only answer is given by itself"):
        play(match, "0 skip:red", "1 no")
    with pytest.raises(AssertionError, match="'1 no': not asked; open are"):
        play(match, "0 red-2", "1 red-5", "1 no")
