"""What to wish for, and whether to."""

from __future__ import annotations

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
    seen, own = glance.seen, _own(situation)
    hidden = max(1, pack.size - seen.bit_count())
    unseen = ~seen
    players = Players(situation)
    scores = []
    for option in decision.options:
        name = option.notation
        if name == "no":
            name = glance.demand.notation
            fitting, fits = pack.fitting(name), FITS[name]
            own[name] = [face.price for face in situation.hand if face.name in fits and not face.wild]
        else:
            fitting = pack.wished[name]
        back, stopped = players.after(name, 1 - (fitting & unseen).bit_count() / hidden)
        mine = own.get(name)
        scores.append(0.5 * stopped + (back * (max(mine) + OWN + 0.5 * len(mine)) if mine else 0.0))
    return scores


class Players:
    """The others as far as they may follow a wish: how much each is a menace, how many unknown cards it holds, and which
    known ones."""

    __slots__ = ("_cards", "_found", "_known", "_menaces")

    def __init__(self, situation: Situation) -> None:
        counts, known, menaces = situation.glance.counts, situation.glance.known, situation.menaces
        others = situation.others
        self._menaces = [menaces[seat] for seat in others]
        self._cards = [float(counts[seat] - len(known[seat])) for seat in others]
        self._known = [known[seat] for seat in others]
        self._found: dict[float, tuple[float, float]] | None = None if any(known) else {}
        """By how likely a card does not fit what comes of it, if it does not matter besides what is wished for."""

    def after(self, wished: str, misses: float) -> tuple[float, float]:
        """How likely a wish comes back unfulfilled, and how much of a menace it stops, if a card misses it so often."""
        found = None if self._found is None else self._found.get(misses)
        if found is None:
            back, stopped = 1.0, 0.0
            for place, known in enumerate(self._known):
                if known and not FITS[wished].isdisjoint(known):
                    back = 0.0
                else:
                    # Who cannot follow leaves the wish as it is; the fewer unseen cards fit, the likelier.
                    stuck = misses ** self._cards[place]
                    back *= stuck
                    stopped += stuck * self._menaces[place]
            found = back, stopped
            if self._found is not None:
                self._found[misses] = found
        return found


def _own(situation: Situation) -> dict[str, list[float]]:
    """By wish the price of those of one's own cards that fit, leaving aside what fits everywhere."""
    own: dict[str, list[float]] = {}
    for face in situation.hand:
        for wished in face.wishes:
            own.setdefault(wished, []).append(face.price)
    return own
