"""What seats and the public see of a table, and what they do not."""

from __future__ import annotations

from ruthless.testing import listen, play, told
from ruthless.testing.frantic_board import QUIET, before, board, moved, seen


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = board("stop x", "skip ghost")
    assert [seen(match, seat).hand for seat in (None, 0, 1)] == [[], ["stop", "x"], ["ghost", "skip"]]
    assert [seen(match, seat).known for seat in (None, 0, 1)] == [[[], []]] * 3


def test_what_was_taken_openly_is_known_until_it_is_played() -> None:
    match = moved(1, pawns=[4, 9], board="5:magnet 20:snail", turn=0)
    assert seen(match).known == [["snail"], []]
    play(match, "1 skip", "1 30", "0 snail", "0 32")
    assert seen(match).known == [[], []]


def test_of_equal_cards_it_does_not_matter_which_is_played() -> None:
    match = moved(1, pawns=[4, 9], board="5:magnet 20:stop")
    play(match, "1 skip", "1 30", "0 stop", "0 32")
    assert seen(match).known == [[], []]
    assert "stop" in seen(match, 0).hand


def test_drawn_cards_are_told_to_who_drew_them() -> None:
    match = board("stop skip ghost reverse", QUIET, draw="swap", dice=[1])
    facts = listen(match)
    play(match, "0 stop", "0 30")
    assert "draws seat=0 count=1" in told(facts, 1)
    assert "draws-cards seat=0 cards=['swap']" in told(facts, 0)


def test_a_thrown_card_lies_open_until_it_is_placed() -> None:
    match = board("stop skip ghost reverse", QUIET)
    play(match, "0 stop", leaves_open="place")
    assert seen(match, 1).thrown == ["stop"]
    assert seen(match, 1).counts == [3, 4]
    assert seen(match, 1).question is None


def test_spaces_whose_card_has_worked_are_marked() -> None:
    match = before("marching-orders", 2, pawns=[4, 9, 20], board="11:^ 20:gift")
    play(match, "0 troublemaker", "0 42", leaves_open="march")
    assert seen(match).used == [42]


def test_how_the_turn_goes_is_public() -> None:
    match = board("reverse skip ghost stop", "re-roll skip stop ghost", pawns=[9, 9], dice=[1])
    play(match, "0 reverse", "0 30", leaves_open="re-roll")
    view = seen(match, 1)
    assert (view.stage, view.backward, view.ghost, view.pawn) == ("move", True, False, 0)
