"""The course of a match: the points of its record at which a turn begins, and what happened between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match, replay
from ruthless.kernel.messages import Message
from ruthless.kernel.record import Record
from ruthless.kernel.seats import Seat


@dataclass(frozen=True)
class Point:
    """A point at which a turn begins or the match is over: after so many answers, at that moment."""

    answers: int
    moment: int
    round: int
    seat: Seat | None
    """Whose turn begins."""


def points(record: Record, facts: list[Fact] | None = None) -> Iterator[tuple[Point, Match]]:
    """Every point of a record, with the match as it is there; it is played on when the next one is asked for.

    Every question is asked, also those with one answer, so that no point is passed over.
    """
    match = replay(record.with_answers([]), ask_forced=True, listener=facts)
    moment = answers = 0
    while True:
        decision = match.decision
        if decision is None:
            yield Point(answers, moment, match.rounds, None), match
        elif decision.question.id in match.game.turn_questions:
            yield Point(answers, moment, match.rounds, decision.seat), match
        together = match.together
        while answers < len(record.answers):
            seat, _, answer = record.answers[answers].partition(" ")
            match.answer(answer, int(seat))
            answers += 1
            if together is None or match.together is not together:
                break
        else:
            return
        moment += 1


class Course:
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
