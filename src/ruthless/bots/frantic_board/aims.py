"""Whose pawn to move, and with whom to change places."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic_board.situation import Situation
from ruthless.games.frantic_board.choices import Number
from ruthless.games.frantic_board.events.choosing import PARTY_STEPS
from ruthless.games.frantic_board.landing import GIFT_STEPS
from ruthless.games.frantic_board.walking import AHEAD, reached
from ruthless.kernel.decisions import Aim, Decision
from ruthless.kernel.seats import Seat

UNBLOCKED: Final = 0.85
"""How often nobody blocks an attack."""
BLOCKED: Final = 0.1
"""How often, if the victim is known to hold a Block."""


def _succeeds(situation: Situation, seat: Seat) -> float:
    if seat == situation.me:
        return 1.0
    return BLOCKED if "block" in situation.glance.known[seat] else UNBLOCKED


def _marched(situation: Situation, seat: Seat) -> float:
    """What it brings to move somebody's pawn by the die."""
    return situation.march(seat, AHEAD, situation.me) - situation.standing(seat, situation.pawns[seat])


def worth_of_remote(situation: Situation, seat: Seat) -> float:
    """The same where its owner may block."""
    return _marched(situation, seat) * _succeeds(situation, seat)


def remote(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Whose next move by the die helps oneself most."""
    return [worth_of_remote(situation, option.seat) for option in decision.options]


def march(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """The same, and nobody can block it; one's own pawn only if it would gain."""
    return [_marched(situation, option.seat) for option in decision.options]


def party(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Two spaces ahead, whatever lies there."""
    pawns = situation.pawns
    return [
        situation.standing(option.seat, reached(situation.house, pawns[option.seat], PARTY_STEPS))
        - situation.standing(option.seat, pawns[option.seat])
        for option in decision.options
    ]


def swap(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """With whoever has the place one would like most, and deserves one's own; by a house rule one may decide for another.

    The pawn that has landed is the one that cannot be chosen.
    """
    offered = {option.seat for option in decision.options}
    pawn = next(seat for seat in situation.order if seat not in offered)
    here = situation.pawns[pawn]
    return [
        situation.swap(pawn, here, option.seat, situation.way) * _succeeds(situation, option.seat)
        for option in decision.options
    ]


def gift(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Whom one or two steps do most harm."""
    return [
        max([_given(situation, option.seat, steps) for steps in GIFT_STEPS]) * _succeeds(situation, option.seat)
        for option in decision.options
    ]


def gift_steps(situation: Situation, decision: Decision[Number]) -> list[float]:
    """As many as do more harm."""
    victim = decision.question.args["other"]
    assert isinstance(victim, int)
    return [_given(situation, victim, option.number) for option in decision.options]


def _given(situation: Situation, seat: Seat, steps: int) -> float:
    return situation.moved(seat, steps, situation.me) - situation.standing(seat, situation.pawns[seat])
