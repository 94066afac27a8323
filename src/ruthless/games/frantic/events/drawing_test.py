"""Scenarios of the events that make people draw: Communism, Expansion, Market, Mexican Standoff, Third Time Lucky."""

from __future__ import annotations

from ruthless.testing import boundary, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import before, before_with_short_pile, hands, seen

# Communism


@positive("communism", "9.2", "8.2")
def test_communism_fills_every_hand_up_to_the_largest_and_the_trigger_draws_last() -> None:
    match = before("communism", "black-3 red-1", "red-2 red-4 red-5", "red-6", draw="blue-1 blue-2 blue-4 blue-5")
    play(match, "0 black-3")
    assert hands(match) == ["blue-4 blue-5 red-1", "red-2 red-4 red-5", "blue-1 blue-2 red-6"]


@negative("communism", "9.2")
def test_communism_leaves_equal_hands_alone() -> None:
    match = before("communism", "black-3 red-1", "red-2", "red-6")
    left = seen(match).draw
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2", "red-6"]
    assert seen(match).draw == left


@boundary("communism", "9.2", "8.3", "10.1")
def test_communism_gives_the_trigger_cards_again_after_the_last_one() -> None:
    match = before("communism", "black-3", "red-1 red-2", draw="blue-1 blue-2")
    play(match, "0 black-3")
    assert hands(match) == ["blue-1 blue-2", "red-1 red-2"]
    assert seen(match).player == 1


@boundary("communism", "9.2", "10.2")
def test_communism_gives_what_the_pile_has_and_then_the_round_ends() -> None:
    match = before_with_short_pile(
        "communism", "black-3 red-1", "red-2 red-4 red-5", "red-6", draw="blue-1 blue-2 blue-4"
    )
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1 + 4, 2 + 4 + 5, 6 + 1 + 2]


# Expansion


@positive("expansion", "9.5", "8.2")
def test_expansion_makes_each_player_draw_one_more_than_the_one_before() -> None:
    match = before("expansion", "black-3 red-1", "red-2", "red-4", draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7")
    play(match, "0 black-3")
    assert hands(match) == ["blue-5 blue-6 blue-7 red-1", "blue-1 red-2", "blue-2 blue-4 red-4"]


@negative("expansion", "9.5", "7.7")
def test_expansion_cannot_be_countered() -> None:
    match = before("expansion", "black-3 red-1", "counterattack", "counterattack")
    play(match, "0 black-3")
    assert seen(match).counts == [4, 2, 3]
    assert seen(match).player == 1


@boundary("expansion", "9.5", "10.2")
def test_expansion_with_a_short_pile_serves_the_first_players_and_ends_the_round() -> None:
    match = before_with_short_pile("expansion", "black-3 red-1", "red-2", "red-4", draw="blue-1 blue-2")
    facts = listen(match)
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1, 2 + 1, 4 + 2]
    assert "round-ends text=pile" in told(facts)


@boundary("expansion", "9.5", "10.2")
def test_expansion_that_takes_the_very_last_cards_does_not_end_the_round() -> None:
    match = before_with_short_pile("expansion", "black-3 red-1", "red-2", draw="blue-1 blue-2 blue-4")
    play(match, "0 black-3")
    assert seen(match).draw == 0
    assert seen(match).player == 1
    assert hands(match) == ["blue-2 blue-4 red-1", "blue-1 red-2"]


# Market


@positive("market", "9.9", "8.2")
def test_market_lets_everybody_take_one_open_card_and_the_trigger_gets_the_last() -> None:
    match = before("market", "black-3 red-1", "red-2", "red-4", draw="blue-9 fantastic blue-1 green-5")
    play(match, "0 black-3", leaves_open="take-from-market")
    assert sorted(seen(match).market) == ["blue-1", "blue-9", "fantastic"]
    play(match, "1 fantastic", "2 blue-1", "0 blue-9")
    assert hands(match) == ["blue-9 red-1", "fantastic red-2", "blue-1 red-4"]
    assert seen(match).market == []


@negative("market", "9.9")
def test_market_refuses_cards_that_do_not_lie_there_and_players_whose_choice_it_is_not() -> None:
    match = before("market", "black-3 red-1", "red-2", "red-4", draw="blue-9 fantastic blue-1 green-5")
    play(match, "0 black-3", leaves_open="take-from-market")
    assert refused(match, "1 green-5").rule == "9.9"
    assert refused(match, "1 red-2").rule == "9.9"
    assert refused(match, "2 blue-9").id == "not-asked"
    play(match, "1 blue-9", leaves_open="take-from-market")
    assert refused(match, "2 blue-9").rule == "9.9"


@boundary("market", "9.9", "R15")
def test_market_with_too_few_cards_leaves_the_last_players_without_and_ends_the_round() -> None:
    match = before_with_short_pile("market", "black-3 red-1", "red-2", "red-4", draw="blue-9 blue-1")
    play(match, "0 black-3", "1 blue-1", "2 blue-9")
    assert match.over
    assert match.scores == [1, 2 + 1, 4 + 9]


@boundary("market", "9.9", "R15")
def test_market_with_no_card_at_all_asks_nobody_and_ends_the_round() -> None:
    match = before_with_short_pile("market", "black-3 red-1", "red-2", draw="")
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1, 2]


@boundary("market", "9.9", "8.3", "10.1")
def test_market_gives_a_card_to_who_has_none_and_the_exact_number_of_cards_suffices() -> None:
    match = before_with_short_pile("market", "black-3", "red-2", draw="blue-9 blue-1")
    play(match, "0 black-3", "1 blue-1", "0 blue-9")
    assert hands(match) == ["blue-9", "blue-1 red-2"]
    assert seen(match).player == 1


@boundary("market", "9.9")
def test_market_offers_equal_cards_once_and_keeps_the_other_for_the_next() -> None:
    match = before("market", "black-3 red-1", "red-2", "red-4", draw="blue-9 blue-9 blue-1")
    play(match, "0 black-3", leaves_open="take-from-market")
    assert sorted(seen(match, 1).options or []) == ["blue-1", "blue-9"]
    play(match, "1 blue-9", "2 blue-9", "0 blue-1")
    assert hands(match) == ["blue-1 red-1", "blue-9 red-2", "blue-9 red-4"]


# Mexican Standoff


@positive("mexican-standoff", "9.12", "8.2")
def test_mexican_standoff_replaces_every_hand_by_three_cards() -> None:
    match = before(
        "mexican-standoff",
        *("black-3 red-1", "red-2 red-5 red-6 fuck-you", "red-4"),
        draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7 green-1 green-2 green-4",
    )
    facts = listen(match)
    play(match, "0 black-3")
    assert [line.split()[0] for line in told(facts)[2:]] == ["discards"] * 3 + ["draws"] * 3
    assert hands(match) == ["green-1 green-2 green-4", "blue-1 blue-2 blue-4", "blue-5 blue-6 blue-7"]
    assert sorted(seen(match).pile[:-1]) == ["fuck-you", "red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]


@negative("mexican-standoff", "9.12", "4.12")
def test_mexican_standoff_discards_neither_decide_what_fits_nor_trigger_anything() -> None:
    match = before(
        "mexican-standoff friday-the-13th",
        *("black-3 gift:blue", "black-7 blue-9"),
        draw="blue-1 green-3 blue-9 blue-4 blue-5 blue-6",
    )
    play(match, "0 black-3")
    assert seen(match).top == seen(match).demand == "black-3"
    assert seen(match).events == ["mexican-standoff"]
    assert seen(match, 1).options == ["green-3", "draw"]
    assert seen(match).last_colour == "red"


@boundary("mexican-standoff", "9.12", "8.3", "10.1")
def test_mexican_standoff_gives_three_cards_to_who_had_none() -> None:
    match = before("mexican-standoff", "black-3", "red-2", draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7")
    play(match, "0 black-3")
    assert hands(match) == ["blue-5 blue-6 blue-7", "blue-1 blue-2 blue-4"]
    assert seen(match).player == 1


@boundary("mexican-standoff", "9.12", "10.2", "R10")
def test_mexican_standoff_with_a_short_pile_ends_the_round_for_good() -> None:
    match = before_with_short_pile(
        "mexican-standoff", "black-3 red-1", "red-2", "red-9", draw="blue-1 nice-try blue-2 blue-4"
    )
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [0, 1 + 7 + 2, 4]


# Third Time Lucky


@positive("third-time-lucky", "9.17", "8.2")
def test_third_time_lucky_makes_everybody_draw_three() -> None:
    match = before("third-time-lucky", "black-3 red-1", "red-2", draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7")
    play(match, "0 black-3")
    assert hands(match) == ["blue-5 blue-6 blue-7 red-1", "blue-1 blue-2 blue-4 red-2"]


@negative("third-time-lucky", "9.17")
def test_third_time_lucky_spares_nobody_and_takes_nobodys_turn() -> None:
    match = before("third-time-lucky", "black-3 red-1", "counterattack", "red-4", skips=[1])
    play(match, "0 black-3")
    assert seen(match).counts == [4, 4, 4]
    assert seen(match).player == 2


@boundary("third-time-lucky", "9.17", "10.2", "8.1")
def test_third_time_lucky_is_played_out_with_a_short_pile_and_then_the_round_ends() -> None:
    match = before_with_short_pile(
        "third-time-lucky", "black-3 red-1", "red-2", "red-4", draw="blue-1 blue-2 blue-4 blue-5"
    )
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1, 2 + 1 + 2 + 4, 4 + 5]


@boundary("third-time-lucky", "9.17", "8.3", "10.1")
def test_third_time_lucky_keeps_the_trigger_from_finishing() -> None:
    match = before("third-time-lucky", "black-3", "red-2 nice-try")
    play(match, "0 black-3")
    assert seen(match).counts == [3, 5]
    assert seen(match).player == 1
