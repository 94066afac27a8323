"""How long people have. Everything is in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass

from ruthless.bots import LEVELS

DEEP = frozenset(level for level, bot in LEVELS.items() if ":" in bot)
"""The levels whose bots search, for as long as they are given."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table."""

    turn: int | None
    """For a decision; None is as long as you like."""
    grace: int
    """After that, until a bot sits in."""
    window: int | None
    """For a chance to react: the same for everybody, whatever they hold."""
    days: bool = False
    """Whether it is one of days: it runs while nobody is there, and how long chances to react last is the table's choice."""


MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

CLOCKS = {
    "off": Clock(None, 0, None),
    "relaxed": Clock(60_000, 30_000, 10_000),
    "brisk": Clock(20_000, 10_000, 5_000),
    "day": Clock(DAY, 0, None, days=True),
    "three-days": Clock(3 * DAY, 0, None, days=True),
    "week": Clock(7 * DAY, 0, None, days=True),
}

WINDOWS = {"minute": MINUTE, "ten-minutes": 10 * MINUTE, "hour": HOUR, "eight-hours": 8 * HOUR}
"""How long a chance to react lasts at a table with a clock of days, whoever holds, has set or answers what."""
HOLIDAYS = 28 * DAY
"""How long somebody may be on holiday in the course of a match."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast bots play. It never depends on what anybody holds."""

    decision: int = 1_100
    window: int = 500
    deep: int = 1_300
    """For anything, if the bot is one that searches: most of it goes into the search."""

    def of(self, level: str, *, window: bool) -> int:
        """How long a bot of that level takes, for a chance to react or for any other question."""
        if level in DEEP:
            return self.deep
        return self.window if window else self.decision


HUMAN = Pace()
AT_ONCE = Pace(0, 0, 0)
