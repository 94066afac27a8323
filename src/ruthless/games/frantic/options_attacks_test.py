"""Scenarios of the house rules about attacks: Skip, Fantastic Four, and what a Counterattack does to them."""

from __future__ import annotations

from ruthless.games.frantic.options_test import start
from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import laid, options_of, seen, troubled

# 15.8 Skip

TURN_BETWEEN = {"skip_repeat": "turn_between"}


@positive("skip_repeat=pending_only", "skip", "15.8", "5.5", "R3")
def test_by_default_one_of_two_players_can_be_skipped_again_and_again() -> None:
    match = laid({}, "skip:red skip:blue red-1", "red-2 blue-2")
    play(match, "0 skip:red", "0 -> 1", "1 no", "0 skip:blue", "0 -> 1", "1 no")
    assert (seen(match).player, seen(match).skips) == (0, [False, False])


@positive("skip_repeat=turn_between", "skip", "15.8")
def test_by_house_rule_nobody_misses_two_turns_running_in_a_game_of_two() -> None:
    match = laid(TURN_BETWEEN, "skip:red skip:blue red-1", "red-2 blue-2")
    play(match, "0 skip:red", "0 -> 1", "1 no")
    assert (seen(match).player, seen(match).rested) == (0, [False, True])
    play(match, "0 skip:blue")
    assert (seen(match).player, seen(match).skips, seen(match).rested) == (1, [False, False], [False, False])


@positive("skip_repeat=turn_between", "15.8")
def test_in_a_game_of_three_the_next_player_cannot_make_the_same_one_miss_again() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "red-2 blue-2", "skip:blue blue-3")
    play(match, "0 skip:red", "0 -> 1", "1 no", "2 skip:blue", leaves_open="attack")
    assert options_of(match, 2) == ["-> 0"]
    assert refused(match, "2 -> 1").id == "skipped-just-now"
    play(match, "2 -> 0", "0 no")
    assert (seen(match).player, seen(match).rested) == (1, [True, False, False])


@negative("skip_repeat=pending_only", "15.8", "5.5")
def test_by_default_who_has_missed_the_turn_can_be_chosen_again_but_not_who_has_yet_to_miss_it() -> None:
    match = laid({}, "skip:red red-1", "red-2", "red-3", "red-4", rested=[2], skips=[1])
    play(match, "0 skip:red", leaves_open="attack")
    assert options_of(match, 0) == ["-> 2", "-> 3"]
    assert refused(match, "0 -> 1").id == "skipped-already"


@negative("skip_repeat=turn_between", "15.8", "5.5")
def test_by_house_rule_neither_of_them_can_be_chosen() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "red-2", "red-3", "red-4", rested=[2], skips=[1])
    play(match, "0 skip:red", leaves_open="attack")
    assert options_of(match, 0) == ["-> 3"]
    assert (refused(match, "0 -> 1").id, refused(match, "0 -> 2").id) == ("skipped-already", "skipped-just-now")


@boundary("skip_repeat=turn_between", "15.8")
def test_after_a_turn_of_their_own_everybody_can_be_skipped_again() -> None:
    match = laid(TURN_BETWEEN, "skip:red red-1", "green-2", rested=[1])
    play(match, "0 red-1", "1 draw", "1 pass", "0 skip:red", "0 -> 1", "1 no", leaves_open="nice-try")
    assert seen(match).skips == [False, True]


@boundary("skip_repeat=turn_between", "counterattack", "15.8", "7.2")
def test_a_skip_that_is_redirected_spares_who_has_just_missed_a_turn_too() -> None:
    held = ["red-1 red-2", "red-3 red-4", "skip:red red-5", "counterattack red-6"]
    match = laid(TURN_BETWEEN, *held, rested=[1], turn=2)
    play(match, "2 skip:red", "2 -> 3", "3 counterattack", leaves_open="redirect")
    assert options_of(match, 3) == ["-> 0", "-> 2", "no"]


# 15.9 Fantastic Four

MAY_ATTACK = {"fantastic_four": "may_attack"}


@positive("fantastic_four=may_attack", "fantastic-four", "15.9")
def test_by_house_rule_fantastic_four_can_be_played_for_its_wish_alone() -> None:
    match = laid(MAY_ATTACK, "fantastic-four red-1", "red-2", "red-3")
    facts = listen(match)
    play(match, "0 fantastic-four", "0 no", leaves_open="wish-any")
    assert declined(match, "0 no") == ("must-wish", "6.1")
    play(match, "0 wish 7")
    assert (seen(match).counts, seen(match).demand) == ([1, 1, 1], "wish 7")
    assert "attacks-nobody seat=0" in told(facts)


@negative("fantastic_four=must_attack", "fantastic-four", "15.9", "6.4", "R26")
def test_by_default_fantastic_four_has_to_be_shared_out() -> None:
    match = laid({}, "fantastic-four red-1", "red-2", "red-3")
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert declined(match, "0 no") == ("must-attack", "6.4")


@negative("fantastic_four=may_attack", "15.9", "6.4")
def test_who_has_given_the_first_of_the_four_cards_has_to_give_them_all() -> None:
    match = laid(MAY_ATTACK, "fantastic-four red-1", "red-2", "red-3")
    play(match, "0 fantastic-four", "0 -> 1", leaves_open="share-four")
    assert declined(match, "0 no") == ("must-share", "6.4")
    play(match, "0 -> 2", "0 -> 2", "0 -> 1", "1 no", "2 no", "0 wish red")
    assert seen(match).counts == [1, 3, 3]


@boundary("fantastic_four=may_attack", "15.9", "2.4")
def test_a_dealer_may_leave_the_start_card_at_its_wish() -> None:
    match = start("fantastic-four", MAY_ATTACK)
    play(match, "2 no", "2 wish blue")
    assert (seen(match).counts, seen(match).demand, seen(match).player) == ([2, 2, 2], "wish blue", 0)


# 15.13 Redirecting

MUST_REDIRECT = {"counter_redirect": "must"}


@positive("counter_redirect=must", "counterattack", "15.13")
def test_by_house_rule_who_has_countered_has_to_attack_in_turn() -> None:
    match = laid(MUST_REDIRECT, "gift:red red-1 red-2", "counterattack blue-1 blue-2 blue-4", "green-1")
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert options_of(match, 1) == ["-> 0", "-> 2"]
    assert declined(match, "1 no") == ("must-attack", "15.13")
    play(match, "1 -> 2", "2 no", "1 blue-1", "1 blue-2", "1 wish red")
    assert hands(match) == ["red-1 red-2", "blue-4", "blue-1 blue-2 green-1"]


@positive("counter_redirect=may", "counterattack", "15.13", "7.2", "R29")
def test_by_default_who_has_countered_may_let_the_attack_lapse() -> None:
    match = laid({}, "gift:red red-1 red-2", "counterattack blue-1", "green-1")
    play(match, "0 gift:red", "0 -> 1", "1 counterattack", "1 no", "1 wish red")
    assert hands(match) == ["red-1 red-2", "blue-1", "green-1"]


@boundary("counter_redirect=must", "equality", "15.13", "R5")
def test_an_equality_that_finds_nobody_lapses_even_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "equality red-1 red-2 red-3", "counterattack blue-1", "green-1")
    play(match, "0 equality", "0 -> 1", "1 counterattack", "1 wish blue")
    assert (seen(match).counts, seen(match).demand) == ([3, 1, 1], "wish blue")


@boundary("counter_redirect=must", "skip", "15.13", "R3")
def test_a_skip_that_finds_nobody_lapses_even_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "skip:red red-1", "counterattack blue-1", skips=[0])
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 wish blue")
    assert (seen(match).skips, seen(match).player) == ([True, False], 1)


@boundary("counter_redirect=must", "fantastic-four", "15.13", "7.4")
def test_a_countered_fantastic_four_has_to_be_shared_out_anew_where_redirecting_is_a_duty() -> None:
    match = laid(MUST_REDIRECT, "fantastic-four red-1", "counterattack blue-1", "green-1")
    play(match, "0 fantastic-four", *["0 -> 1"] * 4, "1 counterattack", leaves_open="share-four")
    assert declined(match, "1 no") == ("must-attack", "15.13")
    play(match, "1 -> 0", "1 -> 0", "1 -> 2", "1 -> 2", "0 no", "2 no", "1 wish blue")
    assert seen(match).counts == [3, 1, 3]


@negative("counter_redirect=must", "equality", "15.13", "6.5")
def test_a_duty_to_redirect_does_not_make_the_first_attack_one() -> None:
    match = laid(MUST_REDIRECT, "equality red-1 red-2", "blue-1")
    play(match, "0 equality", "0 no", "0 wish red")
    assert seen(match).counts == [2, 1]


@boundary("counter_redirect=must", "fantastic_four=may_attack", "15.13", "15.9")
def test_the_first_fantastic_four_may_be_kept_back_but_not_the_one_that_is_redirected() -> None:
    match = laid({**MUST_REDIRECT, **MAY_ATTACK}, "fantastic-four red-1", "counterattack blue-1", "green-1")
    play(match, "0 fantastic-four", leaves_open="share-four")
    assert options_of(match, 0) == ["-> 1", "-> 2", "no"]
    play(match, *["0 -> 1"] * 4, "1 counterattack", leaves_open="share-four")
    assert options_of(match, 1) == ["-> 0", "-> 2"]


# 15.15 Countering Fantastic Four

SHARE = {"counter_fantastic_four": "share"}


@positive("counter_fantastic_four=share", "fantastic-four", "15.15", "R62")
def test_by_house_rule_a_victim_takes_over_only_the_own_share_and_the_others_draw_theirs() -> None:
    held = ["fantastic-four red-1", "blue-9", "counterattack red-3", "red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 3", leaves_open="counter-share")
    play(match, "1 no", "2 counterattack", "3 no", leaves_open="share-four")
    assert seen(match).counts == [1, 1, 1, 1]
    play(match, "2 -> 0", "2 -> 3", "0 no", "3 no", "2 wish blue")
    assert hands(match) == ["blue-3 red-1", "blue-1 blue-9", "red-3", "blue-2 blue-4 red-4"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@negative("counter_fantastic_four=whole", "fantastic-four", "15.15", "7.4", "R6")
def test_by_default_a_victim_takes_over_all_four_cards_and_the_others_draw_nothing() -> None:
    match = laid({}, "fantastic-four red-1", "blue-9", "counterattack red-3", "red-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 3", leaves_open="counter-share")
    play(match, "1 no", "2 counterattack", "3 no", leaves_open="share-four")
    play(match, *["2 -> 0"] * 4, "0 no", "2 wish blue")
    assert seen(match).counts == [5, 1, 1, 1]


@positive("counter_fantastic_four=share", "15.15", "R62", "7.5")
def test_several_victims_counter_at_once_and_the_last_in_order_wishes() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    facts = listen(match)
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 1", "0 -> 3", leaves_open="counter-share")
    play(match, "3 counterattack", "1 counterattack", leaves_open="share-four")
    counters = [line for line in told(facts) if line.startswith("counters")]
    assert counters == ["counters seat=1 other=0", "counters seat=3 other=0"]
    play(match, "1 -> 0", "1 -> 0", "1 -> 2", "3 -> 2", leaves_open="counter-share")
    play(match, "0 no", "2 no", "2 no", leaves_open="wish-colour")
    assert seen(match).asked == [3]
    play(match, "3 wish blue")
    assert hands(match) == ["blue-1 blue-2 red-1", "blue-9", "blue-3 blue-4 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "15.15", "R62", "7.3", "7.5")
def test_a_redirected_share_can_be_countered_again_and_the_last_of_all_wishes() -> None:
    held = ["fantastic-four counterattack red-1", "counterattack blue-9", "counterattack red-3"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 1", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "1 -> 0", "1 -> 0", "1 -> 2", leaves_open="counter-share")
    assert seen(match).asked == [0, 2]
    play(match, "0 counterattack", "2 counterattack", leaves_open="share-four")
    assert seen(match).asked == [2], "who comes first after the attacker goes on first"
    play(match, "2 -> 1", "0 -> 1", "0 -> 1", "1 no", "1 no", "0 wish blue")
    assert hands(match) == ["red-1", "blue-2 blue-3 blue-4 blue-9", "blue-1 red-3"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@boundary("counter_fantastic_four=share", "15.15", "7.2", "R29", "R62")
def test_one_share_may_lapse_while_the_other_is_redirected() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 3", "0 -> 3", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "3 counterattack", "1 no", "3 -> 0", "3 -> 0", "0 no", "3 wish blue")
    assert hands(match) == ["blue-2 blue-3 red-1", "blue-9", "blue-1 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "15.15", "7.2", "7.5", "R62")
def test_who_lets_the_share_lapse_wishes_all_the_same_if_nobody_has_countered_later() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3", "counterattack red-4"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 3", "0 -> 3", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "3 counterattack", "1 -> 0", "3 no", "0 no", "3 wish blue")
    assert hands(match) == ["blue-2 red-1", "blue-9", "blue-1 red-3", "red-4"]


@boundary("counter_fantastic_four=share", "counter_redirect=must", "15.13", "15.15")
def test_a_share_of_one_card_has_to_go_to_somebody_where_redirecting_is_a_duty() -> None:
    match = laid({**SHARE, **MUST_REDIRECT}, "fantastic-four red-1", "counterattack blue-9", "red-3")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", leaves_open="share-four")
    assert declined(match, "1 no") == ("must-attack", "15.13")
    play(match, "1 -> 0", "0 no", "1 wish blue")
    assert seen(match).counts == [2, 1, 4]


@boundary("counter_fantastic_four=share", "15.15", "R62", "7.1")
def test_who_has_countered_with_the_last_card_is_not_asked_when_a_share_comes_back() -> None:
    held = ["fantastic-four red-1", "counterattack", "counterattack red-3"]
    match = laid(SHARE, *held, draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 counterattack", "1 -> 0", "1 -> 0", "2 -> 1", "2 -> 1", "0 no", "2 wish blue")
    assert hands(match) == ["blue-1 blue-2 red-1", "blue-3 blue-4", "red-3"]


@boundary("counter_fantastic_four=share", "plus-one", "15.15", "R49", "R62")
def test_plus_one_adds_a_card_once_to_who_draws_two_shares() -> None:
    held = ["fantastic-four red-1", "counterattack blue-9", "red-3"]
    match = troubled(SHARE, *held, extra_draw=[1, 1, 1])
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 1", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 no", "1 -> 0", "1 -> 2", "0 no", "2 no", "1 wish blue")
    assert seen(match).counts == [1 + 1 + 1, 1, 1 + 3 + 1]


@boundary("counter_fantastic_four=share", "counter_wish=original", "15.14", "15.15")
def test_the_last_to_counter_a_share_wishes_as_the_house_rules_say() -> None:
    match = laid(
        {**SHARE, "counter_wish": "original"}, "fantastic-four red-1", "counterattack blue-9", "counterattack red-3"
    )
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", leaves_open="counter-share")
    play(match, "1 counterattack", "2 counterattack", "1 no", "2 no", leaves_open="wish-any")
    assert seen(match).asked == [2]


@negative("counter_fantastic_four=share", "15.15", "6.4")
def test_a_fantastic_four_that_nobody_counters_goes_on_as_ever() -> None:
    match = laid(SHARE, "fantastic-four red-1", "counterattack blue-9", "red-3", draw="blue-1 blue-2 blue-3 blue-4")
    play(match, "0 fantastic-four", "0 -> 2", "0 -> 1", "0 -> 1", "0 -> 2", "1 no", "2 no", "0 wish 7")
    assert hands(match) == ["red-1", "blue-2 blue-3 blue-9 counterattack", "blue-1 blue-4 red-3"]
