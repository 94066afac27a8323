"""Playouts: the rest of a match, every choice made at random. Rollouts of search live on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from ruthless.kernel.decisions import THE_END, Asked, Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat

if TYPE_CHECKING:
    from ruthless.kernel.match import Match

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

    def choose(self, options: list[Option]) -> Option:
        """One of the options."""
        count = len(options)
        if count == 1:
            return options[0]
        self.choices += 1
        self.mood = self.mood * _FACTOR % _PRIME
        return options[self.mood % count]


def play_out(match: Match, luck: Luck) -> int:
    """Play the match to its end at random; says how many decisions were made on the way."""
    whim = _Whim(luck)
    _hurry(match)
    asked: Asked = match.decision or THE_END
    if match._parts:
        asked = match._send(_finish_parts(match, whim))
    while asked is not THE_END:
        if isinstance(asked, Decision):
            answer: Any = whim.choose(asked.options)
            match._log.append((asked.seat, answer))
        else:
            answer = match._forced_results(asked)
            if answer is None:
                match._open_parts(asked)
                answer = _finish_parts(match, whim)
        asked = match._send(answer)
    match.decision = None
    match.over = True
    return whim.choices


def _finish_parts(match: Match, whim: _Whim) -> dict[Seat, Any]:
    """Everybody in an open Together decides all there is to decide."""
    for part in match._parts:
        while part.decision is not None:
            part.send(whim.choose(part.decision.options))
    return match._close_parts()


def _hurry(match: Match) -> None:
    """No checkpoints and no memory from now on, and questions that leave no choice need not be put."""
    table = match._table
    match._checkpoints = table.stepwise = table.remembers = False
    table.known = []
    table.watched = 0
    table.log = match._log
