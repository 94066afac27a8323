"""Action ids: a number for each answer a game can ever ask for.

The number of an answer is its place in the game's list of answers. It is the same for every seat, number of seats and
set of house rules, and never changes within a rules version.
"""

from __future__ import annotations

from functools import cache
from operator import index
from typing import Any, SupportsIndex

from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named


class ActionTable:
    """The answers of one game by number."""

    def __init__(self, game: str) -> None:
        rules = game_named(game)
        self.game = game
        self.rules_version = rules.rules_version
        self.texts = tuple(str(answer) for answer in rules.answers)
        """Each answer in notation."""
        self.ids = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: SupportsIndex) -> str:
        """An answer in notation; numbers that are none are refused in one line."""
        number = index(action)  # NumPy's numbers are none of Python's
        if not 0 <= number < len(self.texts):
            raise RuthlessError(f"{self.game} has no action {number}: there are 0 to {len(self.texts) - 1}")
        return self.texts[number]

    def option(self, decision: Decision[Any], action: SupportsIndex) -> Option | None:
        """The option of a decision that has this number, if it has one."""
        text = self.text(action)
        for option in decision.options:
            if option.notation == text:
                return option  # type: ignore[no-any-return]
        return None

    def legal(self, decision: Decision[Any]) -> list[int]:
        """The numbers of a decision's options, in ascending order."""
        ids = self.ids
        return sorted([ids[option.notation] for option in decision.options])

    def as_json(self) -> dict[str, Any]:
        """The table as plain data."""
        return {"game": self.game, "rules": self.rules_version, "actions": list(self.texts)}


@cache
def action_table(game: str) -> ActionTable:
    """The action ids of a game.

    >>> table = action_table("frantic")
    >>> table.texts[table.ids["wish blue"]]
    'wish blue'
    """
    return ActionTable(game)
