"""Rehearsal: a lesson is played through, every way in which a learner may take it, before anybody is given it.

What is checked: everybody who answers is asked, every answer is legal, nothing is decided over the learner's head, the match
is over when the lines are, every die that was laid ready has been rolled, and what is said speaks of what is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ruthless.kernel.decisions import Decision
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.lessons.lesson import ANY, LEARNER, BadLesson, Lesson, Line

_THINGS = ("card", "cards", "event", "events", "tile", "wish")
"""What is said about these has to be on the table, in the hand or in the news."""
_SEATS = ("seat", "other", "seats")
_SPACES = ("space", "spaces")


def rehearse(lesson: Lesson) -> int:
    """Play a lesson in every way; in how many ways it can be taken. BadLesson names the step that cannot be played."""
    try:
        facts: list[Fact] = []
        match = lesson.begun(facts)
    except RuthlessError as error:
        raise BadLesson(f"the position of the lesson of {lesson.game}: {error}") from error
    return _play(lesson, match, 0, facts)


def _play(lesson: Lesson, match: Match, at: int, facts: list[Fact]) -> int:
    """The lines from one on, in a match of one's own."""
    heard = facts[:]
    facts.clear()
    while at < len(lesson.lines):
        line = lesson.lines[at]
        where = _where(lesson, at)
        decision = _asked(match, line, where)
        if line.step is None:
            if line.seat == LEARNER and len(decision.options) > 1:
                raise BadLesson(f"{where}: {line.answers[0]!r} is decided for the learner, who has a choice")
        else:
            _check_said(lesson, line.step, match, heard)
            heard.clear()
        legal = [str(option) for option in decision.options]
        wanted = [answer for answer in line.answers if answer != ANY]
        for answer in wanted:
            if answer not in legal:
                raise BadLesson(f"{where}: {answer!r} is no option of seat {line.seat}; it has {', '.join(legal)}")
        at += 1
        ways = legal if ANY in line.answers else wanted
        if len(ways) > 1:
            return sum(_branch(lesson, match, line, answer, at, heard) for answer in ways)
        match.answer(line.answers[0], line.seat)
        heard += facts
        facts.clear()
    if not match.over:
        raise BadLesson(f"{_where(lesson, at - 1)}: the lines have come to their end, but {match.pending} is open")
    if left := match.record().position and _dice_left(match):
        raise BadLesson(f"the position of the lesson of {lesson.game}: nobody has rolled {left}")
    return 1


def _branch(lesson: Lesson, match: Match, line: Line, answer: str, at: int, heard: list[Fact]) -> int:
    """One of several ways to go on."""
    twin, facts = match.clone(), heard[:]
    twin.listen(facts)
    twin.answer(answer, line.seat)
    return _play(lesson, twin, at, facts)


def _where(lesson: Lesson, at: int) -> str:
    """The step that a line belongs to."""
    number = sum(1 for one in lesson.lines[: at + 1] if one.step is not None)
    return f"step {number} ({lesson.steps[number - 1].idea})"


def _asked(match: Match, line: Line, where: str) -> Decision[Any]:
    for decision in match.pending:
        if decision.seat == line.seat:
            return decision
    asked = ", ".join(f"seat {one.seat} ({one.question.id})" for one in match.pending) or "nobody: the match is over"
    raise BadLesson(f"{where}: seat {line.seat} is not asked for {' or '.join(line.answers)!r}; asked is {asked}")


def _dice_left(match: Match) -> list[int]:
    return match._run.table.luck.dice


def _check_said(lesson: Lesson, step: int, match: Match, heard: Iterable[Fact]) -> None:
    """What is said at a step is about things the learner can see now, or has just been told."""
    where = f"step {step + 1} ({lesson.steps[step].idea})"
    news = [fact.told(LEARNER).as_json() for fact in heard]
    there = set(_words([match.view(LEARNER).as_json(), news]))
    for message in lesson.steps[step].say:
        for name, value in message.args.items():
            for one in value if isinstance(value, list) else [value]:
                if name in _SEATS and not _is_seat(one, lesson):
                    raise BadLesson(f"{where}: {name} cannot be {one!r}: there are {lesson.seats} seats")
                if name in _SPACES and match.game.parse(str(one)) is None:
                    raise BadLesson(f"{where}: {name} cannot be {one!r}: there is no such space")
                if name in _THINGS and str(one) not in there:
                    raise BadLesson(f"{where}: it speaks of {one!r}, which the learner cannot see")


def _is_seat(value: object, lesson: Lesson) -> bool:
    return isinstance(value, Seat) and 0 <= value < lesson.seats


def _words(data: Any) -> Iterator[str]:
    """Every text in plain data, whole and word by word."""
    if isinstance(data, Mapping):
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _words(value)
    elif isinstance(data, str):
        yield data
        yield from data.split()
    elif data is not None:
        yield str(data)
