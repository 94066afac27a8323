"""Simulations: the same result on any number of processes, fair seats, errors that can be seen again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ruthless.bots import BOTS, Sight
from ruthless.bots.uniform import Uniform
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import RuthlessError, UnknownGame
from ruthless.lab import simulate
from ruthless.lab.matches import Plan, Tally, play_one, play_several

QUICK = {"limit": 40}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    bots = ("sensible", "uniform", "uniform")
    alone = simulate("frantic", 3, 90, "seven", QUICK, bots, processes=1)
    together = simulate("frantic", 3, 90, "seven", QUICK, bots, processes=2)
    assert together.processes == 2
    assert replace(together, seconds=0.0, processes=1) == replace(alone, seconds=0.0)


def test_a_match_depends_on_seed_and_number_only() -> None:
    plan = Plan("frantic", 4, "seven", QUICK, ("uniform",) * 4, rotate=False)
    whole = Tally()
    for index in (2, 0, 1):
        whole.add(play_one(plan, index))
    assert whole == play_several(plan, range(3))
    assert play_one(plan, 1) != play_one(replace(plan, seed="eight"), 1)


def test_wins_add_up_to_the_matches_because_shared_wins_are_shared() -> None:
    result = simulate("frantic", 4, 60, 1, {"limit": 1})
    assert sum(result.wins) == pytest.approx(60)
    assert sum(result.wins_by_bot.values()) == 60
    assert result.wins_by_bot == {"uniform": 60}
    assert result.rounds == 60  # one round reaches the limit
    assert result.mean_rounds == 1


def test_different_bots_change_seats_from_match_to_match() -> None:
    plan = Plan("frantic", 3, "0", {}, ("sensible", "uniform", "uniform"), rotate=True)
    assert [plan.seating(index).index(0) for index in range(4)] == [0, 1, 2, 0]
    assert simulate("frantic", 2, 1, 0, QUICK, ["sensible", "uniform"]).rotated
    assert not simulate("frantic", 2, 1, 0, QUICK, ["uniform"]).rotated
    assert not simulate("frantic", 2, 1, 0, QUICK, ["sensible", "uniform"], rotate=False).rotated


def test_without_rotation_every_bot_keeps_its_seat() -> None:
    result = simulate("frantic", 2, 30, 0, QUICK, ["sensible", "uniform"], rotate=False)
    assert result.wins == (result.wins_by_bot["sensible"], result.wins_by_bot["uniform"])
    assert result.wins[0] > result.wins[1]


def test_progress_hears_of_every_match() -> None:
    heard: list[int] = []
    simulate("frantic", 2, 100, 0, {"limit": 1}, progress=heard.append)
    assert sum(heard) == 100
    assert len(heard) > 1


class Stumbling(Uniform):
    """A bot that breaks when it is first asked to attack."""

    def choose(self, sight: Sight) -> Option:
        if sight.decision.question.id == "attack":
            raise ValueError("lost my way")
        return super().choose(sight)


def test_a_failing_match_is_reported_in_one_line_with_seed_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbling", Stumbling)
    with pytest.raises(RuthlessError) as failure:
        simulate("frantic", 4, 20, "seven", bots=["stumbling"])
    text = str(failure.value)
    assert "\n" not in text
    assert "ValueError: lost my way" in text
    assert "match 0 of seed 'seven'" in text
    assert "seven/0" in text


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess")


def test_the_figures_of_a_result_follow_from_its_counts() -> None:
    result = replace(simulate("frantic", 4, 4, 0, QUICK), seconds=2.0, decisions=100, rounds=6)
    assert result.games_per_second == 2
    assert result.decisions_per_second == 50
    assert result.mean_decisions == 25
    content = result.as_json()
    assert content["mean_rounds"] == 1.5
    assert [rate["share"] for rate in content["win_rates"]] == [won / 4 for won in result.wins]
    assert all(rate["low"] <= rate["share"] <= rate["high"] for rate in content["win_rates"])
