"""Scenarios of the yellow cards: Stop, X and Snail."""

from __future__ import annotations

from ruthless.testing import boundary, negative, play, positive
from ruthless.testing.frantic_board import QUIET, board, moved, pawns, shows

# Stop


@positive("stop", "6.1", "5.2", "3.2")
def test_a_pawn_stops_on_stop_and_the_rest_of_the_roll_is_lost() -> None:
    match = moved(
        6,
        drawing="""
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  20  21
                   14  13  12  11  T2  9   8
            START  1   2   T1(0) 4  5  ST   7(1)
        """,
    )
    assert shows(
        match,
        """
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18  19  20  21
                   14  13  12  11  T2  9   8
            START  1   2   T1  4   5  ST(0) 7(1)
        """,
    )


@negative("stop", "6.1")
def test_to_begin_a_move_on_stop_costs_nothing() -> None:
    assert pawns(moved(3, pawns=[4, 0], board="4:stop")) == [7, 0]


@negative("stop", "4.7")
def test_a_covered_stop_stops_nobody() -> None:
    assert pawns(moved(3, pawns=[4, 0], board="5:snail/stop 6:block/stop")) == [6, 0]


@boundary("stop", "6.1")
def test_a_stop_reached_with_the_last_pip_is_just_the_end() -> None:
    assert pawns(moved(2, pawns=[4, 5], board="6:stop")) == [6, 5]


@boundary("stop", "6.1", "8.3")
def test_a_stop_stops_a_pawn_that_goes_backwards_too() -> None:
    match = board("reverse skip skip skip", QUIET, pawns=[9, 5], board="7:stop", dice=[6])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [7, 5]


# X


@positive("x", "6.2")
def test_an_x_is_stepped_over_and_not_counted() -> None:
    assert pawns(moved(2, pawns=[4, 0], board="5:x")) == [7, 0]


@negative("x", "6.2")
def test_an_x_off_the_way_does_nothing() -> None:
    assert pawns(moved(2, pawns=[4, 0], board="2:x 7:x")) == [6, 0]


@boundary("x", "6.2")
def test_several_x_in_a_row_are_all_stepped_over() -> None:
    assert pawns(moved(1, pawns=[4, 0], board="5:x 6:x 7:x")) == [8, 0]


@boundary("x", "6.2", "R25")
def test_an_x_holds_more_than_once_a_turn() -> None:
    match = moved(2, pawns=[4, 4, 0], board="5:x 7:gift")
    play(match, "0 -> 1", "0 1")
    assert pawns(match) == [7, 6, 0]


@boundary("x", "13.1", "13.4", "limit=number", "14.1")
def test_an_x_before_the_finish_makes_the_finish_the_next_space() -> None:
    match = moved(1, pawns=[41, 7], board="42:x", options={"limit": 50})
    assert match.over
    assert match.scores == [50, 7]


# X reached by another card


@positive("x", "6.3", "F5", "R21", "x_slide=travel")
def test_a_pawn_pushed_onto_an_x_goes_on_the_way_it_was_pushed() -> None:
    assert pawns(moved(1, pawns=[6, 0], board="7:< 6:x")) == [5, 0]


@positive("x_slide=forward", "R21")
def test_by_a_house_rule_it_always_goes_forward() -> None:
    assert pawns(moved(1, pawns=[7, 0], board="8:v 7:x", options={"x_slide": "forward"})) == [8, 0]
    assert pawns(moved(1, pawns=[7, 0], board="8:v 7:x")) == [6, 0]


@boundary("x", "6.3", "R21")
def test_after_a_sideways_push_the_direction_of_the_move_counts_and_what_lies_there_works() -> None:
    assert pawns(moved(1, pawns=[4, 0], board="5:^ 10:x 11:^", teleports=[3, 9, 17, 24, 31, 38])) == [18, 0]


@boundary("x", "6.3", "R21")
def test_after_a_sideways_push_in_a_reversed_move_it_goes_backwards_off_the_x() -> None:
    match = board(
        "reverse skip skip skip", QUIET, pawns=[6, 0], board="5:^ 10:x 9:x", teleports=[3, 12, 17, 24, 31, 38], dice=[1]
    )
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [8, 0]


# Snail


@positive("snail", "6.4", "R5")
def test_crossing_a_snail_takes_two_pips() -> None:
    assert pawns(moved(4, pawns=[3, 0], board="5:snail")) == [6, 0]


@negative("snail", "6.4", "R5")
def test_ending_on_a_snail_has_no_effect_and_nothing_is_owed_later() -> None:
    assert pawns(moved(1, pawns=[4, 0], board="5:snail")) == [5, 0]
    assert pawns(moved(2, pawns=[5, 0], board="5:snail")) == [7, 0]


@boundary("snail", "6.4", "R5")
def test_who_comes_to_a_snail_with_two_pips_left_ends_there() -> None:
    assert pawns(moved(2, pawns=[4, 0], board="5:snail")) == [5, 0]


@boundary("snail", "5.5", "R25")
def test_a_snail_slows_once_a_turn_whoever_comes() -> None:
    match = moved(3, pawns=[4, 4, 0], board="5:snail 6:gift")
    play(match, "0 -> 1", "0 2")
    assert pawns(match) == [6, 6, 0]
