"""Scenarios of the board: its serpentine, its neighbours, its homes, and the pieces that are in the box."""

from __future__ import annotations

from collections import Counter

from ruthless.games.frantic_board.board import FINISH, HOMES, NEIGHBOURS, START, cell, points
from ruthless.games.frantic_board.deck import PLAYING_CARDS, TELEPORTS
from ruthless.games.frantic_board.picture import drawn
from ruthless.testing import deal, positive
from ruthless.testing.frantic_board import moved, pawns, seen, shows

PLAIN = """
    50     42  41  40  39  T6  37  36
           29  30  T5  32  33  34  35
           28  27  26  25  T4  23  22
           15  16  T3  18  19  20  21
           14  13  12  11  T2  9   8
    START  1   2   T1  4   5   6   7
"""


@positive("1.3", "1.4", "R3")
def test_the_path_runs_to_and_fro_with_a_teleport_in_each_row() -> None:
    assert shows(deal("frantic-board", seats=2, pawns=[12, 30]), PLAIN.replace("12", "12(0)").replace(" 30", " 30(1)"))
    assert [cell(home)[0] for home in HOMES] == [1, 2, 3, 4, 5, 6]
    assert not any(other in HOMES for home in HOMES for other in NEIGHBOURS[home].values())


def test_neighbours_are_mutual() -> None:
    back = {"north": "south", "south": "north", "east": "west", "west": "east"}
    for space, beside in enumerate(NEIGHBOURS):
        for side, other in beside.items():
            assert NEIGHBOURS[other][back[side]] == space


@positive("1.3", "R8")
def test_start_lies_west_of_1_and_the_finish_west_of_42() -> None:
    assert NEIGHBOURS[1] == {"north": 14, "east": 2, "west": START}
    assert NEIGHBOURS[42] == {"east": 41, "south": 29, "west": FINISH}
    assert NEIGHBOURS[7] == {"north": 8, "west": 6}
    assert NEIGHBOURS[18] == {"north": 25, "east": 19, "south": 11, "west": 17}


@positive("13.4")
def test_the_finish_costs_fifty() -> None:
    assert [points(space) for space in (START, 23, 42, FINISH)] == [0, 23, 42, 50]


@positive("1.2", "R1", "R3")
def test_there_are_94_cards_in_five_colours_and_six_teleports() -> None:
    colours = Counter(card.kind.colour for card in PLAYING_CARDS)
    assert colours == {"yellow": 24, "red": 34, "blue": 20, "many": 11, "white": 5}
    assert len(PLAYING_CARDS) == 94
    assert [str(card) for card in TELEPORTS] == [f"teleport-{number}" for number in range(1, 7)]
    red = {card.kind.name for card in PLAYING_CARDS if card.kind.colour == "red"}
    assert red == {"push", "jump", "second-chance", "swap", "gift", "magnet", "teleport"}


def test_a_drawn_board_is_read_back() -> None:
    match = moved(3, pawns=[0, 20], board="5:^ 6:+2 7:x/snail 8:-2 9:fuck-you 11:push-west".replace("push-west", "<"))
    view = seen(match)
    picture = drawn(view.board, view.pawns)
    again = deal("frantic-board", board=picture, seats=2)
    assert seen(again).board == view.board
    assert seen(again).pawns == pawns(match)
