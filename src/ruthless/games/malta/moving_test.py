"""Scenarios for the move at the end of a turn, and for the racket."""

from __future__ import annotations

from ruthless.testing import boundary, declined, hands, listen, negative, play, positive, told
from ruthless.testing.malta import QUIET, SMALL, malta, pawns, seen

# The move


@positive("3.6", "1.5")
def test_a_pawn_moves_along_an_arrow_of_its_choice() -> None:
    match = malta("shove draw-two", "draw-two end-turn", QUIET, pawns="e4 b1 c1", stage="move")
    assert [str(option) for option in match.pending[0].options] == ["north", "east", "south"]
    play(match, "0 east")
    assert (pawns(match), seen(match).player) == ("f4 b1 c1", 1)


@negative("3.6", "3.7")
def test_a_pawn_moves_neither_without_an_arrow_nor_off_the_board() -> None:
    match = malta("shove draw-two", QUIET, QUIET, pawns="e4 b1 c1", stage="move")
    assert declined(match, "0 west") == ("no-arrow", "3.6")
    match = malta("shove draw-two", QUIET, QUIET, pawns="f7 b1 c1", stage="move")
    assert declined(match, "0 north") == ("off-board", "3.7")


@positive("3.8")
def test_a_removed_space_and_a_space_with_pawns_can_be_entered() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, pawns="a1 b1 c1", board="a2:o+1", stage="move")
    play(match, "0 north")
    assert pawns(match) == "a2 b1 c1"


@positive("5.2")
def test_who_stands_on_a_circle_cannot_move_and_loses() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, board="a1:oa┴", stage="move")
    assert (seen(match).lost, pawns(match), hands(match)[0]) == ([0], "- b1 c1", "draw-two shove")


@boundary("5.2", "3.7")
def test_who_has_only_arrows_that_lead_off_the_board_loses() -> None:
    match = malta("shove draw-two", "end-turn shove", pawns="a5 b1", board=SMALL.replace("v3", "^3"), stage="move")
    assert (match.over, match.winners, match.places) == (True, [1], [2, 1])


# The racket


@positive("4.1", "4.2", "racket_pick=payer")
def test_whose_space_is_entered_gets_as_many_cards_as_its_number() -> None:
    match = malta("shove draw-two negate", "end-turn shove", QUIET, pawns="b4 c4 c1", stage="move")
    facts = listen(match)
    play(match, "0 east", leaves_open="pay")
    assert declined(match, "0 boomerang") == ("not-in-hand", "3.3")
    play(match, "0 negate", leaves_open="pay")
    assert declined(match, "0 negate") == ("picked-already", "6.7")
    play(match, "0 shove")
    assert hands(match)[0] == "draw-two"
    assert {"negate", "shove"} <= set(seen(match, 1).hand)
    assert "gives seat=0 other=1 count=2" in told(facts, 2)
    assert "gives-cards seat=0 other=1 cards=['negate', 'shove']" in told(facts, 1)


@positive("4.1")
def test_every_owner_is_paid() -> None:
    match = malta("shove draw-two negate", "end-turn shove", "end-turn", pawns="c4 b4 b4", stage="move")
    play(match, "0 west", "0 negate", "0 shove")
    assert (hands(match)[0], hands(match)[2]) == ("draw-two", "end-turn shove")
    assert "negate" in seen(match, 1).hand


@negative("4.1", "4.4")
def test_on_a_zero_nothing_is_paid_nor_when_nobody_is_there() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, pawns="d3 d4 c1", board="d3:┤2 d4:o+1", stage="move")
    play(match, "0 north")
    assert (pawns(match), hands(match)[0]) == ("d4 d4 c1", "draw-two shove")
    match = malta("shove draw-two", "end-turn shove", QUIET, pawns="d3 b1 c1", stage="move")
    play(match, "0 south")
    assert hands(match)[0] == "draw-two shove"


@boundary("4.1", "5.1")
def test_who_pays_in_full_with_the_last_card_loses_all_the_same() -> None:
    match = malta("shove draw-two", "end-turn reinvite", QUIET, pawns="b4 c4 c1", stage="move")
    play(match, "0 east", "0 shove")
    assert (hands(match)[0], seen(match).lost) == ("", [0])
    assert {"draw-two", "shove"} <= set(seen(match, 1).hand)


@boundary("4.1", "5.1", "5.6")
def test_who_has_too_few_cards_for_one_owner_gives_them_all_and_loses() -> None:
    match = malta("shove", "end-turn", pawns="b3 c3", stage="move")
    play(match, "0 east")
    assert (hands(match), match.winners) == (["", "end-turn shove"], [1])


@negative("4.1")
def test_nobody_pays_for_leaving_a_space_that_was_shared() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, pawns="b4 b4 b4", stage="move")
    play(match, "0 north")
    assert (pawns(match), hands(match)[0]) == ("b5 b4 b4", "draw-two shove")


@positive("4.3", "racket_order=by_owner", "R3")
def test_with_too_few_cards_the_payer_says_who_is_paid_first() -> None:
    match = malta("shove draw-two negate", "end-turn reinvite", QUIET, pawns="b4 c4 c4", stage="move")
    play(match, "0 east", leaves_open="pay-first")
    assert declined(match, "0 -> 0") == ("nothing-due", "4.3")
    play(match, "0 -> 2", "0 shove", "0 draw-two")
    assert hands(match)[0] == ""
    assert (len(seen(match, 2).hand), "negate" in seen(match, 1).hand) == (3, True)
    assert seen(match).lost == [0]


@negative("4.3", "5.5", "2.1")
def test_only_those_are_paid_to_whom_something_is_due() -> None:
    match = malta(
        *("shove draw-two negate end-turn follow-me", "end-turn", "draw-two", "shove", "follow-me", ""),
        pawns="b4 c4 c4 c4 d4 a1",
        lost=[5],
        stage="move",
    )
    play(match, "0 east", "0 -> 2", "0 shove", "0 negate", leaves_open="pay-first")
    assert declined(match, "0 -> 2") == ("nothing-due", "4.3")
    assert declined(match, "0 -> 4") == ("nothing-due", "4.3")
    assert declined(match, "0 -> 5") == ("has-lost", "5.5")
    match = malta("shove draw-two negate", "end-turn reinvite", QUIET, pawns="b4 c4 c4", stage="move")
    play(match, "0 east", leaves_open="pay-first")
    assert declined(match, "0 -> 3") == ("no-such-seat", "2.1")


@positive("4.3", "racket_order=by_card", "R3")
def test_by_a_house_rule_too_few_cards_are_shared_out_one_by_one() -> None:
    match = malta(
        "shove draw-two negate",
        "end-turn reinvite",
        "follow-me",
        pawns="b4 c4 c4",
        stage="move",
        options={"racket_order": "by_card"},
    )
    play(match, "0 east", "0 -> 2", "0 shove", "0 -> 1", "0 negate", "0 -> 2")
    assert (hands(match)[2], "negate" in seen(match, 1).hand) == ("draw-two follow-me shove", True)


@boundary("4.3", "racket_order=by_card", "R3")
def test_card_by_card_nobody_gets_more_than_the_number() -> None:
    match = malta(
        "shove draw-two negate",
        "end-turn reinvite",
        "follow-me",
        pawns="b4 c4 c4",
        stage="move",
        options={"racket_order": "by_card"},
    )
    play(match, "0 east", "0 -> 2", "0 shove", "0 -> 2", "0 draw-two")
    assert (hands(match)[2], "negate" in seen(match, 1).hand) == ("draw-two follow-me shove", True)


@negative("4.3")
def test_with_enough_cards_the_order_does_not_matter() -> None:
    match = malta(
        "shove draw-two negate",
        "end-turn reinvite",
        "follow-me",
        pawns="c4 b4 b4",
        stage="move",
        options={"racket_order": "by_card"},
    )
    play(match, "0 west", leaves_open="pay")


@positive("4.2", "racket_pick=random")
def test_by_a_house_rule_chance_picks_what_is_paid() -> None:
    match = malta(
        "shove draw-two negate",
        "end-turn reinvite",
        QUIET,
        pawns="b4 c4 c1",
        stage="move",
        options={"racket_pick": "random"},
        luck=[2, 0],
    )
    play(match, "0 east")
    assert hands(match)[0] == "draw-two"
    assert {"negate", "shove"} <= set(seen(match, 1).hand)
