"""Scenarios for Colour Swap, the card of two colours."""

from __future__ import annotations

import pytest

from ruthless import Match
from ruthless.games.frantic.cards import PAIRS
from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic import seen, trouble

BOTH_WAYS = [(pair, *colours) for pair in PAIRS for colours in (pair.split("-"), pair.split("-")[::-1])]
"""Every Colour Swap with the colour it is played on and the one it shows."""


def declined(match: Match, line: str) -> tuple[str, str]:
    """The id and the rule of a refusal."""
    refusal = refused(match, line)
    return refusal.id, refusal.rule


# The colour in force changes


@positive("colour-swap", "12.2")
@pytest.mark.parametrize(("pair", "old", "new"), BOTH_WAYS)
def test_each_colour_swap_changes_each_of_its_colours_to_the_other(pair: str, old: str, new: str) -> None:
    match = trouble(f"colour-swap:{pair} red-1", f"{new}-2", pile=f"{old}-9")
    facts = listen(match)
    play(match, f"0 colour-swap:{pair}")
    assert (seen(match).demand, seen(match).last_colour, seen(match).player) == (f"swap {new}", new, 1)
    assert told(facts) == [
        f"plays seat=0 card=colour-swap:{pair}",
        f"swaps-colour seat=0 demand={new}",
        "has-turn seat=1",
    ]


@positive("colour-swap", "12.2")
def test_after_colour_swap_every_card_of_the_new_colour_fits_and_what_fits_on_everything() -> None:
    held = "green-1 gift:green thief:green red-9 skip:red blue-9 black-9 fantastic colour-swap:green-blue"
    match = trouble("colour-swap:red-green red-1", held, pile="red-9")
    play(match, "0 colour-swap:red-green")
    fitting = {"green-1", "gift:green", "thief:green", "fantastic", "colour-swap:green-blue", "draw"}
    assert set(seen(match, 1).options or []) == fitting


@negative("colour-swap", "12.2")
@pytest.mark.parametrize("card", ["red-9", "gift:red", "blue-5"])
def test_after_colour_swap_neither_the_old_colour_nor_the_number_below_fits(card: str) -> None:
    match = trouble("colour-swap:red-green red-1", f"{card} green-1", pile="red-9")
    play(match, "0 colour-swap:red-green")
    assert declined(match, f"1 {card}") == ("not-swapped-colour", "12.2")


@negative("colour-swap", "12.2", "4.3")
def test_no_black_card_fits_on_a_colour_swap() -> None:
    match = trouble("colour-swap:red-green red-1", "black-9 green-1", pile="red-9")
    play(match, "0 colour-swap:red-green")
    assert declined(match, "1 black-9") == ("black-elsewhere", "4.3")


@positive("colour-swap", "R36", "4.5")
def test_a_wished_colour_is_in_force_like_any_other() -> None:
    match = trouble("colour-swap:red-green red-1", "green-2", pile="fantastic blue-9", force="wish green")
    play(match, "0 colour-swap:red-green")
    assert (seen(match).demand, seen(match).last_colour) == ("swap red", "red")


@positive("colour-swap", "R36")
@pytest.mark.parametrize("force", ["red-5", "skip:red", "wish red", "swap red"])
def test_whatever_put_a_colour_in_force_colour_swap_changes_it(force: str) -> None:
    match = trouble("colour-swap:red-blue red-1", "blue-2", pile="yellow-9", force=force)
    play(match, "0 colour-swap:red-blue")
    assert seen(match).demand == "swap blue"


@negative("colour-swap", "12.2", "R36")
@pytest.mark.parametrize("force", ["green-5", "skip:green", "black-5", "wish green", "wish 5", "swap green"])
def test_where_neither_of_its_colours_is_in_force_colour_swap_does_not_fit(force: str) -> None:
    match = trouble("colour-swap:red-blue green-5", "red-2", pile="yellow-9", force=force)
    assert declined(match, "0 colour-swap:red-blue") == ("swap-without-colour", "12.2")
    assert hands(match) == ["colour-swap:red-blue green-5", "red-2"]


@boundary("colour-swap", "R36")
def test_colour_swap_goes_on_colour_swap_by_colour_and_not_by_symbol() -> None:
    match = trouble(
        "colour-swap:red-green red-1", "colour-swap:red-blue colour-swap:green-blue red-2", "blue-3", pile="red-9"
    )
    play(match, "0 colour-swap:red-green")
    assert declined(match, "1 colour-swap:red-blue") == ("swap-without-colour", "12.2")
    play(match, "1 colour-swap:green-blue")
    assert seen(match).demand == "swap blue"


@negative("colour-swap", "7.1", "7.7")
def test_colour_swap_attacks_nobody_and_wishes_for_nothing() -> None:
    match = trouble("colour-swap:red-green red-1", "counterattack", "mimicry", pile="red-9", ask_forced=True)
    play(match, "0 colour-swap:red-green")
    assert (seen(match).player, seen(match).asked, seen(match).demand) == (1, [1], "swap green")


@negative("colour-swap", "0")
def test_colour_swap_is_not_played_in_somebody_elses_turn() -> None:
    match = trouble("red-1 red-2", "colour-swap:red-green red-3", pile="red-9")
    assert declined(match, "1 colour-swap:red-green") == ("not-asked", "0")


# Where anything fits


@boundary("colour-swap", "2.4", "R37")
def test_as_start_card_its_dealer_says_which_of_the_two_colours_counts() -> None:
    match = trouble("red-1 green-1 blue-1", "red-2", "red-3", start="colour-swap:red-green", dealer=2)
    assert seen(match, 2).question == {"id": "pick-colour"}
    assert seen(match, 2).options == ["wish red", "wish green"]
    for line in ("2 wish blue", "2 wish 5"):
        assert declined(match, line) == ("not-on-card", "12.2")
    play(match, "2 wish green")
    assert (seen(match).demand, seen(match).last_colour, seen(match).player) == ("swap green", "green", 0)
    assert seen(match, 0).options == ["green-1", "draw"]


@boundary("colour-swap", "4.9", "R37")
def test_on_a_fuck_you_that_is_the_start_card_its_player_says_which_colour_counts() -> None:
    match = trouble("colour-swap:yellow-blue red-1", "blue-2", pile="fuck-you")
    facts = listen(match)
    play(match, "0 colour-swap:yellow-blue", leaves_open="pick-colour")
    assert declined(match, "0 wish red") == ("not-on-card", "12.2")
    play(match, "0 wish blue")
    assert (seen(match).demand, seen(match).player) == ("swap blue", 1)
    assert told(facts)[-2] == "swaps-colour seat=0 demand=blue"


@boundary("colour-swap", "fuck-you", "4.9")
def test_under_a_fuck_you_played_later_the_colour_below_is_in_force() -> None:
    match = trouble("colour-swap:red-green colour-swap:yellow-blue", "green-2", pile="fuck-you red-9")
    assert declined(match, "0 colour-swap:yellow-blue") == ("swap-without-colour", "12.2")
    play(match, "0 colour-swap:red-green")
    assert seen(match).demand == "swap green"


# The end of a hand, and what comes after


@boundary("colour-swap", "10.1")
def test_colour_swap_as_the_last_card_finishes_the_round() -> None:
    match = trouble("colour-swap:red-green", "blue-2", pile="red-9", options={"limit": 1})
    play(match, "0 colour-swap:red-green")
    assert (match.over, match.scores) == (True, [0, 2])


@boundary("colour-swap", "second-chance", "5.4")
def test_colour_swap_may_be_the_card_played_on_a_second_chance() -> None:
    match = trouble("second-chance:red colour-swap:red-green blue-1 blue-3", "green-2", pile="red-9")
    play(match, "0 second-chance:red")
    assert (seen(match).demand, hands(match)) == ("swap green", ["blue-1 blue-3", "green-2"])


@positive("colour-swap", "vandalism", "9.20", "9.21")
def test_the_colour_it_shows_is_the_colour_played_last() -> None:
    match = trouble(
        *("colour-swap:red-green red-4", "fantastic green-2 red-2", "black-4 green-3 red-3"),
        pile="red-9",
        events="vandalism",
    )
    play(match, "0 colour-swap:red-green", "1 fantastic", "1 wish 4", "2 black-4")
    assert hands(match) == ["red-4", "red-2", "red-3"]


@boundary("colour-swap", "vandalism", "9.20")
@pytest.mark.parametrize(
    ("pair", "kept"), [("red-blue", ""), ("red-yellow", ""), ("green-blue", "colour-swap:green-blue ")]
)
def test_in_a_hand_it_is_a_card_of_both_its_colours(pair: str, kept: str) -> None:
    match = trouble("black-3 green-1 blue-1", f"colour-swap:{pair} green-3", pile="red-3", events="vandalism")
    play(match, "0 black-3")
    assert hands(match) == ["blue-1 green-1", f"{kept}green-3"]
