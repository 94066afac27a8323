"""Scenarios of the house rules about events: Recession, Gambling Man, gifts in turn, and hands that an event finds empty."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import Match
from ruthless.games.frantic.options import Options
from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
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
    assert declined(match, "1 red-8") == ("bet-lowest", "15.12")
    assert declined(match, "1 no") == ("must-bet", "15.12")
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
    assert declined(match, "1 no") == ("must-bet", "15.12")
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


# 15.20 A hand that was empty for a moment

AT_ONCE = {"empty_hand": "in_an_event", "limit": 1}
"""Who is without cards in an event has finished; and one round ends the match."""


@positive("empty_hand=in_an_event", "third-time-lucky", "15.20", "R28", "R65")
def test_who_triggers_an_event_with_the_last_card_has_finished_whatever_it_brings() -> None:
    match = before("third-time-lucky", "black-3", "blue-9", draw="red-1 red-2 red-4 red-5 red-6 red-7", options=AT_ONCE)
    facts = listen(match)
    play(match, "0 black-3", leaves_open="nice-try")
    assert (seen(match).counts, seen(match).ended, seen(match).asked) == ([3, 4], "finished", [0, 1])
    play(match, "0 no", "1 no")
    assert (match.over, match.scores) == (True, [18, 9 + 7])
    assert [line for line in told(facts) if "finish" in line] == ["finishes seat=0", "round-ends text=finished"]


@positive("empty_hand=in_an_event", "plague", "15.20", "13.9", "R65")
def test_a_hand_that_the_first_event_of_a_plague_has_emptied_ends_the_round_though_the_second_fills_it() -> None:
    events = "plague mating-season third-time-lucky"
    match = before(events, "black-3 blue-4 red-4", "blue-9", options={**Options.presets["swiss-2019"], "limit": 1})
    play(match, "0 black-3", leaves_open="nice-try")
    assert (seen(match).counts, seen(match).ended) == ([3, 4], "finished")
    play(match, "0 no", "1 no")
    assert match.over


@negative("empty_hand=in_the_end", "plague", "15.20", "10.1", "R28")
@pytest.mark.parametrize("events", ["third-time-lucky", "mexican-standoff", "plague third-time-lucky friday-the-13th"])
def test_by_default_a_hand_has_to_be_empty_in_the_end(events: str) -> None:
    match = before(events, "black-3", "blue-9")
    play(match, "0 black-3")
    assert (match.over, seen(match).round, seen(match).player, seen(match).ended) == (False, 1, 1, "")


@boundary("empty_hand=in_an_event", "mexican-standoff", "15.20", "9.12", "R65")
def test_a_mexican_standoff_finishes_everybody_because_all_are_without_cards_before_they_draw() -> None:
    draw = "red-1 red-2 red-4 blue-1 blue-2 blue-4"
    match = before("mexican-standoff", "black-3 red-5", "blue-9", draw=draw, options=AT_ONCE)
    facts = listen(match)
    play(match, "0 black-3", "0 no", "1 no")
    assert (match.over, match.scores) == (True, [7, 7])
    assert [line for line in told(facts) if line.startswith("finishes")] == ["finishes seat=1", "finishes seat=0"]


@boundary("empty_hand=in_an_event", "mexican-standoff", "curse", "15.20", "12.10", "R65")
def test_who_keeps_the_curse_in_a_mexican_standoff_was_never_without_cards() -> None:
    match = troubled(AT_ONCE, "black-9 red-5", "curse blue-9", events="mexican-standoff", pile="red-9 lucky-bastard")
    facts = listen(match)
    play(match, "0 black-9", "0 no", "1 no", leaves_open="nice-try")
    assert [line for line in told(facts) if line.startswith("finishes")] == ["finishes seat=0"]


@negative("empty_hand=in_an_event", "earthquake", "robin-hood", "tornado", "15.20", "R65")
@pytest.mark.parametrize(
    ("event", "presents"),
    [
        *[("earthquake", []), ("robin-hood", []), ("tornado", [])],
        ("merry-christmas", ["0 -> 1", "1 -> 2", "2 -> 0", "2 -> 0"]),
        ("surprise-party", ["0 red-1", "0 -> 1", "1 blue-1", "1 -> 0", "2 green-1", "2 -> 1"]),
    ],
)
def test_a_hand_that_goes_and_comes_at_one_moment_was_never_empty(event: str, presents: list[str]) -> None:
    match = before(event, "black-3 red-1", "blue-1", "green-1 green-2", options=AT_ONCE)
    play(match, "0 black-3", *presents)
    assert (match.over, seen(match).round, seen(match).ended) == (False, 1, "")


@boundary("empty_hand=in_an_event", "gifts=in_turn", "surprise-party", "15.20", "15.17", "R65")
def test_who_gives_the_last_card_in_turn_has_finished_before_the_next_present_comes() -> None:
    held = ["black-3 red-1 red-2", "blue-1", "green-1 green-2"]
    match = before("surprise-party", *held, options={**AT_ONCE, **IN_TURN})
    play(match, "0 black-3", "1 blue-1", "1 -> 2", "2 green-1", "2 -> 1", "0 red-1", "0 -> 1", leaves_open="nice-try")
    play(match, "0 no", "1 no", "2 no")
    assert (match.over, match.scores) == (True, [2, 1 + 1, 2 + 1])


@boundary("empty_hand=in_an_event", "trust-fall", "15.20", "13.14", "R65")
def test_who_has_caught_somebody_with_the_last_cards_has_finished_although_others_catch_them() -> None:
    match = before("trust-fall", "black-3 red-1 red-2", "blue-1 blue-2", "green-1 green-2", options=AT_ONCE)
    play(match, "0 black-3", "1 -> 2", "2 green-1", "2 green-2", "2 -> 0", "0 red-1", "0 red-2", leaves_open="trust")
    play(match, "0 -> 1", "1 blue-1", "1 blue-2", leaves_open="nice-try")
    assert (seen(match).counts, seen(match).ended) == ([2, 2, 2], "finished")


@positive("empty_hand=in_an_event", "nice-try", "15.20", "7.8", "7.9", "R65")
def test_nice_try_makes_who_has_finished_so_draw_three_more_and_the_round_goes_on() -> None:
    match = before("third-time-lucky", "black-3", "nice-try blue-9", "green-1", options=AT_ONCE)
    play(match, "0 black-3", "0 no", "1 nice-try", "2 no", "1 wish blue")
    assert (seen(match).counts, seen(match).player, seen(match).ended) == ([6, 4, 4], 1, "")
    play(match, "1 draw", "1 pass", "2 draw", "2 pass")
    assert (match.over, seen(match).round) == (False, 1)


@boundary("empty_hand=in_an_event", "nice-try", "15.20", "7.9", "R65")
def test_who_has_finished_so_and_throws_nice_try_draws_nothing_and_plays_on() -> None:
    draw = "nice-try red-2 red-4 blue-1 blue-2 blue-4 green-1 green-2 green-4"
    match = before("mexican-standoff", "black-3 red-5", "blue-9", "green-9", draw=draw, options=AT_ONCE)
    play(match, "0 black-3", "0 no", "1 nice-try", "2 no", "1 wish blue")
    assert (seen(match).counts, seen(match).player) == ([6, 2, 6], 1)


@boundary("empty_hand=in_an_event", "time-bomb", "15.20", "10.4", "R65")
def test_who_was_without_cards_in_an_event_has_beaten_the_time_bomb() -> None:
    draw = "red-1 red-2 red-4 blue-1 blue-2 blue-4"
    match = before("third-time-lucky", "black-3", "blue-9", draw=draw, bomb=[2, 2], options=AT_ONCE)
    play(match, "0 black-3", "0 no", "1 no")
    assert match.scores == [7 - 10, 9 + 7 + 10]


@boundary("empty_hand=in_an_event", "lucky-bastard", "15.20", "12.7", "R65")
def test_lucky_bastard_thrown_in_as_the_last_card_finishes_even_if_a_last_chance_brings_new_ones() -> None:
    match = troubled(
        {**AT_ONCE, "limit": 154},
        *("black-9 red-1", "lucky-bastard", "blue-9"),
        events="friday-the-13th third-time-lucky",
        last_chance=[0, 1, 2],
    )
    play(match, "0 black-9", "0 no", "1 lucky-bastard", "2 no", "1 no", "0 no", "2 no", leaves_open="nice-try")
    assert (seen(match).counts, seen(match).ended) == ([4, 3, 4], "finished")


@negative("empty_hand=in_an_event", "gift", "exchange", "15.20", "10.1", "R65")
def test_a_hand_that_a_special_card_empties_and_fills_again_still_has_finished_nothing() -> None:
    match = troubled(AT_ONCE, "exchange:red", "blue-1 blue-2 blue-9", pile="red-9")
    play(match, "0 exchange:red", "0 -> 1", "1 no")
    assert (match.over, seen(match).counts, seen(match).player) == (False, [2, 1], 1)


@boundary("empty_hand=in_an_event", "scoring=rounds", "15.20", "14.2", "R65")
def test_without_points_the_hand_worth_least_wins_the_round_that_ends_so() -> None:
    house = {**AT_ONCE, "scoring": "rounds", "rounds": 1}
    draw = "blue-1 blue-2 blue-4 red-7 red-8 red-9"
    match = before("third-time-lucky", "black-3", "blue-5", draw=draw, options=house)
    play(match, "0 black-3", "0 no", "1 no")
    assert (match.over, match.winners) == (True, [1])


# 15.21 Who pays in Gambling Man

NO_CARD = {"gambling_penalty": "no_card"}


@positive("gambling_penalty=no_card", "gambling-man", "15.21", "R31")
@pytest.mark.parametrize("special", ["gift:red", "colour-swap:red-blue"])
def test_by_house_rule_a_special_card_of_the_colour_saves_from_the_penalty(special: str) -> None:
    held = ["black-3 red-5", f"{special} blue-2", "blue-1"]
    match = troubled(NO_CARD, *held, pile="red-3 mimicry lucky-bastard", events="gambling-man", draw="green-1 green-2")
    play(match, "0 black-3", leaves_open="bet")
    assert [options_of(match, seat) for seat in range(3)] == [["red-5"], ["no"], ["no"]]
    play(match, "0 red-5", "1 no", "2 no")
    assert hands(match) == ["red-5", " ".join(sorted([special, "blue-2"])), "blue-1 green-1 green-2"]


@negative("gambling_penalty=no_number", "gambling-man", "15.21", "9.8", "R31")
def test_by_default_a_special_card_of_the_colour_saves_nobody() -> None:
    match = before("gambling-man", "black-3 red-5", "gift:red blue-2", draw="green-1 green-2")
    play(match, "0 black-3", "0 red-5", "1 no")
    assert seen(match).counts == [1, 4]


@negative("gambling_penalty=no_card", "gambling-man", "15.21", "9.8")
@pytest.mark.parametrize("hand", ["blue-2", "black-4 blue-2", "fantastic blue-2", "gift:blue"])
def test_who_has_no_card_of_the_colour_pays_all_the_same(hand: str) -> None:
    match = before("gambling-man", "black-3 red-5", hand, options=NO_CARD)
    play(match, "0 black-3", "0 red-5", "1 no")
    assert seen(match).counts == [1, len(hand.split()) + 2]


@boundary("gambling_penalty=no_card", "gambling_man=lowest_only", "15.21", "15.12")
def test_who_has_a_number_card_of_the_colour_lays_it_down_by_the_swiss_rules_too() -> None:
    swiss = Options.presets["swiss-2019"]
    match = before("gambling-man", "black-3 red-5", "red-7 red-8 gift:red", "gift:red blue-1", options=swiss)
    play(match, "0 black-3", leaves_open="bet")
    assert [options_of(match, seat) for seat in range(3)] == [["red-5"], ["red-7"], ["no"]]
    play(match, "0 red-5", "1 red-7", "2 no", leaves_open="nice-try")
    assert hands(match) == ["", "gift:red red-5 red-7 red-8", "blue-1 gift:red"]


@boundary("gambling_penalty=no_card", "gambling_man=second_lowest", "15.21", "R61")
def test_with_any_card_at_all_who_has_no_cards_draws_two_by_either_reading() -> None:
    house = {**NO_CARD, "gambling_man": "second_lowest"}
    match = before("gambling-man", "black-3", "green-2 blue-2", options=house)
    play(match, "0 black-3", "0 no", "1 green-2")
    assert seen(match).counts == [2, 2]


@boundary("gambling_penalty=no_card", "gambling-man", "15.21", "8.3")
def test_who_has_no_cards_at_all_has_none_of_the_colour() -> None:
    match = before("gambling-man", "black-3", "red-2 blue-2", options=NO_CARD)
    play(match, "0 black-3", "0 no", "1 red-2")
    assert seen(match).counts == [2, 2]
