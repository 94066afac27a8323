"""Game: what the rules of one title provide, so that a match can be played by them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Generic, TypeVar

from ruthless.kernel.cards import Card
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import UnknownGame
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import Options
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table
from ruthless.kernel.views import View

T = TypeVar("T", bound=Table)

GAMES: dict[str, Game[Any]] = {}
"""Every game by its name; filled by `ruthless.games`."""


def game_named(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}: there are {', '.join(GAMES)}")
    return GAMES[name]


class Game(ABC, Generic[T]):
    """The rules of one title. It has no state of its own: everything that changes is on a table."""

    def __init__(self) -> None:
        self._by_notation: dict[str, Option] = {}

    name: str
    rules_version: int
    fewest: int
    most: int
    options: type[Options]
    turn_questions: frozenset[str]
    """The questions with which a turn begins; while one is open, nothing is half done."""
    reactions: frozenset[str]
    """The questions that are a chance to react, which everybody concerned is given, whatever they hold."""
    cards: tuple[Card, ...]
    answers: tuple[Option, ...]
    """Every answer that can ever be given, distinct in notation; their order is fixed for a rules version."""

    def parse(self, notation: str) -> Option | None:
        """The answer with that notation, if the game knows one."""
        if not self._by_notation:
            self._by_notation.update((str(answer), answer) for answer in self.answers)
        return self._by_notation.get(notation)

    def deck(self, options: Options) -> tuple[Card, ...]:
        """The cards that are played with under these options: all there are, unless a game says otherwise."""
        return self.cards

    @abstractmethod
    def set_up(self, seats: int, luck: Luck, options: Options) -> T:
        """A table ready for the first step."""

    @abstractmethod
    def lay_out(self, luck: Luck, options: Options, position: Mapping[str, Any]) -> T:
        """A table in a given position, in notation; what is left open is dealt."""

    @abstractmethod
    def step(self, table: T) -> Coroutine[Any, Any, None]:
        """Play on from a table: to the next point where everything is on it if `table.stepwise`, else to the end.

        Between two such points hidden cards are dealt or reshuffled only after the last question; that is what lets
        `Match.imagine` change hidden cards at the beginning of a step and play the step again.
        """

    @abstractmethod
    def copy(self, table: T) -> T:
        """A table with the same future, without a listener."""

    @abstractmethod
    def view(self, table: T, seat: Seat | None) -> View:
        """What a seat, or the public, may know."""

    @abstractmethod
    def shown(self, table: T, seat: Seat | None) -> int:
        """The set of cards, one bit each, whose place the seat knows now."""

    @abstractmethod
    def rounds(self, table: T) -> int:
        """How many rounds have begun."""

    @abstractmethod
    def scores(self, table: T) -> list[int]:
        """Each seat's account, as the game counts."""

    @abstractmethod
    def places(self, table: T) -> list[int]:
        """Each seat's place by the present accounts: 1 is best, equal accounts share a place."""


def ranked(accounts: Sequence[int]) -> list[int]:
    """Places where the lowest account is best: 1 + the number of better ones."""
    return [1 + sum(other < own for other in accounts) for own in accounts]
