"""Game: what the rules of one title provide, so that a match can be played by them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
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
H = TypeVar("H", bound=Options)

GAMES: dict[str, Game[Any, Any]] = {}
"""Every game by its name; filled by `ruthless.games`."""


def game_named(name: str) -> Game[Any, Any]:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}: there are {', '.join(GAMES)}")
    return GAMES[name]


@dataclass(eq=False, kw_only=True)
class Game(Generic[T, H]):
    """The rules of one title: facts about it, and functions over its tables and house rules.

    It has no state of its own: everything that changes is on a table.
    """

    name: str
    rules_version: int
    fewest: int
    most: int
    options: type[H]
    turn_questions: frozenset[str]
    """The questions with which a turn begins; while one is open, nothing is half done."""
    cards: tuple[Card, ...]
    answers: tuple[Option, ...]
    """Every answer that can ever be given, distinct in notation; their order is fixed for a rules version."""
    deck: Callable[[H], tuple[Card, ...]]
    """The cards and tiles that are played with under these options."""
    new_table: Callable[[int, Luck, H], T]
    """A table for so many seats, ready for the first step."""
    lay_out: Callable[[Luck, H, Mapping[str, Any]], T]
    """A table in a given position, in notation; what is left open is dealt."""
    step: Callable[[T], Coroutine[Any, Any, None]]
    """Play on from a table: to the next point where everything is on it if `table.stepwise`, else to the end.

    Between two such points hidden cards are dealt or reshuffled only after the last question; that is what lets
    `Match.imagine` change hidden cards at the beginning of a step and play the step again.
    """
    copy: Callable[[T], T]
    """A table with the same future, without a listener."""
    view: Callable[[T, Seat | None], View]
    """What a seat, or the public, may know."""
    shown: Callable[[T, Seat | None], int]
    """The set of cards, one bit each, whose place the seat knows now."""
    scores: Callable[[T], list[int]]
    """Each seat's account, as the game counts."""
    places: Callable[[T], list[int]]
    """Each seat's place by the present accounts: 1 is best, equal accounts share a place."""
    _by_notation: dict[str, Option] = field(default_factory=dict)

    def parse(self, notation: str) -> Option | None:
        """The answer with that notation, if the game knows one."""
        if not self._by_notation:
            self._by_notation.update((str(answer), answer) for answer in self.answers)
        return self._by_notation.get(notation)


def ranked(accounts: Sequence[int]) -> list[int]:
    """Places where the lowest account is best: 1 + the number of better ones."""
    return [1 + sum(other < own for other in accounts) for own in accounts]
