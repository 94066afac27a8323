"""Plans: what is impossible is refused, and everything about a match follows from its number."""

from __future__ import annotations

import pytest

from ruthless.bots import Sight
from ruthless.kernel.errors import RuthlessError
from ruthless.lab.plans import Plan, Tournament


def test_a_seed_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(RuthlessError, match="not valid UTF-8"):
        Plan.checked("frantic", seed="\udcff")


def test_every_bot_of_every_match_has_its_own_luck() -> None:
    plan = Plan.checked("frantic", 4, "seven")
    match = plan.match(0)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    by_match = [plan.bot(index, 0).choose(sight) for index in range(20)]
    by_seat = [plan.bot(0, seat).choose(sight) for seat in range(4)]
    assert len(set(by_match)) > 1
    assert len(set(by_seat)) > 1
    assert by_match == [plan.bot(index, 0).choose(sight) for index in range(20)]


def test_different_bots_change_seats_from_match_to_match() -> None:
    plan = Plan.checked("frantic", 3, 0, {}, ("sensible", "uniform", "uniform"))
    assert [plan.seating(index).index(0) for index in range(4)] == [0, 1, 2, 0]


def test_in_a_tournament_any_number_of_bots_take_turns() -> None:
    plan = Tournament.among(["uniform", "casual", "sensible"], "frantic", 2)
    assert {name for index in range(6) for name in plan.names(index)} == {"uniform", "casual", "sensible"}
    assert all(len(plan.names(index)) == 2 for index in range(6))
