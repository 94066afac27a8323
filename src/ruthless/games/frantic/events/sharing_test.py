"""Scenarios of the events in which cards go from hand to hand: Charity, Distributor, Earthquake and their like."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import before, seen, trouble

# Black Hole


@positive("black-hole", "13.1")
def test_black_hole_brings_all_black_cards_of_the_others_to_the_trigger() -> None:
    match = before("black-hole", "black-3 red-1 black-9", "black-4 blue-1 black-5", "green-1", "black-6 green-2")
    play(match, "0 black-3")
    assert hands(match) == ["black-4 black-5 black-6 black-9 red-1", "blue-1", "green-1", "green-2"]
    assert seen(match).player == 1


@positive("black-hole", "13.1")
def test_black_hole_says_aloud_how_many_black_cards_a_hand_had_and_only_the_two_know_which() -> None:
    match = before("black-hole", "black-3 red-1", "black-4 blue-1 black-5", "green-1")
    facts = listen(match)
    play(match, "0 black-3")
    assert told(facts)[2:] == [
        "hands-over seat=1 other=0 count=2 text=black",
        "hands-over seat=2 other=0 count=0 text=black",
        "has-turn seat=1",
    ]
    assert told(facts, 2)[2] == told(facts)[2]
    assert told(facts, 1)[2] == told(facts, 0)[2] == "gives-cards seat=1 other=0 cards=['black-4', 'black-5']"
    assert sorted(seen(match, 1).known[0]) == ["black-4", "black-5"]
    assert seen(match, 2).known == seen(match).known == [[], [], []]


@positive("black-hole", "13.1", "the-all-seeing-eye")
def test_who_knew_of_a_black_card_knows_that_the_black_hole_has_it_now() -> None:
    match = before("plague the-all-seeing-eye black-hole", "black-3 red-1", "black-4 blue-1", "green-1")
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready")
    assert seen(match, 2).known == [["black-4", "red-1"], ["blue-1"], []]


@negative("black-hole", "13.1", "9.21")
def test_black_hole_leaves_all_other_cards_and_what_fits_as_they_are() -> None:
    match = before("black-hole", "black-3 red-1", "fantastic curse fuck-you blue-3", "green-1")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "blue-3 curse fantastic fuck-you", "green-1"]
    assert (seen(match).top, seen(match).demand) == ("black-3", "black-3")


@negative("black-hole", "13.1", "8.1")
def test_black_cards_that_come_through_black_hole_trigger_nothing() -> None:
    match = before("black-hole doomsday", "black-3 red-1", "black-4 blue-1")
    play(match, "0 black-3")
    assert seen(match).events == ["black-hole"]


@boundary("black-hole", "13.1", "8.3", "10.1")
def test_black_hole_may_give_the_trigger_cards_again_after_the_last_one() -> None:
    match = before("black-hole", "black-3", "black-4 blue-1")
    play(match, "0 black-3")
    assert hands(match) == ["black-4", "blue-1"]
    assert seen(match).player == 1


@boundary("black-hole", "13.1", "R23", "10.5")
def test_black_hole_finishes_who_held_nothing_but_black_cards() -> None:
    match = before("black-hole", "black-3 red-1", "black-4 black-5", "black-6", options={"limit": 1})
    play(match, "0 black-3", "0 no")
    assert match.scores == [1 + 4 + 5 + 6, 0, 0]


@boundary("black-hole", "13.1", "7.8", "7.9", "R23")
def test_nice_try_answers_a_finish_through_black_hole() -> None:
    match = before("black-hole", "black-3 red-1 nice-try", "black-4", draw="blue-1 blue-2 blue-4")
    play(match, "0 black-3", "0 nice-try", "0 wish blue")
    assert hands(match) == ["black-4 red-1", "blue-1 blue-2 blue-4"]


@boundary("black-hole", "13.1", "2.4")
def test_black_hole_of_a_start_card_goes_to_the_dealer() -> None:
    match = trouble(
        *("black-4 red-1", "red-2", "black-5 red-4"),
        start="black-3",
        dealer=1,
        events="black-hole",
        ask_forced=True,
    )
    play(match, "0 no", "1 no", "2 no")
    assert hands(match) == ["red-1", "black-4 black-5 red-2", "red-4"]


# Charity


@positive("charity", "9.1", "8.2")
def test_charity_lets_everybody_take_a_blind_card_from_the_largest_hand() -> None:
    match = before("charity", "black-3 red-1", "red-2", "blue-1 blue-2 blue-4 blue-5", luck=[2, 0])
    play(match, "0 black-3")
    assert hands(match) == ["blue-1 red-1", "blue-4 red-2", "blue-2 blue-5"]


@positive("charity", "9.1")
def test_charity_takes_from_each_of_several_largest_hands() -> None:
    match = before("charity", "black-3 red-1", "blue-1 blue-2 blue-4", "red-2", "green-1 green-2 green-4", luck=[0] * 4)
    play(match, "0 black-3")
    assert hands(match) == ["blue-2 green-2 red-1", "blue-4", "blue-1 green-1 red-2", "green-4"]


@negative("charity", "9.1", "R12")
def test_charity_does_nothing_when_all_hands_are_equal() -> None:
    match = before("charity", "black-3 red-1", "red-2", "blue-1")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2", "blue-1"]


@boundary("charity", "9.1", "R12", "8.2")
def test_charity_gives_nothing_to_later_takers_once_the_hand_has_run_out() -> None:
    match = before("charity", "black-3 red-1", "blue-1 blue-2", "red-2", "green-1", luck=[0, 0], options={"limit": 1})
    play(match, "0 black-3", leaves_open="nice-try")
    assert hands(match) == ["red-1", "", "blue-1 red-2", "blue-2 green-1"]
    play(match, "0 no", "2 no", "3 no")
    assert match.scores == [1, 0, 3, 3]


@boundary("charity", "9.1", "R12")
def test_charity_settles_at_the_start_who_has_the_most() -> None:
    match = before("charity", "black-3 red-1", "blue-1 blue-2 blue-4", "red-2 red-4", luck=[0, 0])
    play(match, "0 black-3")
    assert hands(match) == ["blue-2 red-1", "blue-4", "blue-1 red-2 red-4"]


@boundary("charity", "9.1", "8.3", "10.1", "4.10")
def test_charity_gives_a_card_to_who_has_none_even_fuck_you() -> None:
    match = before("charity", "black-3", "fuck-you blue-2", luck=[0])
    play(match, "0 black-3")
    assert hands(match) == ["fuck-you", "blue-2"]
    assert seen(match).player == 1


# Crowdfunding


@positive("crowdfunding", "13.3")
def test_crowdfunding_gives_the_smallest_hand_a_card_of_everybodys_choice() -> None:
    match = before("crowdfunding", "black-3 red-1 red-2", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", "0 red-2", "1 blue-1")
    assert hands(match) == ["red-1", "blue-2", "blue-1 green-1 red-2"]


@positive("crowdfunding", "13.3", "8.2")
def test_crowdfunding_gives_one_card_to_each_of_several_smallest_hands_in_order() -> None:
    match = before("crowdfunding", "black-3 red-1 red-2 red-4", "blue-1", "green-1 green-2 green-4", "yellow-1")
    play(match, "0 black-3", leaves_open="fund")
    assert [decision.question.args["other"] for decision in match.pending] == [1, 1]
    play(match, "0 red-1", "0 red-2", "2 green-4", "2 green-1")
    assert hands(match) == ["red-4", "blue-1 green-4 red-1", "green-2", "green-1 red-2 yellow-1"]


@positive("crowdfunding", "13.3")
def test_only_giver_and_taker_know_what_went_into_the_crowdfunding() -> None:
    match = before("crowdfunding", "black-3 red-1 red-2", "blue-1 blue-2", "green-1")
    facts = listen(match)
    play(match, "0 black-3", "0 red-2", "1 blue-1")
    assert told(facts)[2:] == ["gives seat=1 other=2 count=1", "gives seat=0 other=2 count=1", "has-turn seat=1"]
    assert told(facts, 0)[2:] == [
        "gives seat=1 other=2 count=1",
        "gives-cards seat=0 other=2 cards=['red-2']",
        "has-turn seat=1",
    ]
    assert seen(match, 0).known == [[], [], ["red-2"]]
    assert seen(match).known == [[], [], []]


@negative("crowdfunding", "13.3", "R55")
def test_crowdfunding_does_nothing_when_all_hold_equally_many() -> None:
    match = before("crowdfunding", "black-3 red-1", "blue-1", "green-1")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "blue-1", "green-1"]


@negative("crowdfunding", "13.3", "R16")
def test_crowdfunding_is_a_duty_and_moves_nothing_before_all_have_chosen() -> None:
    match = before("crowdfunding", "black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1", "yellow-1")
    play(match, "0 black-3", "0 red-1", "1 blue-1", leaves_open="fund")
    assert hands(match) == ["red-1 red-2 red-4", "blue-1 blue-2", "green-1", "yellow-1"]
    assert refused(match, "0 blue-2").rule == "3.1"
    assert refused(match, "0 no").id == "not-offered"
    assert declined(match, "0 red-1") == ("given-already", "13.3")
    assert refused(match, "2 green-1").id == "not-asked"


@boundary("crowdfunding", "13.3", "R55", "8.2", "10.1", "R23")
def test_crowdfunding_with_too_few_cards_serves_the_first_of_the_poorest() -> None:
    cards = ("black-3 red-1", "blue-2", "", "")
    match = before("crowdfunding", *cards, options={"limit": 1})
    play(match, "0 black-3", "0 red-1", "1 blue-2", leaves_open="nice-try")
    assert hands(match) == ["", "", "blue-2 red-1", ""]


@boundary("crowdfunding", "13.3", "8.3", "10.1")
def test_crowdfunding_gives_the_trigger_cards_again_after_the_last_one() -> None:
    match = before("crowdfunding", "black-3", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 black-3", "1 blue-1", "2 green-1")
    assert hands(match) == ["blue-1 green-1", "blue-2", "green-2"]
    assert seen(match).player == 1


@boundary("crowdfunding", "13.3", "4.10", "12.10", "curse", "fuck-you")
def test_crowdfunding_takes_the_curse_and_fuck_you_like_any_card() -> None:
    match = before("crowdfunding", "black-3 red-1 fuck-you", "curse blue-2", "green-1")
    play(match, "0 black-3", "0 fuck-you", "1 curse")
    assert hands(match) == ["red-1", "blue-2", "curse fuck-you green-1"]


@boundary("crowdfunding", "13.3", "gifts=in_turn", "15.17")
def test_crowdfunding_one_after_the_other_asks_in_order_and_the_poor_stay_the_same() -> None:
    match = before("crowdfunding", "black-3 red-1 red-2", "blue-1 blue-2", "green-1", options={"gifts": "in_turn"})
    play(match, "0 black-3", leaves_open="fund")
    assert refused(match, "0 red-1").id == "not-asked"
    play(match, "1 blue-1", leaves_open="fund")
    assert hands(match) == ["red-1 red-2", "blue-2", "blue-1 green-1"]
    play(match, "0 red-1")
    assert hands(match) == ["red-2", "blue-2", "blue-1 green-1 red-1"]


# Distributor


@positive("distributor", "13.4", "R54")
def test_distributor_hands_every_hand_out_anew_as_the_trigger_says() -> None:
    match = before("distributor", "black-3 red-1 red-2", "blue-1", "green-1 green-2 green-4")
    play(match, "0 black-3", leaves_open="packet")
    assert match.pending[0].question.args["other"] == 1
    play(match, "0 -> 2", "0 -> 0", "0 -> 1")
    assert hands(match) == ["blue-1", "green-1 green-2 green-4", "red-1 red-2"]
    assert seen(match).player == 1


@positive("distributor", "13.4", "R54")
def test_distributor_may_give_others_their_own_hand_back() -> None:
    match = before("distributor", "black-3 red-1 red-2", "blue-1", "green-1 green-2 green-4")
    facts = listen(match)
    play(match, "0 black-3", "0 -> 1", "0 -> 0", "0 -> 2")
    assert hands(match) == ["green-1 green-2 green-4", "blue-1", "red-1 red-2"]
    assert "keeps-hand seat=1" in told(facts)


@positive("distributor", "13.4", "R54")
def test_distributor_shows_all_hands_to_the_trigger_and_where_they_go_to_everybody() -> None:
    match = before("distributor", "black-3 red-1", "blue-1", "green-1 green-2")
    facts = listen(match)
    play(match, "0 black-3", "0 -> 2", "0 -> 0", "0 -> 1")
    assert told(facts)[2:] == [
        "looks-at-hand seat=0 other=1",
        "looks-at-hand seat=0 other=2",
        "hands-on seat=2 other=1 count=2",
        "hands-on seat=0 other=2 count=1",
        "hands-on seat=1 other=0 count=1",
        "has-turn seat=1",
    ]
    assert told(facts, 0)[2:4] == [
        "sees-hand seat=0 other=1 cards=['blue-1']",
        "sees-hand seat=0 other=2 cards=['green-1', 'green-2']",
    ]
    assert seen(match, 0).known == [[], ["green-1", "green-2"], ["red-1"]]
    assert seen(match, 1).known == [["blue-1"], [], []]
    assert seen(match, 2).known == [[], ["green-1", "green-2"], []]
    assert seen(match).known == [[], [], []]


@negative("distributor", "13.4")
def test_distributor_gives_each_hand_once_and_only_the_trigger_decides() -> None:
    match = before("distributor", "black-3 red-1", "blue-1", "green-1 green-2", "yellow-1")
    play(match, "0 black-3", "0 -> 2", leaves_open="packet")
    assert declined(match, "0 -> 2") == ("packet-not-free", "13.4")
    assert declined(match, "0 -> 7") == ("no-such-seat", "2.1")
    assert refused(match, "0 no").id == "not-offered"
    assert refused(match, "1 -> 3").id == "not-asked"
    assert hands(match) == ["red-1", "blue-1", "green-1 green-2", "yellow-1"]


@negative("distributor", "13.4")
def test_distributor_never_leaves_the_trigger_with_their_own_hand() -> None:
    match = before("distributor", "black-3 red-1", "blue-1", "green-1 green-2")
    play(match, "0 black-3", "0 -> 1", leaves_open="packet")
    assert seen(match, 0).options == ["-> 0"]
    refusal = refused(match, "0 -> 2")
    assert (refusal.id, refusal.rule) == ("packet-not-free", "13.4")
    play(match, "0 -> 0", leaves_open="packet")
    assert seen(match, 0).options == ["-> 2"]
    play(match, "0 -> 2")
    assert hands(match) == ["green-1 green-2", "blue-1", "red-1"]


@negative("distributor", "13.4", "9.4")
def test_distributor_moves_neither_turns_nor_accounts_nor_skips() -> None:
    match = before("distributor", "black-3 red-1", "blue-1", "green-1", scores=[5, 6, 7], skips=[1])
    play(match, "0 black-3", "0 -> 0", "0 -> 2", "0 -> 1")
    assert match.scores == [5, 6, 7]
    assert seen(match).player == 2


@boundary("distributor", "13.4")
def test_distributor_of_two_players_swaps_the_hands() -> None:
    match = before("distributor", "black-3 red-1 red-3", "blue-1 blue-2", ask_forced=False)
    play(match, "0 black-3", leaves_open="play-or-draw")
    assert hands(match) == ["blue-1 blue-2", "red-1 red-3"]


@boundary("distributor", "13.4", "R54", "8.3", "R23")
def test_distributor_hands_an_empty_hand_out_like_any_so_that_another_has_finished() -> None:
    match = before("distributor", "black-3", "blue-1", "green-4", options={"limit": 1})
    play(match, "0 black-3", "0 -> 2", "0 -> 0", "0 -> 1", "0 no", "1 no")
    assert match.scores == [1, 4, 0]


@boundary("distributor", "13.4", "2.1")
def test_distributor_of_eight_players_asks_for_each_of_them_and_the_trigger_last() -> None:
    numbers = ("1", "2", "4", "5", "6", "7", "8")
    match = before("distributor", "black-3 red-9", *(f"blue-{number}" for number in numbers))
    order: list[object] = []
    match.answer("black-3")
    for packet in (0, 1, 2, 3, 4, 5, 6, 7):
        order.append(match.pending[0].question.args["other"])
        match.answer(f"-> {packet}")
    assert order == [1, 2, 3, 4, 5, 6, 7, 0]
    assert hands(match) == ["blue-8", "red-9", "blue-1", "blue-2", "blue-4", "blue-5", "blue-6", "blue-7"]


@boundary("distributor", "13.4", "4.10", "curse")
def test_distributor_passes_the_curse_and_fuck_you_on_with_their_hand() -> None:
    match = before("distributor", "black-3 curse fuck-you", "blue-1")
    play(match, "0 black-3", "0 -> 0", "0 -> 1")
    assert hands(match) == ["blue-1", "curse fuck-you"]


# Earthquake


@positive("earthquake", "9.4", "4.10")
def test_earthquake_passes_every_hand_to_the_next_player() -> None:
    match = before("earthquake", "black-3 red-1 fuck-you", "blue-1", "green-1 green-2 green-4")
    play(match, "0 black-3")
    assert hands(match) == ["green-1 green-2 green-4", "fuck-you red-1", "blue-1"]


@negative("earthquake", "9.4")
def test_earthquake_moves_hands_but_neither_turns_nor_skips_nor_accounts() -> None:
    match = before("earthquake", "black-3 red-1", "blue-1", "green-1", skips=[1], scores=[5, 6, 7])
    play(match, "0 black-3")
    assert hands(match) == ["green-1", "red-1", "blue-1"]
    assert seen(match).player == 2
    assert match.scores == [5, 6, 7]


@boundary("earthquake", "9.4", "8.3", "10.1", "R23")
def test_earthquake_hands_on_an_empty_hand_so_that_another_player_has_finished() -> None:
    match = before("earthquake", "black-3", "blue-1", "green-4", options={"limit": 1})
    play(match, "0 black-3", "0 no", "2 no")
    assert match.scores == [4, 0, 1]


@boundary("earthquake", "9.4", "7.8")
def test_earthquake_may_bring_the_nice_try_that_stops_its_own_finisher() -> None:
    match = before("earthquake", "black-3", "blue-1 nice-try", "green-4", draw="blue-5 blue-6 blue-7")
    play(match, "0 black-3", "0 no", "2 nice-try", "2 wish red")
    assert hands(match) == ["green-4", "blue-5 blue-6 blue-7", "blue-1"]


# Merry Christmas


@positive("merry-christmas", "9.11")
def test_merry_christmas_shares_every_hand_out_among_the_others_at_will() -> None:
    match = before("merry-christmas", "black-3 red-1 red-2", "blue-1 fuck-you", "green-1")
    play(match, "0 black-3", "2 -> 0", "1 -> 2", "1 -> 0", "0 -> 1", "0 -> 2")
    assert hands(match) == ["fuck-you green-1", "red-1", "blue-1 red-2"]


@negative("merry-christmas", "9.11", "R16")
def test_merry_christmas_allows_no_gift_to_yourself_and_no_passing_on() -> None:
    match = before("merry-christmas", "black-3 red-1", "blue-1", "green-1")
    play(match, "0 black-3", leaves_open="wrap")
    assert declined(match, "0 -> 0") == ("give-to-others", "9.11")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")
    assert refused(match, "0 no").id == "not-offered"
    play(match, "0 -> 1", leaves_open="wrap")
    assert refused(match, "0 -> 1").id == "not-asked"
    assert hands(match) == ["red-1", "blue-1", "green-1"]
    play(match, "1 -> 2", "2 -> 0")
    assert hands(match) == ["green-1", "red-1", "blue-1"]


@boundary("merry-christmas", "9.11")
def test_merry_christmas_of_two_players_swaps_the_hands() -> None:
    match = before("merry-christmas", "black-3 red-1 red-3", "blue-1 blue-2 blue-3", ask_forced=False)
    play(match, "0 black-3", leaves_open="play-or-draw")
    assert hands(match) == ["blue-1 blue-2 blue-3", "red-1 red-3"]


@boundary("merry-christmas", "9.11", "8.3", "10.1", "R23")
def test_merry_christmas_leaves_without_cards_who_is_given_none() -> None:
    match = before("merry-christmas", "black-3", "blue-1 blue-2", "green-4", options={"limit": 1})
    play(match, "0 black-3", "1 -> 0", "1 -> 0", "2 -> 1", "0 no", "1 no")
    assert match.scores == [3, 4, 0]


@boundary("merry-christmas", "9.11", "7.8", "R23")
def test_nice_try_may_be_thrown_by_who_was_given_it_at_christmas() -> None:
    match = before("merry-christmas", "black-3", "blue-1 nice-try", "green-4", draw="blue-5 blue-6 blue-7")
    play(match, "0 black-3", "1 -> 0", "1 -> 0", "2 -> 1", "0 nice-try", "1 no", "0 wish green")
    assert hands(match) == ["blue-1", "green-4", "blue-5 blue-6 blue-7"]
    assert seen(match).player == 1


# Robin Hood


@positive("robin-hood", "9.14", "4.10")
def test_robin_hood_swaps_the_smallest_hand_and_the_largest() -> None:
    match = before("robin-hood", "black-3 red-1 red-2", "blue-1", "green-1 green-2 fuck-you")
    play(match, "0 black-3")
    assert hands(match) == ["red-1 red-2", "fuck-you green-1 green-2", "blue-1"]


@negative("robin-hood", "9.14")
def test_robin_hood_does_nothing_when_all_hold_equally_many() -> None:
    match = before("robin-hood", "black-3 red-1", "blue-1", "green-1")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "blue-1", "green-1"]


@boundary("robin-hood", "9.14", "8.2")
def test_robin_hood_takes_the_first_in_order_for_either_role() -> None:
    match = before("robin-hood", "black-3 red-1", "blue-1 blue-2", "green-1", "yellow-1 yellow-2")
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "green-1", "blue-1 blue-2", "yellow-1 yellow-2"]


@boundary("robin-hood", "9.14", "8.3", "10.1", "R23")
def test_robin_hood_swaps_an_empty_hand_away() -> None:
    match = before("robin-hood", "black-3", "blue-1 blue-2", "green-4", options={"limit": 1})
    play(match, "0 black-3", "0 no", "2 no")
    assert match.scores == [3, 0, 4]


# Surprise Party


@positive("surprise-party", "9.15", "4.10")
def test_surprise_party_gives_one_card_of_choice_to_a_player_of_choice() -> None:
    match = before("surprise-party", "black-3 red-1 fuck-you", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 black-3", "2 green-2", "2 -> 0", "0 fuck-you", "1 blue-1", "1 -> 0", "0 -> 2")
    assert hands(match) == ["blue-1 green-2 red-1", "blue-2", "fuck-you green-1"]


@negative("surprise-party", "9.15", "R16", "5.2")
def test_surprise_party_moves_nothing_before_all_have_chosen_from_their_own_cards() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 black-3", "1 blue-1", "1 -> 0", leaves_open="party-card")
    assert hands(match) == ["red-1", "blue-1 blue-2", "green-1 green-2"]
    assert refused(match, "0 blue-1").rule == "3.1"
    assert refused(match, "0 no").id == "not-offered"
    play(match, "0 red-1", "2 green-1", leaves_open="wrap")
    assert refused(match, "0 -> 0").rule == "9.15"


@boundary("surprise-party", "9.15", "8.3", "10.1")
def test_surprise_party_asks_nothing_of_who_has_no_cards_but_they_may_be_given_some() -> None:
    match = before("surprise-party", "black-3", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 black-3", "1 blue-2", "1 -> 2", "2 green-1", "2 -> 0")
    assert hands(match) == ["green-1", "blue-1", "blue-2 green-2"]


@boundary("surprise-party", "9.15", "R16", "10.5", "R23")
def test_surprise_party_can_finish_who_gives_the_last_card_and_gets_none() -> None:
    match = before("surprise-party", "black-3 red-1", "blue-4", "green-1", options={"limit": 1})
    play(match, "0 black-3", "0 red-1", "0 -> 1", "1 blue-4", "1 -> 2", "2 green-1", "2 -> 1", "1 no", "2 no")
    assert match.scores == [0, 1 + 1, 4]


# The All-Seeing Eye


@positive("the-all-seeing-eye", "9.16")
def test_the_all_seeing_eye_shows_every_hand_to_everybody() -> None:
    match = before("the-all-seeing-eye", "black-3 red-1", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", leaves_open="looked")
    assert seen(match, None).known == [["red-1"], ["blue-1", "blue-2"], ["green-1"]]
    assert seen(match, 1).known == [["red-1"], [], ["green-1"]]
    play(match, "2 ready", "0 ready", "1 ready")
    assert seen(match).player == 1


@negative("the-all-seeing-eye", "9.16")
def test_the_all_seeing_eye_stays_open_until_the_last_player_agrees_and_moves_nothing() -> None:
    match = before("the-all-seeing-eye", "black-3 red-1", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", "0 ready", "1 ready", leaves_open="looked")
    assert refused(match, "1 draw").id == "not-asked"
    assert refused(match, "2 draw").id == "not-offered"
    play(match, "2 ready")
    assert hands(match) == ["red-1", "blue-1 blue-2", "green-1"]


@boundary("the-all-seeing-eye", "9.16", "8.1")
def test_the_all_seeing_eye_does_not_keep_the_trigger_from_finishing() -> None:
    match = before("the-all-seeing-eye", "black-3", "blue-1 blue-2", options={"limit": 1})
    play(match, "0 black-3", "0 ready", "1 ready", "1 no")
    assert match.scores == [0, 3]


# Tornado


@positive("tornado", "9.19", "R19", "4.10")
def test_tornado_deals_all_hands_out_again_beginning_after_the_trigger() -> None:
    unshuffled = [5, 4, 3, 2, 1]
    match = before("tornado", "black-3 red-1 fuck-you", "blue-1 blue-2 blue-4", "green-1", luck=unshuffled)
    play(match, "0 black-3")
    assert hands(match) == ["blue-4 fuck-you", "blue-1 green-1", "blue-2 red-1"]


@negative("tornado", "9.19")
def test_tornado_neither_draws_nor_discards() -> None:
    match = before("tornado", "black-3 red-1 fuck-you", "blue-1 blue-2 blue-4", "green-1")
    left = seen(match).draw
    play(match, "0 black-3")
    assert sorted(" ".join(hands(match)).split()) == ["blue-1", "blue-2", "blue-4", "fuck-you", "green-1", "red-1"]
    assert seen(match).draw == left
    assert seen(match).pile == ["red-3", "black-3"]


@boundary("tornado", "9.19", "R19", "8.2")
def test_tornado_gives_odd_cards_to_the_first_in_order() -> None:
    match = before("tornado", "black-3 red-1 red-2 red-4 red-5", "blue-1", "green-1 green-2", "yellow-1 yellow-2")
    play(match, "0 black-3")
    assert seen(match).counts == [2, 3, 2, 2]


@boundary("tornado", "9.19", "8.3", "R23")
def test_tornado_with_fewer_cards_than_players_leaves_the_last_in_order_without() -> None:
    match = before("tornado", "black-3", "blue-1", "green-1", options={"limit": 1})
    play(match, "0 black-3", "1 no", "2 no")
    assert match.scores == [0, 1, 1]


# Trust Fall


@positive("trust-fall", "13.14", "8.2")
def test_trust_fall_lets_everybody_in_turn_name_somebody_who_gives_two_cards() -> None:
    match = before("trust-fall", "black-3 red-1 red-2", "blue-1 blue-2 blue-4", "green-1 green-2 green-4")
    play(match, "0 black-3", "1 -> 2", "2 green-1", "2 green-4", "2 -> 0", "0 red-1", "0 red-2", leaves_open="trust")
    assert hands(match) == ["", "blue-1 blue-2 blue-4 green-1 green-4", "green-2 red-1 red-2"]
    play(match, "0 -> 1", "1 green-4", "1 blue-2")
    assert hands(match) == ["blue-2 green-4", "blue-1 blue-4 green-1", "green-2 red-1 red-2"]


@positive("trust-fall", "13.14")
def test_only_the_two_know_what_was_given_in_a_trust_fall() -> None:
    match = before("trust-fall", "black-3 red-1", "blue-1", "green-1 green-2 green-4")
    facts = listen(match)
    play(match, "0 black-3", "1 -> 2", "2 green-1", "2 green-4", leaves_open="trust")
    assert told(facts)[2:] == ["gives seat=2 other=1 count=2"]
    assert told(facts, 1)[2:] == told(facts, 2)[2:] == ["gives-cards seat=2 other=1 cards=['green-1', 'green-4']"]
    assert seen(match, 2).known == [[], ["green-1", "green-4"], []]
    assert seen(match, 0).known == seen(match).known == [[], [], []]


@negative("trust-fall", "13.14")
def test_trust_fall_allows_nobody_to_name_themselves_or_to_be_silent() -> None:
    match = before("trust-fall", "black-3 red-1", "blue-1 blue-2", "green-1")
    play(match, "0 black-3", leaves_open="trust")
    assert seen(match, 1).options == ["-> 2", "-> 0"]
    assert declined(match, "1 -> 1") == ("not-to-be-named", "13.14")
    assert declined(match, "1 -> 7") == ("no-such-seat", "2.1")
    assert refused(match, "1 no").id == "not-offered"
    assert refused(match, "0 -> 1").id == "not-asked"


@negative("trust-fall", "13.14")
def test_trust_fall_makes_the_giver_choose_among_their_own_cards_each_of_them_once() -> None:
    match = before("trust-fall", "black-3 red-1", "blue-1", "green-1 green-2 green-2")
    play(match, "0 black-3", "1 -> 2", leaves_open="catch")
    assert refused(match, "1 green-1").id == "not-asked"
    assert refused(match, "2 blue-1").rule == "3.1"
    assert refused(match, "2 no").id == "not-offered"
    play(match, "2 green-1", leaves_open="catch")
    assert declined(match, "2 green-1") == ("given-already", "13.14")
    play(match, "2 green-2", leaves_open="trust")
    assert hands(match) == ["red-1", "blue-1 green-1 green-2", "green-2"]


@negative("trust-fall", "13.14", "7.7")
def test_trust_fall_cannot_be_countered() -> None:
    match = before("trust-fall", "black-3 red-1", "counterattack", "green-1")
    play(match, "0 black-3", "1 -> 0", "0 red-1", "2 -> 1", leaves_open="catch")
    assert sorted(seen(match, 1).options or []) == ["counterattack", "red-1"]


@boundary("trust-fall", "13.14", "R56")
def test_trust_fall_takes_one_card_from_who_holds_one_and_none_from_who_holds_none() -> None:
    match = before("trust-fall", "black-3", "blue-1", "green-1", options={"limit": 1})
    play(match, "0 black-3", "1 -> 2", "2 green-1", "2 -> 0", "0 -> 2", leaves_open="nice-try")
    assert hands(match) == ["", "blue-1 green-1", ""]
    play(match, "1 no")
    assert match.scores == [0, 2, 0]


@boundary("trust-fall", "13.14", "R56", "4.10", "12.10", "fuck-you", "curse")
def test_fuck_you_and_the_curse_may_be_given_in_a_trust_fall() -> None:
    match = before("trust-fall", "black-3 fuck-you curse red-1", "blue-1")
    play(match, "0 black-3", "1 -> 0", "0 curse", "0 fuck-you", "0 -> 1", "1 blue-1", "1 curse")
    assert hands(match) == ["blue-1 curse red-1", "fuck-you"]


@boundary("trust-fall", "13.14", "8.3", "10.1")
def test_trust_fall_keeps_the_trigger_from_finishing_as_the_last_to_be_helped() -> None:
    match = before("trust-fall", "black-3", "blue-1 blue-2", "green-1 green-2 green-4")
    play(match, "0 black-3", "1 -> 0", "2 -> 0", "0 -> 2", "2 green-2", "2 green-1")
    assert hands(match) == ["green-1 green-2", "blue-1 blue-2", "green-4"]
    assert seen(match).player == 1


@boundary("trust-fall", "13.14", "the-all-seeing-eye")
def test_who_did_not_see_a_trust_fall_forgets_the_hand_it_came_from() -> None:
    match = before("plague the-all-seeing-eye trust-fall", "black-3 red-1", "blue-1", "green-1 green-2 green-4")
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", "1 -> 2", "2 green-1", "2 green-4", leaves_open="trust")
    assert seen(match, 0).known == [[], ["blue-1"], []]
    assert seen(match, 1).known == [["red-1"], [], ["green-2"]]
    assert seen(match, 2).known == [["red-1"], ["green-1", "green-4", "blue-1"], []]
