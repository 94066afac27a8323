"""The timeline of a match: all points of its record at which a turn begins, and what happened between them."""

from __future__ import annotations

from ruthless.kernel.facts import Fact
from ruthless.kernel.match import replay
from ruthless.kernel.messages import Message
from ruthless.kernel.record import Record
from ruthless.lab.turns import Point, points


class Timeline:
    """All points of a record, and the public facts of the turns between them."""

    def __init__(self, record: Record) -> None:
        replay(record)  # refuses a broken record before anything is played
        told: list[Fact] = []
        self.points: list[Point] = []
        self.facts: list[tuple[Message, ...]] = []
        """What happened before each point, since the one before."""
        self.result: tuple[float, ...] | None = None
        """By seat the share of the win, if the match is over at the last point."""
        for point, match in points(record, told):
            self.points.append(point)
            self.facts.append(tuple(fact.public for fact in told))
            told.clear()
            if match.over:
                share = 1 / len(match.winners)
                self.result = tuple(share if seat in match.winners else 0.0 for seat in range(match.seats))

    @property
    def unknown(self) -> list[int]:
        """The numbers of the points at which it is open who wins."""
        return list(range(len(self.points) - (self.result is not None)))
