"""What to wish for."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic.faces import DECK, FACES, FITS
from ruthless.bots.frantic.scene import Scene
from ruthless.kernel.decisions import Decision

OWN = 3.0
"""What it is worth to have a card that fits when the wish comes back, beside its points."""

NO_WISH = ""
"""Stands where a card fits on no wish for a colour, or for a number."""

WISHES = {
    name: (f"wish {face.colour}" if face.colour else NO_WISH, f"wish {face.number}" if face.number else NO_WISH)
    for name, face in FACES.items()
}
"""By face: the wishes on which only such cards fit. Cards that fit everywhere are on none."""

IN_THE_DECK = {NO_WISH: 0}
for _name, _face in FACES.items():
    for _wish in WISHES[_name]:
        IN_THE_DECK[_wish] = IN_THE_DECK.get(_wish, 0) + _face.copies


def wish(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A wish is good if it comes back to one's own hand unfulfilled, and stops whoever is about to finish."""
    view = scene.view
    unseen = fitting_unseen(scene)
    hidden = max(1, DECK - len(view.hand) - len(view.pile) - sum([len(known) for known in view.known]))
    own: dict[str, list[int]] = {}
    for face in scene.hand:
        for name in WISHES[face.name]:
            own.setdefault(name, []).append(face.points)
    players = [
        (scene.menaces[seat], view.counts[seat] - len(view.known[seat]), view.known[seat]) for seat in scene.others
    ]
    scores = []
    for option in decision.options:
        name = option.notation
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


def fitting_unseen(scene: Scene) -> dict[str, int]:
    """By wish: how many cards that fit on it may still be anywhere."""
    view = scene.view
    unseen = IN_THE_DECK.copy()
    for names in (view.hand, view.pile, *view.known):
        for card in names:
            colour, number = WISHES[card]
            unseen[colour] -= 1
            unseen[number] -= 1
    return unseen
