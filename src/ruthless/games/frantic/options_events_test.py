"""Scenarios of the house rules about events: Recession, Gambling Man, and gifts in turn."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import Match
from ruthless.testing import boundary, declined, hands, negative, play, positive, refused
from ruthless.testing.frantic import before, options_of, seen, troubled

# 15.11 Recession


@positive("recession=may", "recession", "15.11", "9.13")
def test_in_a_recession_by_choice_everybody_discards_up_to_their_number() -> None:
    held = ["black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1 green-2"]
    match = before("recession", *held, options={"recession": "may"})
    play(match, "0 black-3", "1 blue-1", "2 green-1", "2 no", "0 red-1", "0 red-2", "0 red-4", leaves_open="nice-try")
    assert hands(match) == ["", "blue-2", "green-2"]


@positive("recession=may", "recession", "15.11")
def test_who_has_had_enough_of_a_recession_by_choice_is_not_asked_again() -> None:
    held = ["black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1 green-2"]
    match = before("recession", *held, options={"recession": "may"})
    play(match, "0 black-3", "1 no", "2 no", "0 red-1", "0 no")
    assert hands(match) == ["red-2 red-4", "blue-1 blue-2", "green-1 green-2"]


@negative("recession=may", "recession", "15.11", "9.13")
def test_nobody_discards_more_than_their_number_by_choice_either() -> None:
    match = before("recession", "black-3 red-1", "blue-1 blue-2 blue-4", "green-1", options={"recession": "may"})
    play(match, "0 black-3", "1 blue-1", leaves_open="discard")
    assert seen(match).asked == [2]


@negative("recession=must", "recession", "15.11", "9.13", "R17")
def test_by_default_everybody_has_to_discard_in_a_recession() -> None:
    match = before("recession", "black-3 red-1 red-2", "blue-1 blue-2")
    play(match, "0 black-3", leaves_open="discard")
    assert declined(match, "1 no") == ("must-discard", "9.13")


@boundary("recession=may", "recession", "15.11", "10.1")
def test_a_recession_by_choice_can_finish_a_round() -> None:
    match = before("recession", "black-3 red-1", "blue-1 blue-2", options={"recession": "may", "limit": 1})
    play(match, "0 black-3", "1 blue-1", "0 red-1", "1 no")
    assert (match.over, match.scores) == (True, [0, 2])


@boundary("recession=may", "recession=must", "curse", "15.11", "12.10", "R38")
@pytest.mark.parametrize("recession", ["may", "must"])
def test_who_holds_nothing_but_the_curse_keeps_it_in_any_recession(recession: str) -> None:
    pile = "red-3 mimicry lucky-bastard"
    held = ["black-3 red-1 red-2 red-4", "curse"]
    match = troubled({"recession": recession}, *held, pile=pile, events="recession")
    play(match, "0 black-3", leaves_open="discard")
    assert options_of(match, 1) == ["no"]
    assert declined(match, "1 curse") == ("curse-discarded", "12.10")
    play(match, "1 no", "0 red-1", "0 red-2")
    assert hands(match) == ["red-4", "curse"]


# 15.12 Gambling Man


def gamble(value: str, *held: str, **more: Any) -> Match:
    """Seat 0 can trigger Gambling Man with black-3 on a red 3."""
    return before("gambling-man", *held, options={"gambling_man": value}, **more)


@positive("gambling_man=classic", "gambling-man", "15.12", "9.8", "R14")
def test_by_default_any_number_card_of_the_colour_can_be_laid_down() -> None:
    match = gamble("classic", "black-3 red-1 red-7", "red-2 red-8 blue-1")
    play(match, "0 black-3", leaves_open="bet")
    assert (options_of(match, 0), options_of(match, 1)) == (["red-1", "red-7"], ["red-2", "red-8"])
    play(match, "0 red-1", "1 red-8")
    assert hands(match) == ["red-7", "blue-1 red-1 red-2 red-8"]


@positive("gambling_man=lowest_only", "gambling-man", "15.12")
def test_by_house_rule_only_the_lowest_number_card_of_the_colour_can_be_laid_down() -> None:
    match = gamble("lowest_only", "black-3 red-1 red-7 blue-1", "red-2 red-8 gift:red black-1")
    play(match, "0 black-3", leaves_open="bet")
    assert (options_of(match, 0), options_of(match, 1)) == (["red-1"], ["red-2"])
    assert refused(match, "1 red-8").id == "bet-lowest"
    play(match, "0 red-1", "1 red-2")
    assert hands(match) == ["blue-1 red-7", "black-1 gift:red red-1 red-2 red-8"]


@boundary("gambling_man=lowest_only", "gambling_man=classic", "15.12", "R14")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_of_equally_high_cards_the_first_in_order_of_play_takes_all(value: str) -> None:
    match = gamble(value, "black-3 red-5 blue-1", "red-1 blue-2", "red-5 blue-4")
    play(match, "0 black-3", "0 red-5", "1 red-1", "2 red-5")
    assert hands(match) == ["blue-1", "blue-2", "blue-4 red-1 red-5 red-5"]


@negative("gambling_man=lowest_only", "gambling_man=classic", "15.12", "9.8", "R31")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_who_has_no_number_card_of_the_colour_draws_two_by_either_reading(value: str) -> None:
    match = gamble(value, "black-3 red-5", "gift:red blue-2", draw="green-1 green-2")
    play(match, "0 black-3", leaves_open="bet")
    assert options_of(match, 1) == ["no"]
    play(match, "0 red-5", "1 no")
    assert hands(match) == ["red-5", "blue-2 gift:red green-1 green-2"]


@boundary("gambling_man=lowest_only", "gambling_man=classic", "15.12", "9.8")
@pytest.mark.parametrize("value", ["classic", "lowest_only"])
def test_before_a_colour_was_played_nothing_happens_by_either_reading(value: str) -> None:
    match = gamble(value, "black-3 red-5", "red-2", pile="fantastic", force="wish 3")
    play(match, "0 black-3")
    assert hands(match) == ["red-5", "red-2"]


@boundary("gambling_man=second_lowest", "15.12", "9.8")
def test_with_any_card_at_all_it_does_not_matter_whether_a_colour_was_played() -> None:
    match = gamble("second_lowest", "black-3 red-5 red-6", "red-2 red-7", pile="fantastic", force="wish 3")
    play(match, "0 black-3", "0 red-5", "1 red-2")
    assert hands(match) == ["red-2 red-5 red-6", "red-7"]


@positive("gambling_man=second_lowest", "fuck-you", "15.12", "R61")
def test_with_any_card_at_all_the_second_lowest_in_points_takes_them() -> None:
    match = gamble("second_lowest", "black-3 fuck-you red-1", "red-2 red-8", "fantastic blue-1", "black-9 green-1")
    play(match, "0 black-3", leaves_open="bet-any")
    assert options_of(match, 0) == ["fuck-you", "red-1"]
    play(match, "0 fuck-you", "1 red-2", "2 fantastic", "3 black-9")
    assert hands(match) == ["red-1", "red-8", "black-9 blue-1 fantastic fuck-you red-2", "green-1"]


@boundary("gambling_man=second_lowest", "15.12", "R61")
@pytest.mark.parametrize(
    ("bets", "winner"),
    [
        (["red-5", "blue-5", "green-5"], 2),
        (["red-2", "blue-2", "green-9"], 0),
        (["red-9", "blue-2", "green-2"], 2),
        (["red-7", "fantastic", "green-1"], 1),
        (["fantastic", "blue-1", "gift:green"], 2),
    ],
)
def test_of_equal_values_the_first_in_order_counts_as_the_lower(bets: list[str], winner: int) -> None:
    match = gamble("second_lowest", f"black-3 {bets[0]} red-4", f"{bets[1]} blue-4", f"{bets[2]} green-4")
    play(match, "0 black-3", *[f"{seat} {card}" for seat, card in enumerate(bets)])
    assert seen(match).counts == [4 if seat == winner else 1 for seat in range(3)]


@boundary("gambling_man=second_lowest", "curse", "15.12", "12.10")
def test_with_any_card_at_all_the_curse_can_be_laid_down() -> None:
    held = ["black-3 fantastic red-1", "curse red-2", "fuck-you red-4"]
    pile = "red-3 mimicry lucky-bastard"
    match = troubled({"gambling_man": "second_lowest"}, *held, pile=pile, events="gambling-man")
    play(match, "0 black-3", "0 fantastic", "1 curse", "2 fuck-you")
    assert hands(match) == ["red-1", "curse fantastic fuck-you red-2", "red-4"]


@negative("gambling_man=second_lowest", "15.12", "R61")
def test_with_any_card_at_all_who_has_cards_has_to_lay_one_down() -> None:
    match = gamble("second_lowest", "black-3 red-1", "green-2 blue-2")
    play(match, "0 black-3", leaves_open="bet-any")
    assert refused(match, "1 no").id == "must-bet"
    assert declined(match, "1 red-1") == ("not-in-hand", "3.1")


@boundary("gambling_man=second_lowest", "15.12", "R61", "8.3")
def test_who_has_no_cards_draws_two_and_a_sole_gambler_takes_the_card_back() -> None:
    match = gamble("second_lowest", "black-3", "green-2 blue-2", draw="red-7 red-8")
    play(match, "0 black-3", "0 no", "1 green-2")
    assert hands(match) == ["red-7 red-8", "blue-2 green-2"]


# 15.17 Gifts

IN_TURN = {"gifts": "in_turn"}


@positive("gifts=in_turn", "surprise-party", "15.17")
def test_in_a_surprise_party_in_turn_a_present_can_be_passed_on() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-1 blue-2", "green-1", options=IN_TURN)
    play(match, "0 black-3", leaves_open="party-card")
    assert seen(match).asked == [1]
    play(match, "1 blue-1", "1 -> 2", leaves_open="party-card")
    assert (seen(match).asked, seen(match).counts) == ([2], [1, 1, 2])
    play(match, "2 blue-1", "2 -> 0", "0 blue-1", "0 -> 1")
    assert hands(match) == ["red-1", "blue-1 blue-2", "green-1"]


@negative("gifts=together", "surprise-party", "15.17", "9.15", "R16")
def test_by_default_everybody_gives_at_once_from_the_hand_held_at_the_start() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", leaves_open="party-card")
    assert seen(match).asked == [0, 1, 2]
    play(match, "1 blue-1", "1 -> 2", leaves_open="party-card")
    assert declined(match, "2 blue-1") == ("not-in-hand", "3.1")
    assert seen(match).counts == [1, 2, 1]


@positive("gifts=in_turn", "merry-christmas", "15.17")
def test_at_christmas_in_turn_everything_received_is_given_on() -> None:
    match = before("merry-christmas", "black-3 red-1", "blue-1", "green-1", options=IN_TURN)
    play(match, "0 black-3", "1 -> 2", leaves_open="wrap")
    assert (seen(match).asked, seen(match).counts) == ([2], [1, 0, 2])
    play(match, "2 -> 0", "2 -> 1", leaves_open="wrap")
    assert (seen(match).asked, seen(match).counts) == ([0], [2, 1, 0])
    play(match, "0 -> 2", "0 -> 2", leaves_open="nice-try")
    assert seen(match).counts == [0, 1, 2]


@positive("gifts=together", "merry-christmas", "15.17", "9.11", "R16")
def test_at_christmas_all_at_once_nobody_gives_a_present_on() -> None:
    match = before("merry-christmas", "black-3 red-1", "blue-1", "green-1")
    play(match, "0 black-3", "1 -> 2", "2 -> 0", "0 -> 1")
    assert hands(match) == ["green-1", "red-1", "blue-1"]


@boundary("gifts=in_turn", "surprise-party", "15.17", "8.3")
def test_who_had_no_cards_gives_what_came_before_it_was_their_turn_to_give() -> None:
    match = before("surprise-party", "black-3", "blue-1 blue-2", "green-1 green-2", options=IN_TURN)
    play(match, "0 black-3", "1 blue-1", "1 -> 0", "2 green-1", "2 -> 1", leaves_open="party-card")
    play(match, "0 blue-1", "0 -> 2", leaves_open="nice-try")
    assert hands(match) == ["", "blue-2 green-1", "blue-1 green-2"]


@boundary("gifts=in_turn", "gifts=together", "surprise-party", "15.17", "8.3")
@pytest.mark.parametrize("gifts", ["in_turn", "together"])
def test_who_has_no_cards_to_give_is_passed_over(gifts: str) -> None:
    match = before("surprise-party", "black-3", "blue-1", "green-1", options={"gifts": gifts})
    play(match, "0 black-3", "1 blue-1", "1 -> 2", "2 green-1", "2 -> 1", leaves_open="nice-try")
    assert hands(match) == ["", "green-1", "blue-1"]


@positive("gifts=in_turn", "crowdfunding", "15.17", "13.3")
def test_crowdfunding_in_turn_asks_one_after_the_other_to_give_to_who_was_poorest_at_the_start() -> None:
    held = ["black-3 red-1", "blue-1 blue-2", "green-1 green-2 green-4"]
    match = before("crowdfunding", *held, options=IN_TURN)
    play(match, "0 black-3", leaves_open="fund")
    assert seen(match).asked == [1]
    play(match, "1 blue-1", leaves_open="fund")
    assert (seen(match).asked, seen(match).counts) == ([2], [2, 1, 3])
    play(match, "2 green-1")
    assert hands(match) == ["blue-1 green-1 red-1", "blue-2", "green-2 green-4"]


@positive("gifts=together", "crowdfunding", "15.17", "13.3")
def test_crowdfunding_together_asks_all_who_give_at_once() -> None:
    match = before("crowdfunding", "black-3 red-1", "blue-1 blue-2", "green-1 green-2 green-4")
    play(match, "0 black-3", leaves_open="fund")
    assert seen(match).asked == [1, 2]
    play(match, "2 green-1", leaves_open="fund")
    assert seen(match).counts == [1, 2, 3]
    play(match, "1 blue-1")
    assert hands(match) == ["blue-1 green-1 red-1", "blue-2", "green-2 green-4"]


@negative("gifts=in_turn", "earthquake", "15.17", "9.4")
def test_whole_hands_still_go_on_all_at_once() -> None:
    match = before("earthquake", "black-3 red-1", "blue-1", "green-1", options=IN_TURN)
    play(match, "0 black-3")
    assert hands(match) == ["green-1", "red-1", "blue-1"]
