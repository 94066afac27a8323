"""Foresight in the board game: while all pawns are far from the finish it hardly matters where they are; near it, it does.

The weights were fitted to 600 rounds that the bot `sensible` played against itself, after beginnings with some random
moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.frantic_board.scene import POINTS
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.view import BoardView
from ruthless.kernel.views import View

HABITS = Habits({})

BEHIND = -0.07
"""What each point by which one's space is dearer than those of the others, on average, adds to the chance when a pawn is
on the finish (as a logarithm, like all of these)."""
CHEAPEST = 0.8
"""The same for the cheapest space of all."""
STUCK = (-0.67, -1.3)
"""The same for Fuck You in hand: at any time, and when a pawn is on the finish."""
HELD = {
    **dict.fromkeys(("reverse", "re-roll", "magnet", "ghost", "troublemaker", "nice-try"), 0.09),
    **dict.fromkeys(("push", "jump", "stop", "gift", "swap", "x", "teleport"), -0.13),
}
"""The same for a card in hand at any time; others add nothing."""

ROUND = 9.0
"""How many points on the account make as much of a difference."""
SPREAD = (4.5, 2.0)
"""How far accounts may yet drift apart: in any case, and with the points left until the match ends."""
LEFT = 5.0
"""With fewer points left this is the last round."""


def chances(views: Sequence[View]) -> list[float]:
    """Each seat's chance of winning the match, from pawns, hands and accounts."""
    logs = []
    for seat, view in enumerate(views):
        assert isinstance(view, BoardView)
        near = (max(view.pawns) / FINISH) ** 4
        points = [POINTS[space] for space in view.pawns]
        mine = points.pop(seat)
        promise = BEHIND * near * near * (mine - sum(points) / len(points)) + _of_hand(view.hand, near)
        if mine < min(points):
            promise += CHEAPEST * near
        spread = SPREAD[0] + SPREAD[1] * sqrt(max(LEFT, view.limit - max(view.scores)))
        logs.append((ROUND * promise - view.scores[seat]) / spread)
    return shares(logs)


def _of_hand(hand: list[str], near: float) -> float:
    """What the viewer's own hand promises."""
    stuck = STUCK[0] + STUCK[1] * near if "fuck-you" in hand else 0.0
    return stuck + sum([HELD.get(card, 0.0) for card in hand])


FORESIGHT = Foresight(HABITS, chances, near=1, stops=(2,), wide=8)
