"""Scenarios of Block, Re-Roll and Nice Try."""

from __future__ import annotations

from ruthless.testing import boundary, hands, listen, negative, play, positive, refused, told
from ruthless.testing.frantic_board import QUIET, all_but, before, board, lying, moved, pawns, seen

BLOCKER = "block skip reverse stop"
ROLLER = "re-roll skip reverse stop"
SAVER = "nice-try skip reverse stop"

# Block


@positive("block", "10.3", "10.1", "R37")
def test_block_cancels_an_attack_and_is_laid_on_the_board() -> None:
    match = moved(1, pawns=[4, 11, 20], board="5:gift", hands=[QUIET, BLOCKER, QUIET], draw="swap")
    play(match, "0 -> 1", "0 2", "1 block", leaves_open="place")
    assert refused(match, "1 5").rule == "4.5"
    play(match, "1 42")
    assert pawns(match) == [5, 11, 20]
    assert lying(match, 42) == ["block"]
    assert hands(match)[1] == "reverse skip stop swap"


@negative("block", "10.3", "10.2", "R36")
def test_the_victim_is_asked_whatever_it_holds() -> None:
    match = moved(1, pawns=[4, 11, 20], board="5:gift", ask_forced=True, hands=[QUIET, QUIET, BLOCKER])
    play(match, *["1 no", "2 no", "0 no", "0 -> 1", "0 2"], leaves_open="block")
    assert seen(match).asked == [1]
    assert refused(match, "1 block").rule == "3.1"
    assert refused(match, "1 skip").rule == "10.3"


@negative("block", "10.3")
def test_only_the_victim_may_block() -> None:
    match = moved(1, pawns=[4, 11, 20], board="5:gift", hands=[QUIET, QUIET, BLOCKER])
    play(match, "0 -> 1", "0 2")
    assert pawns(match) == [5, 13, 20]


@negative("block", "10.4", "11.5")
def test_events_cannot_be_blocked() -> None:
    match = before("mexican-standoff", hands=["troublemaker skip reverse ghost", BLOCKER], pawns=[4, 11])
    play(match, "0 troublemaker", "0 42")
    assert pawns(match) == [38, 38]


@boundary("block", "10.2", "R36")
def test_nobody_is_asked_once_all_blocks_lie_open() -> None:
    lying_open = "20:block 21:block 22:block 23:block 25:block"
    match = moved(1, pawns=[4, 11], board=f"5:gift {lying_open}", ask_forced=True)
    play(match, "1 no", "0 no", "0 -> 1", "0 2")
    assert pawns(match) == [5, 13]


@boundary("block", "3.4")
def test_a_block_played_in_the_own_turn_does_nothing() -> None:
    match = board(BLOCKER, QUIET, pawns=[4, 11], dice=[2])
    play(match, "0 block", "0 42")
    assert pawns(match) == [6, 11]


# Re-Roll


@positive("re-roll", "10.5", "10.1", "R37")
def test_re_roll_voids_a_roll_before_the_pawn_moves() -> None:
    match = moved(6, 2, pawns=[4, 11, 20], hands=[QUIET, ROLLER, QUIET])
    play(match, "1 re-roll", leaves_open="place")
    assert pawns(match) == [4, 11, 20]
    play(match, "1 42")
    assert pawns(match) == [6, 11, 20]


@positive("re-roll", "10.5")
def test_the_own_roll_can_be_voided_and_the_new_one_again() -> None:
    match = moved(6, 5, 2, pawns=[4, 11, 20], hands=[ROLLER, QUIET, ROLLER])
    play(match, "0 re-roll", "2 no", "0 42", "2 re-roll", "2 41")
    assert pawns(match) == [6, 11, 20]


@positive("re-roll", "10.5", "11.5")
def test_dice_for_teleports_and_events_can_be_voided() -> None:
    match = moved(1, 6, 4, pawns=[2, 11], hands=[QUIET, ROLLER])
    play(match, "1 no", "1 re-roll", "1 42")
    assert pawns(match) == [24, 11]
    match = before("mexican-standoff", 20, hands=["troublemaker skip reverse ghost", ROLLER], pawns=[4, 11])
    play(match, "0 troublemaker", "0 42", "1 re-roll", "1 41")
    assert pawns(match) == [4, 0]
    match = before("recession", 6, 1, 2, hands=["troublemaker skip reverse ghost", ROLLER], pawns=[14, 11])
    play(match, "0 troublemaker", "0 42", "1 no", "1 re-roll", "1 41")
    assert pawns(match) == [12, 10]


@negative("re-roll", "10.6", "R13", "10.4")
def test_who_rolled_may_block_a_re_roll_and_then_the_roll_stands() -> None:
    match = moved(5, pawns=[4, 11, 20], hands=[BLOCKER, ROLLER, ROLLER])
    play(match, "1 re-roll", "2 re-roll", "1 42", leaves_open="block-re-roll")
    assert seen(match).asked == [0]
    assert seen(match, 0).question == {"id": "block-re-roll", "seat": 1, "roll": 5}
    play(match, "0 block", "0 41")
    assert pawns(match) == [9, 11, 20]
    assert "re-roll" in hands(match)[2]


@negative("re-roll", "10.4")
def test_the_own_re_roll_is_no_attack_and_block_cannot_be_blocked() -> None:
    match = moved(6, 2, pawns=[4, 11], hands=["re-roll block stop skip", BLOCKER])
    play(match, "0 re-roll", "0 42")
    assert pawns(match) == [6, 11]


@boundary("re-roll", "10.2", "R19")
def test_of_several_the_first_after_the_roller_throws_and_the_others_keep_theirs() -> None:
    match = moved(6, 2, pawns=[4, 11, 20], hands=[ROLLER, ROLLER, ROLLER])
    play(match, "0 re-roll", "1 no", "2 re-roll", "2 42", leaves_open="re-roll")
    assert lying(match, 42) == ["re-roll"]
    play(match, "0 no", "1 no")
    assert pawns(match) == [6, 11, 20]
    assert "re-roll" in hands(match)[0]


@boundary("re-roll", "10.2", "R36")
def test_everybody_with_cards_is_asked_unless_all_re_rolls_lie_open() -> None:
    match = moved(1, pawns=[4, 11, 20], hands=[QUIET, "", QUIET], ask_forced=True)
    assert seen(match).asked == [0, 2]
    assert refused(match, "2 re-roll").rule == "3.1"
    assert refused(match, "2 skip").rule == "10.5"
    match = moved(1, pawns=[4, 11], board="20:re-roll 21:re-roll 22:re-roll 23:re-roll", ask_forced=True)
    assert pawns(match) == [5, 11]


@negative("re-roll", "2.4", "R42")
def test_the_roll_for_who_begins_stands() -> None:
    match = board(ROLLER, ROLLER, pawns=[42, 0], stage="move", dice=[1], options={"limit": 500})
    facts = listen(match)
    play(match, "0 no", "1 no")
    assert told(facts)[-1].startswith("begins")


# Nice Try


@positive("nice-try", "10.7", "13.1")
def test_nice_try_takes_all_pawns_on_the_finish_to_teleport_6() -> None:
    match = moved(1, pawns=[42, 43, 20], hands=[QUIET, QUIET, SAVER])
    play(match, "2 nice-try", "2 41")
    assert pawns(match) == [38, 38, 20]
    assert seen(match).player == 1
    assert seen(match).round == 1


@negative("nice-try", "10.7", "10.2", "13.1")
def test_without_nice_try_the_round_ends() -> None:
    match = moved(1, pawns=[42, 9, 20], hands=[QUIET, QUIET, SAVER], options={"limit": 1})
    assert refused(match, "2 skip").rule == "10.7"
    play(match, "2 no")
    assert match.scores == [50, 9, 20]


@negative("nice-try", "10.4")
def test_nice_try_cannot_be_blocked() -> None:
    match = moved(1, pawns=[42, 9], hands=[BLOCKER, SAVER])
    play(match, "1 nice-try", "1 41")
    assert pawns(match) == [38, 9]


@boundary("nice-try", "R14", "R35", "13.3", "13.2")
def test_nice_try_with_an_empty_pile_saves_the_pawns_but_not_the_round() -> None:
    held = ["skip reverse ghost", SAVER]
    match = moved(1, pawns=[42, 9], hands=held, discards=all_but(*held), options={"limit": 1})
    play(match, "1 nice-try", "1 41")
    assert match.over
    assert match.scores == [38, 9]


@boundary("nice-try", "R19", "10.2")
def test_of_two_nice_tries_the_first_after_the_player_is_thrown() -> None:
    match = moved(1, pawns=[42, 9, 20], hands=[SAVER, QUIET, SAVER])
    play(match, "0 nice-try", "2 nice-try", "2 41")
    assert "nice-try" in hands(match)[0]
    assert "nice-try" not in hands(match)[2]


@boundary("nice-try", "10.2", "R36", "13.1")
def test_nobody_is_asked_once_both_nice_tries_lie_open() -> None:
    match = moved(1, pawns=[42, 9], board="20:nice-try 21:nice-try", ask_forced=True, options={"limit": 1})
    play(match, "0 no", "1 no")
    assert match.scores == [50, 9]
