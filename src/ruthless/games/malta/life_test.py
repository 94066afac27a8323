"""Scenarios for the cards about the pile and about who is in the game."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, declined, hands, negative, play, positive
from ruthless.testing.malta import SMALL, all_but, malta, pawns, seen

# Reshuffle


@positive("reshuffle", "12.1")
def test_the_discards_come_back_into_the_pile_and_a_card_is_drawn() -> None:
    match = malta("reshuffle shove end-turn", "draw-two", draw="negate", discards="draw-two reinvite")
    left = seen(match).draw
    play(match, "0 reshuffle")
    assert (seen(match).draw, seen(match).discards, seen(match).counts) == (left + 1, [], [3, 1])


@negative("reshuffle", "6.8", "R8")
def test_it_leaves_the_game_even_if_it_is_negated() -> None:
    match = malta("reshuffle shove end-turn", "negate follow-me", discards="draw-two")
    play(match, "0 reshuffle", "1 negate")
    assert (seen(match).gone, seen(match).discards) == (["reshuffle"], ["draw-two", "negate"])
    assert hands(match)[0] == "end-turn shove"


@boundary("reshuffle", "F3", "R8")
def test_an_empty_pile_is_filled_again_once() -> None:
    named = "reshuffle reshuffle shove end-turn draw-two draw-two"
    match = malta("reshuffle reshuffle shove end-turn draw-two", "draw-two", discards=all_but(named), draw="")
    assert seen(match).draw == 0
    play(match, "0 reshuffle")
    assert (seen(match).draw, seen(match).gone) == (101, ["reshuffle"])
    play(match, "0 reshuffle")
    assert (seen(match).draw, seen(match).gone) == (100, ["reshuffle", "reshuffle"])


@boundary("reshuffle", "12.1", "5.1")
def test_as_the_last_card_it_brings_one_and_with_nothing_to_shuffle_it_does_not() -> None:
    match = malta("reshuffle", "shove end-turn", draw="", discards=all_but("reshuffle shove end-turn"), ask_forced=True)
    play(match, "0 reshuffle", leaves_open="step")
    assert (seen(match).lost, seen(match).counts[0]) == ([], 1)
    named = ("reshuffle", all_but("reshuffle shove end-turn"), "shove end-turn")
    match = malta(*named, draw_only="", ask_forced=True)
    play(match, "0 reshuffle", "1 no", "2 no")
    assert (seen(match).lost, seen(match).draw) == ([0], 0)


# Reinvite


@positive("reinvite", "12.2", "5.4")
def test_who_comes_back_has_the_kept_hand_and_the_usual_place() -> None:
    match = malta("reinvite shove end-turn", "draw-two negate", "draw-two", pawns="c3 d4 e5", lost=[1], owed=1)
    play(match, "0 reinvite", "0 north")
    assert (pawns(match), seen(match).lost, seen(match).player) == ("c4 b1 e5", [], 1)
    assert {"draw-two", "negate"} <= set(seen(match, 1).hand)


@positive("reinvite", "12.2")
def test_who_brings_somebody_back_draws_two() -> None:
    hand = "reinvite shove end-turn"
    match = malta(hand, "", "draw-two", lost=[1], draw="negate boomerang swap-hands follow-me")
    play(match, "0 reinvite")
    assert hands(match)[:2] == ["end-turn follow-me shove swap-hands", "boomerang negate"]


@positive("reinvite", "6.8", "12.2")
def test_it_leaves_the_game() -> None:
    match = malta("reinvite shove end-turn", "draw-two", "draw-two", lost=[1])
    play(match, "0 reinvite")
    assert (seen(match).gone, seen(match).discards) == (["reinvite"], [])


@negative("reinvite", "12.2", "2.1")
def test_only_who_has_lost_can_come_back() -> None:
    match = malta("reinvite shove end-turn", "draw-two", "draw-two", "draw-two", lost=[1, 3])
    play(match, "0 reinvite", leaves_open="reinvite")
    assert declined(match, "0 -> 2") == ("has-not-lost", "12.2")
    assert declined(match, "0 -> 0") == ("has-not-lost", "12.2")
    assert declined(match, "0 -> 4") == ("no-such-seat", "2.1")


@boundary("reinvite", "6.2", "6.8")
def test_with_nobody_to_invite_it_does_nothing_and_leaves_the_game_all_the_same() -> None:
    match = malta("reinvite shove end-turn", "draw-two", "draw-two")
    play(match, "0 reinvite")
    assert (seen(match).gone, seen(match).owed, hands(match)[0]) == (["reinvite"], 1, "end-turn shove")


@negative("reinvite", "11.3", "6.8")
def test_negated_it_brings_neither_players_nor_cards() -> None:
    match = malta("reinvite shove end-turn", "draw-two", "negate follow-me", lost=[1])
    play(match, "0 reinvite", "2 negate")
    assert (seen(match).lost, seen(match).gone, hands(match)[0]) == ([1], ["reinvite"], "end-turn shove")


@boundary("reinvite", "12.2")
def test_who_comes_back_with_an_empty_hand_draws_two_and_still_has_turns_to_miss() -> None:
    match = malta(
        "reinvite shove end-turn",
        "",
        "draw-two shove",
        lost=[1],
        homes="a1 f1 c1",
        board="f1:+2 g7:f┴",
        draw="negate boomerang",
        skips=[0, 1, 0],
        blind=[1],
        owed=1,
    )
    play(match, "0 reinvite", "0 north")
    assert (pawns(match), hands(match)[1]) == ("a2 g7 c1", "boomerang negate")
    assert (seen(match).player, seen(match).skips, seen(match).blind) == (2, [0, 0, 0], [False, True, False])


@boundary("reinvite", "12.2", "5.1", "F3")
def test_who_comes_back_to_an_empty_pile_without_cards_is_in_until_the_own_turn() -> None:
    named = ("reinvite shove end-turn", "", "shove follow-me")
    match = malta(*named, lost=[1], discards=all_but(*named), owed=1)
    play(match, "0 reinvite", leaves_open="step")
    assert (seen(match).lost, pawns(match), hands(match)[1]) == ([], "a1 b1 c1", "")
    play(match, "0 north")
    assert (seen(match).lost, seen(match).player) == ([1], 2)


# Sudden Death


@positive("sudden-death", "12.3", "5.3")
def test_who_stands_on_a_circle_loses_out_of_turn() -> None:
    match = malta("sudden-death shove end-turn", "shove follow-me", "draw-two", board="b1:ob┴")
    play(match, "0 sudden-death")
    assert (seen(match).lost, pawns(match), hands(match)[1]) == ([1], "a1 - c1", "follow-me shove")


@positive("sudden-death", "12.3", "5.6")
def test_with_one_left_the_match_is_over() -> None:
    match = malta("sudden-death shove", "draw-two", board=SMALL.replace("b┴", "ob┴"))
    play(match, "0 sudden-death")
    assert (match.over, match.winners, match.scores, match.places) == (True, [0], [1, 0], [1, 2])


@negative("sudden-death", "12.3", "6.3")
def test_others_are_safe_with_cards_and_without() -> None:
    hands = ("sudden-death shove", "draw-two shove", "draw-two follow-me", "", "")
    match = malta(*hands, board="b1:ob┴", lost=[3], ask_forced=True)
    play(match, "0 sudden-death", leaves_open="sudden-death")
    assert declined(match, "0 -> 2") == ("not-doomed", "12.3")
    assert declined(match, "0 -> 4") == ("not-doomed", "12.3")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    assert declined(match, "0 -> 3") == ("has-lost", "5.5")
    assert declined(match, "0 -> 5") == ("no-such-seat", "2.1")


@boundary("sudden-death", "12.3", "5.5")
@pytest.mark.parametrize(
    ("yours", "theirs", "others", "struck"),
    [
        ("shove", "draw-two follow-me", "shove", True),  # most cards
        ("shove draw-two", "follow-me end-turn", "shove", True),  # nobody has more
        ("shove draw-two", "follow-me", "shove", False),  # whoever plays it has more
        ("shove", "follow-me end-turn", "shove draw-two new-space", False),  # somebody else has
    ],
)
def test_it_strikes_nobody_while_somebody_has_more_cards(yours: str, theirs: str, others: str, struck: bool) -> None:
    out = "negate boomerang reinvite lie-low"  # who has lost does not count
    match = malta(f"sudden-death {yours}", theirs, others, out, board="b1:ob┴ c1:oc┴", lost=[3], owed=1)
    play(match, "0 sudden-death")
    assert (1 in seen(match).lost) is struck


@negative("sudden-death", "12.3")
def test_who_stands_on_a_circle_but_has_too_few_cards_cannot_be_named() -> None:
    named = ("sudden-death shove", "draw-two shove", "draw-two", "follow-me")
    match = malta(*named, board="b1:ob┴ c1:oc┴", ask_forced=True)
    play(match, "0 sudden-death", leaves_open="sudden-death")
    assert declined(match, "0 -> 2") == ("not-richest", "12.3")


@boundary("sudden-death", "6.2")
def test_with_nobody_to_strike_it_does_nothing() -> None:
    match = malta("sudden-death shove end-turn", "draw-two", "draw-two")
    play(match, "0 sudden-death")
    assert (seen(match).lost, seen(match).owed) == ([], 1)


@boundary("sudden-death", "R5", "5.6")
def test_as_the_last_card_between_two_it_wins_before_its_player_could_lose() -> None:
    match = malta("sudden-death", "draw-two", board=SMALL.replace("b┴", "ob┴"))
    assert (match.over, match.winners, match.scores) == (True, [0], [1, 0])


@boundary("sudden-death", "R5")
def test_as_the_last_card_among_three_both_lose_its_player_later() -> None:
    match = malta("sudden-death", "draw-two follow-me", "draw-two shove", board="b1:ob┴", ask_forced=True)
    play(match, "0 sudden-death", "0 -> 1", "1 no", "2 no")
    assert (match.over, match.winners, match.places) == (True, [2], [2, 3, 1])
