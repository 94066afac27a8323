"""What stands on the screen in Malta!, to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from ruthless.kernel.match import Match
from ruthless.terminal.answers import Answers
from ruthless.terminal.malta import MaltaLook
from ruthless.terminal.screen import Screen, seen
from ruthless.terminal.screen_test import NAMES, chronicled, printed
from ruthless.terminal.seating import seat_people
from ruthless.terminal.session import Session
from ruthless.testing import deal
from ruthless.testing.malta import malta
from ruthless.texts import Words

DRAWING = """
    v3  v4        ┬3    ┤1   ┤2
    +1  ┬1        ┬2    <3   <4
    >3  o+1       +2''  ┤3   ┤3
    >4  ├1'(0)    ┴2    ├1   ├2
    a┴  ob┴(1)    c┴    d┴   e┴
"""
HANDS = ["shove going-home swap-spaces negate", "draw-two lie-low"]


def position() -> Match:
    return malta(*HANDS, board=DRAWING, homes="a1 b1")


def test_the_board_is_shown_with_tiles_pawns_and_hands() -> None:
    lines = printed(position(), 0, 80)
    assert lines[0].startswith("Turn ")
    assert lines[1:] == [
        "5  ↓3   ↓4      ┬3   ┤1   ┤2",
        "4  ┼1   ┬1      ┬2   ←3   ←4",
        "3  →3   ○0      ┼2   ┤3   ┤3",
        "2  →4   ├1 (0)  ┴2   ├1   ├2",
        "1  ┴1a  ○0b(1)  ┴1c  ┴1d  ┴1e",
        "    a    b       c    d    e",
        "> 0 Ann (you)  on b2  home a1  4 cards  2 cards to play",
        "  1 Bob        on b1  home b1  2 cards",
        "draw pile: 102  discarded: 0",
        "Hand 1 [Shove]  2 [Going Home]  3 [Swap Spaces]  4 [Negate]",
    ]


def test_a_large_screen_puts_the_arrows_around_the_number() -> None:
    lines = printed(position(), 0, 100, 45)
    assert lines[13:21] == [
        "├────────────┼────────────┼────────────┼────────────┼────────────┤",
        "│a2          │b2   ↑      │c2   ↑      │d2   ↑      │e2   ↑      │",
        "│     4     →│   1 (0)   →│←    2     →│     1     →│     2     →│",
        "│            │     ↓      │            │     ↓      │     ↓      │",
        "├────────────┼────────────┼────────────┼────────────┼────────────┤",
        "│a1   ↑    a │b1        b │c1   ↑    c │d1   ↑    d │e1   ↑    e │",
        "│←    1     →│   ○0 (1)   │←    1     →│←    1     →│←    1     →│",
        "│            │            │            │            │            │",
    ]


def test_a_large_board_for_six_fits_on_both_screens() -> None:
    long = "shove swap-spaces discard-two-of-yours everyone-discards reshuffle"
    match = malta(long, "shove swap-spaces rob-the-richest everyone-draws reshuffle", *["draw-two"] * 4)
    assert len(printed(match, 0, 80)) <= 20
    assert len(printed(match, 0, 100, 45)) <= 40
    assert max(map(len, printed(match, 0, 100, 45))) <= 100


def test_who_has_lost_is_shown_and_told() -> None:
    match = malta("draw-two", "draw-two", "shove", lost=[2])
    assert "  2 Cleo                       has lost" in printed(match, 0, 80)
    console = Console(width=60, highlight=False)
    with console.capture() as capture:
        Screen(console, Words("malta", names=NAMES)).score_sheet(seen(match, 0))
    assert capture.get() == "Lost so far: Cleo.\n"


@pytest.mark.parametrize("size", [(80, 24), (100, 45)])
def test_pawns_and_tiles_have_their_own_colours(size: tuple[int, int]) -> None:
    width, height = size
    console = Console(width=width, height=height, highlight=False, force_terminal=True, color_system="standard")
    with console.capture() as capture:
        Screen(console, Words("malta", names=NAMES)).show(seen(position(), 0))
    for painted in ("[1;30;102m0", "[1;30;106m1", "[31m○0", "[1;37;44m[Shove]"):
        assert f"\x1b{painted}" in capture.get()


def test_a_bystander_sees_no_hand_and_open_cards_show_all() -> None:
    assert printed(position(), None, 80)[-1].startswith("draw pile")
    assert "    Bob has [Draw Two]  [Lie Low]" in printed(position(), 0, 80, open_cards=True)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_printed_depends_on_what_a_seat_cannot_see(seat: int | None) -> None:
    hands = [hand if seat == owner else None for owner, hand in enumerate(HANDS)]
    one, other = (deal("malta", hands=hands, board=DRAWING, seed=seed) for seed in (1, 2))
    assert printed(one, None, 80, open_cards=True) != printed(other, None, 80, open_cards=True)
    assert printed(one, seat, 80) == printed(other, seat, 80)


def asked(options: str, question: str = "", language: str = "en") -> Answers:
    look = MaltaLook(Words("malta", language, names=NAMES))
    return Answers(options.split("|"), question, HANDS[0].split(), look, 0)


def test_spaces_are_shown_row_by_row_and_chosen_by_name() -> None:
    answers = asked("a1|b1|d1|b2|c2|d2|e3")
    assert [text.plain for text in answers.shown()] == ["a1–b1", "d1", "b2–d2", "e3"]
    assert answers.meanings("C2") == ["c2"]
    assert answers.meanings("c1") == ["c1"], "not offered, but it can be said why"
    assert answers.meanings("z9") == []


@pytest.mark.parametrize(
    ("options", "typed", "meant"),
    [
        ("turn-90|turn-180|turn-270", ["180", "turn-180", "a half"], "turn-180"),
        ("row-1|row-3|column-b", ["3", "row 3", "row-3"], "row-3"),
        ("row-1|row-3|column-b", ["b", "column b"], "column-b"),
        ("north|south", ["s", "south", "South"], "south"),
        ("-> 1|-> 2", ["2", "cleo", "-> 2"], "-> 2"),
        ("negate|no", ["4", "negate", "Negate"], "negate"),
        ("negate|no", ["n", "no"], "no"),
    ],
)
def test_many_ways_to_answer(options: str, typed: list[str], meant: str) -> None:
    for one in typed:
        assert asked(options).meanings(one) == [meant], one


def test_a_card_and_what_it_does_are_told_in_a_line() -> None:
    match = malta("shove draw-two", "draw-two", pawns="a1 b1")
    assert chronicled(match, 1, "0 shove", "0 -> 1", "0 north", width=100)[0] == (
        "Ann plays Shove. Ann names you. Ann names north. Your pawn goes to b2."
    )


def test_sentences_without_a_full_stop_are_kept_apart() -> None:
    match = malta("shove draw-two", "draw-two", pawns="a1 b1")
    line = chronicled(match, 1, "0 shove", "0 -> 1", "0 north", language="fr", width=100)[0]
    assert line.count("\N{NO-BREAK SPACE}· ") == 3


def test_a_new_tile_is_told_as_it_is_drawn() -> None:
    match = malta("restore-a-space draw-two", "draw-two", board=DRAWING)
    line = chronicled(match, 1, "0 restore-a-space", "0 b3", width=100)[0]
    assert line.endswith("Ann restores b3: ┼1.")


def test_a_person_types_names_numbers_and_letters(tmp_path: Path) -> None:
    lines = iter(["? shove", "why c9", "why b3", "scores", "shove", "bob", "why s", "n", "log", "quit"])
    console = Console(width=80, highlight=False)
    record = position().record().with_answers([])
    with console.capture() as capture:
        seating = seat_people(2, 0, None, "uniform")
        Session(record, seating, tmp_path / "match.json", console, lambda prompt: next(lines)).play()
    text = capture.get()
    assert "Shove: Move any pawn" in text
    assert "Nobody has lost yet." in text
    assert "There is no card or event “c9”." in text
    assert "Not possible: That leads off the board." in text
    assert "You play Shove." in text
    assert "You name north. Bob’s pawn goes to b2." in text
