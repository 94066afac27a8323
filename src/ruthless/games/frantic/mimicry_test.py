"""Scenarios for Mimicry: what it can become, where, in one's own turn and out of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ruthless import Match
from ruthless.games.frantic.cards import COLOURS, PAIRS
from ruthless.games.frantic.mimicry import GUISES
from ruthless.games.frantic.view import FranticView
from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import all_but, seen, trouble

FOUR_COLOUR = {
    *("counterattack", "equality", "fantastic", "fantastic-four", "inequality", "lucky-bastard", "nice-try"),
    "special-favours",
}
ONE_COLOUR = ("exchange", "gift", "second-chance", "skip", "thief", "troublemaker")
DRAW = "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-6"


def laid(*hands: str, **more: Any) -> Match:
    """The expansion, these hands and a red 9 on the pile; one round ends the match."""
    return trouble(*hands, **{"pile": "red-9", "options": {"limit": 1}, **more})


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


def of_colours(*colours: str) -> set[str]:
    """All guises of these colours, those of two colours too."""
    swaps = {f"colour-swap:{pair}" for pair in PAIRS if set(colours) & set(pair.split("-"))}
    return {f"{name}:{colour}" for name in ONE_COLOUR for colour in colours} | swaps


def offered(match: Match, seat: int = 0) -> set[str]:
    """The cards Mimicry can become now."""
    return {option.removeprefix("as ") for option in seen(match, seat).options or []}


# Every role


def carried_out(card: str, laid_down: list[str]) -> list[FranticView]:
    """Everybody's view, and the public's, after a card was played and every question answered in the same way.

    What shows that it was Mimicry is left out.
    """
    colour = card.partition(":")[2].partition("-")[0] or "red"
    match = trouble(
        *(
            f"{laid_down[0]} green-1 blue-1 {colour}-2 gift:{colour}",
            f"fantastic {colour}-3 {colour}-4",
            "fantastic red-8",
        ),
        pile=f"{colour}-9",
        draw=DRAW,
        events="expansion",
        luck=[1, 0],
        ask_forced=True,
    )
    for line in laid_down:
        match.answer(line, 0)
    while not {one.question.id for one in match.pending} <= {"play-or-draw", "play-again"}:
        for decision in match.pending:
            match.answer(min(decision.options, key=str), decision.seat)
    return [replace(seen(match, seat), top="", pile=[], guise="") for seat in (0, 1, 2, None)]


@positive("mimicry", "12.11")
@pytest.mark.parametrize("card", [str(guise.card) for guise in GUISES])
def test_mimicry_does_what_the_card_it_imitates_would_have_done(card: str) -> None:
    assert carried_out(card, ["mimicry", f"as {card}"]) == carried_out(card, [card])


@positive("mimicry", "12.11", "12.12", "R35")
def test_on_a_colour_it_becomes_any_four_colour_special_and_those_of_that_colour() -> None:
    match = laid("mimicry red-1", "red-2")
    play(match, "0 mimicry", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR | of_colours("red")


@negative("mimicry", "12.12")
@pytest.mark.parametrize("force", ["red-5", "skip:red", "wish red", "swap red"])
def test_a_coloured_card_has_to_be_of_the_colour_in_force(force: str) -> None:
    match = laid("mimicry red-1", "red-2", force=force)
    play(match, "0 mimicry", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR | of_colours("red")
    for card in ("gift:blue", "skip:green", "thief:yellow", "colour-swap:green-blue"):
        assert declined(match, f"0 as {card}") == ("imitate-colour", "12.12")


@negative("mimicry", "12.12", "4.2")
def test_an_equal_symbol_does_not_help() -> None:
    match = laid("mimicry red-1", "red-2", pile="skip:red")
    play(match, "0 mimicry", leaves_open="imitate")
    assert declined(match, "0 as skip:blue") == ("imitate-colour", "12.12")


@negative("mimicry", "R33")
@pytest.mark.parametrize("card", ["fuck-you", "curse", "mimicry", "red-5", "black-5"])
def test_it_never_becomes_fuck_you_the_curse_itself_or_a_number(card: str) -> None:
    nine = "red-1 red-2 red-3 red-4 red-6 red-7 red-8 blue-1 blue-2"
    match = laid(f"mimicry {nine}", "red-2", pile="fuck-you" if card != "fuck-you" else "red-9")
    play(match, "0 mimicry", leaves_open="imitate")
    assert card not in offered(match)
    assert declined(match, f"0 as {card}") == ("unknown-answer", "0")


@negative("mimicry", "12.11")
def test_somebody_has_to_say_what_it_is() -> None:
    match = laid("mimicry red-1", "red-2")
    play(match, "0 mimicry", leaves_open="imitate")
    assert declined(match, "0 no") == ("not-offered", "0")
    assert declined(match, "0 gift:red") == ("not-offered", "0")


@negative("mimicry", "12.13", "0")
def test_out_of_turn_it_cannot_be_played_where_nothing_is_to_be_answered() -> None:
    match = laid("red-1 red-2", "mimicry red-3")
    assert declined(match, "1 mimicry") == ("not-asked", "0")


# Where no colour is in force, and where any is


@boundary("mimicry", "12.12", "4.4", "4.6")
@pytest.mark.parametrize(("pile", "force"), [("black-5", "black-5"), ("fantastic", "wish 5")])
def test_on_black_and_on_a_wish_for_a_number_it_becomes_four_colour_specials_only(pile: str, force: str) -> None:
    match = laid("mimicry red-5", "red-2", pile=pile, force=force)
    play(match, "0 mimicry", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR
    assert declined(match, "0 as gift:red") == ("imitate-colour", "12.12")
    assert declined(match, "0 as colour-swap:red-green") == ("imitate-colour", "12.12")


@boundary("mimicry", "fuck-you", "4.9", "12.12")
def test_on_a_fuck_you_that_is_the_start_card_it_may_have_any_colour() -> None:
    match = laid("mimicry red-1 red-3", "blue-2", "green-2", pile="fuck-you")
    play(match, "0 mimicry", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR | of_colours(*COLOURS)
    play(match, "0 as skip:green", "0 -> 1")
    assert (seen(match).demand, seen(match).last_colour, seen(match).player) == ("skip:green", "green", 2)


@boundary("mimicry", "fuck-you", "4.9", "12.12")
def test_on_a_later_fuck_you_it_has_the_colour_in_force_below() -> None:
    match = laid("mimicry red-1", "green-2 blue-2", pile="fuck-you red-9")
    play(match, "0 mimicry", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR | of_colours("red")


@boundary("mimicry", "colour-swap", "12.12", "R37")
def test_as_colour_swap_it_shows_the_other_colour_and_where_anything_fits_its_player_says_which() -> None:
    match = laid("mimicry red-1", "green-2 red-2", force="wish green")
    facts = listen(match)
    play(match, "0 mimicry", "0 as colour-swap:red-green")
    assert (seen(match).demand, seen(match).last_colour) == ("swap red", "red")
    assert told(facts)[:3] == [
        "plays seat=0 card=mimicry",
        "imitates seat=0 guise=colour-swap:red-green",
        "swaps-colour seat=0 demand=red",
    ]
    match = laid("mimicry red-1", "green-2 blue-2", pile="fuck-you")
    play(match, "0 mimicry", "0 as colour-swap:green-blue", leaves_open="pick-colour")
    assert seen(match, 0).options == ["wish green", "wish blue"]
    play(match, "0 wish blue")
    assert seen(match).demand == "swap blue"


@boundary("mimicry", "2.4", "R35")
def test_as_start_card_the_dealer_says_what_it_is_and_carries_it_out() -> None:
    match = trouble("red-1 blue-2", "green-1 green-2 green-3", "blue-1", start="mimicry", dealer=1)
    assert seen(match, 1).question == {"id": "imitate"}
    assert offered(match, 1) == FOUR_COLOUR | of_colours(*COLOURS)
    play(match, "1 as gift:blue", "1 -> 0", "1 green-1", "1 green-2")
    assert hands(match) == ["blue-2 green-1 green-2 red-1", "green-3", "blue-1"]
    assert (seen(match).demand, seen(match).player, seen(match).top) == ("gift:blue", 2, "mimicry")


@boundary("mimicry", "2.4", "R35", "second-chance", "colour-swap")
def test_as_start_card_it_may_make_the_dealer_play_on_or_say_a_colour() -> None:
    match = trouble("red-1 blue-2", "green-1 blue-3", "green-2", start="mimicry", dealer=1)
    play(match, "1 as second-chance:green")
    assert (hands(match), seen(match).demand) == (["blue-2 red-1", "blue-3", "green-2"], "green-1")
    match = trouble("red-1 blue-2", "green-1 blue-3", "green-2", start="mimicry", dealer=1)
    play(match, "1 as colour-swap:yellow-green", leaves_open="pick-colour")
    assert seen(match, 1).options == ["wish yellow", "wish green"]
    play(match, "1 wish green")
    assert (seen(match).demand, seen(match).player) == ("swap green", 2)


# What fits afterwards, and what is told


@positive("mimicry", "12.11", "4.2")
def test_what_fits_on_the_imitated_card_fits_on_mimicry() -> None:
    match = laid("mimicry red-1 red-4 red-5", "red-2 gift:blue gift:red skip:blue blue-9 black-9", "red-3")
    play(match, "0 mimicry", "0 as gift:red", "0 -> 2", "0 red-4", "0 red-5")
    assert seen(match).demand == "gift:red"
    assert set(seen(match, 1).options or []) == {"red-2", "gift:blue", "gift:red", "draw"}
    assert declined(match, "1 skip:blue") == ("no-match-special", "4.2")


@positive("mimicry", "12.11", "6.3", "4.6")
def test_as_fantastic_it_wishes_for_a_number_too() -> None:
    match = laid("mimicry red-1", "blue-5 red-2", "red-3")
    play(match, "0 mimicry", "0 as fantastic", "0 wish 5")
    assert (seen(match).demand, seen(match, 1).options) == ("wish 5", ["blue-5", "draw"])


@negative("mimicry", "12.11", "6.1", "6.2")
@pytest.mark.parametrize("card", ["counterattack", "nice-try", "lucky-bastard"])
def test_as_a_card_for_other_moments_it_wishes_for_a_colour_in_ones_own_turn(card: str) -> None:
    match = laid("mimicry red-1", "blue-5 red-2", "red-3")
    play(match, "0 mimicry", f"0 as {card}", leaves_open="wish-colour")
    assert declined(match, "0 wish 5") == ("wish-only-colour", "6.2")
    assert declined(match, "0 no") == ("must-wish", "6.1")
    play(match, "0 wish blue")
    assert hands(match) == ["red-1", "blue-5 red-2", "red-3"]


@positive("mimicry", "12.11")
def test_everybody_sees_what_it_imitates_as_long_as_it_lies_there() -> None:
    match = laid("mimicry red-1 red-3", "red-2 red-4", "red-5")
    assert seen(match).guise == ""
    facts = listen(match)
    play(match, "0 mimicry", "0 as skip:red", "0 -> 2", "1 red-2")
    for seat in (0, 1, 2, None):
        assert (seen(match, seat).guise, seen(match, seat).pile) == ("skip:red", ["red-9", "mimicry", "red-2"])
        assert told(facts, seat)[:2] == ["plays seat=0 card=mimicry", "imitates seat=0 guise=skip:red"]


@boundary("mimicry", "12.11")
def test_in_the_next_round_nothing_is_imitated_any_more() -> None:
    match = trouble("mimicry", "red-2", pile="red-9", seed=3)
    for answer in ("mimicry", "as fantastic", "wish red"):
        match.answer(answer, 0)
    assert (seen(match).round, seen(match).guise) == (2, "")


@positive("mimicry", "gift", "7.1", "R24")
def test_the_victim_is_told_which_attack_it_is_and_may_counter_it() -> None:
    match = laid("mimicry red-1 red-2", "counterattack blue-1 blue-2 blue-3", "green-1", ask_forced=True)
    play(match, "0 mimicry", "0 as gift:red", "0 -> 1", leaves_open="counter")
    assert seen(match, 1).question == {"id": "counter", "seat": 0, "card": "gift:red"}
    play(match, "1 counterattack", "1 -> 2", "2 no", "1 blue-1", "1 blue-2", "1 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-3", "blue-1 blue-2 green-1"]
    assert (seen(match).demand, seen(match).guise) == ("wish blue", "gift:red")


@boundary("mimicry", "inequality", "7.3", "R5")
def test_a_countered_imitation_keeps_the_limits_of_the_imitated_card() -> None:
    match = laid("mimicry red-1 red-2 red-3", "counterattack blue-1", "green-1")
    play(match, "0 mimicry", "0 as inequality", "0 -> 1", "1 counterattack", leaves_open="redirect")
    assert declined(match, "1 -> 0") == ("more-cards", "12.5")


@boundary("mimicry", "10.1", "10.3")
def test_as_the_last_card_it_finishes_the_round_and_in_hand_it_counts_seven() -> None:
    match = laid("mimicry", "red-2", "red-3")
    play(match, "0 mimicry", "0 as fantastic", "0 wish red")
    assert (match.over, match.scores) == (True, [0, 2, 3])
    match = laid("red-1", "mimicry", "red-3")
    play(match, "0 red-1", "1 no")
    assert (match.over, match.scores) == (True, [0, 7, 3])


@boundary("mimicry", "second-chance", "5.4")
def test_as_second_chance_it_makes_play_again_or_draw_even_as_the_last_card() -> None:
    match = laid("mimicry red-1 blue-1", "red-2", "red-3")
    play(match, "0 mimicry", "0 as second-chance:red")
    assert hands(match) == ["blue-1", "red-2", "red-3"]
    match = laid("mimicry", "red-2", "red-3", draw="blue-5")
    play(match, "0 mimicry", "0 as second-chance:red")
    assert hands(match) == ["blue-5", "red-2", "red-3"]


@boundary("mimicry", "second-chance", "5.4", "12.12")
def test_played_on_a_second_chance_it_has_that_colour() -> None:
    match = laid("second-chance:red mimicry blue-1", "red-2", "red-3")
    play(match, "0 second-chance:red", leaves_open="imitate")
    assert offered(match) == FOUR_COLOUR | of_colours("red")


@positive("mimicry", "thief", "12.3")
def test_as_a_thief_it_shows_the_hand_to_its_player_only() -> None:
    match = laid("mimicry red-1", "blue-1 blue-2 red-4", "green-1")
    play(match, "0 mimicry", "0 as thief:red", "0 -> 1", "0 blue-1", "0 blue-2")
    assert hands(match) == ["blue-1 blue-2 red-1", "red-4", "green-1"]
    assert (seen(match, 0).known, seen(match, 2).known) == ([[], ["red-4"], []], [[], [], []])


@positive("mimicry", "troublemaker", "12.4", "lucky-bastard", "R42")
def test_as_troublemaker_it_triggers_an_event_from_which_lucky_bastard_still_protects() -> None:
    match = laid("mimicry red-1", "lucky-bastard red-2", "red-3", events="third-time-lucky")
    play(match, "0 mimicry", "0 as troublemaker:red", "1 lucky-bastard", "1 no")
    assert (seen(match).counts, seen(match).demand) == ([4, 1, 4], "troublemaker:red")


# Out of turn


@positive("mimicry", "counterattack", "12.13", "R34", "7.5")
def test_it_answers_an_attack_as_a_counterattack() -> None:
    match = laid("gift:red red-1 red-2", "mimicry blue-1 blue-2 blue-3", "green-1")
    facts = listen(match)
    play(match, "0 gift:red", "0 -> 1", "1 mimicry", "1 -> 2", "1 blue-1", "1 blue-2", "1 wish blue")
    assert hands(match) == ["red-1 red-2", "blue-3", "blue-1 blue-2 green-1"]
    assert (seen(match).top, seen(match).guise, seen(match).demand) == ("mimicry", "counterattack", "wish blue")
    assert seen(match).player == 1
    assert told(facts, 2)[2:5] == [
        "plays seat=1 card=mimicry",
        "imitates seat=1 guise=counterattack",
        "counters seat=1 other=0",
    ]


@boundary("mimicry", "counterattack", "inequality", "7.3", "R34")
def test_the_attack_it_has_countered_keeps_its_name_and_its_limits() -> None:
    match = laid("inequality red-1 red-2 red-3", "mimicry blue-1", "green-1", ask_forced=True)
    play(match, "0 inequality", "0 -> 1", "1 mimicry", leaves_open="redirect")
    assert declined(match, "1 -> 0") == ("more-cards", "12.5")
    play(match, "1 -> 2", leaves_open="counter")
    assert seen(match, 2).question == {"id": "counter", "seat": 1, "card": "inequality"}


@positive("mimicry", "counterattack", "R34")
@pytest.mark.parametrize("card", ["skip:red", "gift:red", "exchange:red", "thief:red", "equality", "inequality"])
def test_it_can_be_chosen_beside_a_counterattack_against_every_attack(card: str) -> None:
    match = laid(f"{card} red-1 red-2 red-3", "counterattack mimicry", "red-4")
    play(match, f"0 {card}", "0 -> 1", leaves_open="counter")
    assert seen(match, 1).options == ["no", "counterattack", "mimicry"]


@positive("mimicry", "fantastic-four", "7.4", "R6")
def test_as_a_counterattack_it_takes_over_all_of_a_fantastic_four() -> None:
    match = laid("fantastic-four red-1", "mimicry blue-1", "counterattack red-3", draw=DRAW)
    play(
        match,
        *["0 fantastic-four", "0 -> 1", "0 -> 1", "0 -> 2", "0 -> 2", "1 mimicry", "2 no"],
        *["1 -> 0", "1 -> 0", "1 -> 0", "1 -> 0", "1 wish blue"],
    )
    assert seen(match).counts == [5, 1, 2]


@negative("mimicry", "12.13")
def test_against_an_attack_it_cannot_become_anything_else() -> None:
    match = laid("gift:red red-1 red-2", "mimicry nice-try", "green-1")
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert seen(match, 1).options == ["no", "mimicry"]
    assert declined(match, "1 as nice-try") == ("not-offered", "0")
    assert declined(match, "1 nice-try") == ("no-reaction", "7.1")


@boundary("mimicry", "counterattack", "7.3", "R5")
def test_with_it_five_counterattacks_can_follow_one_another_and_the_last_one_pays() -> None:
    three = ["counterattack blue-5", "counterattack green-1", "counterattack yellow-1"]
    match = laid("gift:red counterattack mimicry red-1 red-2 red-3", *three)
    play(
        match,
        *["0 gift:red", "0 -> 1", "1 counterattack", "1 -> 2", "2 counterattack", "2 -> 0", "0 mimicry", "0 -> 3"],
        *["3 counterattack", "3 -> 0", "0 counterattack", "0 -> 1", "0 red-1", "0 red-2", "0 wish blue"],
    )
    assert hands(match) == ["red-3", "blue-5 red-1 red-2", "green-1", "yellow-1"]
    assert seen(match).pile[1:] == ["gift:red", "counterattack", "counterattack", "mimicry", *["counterattack"] * 2]


@boundary("mimicry", "counterattack", "R23")
def test_who_counters_with_it_as_the_last_card_has_finished() -> None:
    match = laid("skip:red red-1 red-2", "mimicry", "green-1")
    play(match, "0 skip:red", "0 -> 1", "1 mimicry", "1 -> 2", "1 wish red")
    assert (match.over, match.scores) == (True, [3, 0, 1])


@positive("mimicry", "nice-try", "12.13", "R34", "7.9")
def test_it_stops_a_finish_as_a_nice_try() -> None:
    match = laid("red-1", "blue-4", "mimicry red-3", draw="blue-1 blue-2 blue-3")
    facts = listen(match)
    play(match, "0 red-1", "2 mimicry", leaves_open="wish-colour")
    assert declined(match, "2 wish 4") == ("wish-only-colour", "6.2")
    assert declined(match, "2 no") == ("must-wish", "6.1")
    play(match, "2 wish blue")
    assert hands(match) == ["blue-1 blue-2 blue-3", "blue-4", "red-3"]
    assert (seen(match).guise, seen(match).player) == ("nice-try", 1)
    assert told(facts)[1:3] == ["plays seat=2 card=mimicry", "imitates seat=2 guise=nice-try"]


@boundary("mimicry", "nice-try", "R24", "R64")
def test_once_nice_try_lies_open_everybody_is_still_asked_because_of_mimicry() -> None:
    match = laid("red-1", "blue-4", "red-3", pile="red-9 nice-try", force="red-9", ask_forced=True)
    play(match, "0 red-1", leaves_open="nice-try")
    assert seen(match).asked == [1, 2]
    match = laid("red-1", "blue-4", "red-3", pile="red-9 nice-try mimicry", force="red-9", ask_forced=True)
    play(match, "0 red-1")
    assert match.over


@boundary("mimicry", "nice-try", "R9", "R64")
@pytest.mark.parametrize(("first", "second"), [("nice-try", "mimicry"), ("mimicry", "nice-try")])
def test_a_nice_try_that_was_the_throwers_last_card_can_be_answered_by_another(first: str, second: str) -> None:
    draw = "blue-1 blue-2 blue-3 green-1 green-2 green-3"
    match = laid("red-1", first, f"{second} red-3", draw=draw)
    play(match, "0 red-1", f"1 {first}", "2 no", leaves_open="nice-try")
    assert seen(match).asked == [0, 2]
    play(match, f"2 {second}", "2 wish green")
    assert hands(match) == ["blue-1 blue-2 blue-3", "green-1 green-2 green-3", "red-3"]
    assert (match.over, seen(match).player) == (False, 1)


@boundary("mimicry", "nice-try", "R64", "7.9")
def test_of_two_who_answer_at_once_the_first_in_order_of_play_throws_and_the_other_keeps_the_card() -> None:
    match = laid("red-1", "mimicry blue-4", "nice-try red-3", draw="blue-1 blue-2 blue-3")
    play(match, "0 red-1", "1 mimicry", "2 nice-try", "1 wish blue")
    assert hands(match) == ["blue-1 blue-2 blue-3", "blue-4", "nice-try red-3"]


@negative("mimicry", "nice-try", "R64", "R10")
def test_nobody_is_asked_once_more_when_nice_try_has_emptied_the_pile() -> None:
    held = ["red-1", "nice-try", "mimicry red-3"]
    pile = f"red-9 {all_but('red-9', 'blue-1', *held, expansion=True)}"
    match = laid(*held, pile=pile, draw="blue-1", ask_forced=True)
    play(match, "0 red-1", "1 nice-try", "2 no")
    assert (match.over, match.scores) == (True, [1, 0, 10])


@positive("mimicry", "lucky-bastard", "12.13", "R34", "12.7")
def test_it_protects_from_an_event_as_a_lucky_bastard() -> None:
    match = laid("black-9 red-1", "mimicry green-9", "red-3", events="third-time-lucky")
    facts = listen(match)
    play(match, "0 black-9", "1 mimicry", "1 no")
    assert (seen(match).counts, seen(match).guise, seen(match).demand) == ([4, 1, 4], "lucky-bastard", "black-9")
    assert told(facts, 2)[1:5] == [
        "plays seat=1 card=mimicry",
        "imitates seat=1 guise=lucky-bastard",
        "is-protected seat=1",
        "wishes-nothing seat=1",
    ]


# House rules


@negative("mimicry", "15.19", "mimicry_out_of_turn=no", "R34")
def test_a_house_rule_keeps_it_from_being_played_out_of_turn() -> None:
    house = {"limit": 1, "mimicry_out_of_turn": "no"}
    match = laid("gift:red red-1 red-2 red-3", "mimicry counterattack", "green-1", options=house)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert declined(match, "1 mimicry") == ("no-reaction", "15.19")
    match = laid("red-1", "mimicry nice-try", options=house)
    play(match, "0 red-1", leaves_open="nice-try")
    assert declined(match, "1 mimicry") == ("no-reaction", "15.19")
    match = laid("black-9 red-1", "mimicry lucky-bastard", options=house)
    play(match, "0 black-9", leaves_open="lucky-bastard")
    assert declined(match, "1 mimicry") == ("no-reaction", "15.19")


@negative("mimicry", "15.19", "mimicry_out_of_turn=no", "R24")
def test_under_that_house_rule_nobody_is_asked_once_the_card_itself_lies_open() -> None:
    house = {"limit": 1, "mimicry_out_of_turn": "no"}
    match = laid("red-1", "mimicry red-2", pile="red-9 nice-try", force="red-9", options=house, ask_forced=True)
    play(match, "0 red-1")
    assert match.over


@positive("mimicry", "15.19", "mimicry_out_of_turn=yes", "R34")
def test_usually_one_may_answer_with_it_in_all_three_moments() -> None:
    house = {"limit": 1, "mimicry_out_of_turn": "yes"}
    for card, question in (("skip:red", "counter"), ("red-2", "nice-try"), ("black-9", "lucky-bastard")):
        match = laid(card, "mimicry red-2", options=house)
        play(match, f"0 {card}", leaves_open=question)
        assert seen(match, 1).options == ["no", "mimicry"]


@positive("mimicry", "15.18", "mimicry=already_played", "R35")
def test_a_house_rule_lets_it_imitate_only_what_was_played_before() -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = laid("fantastic red-1", "mimicry red-2", "red-3", pile="red-9 skip:blue", options=house)
    play(match, "0 fantastic", "0 wish red", "1 mimicry", leaves_open="imitate")
    assert offered(match, 1) == {"fantastic", "skip:red"}
    assert declined(match, "1 as gift:red") == ("imitate-unplayed", "15.18")
    assert declined(match, "1 as skip:blue") == ("imitate-colour", "12.12")


@negative("mimicry", "15.18", "mimicry=already_played")
@pytest.mark.parametrize("pile", ["red-5", "black-5 gift:blue"])
def test_under_that_house_rule_it_cannot_be_played_where_nothing_can_be_imitated(pile: str) -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = laid("mimicry red-5", "red-2", pile=pile, options=house)
    assert declined(match, "0 mimicry") == ("nothing-to-imitate", "15.18")


@negative("mimicry", "15.18", "mimicry=already_played", "12.13")
def test_under_that_house_rule_it_stands_in_out_of_turn_only_for_a_card_already_played() -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = laid("gift:red red-1 red-2 red-3", "mimicry counterattack", "green-1", options=house)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert declined(match, "1 mimicry") == ("imitate-unplayed", "15.18")
    match = laid("gift:red red-1 red-2 red-3", "mimicry", "green-1", pile="red-9 counterattack", options=house)
    play(match, "0 gift:red", "0 -> 1", leaves_open="counter")
    assert seen(match, 1).options == ["no", "mimicry"]


@boundary("mimicry", "15.18", "mimicry=already_played", "R35")
def test_under_that_house_rule_a_start_card_imitates_nothing_and_anything_fits_on_it() -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = trouble("red-1 black-2 gift:blue", "red-2", start="mimicry", dealer=1, options=house)
    assert (seen(match).player, seen(match).demand, seen(match).guise) == (0, "anything", "")
    assert set(seen(match, 0).options or []) == {"red-1", "black-2", "gift:blue", "draw"}


@negative("mimicry", "15.18", "mimicry=already_played", "3.2")
def test_under_that_house_rule_it_cannot_be_played_when_drawn_where_nothing_can_be_imitated() -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = laid("red-1 blue-1", "red-2", draw="mimicry", options=house)
    play(match, "0 draw", leaves_open="play-or-pass")
    assert seen(match, 0).options == ["red-1", "pass"]
    assert declined(match, "0 mimicry") == ("nothing-to-imitate", "15.18")


@boundary("mimicry", "15.18", "mimicry=already_played", "3.2")
def test_under_that_house_rule_it_may_be_played_when_it_has_just_been_drawn() -> None:
    house = {"limit": 1, "mimicry": "already_played"}
    match = laid("red-1 blue-1", "red-2", pile="red-9 fantastic", force="red-9", draw="mimicry", options=house)
    play(match, "0 draw", "0 mimicry", "0 wish 2")
    assert (seen(match).guise, seen(match).demand) == ("fantastic", "wish 2")
