"""Whose pawn to move, and with whom to change places."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board.scene import Scene
from ruthless.games.frantic_board.events.choosing import PARTY_STEPS
from ruthless.games.frantic_board.landing import GIFT_STEPS
from ruthless.games.frantic_board.walking import reached
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat

UNBLOCKED = 0.85
"""How often nobody blocks an attack."""
BLOCKED = 0.1
"""How often, if the victim is known to hold a Block."""


def _succeeds(scene: Scene, seat: Seat) -> float:
    if seat == scene.me:
        return 1.0
    return BLOCKED if "block" in scene.view.known[seat] else UNBLOCKED


def _marched(scene: Scene, seat: Seat) -> float:
    """What it brings to move somebody's pawn by the die."""
    return scene.stroll(seat, mover=scene.me) - scene.standing(seat, scene.view.pawns[seat])


def worth_of_remote(scene: Scene, seat: Seat) -> float:
    """The same where its owner may block."""
    return _marched(scene, seat) * _succeeds(scene, seat)


def remote(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whose next move by the die helps oneself most."""
    return [worth_of_remote(scene, option.seat) for option in decision.options]


def march(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The same, and nobody can block it; one's own pawn only if it would gain."""
    return [_marched(scene, option.seat) for option in decision.options]


def party(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Two spaces ahead, whatever lies there."""
    pawns = scene.view.pawns
    return [
        scene.standing(option.seat, reached(scene.house, pawns[option.seat], PARTY_STEPS))
        - scene.standing(option.seat, pawns[option.seat])
        for option in decision.options
    ]


def swap(scene: Scene, decision: Decision[Any]) -> list[float]:
    """With whoever has the place one would like most, and deserves one's own; by a house rule one may decide for another.

    The pawn that has landed is the one that cannot be chosen.
    """
    offered = {option.seat for option in decision.options}
    pawn = next(seat for seat in scene.view.order if seat not in offered)
    here = scene.view.pawns[pawn]
    return [
        scene.swap(pawn, here, option.seat, scene.way) * _succeeds(scene, option.seat) for option in decision.options
    ]


def gift(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whom one or two steps do most harm."""
    return [
        max([_given(scene, option.seat, steps) for steps in GIFT_STEPS]) * _succeeds(scene, option.seat)
        for option in decision.options
    ]


def gift_steps(scene: Scene, decision: Decision[Any]) -> list[float]:
    """As many as do more harm."""
    victim = decision.question.args["other"]
    assert isinstance(victim, int)
    return [_given(scene, victim, option.number) for option in decision.options]


def _given(scene: Scene, seat: Seat, steps: int) -> float:
    return scene.moved(seat, steps, scene.me) - scene.standing(seat, scene.view.pawns[seat])
