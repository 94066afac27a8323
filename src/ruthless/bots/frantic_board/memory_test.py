"""Judges with a memory say what those without would say, of every decision of imagined matches."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ruthless import Luck, Match
from ruthless.bots import Sight
from ruthless.bots.expertise import Judge, in_a_search, of_a_player
from ruthless.bots.frantic_board import SENSE
from ruthless.bots.frantic_board.situation import drift
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.walking import AHEAD, BACK
from ruthless.testing import deal


@pytest.mark.parametrize("with_a_memory", [in_a_search, of_a_player])
def test_what_was_worked_out_before_is_what_is_worked_out_now(with_a_memory: Callable[[Judge], Judge]) -> None:
    luck = Luck.from_seed("memory")
    mindful = with_a_memory(SENSE)
    for number in range(3):
        match = Match.new("frantic-board", 3, number)
        for _ in range(12):
            decision = match.decision
            assert decision is not None
            for _ in range(4):
                world = match.imagine(decision.seat, luck)
                for _ in range(5):
                    if world.decision is not None:
                        sight = Sight(world, world.decision)
                        assert mindful(sight) == SENSE(sight)
                        world.pick(luck.below(len(world.decision.options)))
            match.pick(luck.below(len(decision.options)))


def test_the_same_board_is_another_situation_by_other_house_rules() -> None:
    """What was worked out in one match does not hold in the next one."""
    judge = of_a_player(SENSE)
    for overshoot in ("clamp", "bounce"):
        house = {"overshoot": overshoot}
        match = deal("frantic-board", hands=["reverse stop", "stop"], pawns=[2, 40], board="4:snail", options=house)
        assert match.decision is not None
        sight = Sight(match, match.decision)
        assert judge(sight) == SENSE(sight)


def test_what_is_kept_for_good_does_not_grow_with_the_house_rules_that_are_played() -> None:
    """A limit may be any number, and a server plays by many."""
    assert drift(Options(limit=70), AHEAD) is drift(Options(limit=71), AHEAD)
    assert drift(Options(overshoot="bounce"), AHEAD) != drift(Options(overshoot="clamp"), AHEAD)
    assert drift(Options(), BACK) != drift(Options(), AHEAD)
