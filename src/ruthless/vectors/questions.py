"""The question a seat is asked, in its vector: which one, and what it tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruthless.vectors.arrangement import MOST, Arrangement, Places, cut, named
from ruthless.vectors.writing import Fill, Row


def question(made: Arrangement, spaces: Mapping[Any, str]) -> Fill:
    """The pieces of a question. Of its arguments it says seats, cards, numbers and spaces."""
    which = made.choice("question", named(made.game.questions), "what the seat is asked; all 0 if it is not asked")
    about: dict[str, Places] = {
        "seat": made.choice("about_seat", made.players, "the seat the question tells of, such as an attacker"),
        "other": made.choice("about_other", made.players, "the other seat the question tells of"),
    }
    cards = made.choice("about_card", made.faces(), "the card or event the question tells of")
    about["card"] = about["event"] = cards
    number = made.add("about_number", 1, MOST, "the count or the number rolled that the question tells of")
    if spaces:
        about["space"] = made.choice("about_space", spaces, "the space the question tells of")

    def fill(asked: Mapping[str, Any], row: Row) -> None:
        if (place := which.get(asked["id"])) is not None:  # cards from outside ask what nobody has declared
            row[place] = 1
        if len(asked) > 1:
            for name, value in asked.items():
                if name in about:
                    row[about[name][value]] = 1
                elif name in _NUMBERS:
                    row[number] = cut(value)

    return fill


_NUMBERS = frozenset({"count", "roll", "points", "round"})
"""The arguments that are numbers; a question has one of them at most."""
