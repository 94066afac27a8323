"""The bot `sensible`: it beats chance, depends on nothing it may not see, and always has an answer."""

from __future__ import annotations

import pytest

from ruthless.bots import BOTS, Sensible, Sight, bot_named
from ruthless.bots.frantic import JUDGES
from ruthless.games.frantic.options import Options
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab import simulate, wilson
from ruthless.testing.frantic import TROUBLE
from ruthless.testing.spread import all_pairs


@pytest.mark.parametrize("options", [{}, TROUBLE, {**TROUBLE, "scoring": "rounds"}], ids=["base", "trouble", "rounds"])
def test_it_clearly_beats_chance(options: dict[str, object]) -> None:
    result = simulate("frantic", 4, 120, "strength", options, ["sensible", "uniform", "uniform", "uniform"])
    low, _ = wilson(result.wins_by_bot["sensible"], 120)
    assert low > 0.5  # chance would be 0.25


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_always_has_an_answer(seats: int) -> None:
    result = simulate("frantic", seats, 30, "any", {"limit": 40}, ["sensible"])
    assert sum(result.wins) == pytest.approx(30)


def test_by_any_house_rules_it_has_an_answer_and_every_question_its_judge() -> None:
    asked: set[str] = set()
    for number, house in enumerate(3 * all_pairs(Options, {}, ("expansions", "scoring"))):
        match = Match.new("frantic", 2 + number % 7, f"questions {number}", {**house, "limit": 40, "rounds": 2})
        bots = [bot_named("sensible" if seat % 2 else "uniform", Luck.from_seed(seat)) for seat in range(match.seats)]
        while (decision := match.decision) is not None:
            asked.add(decision.question.id)
            match.answer(bots[decision.seat].choose(Sight(match, decision)), decision.seat)
    assert asked == set(JUDGES)


@pytest.mark.parametrize("options", [{}, TROUBLE, {**TROUBLE, "scoring": "rounds"}], ids=["base", "trouble", "rounds"])
@pytest.mark.parametrize("seed", range(5))
def test_it_chooses_the_same_in_every_world_its_seat_can_imagine(seed: int, options: dict[str, object]) -> None:
    match = Match.new("frantic", 4, f"worlds {seed}", options)
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
