"""Lesson: a match that teaches a game, as data: a position, what everybody answers, and what is said when.

It is a match like any other, by the same rules, from a position instead of a deal. Each seat has its lines, one for each
question it is asked; so whoever knows how many answers a seat has given knows what comes next, and nothing else has to be
kept of a lesson under way. A line of the learner's that is a step names the answers that are taken there; a line that is
none is a question in which there is nothing to decide. docs/write-a-lesson.md says how one is written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.facts import Fact
from ruthless.kernel.game import game_named, part_of
from ruthless.kernel.match import Match
from ruthless.kernel.messages import ARGUMENTS, Message
from ruthless.kernel.positions import seats_of
from ruthless.kernel.seats import Seat

LAYER = "lessons"
FILE = "lesson.toml"
LEARNER: Seat = 0
"""Who learns has the first seat."""
ANY = "*"
"""Among the answers that are wanted: everything is taken that the rules allow."""
END = "end"
"""The name of what is said when the match is over."""

_FIELDS = {"version": int, "others": list, "seed": str, "options": dict, "position": dict, "steps": list}
_NEEDED = ("version", "others", "position", "steps")
_STEP_FIELDS = {"idea": str, "say": list, "about": dict, "want": list, "then": list}


class BadLesson(RuthlessError):
    """A lesson cannot be held as it is written; its text says where and why."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something the learner does, and what the coach says about it."""

    idea: str
    say: tuple[Message, ...]
    """One after the other; the last says what to do."""
    want: tuple[str, ...]
    """The answers that are taken; the first is the one the coach would give, and ANY may come last."""

    def takes(self, answer: str) -> bool:
        """Whether an answer that is legal goes on with the lesson."""
        return answer in self.want or ANY in self.want


@dataclass(frozen=True, slots=True)
class Line:
    """An answer of a seat, in the order of the match."""

    seat: Seat
    answers: tuple[str, ...]
    step: int | None
    """Which step it is, from 0, if the learner decides it; else nobody is asked."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    game: str
    version: int
    """Higher whenever a lesson under way could not go on by the new text."""
    others: tuple[str, ...]
    """The names of those who play along, from the second seat on."""
    seed: str
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    lines: tuple[Line, ...]
    _by_seat: dict[Seat, tuple[Line, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_seat = {seat: tuple(one for one in self.lines if one.seat == seat) for seat in range(self.seats)}
        object.__setattr__(self, "_by_seat", by_seat)

    @property
    def seats(self) -> int:
        """How many play."""
        return 1 + len(self.others)

    @property
    def end(self) -> Message:
        """What is said when it is over."""
        return Message(text_of(self.game, END))

    def begun(self, listener: list[Fact] | None = None) -> Match:
        """The match at its first question. Every question is asked, also where there is one answer."""
        return Match.laid_out(
            self.game, dict(self.position), self.seed, dict(self.options), ask_forced=True, listener=listener
        )

    def line(self, seat: Seat, given: int) -> Line | None:
        """What a seat has to answer that has given so many answers; None if it is not asked any more."""
        lines = self._by_seat[seat]
        return lines[given] if given < len(lines) else None

    def last_step(self, given: int) -> int | None:
        """The step the learner has done last, having given so many answers; None before the first."""
        steps = [one.step for one in self._by_seat[LEARNER][:given] if one.step is not None]
        return steps[-1] if steps else None


def text_of(game: str, name: str) -> str:
    """The id of what is said of an idea in a game's lesson."""
    return f"lesson-{game}-{name}"


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    part = part_of(game, LAYER)
    if part is None:
        return None
    place = files(part) / FILE
    return read_lesson(game, place.read_text(encoding="utf-8")) if place.is_file() else None


def read_lesson(game: str, text: str) -> Lesson:
    """A lesson as it is written; BadLesson says what is wrong with it. Whether it can be played is for a rehearsal."""
    game_named(game)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"the lesson of {game} cannot be read: {error}") from error
    _check_fields(f"the lesson of {game}", data, _FIELDS, _NEEDED)
    steps: list[Step] = []
    lines: list[Line] = []
    for number, step in enumerate(data["steps"], 1):
        where = f"step {number} ({step.get('idea', '?')})"
        _check_fields(where, step, _STEP_FIELDS, ("idea", "want"))
        if not step["want"] or step["want"][0] == ANY:
            raise BadLesson(f"{where}: nothing is wanted that the coach could show")
        lines.append(Line(LEARNER, tuple(_texts(where, step["want"])), len(steps)))
        steps.append(Step(step["idea"], tuple(_said(game, where, step)), tuple(step["want"])))
        lines.extend(_answers(where, step.get("then", []), 1 + len(data["others"])))
    lesson = Lesson(
        game,
        data["version"],
        tuple(_texts(f"the lesson of {game}: others", data["others"])),
        data.get("seed", "lesson"),
        data.get("options", {}),
        data["position"],
        tuple(steps),
        tuple(lines),
    )
    if not steps:
        raise BadLesson(f"the lesson of {game} has no steps")
    if seats_of(lesson.position) != lesson.seats:
        raise BadLesson(f"the lesson of {game} has {len(lesson.others)} others, but {seats_of(lesson.position)} seats")
    return lesson


def _check_fields(where: str, data: Mapping[str, Any], fields: Mapping[str, type], needed: Sequence[str]) -> None:
    for name, value in data.items():
        if name not in fields:
            raise BadLesson(f"{where}: there is no {name!r}; there are {', '.join(fields)}")
        if type(value) is not fields[name]:
            raise BadLesson(f"{where}: {name} cannot be {value!r}")
    for name in needed:
        if name not in data:
            raise BadLesson(f"{where}: {name} is missing")


def _texts(where: str, values: Sequence[Any]) -> list[str]:
    for value in values:
        if not isinstance(value, str):
            raise BadLesson(f"{where}: {value!r} is no text")
    return list(values)


def _said(game: str, where: str, step: Mapping[str, Any]) -> Iterator[Message]:
    about = step.get("about", {})
    for name in about:
        if name not in ARGUMENTS:
            raise BadLesson(f"{where}: nothing can be said about {name!r}; it is one of {', '.join(ARGUMENTS)}")
    names = _texts(where, step.get("say", [step["idea"]]))
    if not names:
        raise BadLesson(f"{where}: nothing is said; without 'say' it is the idea alone")
    for name in names:
        yield Message(text_of(game, name), about)


def _answers(where: str, lines: Sequence[Any], seats: int) -> Iterator[Line]:
    for line in _texts(where, lines):
        seat, _, answer = line.partition(" ")
        if not seat.isdigit() or int(seat) >= seats or not answer:
            raise BadLesson(f"{where}: {line!r} is no line: it is a seat, a space and an answer")
        yield Line(int(seat), (answer,), None)
