"""Foresight in the board game: while all pawns are far from the finish it hardly matters where they are; near it, it does.

The weights were fitted to 3,500 rounds that the bot `sensible` played against itself, two thirds of them with some random
moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.frantic_board.situation import POINTS
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.deck import FACES
from ruthless.games.frantic_board.glance import Glance

HABITS: Final = Habits({})

BEHIND: Final = -0.019
"""What each point by which one's space is dearer than those of the others, on average, adds to the chance when a pawn is
on the finish (as a logarithm, like all of these)."""
DEARER: Final = -0.038
MOST: Final = 10.0
"""The same for each point by which it is dearer than the cheapest of the others, and how many of them count at most."""
CHEAPEST: Final = 0.39
"""The same for the cheapest space of all."""
_HELD: Final = {
    "fuck-you": (-0.65, -0.94),
    "nice-try": (0.22, 0.3),
    "reverse": (0.13, 0.31),
    "troublemaker": (0.12, 0.0),
    "remote": (0.1, 0.0),
    "re-roll": (0.08, 0.0),
    "skip": (0.07, 0.0),
}
"""The same for a card in hand: at any time, and besides when a pawn is on the finish. Others add next to nothing."""
HELD: Final = [_HELD.get(card.notation) for card in FACES]
"""The same by the face of the card, as it is looked up often."""

ROUND: Final = 9.0
"""How many points on the account make as much of a difference."""
SPREAD: Final = (4.5, 2.0)
"""How far accounts may yet drift apart: in any case, and with the points left until the match ends."""
LEFT: Final = 5.0
"""With fewer points left this is the last round."""


def chances(glances: Sequence[Glance]) -> list[float]:
    """Each seat's chance of winning the match, from pawns, hands and accounts."""
    pawns, scores = glances[0].pawns, glances[0].scores
    near = (max(pawns) / FINISH) ** 4
    spread = SPREAD[0] + SPREAD[1] * sqrt(max(LEFT, glances[0].limit - max(scores)))
    points = [POINTS[space] for space in pawns]
    whole = sum(points)
    first, second = sorted(points)[:2]
    logs = []
    for glance in glances:
        seat = glance.seat
        mine = points[seat]
        least = second if mine == first else first  # of the others
        dearer = min(MOST, max(-MOST, mine - least))
        promise = near * (BEHIND * (mine - (whole - mine) / (len(points) - 1)) + DEARER * dearer)
        if mine < least:
            promise += near * CHEAPEST
        for face in glance.hand:
            held = HELD[face]
            if held is not None:
                always, late = held
                promise += always + late * near
        logs.append((ROUND * promise - scores[seat]) / spread)
    return shares(logs)


FORESIGHT: Final = Foresight(HABITS, chances, near=1, stops=(2,), wide=8)
