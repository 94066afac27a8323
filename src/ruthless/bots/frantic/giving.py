"""Which cards to part with, and which to take."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic.faces import FITS, TEMPO, Face
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Decision, Option

COMPANY: Final = 0.3
"""What one more card is worth that fits on this one: it will be easier to play."""


def company(situation: Situation, face: Face) -> float:
    """How well a card goes with the rest of the hand."""
    if face.name not in FITS:
        return 0.0
    fits = FITS[face.name]
    fitting = 0
    for held in situation.hand:
        if held is not face and not held.wild and fits[held.place]:
            fitting += 1
    return COMPANY * fitting


def give(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Give what costs most and helps least."""
    return [_relief(situation, option) for option in decision.options]


def discard(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Discard the same cards one would give away, and rather any than none: each is one turn nearer to the finish."""
    return [0.0 if option.notation == "no" else _relief(situation, option) + TEMPO * 2 for option in decision.options]


def take(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Take what costs least and helps most, and nothing that cannot be played."""
    return [-_relief(situation, option) for option in decision.options]


def _relief(situation: Situation, option: Option) -> float:
    """How good it is not to have a card."""
    face = situation.pack.faces[option.notation]
    return face.burden - company(situation, face)


def bet(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Bet low: the highest card has to take them all."""
    return [-float(situation.pack.faces[option.notation].points) for option in decision.options]


def bet_any(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Bet high where the second lowest has to take them all, and be rid of the card; of two that is the higher one."""
    scores = bet(situation, decision)
    return scores if len(situation.others) == 1 else [-score for score in scores]
