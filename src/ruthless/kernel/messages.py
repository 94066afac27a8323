"""Messages: what is said to people, as an id with arguments and never as a sentence.

The words for an id stand in the Fluent files of each game. Arguments come from a small vocabulary,
so that whoever renders them knows what each one is: see `ARGUMENTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.values import Value

Argument = int | str | list[int] | list[str]

NOTHING: Final[dict[str, Argument]] = {}

ARGUMENTS: Final = {
    "seat": "the seat that acts or is concerned",
    "other": "the seat at the receiving end",
    "seats": "several seats",
    "card": "a card, in notation",
    "cards": "several cards, in notation",
    "guise": "the card that another one imitates, in notation",
    "count": "how many",
    "points": "points scored",
    "wish": "what is wished for, in notation",
    "demand": "what the next card has to fit, in notation",
    "event": "an event card, in notation",
    "events": "several event cards, in notation",
    "round": "number of a round, from 1",
    "text": "what somebody typed",
    "question": "the id of a question, whose own arguments stand beside it",
    "space": "a space of a board, in notation",
    "spaces": "several spaces of a board, in notation",
    "tile": "a tile of a board, in notation",
    "arrow": "where a card points, in notation",
    "roll": "a number rolled",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Message(Value):
    """An id and its arguments. Messages are values: equal content is equal."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Mapping[str, Argument] = NOTHING) -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.args.items())])

    def as_json(self) -> dict[str, object]:
        """The message as plain data."""
        return {"id": self.id, **self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Message):
    """Why an answer is not allowed, and the number of the rule that says so."""

    __slots__ = ("rule",)

    def __init__(self, id: str, rule: str, args: Mapping[str, Argument] = NOTHING) -> None:
        self.id = id  # not by super(): refusals are made often
        self.args = args
        self.rule = rule

    def as_json(self) -> dict[str, object]:
        return {"id": self.id, "rule": self.rule, **self.args}
