"""A turn: one contestant plays for a while and tells what it did in how much process time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Generic, Protocol, TypeVar

Played = TypeVar("Played")

SWEEPS = 3
"""So often each position is copied in succession: the first copy finds the caches cold, as a search often does."""


@dataclass
class Turn:
    """What was done in one turn."""

    seconds: float = 0.0
    """Process time."""
    games: int = 0
    questions: int = 0
    """Put to players, of any kind."""
    decisions: int = 0
    """Questions with two options or more."""
    copies: int = 0
    thoughts: int = 0
    """Decisions, or whole matches, that were thought about."""
    tries: int = 0
    """Imagined matches that were played on in those."""
    thoughts_a_match: float = 0.0
    """How many thoughts one seat has in a match; 0 where that is not what is asked."""


@dataclass(frozen=True)
class Count:
    """What was asked in one or several games."""

    questions: float
    decisions: float
    games: int = 1


class Contestant(Protocol):
    """Something that can be measured."""

    def turn(self, repetition: int, seconds: float) -> Turn:
        """Work for about so many seconds. The same repetition brings the same games."""


@dataclass(frozen=True)
class Player(Generic[Played]):
    """Plays whole games. What is only needed for the count is done by `tally`, outside the time."""

    play: Callable[[int, Random], Played]
    tally: Callable[[Played], Count]

    def turn(self, repetition: int, seconds: float) -> Turn:
        random = Random(repetition)
        done = Turn()
        questions = decisions = 0.0
        number = 1_000_000 * (repetition + 1)
        while done.seconds < seconds:
            number += 1
            started = process_time()
            played = self.play(number, random)
            done.seconds += process_time() - started
            count = self.tally(played)
            questions += count.questions
            decisions += count.decisions
            done.games += count.games
        done.questions, done.decisions = round(questions), round(decisions)
        return done


@dataclass(frozen=True)
class Copier:
    """Copies positions from the middle of games, one position after the other."""

    positions: Sequence[Any]
    copy: Callable[[Any], object]

    def turn(self, repetition: int, seconds: float) -> Turn:
        copy = self.copy
        done = Turn()
        while done.seconds < seconds:
            started = process_time()
            for position in self.positions:
                for _ in range(SWEEPS):
                    copy(position)
            done.seconds += process_time() - started
            done.copies += SWEEPS * len(self.positions)
        return done


@dataclass(frozen=True)
class Thinker:
    """Thinks about some of the same things in every turn, however long that takes: so that all think about the same."""

    things: Sequence[Any]
    think: Callable[[Any], int]
    """Gives the number of tries."""
    together: int
    """So many are thought about in a turn of 0.4 s, more in a longer one."""
    a_match: float = 0.0

    def turn(self, repetition: int, seconds: float) -> Turn:
        done = Turn(thoughts_a_match=self.a_match)
        if repetition < 0:
            return done  # who thinks for so long need not warm up
        count = max(1, round(self.together * seconds / 0.4))
        for number in range(count * repetition, count * (repetition + 1)):
            thing = self.things[number % len(self.things)]
            started = process_time()
            done.tries += self.think(thing)
            done.seconds += process_time() - started
        done.thoughts = count
        return done
