"""How long people have, and how long things are shown to them. Everything is in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

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
    """Whether it is one of days: it runs while nobody is there, and how long chances to react last is the table's choice;
    the next round is dealt at once, while any other clock waits until all are ready."""


HALF_MINUTE = 30_000
"""How long the next round waits for those who are still looking at the last one, unless somebody is alone."""
BACK_SOON = 5_000
"""How long it waits for who has gone just now."""

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
    """How fast bots play, and how long is waited for what people need to see. It never depends on what anybody holds."""

    decision: int = 1_100
    window: int = 500
    deep: int = 1_300
    """For anything, if the bot is one that searches: most of it goes into the search."""
    attack: int = 3_000
    """That an attack is shown to who is alone and cannot ward it off."""
    event: int = 3_500
    """After each event, before anything goes on."""
    blow: int = 1_800
    """After something has hit a person."""

    def of(self, level: str, *, window: bool) -> int:
        """How long a bot of that level takes, for a chance to react or for any other question."""
        if level in DEEP:
            return self.deep
        return self.window if window else self.decision

    def after(self, events: int, *, blow: bool) -> int:
        """How long is waited until what has happened has been seen."""
        return max(events * self.event, self.blow if blow else 0)


HUMAN = Pace()
AT_ONCE = Pace(0, 0, 0, 0, 0, 0)
"""Nobody looks: for tests and for measuring."""

PERCENT = {"slow": 180, "normal": 100, "fast": 50}
"""The paces a table can have, and how long everything takes then."""


def paced(pace: Pace, name: str) -> Pace:
    """The pace of a server at a table that has chosen its own. A bot that searches is never given less time than it needs."""
    return pace if name == "normal" else _paced(pace, name)


@cache
def _paced(pace: Pace, name: str) -> Pace:
    percent = PERCENT[name]
    return Pace(
        decision=pace.decision * percent // 100,
        window=pace.window * percent // 100,
        deep=pace.deep * max(percent, 100) // 100,
        attack=pace.attack * percent // 100,
        event=pace.event * percent // 100,
        blow=pace.blow * percent // 100,
    )
