"""Whose pawn to move, and with whom to change places."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board.scene import Scene
from ruthless.games.frantic_board.board import FINISH
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat

UNBLOCKED = 0.85
"""How often nobody blocks an attack."""
BLOCKED = 0.1
"""How often, if the victim is known to hold a Block."""


def _succeeds(scene: Scene, seat: Seat) -> float:
    return BLOCKED if "block" in scene.view.known[seat] else UNBLOCKED


def worth_of_remote(scene: Scene, seat: Seat) -> float:
    """What it brings to move somebody else's pawn by the die."""
    moved = scene.stroll(scene.ground, seat) - scene.standing(seat, scene.view.pawns[seat])
    return moved * _succeeds(scene, seat)


def remote(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whose next move by the die helps oneself most."""
    return [worth_of_remote(scene, option.seat) for option in decision.options]


def march(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The same, and nobody can block it; one's own pawn only if it would gain."""
    pawns = scene.view.pawns
    return [
        scene.stroll(scene.ground, option.seat) - scene.standing(option.seat, pawns[option.seat])
        for option in decision.options
    ]


def party(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Two spaces ahead, whatever lies there."""
    pawns = scene.view.pawns
    return [
        scene.standing(option.seat, min(FINISH, pawns[option.seat] + 2))
        - scene.standing(option.seat, pawns[option.seat])
        for option in decision.options
    ]


def swap(scene: Scene, decision: Decision[Any]) -> list[float]:
    """With whoever has the place one would like most, and deserves one's own."""
    here = scene.view.pawns[scene.me]
    return [scene.swap(scene.me, here, option.seat) * _succeeds(scene, option.seat) for option in decision.options]


def gift(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whom one or two steps do most harm."""
    return [
        max([_given(scene, option.seat, steps) for steps in (1, 2)]) * _succeeds(scene, option.seat)
        for option in decision.options
    ]


def gift_steps(scene: Scene, decision: Decision[Any]) -> list[float]:
    """As many as do more harm."""
    victim = decision.question.args["other"]
    assert isinstance(victim, int)
    return [_given(scene, victim, option.number) for option in decision.options]


def _given(scene: Scene, seat: Seat, steps: int) -> float:
    here = scene.view.pawns[seat]
    return scene.after(seat, *scene.ground.travel(here, steps, 1)) - scene.standing(seat, here)
