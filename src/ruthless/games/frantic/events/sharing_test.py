"""Scenarios of the events in which cards go from hand to hand: Charity, Earthquake, Merry Christmas and their like."""

from __future__ import annotations

from ruthless.testing import boundary, negative, play, positive, refused
from ruthless.testing.frantic import before, hands, seen

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
    assert refused(match, "0 -> 0").rule == "9.11"
    assert refused(match, "0 no").id == "give-to-others"
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
