"""Scenarios of the events that make people draw: Capitalism, Communism, Expansion, Market, Plus One and their like."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import before, before_with_short_pile, seen, trouble

WITHOUT_POINTS = {"scoring": "rounds"}

# Capitalism


@positive("capitalism", "13.2", "8.2")
def test_capitalism_doubles_every_hand_and_the_trigger_draws_last() -> None:
    match = before("capitalism", "black-3 red-1", "red-2 red-4", "red-6", draw="blue-1 blue-2 blue-4 blue-5")
    play(match, "0 black-3")
    assert hands(match) == ["blue-5 red-1", "blue-1 blue-2 red-2 red-4", "blue-4 red-6"]
    assert seen(match).player == 1


@positive("capitalism", "13.2")
def test_capitalism_says_aloud_how_many_are_drawn_but_not_which() -> None:
    match = before("capitalism", "black-3 red-1", "red-2 red-4", draw="blue-1 blue-2 blue-4")
    facts = listen(match)
    play(match, "0 black-3")
    assert told(facts)[2:] == ["draws seat=1 count=2", "draws seat=0 count=1", "has-turn seat=1"]
    assert told(facts, 1)[2:] == [
        "draws-cards seat=1 cards=['blue-1', 'blue-2']",
        "draws seat=0 count=1",
        "has-turn seat=1",
    ]
    assert seen(match, 0).known == seen(match).known == [[], []]


@negative("capitalism", "13.2", "8.3", "7.8")
def test_capitalism_gives_nothing_to_who_has_nothing_so_that_they_have_finished() -> None:
    match = before("capitalism", "black-3", "red-2", draw="blue-1", options={"limit": 1})
    play(match, "0 black-3", leaves_open="nice-try")
    play(match, "1 no")
    assert match.scores == [0, 3]


@negative("capitalism", "13.2", "7.7")
def test_capitalism_cannot_be_countered() -> None:
    match = before("capitalism", "black-3 red-1", "counterattack")
    play(match, "0 black-3")
    assert seen(match).counts == [2, 2]


@boundary("capitalism", "13.2", "10.2")
def test_capitalism_gives_what_the_pile_has_to_the_first_and_then_the_round_ends() -> None:
    match = before_with_short_pile("capitalism", "black-3 red-1", "red-2 red-4", "red-6", draw="blue-1 blue-2 blue-4")
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [1, 2 + 4 + 1 + 2, 6 + 4]


@boundary("capitalism", "13.2", "10.2")
def test_capitalism_that_takes_the_very_last_card_does_not_end_the_round() -> None:
    match = before_with_short_pile("capitalism", "black-3 red-1", "red-2", draw="blue-1 blue-2")
    play(match, "0 black-3")
    assert hands(match) == ["blue-2 red-1", "blue-1 red-2"]
    assert (seen(match).draw, seen(match).player) == (0, 1)


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
    assert [line.split()[0] for line in told(facts)[2:]] == ["discards"] * 3 + ["draws"] * 3 + ["has-turn"]
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


# Plus One


@positive("plus-one", "13.10", "3.2")
def test_plus_one_adds_a_card_to_every_draw_for_the_rest_of_the_round() -> None:
    match = before(
        "plus-one", "black-3 red-1", "yellow-2", "yellow-4", draw="blue-1 blue-2 blue-4 blue-5 blue-6 blue-7"
    )
    play(match, "0 black-3")
    assert seen(match).counts == [1, 1, 1]
    assert seen(match).extra_draw == [1, 1, 1]
    for seat in (1, 2, 0):
        play(match, f"{seat} draw", f"{seat} pass")
    assert hands(match) == ["blue-6 blue-7 red-1", "blue-1 blue-2 yellow-2", "blue-4 blue-5 yellow-4"]


@positive("plus-one", "13.10", "3.2")
def test_with_plus_one_any_card_just_drawn_may_be_played() -> None:
    match = trouble("blue-9", "yellow-2", pile="red-3", draw="red-5 red-6", extra_draw=[1, 1], ask_forced=True)
    play(match, "0 draw", leaves_open="play-or-pass")
    assert seen(match, 0).options == ["red-5", "red-6", "pass"]
    play(match, "0 red-6")
    assert hands(match) == ["blue-9 red-5", "yellow-2"]


@positive("plus-one", "13.10", "R49")
@pytest.mark.parametrize(
    ("event", "counts"),
    [
        ("third-time-lucky", [1 + 4, 2 + 4, 1 + 4]),
        ("mexican-standoff", [4, 4, 4]),
        ("expansion", [1 + 4, 2 + 2, 1 + 3]),
        ("communism", [1 + 2, 2, 1 + 2]),
        ("capitalism", [1 + 2, 2 + 3, 1 + 2]),
    ],
)
def test_plus_one_counts_once_for_each_who_has_to_draw_in_an_event(event: str, counts: list[int]) -> None:
    match = before(event, "black-3 red-1", "red-2 red-4", "red-5", extra_draw=[1, 1, 1])
    play(match, "0 black-3")
    assert seen(match).counts == counts


@positive("plus-one", "13.10", "gambling-man", "R31")
def test_plus_one_adds_to_the_penalty_of_gambling_man_but_not_to_the_stakes() -> None:
    match = before("gambling-man", "black-3 red-1", "red-2 blue-4", "blue-5", extra_draw=[1, 1, 1])
    play(match, "0 black-3", "0 red-1", "1 red-2", "2 no", leaves_open="nice-try")
    assert seen(match).counts == [0, 3, 1 + 3]


@positive("plus-one", "13.10", "14.4", "14.6", "R49")
@pytest.mark.parametrize(
    ("event", "answers", "counts"),
    [
        ("double-taxation", [], [1 + 2, 2 + 3]),
        ("seppuku", ["1 no", "0 no"], [1 + 3, 2 + 3]),
        ("seppuku", ["1 yes", "0 no"], [1 + 3, 2 + 5]),
    ],
)
def test_plus_one_adds_to_what_other_events_make_draw_without_points(
    event: str, answers: list[str], counts: list[int]
) -> None:
    cards = ("black-3 red-1", "red-2 red-4")
    match = before(event, *cards, draw="fantastic", extra_draw=[1, 1], options=WITHOUT_POINTS)
    play(match, "0 black-3", *answers)
    assert seen(match).counts == counts


@positive("plus-one", "13.10", "fantastic-four", "R49")
def test_plus_one_counts_once_for_each_victim_of_a_shared_fantastic_four() -> None:
    match = trouble(
        *("fantastic-four red-1", "blue-2", "blue-5", "blue-6"),
        pile="red-3",
        draw="green-1 green-2 green-4 green-5 green-6 green-7",
        extra_draw=[1, 1, 1, 1],
        ask_forced=True,
    )
    play(match, "0 fantastic-four", "0 -> 1", "0 -> 2", "0 -> 1", "0 -> 1", "1 no", "2 no", "0 wish blue")
    assert hands(match)[1:] == ["blue-2 green-1 green-2 green-6 green-7", "blue-5 green-4 green-5", "blue-6"]


@positive("plus-one", "13.10", "nice-try", "7.9")
def test_plus_one_makes_nice_try_cost_four_cards() -> None:
    match = trouble("red-1", "nice-try blue-9", pile="red-3", extra_draw=[1, 1], ask_forced=True)
    play(match, "0 red-1", "1 nice-try", "1 wish green")
    assert seen(match).counts == [4, 1]


@positive("plus-one", "13.10", "second-chance", "5.4")
def test_plus_one_adds_to_the_penalty_of_second_chance() -> None:
    match = trouble(
        "second-chance:red", "blue-9", pile="red-3", draw="blue-1 blue-2", extra_draw=[1, 1], ask_forced=True
    )
    play(match, "0 second-chance:red", "0 draw", "0 pass")
    assert hands(match)[0] == "blue-1 blue-2"
    assert seen(match).player == 1


@boundary("plus-one", "13.10", "equality", "R49")
def test_plus_one_makes_the_victim_of_equality_end_one_above() -> None:
    match = trouble(
        "equality red-1 red-2 red-4", "blue-9", "blue-8", pile="red-3", extra_draw=[1, 1, 1], ask_forced=True
    )
    play(match, "0 equality", "0 -> 1", "1 no", "0 wish green")
    assert seen(match).counts == [3, 4, 1]


@negative("plus-one", "13.10", "market", "R49")
def test_plus_one_adds_nothing_to_a_market_since_that_is_no_draw() -> None:
    match = before("market", "black-3 red-1", "red-2", draw="blue-1 blue-2", extra_draw=[1, 1])
    play(match, "0 black-3", "1 blue-1", "0 blue-2")
    assert seen(match).counts == [2, 2]


@negative("plus-one", "13.10", "seppuku", "russian-roulette", "R49")
@pytest.mark.parametrize(
    ("event", "answers", "counts", "taken"),
    [("seppuku", ["1 yes", "0 yes"], [2, 2], 2), ("russian-roulette", ["1 blue-4", "0 blue-1"], [1, 1], -2)],
)
def test_plus_one_adds_nothing_where_nobody_draws(
    event: str, answers: list[str], counts: list[int], taken: int
) -> None:
    match = before(event, "black-3 red-1 blue-1", "red-2 blue-4", extra_draw=[1, 1])
    left = seen(match).draw
    play(match, "0 black-3", *answers)
    assert seen(match).counts == counts
    assert seen(match).draw == left - taken


@negative("plus-one", "13.10", "communism")
def test_plus_one_adds_nothing_for_who_need_not_draw_in_communism() -> None:
    match = before("communism", "black-3 red-1", "red-2", extra_draw=[1, 1])
    play(match, "0 black-3")
    assert seen(match).counts == [1, 1]


@negative("plus-one", "13.10", "capitalism")
def test_plus_one_adds_nothing_for_who_has_nothing_to_double_in_capitalism() -> None:
    match = before("capitalism", "black-3", "red-2", extra_draw=[1, 1])
    play(match, "0 black-3", leaves_open="nice-try")
    assert seen(match).counts == [0, 1 + 2]


@boundary("plus-one", "13.10", "10.2")
def test_plus_one_ends_the_round_if_the_pile_has_only_the_card_that_would_have_done() -> None:
    match = before_with_short_pile("plus-one", "black-3 red-1", "yellow-2", draw="blue-1")
    play(match, "0 black-3", "1 draw")
    assert match.over
    assert match.scores == [1, 2 + 1]


@boundary("plus-one", "13.10", "8.1")
def test_plus_one_begins_after_the_turn_and_draws_nothing_by_itself() -> None:
    match = before("plus-one", "black-3", "yellow-2", options={"limit": 1})
    facts = listen(match)
    left = seen(match).draw
    play(match, "0 black-3", "1 no")
    assert "plus-one-begins" in told(facts)
    assert match.scores == [0, 2]
    assert seen(match).draw == left


@negative("plus-one", "13.10", "2.2")
def test_plus_one_ends_with_the_round() -> None:
    match = trouble("red-1", "blue-9", pile="red-3 mimicry nice-try", extra_draw=[1, 1])
    match.answer("red-1")
    assert (seen(match).round, seen(match).extra_draw) == (2, [])


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
