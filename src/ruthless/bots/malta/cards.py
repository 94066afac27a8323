"""What cards are worth in the hand, in parts of a life, and which of them are not safe to play."""

from __future__ import annotations

from typing import Final

WORTH: Final = {
    "negate": 0.16,
    "boomerang": 0.12,
    "end-turn": 0.12,
    "sudden-death": 0.1,
    "draw-two": 0.08,
    "remove-a-space": 0.08,
    "shove": 0.06,
    "swap-spaces": 0.06,
    "going-home": 0.05,
    "rotate-a-space": 0.05,
    "halve-a-hand": 0.05,
    "rob-the-richest": 0.05,
    "swap-places": 0.05,
    "restore-a-space": 0.04,
    "everyone-moves": 0.04,
    "shift-a-line": 0.04,
    "everyone-draws": 0.03,
    "reshuffle": 0.03,
    "follow-me": 0.02,
    "swap-hands": 0.04,
    "discard-two-of-yours": -0.06,
    "reinvite": -0.1,
}
"""Kinds that are not named are worth nothing either way."""

RISKY: Final = frozenset(
    {
        *("everyone-moves", "extra-step", "swap-places", "spin-everything", "discard-two-of-yours"),
        *("everyone-discards", "swap-hands", "pass-left"),
    }
)
"""Kinds that may cost oneself the way or the cards one needs, wherever they are directed."""

GAINLESS: Final = frozenset({"discard-two-of-yours", "reverse-order", "extra-turn", "negate", "boomerang"})
SELFISH: Final = frozenset({"draw-two", "everyone-draws", "extra-step", "end-turn", "lie-low", "reinvite"})
"""Kinds that put nobody else into danger: those that lead nobody out of it, and those that may lead oneself out of it."""


def worth(card: str) -> float:
    """What it is worth to hold a card."""
    return WORTH.get(card, 0.0)
