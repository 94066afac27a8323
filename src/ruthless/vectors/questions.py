"""The question a seat is asked, in its vector: which one, and what it tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from ruthless.vectors.arrangement import MOST, Arrangement, Places, cut, named
from ruthless.vectors.rows import Row


@final
class Asking:
    """The pieces of a question. Of its arguments it says seats, cards, numbers and spaces."""

    __slots__ = ("_about", "_number", "_which")

    def __init__(self, made: Arrangement, spaces: Mapping[Any, str]) -> None:
        """Put the pieces down; `spaces` are those of the board, if there is one."""
        what = "what the seat is asked; all 0 if it is not asked"
        self._which: Places = made.choice("question", named(made.game.questions), what)
        self._about: dict[str, Places] = {
            "seat": made.choice("about_seat", made.players, "the seat the question tells of, such as an attacker"),
            "other": made.choice("about_other", made.players, "the other seat the question tells of"),
        }
        cards = made.choice("about_card", made.faces(), "the card or event the question tells of")
        self._about["card"] = self._about["event"] = cards
        self._number = made.add("about_number", 1, MOST, "the count or the number rolled that the question tells of")
        if spaces:
            self._about["space"] = made.choice("about_space", spaces, "the space the question tells of")

    def write(self, id: str, args: Mapping[str, Any], row: Row) -> None:
        """Write a question into a row; arguments that have no place are passed over."""
        place = self._which.get(id)
        if place is not None:  # cards from outside ask what nobody has declared
            row[place] = 1
        if args:
            about = self._about
            for name, value in args.items():
                if name in about:
                    row[about[name][value]] = 1
                elif name in _NUMBERS:
                    row[self._number] = cut(value)


_NUMBERS: Final = frozenset({"count", "roll", "points", "round"})
"""The arguments that are numbers; a question has one of them at most."""
