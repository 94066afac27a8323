"""Questions to seats: Decision for one seat, Together for several at one moment.

A rule awaits them; the match that drives the rule gets the question and sends the answer back. Nothing of
asyncio is involved.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from ruthless.kernel.messages import NOTHING, Argument, Message, Refusal
from ruthless.kernel.seats import Seat
from ruthless.kernel.values import Value


class Option(Value):
    """Something that can be chosen. Its text is its notation: short, stable, parsed back."""

    __slots__ = ("notation",)

    def __init__(self, notation: str) -> None:
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@final
class Word(Option):
    """A plain word, like `draw` or `no`."""

    __slots__ = ()


@final
class Aim(Option):
    """A seat that is pointed at: `-> 2`."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"-> {seat}")
        self.seat = seat


T = TypeVar("T")
O = TypeVar("O", bound=Option)  # noqa: E741 - an option

Why: TypeAlias = Callable[[Any, Seat, Option], Refusal | None]
"""Explains, from the table, why a seat may not choose an option now; None if it knows no reason."""


class Question(Message):
    """What a seat is asked, and how to explain that something is not among the options."""

    __slots__ = ("why",)

    def __init__(self, id: str, why: Why | None = None, args: Mapping[str, Argument] = NOTHING) -> None:
        super().__init__(id, args)
        self.why = why


@final
class Decision(Generic[O]):
    """A question to one seat. Options are finite, ordered, distinct in notation and never empty.

    Whether a decision is asked must depend on public facts only; its options may depend on what the seat knows.
    """

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: Seat, question: Question, options: list[O]) -> None:
        self.seat = seat
        self.question = question
        self.options = options

    def __await__(self) -> Generator[Decision[O], O, O]:
        return (yield self)

    def __repr__(self) -> str:
        return f"{self.seat} {self.question.id}? {' | '.join(str(option) for option in self.options)}"


@final
class Together(Generic[T]):
    """Several seats decide at one moment, each by a decision of its own or a private coroutine of decisions.

    Nothing on the table and no luck moves until all have finished. Answers may come in any order; the record
    keeps them in seat order. Awaiting it gives each seat's result; if nobody is concerned, nobody is asked.
    """

    __slots__ = ("options", "parts")

    def __init__(self, parts: Mapping[Seat, Decision[Any] | Coroutine[Decision[Any], Any, T]]) -> None:
        self.parts = parts
        self.options: list[Option] = []

    def __await__(self) -> Generator[Together[T], dict[Seat, T], dict[Seat, T]]:
        if not self.parts:
            return {}
        return (yield self)


Asked: TypeAlias = Decision[Any] | Together[Any]
"""What rules ask: one seat, or several at once."""

THE_END: Final[Together[Any]] = Together({})
"""What a match hears instead of a question when its table is over."""
