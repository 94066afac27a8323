"""Playouts: the rest of a match, every choice made at random. Rollouts of search live on it."""

from __future__ import annotations

from typing import Any, Final, final

from ruthless.kernel.decisions import THE_END, Asked, Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.run import Run
from ruthless.kernel.seats import Seat

_PRIME: Final = 2**30 - 35
_FACTOR: Final = 771645345
"""A primitive root of it, so that every number comes before one comes again; products stay below 2 ** 60."""


@final
class _Whim:
    """Chooses at random, all options equally likely, and counts its choices.

    Luck costs more than some of the decisions it would be drawn for. Nobody has to trust a rollout, so a generator of
    Lehmer's will do, begun by luck.
    """

    __slots__ = ("choices", "mood")

    def __init__(self, luck: Luck) -> None:
        self.choices = 0
        self.mood = 1 + luck.below(_PRIME - 1)

    def choose(self, decision: Decision[Any]) -> Option:
        """One of the options."""
        options: list[Option] = decision.options
        count = len(options)
        if count <= 1:
            return options[0] if count else decision.forced()
        self.choices += 1
        self.mood = self.mood * _FACTOR % _PRIME
        return options[self.mood % count]


def play_out(run: Run, asked: Asked, luck: Luck) -> int:
    """Play a run at random from the question that is open to its end; says how many decisions were made on the way."""
    whim = _Whim(luck)
    run.hurry()
    if run.parts:
        asked = run.send(_finish_parts(run, whim))
    while asked is not THE_END:
        if isinstance(asked, Decision):
            answer: Any = whim.choose(asked)
            run.log.append((asked.seat, answer))
        else:
            answer = run.forced_results(asked)
            if answer is None:
                run.open_parts(asked)
                answer = _finish_parts(run, whim)
        asked = run.send(answer)
    return whim.choices


def _finish_parts(run: Run, whim: _Whim) -> dict[Seat, Any]:
    """Everybody in an open Together decides all there is to decide."""
    for part in run.parts:
        while part.decision is not None:
            part.send(whim.choose(part.decision))
    return run.close_parts()
