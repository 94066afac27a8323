"""Game: what the rules of one title provide, so that a match can be played by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from ruthless.kernel import outside
from ruthless.kernel.cards import Card, Kind
from ruthless.kernel.decisions import Option, Step
from ruthless.kernel.errors import RuthlessError, UnknownGame
from ruthless.kernel.facts import ROLES
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


OURS: Final = "ruthless.games."
TURN: Final = "turn"
"""The role of a question with which a turn begins; while one is open, nothing is half done."""
REACTION: Final = "reaction"
"""The role of a question that is a chance to react, which everybody concerned is given, whatever they hold."""


def unlimited(options: Any, seats: int) -> int | None:
    """No account ends a match."""
    return None


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
    package: str
    """The package of its rules; a layer finds the game's own part in it by `part_of`."""
    questions: Mapping[str, str]
    """Every question by its id, with its role: `TURN`, `REACTION` or none. Their order is fixed for a rules version."""
    facts: Mapping[str, str]
    """Every fact by its id, with its role as `facts.py` has them, or none. Their order is fixed for a rules version."""
    kinds: tuple[Kind, ...]
    """Every kind of card, event or tile."""
    cards: tuple[Card, ...]
    answers: tuple[Option, ...]
    """Every answer that can ever be given, distinct in notation; their order is fixed for a rules version."""
    deck: Callable[[Any], tuple[Card, ...]]
    """The cards and tiles that are played with under these options."""
    new_table: Callable[[int, Luck, Any], Any]
    """A table for so many seats, ready for the first step."""
    lay_out: Callable[[Luck, Any, Mapping[str, Any]], Any]
    """A table in a given position, in notation; what is left open is dealt."""
    step: Callable[[Any, bool], Step]
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
    limit: Callable[[Any, int], int | None] = unlimited
    """The account that ends a match for so many seats under these options, if one does."""
    own: Callable[[Any, Seat | None], Mapping[str, Any]] | None = None
    """By name the fields of a view in which one seat's may differ from another's, if the game says which these are: all
    others are the same for everybody, so that who shows a table to many makes them once."""
    table: type | None = None
    """The class of its tables, if all of its view can be read off one field by field, as its shapes say (`kernel/shapes.py`)."""
    glance: Callable[[Any, Seat], Any] | None = None
    """What a seat may know, for a judge who looks at few things at very many tables: nothing that its view does not show, and
    good only as long as nothing happens. Its `sign` is equal to another of the match if and only if the views are, but for who
    is asked what. Without it judges look at views."""
    vectors_version: int = 1
    """It goes up when places of its vectors come to mean something else: what was trained before does not fit then."""
    distribution: str = ""
    """What has to be installed for it, and in which version; empty for ours."""
    version: str = ""
    expansions: dict[str, outside.Entry] = field(default_factory=dict)
    """What other packages add to it, by the name under which its house rule `expansions` offers it."""
    turn_questions: frozenset[str] = field(init=False)
    reactions: frozenset[str] = field(init=False)
    _by_notation: dict[str, Option] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._check_roles("question", self.questions, (TURN, REACTION))
        self._check_roles("fact", self.facts, ROLES)
        self.turn_questions = frozenset(id for id, role in self.questions.items() if role == TURN)
        self.reactions = frozenset(id for id, role in self.questions.items() if role == REACTION)

    def _check_roles(self, what: str, declared: Mapping[str, str], known: Sequence[str]) -> None:
        for id, role in declared.items():
            if role and role not in known:
                there = ", ".join(known)
                raise RuthlessError(
                    f"the {what} {id!r} of {self.name} cannot have the role {role!r}: there are {there}, and '' for none"
                )

    def add(self, kinds: Iterable[Kind], cards: Iterable[Card], answers: Iterable[Option]) -> None:
        """Take in what an expansion of another package brings along, behind everything there is."""
        self.kinds = (*self.kinds, *kinds)
        self.cards = (*self.cards, *cards)
        self.answers = (*self.answers, *answers)
        self._by_notation.clear()

    def parse(self, notation: str) -> Option | None:
        """The answer with that notation, if the game knows one."""
        if not self._by_notation:
            self._by_notation.update((str(answer), answer) for answer in self.answers)
        return self._by_notation.get(notation)


@cache
def part_of(name: str, layer: str) -> ModuleType | None:
    """The module of a game in a layer such as `bots`, if it has one.

    Ours lie together, as in `ruthless.bots.malta`; a game from outside keeps its parts in its own package.
    """
    package = game_named(name).package
    ours = package.startswith(OURS)
    module = f"ruthless.{layer}.{package.removeprefix(OURS)}" if ours else f"{package}.{layer}"
    return None if find_spec(module) is None else import_module(module)


def ranked(accounts: Sequence[int]) -> list[int]:
    """Places where the lowest account is best: 1 + the number of better ones."""
    return [1 + sum(other < own for other in accounts) for own in accounts]
