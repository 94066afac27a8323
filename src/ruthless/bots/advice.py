"""Advice: what a search makes of each option, for a person who asks what to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ruthless.bots.budget import Budget
from ruthless.bots.search import Search
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck

HINT_BUDGET: Final = "60"
"""Worlds of a hint: a number of them, not a time, so that the same question gets the same hint; within a second or so."""


@dataclass(frozen=True)
class Estimate:
    """What one option promises.

    `chance` is the seat's chance of winning the match if it takes this option now and all play on, the others sensibly:
    the mean over `tries` in imagined matches, each played some turns ahead and valued by who stands how well; a win
    that k seats share counts 1/k. `error` is its standard error: how far chance in the tries may have led astray, not
    how well the others are understood. With few tries both are rough; options that did badly are tried less.
    """

    option: Option
    chance: float
    error: float
    tries: int

    def as_json(self) -> dict[str, Any]:
        """The estimate as plain data, the option in notation."""
        return {
            "option": str(self.option),
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "tries": self.tries,
        }


@dataclass(frozen=True)
class Advice:
    """What a search found out about a decision: an estimate for each of its options, what is advised most first.

    Surer things come before slightly higher chances: what looks best at first sight is preferred until another is ahead
    by more than its tries may be wrong, and options with few tries stand further down.
    """

    entries: list[Estimate]

    @property
    def best(self) -> Option:
        """What the bot `cunning` would take."""
        return self.entries[0].option

    def as_json(self) -> dict[str, Any]:
        """The advice as plain data."""
        return {"best": str(self.best), "entries": [entry.as_json() for entry in self.entries]}


def advise(sight: Sight, luck: Luck, budget: str = HINT_BUDGET) -> Advice:
    """Think about a seat's open decision, as long as the budget says: worlds (`60`) or milliseconds (`800ms`).

    It knows no more than the seat does. Every option is tried, if the budget suffices for it at all.
    """
    search = Search(sight, luck, wide=len(sight.decision.options))
    search.run(Budget(budget))
    return Advice([Estimate(one.option, one.mean, one.error, len(one.values)) for one in search.branches])
