"""Scenarios of the events that take pawns elsewhere without dice."""

from __future__ import annotations

from ruthless.testing import boundary, listen, negative, play, positive, told
from ruthless.testing.frantic_board import before, happened, pawns, shows

# Epic Fail


@positive("epic-fail", "12.1")
def test_the_last_pawn_goes_to_the_farthest_teleport() -> None:
    assert pawns(happened("epic-fail", pawns=[20, 4, 9])) == [20, 38, 9]


@negative("epic-fail", "11.4", "5.4")
def test_that_teleport_does_nothing_to_it() -> None:
    match = happened("epic-fail", pawns=[20, 4, 9])
    assert pawns(match) == [20, 38, 9]


@boundary("epic-fail", "11.3", "R30")
def test_all_who_are_last_go_and_the_farthest_counts_as_it_lies_now() -> None:
    teleports = [40, 10, 17, 24, 31, 38]
    assert pawns(happened("epic-fail", pawns=[20, 4, 4], teleports=teleports)) == [20, 40, 40]
    assert pawns(happened("epic-fail", pawns=[5, 5, 5])) == [38, 38, 38]


# Earthquake


@positive("earthquake", "12.2", "11.2", "R11", "earthquake=sequential")
def test_one_after_the_other_goes_to_the_neighbour_and_the_last_copies_a_moved_pawn() -> None:
    assert pawns(happened("earthquake", pawns=[5, 15, 25])) == [25, 25, 5]


@negative("earthquake", "11.4")
def test_no_card_works_in_an_earthquake() -> None:
    assert pawns(happened("earthquake", pawns=[5, 15, 25], board="5:^ 25:^")) == [25, 25, 5]


@boundary("earthquake", "earthquake=simultaneous", "R11")
def test_by_a_house_rule_all_go_at_once() -> None:
    assert pawns(happened("earthquake", pawns=[5, 15, 25], options={"earthquake": "simultaneous"})) == [15, 25, 5]


@boundary("earthquake", "12.2")
def test_two_players_end_on_one_space() -> None:
    assert pawns(happened("earthquake", pawns=[5, 15], seats=2)) == [5, 5]


# Mexican Standoff


@positive("mexican-standoff", "12.6")
def test_all_pawns_go_to_teleport_6() -> None:
    assert pawns(happened("mexican-standoff", pawns=[5, 15, 0])) == [38, 38, 38]


@negative("mexican-standoff", "11.4")
def test_teleport_6_does_nothing_to_them() -> None:
    match = before("mexican-standoff", pawns=[5, 15, 0])
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert [line for line in told(facts) if line.startswith("rolls")] == ["rolls seat=0 roll=6"]


@boundary("mexican-standoff", "12.6")
def test_teleport_6_counts_where_it_lies_now() -> None:
    assert pawns(happened("mexican-standoff", pawns=[5, 15, 0], teleports=[3, 10, 17, 24, 31, 2])) == [2, 2, 2]


# Friday the 13th


@positive("friday-the-13th", "12.13")
@negative("friday-the-13th", "12.13")
@boundary("friday-the-13th", "12.13", "9.1")
def test_on_friday_nothing_happens_and_the_move_is_gone() -> None:
    match = before("friday-the-13th", pawns=[5, 15, 0])
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert pawns(match) == [5, 15, 0]
    lines = told(facts)
    assert lines[lines.index("event seat=0 event=friday-the-13th") + 1].startswith("draws seat=0 count=1")


# Charity


@positive("charity", "12.16")
def test_the_leader_goes_back_four_and_the_others_ahead_one() -> None:
    assert pawns(happened("charity", pawns=[20, 4, 9])) == [16, 5, 10]


@negative("charity", "11.4")
def test_no_card_works_for_charity() -> None:
    assert pawns(happened("charity", pawns=[20, 4, 9], board="16:^ 5:x")) == [16, 5, 10]


@boundary("charity", "11.3", "R30", "5.3")
def test_several_leaders_and_all_level() -> None:
    assert pawns(happened("charity", pawns=[20, 20, 9])) == [16, 16, 10]
    assert pawns(happened("charity", pawns=[2, 2, 2])) == [0, 0, 0]


# Robin Hood


@positive("robin-hood", "12.17", "11.3", "R30")
def test_two_leaders_and_the_last_one_change_places_as_in_the_book() -> None:
    match = before(
        "robin-hood",
        board="""
            50     42  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18(01)  19  20  21
                   14  13  12  11  T2  9   8
            START  1   2   T1  4   5(2)   6   7
        """,
    )
    play(match, "0 troublemaker", "0 42")
    assert shows(
        match,
        """
            50     TM  41  40  39  T6  37  36
                   29  30  T5  32  33  34  35
                   28  27  26  25  T4  23  22
                   15  16  T3  18(2)  19  20  21
                   14  13  12  11  T2  9   8
            START  1   2   T1  4   5(01)   6   7
        """,
    )


@negative("robin-hood", "12.17")
def test_who_is_in_the_middle_stays() -> None:
    assert pawns(happened("robin-hood", pawns=[20, 4, 9])) == [4, 20, 9]


@boundary("robin-hood", "R30")
def test_all_level_nothing_happens() -> None:
    assert pawns(happened("robin-hood", pawns=[7, 7, 7])) == [7, 7, 7]


# Communism


@positive("communism", "12.19")
def test_all_go_to_the_leader() -> None:
    assert pawns(happened("communism", pawns=[20, 4, 9])) == [20, 20, 20]


@negative("communism", "11.4")
def test_the_card_there_does_nothing() -> None:
    assert pawns(happened("communism", pawns=[20, 4, 9], board="20:^")) == [20, 20, 20]


@boundary("communism", "13.1", "11.4")
def test_with_a_pawn_on_the_finish_everybody_goes_there_and_the_round_ends() -> None:
    match = happened("communism", pawns=[43, 4, 9], options={"limit": 1})
    assert match.scores == [50, 50, 50]


# Epic Win


@positive("epic-win", "12.20")
def test_the_leader_goes_to_start() -> None:
    assert pawns(happened("epic-win", pawns=[20, 4, 9])) == [0, 4, 9]


@negative("epic-win", "12.20")
def test_the_others_stay() -> None:
    assert pawns(happened("epic-win", pawns=[4, 30, 9])) == [4, 0, 9]


@boundary("epic-win", "11.3", "13.1")
def test_all_leaders_go_even_off_the_finish() -> None:
    match = happened("epic-win", pawns=[43, 43, 9], options={"limit": 1})
    assert not match.over
    assert pawns(match) == [0, 0, 9]
