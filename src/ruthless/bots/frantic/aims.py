"""Whom to attack, and whom to burden when cards are shared out."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic.scene import Scene
from ruthless.kernel.decisions import Aim, Decision

NEVER = -100.0


def attack(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Whoever stands most in the way, unless they are known to hold a Counterattack."""
    menaces = scene.menaces
    known = scene.view.known
    return [
        menaces[aim.seat] - (5.0 if "counterattack" in known[aim.seat] else 0.0) if isinstance(aim, Aim) else NEVER
        for aim in decision.options
    ]


def share_four(scene: Scene, decision: Decision[Any]) -> list[float]:
    """All four to one victim: every further one could counter."""
    return attack(scene, decision)


def equality(scene: Scene, decision: Decision[Any]) -> list[float]:
    """As with any attack, and the more cards it costs the victim the better."""
    counts = scene.view.counts
    mine = counts[scene.me]
    scores = attack(scene, decision)
    return [
        score + 0.5 * (mine - counts[aim.seat]) if isinstance(aim, Aim) else score
        for aim, score in zip(decision.options, scores, strict=True)
    ]


def redirect(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Hit back; only an Exchange with nearly no cards to give would cost more than it brings."""
    attacking = next(name for name in reversed(scene.view.pile) if name != "counterattack")
    scores = attack(scene, decision)
    if attacking.startswith("exchange") and len(scene.hand) < 2:
        return [-score if isinstance(aim, Aim) else 0.0 for aim, score in zip(decision.options, scores, strict=True)]
    return scores


def wrap(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A card given away goes to whoever stands most in the way.

    At Merry Christmas every hand is given away, so that only the accounts tell who is ahead.
    """
    if scene.view.events[-1] != "merry-christmas":
        return [scene.menaces[aim.seat] for aim in decision.options]
    accounts = scene.view.scores
    return [float(-accounts[aim.seat]) for aim in decision.options]
