"""Scenarios of laying cards: colours, bans, what is covered, and arrows."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, deal, negative, play, positive, refused
from ruthless.testing.frantic_board import QUIET, board, lying, pawns

FULL = (
    "4:gift 5:gift 6:gift 7:gift 8:swap 9:swap 11:swap 12:swap 13:magnet 14:magnet 15:magnet 16:teleport 18:teleport "
)
FULL += "19:teleport 20:second-chance 21:second-chance 22:second-chance 23:second-chance 25:^ 26:^ 27:^ 28:^ 29:^ 30:v "
FULL += "32:v 33:v 34:v 35:v 36:-2 37:-2 39:-2 40:-2 41:-2 42:-2"
"""Red cards on all spaces but 1 and 2."""


def options(*hand: str, on: str, space: int = 20) -> bool:
    """Whether the first card of a hand can be laid on a space where that card lies."""
    match = board(" ".join(hand), QUIET, board=f"{space}:{on}", pawns=[1, 1])
    play(match, f"0 {hand[0]}", leaves_open="place")
    decision = match.decision
    assert decision is not None
    return str(space) in [str(option) for option in decision.options]


@positive("4.1", "1.2")
@pytest.mark.parametrize(("card", "on"), [("stop", "snail"), ("swap", "^"), ("skip", "ghost"), ("stop", "re-roll")])
def test_a_card_goes_on_its_own_colour_and_on_many_colours(card: str, on: str) -> None:
    assert options(card, "reverse", on=on)


@negative("4.1")
@pytest.mark.parametrize(("card", "on"), [("stop", "^"), ("swap", "skip"), ("skip", "x"), ("ghost", "gift")])
def test_a_card_does_not_go_on_another_colour(card: str, on: str) -> None:
    assert not options(card, "reverse", on=on)


@positive("4.2", "4.3")
@pytest.mark.parametrize("card", ["block", "re-roll", "nice-try", "fuck-you", "troublemaker"])
@pytest.mark.parametrize("on", ["stop", "^", "ghost", "block"])
def test_cards_of_many_colours_and_white_ones_go_on_everything_but_white(card: str, on: str) -> None:
    assert options(card, "reverse", on=on)


@negative("4.4", "4.2", "4.3")
@pytest.mark.parametrize("card", ["stop", "swap", "ghost", "block", "troublemaker"])
def test_white_cards_are_never_covered(card: str) -> None:
    assert not options(card, "reverse", on="troublemaker/stop")
    assert not options(card, "reverse", on="fuck-you")


@negative("4.4", "4.5", "4.6", "4.1", "0")
def test_every_ban_names_its_rule() -> None:
    match = board("stop reverse", QUIET, pawns=[8, 9], board="20:^ 21:fuck-you")
    play(match, "0 stop", leaves_open="place")
    rules = {
        text: refused(match, f"0 {text}").rule for text in ("start", "finish", "8", "10", "20", "21", "north", "99")
    }
    assert rules == {
        "start": "4.6",
        "finish": "4.6",
        "8": "4.5",
        "10": "4.4",
        "20": "4.1",
        "21": "4.4",
        "north": "0",
        "99": "0",
    }
    assert refused(match, "1 20").id == "not-asked"


@positive("4.7")
def test_only_the_top_card_of_a_space_counts() -> None:
    match = board("block reverse", QUIET, board="20:stop", pawns=[18, 0], dice=[3])
    play(match, "0 block", "0 20")
    assert lying(match, 20) == ["stop", "block"]
    assert pawns(match) == [21, 0]


@positive("3.5")
def test_a_card_just_played_already_works_in_the_own_move() -> None:
    match = board("stop reverse", QUIET, pawns=[18, 0], dice=[3])
    play(match, "0 stop", "0 19")
    assert pawns(match) == [19, 0]


@positive("4.8", "F8")
def test_a_colour_that_fits_nowhere_is_ignored() -> None:
    match = board("stop reverse ghost skip", QUIET, pawns=[1, 2], board=FULL, dice=[1])
    play(match, "0 stop", leaves_open="place")
    assert refused(match, "0 1").rule == "4.5"
    assert refused(match, "0 10").rule == "4.4"
    play(match, "0 40")
    assert lying(match, 40) == ["jump backward", "stop"]


@negative("4.8", "F8")
def test_while_a_colour_fits_somewhere_it_counts() -> None:
    match = board("stop reverse ghost skip", QUIET, pawns=[0, 1], board=FULL + " 2:snail", dice=[2])
    play(match, "0 stop")
    assert lying(match, 2) == ["snail", "stop"]


@boundary("4.4", "4.5", "R24")
def test_bans_never_leave_a_card_without_a_space() -> None:
    whites = "4:fuck-you 5:troublemaker 6:troublemaker 7:troublemaker 8:troublemaker"
    match = deal("frantic-board", hands=["block stop", *[None] * 5], board=whites, pawns=[11, 12, 13, 14, 15, 16])
    play(match, "0 block", leaves_open="place")
    decision = match.decision
    assert decision is not None
    assert len(decision.options) == 42 - 6 - 5 - 6


@positive("4.9", "R8")
def test_a_push_points_where_there_is_a_space() -> None:
    match = board("push reverse ghost skip", QUIET, pawns=[9, 9], dice=[1])
    play(match, "0 push", "0 7", leaves_open="point")
    decision = match.decision
    assert decision is not None
    assert decision.question.as_json() == {"id": "point", "card": "push", "space": "7"}
    assert [str(option) for option in decision.options] == ["north", "west"]
    assert refused(match, "0 east").rule == "4.9"
    assert refused(match, "0 forward").rule == "4.9"
    play(match, "0 west")
    assert lying(match, 7) == ["push west"]


@positive("4.9", "R8")
def test_a_push_may_point_to_start_and_to_the_finish() -> None:
    for space in ("1", "42"):
        match = board("push reverse ghost skip", QUIET, pawns=[9, 9])
        play(match, "0 push", f"0 {space}", "0 west")
        assert lying(match, int(space)) == ["push west"]


@positive("4.10")
def test_a_jump_points_along_the_path_everywhere() -> None:
    for space in ("1", "42", "20"):
        match = board("jump reverse ghost skip", QUIET, pawns=[9, 9])
        play(match, "0 jump", f"0 {space}", leaves_open="point")
        assert refused(match, "0 north").rule == "4.10"
        play(match, "0 backward")
        assert lying(match, int(space)) == ["jump backward"]
