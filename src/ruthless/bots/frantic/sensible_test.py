"""Sensible play of Frantic: single choices in positions where it is clear what a sensible player does."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.bots import Sensible, Sight
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import deal, play

SEVEN = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 green-1 green-2"


def choice(match: Match, seat: int | None = None) -> str:
    """What the bot answers to the open question, or to that seat's."""
    decision = next(one for one in match.pending if seat is None or one.seat == seat)
    return str(Sensible(Luck.from_seed(0)).choose(Sight(match, decision)))


def test_it_sheds_the_costliest_number_that_fits() -> None:
    match = deal("frantic", hands=["red-2 red-9 red-5 blue-8", SEVEN], pile="red-1")
    assert choice(match) == "red-9"


def test_it_plays_rather_than_draws() -> None:
    assert choice(deal("frantic", hands=["red-1 blue-8", SEVEN], pile="red-4")) == "red-1"


def test_it_keeps_a_counterattack_while_something_else_fits() -> None:
    assert choice(deal("frantic", hands=["counterattack red-5 blue-8", SEVEN], pile="red-4")) == "red-5"


def test_it_keeps_nice_try_while_something_else_fits() -> None:
    assert choice(deal("frantic", hands=["nice-try red-4 blue-8 blue-9", SEVEN], pile="red-4")) == "red-4"


def test_it_finishes_when_it_can() -> None:
    assert choice(deal("frantic", hands=["counterattack", SEVEN], pile="red-4")) == "counterattack"


def test_it_finishes_by_a_gift_of_its_last_two_cards() -> None:
    assert choice(deal("frantic", hands=["gift:red red-9 blue-1", SEVEN], pile="red-4")) == "gift:red"


def test_it_does_not_exchange_its_last_card_for_two_new_ones() -> None:
    assert choice(deal("frantic", hands=["exchange:red", SEVEN], pile="red-4")) == "draw"


def test_with_nine_cards_it_draws_to_lay_fuck_you() -> None:
    hand = "fuck-you red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8"
    match = deal("frantic", hands=[hand, SEVEN], pile="red-9", draw="blue-1")
    assert choice(match) == "draw"
    play(match, "0 draw", leaves_open="play-or-pass")
    assert choice(match) == "fuck-you"


def test_it_attacks_whoever_is_about_to_finish() -> None:
    match = deal("frantic", hands=["skip:red red-1 red-2", SEVEN, "blue-1", None], pile="red-9")
    play(match, "0 skip:red", leaves_open="attack")
    assert choice(match) == "-> 2"


def test_it_attacks_the_best_account_if_hands_are_equal() -> None:
    hands = ["skip:red red-1 red-2", None, None, None]
    match = deal("frantic", hands=hands, pile="red-9", scores=[60, 90, 80, 10])
    play(match, "0 skip:red", leaves_open="attack")
    assert choice(match) == "-> 3"


def test_it_does_not_attack_a_known_counterattack() -> None:
    hands = ["skip:red gift:red counterattack blue-1 red-1 red-2 red-3 red-4", "green-1 green-2", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", draw="yellow-9 yellow-8")
    play(match, "0 gift:red", "0 -> 1", "0 counterattack", "0 blue-1", "1 draw", "1 pass")
    play(match, "0 skip:red", leaves_open="attack")
    assert choice(match) == "-> 2"


def test_all_four_cards_go_to_one_victim() -> None:
    match = deal("frantic", hands=["fantastic-four red-1 red-2", "blue-1 blue-2 blue-3", "green-1", None], pile="red-9")
    play(match, "0 fantastic-four", leaves_open="share-four")
    for _ in range(4):
        assert choice(match) == "-> 2"
        match.answer("-> 2")


def test_it_gives_its_costliest_cards_away() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2 blue-9 green-8 fantastic", SEVEN], pile="red-9")
    play(match, "0 gift:red", leaves_open="give")
    assert choice(match) == "blue-9"
    match.answer("blue-9")
    assert choice(match) == "green-8"


def test_it_wishes_for_the_number_it_holds_most_of() -> None:
    match = deal("frantic", hands=["fantastic red-6 blue-6 green-6 red-2", None, None], pile="yellow-1")
    play(match, "0 fantastic", leaves_open="wish-any")
    assert choice(match) == "wish 6"


def test_it_wishes_for_the_colour_it_holds_most_of() -> None:
    match = deal("frantic", hands=["nice-try blue-5 blue-9 blue-8 red-2", None, None], pile="yellow-1")
    play(match, "0 nice-try", leaves_open="wish-colour")
    assert choice(match) == "wish blue"


def test_it_does_not_wish_for_what_the_one_about_to_finish_is_known_to_hold() -> None:
    hands = ["gift:red fantastic blue-7 green-7 red-3 yellow-1 green-9 blue-8", "green-2 red-1"]
    match = deal("frantic", hands=hands, pile="red-9", draw="yellow-9 yellow-8")
    play(match, "0 gift:red", "0 blue-7", "0 blue-8", "1 red-1")
    play(match, "0 fantastic", leaves_open="wish-any")
    assert choice(match) not in ("wish 7", "wish 8", "wish blue")


def test_it_counters_a_gift_and_passes_it_on() -> None:
    match = deal("frantic", hands=["gift:red red-1 red-2", "counterattack blue-1 blue-2", SEVEN], pile="red-9")
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert choice(match) == "counterattack"
    play(match, "1 counterattack", leaves_open="redirect")
    assert choice(match) == "-> 0"


def test_without_cards_it_lets_a_countered_exchange_lapse() -> None:
    match = deal("frantic", hands=["exchange:red red-1 red-2", "counterattack", SEVEN], pile="red-9")
    play(match, "0 exchange:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert choice(match) == "no"


def test_it_throws_nice_try_with_a_costly_hand() -> None:
    match = deal("frantic", hands=["red-1", "nice-try blue-9 blue-8 fantastic", "green-1 green-2"], pile="red-9")
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "nice-try"


def test_it_lets_the_round_end_if_that_wins_the_match() -> None:
    hands = ["red-1", "nice-try blue-1", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", scores=[90, 5, 150])
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "no"


def test_it_throws_nice_try_if_the_match_would_be_lost() -> None:
    hands = ["red-1", "nice-try blue-1", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", scores=[5, 90, 150])
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "nice-try"


def test_nice_try_as_the_last_card_always_goes() -> None:
    hands = ["red-1", "nice-try", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", scores=[90, 5, 150])
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "nice-try"


def event(name: str, mine: str, **position: Any) -> Match:
    """The seat before one's own has triggered this event."""
    hands = ["black-1 green-9", mine, "blue-1 yellow-2"]
    return _after(deal("frantic", hands=hands, pile="red-1", events=name, **position))


def _after(match: Match) -> Match:
    match.answer("black-1", 0)
    return match


def test_a_recession_takes_its_costliest_card() -> None:
    assert choice(event("recession", "red-3 fuck-you blue-9"), 1) == "fuck-you"


def test_in_the_market_it_takes_the_cheapest_card() -> None:
    assert choice(event("market", "red-3 red-4", draw="fuck-you blue-9 green-1"), 1) == "green-1"


def test_the_gambler_bets_low() -> None:
    assert choice(event("gambling-man", "red-3 red-8 red-6"), 1) == "red-3"


def test_a_surprise_goes_to_whoever_is_about_to_finish() -> None:
    match = event("surprise-party", "red-3 fuck-you red-6")
    assert choice(match, 1) == "fuck-you"
    match.answer("fuck-you", 1)
    assert choice(match, 1) == "-> 0"


def test_at_christmas_the_best_account_gets_everything() -> None:
    match = event("merry-christmas", "red-3 red-6", scores=[50, 40, 10])
    assert choice(match, 1) == "-> 2"


def test_it_can_say_what_each_option_is_worth() -> None:
    match = deal("frantic", hands=["red-2 red-9 blue-8", SEVEN], pile="red-1")
    assert match.decision is not None
    scored = {str(option): score for option, score in Sensible(Luck(b"")).explain(Sight(match, match.decision))}
    assert list(scored) == ["red-2", "red-9", "draw"]
    assert scored["red-9"] - scored["red-2"] == pytest.approx(7)
    assert scored["draw"] < 0
