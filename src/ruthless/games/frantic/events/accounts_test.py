"""Scenarios of the events that touch the accounts, with points and without: Double Taxation, Identity Theft, Seppuku."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, before, before_with_short_pile, seen

ONE_ROUND = {"limit": 1}
WITHOUT_POINTS = {"scoring": "rounds"}
ONE_ROUND_WITHOUT_POINTS = {"scoring": "rounds", "rounds": 1}
NOBODY_IS_ASKED = "red-3 mimicry lucky-bastard nice-try"
"""A pile with every card that could be thrown in, so that a round ends at once."""


# Double Taxation


@positive("double-taxation", "13.5", "8.2", "scoring=points")
def test_double_taxation_adds_the_three_dearest_cards_to_every_account_at_once() -> None:
    match = before(
        "double-taxation",
        *("black-3 red-1 red-2 blue-4 blue-5", "gift:red red-9 red-8 red-7 red-6", "blue-9 black-5 fantastic"),
        scores=[10, 20, 30],
    )
    facts = listen(match)
    play(match, "0 black-3")
    assert match.scores == [10 + 2 + 4 + 5, 20 + 9 + 8 + 7, 30 + 9 + 5 + 7]
    assert told(facts)[2:] == [
        "taxed seat=1 points=24",
        "taxed seat=2 points=21",
        "taxed seat=0 points=11",
        "account-changes seat=1 points=24 count=44",
        "account-changes seat=2 points=21 count=51",
        "account-changes seat=0 points=11 count=21",
        "has-turn seat=1",
    ]


@positive("double-taxation", "13.5", "curse", "fuck-you", "10.3")
def test_double_taxation_counts_the_curse_and_fuck_you_for_what_they_are_worth() -> None:
    match = before("double-taxation", "black-3 red-1", "fuck-you curse red-9 red-8")
    play(match, "0 black-3")
    assert match.scores == [1, 42 + 13 + 9]


@negative("double-taxation", "13.5")
def test_double_taxation_takes_no_card_and_the_round_goes_on() -> None:
    match = before("double-taxation", "black-3 red-1", "red-9 red-8")
    left = seen(match).draw
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-8 red-9"]
    assert (seen(match).draw, seen(match).player, seen(match).round) == (left, 1, 1)


@negative("double-taxation", "13.5", "11.1", "R22")
def test_an_account_that_reaches_the_limit_in_mid_round_does_not_end_the_match() -> None:
    match = before("double-taxation", "black-3 red-1 red-3", "blue-3 red-9", options={"limit": 5})
    play(match, "0 black-3")
    assert match.scores == [4, 12]
    assert not match.over
    play(match, "1 blue-3", "0 red-3", "1 draw", "1 pass")
    assert not match.over


@boundary("double-taxation", "11.1", "seppuku", "plague", "R22")
def test_an_account_that_was_beyond_the_limit_only_for_a_while_does_not_end_the_match() -> None:
    match = before(
        "plague double-taxation seppuku",
        *("black-3", "red-9 red-8", "red-1"),
        draw="green-1",
        scores=[0, 35, 0],
        pile=NOBODY_IS_ASKED,
        options={"limit": 50},
    )
    play(match, "0 black-3", "1 yes", "2 no", leaves_open="seppuku")
    assert match.scores == [0, 35 + 17 - 21, 1 + 21]
    match.answer("no")
    assert not match.over
    assert match.scores == [21, 31 + 17, 22 + 1]


@boundary("double-taxation", "13.5", "R52", "8.3")
def test_double_taxation_counts_all_cards_of_who_has_fewer_than_three() -> None:
    match = before("double-taxation", "black-3", "red-9 red-8", options=ONE_ROUND)
    play(match, "0 black-3", "1 no")
    assert match.scores == [0, 17 + 17]
    assert seen(match).sheet == [[0, 34]]


@boundary("double-taxation", "13.5", "R46", "doomsday")
def test_double_taxation_comes_on_top_of_the_hand_when_the_round_ends() -> None:
    match = before("plague double-taxation finish-line", "black-3 red-1", "red-9", options=ONE_ROUND)
    play(match, "0 black-3")
    assert match.scores == [1 + 1, 9 + 9]


@positive("double-taxation", "14.4", "R52", "scoring=rounds")
def test_without_points_who_holds_least_draws_one_card_the_next_two_and_so_on() -> None:
    match = before(
        "double-taxation",
        *("black-3 red-9", "red-4 red-5 red-6 red-7", "blue-1", "red-2"),
        draw="green-1 green-2 green-4 green-5 green-6 green-7 green-8 green-9 green-1 green-2",
        options=WITHOUT_POINTS,
    )
    facts = listen(match)
    play(match, "0 black-3")
    assert seen(match).counts == [1 + 3, 4 + 4, 1 + 1, 1 + 2]
    assert [line for line in told(facts) if line.startswith("draws")] == [
        "draws seat=1 count=4",
        "draws seat=2 count=1",
        "draws seat=3 count=2",
        "draws seat=0 count=3",
    ]
    assert "taxed seat=1 points=18" in told(facts)


@negative("double-taxation", "14.4", "scoring=rounds")
def test_without_points_double_taxation_changes_no_account() -> None:
    match = before("double-taxation", "black-3 red-1", "red-9", scores=[1, 2], options=WITHOUT_POINTS)
    play(match, "0 black-3")
    assert match.scores == [1, 2]


@boundary("double-taxation", "14.4", "R52")
def test_without_points_equal_totals_draw_equally_many_and_the_next_total_one_more() -> None:
    match = before("double-taxation", "black-3 red-5", "red-4", "blue-4", "red-2 blue-2", options=WITHOUT_POINTS)
    play(match, "0 black-3")
    assert seen(match).counts == [1 + 2, 1 + 1, 1 + 1, 2 + 1]


@boundary("double-taxation", "14.4", "2.1")
def test_without_points_eight_different_totals_draw_one_to_eight_cards() -> None:
    cards = [f"blue-{number}" for number in (8, 7, 6, 5, 4, 2, 1)]
    match = before("double-taxation", "black-3 red-9", *cards, options=WITHOUT_POINTS)
    play(match, "0 black-3")
    assert seen(match).counts == [1 + 8, 1 + 7, 1 + 6, 1 + 5, 1 + 4, 1 + 3, 1 + 2, 1 + 1]


@boundary("double-taxation", "14.4", "8.3", "10.1", "R52")
def test_without_points_who_has_no_cards_is_the_lowest_and_draws_one() -> None:
    match = before("double-taxation", "black-3", "red-9", options=WITHOUT_POINTS)
    play(match, "0 black-3")
    assert seen(match).counts == [1, 3]
    assert seen(match).player == 1


@boundary("double-taxation", "14.4", "10.2", "R58")
def test_without_points_double_taxation_on_a_short_pile_ends_the_round() -> None:
    cards = ("black-3 red-1", "red-9 red-8")
    match = before(
        "double-taxation",
        *cards,
        draw="blue-1",
        pile="red-3 " + all_but("red-3", "blue-1", *cards, expansion=True),
        options=ONE_ROUND_WITHOUT_POINTS,
    )
    play(match, "0 black-3")
    assert match.scores == [1, 0]


# Identity Theft


@positive("identity-theft", "13.7")
def test_identity_theft_swaps_the_highest_account_and_the_lowest() -> None:
    match = before("identity-theft", "black-3 red-1", "red-2", "red-4", scores=[20, 50, 10])
    facts = listen(match)
    play(match, "0 black-3")
    assert match.scores == [20, 10, 50]
    assert told(facts)[2:] == ["swaps-accounts seat=1 other=2", "has-turn seat=1"]


@positive("identity-theft", "13.7", "seppuku")
def test_identity_theft_swaps_accounts_below_zero_too() -> None:
    match = before("identity-theft", "black-3 red-1", "red-2", scores=[5, -21])
    play(match, "0 black-3")
    assert match.scores == [-21, 5]


@negative("identity-theft", "13.7", "R53")
def test_identity_theft_does_nothing_when_all_accounts_are_equal() -> None:
    match = before("identity-theft", "black-3 red-1", "red-2", "red-4", scores=[7, 7, 7])
    facts = listen(match)
    play(match, "0 black-3")
    assert match.scores == [7, 7, 7]
    assert told(facts)[2:] == ["nothing-happens", "has-turn seat=1"]


@negative("identity-theft", "13.7")
def test_identity_theft_moves_neither_hands_nor_places_nor_turns() -> None:
    match = before("identity-theft", "black-3 red-1", "red-2", "red-4", scores=[20, 50, 10], skips=[1])
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2", "red-4"]
    assert (seen(match).order, seen(match).player) == ([0, 1, 2], 2)


@boundary("identity-theft", "13.7", "R53", "8.2")
def test_identity_theft_takes_the_first_in_order_of_equal_accounts() -> None:
    match = before("identity-theft", "black-3 red-1", "red-2", "red-4", "red-5", scores=[9, 1, 9, 1])
    play(match, "0 black-3")
    assert match.scores == [9, 9, 1, 1]
    match = before("identity-theft", "red-1", "red-2", "black-3 red-4", "red-5", turn=2, scores=[9, 1, 9, 1])
    play(match, "2 black-3")
    assert match.scores == [1, 1, 9, 9]


@boundary("identity-theft", "13.7", "11.1")
def test_identity_theft_as_the_last_card_swaps_before_the_round_is_counted() -> None:
    match = before("identity-theft", "black-3", "red-9", scores=[40, 5], options={"limit": 49})
    play(match, "0 black-3", "1 no")
    assert match.over
    assert match.scores == [5, 49]


@positive("identity-theft", "14.5", "R53", "scoring=rounds")
def test_without_points_two_named_by_the_trigger_change_chairs_and_take_over_the_hands() -> None:
    match = before(
        "identity-theft", "black-3 red-1", "red-2 red-9", "red-4", "red-5", scores=[0, 2, 1, 0], options=WITHOUT_POINTS
    )
    facts = listen(match)
    play(match, "0 black-3", leaves_open="first-chair")
    assert seen(match, 0).options == ["-> 1", "-> 2", "-> 3", "-> 0"]
    play(match, "0 -> 1", leaves_open="second-chair")
    assert seen(match, 0).options == ["-> 2", "-> 3", "-> 0"]
    play(match, "0 -> 2")
    assert seen(match).order == [0, 2, 1, 3]
    assert hands(match) == ["red-1", "red-4", "red-2 red-9", "red-5"]
    assert match.scores == [0, 2, 1, 0]
    assert told(facts)[2:] == [
        "changes-chairs seat=1 other=2",
        "hands-on seat=1 other=2 count=2",
        "hands-on seat=2 other=1 count=1",
        "has-turn seat=2",
    ]


@positive("identity-theft", "14.5", "R53")
def test_without_points_turns_follow_the_new_places_from_then_on() -> None:
    match = before("identity-theft", "black-3 red-1", "blue-2", "blue-4", "blue-5", options=WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 1", "0 -> 3")
    for seat in (3, 2, 1, 0, 3):
        assert seen(match).player == seat
        play(match, f"{seat} draw", f"{seat} pass")


@positive("identity-theft", "14.5", "R53")
def test_without_points_a_trigger_who_changes_chairs_is_followed_by_the_new_neighbour() -> None:
    match = before("identity-theft", "black-3 red-1", "blue-2", "blue-4", "blue-5", options=WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 0", "0 -> 2")
    assert seen(match).order == [2, 1, 0, 3]
    assert hands(match) == ["blue-4", "blue-2", "red-1", "blue-5"]
    for seat in (3, 2, 1, 0, 3):
        assert seen(match).player == seat
        play(match, f"{seat} draw", f"{seat} pass")


@positive("identity-theft", "14.5", "R53", "skip", "time-bomb")
def test_without_points_missed_turns_and_bomb_counts_stay_with_the_person() -> None:
    match = before(
        "identity-theft",
        *("black-3 red-1", "blue-2", "blue-4", "blue-5"),
        skips=[2],
        bomb=[3, 1, 2, 3],
        options=WITHOUT_POINTS,
    )
    play(match, "0 black-3", "0 -> 1", "0 -> 2")
    assert seen(match).player == 1
    assert seen(match).bomb == [3, 0, 2, 3]
    assert seen(match).skips == [False] * 4


@positive("identity-theft", "14.5", "plus-one", "last-chance")
def test_without_points_what_lasting_events_do_to_people_stays_with_them() -> None:
    match = before(
        "identity-theft",
        *("black-3 red-1", "blue-2", "blue-4"),
        extra_draw=[0, 1, 0],
        last_chance=[1],
        options=WITHOUT_POINTS,
    )
    play(match, "0 black-3", "0 -> 1", "0 -> 2")
    assert seen(match).extra_draw == [0, 1, 0]
    assert seen(match).last_chance == [False, True, False]


@positive("identity-theft", "14.5")
def test_without_points_the_two_know_each_others_new_hand_and_nobody_else_does() -> None:
    match = before("identity-theft", "black-3 red-1", "blue-2", "blue-4", options=WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 1", "0 -> 2")
    assert seen(match, 1).known == [[], [], ["blue-2"]]
    assert seen(match, 2).known == [[], ["blue-4"], []]
    assert seen(match, 0).known == seen(match).known == [[], [], []]


@negative("identity-theft", "14.5")
def test_without_points_nobody_changes_chairs_with_themselves_and_only_the_trigger_names() -> None:
    match = before("identity-theft", "black-3 red-1", "blue-2", "blue-4", options=WITHOUT_POINTS)
    play(match, "0 black-3", leaves_open="first-chair")
    assert refused(match, "1 -> 2").id == "not-asked"
    assert declined(match, "0 -> 7") == ("no-such-seat", "2.1")
    assert refused(match, "0 no").id == "not-offered"
    play(match, "0 -> 1", leaves_open="second-chair")
    refusal = refused(match, "0 -> 1")
    assert (refusal.id, refusal.rule) == ("not-to-be-named", "14.5")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")


@boundary("identity-theft", "14.5", "2.1")
def test_without_points_two_players_swap_hands_and_play_on_in_turn() -> None:
    match = before("identity-theft", "black-3 red-1", "blue-2 blue-4", options=WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 1", "0 -> 0")
    assert hands(match) == ["blue-2 blue-4", "red-1"]
    assert seen(match).player == 1


@boundary("identity-theft", "14.5", "8.3", "R23", "14.2")
def test_without_points_who_takes_over_an_empty_hand_has_won_the_round() -> None:
    match = before("identity-theft", "black-3", "blue-2", "blue-4", options=ONE_ROUND_WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 0", "0 -> 2", "0 no", "1 no")
    assert match.scores == [0, 0, 1]


@boundary("identity-theft", "14.5", "R53", "2.5", "expansion", "plague")
def test_without_points_the_second_event_of_a_plague_follows_the_new_places() -> None:
    match = before(
        "plague identity-theft expansion", "black-3 red-1", "blue-2", "blue-4", "blue-5", options=WITHOUT_POINTS
    )
    play(match, "0 black-3", "0 -> 1", "0 -> 3")
    assert seen(match).counts == [1 + 4, 1 + 3, 1 + 2, 1 + 1]


@boundary("identity-theft", "14.5", "R53", "2.3")
def test_without_points_the_new_places_hold_for_the_next_round() -> None:
    match = before("identity-theft", "black-3", "blue-2", "blue-4", pile=NOBODY_IS_ASKED, options=WITHOUT_POINTS)
    play(match, "0 black-3", "0 -> 1", leaves_open="second-chair")
    match.answer("-> 2")
    assert (seen(match).round, seen(match).order) == (2, [0, 2, 1])


# Seppuku


@positive("seppuku", "13.13", "8.2")
def test_seppuku_rewards_a_number_and_punishes_another_card_and_cowards() -> None:
    match = before(
        "seppuku", "black-3 red-1", "blue-2", "blue-4", draw="green-9 fantastic gift:red", scores=[30, 30, 30]
    )
    facts = listen(match)
    play(match, "0 black-3", "1 yes", "2 yes", "0 no")
    assert match.scores == [30 + 21, 30 - 21, 30 + 42]
    assert told(facts)[2:] == [
        "turns-over seat=1 card=green-9",
        "account-changes seat=1 points=-21 count=9",
        "turns-over seat=2 card=fantastic",
        "account-changes seat=2 points=42 count=72",
        "does-not-dare seat=0",
        "account-changes seat=0 points=21 count=51",
        "has-turn seat=1",
    ]


@positive("seppuku", "13.13", "R51")
def test_a_black_number_is_a_number_for_seppuku_and_triggers_nothing() -> None:
    match = before("seppuku doomsday", "black-3 red-1", "blue-2", draw="black-7")
    play(match, "0 black-3", "1 yes", "0 no")
    assert match.scores == [21, -21]
    assert seen(match).events == ["seppuku"]


@positive("seppuku", "13.13", "R51", "4.12")
def test_the_card_turned_over_for_seppuku_goes_under_the_top_card_and_decides_nothing() -> None:
    match = before("seppuku", "black-3 red-1", "blue-2", draw="green-9 gift:blue")
    left = seen(match).draw
    play(match, "0 black-3", "1 yes", "0 yes")
    assert seen(match).pile[-4:] == ["red-3", "green-9", "gift:blue", "black-3"]
    assert (seen(match).demand, seen(match).last_colour) == ("black-3", "red")
    assert (seen(match).draw, seen(match).counts) == (left - 2, [1, 1])


@positive("seppuku", "13.13", "curse", "fuck-you")
def test_the_curse_and_fuck_you_are_no_numbers_for_seppuku() -> None:
    match = before("seppuku", "black-3 red-1", "blue-2", draw="curse fuck-you")
    play(match, "0 black-3", "1 yes", "0 yes")
    assert match.scores == [42, 42]


@negative("seppuku", "13.13")
def test_seppuku_asks_one_after_the_other_and_takes_only_yes_or_no() -> None:
    match = before("seppuku", "black-3 red-1", "blue-2", draw="green-9")
    play(match, "0 black-3", leaves_open="seppuku")
    assert seen(match, 1).options == ["yes", "no"]
    assert refused(match, "0 yes").id == "not-asked"
    assert refused(match, "1 pass").id == "not-offered"
    assert refused(match, "1 blue-2").id == "not-offered"


@negative("seppuku", "13.13", "11.1")
def test_seppuku_does_not_end_the_match_in_mid_round() -> None:
    match = before("seppuku", "black-3 red-1", "blue-2", scores=[0, 20], options={"limit": 30})
    play(match, "0 black-3", "1 no", "0 no")
    assert match.scores == [21, 41]
    assert not match.over


@boundary("seppuku", "13.13", "R22", "11.2")
def test_seppuku_may_bring_an_account_below_zero() -> None:
    match = before("seppuku", "black-3", "blue-2", draw="green-9", options=ONE_ROUND)
    play(match, "0 black-3", "1 yes", "0 no", "1 no")
    assert match.over
    assert (match.scores, match.winners) == ([21, -19], [1])


@boundary("seppuku", "13.13", "R51", "10.2")
def test_nobody_can_dare_once_the_pile_is_empty_but_that_ends_nothing() -> None:
    match = before_with_short_pile("seppuku", "black-3 red-1", "blue-2", "blue-4", draw="green-9")
    play(match, "0 black-3", "1 yes", leaves_open="seppuku")
    assert seen(match, 2).options == ["no"]
    refusal = refused(match, "2 yes")
    assert (refusal.id, refusal.rule) == ("nothing-to-turn-over", "13.13")
    play(match, "2 no", "0 no")
    assert match.scores == [21, -21, 21]
    assert (seen(match).player, seen(match).ended) == (1, "")


@boundary("seppuku", "13.13", "8.3")
def test_who_has_no_cards_is_asked_for_seppuku_too() -> None:
    match = before("seppuku", "black-3", "blue-2", draw="green-9 fantastic", options=ONE_ROUND)
    play(match, "0 black-3", "1 yes", "0 yes", "1 no")
    assert match.scores == [42, -19]


@positive("seppuku", "14.6", "scoring=rounds")
def test_without_points_a_number_lets_discard_two_another_card_costs_four_and_fear_costs_two() -> None:
    match = before(
        "seppuku",
        *("black-3 red-1", "blue-2 blue-4 blue-5", "blue-6"),
        draw="green-9 fantastic green-1 green-2 green-4 green-5 green-6 green-7",
        options=WITHOUT_POINTS,
    )
    play(match, "0 black-3", "1 yes", "1 blue-5", "1 blue-2", "2 yes", "0 no")
    assert hands(match) == ["green-6 green-7 red-1", "blue-4", "blue-6 green-1 green-2 green-4 green-5"]
    assert match.scores == [0, 0, 0]
    assert sorted(seen(match).pile[-5:-1]) == ["blue-2", "blue-5", "fantastic", "green-9"]


@positive("seppuku", "14.6")
def test_without_points_one_may_discard_fewer_cards_or_none() -> None:
    match = before(
        "seppuku",
        *("black-3 red-1 red-2 red-4", "blue-2 blue-4 blue-5", "blue-6 blue-7"),
        draw="green-9 green-8 green-7",
        options=WITHOUT_POINTS,
    )
    facts = listen(match)
    play(match, "0 black-3", "1 yes", "1 no", "2 yes", "2 blue-6", "2 no", "0 yes", "0 red-1", "0 red-2")
    assert hands(match) == ["red-4", "blue-2 blue-4 blue-5", "blue-7"]
    assert [line for line in told(facts) if line.startswith("discards")] == [
        "discards seat=2 cards=['blue-6']",
        "discards seat=0 cards=['red-1']",
        "discards seat=0 cards=['red-2']",
    ]


@negative("seppuku", "14.6", "12.10", "curse", "R38")
def test_without_points_the_curse_cannot_be_discarded_for_seppuku() -> None:
    match = before("seppuku", "black-3 red-1", "curse blue-2 blue-4", "blue-9", draw="green-9", options=WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", leaves_open="seppuku-discard")
    assert sorted(seen(match, 1).options or []) == ["blue-2", "blue-4", "no"]
    refusal = refused(match, "1 curse")
    assert (refusal.id, refusal.rule) == ("curse-discarded", "12.10")
    assert refused(match, "1 red-1").rule == "3.1"
    play(match, "1 blue-2", "1 blue-4", "2 no", "0 no")
    assert hands(match)[1] == "curse"


@boundary("seppuku", "14.6", "12.10", "curse", "R38")
def test_without_points_who_holds_only_the_curse_can_only_decline_to_discard() -> None:
    match = before("seppuku", "black-3 red-1", "curse", draw="green-9", options=WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", leaves_open="seppuku-discard")
    assert seen(match, 1).options == ["no"]
    play(match, "1 no", "0 no")
    assert hands(match)[1] == "curse"


@boundary("seppuku", "14.6", "10.1", "14.2", "R23")
def test_without_points_who_discards_the_last_cards_has_finished() -> None:
    match = before("seppuku", "black-3 red-1", "blue-2", draw="green-9", options=ONE_ROUND_WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", "1 blue-2", "0 no", "0 no")
    assert match.scores == [0, 1]


@boundary("seppuku", "14.6", "8.3")
def test_without_points_who_has_no_cards_has_nothing_to_discard_but_may_have_to_draw() -> None:
    match = before("seppuku", "black-3", "blue-2 blue-4", draw="green-9 green-8", options=ONE_ROUND_WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", "1 no", "0 yes", "1 no")
    assert match.scores == [1, 0]
    match = before("seppuku", "black-3", "blue-2 blue-4", draw="green-9 fantastic", options=WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", "1 no", "0 yes")
    assert seen(match).counts == [4, 2]


@boundary("seppuku", "14.6", "R51", "10.2")
def test_without_points_fear_of_an_empty_pile_ends_the_round() -> None:
    cards = ("black-3 red-1", "blue-9")
    match = before(
        "seppuku",
        *cards,
        draw="green-9",
        pile="red-3 " + all_but("red-3", "green-9", *cards, expansion=True),
        options=ONE_ROUND_WITHOUT_POINTS,
    )
    play(match, "0 black-3", "1 yes", "1 no", leaves_open="seppuku")
    assert refused(match, "0 yes").rule == "13.13"
    play(match, "0 no")
    assert match.over
    assert match.scores == [1, 0]


# The sheet and the next dealer


@positive("R57", "2.3", "seppuku")
def test_what_seppuku_added_counts_for_the_next_dealer() -> None:
    match = before("seppuku", "black-3", "red-9 red-8", "red-1", draw="green-9 fantastic", pile=NOBODY_IS_ASKED)
    play(match, "0 black-3", "1 yes", "2 yes", leaves_open="seppuku")
    match.answer("no")
    assert match.scores == [21, 17 - 21, 1 + 42]
    assert seen(match).sheet == [[21, -4, 43]]
    assert (seen(match).round, seen(match).dealer) == (2, 2)


@positive("R57", "2.3", "double-taxation")
def test_what_double_taxation_added_counts_for_the_next_dealer() -> None:
    cards = ("black-3", "red-9 blue-9 red-8 blue-8", "fuck-you")
    match = before("double-taxation", *cards, pile=NOBODY_IS_ASKED)
    match.answer("black-3")
    assert match.scores == [0, 34 + 26, 42 + 42]
    assert (seen(match).sheet, seen(match).dealer) == ([[0, 60, 84]], 2)


@positive("R57", "2.3", "doomsday", "double-taxation")
def test_doomsday_and_taxes_together_decide_who_deals() -> None:
    match = before("plague doomsday double-taxation", "black-3 red-1", "red-9", "red-8")
    match.answer("black-3")
    assert match.scores == [51, 59, 58]
    assert seen(match).dealer == 1


@negative("R57", "R53", "2.3", "identity-theft")
def test_a_stolen_account_does_not_count_as_scored_in_the_round() -> None:
    match = before("identity-theft", "black-3", "red-1", "red-8", scores=[50, 0, 10], pile=NOBODY_IS_ASKED)
    match.answer("black-3")
    assert match.scores == [0, 51, 18]
    assert seen(match).sheet == [[-50, 51, 8]]
    assert seen(match).dealer == 2


@boundary("R57", "R1", "seppuku")
def test_of_equal_sums_the_first_after_the_last_dealer_deals() -> None:
    match = before("seppuku", "black-3", "red-9", "blue-9", pile=NOBODY_IS_ASKED, dealer=1)
    play(match, "0 black-3", "1 no", "2 no", leaves_open="seppuku")
    match.answer("no")
    assert seen(match).sheet == [[21, 30, 30]]
    assert seen(match).dealer == 2


@boundary("R57", "10.4", "time-bomb", "seppuku")
def test_the_rows_of_the_sheet_sum_up_to_the_accounts_whatever_events_have_done() -> None:
    match = before(
        "plague identity-theft seppuku",
        *("black-3", "red-9", "blue-8"),
        draw="green-9 fantastic",
        scores=[0, 30, 12],
        bomb=[2, 2, 2],
        pile=NOBODY_IS_ASKED,
    )
    play(match, "0 black-3", "1 yes", "2 yes", leaves_open="seppuku")
    match.answer("no")
    assert match.scores == [30 + 21 - 10, 0 - 21 + 19, 12 + 42 + 18]
    assert seen(match).sheet == [[41, -32, 60]]


@boundary("14.3", "R57", "seppuku")
def test_without_points_the_hands_alone_decide_who_deals() -> None:
    cards = ("black-3", "red-9", "blue-1")
    match = before("seppuku", *cards, draw="green-9 green-8 green-7", pile=NOBODY_IS_ASKED, options=WITHOUT_POINTS)
    play(match, "0 black-3", "1 yes", "1 no", "2 yes", "2 no", leaves_open="seppuku")
    match.answer("yes")
    assert match.scores == [1, 0, 0]
    assert (seen(match).round, seen(match).dealer) == (2, 1)
