"""Scenarios of the blue and the white cards."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic_board import QUIET, board, lying, moved, pawns, seen

# Skip


@positive("skip", "8.2", "3.1")
def test_skip_spares_the_move() -> None:
    match = board("skip stop stop stop", QUIET, pawns=[4, 9])
    play(match, "0 skip", "0 42")
    assert pawns(match) == [4, 9]
    assert seen(match).player == 1
    assert lying(match, 42) == ["skip"]


@negative("skip", "8.1", "2.6")
def test_a_skip_that_lies_on_the_board_does_nothing() -> None:
    assert pawns(moved(2, pawns=[4, 9], board="5:skip 6:skip")) == [6, 9]


@boundary("skip", "8.2", "3.3")
def test_who_skips_draws_all_the_same() -> None:
    match = board("skip stop stop stop", QUIET, pawns=[4, 9], draw="swap")
    play(match, "0 skip", "0 42")
    assert hands(match)[0] == "stop stop stop swap"


# Reverse


@positive("reverse", "8.3")
def test_reverse_makes_the_move_go_backwards() -> None:
    match = board("reverse stop stop stop", QUIET, pawns=[12, 9], dice=[5])
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [7, 9]


@negative("reverse", "8.3", "8.1")
def test_reverse_holds_for_one_turn_of_one_player() -> None:
    match = board("reverse stop stop stop", QUIET, pawns=[12, 9], dice=[5, 2, 4])
    play(match, "0 reverse", "0 42", "1 stop", "1 41", "0 stop", "0 40")
    assert pawns(match) == [11, 11]


@boundary("reverse", "R16", "5.3")
def test_reverse_on_start_rolls_and_nothing_happens() -> None:
    match = board("reverse stop stop stop", QUIET, pawns=[0, 9], dice=[5])
    facts = listen(match)
    play(match, "0 reverse", "0 42")
    assert pawns(match) == [0, 9]
    assert "rolls seat=0 roll=5" in told(facts)


# Remote


@positive("remote", "8.4", "5.1")
def test_remote_moves_another_pawn_and_cards_work_on_it() -> None:
    match = board("remote stop stop stop", QUIET, QUIET, pawns=[4, 9, 20], board="12:< 13:^", dice=[3])
    play(match, "0 remote", "0 42", leaves_open="remote")
    assert refused(match, "0 -> 0").rule == "8.4"
    assert refused(match, "0 -> 5").rule == "2.1"
    play(match, "0 -> 1")
    assert pawns(match) == [4, 16, 20]


@negative("remote", "8.4", "F4", "10.3")
def test_a_blocked_remote_leaves_the_attacker_without_a_move() -> None:
    match = board("remote stop stop stop", "block skip reverse stop", QUIET, pawns=[4, 9, 20])
    play(match, "0 remote", "0 42", "0 -> 1", "1 block", "1 41")
    assert pawns(match) == [4, 9, 20]
    assert seen(match).player == 1


@boundary("remote", "8.4", "5.6", "R4")
def test_remote_onto_a_teleport_the_owner_rolls() -> None:
    match = board("remote stop stop stop", QUIET, pawns=[4, 9], dice=[1, 6])
    facts = listen(match)
    play(match, "0 remote", "0 42")
    assert pawns(match) == [4, 38]
    assert [line for line in told(facts) if line.startswith("rolls")] == ["rolls seat=0 roll=1", "rolls seat=1 roll=6"]


# Ghost


@positive("ghost", "8.5", "R41")
def test_a_ghost_ignores_all_cards_on_its_way_and_at_the_end() -> None:
    match = board("ghost skip reverse stop", QUIET, pawns=[4, 9], board="5:stop 6:x 7:snail 8:^", dice=[4])
    play(match, "0 ghost", "0 42")
    assert pawns(match) == [8, 9]


@negative("ghost", "8.5", "8.1")
def test_the_next_player_is_no_ghost() -> None:
    match = board("ghost skip reverse stop", QUIET, pawns=[4, 4], board="5:stop", dice=[2, 4])
    play(match, "0 ghost", "0 42", "1 stop", "1 41")
    assert pawns(match) == [6, 5]


@boundary("ghost", "8.5", "R41")
def test_a_ghost_may_stand_on_an_x_and_walks_off_like_from_any_space() -> None:
    match = board("ghost skip skip stop", QUIET, pawns=[4, 9], board="6:x 7:x", dice=[2, 1])
    play(match, "0 ghost", "0 42", "1 skip", "1 41")
    assert pawns(match) == [6, 9]
    play(match, "0 stop", "0 40")
    assert pawns(match) == [8, 9]


@boundary("ghost", "8.5", "7.9")
def test_teleports_and_white_cards_mean_nothing_to_a_ghost() -> None:
    match = board("ghost skip skip stop", QUIET, pawns=[1, 9], dice=[2])
    play(match, "0 ghost", "0 42")
    assert pawns(match) == [3, 9]


# Troublemaker


@positive("troublemaker", "9.1", "11.1")
def test_troublemaker_makes_an_event_happen_instead_of_the_move() -> None:
    match = board("troublemaker stop stop stop", QUIET, pawns=[4, 9], dice=[20])
    facts = listen(match)
    play(match, "0 troublemaker", "0 42")
    assert pawns(match) == [4, 0]
    assert "event seat=0 event=epic-win" in told(facts)


@positive("troublemaker", "9.2", "R29", "white_trigger=land", "R2")
def test_who_lands_on_a_troublemaker_triggers_an_event() -> None:
    assert pawns(moved(2, 20, pawns=[4, 9], board="6:troublemaker")) == [6, 0]


@negative("troublemaker", "9.2", "R2")
def test_who_passes_a_troublemaker_triggers_nothing() -> None:
    assert pawns(moved(2, pawns=[4, 9], board="5:troublemaker")) == [6, 9]


@positive("white_trigger=pass", "R2")
def test_by_a_house_rule_passing_is_enough_and_the_move_goes_on_from_there() -> None:
    passing = {"white_trigger": "pass"}
    assert pawns(moved(3, 20, pawns=[4, 2], board="5:troublemaker", options=passing)) == [2, 2]
    match = moved(3, pawns=[4, 2], board="5:fuck-you/stop 7:block", options=passing)
    assert pawns(match) == [7, 2]
    assert "fuck-you" in hands(match)[0]
    match = moved(1, pawns=[4, 2], board="5:fuck-you/^", options=passing)
    assert pawns(match) == [5, 2]


@boundary("troublemaker", "R25", "5.5")
def test_a_troublemaker_played_this_turn_has_had_its_use() -> None:
    match = board("troublemaker stop stop stop", QUIET, pawns=[39, 9], dice=[3, 2])
    play(match, "0 troublemaker", "0 41", "0 -> 0")
    assert pawns(match) == [41, 9]


# Fuck You


@positive("fuck-you", "9.3", "R22", "fuck_you_landing=ignored")
def test_fuck_you_takes_the_pawn_21_spaces_ahead_and_then_it_moves() -> None:
    match = board("fuck-you stop stop stop", QUIET, pawns=[4, 9], board="25:^ 7:stop", dice=[3])
    play(match, "0 fuck-you", "0 42")
    assert pawns(match) == [28, 9]


@positive("fuck_you_landing=fires", "R22")
def test_by_a_house_rule_the_card_at_the_end_works_before_the_move() -> None:
    fires = {"fuck_you_landing": "fires"}
    match = board("fuck-you stop stop stop", QUIET, pawns=[4, 9], board="25:^", dice=[3], options=fires)
    play(match, "0 fuck-you", "0 42")
    assert pawns(match) == [35, 9]
    match = board("fuck-you stop stop stop", QUIET, pawns=[4, 9], board="25:x", dice=[3], options=fires)
    play(match, "0 fuck-you", "0 42")
    assert pawns(match) == [28, 9]


@boundary("fuck-you", "9.3", "R43", "R41", "fuck_you_landing=ignored", "fuck_you_landing=fires")
@pytest.mark.parametrize("landing", ["ignored", "fires"])
def test_fuck_you_that_ends_on_an_x_stands_there_and_counts_an_x_on_the_way(landing: str) -> None:
    match = board(
        *("fuck-you skip stop stop", QUIET),
        pawns=[4, 9],
        board="7:x 25:x 26:x",
        dice=[3],
        options={"fuck_you_landing": landing},
    )
    facts = listen(match)
    play(match, "0 fuck-you", "0 42")
    gone = [line for line in told(facts) if line.startswith("goes-to")]
    assert gone == ["goes-to seat=0 space=25", "goes-to seat=0 space=29"]


@positive("fuck-you", "9.5")
def test_who_lands_on_fuck_you_takes_it() -> None:
    match = moved(1, pawns=[4, 9], board="5:fuck-you")
    assert "fuck-you" in hands(match)[0]
    assert lying(match, 5) == []


@negative("fuck-you", "9.5", "R23")
def test_what_lay_under_fuck_you_does_not_work_now() -> None:
    match = moved(1, pawns=[4, 9], board="5:fuck-you/^")
    assert pawns(match) == [5, 9]
    assert lying(match, 5) == ["push north"]


@positive("fuck-you", "9.4", "13.4")
def test_fuck_you_in_hand_costs_21_points_when_the_round_ends() -> None:
    match = moved(1, pawns=[42, 9], hands=[QUIET, "fuck-you stop stop stop"], options={"limit": 1})
    assert match.scores == [50, 9 + 21]


@boundary("fuck-you", "9.3", "R17", "5.3")
def test_on_the_finish_the_die_is_rolled_and_the_pawn_stays() -> None:
    match = board("fuck-you stop stop stop", QUIET, pawns=[30, 9], dice=[3], options={"limit": 1})
    facts = listen(match)
    play(match, "0 fuck-you", "0 42")
    assert match.scores == [50, 9]
    assert "rolls seat=0 roll=3" in told(facts)
