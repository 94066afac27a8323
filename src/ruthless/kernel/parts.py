"""What a match keeps beside its table: the answers of the past, and who has said what in an open Together."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeAlias, final

from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat

Answer = tuple[Seat, Option]

Log: TypeAlias = list[Any]
"""Answers as they are written down: a seat, what it said, the next seat, what that said, and so on. As pairs they would be
more objects than all others of a match together, and hardly anybody reads them: see `pairs`."""


def pairs(log: Log) -> list[Answer]:
    """The answers of a log, each with its seat."""
    return list(zip(log[::2], log[1::2], strict=True))


@final
class Past:
    """The answers before a checkpoint: a chain that matches share."""

    __slots__ = ("before", "log")

    def __init__(self, before: Past | None, log: Log) -> None:
        self.before = before
        self.log = log


@final
class Part:
    """What one seat has decided so far inside an open Together."""

    __slots__ = ("answers", "decision", "result", "seat", "talk")

    def __init__(self, seat: Seat, part: Decision[Any] | Coroutine[Any, Any, Any]) -> None:
        self.seat = seat
        self.answers: list[Option] = []
        self.result: Any = None
        self.talk: Coroutine[Any, Any, Any] | None = None
        self.decision: Decision[Any] | None = None
        if isinstance(part, Decision):
            self.decision = part
        else:
            self.talk = part
            self._hear(None)

    def _hear(self, answer: Option | None) -> None:
        assert self.talk is not None
        try:
            self.decision = self.talk.send(answer)
        except StopIteration as end:
            self.decision = None
            self.result = end.value

    def send(self, answer: Option) -> None:
        """Take the seat's answer; afterwards `decision` is its next question or None."""
        self.answers.append(answer)
        if self.talk is None:
            self.decision = None
            self.result = answer
        else:
            self._hear(answer)

    def settle(self) -> None:
        """Answer everything that has one option only."""
        while self.decision is not None and len(self.decision.options) <= 1:
            self.send(self.decision.forced())
