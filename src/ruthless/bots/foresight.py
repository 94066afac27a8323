"""Foresight: what a search has to know of a game beside its rules, all of it optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from ruthless.kernel.decisions import Decision
from ruthless.kernel.luck import Luck

Appetite = Mapping[str, float]
"""By the notation of an option how gladly it is taken, whatever the position; what is not named is taken least."""

LEAST: Final = -1000.0


class Habits:
    """Quick play without a look at the table: of a few options drawn at random the one with the greatest appetite.

    Where a question is not named all options are equally likely.
    """

    __slots__ = ("_appetites", "_draws")

    def __init__(self, appetites: Mapping[str, Appetite], draws: int = 3) -> None:
        """Appetites by the id of the question."""
        self._appetites = appetites
        self._draws = draws

    def choose(self, decision: Decision[Any], luck: Luck) -> int:
        """The number of one of the options of a decision that has several."""
        options = decision.options
        count = len(options)
        choice = luck.below(count)
        appetite = self._appetites.get(decision.question.id)
        if appetite is None:
            return choice
        most = appetite.get(options[choice].notation, LEAST)
        for _ in range(1, self._draws):
            other = luck.below(count)
            value = appetite.get(options[other].notation, LEAST)
            if value > most:
                choice, most = other, value
        return choice


class Foresight:
    """How far a try looks ahead, how it plays on from there, and what it makes of where it ends.

    A try ends with the match, with the round in which it began, or after the last of the `stops`, which are numbers of
    decisions; what it has come to by each stop counts alike. That is steadier than to look at the last one only, and
    less short-sighted than to look at the first. The `near` decisions are made as the bot `sensible` would, the others
    by habit. `chances` says how likely each seat is to win the match, from a glance of each of them: in an imagined match
    nothing is secret.
    """

    __slots__ = ("chances", "habits", "near", "stops", "wide")

    def __init__(
        self,
        habits: Habits,
        chances: Callable[[Sequence[Any]], list[float]],
        *,
        near: int,
        stops: tuple[int, ...],
        wide: int,
    ) -> None:
        self.habits = habits
        self.chances = chances
        self.near = near
        self.stops = stops
        self.wide = wide
        """So many options are looked into, those that look best at first sight."""


def shares(logs: list[float]) -> list[float]:
    """Chances that add up to 1, from their logarithms up to a constant."""
    most = logs[0]
    for one in logs:
        if one > most:
            most = one
    weights = [exp(one - most) for one in logs]
    whole = 0.0
    for weight in weights:
        whole += weight
    return [weight / whole for weight in weights]
