"""Judges with a memory say what those without would say, of every decision of imagined matches."""

from __future__ import annotations

from ruthless import Luck, Match
from ruthless.bots import Sight
from ruthless.bots.expertise import in_a_search
from ruthless.bots.frantic_board import SENSE
from ruthless.bots.frantic_board.situation import drift
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.walking import AHEAD, BACK


def test_what_was_worked_out_before_is_what_is_worked_out_now() -> None:
    luck = Luck.from_seed("memory")
    for number in range(3):
        match = Match.new("frantic-board", 3, number)
        mindful = in_a_search(SENSE)
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


def test_what_is_kept_for_good_does_not_grow_with_the_house_rules_that_are_played() -> None:
    """A limit may be any number, and a server plays by many."""
    assert drift(Options(limit=70), AHEAD) is drift(Options(limit=71), AHEAD)
    assert drift(Options(overshoot="bounce"), AHEAD) != drift(Options(overshoot="clamp"), AHEAD)
    assert drift(Options(), BACK) != drift(Options(), AHEAD)
