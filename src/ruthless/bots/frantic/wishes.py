"""What to wish for, and whether to."""

from __future__ import annotations

from math import pow
from typing import Final

from ruthless.bots.frantic.faces import FITS
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Decision, Option

OWN: Final = 3.0
"""What it is worth to have a card that fits when the wish comes back, beside its points."""


def wish(situation: Situation, decision: Decision[Option]) -> list[float]:
    """A wish is good if it comes back to one's own hand unfulfilled, and stops whoever is about to finish.

    Without a wish what is in force stays so, which is judged in the same way.
    """
    glance, pack = situation.glance, situation.pack
    seen = glance.seen
    unseen = pack.copies.copy()
    for face in seen:
        unseen[face] -= 1
    hidden = max(1, pack.size - len(seen))
    players = Players(situation)
    scores = []
    for option in decision.options:
        name = option.notation
        if name == "no":
            name = glance.demand.notation
        fitting = 0
        for face in pack.fitting(name):
            fitting += unseen[face]
        back, stopped = players.after(name, 1 - fitting / hidden)
        scores.append(0.5 * stopped + back * _own(situation, name))
    return scores


class Players:
    """The others as far as they may follow a wish: how much each is a menace, how many unknown cards it holds, and which
    known ones."""

    __slots__ = ("_cards", "_known", "_menaces")

    def __init__(self, situation: Situation) -> None:
        counts, known, menaces = situation.glance.counts, situation.glance.known, situation.menaces
        others = situation.others
        self._menaces = [menaces[seat] for seat in others]
        self._cards = [float(counts[seat] - len(known[seat])) for seat in others]
        self._known = [known[seat] for seat in others]

    def after(self, wished: str, misses: float) -> tuple[float, float]:
        """How likely a wish comes back unfulfilled, and how much of a menace it stops, if a card misses it so often."""
        back, stopped = 1.0, 0.0
        for place, known in enumerate(self._known):
            if known and _is_among(known, FITS[wished]):
                back = 0.0
            else:
                # Who cannot follow leaves the wish as it is; the fewer unseen cards fit, the likelier.
                stuck = pow(misses, self._cards[place])
                back *= stuck
                stopped += stuck * self._menaces[place]
        return back, stopped


def _is_among(known: tuple[int, ...], fits: list[bool]) -> bool:
    """Whether one of these faces fits."""
    for face in known:  # noqa: SIM110 - quicker than a generator, and this is asked often
        if fits[face]:
            return True
    return False


def _own(situation: Situation, wished: str) -> float:
    """What it is worth that a wish comes back: by those of one's own cards that fit, leaving aside what fits everywhere."""
    fits = FITS[wished]
    cards, dearest = 0, 0.0
    for face in situation.hand:
        if fits[face.place] and not face.wild:
            cards += 1
            dearest = max(dearest, face.price)
    return dearest + OWN + 0.5 * cards if cards else 0.0
