"""What may be typed, and what it means."""

from __future__ import annotations

import pytest

from ruthless.terminal.answers import Answers
from ruthless.texts import Words

HAND = ["red-7", "red-7", "gift:red", "blue-3", "black-5", "fantastic"]


def answers(options: list[str], question: str = "play-or-draw") -> Answers:
    return Answers(options, question, HAND, Words("frantic", names=["Ann", "Bob", "Cleo"]))


def test_cards_keep_the_number_they_have_in_the_hand_and_words_have_a_letter() -> None:
    asked = answers(["fantastic", "gift:red", "red-7", "draw"])
    assert asked.keys == {"1": "red-7", "3": "gift:red", "6": "fantastic", "d": "draw"}
    assert [text.plain for text in asked.shown()] == ["1 [R7]", "3 [R Gift]", "6 [* Fantastic]", "d draw a card"]


def test_seats_keep_their_own_number() -> None:
    asked = answers(["-> 1", "-> 2", "no"], "may-attack")
    assert [text.plain for text in asked.shown()] == ["1 Bob", "2 Cleo", "n nobody"]


def test_wishes_have_a_letter_or_their_number() -> None:
    asked = answers(["wish red", "wish yellow", "wish green", "wish blue", "wish 1", "wish 2"], "wish-any")
    assert [text.plain for text in asked.shown()] == ["r red", "y yellow", "g green", "b blue", "1", "2"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "red-7"),
        ("2", "red-7"),
        ("red-7", "red-7"),
        ("RED 7", "red-7"),
        ("r7", "red-7"),
        ("gift:red", "gift:red"),
        ("gift red", "gift:red"),
        ("  red   gift ", "gift:red"),
        ("r gift", "gift:red"),
        ("#5", "black-5"),
        ("d", "draw"),
        ("draw", "draw"),
        ("4", "blue-3"),
        ("pass", "pass"),
        ("99", None),
        ("0", None),
        ("gibberish", None),
        ("²", None),
    ],
)
def test_many_ways_to_name_a_card(typed: str, meant: str | None) -> None:
    assert answers(["fantastic", "gift:red", "red-7", "draw"]).meant(typed) == meant


@pytest.mark.parametrize("typed", ["2", "-> 2", "->2", "> 2", "cleo", "Cleo"])
def test_many_ways_to_name_a_seat(typed: str) -> None:
    assert answers(["-> 1", "-> 2"], "attack").meant(typed) == "-> 2"


def test_a_number_where_seats_are_asked_for_is_always_a_seat() -> None:
    assert answers(["-> 1", "-> 2"], "attack").meant("0") == "-> 0"


@pytest.mark.parametrize(("typed", "meant"), [("b", "wish blue"), ("blue", "wish blue"), ("7", "wish 7")])
def test_many_ways_to_wish(typed: str, meant: str) -> None:
    assert answers(["wish red", "wish blue"], "wish-colour").meant(typed) == meant
