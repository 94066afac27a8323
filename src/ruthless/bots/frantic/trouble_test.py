"""Sensible play with the Troublemaker expansion, without points and by other house rules: single clear choices."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless.bots.frantic.sensible_test import SEVEN, choice
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.match import Match
from ruthless.testing import deal, play
from ruthless.testing.frantic import TROUBLE, before, trouble

ROUNDS = {"scoring": "rounds"}


# In one's own turn


def test_it_gives_the_curse_away() -> None:
    match = trouble("gift:red curse blue-9 green-8 red-1", SEVEN, pile="red-9")
    play(match, "0 gift:red", leaves_open="give")
    assert choice(match) == "curse"


def test_it_keeps_a_thief_while_something_else_fits() -> None:
    assert choice(trouble("thief:red red-8 blue-1", SEVEN, None, pile="red-4")) == "red-8"


def test_it_does_not_rob_somebody_who_would_finish_by_it() -> None:
    match = trouble("thief:red red-8 blue-1", "green-1 green-2", SEVEN, "blue-9", pile="red-4")
    play(match, "0 thief:red", leaves_open="attack")
    assert choice(match) == "-> 2"


def test_a_thief_takes_cheap_cards_and_never_the_curse() -> None:
    match = trouble("thief:red red-8 blue-1", "green-9 curse green-1 black-8", pile="red-4")
    play(match, "0 thief:red", leaves_open="steal")
    assert choice(match) == "green-1"


def test_it_finishes_by_inequality() -> None:
    match = trouble("inequality blue-1", "green-1", SEVEN, pile="red-4")
    assert choice(match) == "inequality"
    play(match, "0 inequality", leaves_open="may-attack")
    assert choice(match) == "-> 1"


def test_inequality_goes_to_the_smallest_hand() -> None:
    match = trouble("inequality red-1 red-2 red-3 red-4 red-5", "blue-1 blue-2", "blue-3 blue-4 blue-5", pile="red-9")
    play(match, "0 inequality", leaves_open="may-attack")
    assert choice(match) == "-> 1"


def test_it_swaps_many_special_cards_for_few() -> None:
    match = trouble("special-favours curse skip:red thief:blue red-1 red-2", "blue-1 blue-2", SEVEN, pile="green-9")
    play(match, "0 special-favours", leaves_open="may-attack")
    assert choice(match) == "-> 1"


def test_without_special_cards_it_asks_no_favours() -> None:
    match = trouble("special-favours red-1 red-2", SEVEN, None, pile="green-9")
    play(match, "0 special-favours", leaves_open="may-attack")
    assert choice(match) == "no"


def test_mimicry_becomes_the_gift_that_finishes() -> None:
    match = trouble("mimicry red-9 blue-1", SEVEN, pile="red-4")
    assert choice(match) == "mimicry"
    play(match, "0 mimicry", leaves_open="imitate")
    assert choice(match) == "as gift:red"


def test_as_the_last_card_mimicry_becomes_nothing_that_brings_cards_back() -> None:
    match = trouble("mimicry", SEVEN, pile="red-4")
    play(match, "0 mimicry", leaves_open="imitate")
    assert choice(match).split(":")[0] not in ("as exchange", "as thief", "as second-chance", "as troublemaker")


def test_a_colour_swap_on_nothing_shows_the_colour_one_holds() -> None:
    match = trouble(None, "blue-7 blue-8 blue-9 red-1", start="colour-swap:red-blue", dealer=1)
    assert choice(match) == "wish blue"


# Out of turn


def test_it_does_not_counter_a_thief_who_takes_its_last_cards() -> None:
    match = trouble("thief:red red-8", "counterattack blue-9", SEVEN, pile="red-4")
    play(match, "0 thief:red", "0 -> 1", leaves_open="counter")
    assert choice(match) == "no"


def test_it_counters_inequality_and_hands_it_on() -> None:
    match = trouble("inequality red-1 red-2 red-3 red-4", "counterattack blue-1 blue-9", SEVEN, pile="red-9")
    play(match, "0 inequality", "0 -> 1", leaves_open="counter")
    assert choice(match) == "counterattack"


def test_it_lets_a_countered_thief_lapse() -> None:
    match = trouble("thief:red red-8 blue-8", "counterattack blue-9 blue-8 blue-7", SEVEN, pile="red-4")
    play(match, "0 thief:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert choice(match) == "no"


def test_mimicry_as_gift_is_judged_as_a_gift() -> None:
    match = trouble("mimicry red-1 red-2", "counterattack blue-1", SEVEN, pile="red-4")
    play(match, "0 mimicry", "0 as thief:red", "0 -> 1", leaves_open="counter")
    assert choice(match) == "no"


def test_it_throws_lucky_bastard_in_with_a_small_hand() -> None:
    match = trouble("troublemaker:red red-1 red-2", "lucky-bastard blue-1", SEVEN, pile="red-4")
    play(match, "0 troublemaker:red", leaves_open="lucky-bastard")
    assert choice(match, 1) == "lucky-bastard"


def test_a_wish_it_need_not_make_is_left_if_what_is_in_force_is_better() -> None:
    hands = ["troublemaker:red red-1 red-2", "lucky-bastard red-7 red-8 red-9", SEVEN]
    match = trouble(*hands, pile="red-4")
    play(match, "0 troublemaker:red", "1 lucky-bastard", leaves_open="wish-colour")
    assert choice(match, 1) in ("wish red", "no")


# Events


def after(event: str, *hands: str, **more: Any) -> Match:
    """Seat 0 has triggered this event."""
    match = before(event, *hands, ask_forced=False, **more)
    match.answer("black-3", 0)
    return match


def test_crowdfunding_is_paid_with_the_curse() -> None:
    assert choice(after("crowdfunding", "black-3 red-1", "curse red-9 blue-9", "red-2"), 1) == "curse"


def test_into_the_roulette_goes_fuck_you() -> None:
    assert choice(after("russian-roulette", "black-3 red-1", "curse fuck-you red-9", "red-2"), 1) == "fuck-you"


def test_it_trusts_whoever_has_nothing_to_give() -> None:
    match = after("trust-fall", "black-3", "red-1 red-2", SEVEN)
    assert choice(match, 1) == "-> 0"


def test_it_trusts_nobody_who_would_finish_by_it() -> None:
    assert choice(after("trust-fall", "black-3 red-7", "red-1 red-2", SEVEN), 1) == "-> 2"


def test_who_is_trusted_gives_the_curse() -> None:
    match = after("trust-fall", "black-3 red-1 red-2 red-4", "curse red-8 blue-9", "red-5 red-6 red-7")
    play(match, "1 -> 2", "2 red-5", "2 red-6", "2 -> 1", leaves_open="catch")
    assert choice(match, 1) == "curse"


def test_the_distributor_takes_the_best_hand_and_gives_the_leader_the_worst() -> None:
    hands = ["black-3 curse red-9", "red-1", "red-7 red-8 blue-9", "blue-5 blue-6"]
    match = after("distributor", *hands, scores=[50, 0, 60, 60])
    assert choice(match) == "-> 0"
    play(match, "0 -> 0", leaves_open="packet")
    assert choice(match) != "-> 1"


def test_it_chooses_the_event_that_rids_it_of_most_cards() -> None:
    match = after(
        "event-manager communism capitalism recession", "black-3 red-1 red-2", SEVEN, SEVEN.replace("-1", "-8")
    )
    assert choice(match) == "recession"


def test_it_repeats_what_helps_it() -> None:
    match = after("repeat", "black-3 red-1 red-2", "red-5", used_events="communism earthquake recession")
    assert choice(match) == "recession"


def test_it_dares_while_there_are_numbers() -> None:
    assert choice(after("seppuku", "black-3 red-1", SEVEN), 1) == "yes"


def test_it_discards_what_seppuku_lets_it() -> None:
    match = after("seppuku", "black-3 red-1", "red-9 blue-7 green-1", options=ROUNDS, draw="green-8")
    play(match, "1 yes", leaves_open="seppuku-discard")
    assert choice(match, 1) != "no"


def test_without_points_it_takes_over_the_smallest_hand() -> None:
    match = after("identity-theft", "black-3 red-1 red-2 red-4", "red-7", "red-8 red-9", options=ROUNDS)
    assert choice(match) == "-> 0"
    play(match, "0 -> 0", leaves_open="second-chair")
    assert choice(match) == "-> 1"


def test_with_the_smallest_hand_it_lets_others_change_chairs() -> None:
    match = after("identity-theft", "black-3 red-1", "red-7 red-8", "red-9 blue-1 blue-2", SEVEN, options=ROUNDS)
    assert choice(match) == "-> 1"
    play(match, "0 -> 1", leaves_open="second-chair")
    assert choice(match) == "-> 3"


# Without points, and by other house rules


def test_without_points_it_attacks_whoever_has_won_most_rounds() -> None:
    hands = ["skip:red red-1 red-2", None, None, None]
    match = deal("frantic", hands=hands, pile="red-9", scores=[1, 0, 2, 0], options=ROUNDS)
    play(match, "0 skip:red", leaves_open="attack")
    assert choice(match) == "-> 2"


def test_without_points_it_always_stops_a_round() -> None:
    hands = ["red-1", "nice-try blue-1", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", options=ROUNDS)
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "nice-try"


def test_without_points_it_lets_the_last_round_end_that_it_need_not_win() -> None:
    hands = ["red-1", "nice-try blue-1", SEVEN]
    match = deal("frantic", hands=hands, pile="red-9", options=ROUNDS, scores=[1, 3, 0], round=5)
    play(match, "0 red-1", leaves_open="nice-try")
    assert choice(match, 1) == "no"


def test_where_fuck_you_needs_eleven_cards_it_draws_with_ten() -> None:
    hand = "fuck-you red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 yellow-9"
    match = deal("frantic", hands=[hand, SEVEN], pile="red-9", draw="blue-1", options={"fuck_you_cards": 11})
    assert choice(match) == "draw"
    play(match, "0 draw", leaves_open="play-or-pass")
    assert choice(match) == "fuck-you"


def test_where_the_second_lowest_takes_all_it_bets_high() -> None:
    hands = ["black-1 green-9", "red-3 fuck-you red-6", "blue-1 yellow-2"]
    match = deal("frantic", hands=hands, pile="red-1", events="gambling-man", options={"gambling_man": "second_lowest"})
    match.answer("black-1", 0)
    assert choice(match, 1) == "fuck-you"


def test_it_discards_though_it_need_not() -> None:
    match = after("recession", "black-3 red-1", "red-9 blue-7 green-1", options={"recession": "may"})
    assert choice(match, 1) == "red-9"


def test_it_shares_four_out_though_it_need_not() -> None:
    match = deal("frantic", hands=["fantastic-four red-1 red-2", SEVEN], options={"fantastic_four": "may_attack"})
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert choice(match) == "-> 1"


def test_where_the_match_goes_on_at_the_limit_it_stops_the_round() -> None:
    hands = ["red-1", "nice-try blue-9 blue-8 fantastic", SEVEN]
    position: dict[str, Any] = {"hands": hands, "pile": "red-9", "scores": [154, 1, 100]}
    reached, exceeded = (
        deal("frantic", options={"limit": 154, "limit_test": test}, **position) for test in ("reach", "exceed")
    )
    for match in (reached, exceeded):
        play(match, "0 red-1", leaves_open="nice-try")
    assert choice(reached, 1) == "no"
    assert choice(exceeded, 1) == "nice-try"


@pytest.mark.parametrize(
    ("options", "size", "reds"), [({}, 125, 23), (TROUBLE, 147, 28), ({**TROUBLE, "scoring": "rounds"}, 147, 28)]
)
def test_it_counts_the_cards_of_the_deck_in_play(options: dict[str, object], size: int, reds: int) -> None:
    match = deal("frantic", hands=[None, None], options=options)
    assert match.decision is not None
    pack = Situation(match.glance(0)).pack
    assert pack.size == size
    assert pack.wishes["wish red"] == reds
