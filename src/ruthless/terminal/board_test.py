"""What stands on the screen, to the letter."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from ruthless.kernel.match import Match
from ruthless.terminal.board import Board, open_hands, seen
from ruthless.terminal.cards import flow, label, tinted
from ruthless.terminal.chronicle import Chronicle
from ruthless.testing import deal, listen, play
from ruthless.texts import Words

NAMES = ["Ann", "Bob", "Cleo"]
HANDS = ["gift:red red-7 blue-3 fantastic black-5", "green-1 green-2", "skip:yellow yellow-9 fuck-you"]


def printed(match: Match, seat: int | None, width: int = 60, *, open_cards: bool = False) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        board = Board(console, Words("frantic", names=NAMES))
        board.show(seen(match, seat), open_hands(match) if open_cards else None)
    return [line.rstrip() for line in capture.get().splitlines()]


def position(**changes: Any) -> Match:
    return deal("frantic", **{"hands": HANDS, "pile": "red-9", "scores": [12, 0, 1], **changes})


def test_the_table_is_shown_to_a_seat() -> None:
    assert printed(position(), 0) == [
        "Round 1 " + "─" * 52,
        "> 0 Ann (you)  5 cards  12 points",
        "  1 Bob        2 cards   0 points",
        "  2 Cleo       3 cards    1 point",
        "Pile [R9]  fits: red or a 9  draw pile: 114  limit: 154",
        "Hand 1 [R7]  2 [R Gift]  3 [B3]  4 [#5]  5 [* Fantastic]",
    ]


def test_a_narrow_screen_breaks_lines_only_between_cards() -> None:
    lines = printed(position(), 0, width=36)
    assert lines[-4:] == [
        "Pile [R9]  fits: red or a 9",
        "     draw pile: 114  limit: 154",
        "Hand 1 [R7]  2 [R Gift]  3 [B3]",
        "     4 [#5]  5 [* Fantastic]",
    ]
    assert max(map(len, lines)) <= 36


def test_skips_the_bomb_and_a_wish_are_shown() -> None:
    lines = printed(position(skips=[1], bomb=[2, 1, 0], force="wish 8"), 0, width=80)
    assert lines[1:5] == [
        "> 0 Ann (you)  5 cards  12 points  bomb: this turn and 2 more",
        "  1 Bob        2 cards   0 points  misses a turn, bomb: 1 more turn",
        "  2 Cleo       3 cards    1 point  bomb: no more turns",
        "Pile [R9]  fits: an 8, as wished  draw pile: 114  limit: 154",
    ]


def test_a_bystander_sees_no_hand() -> None:
    assert printed(position(), None)[-1].startswith("Pile [R9]")


def test_open_cards_show_every_hand() -> None:
    assert printed(position(), 0, open_cards=True)[4:6] == [
        "    Bob has [G1]  [G2]",
        "    Cleo has [Y9]  [Y Skip]  [Fuck You]",
    ]


def test_cards_given_away_are_shown_to_the_giver_and_to_nobody_else() -> None:
    match = position()
    play(match, "0 gift:red", "0 -> 1", "0 blue-3", "0 red-7")
    assert "    Bob has [R7]  [B3]" in printed(match, 0)
    assert not any("has" in line for line in printed(match, 2))


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nothing_printed_depends_on_what_a_seat_cannot_see(seat: int | None) -> None:
    hands = [HANDS[0] if seat == 0 else None, HANDS[1] if seat == 1 else None, HANDS[2] if seat == 2 else None]
    one, other = position(hands=hands, seed=1), position(hands=hands, seed=2)
    assert printed(one, None, open_cards=True) != printed(other, None, open_cards=True)
    assert printed(one, seat) == printed(other, seat)


@pytest.mark.parametrize(
    ("notation", "short"),
    [
        ("red-7", "R7"),
        ("black-7", "#7"),
        ("gift:blue", "B Gift"),
        ("second-chance:green", "G 2nd Chance"),
        ("fantastic-four", "* Fantastic Four"),
        ("fuck-you", "Fuck You"),
    ],
)
def test_labels_carry_the_colour_as_a_letter(notation: str, short: str) -> None:
    assert label(notation, Words("frantic")) == short


def test_flowing_items_are_never_broken() -> None:
    assert str(flow("a ", [Text("one two"), Text("three"), Text("four")], 12)) == "a one two\n  three\n  four"


def test_card_names_in_a_sentence_get_their_colour() -> None:
    text = tinted("You draw red 7 and blue Gift.", Words("frantic"))
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [
        ("red 7", "bold red"),
        ("blue Gift", "bold blue"),
    ]


def chronicled(match: Match, seat: int | None, *lines: str) -> list[str]:
    console = Console(width=76, highlight=False)
    board = Board(console, Words("frantic", names=NAMES))
    chronicle = Chronicle(board, match.scores, seat)
    facts = listen(match)
    play(match, *lines)
    with console.capture() as capture:
        chronicle.tell(facts)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_end_of_a_round_is_a_table() -> None:
    match = deal("frantic", hands=["red-7", "green-1", "yellow-9 fuck-you"], pile="red-9", scores=[3, 4, 150])
    assert chronicled(match, 0, "0 red-7") == [
        "You play red 7.",
        "The round is over.",
        "  Ann    +0 =    3  no cards",
        "  Bob    +1 =    5  [G1]",
        "  Cleo  +51 =  201  [Y9]  [Fuck You]",
        "The match is over, won by you with 3 points.",
    ]


def test_an_event_is_shown_with_what_it_does() -> None:
    match = deal("frantic", hands=["black-9 red-7", "green-1", "yellow-9"], pile="red-9", events="third-time-lucky")
    lines = chronicled(match, 1, "0 black-9")
    assert lines[:4] == [
        "Ann plays black 9.",
        "*** Event: Third Time Lucky ***",
        "Everybody draws three cards.",
        "You draw " + lines[3].removeprefix("You draw "),
    ]
    assert lines[4:] == ["Cleo draws 3 cards.", "Ann draws 3 cards."]
