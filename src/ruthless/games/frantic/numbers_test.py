"""Scenarios for number cards: coloured ones do nothing but fit, black ones trigger an event."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen

QUIET = "friday-the-13th"


@positive("number", "4.1")
@pytest.mark.parametrize("card", ["red-9", "red-3", "blue-5", "green-5"])
def test_a_number_fits_on_its_colour_and_on_its_number(card: str) -> None:
    match = deal("frantic", hands=[f"{card} yellow-1", "fantastic", "yellow-3"], pile="red-5")
    play(match, f"0 {card}")
    assert hands(match) == ["yellow-1", "fantastic", "yellow-3"]
    assert (seen(match).top, seen(match).player) == (card, 1)


@negative("number", "4.1")
def test_another_colour_with_another_number_does_not_fit() -> None:
    match = deal("frantic", hands=["blue-6 red-1", "yellow-2"], pile="red-5")
    refusal = refused(match, "0 blue-6")
    assert (refusal.id, refusal.rule) == ("no-match", "4.1")
    assert refusal.args == {"card": "blue-6", "demand": "red-5"}


@negative("number", "4.2")
def test_a_number_of_another_colour_does_not_fit_on_a_special() -> None:
    match = deal("frantic", hands=["blue-6 red-1", "yellow-2"], pile="skip:red red-6")
    refusal = refused(match, "0 blue-6")
    assert (refusal.id, refusal.rule) == ("no-match-special", "4.2")


@boundary("number", "4.1")
def test_a_number_fits_on_its_own_twin_and_leaves_the_other_twin_in_the_hand() -> None:
    match = deal("frantic", hands=["red-5 blue-1", "red-2"], pile="red-5")
    play(match, "0 red-5")
    assert hands(match) == ["blue-1", "red-2"]
    match = deal("frantic", hands=["red-5 red-5", "red-2"], pile="red-9")
    assert seen(match, 0).options == ["red-5", "draw"]
    play(match, "0 red-5")
    assert hands(match) == ["red-5", "red-2"]


@positive("black", "4.1", "4.3", "8.1")
def test_a_black_number_fits_on_the_equal_number_and_triggers_an_event() -> None:
    match = deal(
        "frantic", hands=["black-5 red-1", "blue-5 red-2", "red-3"], pile="red-5", events="third-time-lucky", seed=1
    )
    facts = listen(match)
    play(match, "0 black-5")
    assert told(facts)[:2] == ["plays seat=0 card=black-5", "event seat=0 event=third-time-lucky"]
    assert seen(match).counts == [4, 5, 4]
    assert (seen(match).demand, seen(match).player) == ("black-5", 1)


@positive("black", "4.3", "4.6")
def test_a_black_number_fits_on_a_wish_for_its_number() -> None:
    match = deal("frantic", hands=["black-5 red-1", "blue-5"], pile="fantastic", force="wish 5", events=QUIET)
    play(match, "0 black-5")
    assert seen(match).events == [QUIET]


@negative("black", "4.3")
@pytest.mark.parametrize(
    ("pile", "force"),
    [("red-4", "red-4"), ("skip:red", "skip:red"), ("fantastic", "wish red"), ("fantastic", "wish 4")],
)
def test_a_black_number_fits_on_no_other_number_no_colour_and_no_special(pile: str, force: str) -> None:
    match = deal("frantic", hands=["black-5 red-1", "red-2"], pile=pile, force=force)
    refusal = refused(match, "0 black-5")
    assert (refusal.id, refusal.rule) == ("black-elsewhere", "4.3")
    assert seen(match).events == []


@negative("black", "4.3")
def test_black_never_lies_on_black() -> None:
    match = deal("frantic", hands=["black-6 red-5", "red-2"], pile="black-5")
    refusal = refused(match, "0 black-6")
    assert (refusal.id, refusal.rule) == ("black-on-black", "4.3")


@positive("number", "4.4")
def test_on_a_black_number_fits_the_equal_coloured_number_of_any_colour() -> None:
    match = deal("frantic", hands=["green-5 red-5 red-1 black-6", "green-2"], pile="black-5")
    assert seen(match, 0).options == ["green-5", "red-5", "draw"]
    play(match, "0 green-5")
    assert seen(match).demand == "green-5"


@negative("black", "4.4")
@pytest.mark.parametrize("card", ["red-6", "skip:red"])
def test_no_other_number_and_no_single_colour_special_fits_on_a_black_number(card: str) -> None:
    match = deal("frantic", hands=[f"{card} red-5", "red-2"], pile="black-5 red-5")
    refusal = refused(match, f"0 {card}")
    assert (refusal.id, refusal.rule) == ("not-on-black", "4.4")


@boundary("black", "7.7", "8.1")
def test_nobody_can_counter_a_black_card_or_its_event() -> None:
    match = deal(
        "frantic",
        hands=["black-5 red-1", "counterattack", "counterattack"],
        pile="red-5",
        events="third-time-lucky",
        ask_forced=True,
    )
    play(match, "0 black-5")
    assert (seen(match).counts, seen(match).top) == ([4, 4, 4], "black-5")


@boundary("black", "3.4", "10.1")
def test_a_black_last_card_finishes_only_after_its_event() -> None:
    hands_given = ["black-5", "red-2 blue-5", "red-4"]
    saved = deal("frantic", hands=hands_given, pile="red-5", events=QUIET, options={"limit": 1})
    play(saved, "0 black-5")
    assert (saved.over, saved.scores) == (True, [0, 7, 4])
    refilled = deal("frantic", hands=hands_given, pile="red-5", events="third-time-lucky", options={"limit": 1})
    play(refilled, "0 black-5")
    assert not refilled.over
    assert seen(refilled).counts == [3, 5, 4]


@positive("4.12")
def test_what_events_discard_goes_under_the_top_card_and_decides_nothing() -> None:
    match = deal(
        "frantic", hands=["black-5 red-1", "blue-7 green-7 red-5", "red-4"], pile="red-5", events="mating-season"
    )
    play(match, "0 black-5")
    assert hands(match) == ["red-1", "red-5", "red-4"]
    assert sorted(seen(match).pile[1:-1]) == ["blue-7", "green-7"]
    assert (seen(match).top, seen(match).demand, seen(match).last_colour) == ("black-5", "black-5", "red")
