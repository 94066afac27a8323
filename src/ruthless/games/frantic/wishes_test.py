"""Scenarios for wishes, and for the cards that do nothing else or nothing at all: Fantastic and Fuck You."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, deal, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen

COLOURS = ["wish red", "wish yellow", "wish green", "wish blue"]
NUMBERS = [f"wish {number}" for number in range(1, 10)]
NINE = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 blue-8 red-9"


@positive("fantastic", "6.1", "6.3")
def test_fantastic_wishes_for_any_colour_or_number() -> None:
    match = deal("frantic", hands=["fantastic red-1", "blue-2", "red-3"], pile="red-9")
    facts = listen(match)
    play(match, "0 fantastic", leaves_open="wish-any")
    assert seen(match, 0).options == COLOURS + NUMBERS
    play(match, "0 wish blue")
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)
    assert told(facts)[-2] == "wishes seat=0 wish=wish blue"
    assert hands(match) == ["red-1", "blue-2", "red-3"]


@positive("fantastic", "6.3", "4.6")
def test_a_number_can_be_wished_for() -> None:
    match = deal("frantic", hands=["fantastic red-1", "blue-2 red-1", "red-3"], pile="red-9")
    play(match, "0 fantastic", "0 wish 2")
    assert seen(match, 1).options == ["blue-2", "draw"]


@negative("fantastic", "6.1", "6.2", "R26")
def test_a_wish_cannot_be_left_out_and_black_cannot_be_wished_for() -> None:
    match = deal("frantic", hands=["fantastic red-1", "blue-2"], pile="red-9")
    play(match, "0 fantastic", leaves_open="wish-any")
    for answer, id in [
        ("no", "must-wish"),
        ("pass", "not-offered"),
        ("wish black", "unknown-answer"),
        ("wish 0", "unknown-answer"),
        ("wish 10", "unknown-answer"),
    ]:
        refusal = refused(match, f"0 {answer}")
        assert (refusal.id, refusal.rule) == (id, "6.1" if id == "must-wish" else "0")


@boundary("fantastic", "3.4", "10.1")
def test_fantastic_as_the_last_card_wishes_before_the_round_ends() -> None:
    match = deal("frantic", hands=["fantastic", "blue-2"], pile="red-9", options={"limit": 1})
    play(match, "0 fantastic", leaves_open="wish-any")
    assert not match.over
    play(match, "0 wish 1")
    assert (match.over, match.scores) == (True, [0, 2])


@boundary("fantastic", "4.11")
def test_a_wish_on_a_wish_replaces_it() -> None:
    match = deal("frantic", hands=["fantastic red-1", "fantastic blue-2", "red-3"], pile="red-9")
    play(match, "0 fantastic", "0 wish blue", "1 fantastic", "1 wish red")
    assert (seen(match).demand, seen(match).pile) == ("wish red", ["red-9", "fantastic", "fantastic"])


@positive("6.6", "counterattack", "nice-try")
@pytest.mark.parametrize("card", ["counterattack", "nice-try"])
def test_counterattack_and_nice_try_only_wish_in_ones_own_turn(card: str) -> None:
    match = deal("frantic", hands=[f"{card} red-1", "blue-2", "red-3"], pile="red-9")
    play(match, f"0 {card}", leaves_open="wish-colour")
    assert seen(match, 0).options == COLOURS
    play(match, "0 wish blue")
    assert hands(match) == ["red-1", "blue-2", "red-3"]
    assert (seen(match).demand, seen(match).player) == ("wish blue", 1)


@negative("6.2", "6.6", "counterattack", "nice-try")
@pytest.mark.parametrize("card", ["counterattack", "nice-try"])
def test_their_wish_is_for_a_colour_not_for_a_number(card: str) -> None:
    match = deal("frantic", hands=[f"{card} red-1", "blue-2"], pile="red-9")
    play(match, f"0 {card}", leaves_open="wish-colour")
    refusal = refused(match, "0 wish 7")
    assert (refusal.id, refusal.rule) == ("wish-only-colour", "6.2")
    assert refused(match, "0 no").id == "must-wish"


@boundary("6.6", "nice-try", "10.1")
def test_nice_try_played_as_the_last_card_of_ones_own_turn_simply_finishes() -> None:
    match = deal("frantic", hands=["nice-try", "blue-2"], pile="red-9", options={"limit": 1}, ask_forced=True)
    play(match, "0 nice-try", "0 wish red")
    assert (match.over, match.scores) == (True, [0, 2])


@positive("fuck-you", "4.8")
def test_with_ten_cards_fuck_you_fits_on_everything() -> None:
    for force in ("green-9", "skip:green", "black-9", "wish green", "wish 9"):
        match = deal("frantic", hands=[f"fuck-you {NINE}", "fantastic"], pile="green-9", force=force)
        play(match, "0 fuck-you")
        assert (seen(match).top, seen(match).counts) == ("fuck-you", [9, 1])


@positive("fuck-you", "4.9")
@pytest.mark.parametrize("force", ["red-9", "wish red", "wish 7"])
def test_after_fuck_you_has_to_be_matched_what_had_to_be_matched_before(force: str) -> None:
    match = deal("frantic", hands=[f"fuck-you {NINE}", "red-7 blue-7 green-7 blue-9"], pile="red-9", force=force)
    fitting = {"red-9": ["blue-9", "red-7"], "wish red": ["red-7"], "wish 7": ["blue-7", "green-7", "red-7"]}[force]
    play(match, "0 fuck-you")
    assert seen(match).demand == force
    assert sorted(seen(match, 1).options or []) == sorted([*fitting, "draw"])


@negative("fuck-you", "4.8", "R25")
def test_with_nine_or_eleven_cards_fuck_you_cannot_be_played() -> None:
    for held in ("blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 red-9", f"{NINE} green-9"):
        match = deal("frantic", hands=[f"fuck-you {held}", "fantastic"], pile="red-9")
        refusal = refused(match, "0 fuck-you")
        assert (refusal.id, refusal.rule) == ("fuck-you-count", "4.8")


@boundary("fuck-you", "4.8", "3.2")
def test_drawing_the_tenth_card_makes_fuck_you_playable_in_the_same_turn() -> None:
    held = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 blue-7 red-9"
    match = deal("frantic", hands=[f"fuck-you {held}", "red-1"], pile="red-9", draw="green-1")
    play(match, "0 draw", "0 fuck-you")
    assert (seen(match).counts, seen(match).demand) == ([9, 1], "red-9")


@boundary("fuck-you", "4.8", "3.2")
def test_drawing_the_eleventh_card_makes_fuck_you_unplayable() -> None:
    match = deal("frantic", hands=[f"fuck-you {NINE}", "red-1"], pile="red-9", draw="green-1")
    play(match, "0 draw", leaves_open="play-or-pass")
    refusal = refused(match, "0 fuck-you")
    assert (refusal.id, refusal.rule) == ("fuck-you-count", "4.8")


@boundary("fuck-you", "4.10")
def test_events_pass_fuck_you_on_like_any_card() -> None:
    match = deal("frantic", hands=["black-9 fuck-you blue-9", "blue-2", "red-3"], pile="red-9", events="earthquake")
    play(match, "0 black-9")
    assert hands(match) == ["red-3", "blue-9 fuck-you", "blue-2"]


@boundary("fuck-you", "4.10", "4.12")
def test_events_discard_fuck_you_like_any_card() -> None:
    match = deal(
        "frantic",
        hands=["black-9 fuck-you", "blue-2", "red-3"],
        pile="red-9",
        events="mexican-standoff",
        draw="green-9 green-1 green-2",
    )
    play(match, "0 black-9")
    assert sorted(seen(match).pile[1:-1]) == ["blue-2", "fuck-you", "red-3"]
    assert (seen(match).top, seen(match).demand) == ("black-9", "black-9")
