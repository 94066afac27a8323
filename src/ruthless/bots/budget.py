"""Budgets: how long a bot may think about one decision, in imagined worlds or in milliseconds."""

from __future__ import annotations

import re
from time import monotonic
from typing import Final

from ruthless.kernel.errors import RuthlessError

MOST: Final = {"": 1_000_000, "ms": 600_000}
"""By unit, as much as makes sense: a mistake shall not think for days."""

_WRITTEN: Final = re.compile(r"([0-9]{1,9})(|ms)")


class Budget:
    """So many worlds (`200`), or as many as fit into some milliseconds (`800ms`).

    A world is one pass of a search: in it every option still in question is tried once.
    """

    __slots__ = ("amount", "unit")

    def __init__(self, text: str) -> None:
        """Read a budget; a bad one is refused."""
        written = _WRITTEN.fullmatch(text)
        amount = int(written[1]) if written else 0
        unit = written[2] if written else ""
        if not 1 <= amount <= MOST[unit]:
            raise RuthlessError(
                f"no budget {text!r}: say how many worlds (1 to {MOST['']}) or milliseconds (1ms to {MOST['ms']}ms)"
            )
        self.amount = amount
        self.unit = unit

    def __str__(self) -> str:
        return f"{self.amount}{self.unit}"

    def clock(self) -> Clock:
        """A clock that starts now."""
        return Clock(self)


class Clock:
    """How much of a budget is spent."""

    __slots__ = ("_began", "_budget", "worlds")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = monotonic()
        self.worlds = 0

    def allows(self, part: float) -> bool:
        """Whether one world more stays within that part of the budget."""
        if self._budget.unit == "ms":
            return (monotonic() - self._began) * 1000 < self._budget.amount * part
        return self.worlds + 1 <= self._budget.amount * part
