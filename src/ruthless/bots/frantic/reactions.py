"""When to counter, and when to throw Nice Try."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic.faces import FACES, MEAN_POINTS
from ruthless.bots.frantic.plays import TEMPO
from ruthless.bots.frantic.scene import Scene
from ruthless.kernel.decisions import Decision

HARM = {"skip": TEMPO, "gift": 2 * MEAN_POINTS, "exchange": 2.0, "equality": 7.0}
"""What an attack costs its victim, roughly."""

BOMB = 10
"""What a ticking bomb adds to every hand, and takes from who has finished."""

FINISHER = 8.0
"""What it is worth to stop somebody who has finished, beside the round that goes on."""

LAST = 100.0
"""More than any points: the round or the match is decided."""


def counter(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Out of turn the card goes for nothing and the attack with it: nearly always better than keeping it."""
    attacking = FACES[str(decision.question.args["card"])]
    return _countering(decision, HARM.get(attacking.kind, 0.0))


def counter_share(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The same against one's share of a Fantastic Four, which costs the more the larger it is."""
    count = decision.question.args["count"]
    assert isinstance(count, int)
    return _countering(decision, count * MEAN_POINTS)


def _countering(decision: Decision[Any], harm: float) -> list[float]:
    face = FACES["counterattack"]
    spared = face.points + TEMPO - face.keep + harm
    return [0.0 if option.notation == "no" else spared for option in decision.options]


def nice_try(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Throw it, unless the round may as well end now: one stands well in it, or wins the match by it.

    As one's last card it always goes: it finishes the round for its thrower.
    """
    worth = LAST if len(scene.hand) == 1 else -standing(scene)
    return [0.0 if option.notation == "no" else worth for option in decision.options]


def standing(scene: Scene) -> float:
    """How well one would come off if the round ended now: points before the others, or all or nothing at the end."""
    view = scene.view
    others = scene.others
    held = sum([face.points for face in scene.hand])
    theirs = [round_points(view.counts[seat], view.counts[seat] * MEAN_POINTS, bomb=bool(view.bomb)) for seat in others]
    mine = round_points(len(scene.hand), held, bomb=bool(view.bomb))
    account = view.scores[scene.me] + mine
    accounts = [view.scores[seat] + points for seat, points in zip(others, theirs, strict=True)]
    if max(account, *accounts) >= view.limit:
        return LAST if account < min(accounts) else -LAST
    finished = sum([not view.counts[seat] for seat in others])
    return sum(theirs) / len(theirs) - mine - FINISHER * finished


def round_points(cards: int, points: float, *, bomb: bool) -> float:
    """What a hand scores when somebody finishes now."""
    if not bomb:
        return points
    return points + BOMB if cards else float(-BOMB)
