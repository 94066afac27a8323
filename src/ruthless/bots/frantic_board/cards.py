"""What cards are worth in the hand, in points; they are played when they do more than that."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.deck import FACES

FACE: Final = {card.notation: card.face for card in FACES}
"""By notation the number of a card's face."""
FUCK_YOU: Final = FACE["fuck-you"]

WORTH: Final = {
    "reverse": 6.0,
    "remote": 5.5,
    "skip": 3.5,
    "nice-try": 4.0,
    "block": 3.0,
    "re-roll": 3.0,
    "troublemaker": 2.5,
    "push": 2.5,
    "jump": 2.5,
    "ghost": 1.0,
    "teleport": 2.0,
    "swap": 2.0,
    "second-chance": 2.0,
    "gift": 1.0,
    "magnet": 1.0,
    "stop": 1.5,
    "snail": 1.0,
    "x": 1.0,
    "fuck-you": -20.0,
}
"""What somebody gains who gets one."""

KEEP: Final = {"nice-try": 3.0, "block": 2.5, "re-roll": 2.0}
"""What it costs to play a card that could be thrown in at a better moment."""
