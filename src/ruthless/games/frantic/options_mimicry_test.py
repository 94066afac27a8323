"""Scenarios of the house rules about Mimicry: what it imitates, and whether it stands in out of turn."""

from __future__ import annotations

import pytest

from ruthless import Match
from ruthless.games.frantic.options_test import FOUR_COLOUR, SINGLE_COLOUR, open_questions, start
from ruthless.testing import boundary, declined, hands, negative, play, positive
from ruthless.testing.frantic import QUIET, TROUBLE, options_of, seen, troubled

# 15.18 and 15.19 Mimicry

ALREADY = {"mimicry": "already_played"}


@positive("mimicry=any", "mimicry", "15.18", "12.11", "R35")
def test_by_default_mimicry_imitates_what_nobody_has_played_yet() -> None:
    match = troubled({}, "mimicry red-1", "red-2")
    play(match, "0 mimicry", leaves_open="imitate")
    swaps = [f"colour-swap:{pair}" for pair in ("red-yellow", "red-green", "red-blue")]
    assert options_of(match, 0) == sorted(f"as {card}" for card in [*SINGLE_COLOUR, *FOUR_COLOUR, *swaps])


@positive("mimicry=already_played", "mimicry", "15.18", "R35")
def test_by_house_rule_mimicry_imitates_only_what_was_played_this_round() -> None:
    match = troubled(ALREADY, "mimicry red-1 red-2 red-4", "red-5", pile="red-9 gift:blue fantastic")
    play(match, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as fantastic", "as gift:red"]
    assert declined(match, "0 as skip:red") == ("imitate-unplayed", "15.18")
    assert declined(match, "0 as gift:blue") == ("imitate-colour", "12.12")
    play(match, "0 as gift:red", "0 -> 1", "1 no", "0 red-1", "0 red-2")
    assert (hands(match), seen(match).demand) == (["red-4", "red-1 red-2 red-5"], "gift:red")


@negative("mimicry=already_played", "mimicry", "15.18")
@pytest.mark.parametrize(
    "position",
    [
        {"pile": "red-9"},
        {"pile": "red-9 fuck-you"},
        {"pile": "black-9 red-9"},
        {"pile": "gift:red colour-swap:red-green", "force": "wish 3"},
    ],
    ids=["numbers", "fuck-you", "black", "no colour in force"],
)
def test_with_nothing_to_imitate_mimicry_cannot_be_played(position: dict[str, str]) -> None:
    match = troubled(ALREADY, "mimicry green-1", "red-2", draw="yellow-7", **position)
    assert declined(match, "0 mimicry") == ("nothing-to-imitate", "15.18")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert declined(match, "0 mimicry") == ("nothing-to-imitate", "15.18")


@boundary("mimicry=already_played", "mimicry", "15.18")
def test_mimicry_becomes_playable_with_the_first_special_card_of_anybody() -> None:
    match = troubled(ALREADY, "mimicry green-1", "fantastic red-2")
    assert options_of(match, 0) == ["draw"]
    play(match, "0 draw", "0 pass", "1 fantastic", "1 wish green")
    assert "mimicry" in options_of(match, 0)
    play(match, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as fantastic"]


@boundary("mimicry=already_played", "mimicry", "15.18", "3.2")
def test_a_mimicry_that_is_drawn_cannot_be_played_either_if_there_is_nothing_to_imitate() -> None:
    match = troubled(ALREADY, "green-1", "red-2", draw="mimicry")
    play(match, "0 draw", leaves_open="play-or-pass")
    assert options_of(match, 0) == ["pass"]


@boundary("mimicry=already_played", "second-chance", "15.18", "5.4")
def test_on_a_2nd_chance_mimicry_can_be_another_one_and_has_to_be_played() -> None:
    match = troubled(ALREADY, "second-chance:red mimicry green-1 green-2", "red-2")
    play(match, "0 second-chance:red", leaves_open="play-again")
    assert declined(match, "0 draw") == ("must-play-again", "5.4")
    play(match, "0 mimicry", "0 as second-chance:red", leaves_open="play-again")
    assert options_of(match, 0) == ["draw"]


@negative("mimicry=already_played", "recession", "15.18", "4.12")
def test_a_card_discarded_by_an_event_was_not_played() -> None:
    held = ["black-3 red-1 red-2 red-4", "fantastic mimicry green-3"]
    match = troubled(ALREADY, *held, pile="red-3", events="recession")
    play(match, "0 black-3", "0 no", "1 no", "1 fantastic", "0 red-1", "0 red-2")
    assert "fantastic" in seen(match).pile
    assert declined(match, "1 mimicry") == ("nothing-to-imitate", "15.18")


@boundary("mimicry=already_played", "mimicry", "15.18", "R35", "2.4")
def test_a_mimicry_that_is_the_start_card_imitates_nothing_and_anything_fits_on_it() -> None:
    match = start("mimicry", ALREADY, "black-6 skip:green", "green-4", "red-7")
    assert open_questions(match) == [(0, "play-or-draw")]
    assert (seen(match).demand, seen(match).guise) == ("anything", "")
    assert options_of(match, 0) == ["black-6", "draw", "skip:green"]


@positive("mimicry=any", "mimicry", "15.18", "2.4", "12.12")
def test_by_default_a_mimicry_that_is_the_start_card_may_have_any_colour() -> None:
    match = start("mimicry", {})
    play(match, "2 as skip:green", "2 -> 0", "0 no")
    assert (seen(match).demand, seen(match).player) == ("skip:green", 1)


@boundary("mimicry=already_played", "start_card=dealer", "start_card=none", "15.18", "2.4")
@pytest.mark.parametrize(("start_card", "lines"), [("dealer", ["2 -> 1", "1 no"]), ("none", [])])
def test_the_start_card_counts_as_played_carried_out_or_not(start_card: str, lines: list[str]) -> None:
    match = start("skip:red", {**ALREADY, "start_card": start_card}, "mimicry red-1", "red-2", "red-4")
    play(match, *lines, "0 mimicry", leaves_open="imitate")
    assert options_of(match, 0) == ["as skip:red"]


@boundary("mimicry=already_played", "15.18", "2.4")
@pytest.mark.parametrize(("seed", "top", "playable"), [(335, "skip:green", True), (336, "yellow-7", False)])
def test_a_start_card_that_is_dealt_counts_as_played_too(seed: int, top: str, playable: bool) -> None:
    match = Match.new("frantic", seats=2, seed=seed, options={**TROUBLE, **ALREADY, **QUIET})
    view = seen(match, seen(match).player)
    assert (view.top, "mimicry" in view.hand) == (top, True), "the seed no longer deals this"
    assert ("mimicry" in (view.options or [])) is playable


@boundary("mimicry=already_played", "counterattack", "15.18", "15.19")
def test_mimicry_counters_only_after_a_counterattack_was_played_be_it_just_now() -> None:
    held = ["skip:red red-1", "counterattack blue-1", "mimicry green-1"]
    match = troubled(ALREADY, *held)
    play(match, "0 skip:red", "0 -> 2", leaves_open="counter")
    assert options_of(match, 2) == ["no"]
    assert declined(match, "2 mimicry") == ("imitate-unplayed", "15.18")
    match = troubled(ALREADY, *held)
    play(match, "0 skip:red", "0 -> 1", "1 counterattack", "1 -> 2", leaves_open="counter")
    assert options_of(match, 2) == ["mimicry", "no"]
    play(match, "2 mimicry", "2 no", "2 wish green")
    assert (seen(match).skips, seen(match).demand) == ([False] * 3, "wish green")


@boundary("mimicry=already_played", "nice-try", "15.18", "7.8", "R24")
def test_mimicry_is_a_second_nice_try_only_if_the_first_was_played_and_not_just_discarded() -> None:
    house = {**ALREADY, "limit": 1}
    match = troubled(house, "red-1", "mimicry red-2", pile="red-9 nice-try")
    play(match, "0 red-1", leaves_open="nice-try")
    assert options_of(match, 1) == ["mimicry", "no"]
    match = troubled(house, "black-3 red-1 red-2", "nice-try mimicry red-4", pile="red-3", events="recession")
    play(match, "0 black-3", "0 no", "1 no", "1 nice-try", "0 red-1", "0 red-2")
    assert (match.over, match.scores) == (True, [0, 11])


OUT_OF_TURN = pytest.mark.parametrize(
    ("hand", "lines", "question", "rule"),
    [
        ("gift:red red-1", ["0 gift:red", "0 -> 1"], "counter", "7.1"),
        ("fantastic-four red-1", ["0 fantastic-four", *["0 -> 1"] * 4], "counter-share", "7.1"),
        ("red-1", ["0 red-1"], "nice-try", "7.8"),
        ("black-9 red-1", ["0 black-9", "0 no"], "lucky-bastard", "12.7"),
    ],
    ids=["counterattack", "share", "nice-try", "lucky-bastard"],
)


@positive("mimicry_out_of_turn=yes", "mimicry", "15.19", "12.13", "R34")
@OUT_OF_TURN
def test_by_default_mimicry_stands_in_out_of_turn(hand: str, lines: list[str], question: str, rule: str) -> None:
    match = troubled({}, hand, "mimicry red-2", events="friday-the-13th")
    play(match, *lines, leaves_open=question)
    assert options_of(match, 1) == ["mimicry", "no"]
    assert declined(match, "1 red-2") == ("no-reaction", rule)


@negative("mimicry_out_of_turn=no", "mimicry", "15.19", "R34")
@OUT_OF_TURN
def test_by_house_rule_mimicry_does_not_stand_in(hand: str, lines: list[str], question: str, rule: str) -> None:
    match = troubled({"mimicry_out_of_turn": "no"}, hand, "mimicry red-2", events="friday-the-13th")
    play(match, *lines, leaves_open=question)
    assert declined(match, "1 red-2") == ("no-reaction", rule)
    assert options_of(match, 1) == ["no"]
    assert declined(match, "1 mimicry") == ("no-reaction", "15.19")


@negative("mimicry=already_played", "mimicry", "15.18", "12.13")
@OUT_OF_TURN
def test_mimicry_stands_in_for_nothing_that_was_not_played_before(
    hand: str, lines: list[str], question: str, rule: str
) -> None:
    match = troubled(ALREADY, hand, "mimicry red-2", events="friday-the-13th")
    play(match, *lines, leaves_open=question)
    assert declined(match, "1 red-2") == ("no-reaction", rule)
    assert options_of(match, 1) == ["no"]
    assert declined(match, "1 mimicry") == ("imitate-unplayed", "15.18")


@boundary("mimicry_out_of_turn=no", "15.19", "R24")
def test_once_nice_try_and_lucky_bastard_lie_open_nobody_is_asked_if_mimicry_cannot_stand_in() -> None:
    house = {"mimicry_out_of_turn": "no", "limit": 1}
    match = troubled(house, "black-9", "mimicry red-2", pile="red-9 nice-try lucky-bastard", events="friday-the-13th")
    play(match, "0 black-9")
    assert (match.over, match.scores) == (True, [0, 9])


@boundary("mimicry_out_of_turn=no", "mimicry", "15.19", "12.11")
def test_in_ones_own_turn_mimicry_can_be_a_counterattack_by_any_house_rule() -> None:
    match = troubled({"mimicry_out_of_turn": "no"}, "mimicry red-1", "red-2")
    play(match, "0 mimicry", "0 as counterattack", "0 wish blue")
    assert (seen(match).guise, seen(match).demand) == ("counterattack", "wish blue")
