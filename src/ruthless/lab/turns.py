"""The turns of a record: where each of them begins, with the match as it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match, replay
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
