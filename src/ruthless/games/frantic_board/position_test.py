"""Positions are laid out as written, or refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadPosition, WrongSeats
from ruthless.games.frantic_board.board import NEIGHBOURS, SIDES, SPACES
from ruthless.games.frantic_board.picture import SIGNS
from ruthless.testing import deal, hands, listen, play
from ruthless.testing.conformance import check_cards
from ruthless.testing.frantic_board import pawns, seen

CELLS = """
    50     42  41  40  39  T6  37  36
           29  30  T5  32  33  34  35
           28  27  26  25  T4  23  22
           15  16  T3  18  19  20  21
           14  13  12  11  T2  9   8
    START  1   2   T1  4   5   6   7
"""


def test_what_is_left_open_is_dealt() -> None:
    match = deal("frantic-board", hands=["stop x", None, None], pawns=[1, 2, 3])
    assert hands(match)[0] == "stop x"
    assert seen(match).counts == [2, 4, 4]
    assert seen(match).draw == 94 - 10


def test_an_exact_draw_pile_is_all_there_is_to_draw_and_the_rest_is_discarded() -> None:
    match = deal("frantic-board", hands=["stop x", None], board="5:swap", draw_only="gift x", discards="stop ghost")
    view = seen(match)
    assert (view.draw, view.counts, len(view.discards)) == (2, [2, 4], 94 - 2 - 4 - 1 - 2)
    check_cards(match)


def test_a_list_of_cards_is_laid_from_the_top() -> None:
    match = deal("frantic-board", seats=2, board="5:x/snail 6:^ 7:+2 8:T1 12:second-chance")
    assert {space: stack for space, stack in enumerate(seen(match).board) if stack and space < 13} == {
        5: ["snail", "x"],
        6: ["push north"],
        7: ["jump forward"],
        8: ["teleport-1"],
        10: ["teleport-2"],
        12: ["second-chance"],
    }


def test_dice_come_as_they_are_written() -> None:
    match = deal("frantic-board", hands=["troublemaker stop", "x skip"], dice=[7, 2, 3])
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert [fact.public.args["roll"] for fact in facts if fact.public.id == "rolls"] == [7, 2, 3]


def test_piles_and_accounts_are_as_written() -> None:
    match = deal("frantic-board", seats=2, draw="stop x", discards="gift swap", scores=[3, 4], round=3, turn=1)
    view = seen(match)
    assert (view.discards, view.scores, view.round, view.player) == (["gift", "swap"], [3, 4], 3, 1)
    assert pawns(match) == [0, 0]


@pytest.mark.parametrize("side", SIDES)
def test_a_push_points_to_a_space_that_is_there(side: str) -> None:
    for space in SPACES:
        teleports = [other for other in range(1, 8) if other != space][:6]
        written = f"{space}:{SIGNS[f'push {side}']}"
        if side in NEIGHBOURS[space]:
            match = deal("frantic-board", seats=2, board=written, teleports=teleports)
            assert seen(match).board[space] == [f"push {side}"]
        else:
            with pytest.raises(BadPosition, match=f"a Push on space {space} cannot point {side}"):
                deal("frantic-board", seats=2, board=written, teleports=teleports)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"hnads": []}, "a position has no 'hnads'"),
        ({"hands": ["stop", "joker"]}, "no card 'joker'"),
        ({"hands": ["fuck-you", "fuck-you"]}, "more cards 'fuck-you' than the deck has"),
        ({"hands": ["stop", "teleport-1"], "board": CELLS.replace("T1", "3")}, "T1 is missing on the drawn board"),
        ({"seats": 2, "pawns": [1]}, "pawns cannot be"),
        ({"seats": 2, "pawns": [1, 44]}, "pawns cannot be"),
        ({"seats": 2, "board": CELLS.replace("42", "42(2)")}, "pawns cannot be"),
        ({"seats": 2, "board": "50:stop"}, "no card can lie on space 50"),
        ({"seats": 2, "board": "stop"}, "'stop' is no card on a space"),
        ({"seats": 2, "board": "5:push"}, "'push' cannot lie on the board"),
        ({"seats": 2, "board": "3:stop", "teleports": [3, 3, 4, 5, 6, 7]}, "teleports cannot be on"),
        ({"seats": 2, "board": "3:stop/T1"}, "nothing can lie on a numbered teleport"),
        ({"seats": 2, "board": "1 2 3\n4 5 6"}, "a drawn board has six rows"),
        ({"seats": 2, "board": CELLS.replace("42", "42(x)")}, "'42(x)' is no cell of a drawn board"),
        ({"seats": 2, "draw": "teleport-1", "board": ""}, "more cards 'teleport-1' than the deck has"),
        ({"seats": 2, "stage": "lunch"}, "rounds are counted from 1, and a stage is one of"),
        ({"seats": 2, "round": 0}, "rounds are counted from 1"),
        ({"seats": 2, "scores": [1]}, "there are 2 hands, but 1 scores"),
        ({"hands": ["stop", "x"], "stage": "lay"}, "before a round begins nobody has fewer than four cards"),
        (
            {"hands": ["stop " * 4, "x snail skip " * 3], "stage": "lay"},
            "before a round begins nobody has fewer than four cards",
        ),
        ({"seats": 2, "board": "42:^"}, "a Push on space 42 cannot point north: that is off the board"),
        ({"seats": 2, "board": CELLS.replace("7\n", "v\n")}, "a Push on space 7 cannot point south"),
        ({"seats": 2, "board": "5:stop 5:x"}, "space 5 is written twice"),
        ({"seats": 2, "board": "²:stop"}, "'²:stop' is no card on a space"),
        ({"seats": 2, "board": "9" * 5000 + ":stop"}, "'9999"),
        (
            {"seats": 2, "board": CELLS.replace("41", "41(0)").replace("42", "42(10)")},
            "the pawn of seat 0 is drawn twice",
        ),
        ({"hands": ["stop", [["x"]]]}, "no card ['x']"),
        ({"hands": ["stop", "x"], "seats": 3}, "there are 2 hands, but 3 seats"),
        ({"seats": "two"}, "seats cannot be 'two': it is a whole number"),
        ({"seats": 2, "draw": "", "draw_only": ""}, "give draw, the top of the pile, or draw_only, the whole of it"),
        ({"seats": 2, "turn": 2}, "turn cannot be 2: seats are 0 to 1"),
        ({"seats": 2, "dice": [0]}, "dice cannot be [0]: a die shows 1 to 6, that of the events 1 to 20"),
        ({"seats": 2, "dice": [4, 21]}, "dice cannot be [4, 21]"),
        ({"seats": 2, "dice": [7], "stage": "move"}, "dice cannot have 7 there: what is rolled then has 6 sides"),
        ({"seats": 2, "luck": [-1]}, "luck cannot be [-1]: words are from 0 to 4294967295"),
        ({"seats": 2, "luck": [2**32]}, "luck cannot be [4294967296]"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        deal("frantic-board", **position)
    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "position", [{"hands": []}, {"seats": 0}, {"seats": -2}, {"seats": 1}, {"seats": 7}, {"seats": 10**12}]
)
def test_nobody_plays_alone_and_seven_are_too_many(position: dict[str, Any]) -> None:
    with pytest.raises(WrongSeats, match=r"^frantic-board is for 2 to 6 seats, not "):
        deal("frantic-board", **position)
