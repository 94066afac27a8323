"""What stands on the screen in the board game, to the letter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ruthless.kernel.match import Match
from ruthless.terminal.answers import Answers
from ruthless.terminal.frantic_board import FranticBoardLook
from ruthless.terminal.screen import Screen, seen
from ruthless.terminal.screen_test import NAMES, chronicled, printed
from ruthless.terminal.seating import seat_people
from ruthless.terminal.session import Session
from ruthless.testing import deal, play
from ruthless.testing.frantic_board import QUIET, board, moved
from ruthless.texts import Words, languages

DRAWING = """
    50        42  41    40     39  T6  37  36
              29  30    31     32  33  34  35
              28  27    T5     25  T4  23  22
              15  16    ^(01)  18  19  T3  21
              14  13    12     TP  T2   9  TM
    START(2)  ST  X/SN  T1     +2  5    6  <
"""
HANDS = ["stop push swap fuck-you", "block ghost skip gift", QUIET]


def position(**changes: Any) -> Match:
    return board(*HANDS, **{"board": DRAWING, "scores": [12, 0, 1], **changes})


def test_the_board_is_shown_with_cards_pawns_and_hands() -> None:
    assert printed(position(), 0, 80) == [
        "Round 1 " + "─" * 72,
        "  finish  42      41      40          39      38 T6   37      36",
        "          29      30      31          32      33      34      35      ↑",
        "       ↑  28      27      26 T5       25      24 T4   23      22",
        "          15      16      17 ↑  (01)  18      19      20 T3   21      ↑",
        "       ↑  14      13      12          11 TP   10 T2    9       8 TM",
        "START(2)   1 ST    2 X ₂   3 T1        4 +2    5       6       7 ←    ↑",
        "> 0 Ann (you)     on 17  4 cards  12 points",
        "  1 Bob           on 17  4 cards   0 points",
        "  2 Cleo       on START  4 cards    1 point",
        "draw pile: 74  limit: 121",
        "Hand 1 [ST Stop]  2 [↑↓ Push]  3 [SW Swap]  4 [FU Fuck You]",
    ]


def test_a_narrow_screen_keeps_a_row_in_a_line() -> None:
    lines = printed(position(), 0, 60)
    assert lines[1:7] == [
        "  finish  42    41     40        39    38T6  37    36",
        "          29    30     31        32    33    34    35    ↑",
        "       ↑  28    27     26T5      25    24T4  23    22",
        "          15    16     17↑ (01)  18    19    20T3  21    ↑",
        "       ↑  14    13     12        11TP  10T2   9     8TM",
        "START(2)   1ST   2X ₂   3T1       4+2   5     6     7←   ↑",
    ]


@pytest.mark.parametrize("language", languages("frantic-board"))
@pytest.mark.parametrize("width", [60, 70, 80])
def test_six_pawns_in_six_columns_fit_as_well(width: int, language: str) -> None:
    match = Match.new("frantic-board", 6, "wide")
    view = seen(match, 0)
    for columns in ([1, 2, 3, 4, 5, 6], [0, 41, 40, 17, 11, 7]):
        view.pawns[:] = columns
        drawn = FranticBoardLook(Words("frantic-board", language))._compact(view, width)
        assert max(line.cell_len for line in drawn.split("\n")) <= width


def test_a_large_screen_writes_the_names_out() -> None:
    lines = printed(position(), 0, 100, 45)
    assert max(map(len, lines)) <= 100
    assert lines[-9:-4] == [
        "│START  │1 →         │2 →         │3 →         │4 →         │5 →         │6 →         │7 ↑         │",
        "│(2)    │Stop        │X           │Teleport 1  │Jump +2     │            │            │Push ←      │",
        "│       │            │/SN         │            │            │            │            │            │",
        "└───────┴────────────┴────────────┴────────────┴────────────┴────────────┴────────────┴────────────┘",
        "> 0 Ann (you)     on 17  4 cards  12 points",
    ]
    assert any("│17 →    (01)│" in line for line in lines)


def test_a_small_screen_has_room_for_six_players_and_the_question() -> None:
    lines = printed(board(*["stop swap gift block nice-try re-roll"] * 2, *[QUIET] * 4, stage="lay"), 0, 80)
    assert len(lines) <= 18
    assert max(map(len, lines)) <= 80


def test_pawns_and_cards_have_their_own_colours_whatever_stands_beside_them() -> None:
    console = Console(width=80, height=24, highlight=False, force_terminal=True, color_system="standard")
    with console.capture() as capture:
        Screen(console, Words("frantic-board", names=NAMES)).show(seen(position(), 0))
    for painted in ("[1;30;102m0", "[1;30;106m1", "[1;30;43mST", "[1;37;41m↑", "[1;30;47mT1"):
        assert f"\x1b{painted}" in capture.get()


def test_a_bystander_sees_no_hand_and_open_cards_show_all() -> None:
    assert printed(position(), None, 80)[-1].startswith("draw pile")
    assert "    Bob has [GI Gift]  [GH Ghost]  [SK Skip]  [BL Block]" in printed(position(), 0, 80, open_cards=True)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nothing_printed_depends_on_what_a_seat_cannot_see(seat: int | None) -> None:
    hands = [hand if seat == owner else None for owner, hand in enumerate(HANDS)]
    one, other = (deal("frantic-board", hands=hands, seed=seed) for seed in (1, 2))
    assert printed(one, None, 80, open_cards=True) != printed(other, None, 80, open_cards=True)
    assert printed(one, seat, 80) == printed(other, seat, 80)


def asked(match: Match, language: str = "en") -> Answers:
    """The question that is open, as it is put."""
    (decision,) = match.pending
    view, look = seen(match, decision.seat), FranticBoardLook(Words("frantic-board", language, names=NAMES))
    on_show = look.on_show(decision.question, view)
    return Answers(view.options or [], decision.question.id, on_show, look, decision.seat)


def test_spaces_are_shown_together_and_chosen_by_number() -> None:
    match = position()
    play(match, "0 stop", leaves_open="place")
    answers = asked(match)
    shown = [text.plain for text in answers.shown()]
    assert shown[:3] == ["1–2", "5–6", "9"]
    assert answers.meanings("10") == ["10"]
    assert answers.meanings("17") == ["17"], "not offered, but it can be said why"
    assert answers.meanings("99") == []
    assert answers.meanings("finish") == ["finish"]


def test_what_is_to_be_laid_is_shown() -> None:
    match = position()
    play(match, "0 stop", leaves_open="place")
    assert "To be laid [ST Stop]  draw pile: 74  limit: 121" in printed(match, 0, 80)


@pytest.mark.parametrize(("language", "letters"), [("en", "nesw"), ("fr", "neso"), ("de", "nosw")])
def test_directions_have_letters_and_arrows(language: str, letters: str) -> None:
    match = position()
    play(match, "0 push", "0 18", leaves_open="point")
    answers = asked(match, language)
    words = Words("frantic-board", language)
    sides = ["north", "east", "south", "west"]
    assert [text.plain for text in answers.shown()] == [
        f"{letter} {arrow} {words.answer(side)}" for letter, arrow, side in zip(letters, "↑→↓←", sides, strict=True)
    ]
    for letter, side in zip(letters, sides, strict=True):
        assert answers.meanings(letter) == answers.meanings(words.answer(side)) == answers.meanings(side) == [side]


def test_teleports_are_chosen_by_their_number() -> None:
    look = FranticBoardLook(Words("frantic-board"))
    answers = Answers(["teleport-2", "teleport-5"], "teleport-which", ["stop", "x"], look)
    assert [text.plain for text in answers.shown()] == ["2 teleport 2", "5 teleport 5"]
    assert answers.meanings("5") == answers.meanings("teleport 5") == answers.meanings("t5") == ["teleport-5"]
    assert answers.meanings("1") == []


def test_a_card_can_be_named_by_its_sign() -> None:
    assert asked(position()).meanings("SW") == asked(position()).meanings("sw swap") == ["swap"]


@pytest.mark.parametrize("language", languages("frantic-board"))
def test_a_family_does_not_see_the_sign_of_a_rude_name(language: str) -> None:
    label = FranticBoardLook(Words("frantic-board", language, family=True)).label("fuck-you")
    assert not label.startswith("FU ")
    assert FranticBoardLook(Words("frantic-board", language)).label("fuck-you").startswith("FU ")


def test_a_turn_is_told_in_a_line() -> None:
    match = board(QUIET, QUIET, dice=[4], draw="x")
    assert chronicled(match, 1, "0 stop", "0 20", width=100) == [
        "Ann lays Stop on 20. Ann rolls 4. The pawn of Ann goes to 4. Ann draws a card."
    ]


def test_what_was_scored_is_shown_with_the_space() -> None:
    match = moved(6, pawns=[40, 17], hands=[QUIET, "fuck-you skip reverse ghost"], scores=[3, 4], options={"limit": 40})
    console = Console(width=60, highlight=False)
    table = Screen(console, Words("frantic-board", names=NAMES))
    with console.capture() as capture:
        table.round_result(
            {
                0: {"points": 50, "space": "finish", "cards": []},
                1: {"points": 38, "space": "17", "cards": ["fuck-you"]},
            },
            match.scores,
            0,
        )
        table.score_sheet(seen(match, 0))
        table.podium(match, 1)
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        "  Ann  +50 =   53  on the finish",
        "  Bob  +38 =   42  on 17  [FU Fuck You]",
        "     Ann  Bob",
        "R1    50   38",
        "Sum   53   42",
        "Final result " + "─" * 47,
        "1.  Bob  42 points",
        "2.  Ann  53 points",
        "You win!",
    ]


def test_a_person_types_names_numbers_and_letters(tmp_path: Path) -> None:
    lines = iter(["? sn", "why 17", "push", "17", "18", "north", "scores", "quit"])
    console = Console(width=80, highlight=False)
    record = position(dice=[4]).record().with_answers([])
    with console.capture() as capture:
        seating = seat_people(3, 0, None, "uniform")
        Session(record, seating, tmp_path / "match.json", console, lambda prompt: next(lines)).play()
    text = capture.get()
    assert "Snail: Crossing this space takes two steps" in text
    assert "Not possible: No card is laid where a pawn stands." in text
    assert "You lay Push on 18, pointing north." in text
    assert "No round has been scored yet." in text
