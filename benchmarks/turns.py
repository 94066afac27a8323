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
