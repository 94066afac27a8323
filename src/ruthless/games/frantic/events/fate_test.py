"""Scenarios of the events that end the round, threaten to, or leave it to chance: Doomsday, Time Bomb and their like."""

from __future__ import annotations

from ruthless.testing import boundary, deal, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, before, seen, trouble

ONE_ROUND = {"limit": 1}


# Doomsday


@positive("doomsday", "9.3")
def test_doomsday_ends_the_round_with_fifty_points_for_everybody() -> None:
    match = before("doomsday", "black-3 red-1", "blue-9", "fuck-you green-9", scores=[0, 4, 0], options={"limit": 54})
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [50, 54, 50]


@negative("doomsday", "9.3", "R13", "R10")
def test_doomsday_neither_spares_an_empty_hand_nor_lets_nice_try_in() -> None:
    match = before("doomsday", "black-3", "nice-try", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [50, 50]


@boundary("doomsday", "9.3", "R13")
def test_doomsday_is_not_doubled_by_a_time_bomb() -> None:
    match = before("doomsday", "black-3 red-1", "blue-9", bomb=[1, 1], options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [50, 50]


# Finish Line


@positive("finish-line", "9.6")
def test_finish_line_ends_the_round_and_counts_the_hands() -> None:
    match = before("finish-line", "black-3 red-1", "blue-9 fantastic", "fuck-you", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1, 16, 42]


@negative("finish-line", "9.6", "R10")
def test_finish_line_cannot_be_stopped_by_nice_try() -> None:
    match = before("finish-line", "black-3", "nice-try blue-1", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [0, 8]


@boundary("finish-line", "9.6", "10.4", "R21")
def test_finish_line_counts_double_if_a_time_bomb_ticks_and_nobody_has_finished() -> None:
    match = before("finish-line", "black-3 red-1", "blue-9", bomb=[1, 1], options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [2, 18]


# Friday the 13th


@positive("friday-the-13th", "9.7")
def test_friday_the_13th_changes_nothing() -> None:
    match = before("friday-the-13th", "black-3 red-1", "blue-9")
    left = seen(match).draw
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "blue-9"]
    assert (seen(match).draw, seen(match).player, seen(match).demand) == (left, 1, "black-3")


@negative("friday-the-13th", "9.7", "4.4")
def test_friday_the_13th_does_not_lift_what_the_black_card_demands() -> None:
    match = before("friday-the-13th", "black-3 red-1", "red-9 blue-3")
    play(match, "0 black-3")
    assert refused(match, "1 red-9").rule == "4.4"


@boundary("friday-the-13th", "9.7", "8.1")
def test_friday_the_13th_lets_the_trigger_finish_with_the_black_card() -> None:
    match = before("friday-the-13th", "black-3", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3", "1 no")
    assert match.scores == [0, 9]


# Gambling Man


@positive("gambling-man", "9.8", "9.21")
def test_gambling_man_gives_all_cards_laid_to_the_highest() -> None:
    match = before("gambling-man", "black-3 red-1 blue-1", "red-5 red-7 blue-2", "red-6 green-1")
    play(match, "0 black-3", "1 red-5", "0 red-1", "2 red-6")
    assert hands(match) == ["blue-1", "blue-2 red-7", "green-1 red-1 red-5 red-6"]


@positive("gambling-man", "9.8", "8.2", "R31")
def test_gambling_man_makes_draw_two_who_has_no_number_of_the_colour() -> None:
    match = before(
        "gambling-man",
        *("black-3 red-1 blue-1", "gift:red blue-2", "black-6 green-1"),
        draw="blue-5 blue-6 green-5 green-6",
    )
    play(match, "0 black-3", "1 no", "2 no", "0 red-1")
    assert hands(match) == ["blue-1 red-1", "blue-2 blue-5 blue-6 gift:red", "black-6 green-1 green-5 green-6"]


@negative("gambling-man", "9.8")
def test_gambling_man_refuses_other_cards_and_refusing_to_bet() -> None:
    match = before("gambling-man", "black-3 red-1 blue-1", "red-5 gift:red black-7 blue-2")
    play(match, "0 black-3", leaves_open="bet")
    assert seen(match, 1).options == ["red-5"]
    assert {declined(match, f"1 {card}") for card in ("blue-2", "gift:red", "black-7")} == {("bet-colour", "9.8")}
    assert declined(match, "1 no") == ("must-bet", "9.8")
    assert declined(match, "1 red-1") == ("not-in-hand", "3.1")
    assert declined(match, "1 pass") == ("not-offered", "0")


@negative("gambling-man", "9.8", "9.21", "2.4")
def test_gambling_man_does_nothing_before_a_colour_was_played() -> None:
    match = deal("frantic", hands=["red-1", "blue-1"], start="black-3", events="gambling-man", ask_forced=True)
    assert hands(match) == ["red-1", "blue-1"]
    assert seen(match).player == 0


@boundary("gambling-man", "9.8", "R14", "8.2")
def test_gambling_man_gives_equal_highest_cards_to_the_first_in_order() -> None:
    match = before("gambling-man", "black-3 red-7 blue-1", "red-6 blue-2", "red-7 green-1")
    play(match, "0 black-3", "0 red-7", "1 red-6", "2 red-7")
    assert hands(match) == ["blue-1", "blue-2", "green-1 red-6 red-7 red-7"]


@boundary("gambling-man", "9.8", "R14")
def test_gambling_man_allows_any_number_of_the_colour_and_gives_a_sole_gambler_the_card_back() -> None:
    match = before("gambling-man", "black-3 blue-1", "red-2 red-9", draw="blue-5 blue-6")
    play(match, "0 black-3", "0 no", "1 red-9")
    assert hands(match) == ["blue-1 blue-5 blue-6", "red-2 red-9"]


@boundary("gambling-man", "9.8", "8.3", "10.1")
def test_gambling_man_makes_everybody_draw_if_nobody_can_bet_even_who_had_no_card() -> None:
    match = before("gambling-man", "black-3", "blue-1", draw="blue-5 blue-6 green-5 green-6")
    play(match, "0 black-3", "0 no", "1 no")
    assert hands(match) == ["green-5 green-6", "blue-1 blue-5 blue-6"]
    assert seen(match).player == 1


@boundary("gambling-man", "9.8", "R23", "10.5")
def test_gambling_man_finishes_who_loses_the_last_card() -> None:
    match = before("gambling-man", "black-3 red-1", "red-2", "red-9", options=ONE_ROUND)
    play(match, "0 black-3", "0 red-1", "1 red-2", "2 red-9", "2 no")
    assert match.scores == [0, 0, 12]


# Last Chance


@positive("last-chance", "13.8", "7.8")
def test_last_chance_triggers_an_event_for_the_last_card_before_nice_try_is_asked_for() -> None:
    match = before("last-chance friday-the-13th", "black-3 red-1", "blue-3", "green-9", options=ONE_ROUND)
    facts = listen(match)
    play(match, "0 black-3")
    assert seen(match).last_chance == [True, True, True]
    play(match, "1 blue-3", leaves_open="nice-try")
    assert told(facts) == [
        "plays seat=0 card=black-3",
        "event seat=0 event=last-chance",
        "last-chance-begins",
        "has-turn seat=1",
        "plays seat=1 card=blue-3",
        "takes-last-chance seat=1",
        "event seat=1 event=friday-the-13th",
    ]
    play(match, "0 no", "2 no")
    assert match.scores == [1, 0, 9]


@positive("last-chance", "13.8", "8.2", "10.1")
def test_whoever_shed_the_last_card_is_the_trigger_and_may_get_cards_again() -> None:
    match = before("expansion", "red-1 red-2", "red-4", "blue-9", turn=1, last_chance=[0, 1, 2])
    play(match, "1 red-4")
    assert seen(match).counts == [2 + 2, 3, 1 + 1]
    assert seen(match).player == 2


@positive("last-chance", "13.8")
def test_last_chance_comes_each_time_somebody_sheds_the_last_card() -> None:
    match = before(
        "crowdfunding friday-the-13th",
        "red-4",
        "red-5 blue-1",
        "red-6 blue-9",
        last_chance=[0, 1, 2],
        options=ONE_ROUND,
    )
    play(match, "0 red-4", "1 blue-1", "2 blue-9", "1 red-5", leaves_open="nice-try")
    assert seen(match).events == ["crowdfunding", "friday-the-13th"]
    match = before("crowdfunding friday-the-13th", "red-4", "red-5 red-1 blue-1", last_chance=[0, 1])
    play(match, "0 red-4", "1 red-1", "1 red-5", "0 red-1", leaves_open="nice-try")
    assert seen(match).events == ["crowdfunding", "friday-the-13th"]


@positive("last-chance", "13.8", "8.2", "R45", "10.5")
def test_of_several_who_shed_the_last_card_each_triggers_an_event_in_order_after_the_player() -> None:
    match = before(
        "vandalism friday-the-13th mating-season double-taxation",
        *("black-3 red-1", "red-2", "blue-9 blue-8", "red-4"),
        last_chance=[0, 1, 2, 3],
        options=ONE_ROUND,
    )
    facts = listen(match)
    play(match, "0 black-3", "2 no")
    assert [line for line in told(facts) if line.startswith("takes-last-chance")] == [
        "takes-last-chance seat=1",
        "takes-last-chance seat=3",
        "takes-last-chance seat=0",
    ]
    assert match.scores == [0, 0, 17 + 17, 0]


@positive("last-chance", "13.8", "R45", "R23")
def test_an_event_of_last_chance_that_empties_another_hand_brings_about_the_next() -> None:
    match = before(
        "vandalism friday-the-13th", "red-1", "red-9", "blue-9 red-2", last_chance=[0, 1, 2], options=ONE_ROUND
    )
    facts = listen(match)
    play(match, "0 red-1", "2 no")
    assert [line for line in told(facts) if line.startswith("event")] == [
        "event seat=0 event=vandalism",
        "event seat=1 event=friday-the-13th",
    ]
    assert match.scores == [0, 0, 9]


@positive("last-chance", "13.8", "gift", "5.6")
def test_who_gives_the_last_cards_away_takes_a_last_chance() -> None:
    match = before("friday-the-13th", "gift:red blue-1 blue-2", "blue-9", last_chance=[0, 1])
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-1", "0 blue-2", leaves_open="nice-try")
    assert seen(match).events == ["friday-the-13th"]


@positive("last-chance", "13.8", "counterattack", "7.1")
def test_a_last_card_played_out_of_turn_takes_a_last_chance_too() -> None:
    match = before("expansion", "skip:red blue-1", "counterattack", "blue-9", last_chance=[0, 1, 2])
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 no", "1 wish red")
    assert seen(match).events == ["expansion"]
    assert seen(match).counts == [1 + 2, 3, 1 + 1]


@positive("last-chance", "13.8", "lucky-bastard", "12.7")
def test_lucky_bastard_thrown_in_as_the_last_card_takes_a_last_chance_once_its_event_is_over() -> None:
    match = trouble(
        *("black-3 red-1", "lucky-bastard", "blue-9"),
        pile="red-3",
        events="third-time-lucky expansion",
        last_chance=[0, 1, 2],
        ask_forced=True,
    )
    play(match, "0 black-3", "0 no", "1 lucky-bastard", "2 no", "1 no", leaves_open="lucky-bastard")
    assert seen(match).counts == [1 + 3, 0, 1 + 3]
    play(match, "0 no", "2 no")
    assert seen(match).counts == [4 + 2, 3, 4 + 1]


@negative("last-chance", "13.8", "3.1")
def test_last_chance_does_nothing_while_everybody_holds_cards() -> None:
    match = before("doomsday", "red-1 red-2", "red-4 red-5", last_chance=[0, 1])
    play(match, "0 red-1", "1 draw", "1 pass", "0 draw", "0 red-2")
    assert seen(match).events == []


@negative("last-chance", "13.8", "R45")
def test_who_had_no_cards_when_last_chance_came_triggers_nothing() -> None:
    match = before("last-chance doomsday", "black-3", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3", leaves_open="nice-try")
    assert seen(match).last_chance == [False, True]
    play(match, "1 no")
    assert match.scores == [0, 9]


@negative("last-chance", "13.8", "R45")
def test_who_was_not_touched_by_last_chance_triggers_nothing() -> None:
    match = before("doomsday", "red-1", "blue-9", last_chance=[1], options=ONE_ROUND)
    play(match, "0 red-1", "1 no")
    assert match.scores == [0, 9]


@negative("last-chance", "13.8", "5.4", "second-chance", "R45")
def test_second_chance_as_the_last_card_makes_draw_and_is_no_last_chance() -> None:
    match = before("doomsday", "second-chance:red", "blue-9", draw="blue-1", last_chance=[0, 1])
    play(match, "0 second-chance:red", "0 draw", "0 pass")
    assert seen(match).events == []
    assert seen(match).counts == [1, 1]


@negative("last-chance", "13.8", "10.1", "R28")
def test_a_hand_that_was_empty_only_for_a_moment_takes_no_last_chance() -> None:
    match = before("third-time-lucky doomsday", "black-3", "blue-9", last_chance=[0, 1])
    play(match, "0 black-3")
    assert seen(match).events == ["third-time-lucky"]


@negative("last-chance", "13.8", "R45")
def test_of_several_only_those_take_a_last_chance_who_still_hold_nothing() -> None:
    match = before("vandalism third-time-lucky doomsday", "black-3 red-1", "red-2", "blue-9", last_chance=[0, 1, 2])
    play(match, "0 black-3")
    assert seen(match).events == ["vandalism", "third-time-lucky"]
    assert seen(match).counts == [3, 3, 4]


@negative("last-chance", "13.8", "2.2")
def test_last_chance_ends_with_the_round() -> None:
    match = trouble(
        "red-1", "blue-9", pile="red-3 mimicry lucky-bastard nice-try", events="finish-line", last_chance=[0, 1]
    )
    match.answer("red-1")
    assert (seen(match).round, seen(match).last_chance) == (2, [])


@boundary("last-chance", "13.8", "5.4", "10.2", "R45")
def test_second_chance_as_the_last_card_with_no_pile_left_takes_a_last_chance() -> None:
    cards = ("second-chance:red", "blue-9 red-4")
    match = trouble(
        *cards,
        pile="red-3 " + all_but("red-3", *cards, expansion=True),
        events="recession doomsday",
        last_chance=[0, 1],
        options=ONE_ROUND,
        ask_forced=True,
    )
    play(match, "0 second-chance:red", "0 draw", "1 blue-9")
    assert match.scores == [0, 4]


@boundary("last-chance", "13.8", "R45", "finish-line", "double-taxation")
def test_last_chance_is_taken_although_the_round_is_ending_anyway() -> None:
    match = before("finish-line double-taxation", "black-3", "blue-9", last_chance=[0, 1], options=ONE_ROUND)
    facts = listen(match)
    play(match, "0 black-3")
    assert match.scores == [0, 9 + 9]
    assert "round-ends text=finish-line" in told(facts)


@boundary("last-chance", "13.8", "R45", "7.10", "R9", "nice-try")
def test_nice_try_thrown_in_as_the_last_card_takes_a_last_chance_for_its_thrower() -> None:
    match = before(
        "friday-the-13th expansion", "red-1", "nice-try", "blue-9", last_chance=[0, 1, 2], draw="blue-1 blue-2 blue-4"
    )
    facts = listen(match)
    play(match, "0 red-1", "1 nice-try", "2 no", "1 wish red")
    assert [line for line in told(facts) if line.startswith("event")] == [
        "event seat=0 event=friday-the-13th",
        "event seat=1 event=expansion",
    ]
    assert seen(match).counts == [3 + 2, 3, 1 + 1]
    assert seen(match).player == 1


@boundary("last-chance", "13.8", "R45", "7.10", "R9")
def test_the_thrower_of_nice_try_has_finished_if_the_last_chance_brings_no_cards() -> None:
    match = before(
        "friday-the-13th mating-season", "red-1", "nice-try", "blue-9", last_chance=[0, 1, 2], options=ONE_ROUND
    )
    play(match, "0 red-1", "1 nice-try", "2 no", "1 wish red")
    assert match.over
    assert match.scores[1:] == [0, 9]
    assert match.scores[0] > 0


@boundary("last-chance", "13.8", "7.9")
def test_who_drew_three_after_nice_try_takes_a_last_chance_again_with_the_next_last_card() -> None:
    match = before(
        "friday-the-13th third-time-lucky",
        *("gift:red blue-5", "nice-try blue-9"),
        draw="red-1 red-1 red-2",
        last_chance=[0, 1],
    )
    play(match, "0 gift:red", "0 -> 1", "1 no", "0 blue-5", "1 nice-try", "1 wish red", "1 draw", "1 pass")
    play(match, "0 red-1", "1 draw", "1 pass", "0 red-1", "1 draw", "1 pass", "0 red-2")
    assert seen(match).events == ["friday-the-13th", "third-time-lucky"]
    assert seen(match).counts[0] == 3


@boundary("last-chance", "13.8", "R45", "robin-hood", "vandalism")
def test_who_got_cards_again_and_loses_them_in_the_next_event_takes_another_last_chance() -> None:
    match = before(
        "robin-hood vandalism friday-the-13th",
        *("blue-7 blue-8", "red-5 red-6 red-7", "red-1"),
        turn=2,
        last_chance=[0, 1, 2],
        options=ONE_ROUND,
    )
    facts = listen(match)
    play(match, "2 red-1", "0 no")
    assert [line for line in told(facts) if line.startswith("event")] == [
        "event seat=2 event=robin-hood",
        "event seat=1 event=vandalism",
        "event seat=2 event=friday-the-13th",
    ]
    assert match.scores == [15, 0, 0]


@boundary("last-chance", "13.8", "doomsday", "R45")
def test_the_event_of_a_last_chance_may_be_doomsday_for_the_finisher_too() -> None:
    match = before("doomsday", "red-1", "nice-try", last_chance=[0, 1], options=ONE_ROUND)
    play(match, "0 red-1")
    assert match.scores == [50, 50]


# Time Bomb


@positive("time-bomb", "9.18", "10.4", "R18")
def test_time_bomb_leaves_everybody_three_turns_after_this_one_and_then_all_counts_double() -> None:
    match = before(
        "time-bomb", "black-3 red-1", "blue-9", draw="blue-1 green-1 blue-2 green-2 blue-4 green-4", options=ONE_ROUND
    )
    facts = listen(match)
    play(match, "0 black-3")
    assert seen(match).bomb == [3, 2]
    for seat in (1, 0, 1, 0, 1):
        play(match, f"{seat} draw", f"{seat} pass")
    assert seen(match).bomb == [0, 0]
    play(match, "0 draw", "0 pass")
    assert match.over
    assert match.scores == [2 * (1 + 1 + 2 + 4), 2 * (9 + 1 + 2 + 4)]
    assert "round-ends text=bomb" in told(facts)


@positive("time-bomb", "9.18", "10.4")
def test_who_finishes_while_the_bomb_ticks_scores_minus_ten_and_the_others_ten_more() -> None:
    match = before("", "red-1", "blue-9", "fantastic", bomb=[1, 1, 1], options=ONE_ROUND)
    play(match, "0 red-1", "1 no", "2 no")
    assert match.scores == [-10, 19, 17]


@negative("time-bomb", "9.18", "R18")
def test_a_missed_turn_does_not_count_for_the_bomb() -> None:
    match = before("", "red-1 red-2", "blue-9", "blue-8", bomb=[1, 0, 2], skips=[1])
    play(match, "0 red-1")
    assert seen(match).player == 2
    assert seen(match).bomb[1:] == [0, 1]


@negative("time-bomb", "9.18", "R18", "5.4")
def test_second_chance_is_no_new_turn_for_the_bomb() -> None:
    match = before("", "second-chance:red red-1 red-2", "blue-9", bomb=[2, 2])
    left = seen(match).bomb[0]
    play(match, "0 second-chance:red", "0 red-1")
    assert seen(match).bomb == [left, 1]
    assert seen(match).player == 1


@negative("time-bomb", "9.18", "R10")
def test_nice_try_does_not_stop_the_explosion() -> None:
    match = before("", "red-1 red-2", "nice-try", bomb=[1, 0], options=ONE_ROUND)
    play(match, "0 red-1")
    assert match.scores == [4, 14]


@boundary("time-bomb", "9.18", "10.4", "7.9")
def test_the_bomb_goes_on_ticking_after_nice_try() -> None:
    match = before("", "red-1", "nice-try blue-9", bomb=[1, 1], draw="blue-1 blue-2 blue-4")
    left = seen(match).bomb[0]
    play(match, "0 red-1", "1 nice-try", "1 wish green")
    assert seen(match).bomb == [left, 0]
    assert seen(match).counts == [3, 1]


@boundary("time-bomb", "9.18", "8.1", "10.4")
def test_who_lights_the_bomb_with_the_last_card_has_finished_in_time() -> None:
    match = before("time-bomb", "black-3", "blue-9", options=ONE_ROUND)
    play(match, "0 black-3", "1 no")
    assert match.scores == [-10, 19]


@boundary("time-bomb", "9.18", "10.5", "R21")
def test_several_who_finish_while_the_bomb_ticks_score_minus_ten_each() -> None:
    match = before("vandalism", "black-3 red-1", "red-9", "blue-8", bomb=[1, 1, 1], options=ONE_ROUND)
    play(match, "0 black-3", "2 no")
    assert match.scores == [-10, -10, 18]


@boundary("time-bomb", "9.18", "2.4", "R18")
def test_a_bomb_lit_by_the_start_card_leaves_the_dealer_three_turns_as_well() -> None:
    match = deal("frantic", hands=["red-1", "blue-1"], start="black-3", events="time-bomb", dealer=1, ask_forced=True)
    assert seen(match).bomb == [2, 3]
    assert seen(match).player == 0


@boundary("last-chance", "plague", "13.8", "R45")
def test_who_sheds_the_last_card_a_second_time_within_a_plague_triggers_a_second_event() -> None:
    match = before(
        "plague crowdfunding mating-season friday-the-13th",
        *("red-7 red-9", "red-1", "green-9 blue-2 blue-4"),
        pile="red-3 mimicry lucky-bastard nice-try",
        turn=1,
        last_chance=[0, 1, 2],
        options={"limit": 1},
    )
    facts = listen(match)
    play(match, "1 red-1", "2 green-9", "0 red-9")
    assert told(facts).count("takes-last-chance seat=1") == 2
    assert match.over


@boundary("last-chance", "nice-try", "13.8", "7.10", "R9")
def test_who_throws_nice_try_as_the_last_card_wishes_if_a_last_chance_may_go_on() -> None:
    match = before("third-time-lucky", "red-1", "nice-try", "red-2 red-4", last_chance=[1])
    play(match, "0 red-1", "1 nice-try", "2 no", "1 wish red")
    assert seen(match).demand == "wish red"
    assert seen(match).counts == [6, 3, 5]
