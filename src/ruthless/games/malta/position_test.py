"""Positions are laid out as written, or refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

from ruthless import BadPosition
from ruthless.games.malta.picture import drawn
from ruthless.testing import deal, hands
from ruthless.testing.conformance import check_cards
from ruthless.testing.malta import SMALL, pawns, seen, tile


def test_what_is_left_open_is_dealt() -> None:
    match = deal("malta", hands=["shove negate", None, None], ask_forced=True)
    view = seen(match)
    assert (hands(match)[0], view.counts, view.draw) == ("negate shove", [2, 4, 4], 98)
    assert (pawns(match), view.owed, view.stage) == ("a1 b1 c1", 1, "play")
    assert (view.board[:7], len(view.spares)) == (["a┴", "b┴", "c┴", "d┴", "e┴", "f┴", "g┴"], 5)


def test_an_exact_draw_pile_is_all_there_is_to_draw_and_the_rest_is_discarded() -> None:
    match = deal("malta", hands=["shove", None], draw_only="draw-two", gone="reshuffle", ask_forced=True)
    view = seen(match)
    assert (view.draw, view.counts, len(view.discards)) == (1, [1, 4], 108 - 1 - 1 - 4 - 1)
    check_cards(match)


def test_between_two_players_every_card_is_in_the_game_unless_it_is_written_otherwise() -> None:
    match = deal("malta", hands=["reinvite", "reverse-order shove"], ask_forced=True)
    assert (seen(match).gone, seen(match).draw) == ([], 108 - 3)
    check_cards(match)


def test_a_list_of_tiles_is_laid_on_its_spaces() -> None:
    match = deal("malta", seats=3, board="c3:+2 d4:o^3 e5:├3' b1:>4")
    assert [tile(match, space) for space in ("c3", "d4", "e5", "b1")] == ["+2", "o^3", "├3'", ">4"]
    assert "b┴" in seen(match).spares


def test_a_drawn_board_is_laid_out_with_its_pawns() -> None:
    drawing = SMALL.replace("+2", "o+2(1)").replace("a┴", "a├'(0)")
    match = deal("malta", hands=["shove negate", "shove"], board=drawing)
    assert (pawns(match), tile(match, "c3"), tile(match, "a1")) == ("a1 c3", "o+2", "a├'")
    again = deal("malta", hands=["shove negate", "shove"], board=drawn(seen(match).board, seen(match).pawns))
    assert (seen(again).board, pawns(again)) == (seen(match).board, "a1 c3")


def test_marks_piles_and_turns_are_as_written() -> None:
    match = deal(
        "malta",
        hands=["shove", "shove negate", "draw-two"],
        turn=1,
        owed=1,
        reversed=1,
        skips=[0, 0, 2],
        blind=[0],
        extra=[2],
        discards="draw-two draw-two",
        gone="reshuffle",
        homes="g1 f1 e1",
        pawns="a7 b7 c7",
    )
    view = seen(match)
    assert (view.player, view.owed, view.order) == (1, 1, [2, 1, 0])
    assert (view.skips, view.blind, view.extra) == ([0, 0, 2], [True, False, False], [2])
    assert (view.discards, view.gone) == (["draw-two", "draw-two"], ["reshuffle"])
    assert (view.homes, view.pawns) == (["g1", "f1", "e1"], ["a7", "b7", "c7"])


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"hnads": []}, "a position has no 'hnads'"),
        ({"hands": ["shove", "joker"]}, "no card 'joker'"),
        ({"hands": ["extra-turn", "extra-turn"]}, "more cards 'extra-turn' than the deck has"),
        ({"seats": 3, "pawns": "a1"}, "pawns cannot be 'a1'"),
        ({"seats": 3, "pawns": 7}, "pawns cannot be 7"),
        ({"seats": 2, "pawns": "a1 g7"}, "pawns cannot be 'a1 g7'"),
        ({"seats": 2, "homes": "a1 b2"}, "pawns belong to seats, and their homes are spaces of the bottom row"),
        ({"seats": 2, "board": SMALL.replace("v3", "v3(2)")}, "pawns belong to seats"),
        ({"seats": 3, "board": SMALL}, "a drawn board for so many has 7 rows of 7 cells"),
        ({"seats": 2, "board": SMALL.replace("v3", "v3(x)")}, "'v3(x)' is no cell of a drawn board"),
        ({"seats": 2, "board": SMALL.replace("v3", "z2")}, "'z2' is no tile of a drawn board"),
        ({"seats": 2, "board": "c3"}, "'c3' is no tile on a space"),
        ({"seats": 2, "board": "f3:+1"}, "'f3:+1' is no tile on a space"),
        ({"seats": 2, "board": "c3:+3"}, "no card '+3'"),
        ({"seats": 2, "board": "c3:+2 c3:+1"}, "space c3 is written twice"),
        (
            {"seats": 2, "board": SMALL.replace("v3", "v3(01)").replace("v4", "v4(1)")},
            "the pawn of seat 1 is drawn twice",
        ),
        ({"seats": 2, "luck": [-1]}, "luck cannot be [-1]: words are from 0 to 4294967295"),
        ({"seats": 2, "stage": "lunch"}, "a stage is one of draw, play, move, racket"),
        ({"seats": 2, "draw": "", "draw_only": ""}, "give draw, the top of the pile, or draw_only, the whole of it"),
        ({"seats": 2, "turn": 2}, "turn cannot be 2: seats are 0 to 1"),
        ({"seats": 3, "lost": [0]}, "at least two have not lost, among them whoever has the turn"),
        ({"seats": 3, "lost": [1, 2]}, "at least two have not lost"),
        ({"seats": 4, "lost": [1, 1]}, "at least two have not lost"),
        ({"seats": 3, "lost": [5]}, "at least two have not lost"),
        ({"seats": 3, "skips": [1]}, "there are 3 seats: give each a number of turns to miss"),
        ({"seats": 3, "skips": [0, -1, 0]}, "there are 3 seats: give each a number of turns to miss"),
        ({"seats": 3, "extra": [3]}, "there are 3 seats: give each a number of turns to miss"),
        ({"seats": 3, "owed": 0}, "somebody who plays owes at least one card"),
        ({"seats": 3, "stage": "move", "owed": 1}, "somebody who plays owes at least one card"),
        ({"hands": ["", "shove"]}, "whoever has the turn has at least one card after drawing"),
        ({"seats": 3, "reversed": "yes"}, "reversed cannot be 'yes'"),
        ({"seats": 3, "reversed": 2}, "reversed cannot be 2: it is 1 if play goes the other way round, else 0"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        deal("malta", **position)
    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)
