"""Scenarios for the cards that move pawns."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, negative, play, positive
from ruthless.testing.malta import QUIET, malta, pawns, seen, tile

REST = "draw-two end-turn"


# Everyone Moves


@positive("everyone-moves", "7.1", "6.4")
def test_every_pawn_moves_one_space_whatever_the_arrows_say() -> None:
    match = malta(f"everyone-moves {REST}", QUIET, QUIET, pawns="c3 d4 g4")
    play(match, "0 everyone-moves", "0 east")
    assert pawns(match) == "d3 e4 g4"
    assert seen(match).discards == ["everyone-moves"]


@negative("everyone-moves", "4.4", "5.5")
def test_nobody_pays_for_a_pawn_that_a_card_has_moved_and_lost_pawns_stay_away() -> None:
    match = malta(f"everyone-moves {REST}", QUIET, QUIET, "negate", pawns="b3 a3 d4 d4", lost=[3])
    play(match, "0 everyone-moves", "0 west")
    assert pawns(match) == "a3 a3 c4 -"
    assert hands(match)[0] == "draw-two end-turn"


@boundary("everyone-moves", "3.7", "7.1")
def test_pawns_at_the_rim_stay() -> None:
    for side, after in (("north", "a7 a2 g7"), ("south", "a6 a1 g6"), ("west", "a7 a1 f7"), ("east", "b7 b1 g7")):
        match = malta(f"everyone-moves {REST}", QUIET, QUIET, pawns="a7 a1 g7")
        play(match, "0 everyone-moves", f"0 {side}")
        assert pawns(match) == after


# Shove


@positive("shove", "7.2", "6.1")
def test_any_pawn_is_shoved_in_any_direction() -> None:
    match = malta(f"shove {REST}", QUIET, QUIET, pawns="c3 d4 e5")
    play(match, "0 shove", "0 -> 2", "0 south")
    assert pawns(match) == "c3 d4 e4"
    match = malta(f"shove {REST}", QUIET, QUIET, pawns="a3 d4 e5")
    play(match, "0 shove", "0 -> 0", "0 north")
    assert pawns(match) == "a4 d4 e5"


@negative("shove", "3.7", "2.1", "5.5")
def test_nobody_is_shoved_off_the_board_nor_one_who_is_not_on_it() -> None:
    match = malta(f"shove {REST}", QUIET, QUIET, QUIET, pawns="c3 a1 e5 f6", lost=[3])
    play(match, "0 shove", leaves_open="whose-pawn")
    assert declined(match, "0 -> 3") == ("has-lost", "5.5")
    assert declined(match, "0 -> 4") == ("no-such-seat", "2.1")
    play(match, "0 -> 1", leaves_open="shove")
    assert declined(match, "0 west") == ("off-board", "3.7")
    assert declined(match, "0 south") == ("off-board", "3.7")


@boundary("shove", "4.4")
def test_a_shove_onto_another_pawn_costs_nothing() -> None:
    match = malta(f"shove {REST}", QUIET, QUIET, pawns="c3 d3 e5")
    play(match, "0 shove", "0 -> 0", "0 east")
    assert (pawns(match), hands(match)[:2]) == ("d3 d3 e5", ["draw-two end-turn", QUIET])


# Extra Step


@positive("extra-step", "7.3")
def test_an_extra_step_follows_an_arrow() -> None:
    match = malta(f"extra-step {REST}", QUIET, QUIET, pawns="e4 b1 c1")
    play(match, "0 extra-step", "0 south")
    assert pawns(match) == "e3 b1 c1"


@negative("extra-step", "3.6", "3.7", "4.4")
def test_an_extra_step_needs_an_arrow_and_leads_to_no_racket() -> None:
    match = malta(f"extra-step {REST}", QUIET, QUIET, pawns="e4 f4 c1")
    play(match, "0 extra-step", leaves_open="extra-step")
    assert declined(match, "0 west") == ("no-arrow", "3.6")
    play(match, "0 east")
    assert (pawns(match), hands(match)[0]) == ("f4 f4 c1", "draw-two end-turn")
    match = malta(f"extra-step {REST}", QUIET, QUIET, pawns="a1 f4 c1")
    play(match, "0 extra-step", leaves_open="extra-step")
    assert declined(match, "0 west") == ("off-board", "3.7")


@boundary("extra-step", "6.2", "R6")
def test_an_extra_step_that_is_impossible_is_no_loss_and_counts() -> None:
    match = malta(f"extra-step {REST}", QUIET, QUIET, pawns="g7 b1 c1", board=_with(g7="<3", f6="+1"))
    play(match, "0 extra-step")
    assert pawns(match) == "f7 b1 c1"
    match = malta(f"extra-step {REST}", QUIET, QUIET, board=_with(a1="oa┴"))
    play(match, "0 extra-step")
    assert (pawns(match), seen(match).owed, seen(match).discards) == ("a1 b1 c1", 1, ["extra-step"])


def _with(**tiles: str) -> str:
    """Some tiles, the rest at random."""
    return " ".join(f"{space}:{sign}" for space, sign in tiles.items())


# Swap Places


@positive("swap-places", "7.4")
def test_two_pawns_change_places() -> None:
    match = malta(f"swap-places {REST}", QUIET, QUIET, pawns="c3 d4 e5")
    play(match, "0 swap-places", "0 -> 2")
    assert pawns(match) == "e5 d4 c3"


@negative("swap-places", "6.3", "4.4")
def test_you_do_not_change_places_with_yourself_and_pay_nothing() -> None:
    match = malta(f"swap-places {REST}", QUIET, QUIET, pawns="c3 d4 d4")
    play(match, "0 swap-places", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    play(match, "0 -> 1")
    assert (pawns(match), hands(match)[0]) == ("d4 c3 d4", "draw-two end-turn")


@boundary("swap-places", "7.4")
def test_on_one_space_nothing_changes() -> None:
    match = malta(f"swap-places {REST}", QUIET, pawns="c3 c3")
    play(match, "0 swap-places")
    assert pawns(match) == "c3 c3"


# Going Home


@positive("going-home", "7.5")
def test_a_pawn_goes_to_its_start_tile() -> None:
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 d4 e5", homes="g1 b1 b1")
    play(match, "0 going-home", "0 -> 2")
    assert pawns(match) == "c3 d4 b1"
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 d4 e5", homes="g1 b1 b1")
    play(match, "0 going-home", "0 -> 0")
    assert pawns(match) == "g1 d4 e5"


@positive("going-home", "F6")
def test_the_start_tile_is_found_where_it_lies_now() -> None:
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 d4 e5", board="b1:+2 f6:b┴")
    play(match, "0 going-home", "0 -> 1")
    assert pawns(match) == "c3 f6 e5"


@boundary("going-home", "F6", "R9")
def test_if_the_start_tile_is_removed_its_first_place_counts() -> None:
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 d4 e5", board="b1:ob┴")
    play(match, "0 going-home", "0 -> 1")
    assert pawns(match) == "c3 b1 e5"
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 d4 e5", board="b1:+2 f6:ob┴")
    play(match, "0 going-home", "0 -> 1")
    assert pawns(match) == "c3 b1 e5"


@boundary("going-home", "R9", "8.6")
def test_if_the_start_tile_is_out_of_play_its_first_place_counts_until_it_comes_back() -> None:
    match = malta(f"new-space new-space going-home {REST} shove", QUIET, QUIET, pawns="c3 d4 e5", luck=[0, 4])
    play(match, "0 new-space", "0 b1")
    assert (tile(match, "b1") == "b┴", "b┴" in seen(match).spares) == (False, True)
    going = match.clone()
    play(going, "0 going-home", "0 -> 1")
    assert pawns(going) == "c3 b1 e5"
    play(match, "0 new-space", "0 a7", "0 going-home", "0 -> 1")
    assert (tile(match, "a7"), pawns(match)) == ("b┴", "c3 a7 e5")


@negative("going-home", "4.4", "2.1")
def test_coming_home_to_other_pawns_costs_nothing() -> None:
    match = malta(f"going-home {REST}", QUIET, QUIET, pawns="c3 a1 e5")
    play(match, "0 going-home", leaves_open="whose-pawn")
    assert declined(match, "0 -> 5") == ("no-such-seat", "2.1")
    play(match, "0 -> 0")
    assert (pawns(match), hands(match)[0]) == ("a1 a1 e5", "draw-two end-turn")


# Follow Me


@positive("follow-me", "7.6")
def test_an_opponent_comes_to_you() -> None:
    match = malta(f"follow-me {REST}", QUIET, QUIET, pawns="c3 d4 e5")
    play(match, "0 follow-me", "0 -> 1")
    assert pawns(match) == "c3 c3 e5"


@negative("follow-me", "6.3", "5.5", "4.4")
def test_only_an_opponent_can_follow_and_nobody_pays() -> None:
    match = malta(f"follow-me {REST}", QUIET, QUIET, QUIET, pawns="c3 d4 e5 f6", lost=[2])
    play(match, "0 follow-me", leaves_open="opponent")
    assert declined(match, "0 -> 0") == ("aim-at-self", "6.3")
    assert declined(match, "0 -> 2") == ("has-lost", "5.5")
    play(match, "0 -> 3")
    assert [len(hand.split()) for hand in hands(match)] == [2, 1, 1, 1]


@boundary("follow-me", "3.8")
def test_somebody_can_be_called_onto_a_removed_space() -> None:
    match = malta(f"follow-me {REST}", QUIET, QUIET, pawns="c3 d4 e5", board="c3:o+2")
    play(match, "0 follow-me", "0 -> 2")
    assert pawns(match) == "c3 d4 c3"
