"""Questions to seats: Decision for one seat, Together for several at one moment.

A rule awaits them; the match that drives the rule gets the question and sends the answer back. Nothing of
asyncio is involved.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, final

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.messages import NOTHING, Argument, Message, Refusal
from ruthless.kernel.seats import Seat
from ruthless.kernel.values import Value
from ruthless.kernel.whim import Whim

if TYPE_CHECKING:
    from ruthless.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
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

Forbids: TypeAlias = Callable[[Any, Seat, Any], Refusal | None]
"""Says, from the table, what forbids a seat an answer; None if nothing does."""

ELSEWHERE: Final = Refusal("not-offered", "0")
"""What forbids an answer that belongs to another question; the match adds which one is open."""


def only(*answers: Option) -> Forbids:
    """For a question that takes these answers always, and no others."""
    possible = frozenset(answers)

    def forbids(table: Any, seat: Seat, option: Option) -> Refusal | None:
        return None if option in possible else ELSEWHERE

    return forbids


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Message):
    """What a seat is asked, and what forbids an answer to it.

    `forbids` is the one place where it is written which answers are possible: the options are the candidates that
    nothing forbids, and every other answer of the game is refused with what it gives. So it has to know all of them;
    `ELSEWHERE` is for those that are no answers to this question.
    """

    __slots__ = ("forbids",)

    def __init__(self, id: str, forbids: Forbids, args: Mapping[str, Argument] = NOTHING) -> None:
        self.id = id  # not by super(): questions are made often
        self.args = args
        self.forbids = forbids

    def allowed(self, table: Any, seat: Seat, candidates: Iterable[O]) -> list[O]:
        """Those of the candidates that nothing forbids the seat now, in their order."""
        forbids = self.forbids
        return [one for one in candidates if forbids(table, seat, one) is None]

    def to(self, table: Any, seat: Seat, candidates: Iterable[O]) -> Decision[O]:
        """The question to a seat. The candidates have to be distinct in notation, and all that is allowed among them."""
        return Decision(table, seat, self, self.allowed(table, seat, candidates))


@final
class Decision(Generic[O]):
    """A question to one seat. Options are finite, ordered, distinct in notation and never empty.

    Whether a decision is asked must depend on public facts only; its options may depend on what the seat knows. Nobody is
    asked at a table with a whim of its own: it answers at once, and the rules go on.
    """

    __slots__ = ("options", "question", "seat", "whim")

    def __init__(self, table: Table, seat: Seat, question: Question, options: list[O]) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.whim: Whim | None = table.scribe.whim

    def forced(self) -> O:
        """The option, where there are not several; without any the rules are wrong."""
        if not self.options:
            raise RuthlessError(
                f"the question {self.question.id!r} was put to seat {self.seat}, which has no possible answer to it"
            )
        return self.options[0]

    def __await__(self) -> Generator[Decision[O], O, O]:
        if self.whim is None:
            return (yield self)
        answer: O = self.whim.answer(self.seat, self.options or [self.forced()])
        return answer

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

Step: TypeAlias = Coroutine[Asked, Any, None] | Generator[Asked, Any, None]
"""Rules under way, from one point where everything is on the table to the next or to the end: they ask, and are sent the
answers. A busy loop may be a generator; everything else is a coroutine."""

THE_END: Final[Together[Any]] = Together({})
"""What a match hears instead of a question when its table is over."""
