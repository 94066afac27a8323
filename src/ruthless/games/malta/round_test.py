"""Scenarios for the beginning of a match, the parts of a turn, losing and the end; and the book's own example."""

from __future__ import annotations

import pytest

from ruthless import Luck, Match
from ruthless.games.malta.book import KINDS
from ruthless.games.malta.deck import BOXED
from ruthless.kernel.facts import Fact
from ruthless.testing import boundary, conformance, declined, hands, listen, negative, play, positive, refused, told
from ruthless.testing.malta import QUIET, SMALL, all_but, malta, pawns, seen, shows, tile

# The book's example


@positive("3.1", "3.3", "3.5", "3.6", "5.2", "5.6", "R13")
def test_the_turn_of_the_book_from_the_first_draw_to_the_last_step() -> None:
    match = malta(
        "remove-a-space everyone-moves blind-faith draw-two",
        "shove follow-me end-turn swap-places",
        board=SMALL,
        pawns="b1 d1",
        homes="b1 d1",
        stage="draw",
        draw="rob-the-richest",
    )
    assert (hands(match)[0].split()[-1], seen(match).owed) == ("rob-the-richest", 3)
    play(match, "0 remove-a-space", "0 c1", "0 everyone-moves", "0 west")
    assert shows(
        match,
        """
        v3     v4  ┬3      ┤1  ┤2
        +1     ┬1  ┬2      <3  ┤2
        >3     +1  +2      ┤3  ┤3
        >4     ┴1  ┴2      ├1  ├2
        a┴(0)  b┴  oc┴(1)  d┴  e┴
        """,
    )
    play(match, "0 blind-faith", leaves_open="step")
    facts = listen(match)
    play(match, "0 north")
    assert (seen(match).pawns[0], hands(match)[0]) == ("a2", "draw-two rob-the-richest")
    assert told(facts) == [
        "goes-to seat=0 space=a2",
        "has-turn seat=1",
        "trusts seat=1",
        "loses seat=1 text=stuck",
        "match-ends seats=[0]",
    ]
    assert (match.over, match.winners) == (True, [0])


# The beginning


@positive("1.1", "2.2", "2.4", "2.5", "R2")
def test_pawns_are_placed_in_order_of_play_before_anybody_has_cards() -> None:
    match = Match.new("malta", 3, "a beginning")
    first = seen(match).player
    order = [(first + place) % 3 for place in range(3)]
    assert (seen(match).counts, seen(match).stage) == ([0, 0, 0], "place")
    assert seen(match).board[:7] == ["a┴", "b┴", "c┴", "d┴", "e┴", "f┴", "g┴"]
    assert (len(seen(match).board), len(seen(match).spares)) == (49, 5)
    play(match, f"{order[0]} d1", f"{order[1]} d1", f"{order[2]} a1")
    assert [seen(match).pawns[seat] for seat in order] == ["d1", "d1", "a1"]
    assert seen(match).homes == seen(match).pawns
    assert [seen(match).counts[seat] for seat in order] == [5, 4, 4]
    assert (seen(match).player, seen(match).owed, seen(match).draw) == (first, 3, 108 - 13)


@negative("2.4")
def test_a_pawn_starts_on_a_start_tile() -> None:
    match = Match.new("malta", 3, 1)
    assert declined(match, f"{seen(match).player} a2") == ("no-start-space", "2.4")
    match = Match.new("malta", 2, 1)
    assert declined(match, f"{seen(match).player} f1") == ("no-start-space", "2.4")


@positive("2.3", "board_for_two=5")
def test_two_players_have_a_small_board() -> None:
    match = Match.new("malta", 2, 1)
    assert (seen(match).width, len(seen(match).board), len(seen(match).spares)) == (5, 25, 27)
    assert not {"f┴", "g┴"} & {*seen(match).board, *seen(match).spares}


@positive("2.3", "board_for_two=7")
def test_two_players_may_choose_the_large_board() -> None:
    match = Match.new("malta", 2, 1, {"board_for_two": 7})
    assert (seen(match).width, len(seen(match).spares)) == (7, 5)
    assert Match.new("malta", 3, 1, {"board_for_two": 5}).view().as_json()["width"] == 7


FOR_TWO = ["pass-left", "reinvite", "reinvite", "reverse-order", "reverse-order", "sudden-death"]
FOR_FIVE = ["remove-a-space", "remove-a-space"]
FOR_SIX = ["extra-turn", "pass-left", *["remove-a-space"] * 4]


def begun(seats: int) -> Match:
    """A match in its first turn."""
    match = Match.new("malta", seats, 1)
    first = seen(match).player
    play(match, *[f"{(first + place) % seats} a1" for place in range(seats)])
    return match


@positive("2.5", "second_of_two=4")
def test_two_players_begin_with_four_cards_each() -> None:
    assert _dealt(2, {"second_of_two": 4}) == [4, 4]


@positive("2.5", "second_of_two=5", "R24")
def test_the_second_of_two_players_may_begin_with_five_cards() -> None:
    assert _dealt(2, {"second_of_two": 5}) == [4, 5]


@negative("2.5", "second_of_two=5")
def test_among_three_everybody_begins_with_four_cards() -> None:
    assert _dealt(3, {"second_of_two": 5}) == [4, 4, 4]


def _dealt(seats: int, options: dict[str, object]) -> list[object]:
    """How many cards each player is dealt, in order of play."""
    facts: list[Fact] = []
    match = Match.new("malta", seats, 1, options, listener=facts)
    first = seen(match).player
    play(match, *[f"{(first + place) % seats} a1" for place in range(seats)])
    dealt = [fact.public.args for fact in facts if fact.public.id == "is-dealt"]
    assert [args["seat"] for args in dealt] == [(first + place) % seats for place in range(seats)]
    return [args["count"] for args in dealt]


@positive("2.6")
@pytest.mark.parametrize("board", [5, 7])
def test_between_two_players_some_cards_stay_in_the_box(board: int) -> None:
    match = Match.new("malta", 2, 1, {"board_for_two": board})
    first = seen(match).player
    play(match, f"{first} a1", f"{1 - first} b1")
    assert seen(match).gone == FOR_TWO
    assert (seen(match).draw, sum(seen(match).counts)) == (108 - 6 - 9, 9)


@positive("2.6")
@pytest.mark.parametrize(("seats", "boxed"), [(5, FOR_FIVE), (6, FOR_SIX)])
def test_among_many_some_cards_stay_in_the_box(seats: int, boxed: list[str]) -> None:
    match = begun(seats)
    assert (seen(match).gone, seen(match).draw) == (boxed, 108 - len(boxed) - 4 * seats - 1)


@negative("2.6", "2.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_among_three_and_four_all_cards_are_in_the_game(seats: int) -> None:
    match = begun(seats)
    assert (seen(match).gone, seen(match).draw) == ([], 108 - 4 * seats - 1)


@boundary("2.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_kind_leaves_more_in_the_box_than_there_are(seats: int) -> None:
    assert all(0 <= kind.boxed.get(seats, 0) <= kind.copies for kind in KINDS.values())
    assert {players for kind in KINDS.values() for players in kind.boxed} <= {*range(2, 7)}


PRINTED = (
    *("everyone-moves", "going-home", "remove-a-space", "draw-two", "discard-two-of-yours"),
    *("swap-hands", "end-turn", "blind-faith", "negate", "boomerang"),
)
"""The kinds that the book names."""


@boundary("2.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_kind_that_the_book_names_stays_in_the_box_altogether(seats: int) -> None:
    assert all(KINDS[name].copies > KINDS[name].boxed.get(seats, 0) for name in PRINTED)


@positive("2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play(seats: int) -> None:
    assert seen(Match.new("malta", seats, 1)).order == list(range(seats))


@negative("0")
def test_an_answer_counts_only_if_it_was_asked_for() -> None:
    match = malta("shove draw-two", QUIET, QUIET)
    assert (refused(match, "0 north").id, refused(match, "0 sideways").id) == ("not-offered", "unknown-answer")
    assert (refused(match, "1 draw-two").id, refused(match, "1 draw-two").rule) == ("not-asked", "0")


# Drawing


@positive("3.1", "3.3")
def test_the_number_under_the_pawn_is_drawn_and_half_of_the_hand_is_owed() -> None:
    match = malta("shove draw-two", QUIET, QUIET, pawns="c3 b1 c1", stage="draw", draw="negate boomerang reinvite")
    assert (hands(match)[0], seen(match).owed) == ("boomerang draw-two negate reinvite shove", 3)


@boundary("3.3")
def test_half_of_an_even_hand_is_owed() -> None:
    match = malta("shove draw-two", QUIET, QUIET, pawns="c4 b1 c1", stage="draw", draw="negate boomerang")
    assert seen(match).owed == 2


@boundary("3.1", "1.3")
def test_nothing_is_drawn_from_a_zero() -> None:
    match = malta("shove draw-two", QUIET, QUIET, pawns="d4 b1 c1", board="d4:o+1", stage="draw")
    assert (hands(match)[0], seen(match).owed) == ("draw-two shove", 1)


@positive("3.2", "F3")
def test_from_a_short_pile_what_is_there_is_drawn() -> None:
    named = ("shove draw-two", QUIET, QUIET, "negate")
    match = malta(*named[:3], pawns="c3 b1 c1", stage="draw", draw="negate", discards=all_but(*named))
    assert (hands(match)[0], seen(match).draw) == ("draw-two negate shove", 0)


@positive("5.1")
def test_who_has_no_card_after_drawing_loses() -> None:
    match = malta("", "shove end-turn", QUIET, pawns="d4 b1 c1", board="d4:o+1", stage="draw")
    assert (seen(match).lost, seen(match).player) == ([0], 1)


@boundary("5.1", "5.3")
def test_a_turn_begun_without_cards_is_saved_by_what_is_drawn() -> None:
    match = malta("", "shove end-turn", QUIET, pawns="c4 b1 c1", stage="draw", draw="negate boomerang")
    assert (seen(match).lost, hands(match)[0]) == ([], "boomerang negate")


# Playing


@negative("3.3", "3.4")
def test_only_held_cards_are_played_and_none_is_left_out() -> None:
    match = malta("shove draw-two end-turn", QUIET, QUIET)
    assert declined(match, "0 negate") == ("not-in-hand", "3.3")
    assert declined(match, "0 no") == ("not-offered", "0")


@positive("3.5", "6.1")
def test_a_card_is_announced_for_all_to_see_before_it_is_resolved() -> None:
    match = malta("swap-spaces shove end-turn", "negate draw-two", QUIET)
    play(match, "0 swap-spaces", "0 a1", "0 c3", leaves_open="react")
    assert (seen(match, 2).played, seen(match, 2).announced) == (["swap-spaces"], ["a1", "c3"])
    assert (hands(match)[0], tile(match, "a1"), seen(match).discards) == ("end-turn shove", "a┴", [])
    play(match, "1 no")
    assert (tile(match, "a1"), seen(match).played, seen(match).announced) == ("┴3", [], [])


@boundary("3.4", "5.1")
def test_with_fewer_cards_than_owed_one_plays_until_none_is_left_and_loses() -> None:
    match = malta("discard-two-of-yours shove follow-me end-turn", "draw-two shove", QUIET, owed=3)
    play(match, "0 discard-two-of-yours", "0 follow-me", "0 end-turn", leaves_open="whose-pawn")
    play(match, "0 -> 1", "0 north")
    assert (seen(match).lost, hands(match)[0]) == ([0], "")


@positive("3.9")
def test_the_turn_passes_over_who_has_lost() -> None:
    match = malta("shove draw-two", QUIET, "shove end-turn", QUIET, stage="move", lost=[1])
    play(match, "0 north")
    assert seen(match).player == 2


# Losing


@negative("F1", "5.3")
def test_nobody_loses_in_the_turn_of_somebody_else() -> None:
    match = malta("rob-the-richest shove end-turn", "draw-two", QUIET, board="b1:ob┴")
    play(match, "0 rob-the-richest", "0 -> 1")
    assert (hands(match)[1], seen(match).lost) == ("", [])


@positive("5.4", "5.5")
def test_who_has_lost_keeps_the_hand_and_is_out() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, board="a1:oa┴", stage="move")
    assert (hands(match)[0], pawns(match), seen(match).player) == ("draw-two shove", "- b1 c1", 1)
    play(match, "1 shove", leaves_open="whose-pawn")
    assert declined(match, "1 -> 0") == ("has-lost", "5.5")


@positive("5.6", "R5")
def test_who_loses_later_is_placed_better() -> None:
    match = malta("shove draw-two", "end-turn shove", QUIET, "draw-two", board="a1:oa┴", stage="move", lost=[2])
    assert (match.scores, match.places, match.winners) == ([1, 2, 0, 2], [3, 1, 4, 1], [])


@boundary("5.6")
def test_the_last_one_has_won_without_a_card() -> None:
    match = malta("shove draw-two", "", board=SMALL.replace("a┴", "oa┴"), stage="move")
    assert (match.over, match.winners, match.scores) == (True, [1], [0, 1])


# It ends


@positive("R8")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_turn_costs_a_card_or_was_taken_by_one(seats: int) -> None:
    """No card is played more than three times, because the pile is renewed twice at most."""
    for seed in range(10):
        match = Match.new("malta", seats, seed)
        conformance.play_out(match, Luck.from_seed(seed))
        assert seen(match).turn < 3 * 108
        boxed = {card.notation for card in BOXED[seats]}
        assert set(seen(match).gone) <= {"reshuffle", "reinvite"} | boxed
