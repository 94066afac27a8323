"""How long people have. Everything is in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table."""

    turn: int | None
    """For a decision; None is as long as you like."""
    grace: int
    """After that, until a bot sits in."""
    window: int | None
    """For a chance to react: the same for everybody, whatever they hold."""


CLOCKS = {
    "off": Clock(None, 0, None),
    "relaxed": Clock(60_000, 30_000, 10_000),
    "brisk": Clock(20_000, 10_000, 5_000),
}


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast bots play. It never depends on what anybody holds."""

    decision: int = 1_100
    window: int = 500


HUMAN = Pace()
AT_ONCE = Pace(0, 0)
