"""Which cards to part with, and which to take."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic.faces import FACES, FITS, Face
from ruthless.bots.frantic.scene import Scene
from ruthless.kernel.decisions import Decision

COMPANY = 0.3
"""What one more card is worth that fits on this one: it will be easier to play."""


def company(scene: Scene, face: Face) -> float:
    """How well a card goes with the rest of the hand."""
    if face.name not in FITS:
        return 0.0
    fits = FITS[face.name]
    return COMPANY * sum([held.name in fits for held in scene.hand if held is not face and not held.wild])


def give(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Give what costs most and helps least."""
    return [FACES[card.notation].burden - company(scene, FACES[card.notation]) for card in decision.options]


def discard(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Discard what costs most and helps least: the same cards one would give away."""
    return give(scene, decision)


def take(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Take what costs least and helps most, and nothing that cannot be played."""
    return [company(scene, FACES[card.notation]) - FACES[card.notation].burden for card in decision.options]


def bet(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Bet low: the highest card has to take them all."""
    return [-float(FACES[card.notation].number) for card in decision.options]
