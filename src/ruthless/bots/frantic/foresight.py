"""Foresight in Frantic: how likely each seat is to win, from the cards it holds and from the accounts.

The weights were fitted to 8,000 rounds that the bot `sensible` played against itself, after beginnings with some random moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.frantic import faces
from ruthless.bots.frantic.faces import FACES, FITS, NUMBERED
from ruthless.games.frantic.glance import Glance

HELD: Final = {
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
_SHED: Final[dict[str, float]] = {}
_TAKE: Final[dict[str, float]] = {}


def learn() -> None:
    """Look at all the cards there are: once more when other packages have added theirs."""
    faces.learn()
    for face in FACES.values():
        face.held = HELD.get(face.kind, 0.0)
    _SHED.update((name, face.burden) for name, face in FACES.items())
    _TAKE.update((name, -face.burden) for name, face in FACES.items())


learn()

HABITS: Final = Habits(
    {
        **dict.fromkeys(("play-or-draw", "play-or-pass", "play-again"), _SHED),
        **dict.fromkeys(("give", "party-card", "fund", "catch", "bury", "discard", "seppuku-discard"), _SHED),
        **dict.fromkeys(("take-from-market", "steal"), _TAKE),
    }
)
"""Cards that are a burden go first, and nobody draws who can play."""

COUNT: Final = -0.56
"""The same for the logarithm of the number of cards."""
FITTING: Final = 0.32
"""The same if all of them fit on what lies there."""
READY: Final = 0.75
"""The same if the last card fits."""
GIFT: Final = 0.51
"""The same for a Gift with no more than two other cards, which may finish."""
LATER: Final = -0.14
"""The same if everybody else comes first."""
FINISHED: Final = 2.5
"""The same for no card at all, as long as somebody may yet prevent it."""
SOON: Final = 3
"""With so many cards one may finish by a Gift."""

ROUND: Final = 20.0
"""How many points on the account make as much of a difference."""
SPREAD: Final = 8.7
"""How far accounts drift apart while one more point is written."""
LEFT: Final = 5.0
"""With fewer points left this is the last round."""
WON: Final = 2.0
"""What a round that is won adds where no points are written."""


def chances(glances: Sequence[Glance]) -> list[float]:
    """Each seat's chance of winning the match, from what everybody holds and from the accounts."""
    glance = glances[0]
    far, each = spread(glance), -1.0 if glance.points else ROUND * WON
    later, fits = _later(glance), FITS[glance.demand.notation]
    return shares(
        [(ROUND * _of_hand(one.hand, fits, later[one.seat]) + each * glance.scores[one.seat]) / far for one in glances]
    )


def spread(glance: Glance) -> float:
    """How far accounts may drift apart until the match ends, in points."""
    if glance.points:
        most = glance.scores[0]
        for score in glance.scores:
            if score > most:
                most = score
        left = glance.limit - most
        return SPREAD * sqrt(left if left > LEFT else LEFT)
    return ROUND * sqrt(max(1, glance.limit - glance.round + 1))


def _later(glance: Glance) -> list[float]:
    """By seat which part of the others comes before it, beginning with whose turn it is."""
    order = glance.order.seats
    seats = len(order)
    first = order.index(glance.player)
    later = [0.0] * seats
    for place, seat in enumerate(order):
        later[seat] = (place - first) % seats / seats
    return later


def _of_hand(hand: list[int], fits: list[bool], later: float) -> float:
    """What a hand promises for this round, if these faces fit and so many of the others come first."""
    cards = len(hand)
    if not cards:
        return FINISHED
    fitting, held, gift = 0, 0.0, False
    for number in hand:
        face = NUMBERED[number]
        if fits[number]:
            fitting += 1
        held += face.held
        gift = gift or face.kind == "gift"
    promise = COUNT * log(cards + 0.3) + FITTING * fitting / cards + LATER * later
    if cards == 1 and fitting:
        promise += READY
    if gift and cards <= SOON:
        promise += GIFT
    return promise + held


FORESIGHT: Final = Foresight(HABITS, chances, near=24, stops=(6, 12, 18, 24), wide=8)
