"""Game: what the rules of one title provide, so that a match can be played by them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ruthless.kernel import outside
from ruthless.kernel.cards import Card
from ruthless.kernel.decisions import Option
from ruthless.kernel.errors import UnknownGame
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import Options
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View

GAMES: Final[dict[str, Game]] = {}
"""Every game by its name; filled by `ruthless.games`. Those from outside are there once `outside.load` has been called."""


def game_named(name: str) -> Game:
    """The game of that name."""
    outside.load()
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}: there are {', '.join(GAMES)}")
    return GAMES[name]


@dataclass(eq=False, kw_only=True)
class Game:
    """The rules of one title: facts about it, and functions over its tables and house rules.

    It has no state of its own: everything that changes is on a table. The functions take the game's own kind of table
    and options, which this module cannot know.
    """

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
    deck: Callable[[Any], tuple[Card, ...]]
    """The cards and tiles that are played with under these options."""
    new_table: Callable[[int, Luck, Any], Any]
    """A table for so many seats, ready for the first step."""
    lay_out: Callable[[Luck, Any, Mapping[str, Any]], Any]
    """A table in a given position, in notation; what is left open is dealt."""
    step: Callable[[Any, bool], Coroutine[Any, Any, None]]
    """Play on from a table: to the next point where everything is on it if the second argument says so, else to the end.

    Between two such points hidden cards are dealt or reshuffled only after the last question; that is what lets
    `Match.imagine` change hidden cards at the beginning of a step and play the step again.
    """
    copy: Callable[[Any], Any]
    """A table with the same future, without a listener."""
    view: Callable[[Any, Seat | None], View]
    """What a seat, or the public, may know."""
    shown: Callable[[Any, Seat | None], int]
    """The set of cards, one bit each, whose place the seat knows now."""
    scores: Callable[[Any], list[int]]
    """Each seat's account, as the game counts."""
    places: Callable[[Any], list[int]]
    """Each seat's place by the present accounts: 1 is best, equal accounts share a place."""
    distribution: str = ""
    """What has to be installed for it, in which version; empty for ours. The Python package its texts and layers lie in."""
    version: str = ""
    folder: str = ""
    expansions: dict[str, outside.Entry] = field(default_factory=dict)
    """What other packages add to it, by the name under which its house rule `expansions` offers it."""
    _by_notation: dict[str, Option] = field(default_factory=dict)

    def parse(self, notation: str) -> Option | None:
        """The answer with that notation, if the game knows one."""
        if not self._by_notation:
            self._by_notation.update((str(answer), answer) for answer in self.answers)
        return self._by_notation.get(notation)


def ranked(accounts: Sequence[int]) -> list[int]:
    """Places where the lowest account is best: 1 + the number of better ones."""
    return [1 + sum(other < own for other in accounts) for own in accounts]
