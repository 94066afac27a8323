"""Scenarios for the cards that change the board."""

from __future__ import annotations

import pytest

from ruthless.testing import boundary, declined, negative, play, positive
from ruthless.testing.malta import QUIET, SMALL, malta, pawns, seen, shows, tile

REST = "draw-two end-turn"


# Remove A Space


@positive("remove-a-space", "8.1", "6.6", "1.3")
def test_a_removed_space_shows_a_circle() -> None:
    match = malta(f"remove-a-space {REST}", QUIET)
    play(match, "0 remove-a-space", "0 c3")
    assert shows(
        match,
        """
        v3     v4     ┬3   ┤1  ┤2
        +1     ┬1     ┬2   <3  ┤2
        >3     +1     o+2  ┤3  ┤3
        >4     ┴1     ┴2   ├1  ├2
        a┴(0)  b┴(1)  c┴   d┴  e┴
        """,
    )


@positive("remove-a-space", "remove_occupied=yes", "R23")
def test_by_a_house_rule_the_space_under_a_pawn_can_be_removed() -> None:
    match = malta(f"remove-a-space {REST}", QUIET, options={"remove_occupied": "yes"})
    play(match, "0 remove-a-space", "0 b1")
    assert (tile(match, "b1"), pawns(match)) == ("ob┴", "a1 b1")


@negative("remove-a-space", "8.1", "2.3")
def test_what_is_removed_already_or_not_on_the_board_cannot_be_removed() -> None:
    match = malta(f"remove-a-space {REST}", QUIET, board=SMALL.replace("┴2", "o┴2"))
    play(match, "0 remove-a-space", leaves_open="remove-a-space")
    assert declined(match, "0 c2") == ("removed-already", "8.1")
    assert declined(match, "0 f3") == ("no-such-space", "2.3")
    assert declined(match, "0 a7") == ("no-such-space", "2.3")


@negative("remove-a-space", "8.1", "remove_occupied=no", "R23")
def test_the_space_under_a_pawn_stays_and_a_start_tile_without_one_does_not() -> None:
    match = malta(f"remove-a-space {REST}", QUIET)
    play(match, "0 remove-a-space", leaves_open="remove-a-space")
    assert declined(match, "0 b1") == ("occupied", "8.1")
    play(match, "0 c1")
    assert tile(match, "c1") == "oc┴"


@boundary("remove-a-space", "6.2", "R6")
def test_with_nothing_left_to_remove_the_card_does_nothing_and_counts() -> None:
    bare = " ".join(f"{column}{row}:o{sign}" for column, row, sign in _all_signs())
    match = malta(f"remove-a-space {REST}", QUIET, board=bare)
    play(match, "0 remove-a-space")
    assert (seen(match).owed, seen(match).discards) == (1, ["remove-a-space"])


@boundary("remove-a-space", "remove_occupied=no", "6.2")
def test_only_pawns_keep_their_spaces() -> None:
    match = malta(f"remove-a-space {REST}", QUIET, board=SMALL.replace("b┴", "ob┴"))
    play(match, "0 remove-a-space", leaves_open="remove-a-space")
    assert declined(match, "0 b1") == ("removed-already", "8.1")
    match = malta(f"remove-a-space {REST}", QUIET, "", lost=[2])
    play(match, "0 remove-a-space", "0 c1")
    assert tile(match, "c1") == "oc┴"
    kept = [(column, row, sign if sign in ("a┴", "b┴") else f"o{sign}") for column, row, sign in _all_signs()]
    board = " ".join(f"{column}{row}:{sign}" for column, row, sign in kept)
    match = malta(f"remove-a-space {REST}", QUIET, board=board)
    play(match, "0 remove-a-space")
    assert (seen(match).owed, tile(match, "a1"), tile(match, "b1")) == (1, "a┴", "b┴")


def _all_signs() -> list[tuple[str, int, str]]:
    rows = [line.split() for line in SMALL.splitlines() if line.strip()]
    return [
        (column, 5 - row, sign) for row, line in enumerate(rows) for column, sign in zip("abcde", line, strict=True)
    ]


# Restore A Space


@positive("restore-a-space", "8.2")
def test_a_restored_space_lies_upright() -> None:
    match = malta(f"rotate-a-space remove-a-space restore-a-space {REST}", QUIET)
    play(match, "0 rotate-a-space", "0 c2", "0 turn-90")
    assert tile(match, "c2") == "├2'"
    play(match, "0 remove-a-space", "0 c2")
    assert tile(match, "c2") == "o┴2"
    play(match, "0 restore-a-space")
    assert tile(match, "c2") == "┴2"


@negative("restore-a-space", "8.2", "2.3")
def test_only_a_removed_space_can_be_restored() -> None:
    match = malta(f"restore-a-space {REST}", QUIET, board="b2:o+1 c2:o+1")
    play(match, "0 restore-a-space", leaves_open="restore-a-space")
    assert declined(match, "0 d2") == ("not-removed", "8.2")
    assert declined(match, "0 g2") == ("no-such-space", "2.3")
    play(match, "0 b2")
    assert (tile(match, "b2"), tile(match, "c2")) == ("+1", "o+1")


@boundary("restore-a-space", "6.2")
def test_with_nothing_removed_there_is_nothing_to_restore() -> None:
    match = malta(f"restore-a-space {REST}", "negate", "draw-two")
    play(match, "0 restore-a-space")
    assert (seen(match).owed, seen(match).discards) == (1, ["restore-a-space"])


# Rotate A Space


@positive("rotate-a-space", "8.3")
@pytest.mark.parametrize(("turn", "crown", "drop"), [("turn-90", "├2'", "<4'"), ("turn-180", "┬2''", "^4''")])
def test_a_tile_turns_clockwise(turn: str, crown: str, drop: str) -> None:
    match = malta(f"rotate-a-space rotate-a-space {REST} shove", QUIET)
    play(match, "0 rotate-a-space", "0 c2", f"0 {turn}", "0 rotate-a-space", "0 b5", f"0 {turn}")
    assert (tile(match, "c2"), tile(match, "b5")) == (crown, drop)


@positive("rotate-a-space", "3.6", "1.5")
def test_a_turned_arrow_leads_elsewhere() -> None:
    match = malta("rotate-a-space draw-two", QUIET, pawns="c3 a1", board=SMALL.replace("+2", "<4"))
    play(match, "0 rotate-a-space", "0 c3", "0 turn-90")
    assert pawns(match) == "c4 a1"


@negative("rotate-a-space", "8.3", "R10", "2.3")
def test_a_removed_space_has_nothing_to_turn() -> None:
    match = malta(f"rotate-a-space {REST}", QUIET, board="b2:o+1")
    play(match, "0 rotate-a-space", leaves_open="rotate-a-space")
    assert declined(match, "0 b2") == ("circle-turned", "8.3")
    assert declined(match, "0 g2") == ("no-such-space", "2.3")


@boundary("rotate-a-space", "8.3")
def test_a_full_circle_in_two_turns_is_none_and_a_star_stays_a_star() -> None:
    match = malta("rotate-a-space rotate-a-space rotate-a-space draw-two end-turn shove", QUIET)
    play(match, "0 rotate-a-space", "0 c2", "0 turn-90", "0 rotate-a-space", "0 c2", "0 turn-270")
    play(match, "0 rotate-a-space", "0 b3", "0 turn-180")
    assert (tile(match, "c2"), tile(match, "b3")) == ("┴2", "+1")


# Swap Spaces


@positive("swap-spaces", "8.4", "6.5", "pawns_travel=yes", "R7")
def test_two_tiles_change_places_and_pawns_go_along() -> None:
    match = malta(f"swap-spaces {REST}", QUIET)
    play(match, "0 swap-spaces", "0 a1", "0 b1")
    assert (pawns(match), tile(match, "a1")) == ("b1 a1", "b┴")
    match = malta(f"swap-spaces {REST}", QUIET)
    play(match, "0 swap-spaces", "0 e5", "0 a1")
    assert (pawns(match), tile(match, "a1"), tile(match, "e5")) == ("e5 b1", "┤2", "a┴")


@positive("swap-spaces", "pawns_travel=no", "R7")
def test_by_a_house_rule_pawns_stay_where_they_are() -> None:
    match = malta(f"swap-spaces {REST}", QUIET, options={"pawns_travel": "no"})
    play(match, "0 swap-spaces", "0 a1", "0 e5")
    assert shows(
        match,
        """
        v3     v4     ┬3  ┤1  a┴
        +1     ┬1     ┬2  <3  ┤2
        >3     +1     +2  ┤3  ┤3
        >4     ┴1     ┴2  ├1  ├2
        ┤2(0)  b┴(1)  c┴  d┴  e┴
        """,
    )


@negative("swap-spaces", "8.4", "2.3")
def test_a_space_is_not_swapped_with_itself() -> None:
    match = malta(f"swap-spaces {REST}", QUIET)
    play(match, "0 swap-spaces", "0 a1", leaves_open="swap-with")
    assert declined(match, "0 a1") == ("same-space", "8.4")
    assert declined(match, "0 f1") == ("no-such-space", "2.3")


@negative("swap-spaces", "2.3")
def test_a_space_that_the_board_has_not_is_not_swapped() -> None:
    match = malta(f"swap-spaces {REST}", QUIET)
    play(match, "0 swap-spaces", leaves_open="swap-spaces")
    assert declined(match, "0 c6") == ("no-such-space", "2.3")


@boundary("swap-spaces", "8.4")
def test_removed_and_turned_tiles_move_as_they_lie() -> None:
    match = malta(f"swap-spaces {REST}", QUIET, board=SMALL.replace("┴2", "o┴2").replace("├1", "├3'"))
    play(match, "0 swap-spaces", "0 c2", "0 d2")
    assert (tile(match, "c2"), tile(match, "d2")) == ("├3'", "o┴2")


# Shift A Line


@positive("shift-a-line", "8.5", "6.5")
def test_a_row_slides_and_its_last_tile_comes_in_again() -> None:
    match = malta(f"shift-a-line {REST}", QUIET)
    play(match, "0 shift-a-line", "0 row-1", "0 east")
    assert [tile(match, f"{column}1") for column in "abcde"] == ["e┴", "a┴", "b┴", "c┴", "d┴"]
    assert pawns(match) == "b1 c1"
    match = malta(f"shift-a-line {REST}", QUIET)
    play(match, "0 shift-a-line", "0 row-1", "0 west")
    assert [tile(match, f"{column}1") for column in "abcde"] == ["b┴", "c┴", "d┴", "e┴", "a┴"]
    assert pawns(match) == "e1 a1"


@positive("shift-a-line", "8.5")
def test_a_column_slides() -> None:
    match = malta(f"shift-a-line {REST}", QUIET)
    play(match, "0 shift-a-line", "0 column-c", "0 north")
    assert [tile(match, f"c{row}") for row in range(1, 6)] == ["┬3", "c┴", "┴2", "+2", "┬2"]
    match = malta(f"shift-a-line {REST}", QUIET)
    play(match, "0 shift-a-line", "0 column-c", "0 south")
    assert [tile(match, f"c{row}") for row in range(1, 6)] == ["┴2", "+2", "┬2", "┬3", "c┴"]


@negative("shift-a-line", "8.5", "2.3")
def test_tiles_slide_along_a_line_that_is_there() -> None:
    match = malta(f"shift-a-line {REST}", QUIET)
    play(match, "0 shift-a-line", leaves_open="shift-a-line")
    assert declined(match, "0 row-6") == ("no-such-line", "2.3")
    assert declined(match, "0 column-g") == ("no-such-line", "2.3")
    play(match, "0 row-2", leaves_open="shift-where")
    assert declined(match, "0 north") == ("across-the-line", "8.5")


@boundary("shift-a-line", "pawns_travel=yes")
def test_a_pawn_that_travels_comes_in_again_too_and_others_stay() -> None:
    match = malta(f"shift-a-line {REST}", QUIET, QUIET, pawns="g2 b2 c3")
    play(match, "0 shift-a-line", "0 row-2", "0 east")
    assert pawns(match) == "a2 c2 c3"


@boundary("shift-a-line", "pawns_travel=no")
def test_by_a_house_rule_only_the_tiles_slide() -> None:
    match = malta(f"shift-a-line {REST}", QUIET, pawns="e2 b2", options={"pawns_travel": "no"})
    play(match, "0 shift-a-line", "0 row-2", "0 east")
    assert (pawns(match), tile(match, "a2")) == ("e2 b2", "├2")


@boundary("shift-a-line", "8.5", "6.5", "going-home", "F6")
def test_removed_tiles_slide_as_they_lie_and_a_start_tile_is_still_a_home() -> None:
    match = malta(f"shift-a-line {REST}", QUIET, pawns="e2 b1", board=SMALL.replace("├2", "o├2"))
    play(match, "0 shift-a-line", "0 row-2", "0 east")
    assert (tile(match, "a2"), tile(match, "e2"), pawns(match)) == ("o├2", "├1", "a2 b1")
    match = malta(f"shift-a-line going-home {REST}", QUIET, pawns="c3 b1")
    play(match, "0 shift-a-line", "0 row-1", "0 west", "0 going-home", "0 -> 0")
    assert (tile(match, "e1"), pawns(match)) == ("a┴", "e1 a1")


# New Space


@positive("new-space", "8.6", "6.5")
def test_a_spare_tile_replaces_another_which_becomes_spare() -> None:
    match = malta(f"new-space {REST}", QUIET, QUIET, pawns="c3 b1 c1", luck=[0])
    before = seen(match).spares
    play(match, "0 new-space", "0 c3")
    after = seen(match).spares
    assert (len(after), pawns(match)) == (5, "c3 b1 c1")
    assert sorted([*after, tile(match, "c3")]) == sorted([*before, "┴3"])


@negative("new-space", "2.3", "R7")
def test_a_new_tile_leaves_the_pawn_where_it_is() -> None:
    match = malta(f"new-space {REST}", QUIET)
    play(match, "0 new-space", leaves_open="new-space")
    assert declined(match, "0 f1") == ("no-such-space", "2.3")
    play(match, "0 a1")
    assert (pawns(match), "a┴" in seen(match).spares) == ("a1 b1", True)


@boundary("new-space", "8.6")
def test_a_removed_tile_that_goes_out_of_play_is_face_up_when_it_comes_back() -> None:
    match = malta("remove-a-space new-space new-space draw-two end-turn shove", QUIET, QUIET, luck=[0, 4])
    play(match, "0 remove-a-space", "0 c3", "0 new-space", "0 c3", "0 new-space", "0 d3")
    assert (tile(match, "c3")[0] == "o", tile(match, "d3")) == (False, "┴3")


# Spin Everything


@positive("spin-everything", "8.7")
def test_everything_turns() -> None:
    match = malta(f"spin-everything {REST}", QUIET)
    play(match, "0 spin-everything")
    assert shows(
        match,
        """
        <3'     <4'     ┤3'  ┴1'   ┴2'
        +1      ┤1'     ┤2'  ^3'   ┴2'
        v3'     +1      +2   ┴3'   ┴3'
        v4'     ├1'     ├2'  ┬1'   ┬2'
        a├'(0)  b├'(1)  c├'  d├'   e├'
        """,
    )


@negative("spin-everything", "8.7")
def test_removed_tiles_do_not_turn_and_pawns_stay() -> None:
    match = malta(f"spin-everything {REST}", QUIET, board=SMALL.replace("┴2", "o┴2"))
    play(match, "0 spin-everything")
    assert (tile(match, "c2"), pawns(match)) == ("o┴2", "a1 b1")


@boundary("spin-everything", "5.2")
def test_a_spin_can_leave_only_arrows_that_lead_off_the_board() -> None:
    match = malta("spin-everything draw-two", QUIET, pawns="a5 b1", board=SMALL)
    play(match, "0 spin-everything")
    assert (match.over, match.winners) == (True, [1])
