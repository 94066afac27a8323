"""The strong bot: it searches imagined matches and takes what has won most often."""

from __future__ import annotations

from typing import Final

from ruthless.bots.budget import Budget
from ruthless.bots.search import Search
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck

USUAL: Final = "200"
"""The budget if none is named."""


class Cunning:
    """Thinks as long as its budget allows. With a budget in worlds the same luck gives the same choices."""

    def __init__(self, luck: Luck, budget: str = USUAL) -> None:
        self._luck = luck
        self._budget = Budget(budget)

    def choose(self, sight: Sight) -> Option:
        search = Search(sight, self._luck)
        search.run(self._budget)
        return search.branches[0].option
