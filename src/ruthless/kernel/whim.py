"""Whim: who answers in the place of all seats while a match is played out."""

from __future__ import annotations

from typing import Any, Final, final

from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat

_PRIME: Final = 2**30 - 35
_FACTOR: Final = 771645345
"""A primitive root of it, so that every number comes before one comes again; products stay below 2 ** 60."""


@final
class Whim:
    """Chooses at random, all options equally likely, writes down what it has chosen and counts its choices.

    Luck costs more than some of the decisions it would be drawn for. Nobody has to trust a rollout, so a generator of
    Lehmer's will do, begun by luck.
    """

    __slots__ = ("choices", "log", "mood")

    def __init__(self, luck: Luck, log: list[Any]) -> None:
        self.choices = 0
        self.log = log
        """Where it is noted who has answered and what, one after the other."""
        self.mood = 1 + luck.below(_PRIME - 1)

    def pick(self, options: list[Any]) -> Any:
        """One of the options, of which there has to be one."""
        count = len(options)
        if count == 1:
            return options[0]
        self.choices += 1
        self.mood = self.mood * _FACTOR % _PRIME
        return options[self.mood % count]

    def answer(self, seat: Seat, options: list[Any]) -> Any:
        """What a seat answers, which is written down."""
        option = self.pick(options)
        self.log.append(seat)
        self.log.append(option)
        return option
