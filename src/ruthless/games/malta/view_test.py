"""What seats and the public see of a table, and what they do not."""

from __future__ import annotations

from ruthless.testing import listen, play, told
from ruthless.testing.malta import malta, seen

REST = "shove end-turn"


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = malta("shove negate", "draw-two end-turn", "draw-two")
    assert [seen(match, seat).hand for seat in (None, 0, 1)] == [[], ["negate", "shove"], ["draw-two", "end-turn"]]
    assert [seen(match, seat).known for seat in (None, 0)] == [[[], [], []]] * 2
    assert seen(match).counts == [2, 2, 1]


PAID = ("0 east", "0 negate", "0 shove")
"""Seat 0 comes to seat 1, on a space with a 2."""


def test_what_was_given_is_known_to_the_giver_until_it_is_played() -> None:
    match = malta("negate shove draw-two end-turn", "draw-two", "follow-me draw-two", pawns="b4 c4 c1", stage="move")
    play(match, *PAID)
    assert [seen(match, seat).known[1] for seat in (None, 0, 2)] == [[], ["negate", "shove"], []]
    play(match, "1 negate")
    assert seen(match, 0).known[1] == ["shove"]


def test_what_is_taken_out_of_a_known_hand_is_no_longer_known_to_others() -> None:
    match = malta(
        *("negate shove draw-two", "draw-two", "rob-the-richest end-turn draw-two"),
        pawns="b4 c4 c1",
        stage="move",
        skips=[0, 1, 0],
        draw="follow-me",
        luck=[1],
    )
    play(match, *PAID)
    assert seen(match, 0).known == [[], ["negate", "shove"], []]
    play(match, "2 rob-the-richest", "1 no")
    assert [seen(match, seat).known for seat in (None, 0, 2)] == [[[], [], []]] * 3
    assert seen(match, 1).known == [[], [], ["negate"]]


def test_who_takes_out_of_a_known_hand_sees_what_is_left_of_it() -> None:
    for place, left in ((0, ["negate", "shove"]), (1, ["shove"])):
        match = malta(
            *("rob-the-richest negate shove draw-two", "draw-two", "end-turn"),
            pawns="b4 c4 c1",
            stage="move",
            skips=[0, 1, 1],
            luck=[place],
        )
        play(match, *PAID)
        play(match, "0 rob-the-richest", "1 no")
        assert seen(match, 0).known == [[], left, []]


def test_hands_that_are_swapped_are_known_to_those_two_only() -> None:
    match = malta("swap-hands shove end-turn", "draw-two follow-me", "draw-two")
    play(match, "0 swap-hands", "0 -> 1")
    assert seen(match, 0).known == [[], ["end-turn", "shove"], []]
    assert seen(match, 1).known == [["draw-two", "follow-me"], [], []]
    assert [seen(match, seat).known for seat in (None, 2)] == [[[], [], []]] * 2


def test_each_owner_sees_only_the_own_share_of_a_racket() -> None:
    match = malta("shove draw-two negate", "end-turn shove", "end-turn", pawns="c4 b4 b4", stage="move")
    play(match, "0 west", "0 negate", "0 shove")
    assert seen(match, 0).known == [[], ["negate"], ["shove"]]
    assert [seen(match, seat).known for seat in (None, 1, 2)] == [[[], [], []]] * 3


def test_a_hand_that_goes_on_whole_stays_known_to_who_held_it() -> None:
    match = malta(f"pass-left {REST}", "draw-two follow-me", "draw-two negate")
    play(match, "0 pass-left", "2 no")
    assert seen(match, 0).known == [[], ["end-turn", "shove"], []]
    assert seen(match, 2).known == [["draw-two", "negate"], [], []]


def test_reshuffled_cards_are_hidden() -> None:
    match = malta("reshuffle shove end-turn", "draw-two", discards="draw-two reinvite")
    facts = listen(match)
    play(match, "0 reshuffle")
    assert (seen(match).discards, seen(match).gone) == ([], ["reshuffle"])
    assert "reshuffles count=2" in told(facts)


def test_options_are_seen_by_who_is_asked_only() -> None:
    match = malta("draw-two shove end-turn", "negate follow-me", "draw-two", ask_forced=True)
    play(match, "0 draw-two", leaves_open="react")
    assert (seen(match, 1).options, seen(match, 2).options, seen(match, 0).options) == (["no", "negate"], ["no"], None)
    assert seen(match, None).asked == [1, 2]
