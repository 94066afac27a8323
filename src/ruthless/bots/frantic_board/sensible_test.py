"""Sensible play of the board game: single choices in positions where it is clear what a sensible player does."""

from __future__ import annotations

from ruthless.bots import Sensible, Sight
from ruthless.games.frantic_board.picture import SIGNS
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import play
from ruthless.testing.frantic_board import QUIET, before, board, moved


def choice(match: Match, seat: int | None = None) -> str:
    """What the bot answers to the open question, or to that seat's."""
    decision = next(one for one in match.pending if seat is None or one.seat == seat)
    return str(Sensible(Luck.from_seed(0)).choose(Sight(match, decision)))


# In one's own turn


def test_before_a_round_it_lays_fuck_you() -> None:
    match = board("fuck-you reverse skip block stop", "x x x x snail", stage="lay")
    assert choice(match) == "fuck-you"


def test_it_goes_back_rather_than_ahead() -> None:
    assert choice(board("reverse ghost gift block", QUIET, pawns=[20, 20])) == "reverse"


def test_at_the_start_it_rather_does_not_move() -> None:
    assert choice(board("reverse skip gift magnet", QUIET)) == "skip"


def test_it_keeps_reactions_while_it_has_something_else() -> None:
    assert choice(board("block nice-try re-roll gift", QUIET)) == "gift"


def test_it_holds_fuck_you_while_it_would_lead_far_ahead() -> None:
    assert choice(board("fuck-you gift magnet snail", QUIET, pawns=[5, 5])) != "fuck-you"


def test_a_stop_goes_right_before_its_own_pawn() -> None:
    match = board("stop block nice-try re-roll", QUIET, pawns=[12, 33])
    assert choice(match) == "stop"
    play(match, "0 stop", leaves_open="place")
    assert choice(match) == "13"


def test_a_jump_on_others_ways_points_ahead_and_on_its_own_back() -> None:
    match = board("jump block nice-try re-roll", QUIET, pawns=[12, 20])
    play(match, "0 jump", leaves_open="place")
    space = choice(match)
    play(match, f"0 {space}", leaves_open="point")
    assert choice(match) == ("forward" if int(space) > 18 else "backward")


def test_it_covers_what_helps_another() -> None:
    match = board("block nice-try re-roll fuck-you", QUIET, pawns=[30, 5], board="6:stop 33:x")
    play(match, "0 block", leaves_open="place")
    assert choice(match) == "6"


def test_it_moves_whoever_has_fewest_points() -> None:
    match = board("remote skip stop x", QUIET, QUIET, pawns=[5, 6, 6], scores=[20, 60, 10])
    play(match, "0 remote", "0 42", leaves_open="remote")
    assert choice(match) == "-> 2"


def test_a_second_chance_at_the_end_of_a_reversed_move_leads_back() -> None:
    chances = " ".join(f"{space}:second-chance" for space in range(16, 20))
    match = board("reverse remote", QUIET, pawns=[20, 20], board=chances, teleports=[37, 38, 39, 40, 41, 42])
    assert choice(match) == "reverse"


# Where pawns land


def test_it_changes_places_with_the_last() -> None:
    match = moved(2, pawns=[18, 30, 4], board="20:swap")
    assert choice(match) == "-> 2"


def test_a_gift_goes_no_farther_than_it_does_harm() -> None:
    match = moved(2, pawns=[18, 4], board=f"20:gift 6:{SIGNS['jump backward']}")
    assert choice(match) == "1"


def test_by_magnet_it_takes_what_is_worth_most_and_never_fuck_you() -> None:
    match = moved(2, pawns=[18, 4], board="20:magnet 40:fuck-you 39:reverse 37:magnet")
    assert choice(match) == "39"


def test_at_a_party_it_never_pushes_itself_on() -> None:
    match = before("surprise-party", seats=3)
    play(match, "0 troublemaker", "0 42", leaves_open="party")
    assert choice(match) != "-> 1"


# Reactions


def test_it_blocks_a_swap_with_somebody_far_ahead() -> None:
    match = moved(2, pawns=[28, 4], hands=[QUIET, "block skip stop x"], board="30:swap")
    while match.pending[0].question.id == "swap":
        match.answer("-> 1", 0)
    assert choice(match, 1) == "block"


def test_it_does_not_block_a_swap_that_helps_it() -> None:
    match = moved(2, pawns=[2, 30], hands=[QUIET, "block skip stop x"], board="4:swap")
    while match.pending[0].question.id == "swap":
        match.answer("-> 1", 0)
    assert choice(match, 1) == "no"


def test_it_rolls_a_six_again_but_no_two() -> None:
    hands = ["re-roll skip stop x", QUIET]
    assert choice(moved(6, 1, pawns=[4, 4], hands=hands), 0) == "re-roll"
    assert choice(moved(2, 1, pawns=[4, 4], hands=hands), 0) == "no"


def test_it_blocks_the_re_roll_of_a_one_but_not_of_a_six() -> None:
    hands = ["block skip stop x", "re-roll skip stop x"]
    for rolled, answer in ((1, "block"), (6, "no")):
        match = moved(rolled, 4, pawns=[4, 4], hands=hands)
        play(match, "1 re-roll", "1 42", leaves_open="block-re-roll")
        assert choice(match, 0) == answer


def test_it_blocks_a_gift_only_if_it_leads_far() -> None:
    for steps, answer in (("1", "no"), ("2", "block")):
        match = moved(2, pawns=[28, 41], hands=[QUIET, "block skip stop x"], board="30:gift")
        play(match, f"0 {steps}", leaves_open="block")
        assert choice(match, 1) == answer


def test_it_saves_itself_from_the_finish() -> None:
    match = board("nice-try skip stop x", QUIET, pawns=[43, 12], stage="close")
    assert choice(match, 0) == "nice-try"


def test_it_lets_a_round_end_that_goes_well() -> None:
    match = board("nice-try skip stop x", QUIET, pawns=[3, 43], stage="close")
    assert choice(match, 0) == "no"


def test_it_does_not_let_a_match_end_that_is_lost() -> None:
    hands = ["nice-try skip stop x", QUIET, QUIET]
    match = board(*hands, pawns=[3, 43, 40], scores=[95, 90, 10], stage="close")
    assert choice(match, 0) == "nice-try"


# By house rules


def test_it_knows_that_pips_beyond_the_finish_may_be_counted_back() -> None:
    hands = ["fuck-you gift magnet snail", QUIET]
    assert choice(board(*hands, pawns=[30, 30])) != "fuck-you"
    assert choice(board(*hands, pawns=[30, 30], options={"overshoot": "bounce"})) == "fuck-you"


def test_whoever_moved_a_pawn_onto_swap_does_what_helps_itself() -> None:
    options = {"landing_choice": "mover"}
    match = board("remote skip", QUIET, QUIET, pawns=[30, 4, 9], board="5:swap", dice=[1], options=options)
    play(match, "0 remote", "0 42", "0 -> 1", leaves_open="swap")
    assert choice(match) == "-> 0"
