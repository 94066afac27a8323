"""What to wish for, and whether to."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic.faces import FITS
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Decision

OWN = 3.0
"""What it is worth to have a card that fits when the wish comes back, beside its points."""


def wish(situation: Situation, decision: Decision[Any]) -> list[float]:
    """A wish is good if it comes back to one's own hand unfulfilled, and stops whoever is about to finish.

    Without a wish what is in force stays so, which is judged in the same way.
    """
    view = situation.view
    unseen, own = _by_wish(situation)
    hidden = max(1, situation.pack.size - len(view.hand) - len(view.pile) - sum([len(known) for known in view.known]))
    players = [
        (situation.menaces[seat], view.counts[seat] - len(view.known[seat]), view.known[seat])
        for seat in situation.others
    ]
    scores = []
    for option in decision.options:
        name = option.notation
        if name == "no":
            name = view.demand
            unseen[name], own[name] = _in_force(situation)
        misses = 1 - unseen[name] / hidden
        back, stopped = 1.0, 0.0
        for menace, cards, known in players:
            if known and not FITS[name].isdisjoint(known):
                back = 0.0
            else:
                # Who cannot follow leaves the wish as it is; the fewer unseen cards fit, the likelier.
                stuck = misses**cards
                back *= stuck
                stopped += stuck * menace
        mine = own.get(name)
        scores.append(0.5 * stopped + (back * (max(mine) + OWN + 0.5 * len(mine)) if mine else 0.0))
    return scores


def _by_wish(situation: Situation) -> tuple[dict[str, int], dict[str, list[float]]]:
    """By wish, leaving aside cards that fit everywhere: how many that fit may still be anywhere, and the price of one's
    own."""
    view = situation.view
    faces = situation.pack.faces
    unseen = situation.pack.wishes.copy()
    for names in (view.hand, view.pile, *view.known):
        for name in names:
            for wished in faces[name].wishes:
                unseen[wished] -= 1
    own: dict[str, list[float]] = {}
    for face in situation.hand:
        for wished in face.wishes:
            own.setdefault(wished, []).append(face.price)
    return unseen, own


def _in_force(situation: Situation) -> tuple[int, list[float]]:
    """The same for what is in force now."""
    view = situation.view
    faces = situation.pack.faces
    fits = {name for name in FITS[view.demand] if name in faces and not faces[name].wild}
    unseen = sum([face.name in fits for face in situation.pack.cards])
    for names in (view.hand, view.pile, *view.known):
        unseen -= sum([name in fits for name in names])
    return unseen, [face.price for face in situation.hand if face.name in fits]
