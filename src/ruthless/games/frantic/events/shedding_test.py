"""Scenarios of the events that make people get rid of cards: Mating Season, Recession, Russian Roulette, Vandalism."""

from __future__ import annotations

from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import TROUBLE, all_but, before, seen

# Mating Season


@positive("mating-season", "9.10", "R30")
def test_mating_season_discards_pairs_and_triples_of_any_colour_black_ones_too() -> None:
    match = before("mating-season", "black-3 red-5 black-5 blue-1", "red-2 blue-2 green-2 green-9", "red-4 red-4 red-6")
    facts = listen(match)
    play(match, "0 black-3")
    assert hands(match) == ["blue-1", "green-9", "red-6"]
    assert told(facts)[2:] == [
        "discards seat=1 cards=['red-2', 'green-2', 'blue-2']",
        "discards seat=2 cards=['red-4', 'red-4']",
        "discards seat=0 cards=['black-5', 'red-5']",
        "has-turn seat=1",
    ]


@negative("mating-season", "9.10")
def test_mating_season_leaves_single_numbers_and_equal_specials() -> None:
    match = before("mating-season", "black-3 blue-3 fantastic fantastic", "gift:red gift:red red-1 blue-2")
    play(match, "0 black-3")
    assert hands(match) == ["blue-3 fantastic fantastic", "blue-2 gift:red gift:red red-1"]


@boundary("mating-season", "9.10", "10.5", "4.12")
def test_mating_season_can_finish_several_players_at_once() -> None:
    match = before("mating-season", "black-3 red-1 blue-1", "green-7 blue-7", "red-4 red-5", options={"limit": 1})
    play(match, "0 black-3", leaves_open="nice-try")
    assert seen(match).top == "black-3"
    play(match, "2 no")
    assert match.scores == [0, 0, 9]


@boundary("mating-season", "9.10", "7.8", "7.9", "R23")
def test_nice_try_answers_a_finish_through_mating_season_in_somebody_elses_turn() -> None:
    match = before("mating-season", "black-3 red-1", "green-7 blue-7", "red-4 nice-try", draw="blue-1 blue-2 blue-4")
    play(match, "0 black-3", "0 no", "2 nice-try", "2 wish green")
    assert hands(match) == ["red-1", "blue-1 blue-2 blue-4", "red-4"]
    assert seen(match).player == 1
    assert seen(match).demand == "wish green"


# Recession


@positive("recession", "9.13", "8.2", "4.12")
def test_recession_makes_each_player_discard_one_more_than_the_one_before() -> None:
    match = before("recession", "black-3 red-1 red-2 red-4 red-5", "blue-1 blue-2", "green-1 green-2 fuck-you")
    play(match, "0 black-3", "1 blue-2", "2 fuck-you", "2 green-1", "0 red-5", "0 red-4", "0 red-1")
    assert hands(match) == ["red-2", "blue-1", "green-2"]
    assert sorted(seen(match).pile[1:-1]) == ["blue-2", "fuck-you", "green-1", "red-1", "red-4", "red-5"]
    assert seen(match).top == seen(match).demand == "black-3"


@negative("recession", "9.13", "R17")
def test_recession_is_a_duty_and_takes_cards_of_the_own_hand_only() -> None:
    match = before("recession", "black-3 red-1 red-2 red-4", "blue-1 blue-2", "green-1 green-2")
    play(match, "0 black-3", leaves_open="discard")
    assert sorted(seen(match, 1).options or []) == ["blue-1", "blue-2"]
    assert (refused(match, "1 no").id, refused(match, "1 no").rule) == ("must-discard", "9.13")
    assert refused(match, "1 green-1").rule == "3.1"
    assert refused(match, "2 green-1").id == "not-asked"


@boundary("recession", "9.13", "10.5")
def test_recession_takes_all_cards_of_who_has_too_few() -> None:
    match = before("recession", "black-3 red-1", "blue-1 blue-2", "green-1", options={"limit": 1})
    play(match, "0 black-3", "1 blue-2", "2 green-1", "0 red-1", "1 no")
    assert match.over
    assert match.scores == [0, 1, 0]


@boundary("recession", "9.13", "8.3")
def test_recession_asks_nothing_of_who_has_no_cards() -> None:
    match = before("recession", "black-3", "blue-1 blue-2", options={"limit": 1})
    play(match, "0 black-3", "1 blue-2", "1 no")
    assert match.scores == [0, 1]


@boundary("recession", "9.13", "7.8", "7.9", "R23")
def test_all_who_finish_through_recession_draw_three_after_nice_try() -> None:
    match = before(
        "recession",
        *("black-3 red-1", "nice-try blue-2 blue-7", "green-1"),
        draw="blue-1 blue-3 blue-4 blue-5 blue-6 blue-8",
    )
    play(match, "0 black-3", "1 blue-2", "2 green-1", "0 red-1", "1 nice-try", "1 wish yellow")
    assert hands(match) == ["blue-5 blue-6 blue-8", "blue-7", "blue-1 blue-3 blue-4"]


# Russian Roulette

UNSHUFFLED = [2, 1]
"""The words that leave three cards in the order of their seats, so that the last one lies on top."""


@positive("russian-roulette", "13.12")
def test_russian_roulette_puts_a_card_of_everybodys_choice_on_the_draw_pile() -> None:
    match = before(
        "russian-roulette", "black-3 red-1 red-2", "blue-1 blue-2", "green-1 green-2", draw="yellow-9", luck=UNSHUFFLED
    )
    left = seen(match).draw
    play(match, "0 black-3", "2 green-1", "0 red-2", "1 blue-2")
    assert hands(match) == ["red-1", "blue-1", "green-2"]
    assert seen(match).draw == left + 3
    for seat in (1, 2, 0, 1):
        play(match, f"{seat} draw", f"{seat} pass")
    assert hands(match) == ["red-1 red-2", "blue-1 green-1 yellow-9", "blue-2 green-2"]


@positive("russian-roulette", "13.12")
def test_russian_roulette_mixes_the_cards_before_they_are_laid_down() -> None:
    match = before("russian-roulette", "black-3 red-1 red-2", "blue-1 blue-2", "green-1 green-2", luck=[0, 1])
    play(match, "0 black-3", "0 red-2", "1 blue-2", "2 green-1", "1 draw", "1 pass")
    assert hands(match)[1] == "blue-1 red-2"


@positive("russian-roulette", "13.12")
def test_russian_roulette_tells_everybody_only_their_own_card() -> None:
    match = before("russian-roulette", "black-3 red-1 red-2", "blue-1 blue-2")
    facts = listen(match)
    play(match, "0 black-3", "0 red-2", "1 blue-2")
    assert told(facts)[2:] == ["buries seat=0", "buries seat=1", "has-turn seat=1"]
    assert told(facts, 1)[2:] == ["buries seat=0", "buries-card seat=1 card=blue-2", "has-turn seat=1"]


@negative("russian-roulette", "13.12")
def test_russian_roulette_is_a_duty_and_moves_nothing_before_all_have_chosen() -> None:
    match = before("russian-roulette", "black-3 red-1 red-2", "blue-1 blue-2")
    play(match, "0 black-3", "1 blue-2", leaves_open="bury")
    assert hands(match) == ["red-1 red-2", "blue-1 blue-2"]
    assert refused(match, "0 blue-1").rule == "3.1"
    assert refused(match, "0 no").id == "not-offered"
    assert refused(match, "1 blue-1").id == "not-asked"


@negative("russian-roulette", "13.12", "8.1", "4.12")
def test_russian_roulette_is_no_play_so_that_a_black_card_triggers_nothing() -> None:
    match = before("russian-roulette doomsday", "black-3 red-1 red-2", "black-5 blue-2")
    play(match, "0 black-3", "0 red-1", "1 black-5")
    assert seen(match).pile == ["lucky-bastard", "mimicry", "red-3", "black-3"]
    assert seen(match).events == ["russian-roulette"]
    assert (seen(match).demand, seen(match).player) == ("black-3", 1)


@negative("russian-roulette", "13.12", "the-all-seeing-eye")
def test_after_russian_roulette_nobody_knows_any_longer_what_is_in_the_hands() -> None:
    match = before(
        "plague the-all-seeing-eye russian-roulette", "black-3 red-1 red-2", "blue-1 blue-2", "green-1 green-2"
    )
    play(match, "0 black-3", "0 ready", "1 ready", "2 ready", leaves_open="bury")
    assert seen(match, 0).known == [[], ["blue-1", "blue-2"], ["green-1", "green-2"]]
    play(match, "0 red-1", "1 blue-1", "2 green-1")
    assert [seen(match, seat).known for seat in (0, 1, 2, None)] == [[[], [], []]] * 4


@boundary("russian-roulette", "13.12", "R50", "curse", "fuck-you")
def test_russian_roulette_takes_the_curse_and_fuck_you_like_any_card() -> None:
    match = before("russian-roulette", "black-3 red-1 fuck-you", "blue-1 curse", luck=[1])
    play(match, "0 black-3", "0 fuck-you", "1 curse", "1 draw", "1 pass", "0 draw", "0 pass")
    assert hands(match) == ["fuck-you red-1", "blue-1 curse"]


@boundary("russian-roulette", "13.12", "8.3", "R50", "10.5", "R23")
def test_russian_roulette_asks_nothing_of_who_has_no_cards_and_can_finish_others() -> None:
    match = before("russian-roulette", "black-3", "blue-4", "green-1 green-2", options={"limit": 1})
    play(match, "0 black-3", "1 blue-4", "2 green-2", "2 no")
    assert match.scores == [0, 0, 1]


@boundary("russian-roulette", "13.12", "10.2", "R68")
def test_russian_roulette_fills_an_empty_draw_pile() -> None:
    cards = ("black-3 red-1 red-2", "blue-1 blue-2")
    match = before("russian-roulette", *cards, pile="red-3 " + all_but("red-3", *cards, expansion=True), luck=[1])
    assert seen(match).draw == 0
    play(match, "0 black-3", "0 red-1", "1 blue-1", "1 draw", "1 pass")
    assert hands(match) == ["red-2", "blue-1 blue-2"]
    assert (seen(match).draw, seen(match).ended) == (1, "")


@boundary("russian-roulette", "plague", "13.12", "10.2", "R68")
def test_a_pile_that_russian_roulette_fills_again_does_not_save_a_round_in_which_it_has_run_out() -> None:
    cards = ("black-3 red-1 red-2", "blue-1 blue-2")
    pile = "red-3 " + all_but("red-3", "green-1", *cards, expansion=True)
    events = "plague third-time-lucky russian-roulette"
    match = before(events, *cards, pile=pile, draw="green-1", options={"limit": 1})
    play(match, "0 black-3", leaves_open="bury")
    assert (seen(match).draw, seen(match).ended) == (0, "pile")
    play(match, "0 red-1", "1 blue-1")
    assert (match.over, match.scores, seen(match).draw) == (True, [2, 2 + 1], 2)


@boundary("russian-roulette", "last-chance", "13.12", "10.2", "R68")
def test_what_is_still_to_be_drawn_in_such_a_round_comes_from_the_filled_pile() -> None:
    cards = ("black-3 red-1", "blue-1 blue-2")
    match = before(
        "plague expansion russian-roulette third-time-lucky",
        *cards,
        pile="red-3 " + all_but("red-3", "green-1", *cards, expansion=True),
        draw="green-1",
        last_chance=[0, 1],
        options={"limit": 1},
    )
    play(match, "0 black-3", "0 red-1", "1 blue-2")
    assert (match.over, seen(match).draw, sum(match.scores)) == (True, 0, 1 + 2 + 1 + 1)


# Vandalism


@positive("vandalism", "9.20", "9.21")
def test_vandalism_discards_numbers_and_specials_of_the_colour_played_last() -> None:
    match = before("vandalism", "black-3 red-1 blue-1", "gift:red red-9 skip:blue", "red-2 yellow-2")
    play(match, "0 black-3")
    assert hands(match) == ["blue-1", "skip:blue", "yellow-2"]


@negative("vandalism", "9.20")
def test_vandalism_leaves_black_four_colour_and_other_coloured_cards() -> None:
    match = before("vandalism", "black-3 black-4 fuck-you", "fantastic gift:blue green-3")
    play(match, "0 black-3")
    assert hands(match) == ["black-4 fuck-you", "fantastic gift:blue green-3"]


@negative("vandalism", "9.20", "9.21", "2.4")
def test_vandalism_does_nothing_before_a_colour_was_played() -> None:
    match = deal("frantic", hands=["red-1 fantastic", "black-4"], start="black-3", events="vandalism", ask_forced=True)
    assert hands(match) == ["fantastic red-1", "black-4"]
    assert seen(match).events == ["vandalism"]


@negative("vandalism", "9.21", "R20")
def test_a_wished_colour_does_not_count_as_played() -> None:
    match = before("vandalism", "fantastic black-3 green-1 blue-1", "fantastic green-2 blue-2", pile="green-5")
    play(match, "0 fantastic", "0 wish blue", "1 fantastic", "1 wish 3", "0 black-3")
    assert hands(match) == ["blue-1", "blue-2"]


@negative("vandalism", "9.21", "4.12")
def test_discarded_cards_do_not_change_the_colour_played_last() -> None:
    match = before(
        "recession vandalism",
        *("black-3 blue-1 blue-2 blue-7 red-4 green-1", "fantastic blue-5 red-6 green-2"),
        *("black-7 blue-4 blue-6 red-9 green-4",),
    )
    play(match, "0 black-3", "1 blue-5", "2 blue-4", "2 blue-6", "0 blue-1", "0 blue-2", "0 blue-7")
    play(match, "1 fantastic", "1 wish 7", "2 black-7")
    assert hands(match) == ["green-1", "green-2", "green-4"]


@boundary("vandalism", "9.21", "R20")
def test_the_start_card_counts_as_colour_played_last() -> None:
    cards = ["black-3 red-1 blue-1", "red-2 blue-2"]
    match = deal("frantic", hands=cards, start="red-3", events="vandalism", ask_forced=True)
    play(match, "0 black-3")
    assert hands(match) == ["blue-1", "blue-2"]


@boundary("vandalism", "9.21", "R20")
def test_a_coloured_special_under_a_wish_still_gives_the_colour_played_last() -> None:
    match = before(
        "vandalism", "black-3 red-1 green-1", "red-2 green-2", pile="fantastic gift:green red-3", force="wish 3"
    )
    play(match, "0 black-3")
    assert hands(match) == ["red-1", "red-2"]


@boundary("vandalism", "9.20", "7.8", "7.9", "R23")
def test_vandalism_can_empty_hands_and_nice_try_answers_it() -> None:
    match = before("vandalism", "black-3 red-1", "red-2 nice-try blue-1", "gift:red red-2", draw="blue-4 blue-5 blue-6")
    play(match, "0 black-3", "1 nice-try", "1 wish blue")
    assert seen(match).counts == [3, 1, 3]
    assert seen(match, 2).hand == ["blue-4", "blue-5", "blue-6"]


@boundary("vandalism", "9.20", "colour-swap")
def test_vandalism_takes_a_card_of_two_colours_for_either_of_them() -> None:
    match = before(
        "vandalism",
        *("black-3 colour-swap:red-blue blue-1", "colour-swap:green-blue colour-swap:red-yellow"),
        options=TROUBLE,
    )
    play(match, "0 black-3", "0 no", "1 no")
    assert hands(match) == ["blue-1", "colour-swap:green-blue"]


@boundary("vandalism", "9.20", "10.5")
def test_vandalism_may_leave_nobody_with_a_card() -> None:
    match = before("vandalism", "black-3 red-1", "red-2", scores=[5, 6], options={"limit": 6})
    play(match, "0 black-3")
    assert match.over
    assert match.scores == [5, 6]
