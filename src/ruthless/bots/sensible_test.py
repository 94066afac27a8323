"""The bot `sensible`: it beats chance, depends on nothing it may not see, and always has an answer."""

from __future__ import annotations

import pytest

from ruthless.bots import BOTS, Sensible, Sight, bot_named
from ruthless.bots.frantic import JUDGES
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab import simulate, wilson


def test_it_clearly_beats_chance() -> None:
    result = simulate("frantic", 4, 120, "strength", bots=["sensible", "uniform", "uniform", "uniform"])
    low, _ = wilson(result.wins_by_bot["sensible"], 120)
    assert low > 0.5  # chance would be 0.25


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_always_has_an_answer(seats: int) -> None:
    result = simulate("frantic", seats, 30, "any", {"limit": 40}, ["sensible"])
    assert sum(result.wins) == pytest.approx(30)


def test_every_question_has_its_judge() -> None:
    asked: set[str] = set()
    for seed in range(12):
        match = Match.new("frantic", 5, f"questions {seed}")
        bots = [bot_named("sensible" if seat % 2 else "uniform", Luck.from_seed(seat)) for seat in range(5)]
        while (decision := match.decision) is not None:
            asked.add(decision.question.id)
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
    assert asked <= set(JUDGES)
    assert len(asked) > 12


@pytest.mark.parametrize("seed", range(6))
def test_it_chooses_the_same_in_every_world_its_seat_can_imagine(seed: int) -> None:
    match = Match.new("frantic", 4, f"worlds {seed}")
    luck = Luck.from_seed(f"play {seed}")
    imagination = Luck.from_seed(f"imagination {seed}")
    compared = 0
    for number in range(150):
        if match.over:
            break
        decision = luck.choice(match.pending)
        sight = Sight(match, decision)
        choice = Sensible(Luck.from_seed(number)).choose(sight)
        if number % 3 == 0:
            world = sight.imagine(imagination)
            imagined = next(one for one in world.pending if one.seat == decision.seat)
            assert str(Sensible(Luck.from_seed(number)).choose(Sight(world, imagined))) == str(choice)
            compared += 1
        match.answer(choice, decision.seat)
    assert compared > 10


def test_a_tie_is_settled_by_its_luck_alone() -> None:
    match = Match.new("frantic", 4, 3)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    assert Sensible(Luck.from_seed(1)).choose(sight) is Sensible(Luck.from_seed(1)).choose(sight)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(RuthlessError, match="no bot 'clever': there are uniform, sensible"):
        bot_named("clever", Luck(b""))


def test_a_game_it_does_not_know_is_named() -> None:
    match = Match.new("frantic", 2, 0)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    sight.game = "chess"
    with pytest.raises(RuthlessError, match="does not know chess"):
        BOTS["sensible"](Luck(b"")).choose(sight)
