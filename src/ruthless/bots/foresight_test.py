"""Foresight: habits, and what is made of a position."""

from __future__ import annotations

from collections import Counter

import pytest

from ruthless.bots.expertise import PLAIN, foresight_of
from ruthless.bots.foresight import Habits
from ruthless.kernel.decisions import Decision, Option, Question, Word, only
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.table import Table
from ruthless.testing import deal, play
from ruthless.testing.malta import malta

SEVEN = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 green-1 green-2"
SEVEN_MORE = "yellow-6 yellow-7 yellow-8 yellow-9 green-3 green-4 green-5"


def chances(match: Match) -> list[float]:
    """What is made of a position."""
    return foresight_of(match.game.name).chances([match.glance(seat) for seat in range(match.seats)])


def own_chance(match: Match) -> float:
    """What is made of the first seat's position."""
    return chances(match)[0]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [2, 5])
def test_chances_are_chances_all_through_a_match(game: str, seats: int) -> None:
    match = Match.new(game, seats, 4)
    luck = Luck.from_seed(4)
    while (decision := match.decision) is not None:
        found = chances(match)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
        match.answer(luck.choice(decision.options), decision.seat)


def test_other_games_are_played_to_the_end_of_the_round_without_a_preference() -> None:
    assert PLAIN.chances([Match.new("frantic", 4, 1).glance(0)] * 4) == [0.25] * 4


def test_in_frantic_few_cards_and_a_low_account_are_good() -> None:
    fewer = deal("frantic", hands=["red-7 red-8", SEVEN], pile="red-4")
    more = deal("frantic", hands=["red-7 red-8 blue-1 blue-2", SEVEN], pile="red-4")
    ahead = deal("frantic", hands=["red-7 red-8", SEVEN], pile="red-4", scores=[10, 60])
    stuck = deal("frantic", hands=["red-7 fuck-you", SEVEN], pile="red-4")
    assert own_chance(stuck) < own_chance(fewer) < own_chance(ahead)
    assert own_chance(more) < own_chance(fewer)


def test_in_frantic_a_last_card_is_good_if_it_fits_and_better_on_ones_turn() -> None:
    fits = deal("frantic", hands=["red-7", SEVEN, SEVEN_MORE], pile="red-4", turn=0)
    waits = deal("frantic", hands=["red-7", SEVEN, SEVEN_MORE], pile="red-4", turn=1)
    misfits = deal("frantic", hands=["blue-7", SEVEN, SEVEN_MORE], pile="red-4", turn=1)
    assert own_chance(misfits) < own_chance(waits) < own_chance(fits)


def test_in_frantic_who_holds_no_card_is_ahead_of_everybody() -> None:
    match = deal("frantic", hands=["red-7", SEVEN, f"nice-try {SEVEN_MORE}"], pile="red-4", options={"limit": 1})
    play(match, "0 red-7", leaves_open="nice-try")
    found = chances(match)
    assert found[0] > 2 * max(found[1:])


def test_in_frantic_chances_do_not_depend_on_the_number_of_a_seat() -> None:
    hands = ["red-7 gift:blue", "fantastic blue-1 blue-2", SEVEN]
    found = chances(deal("frantic", hands=hands, pile="red-4", turn=0, draw="black-1"))
    moved = chances(deal("frantic", hands=hands[2:] + hands[:2], pile="red-4", turn=1, draw="black-1"))
    assert moved == pytest.approx(found[2:] + found[:2])


def test_in_frantic_without_points_rounds_won_are_good() -> None:
    options = {"scoring": "rounds"}
    level = deal("frantic", hands=["red-7 red-8", SEVEN], pile="red-4", options=options)
    ahead = deal("frantic", hands=["red-7 red-8", SEVEN], pile="red-4", options=options, scores=[2, 0])
    assert own_chance(level) < own_chance(ahead)


def test_in_the_board_game_the_cheapest_space_is_good_when_the_end_is_near() -> None:
    early = [deal("frantic-board", hands=["x", "x", "x"], pawns=pawns) for pawns in ([1, 5, 8], [8, 5, 1])]
    late = [deal("frantic-board", hands=["x", "x", "x"], pawns=pawns) for pawns in ([33, 37, 42], [42, 37, 33])]
    assert own_chance(early[0]) == pytest.approx(own_chance(early[1]), abs=0.01)
    assert own_chance(late[0]) > own_chance(late[1]) + 0.1


def test_in_malta_who_has_lost_does_not_win_and_cards_are_good() -> None:
    match = malta("draw-two draw-two draw-two", "draw-two", "draw-two", lost=[2])
    found = chances(match)
    assert found[2] == 0
    assert found[0] > found[1]


def test_a_habit_prefers_but_does_not_insist() -> None:
    habits = Habits({"which": {"good": 1.0, "bad": 0.0}})
    options: list[Option] = [Word("unheard-of"), Word("bad"), Word("good")]
    luck = Luck.from_seed(1)
    which, other = (Decision(Table(), 0, Question(id, only()), options) for id in ("which", "other"))
    named = Counter(str(options[habits.choose(which, luck)]) for _ in range(300))
    assert named["good"] > named["bad"] > named["unheard-of"] > 0
    unnamed = Counter(habits.choose(other, luck) for _ in range(300))
    assert min(unnamed.values()) > 60
