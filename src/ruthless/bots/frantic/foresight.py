"""Foresight in Frantic: how likely each seat is to win, from the cards it holds and from the accounts.

The weights were fitted to 8,000 rounds that the bot `sensible` played against itself, after beginnings with some random moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.frantic import faces
from ruthless.bots.frantic.faces import FACES, FITS
from ruthless.games.frantic.view import FranticView
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View

_SHED: dict[str, float] = {}
_TAKE: dict[str, float] = {}


def learn() -> None:
    """Look at all the cards there are: once more when other packages have added theirs."""
    faces.learn()
    _SHED.update((name, face.burden) for name, face in FACES.items())
    _TAKE.update((name, -face.burden) for name, face in FACES.items())


learn()

HABITS = Habits(
    {
        **dict.fromkeys(("play-or-draw", "play-or-pass", "play-again"), _SHED),
        **dict.fromkeys(("give", "party-card", "fund", "catch", "bury", "discard", "seppuku-discard"), _SHED),
        **dict.fromkeys(("take-from-market", "steal"), _TAKE),
    }
)
"""Cards that are a burden go first, and nobody draws who can play."""

HELD = {
    "black": -0.06,
    "colour-swap": 0.11,
    "counterattack": 0.43,
    "equality": 0.18,
    "fantastic": 0.2,
    "fantastic-four": 0.16,
    "fuck-you": -0.52,
    "gift": 0.32,
    "lucky-bastard": 0.3,
    "mimicry": 0.14,
    "nice-try": 0.29,
    "second-chance": 0.05,
    "thief": -0.13,
    "troublemaker": 0.04,
}
"""What it adds to the chance (as a logarithm, like all of these) to hold a card; others add next to nothing."""
COUNT = -0.56
"""The same for the logarithm of the number of cards."""
FITTING = 0.32
"""The same if all of them fit on what lies there."""
READY = 0.75
"""The same if the last card fits."""
GIFT = 0.51
"""The same for a Gift with no more than two other cards, which may finish."""
LATER = -0.14
"""The same if everybody else comes first."""
FINISHED = 2.5
"""The same for no card at all, as long as somebody may yet prevent it."""
SOON = 3
"""With so many cards one may finish by a Gift."""

ROUND = 20.0
"""How many points on the account make as much of a difference."""
SPREAD = 8.7
"""How far accounts drift apart while one more point is written."""
LEFT = 5.0
"""With fewer points left this is the last round."""
WON = 2.0
"""What a round that is won adds where no points are written."""


def chances(views: Sequence[View]) -> list[float]:
    """Each seat's chance of winning the match, from what everybody holds and from the accounts."""
    logs = []
    for seat, view in enumerate(views):
        assert isinstance(view, FranticView)
        promise, score = _of_hand(view, seat), view.scores[seat]
        account = -score if view.scoring == "points" else ROUND * WON * score
        logs.append((ROUND * promise + account) / spread(view))
    return shares(logs)


def spread(view: FranticView) -> float:
    """How far accounts may drift apart until the match ends, in points."""
    if view.scoring == "points":
        return SPREAD * sqrt(max(LEFT, view.limit - max(view.scores)))
    return ROUND * sqrt(max(1, view.limit - view.round + 1))


def _of_hand(view: FranticView, seat: Seat) -> float:
    """What the viewer's own hand promises for this round."""
    cards = len(view.hand)
    if not cards:
        return FINISHED
    fits = FITS[view.demand]
    fitting = sum([name in fits for name in view.hand])
    order = view.order
    later = (order.index(seat) - order.index(view.player)) % len(order) / len(order)
    promise = COUNT * log(cards + 0.3) + FITTING * fitting / cards + LATER * later
    if cards == 1 and fitting:
        promise += READY
    kinds = [FACES[name].kind for name in view.hand]
    if cards <= SOON and "gift" in kinds:
        promise += GIFT
    return promise + sum([HELD.get(kind, 0.0) for kind in kinds])


FORESIGHT = Foresight(HABITS, chances, near=24, stops=(6, 12, 18, 24), wide=8)
