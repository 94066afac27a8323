"""Gather experience: sensible bots play each other, and every so often all options of a decision are tried.

They are tried in the real position, with what really lies hidden: on average over many positions that is what a player
may expect, and nothing of it is in the features. What is kept is how the options compare.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ruthless.bots.expertise import foresight_of
from ruthless.bots.foresight import Foresight
from ruthless.bots.frantic import SENSE
from ruthless.bots.frantic.features import QUESTIONS, notice, stake
from ruthless.bots.instinct import Listed
from ruthless.bots.rollouts import Rollout
from ruthless.bots.sensible import Sensible
from ruthless.bots.sight import Sight
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.lab.plans import Plan

GAME = "frantic"
STOPS = (6, 12)
"""How far a try is played: nearer than a search looks, because here steady is worth more than far-sighted."""
WIDE = 8
"""So many options are tried, those that look best."""
USUAL = 0.75
"""So many matches are single rounds of four; the rest is mixed, so that no table is strange."""
OFTEN, SELDOM = 0.25, 0.08
"""How often a decision is looked into: in single rounds, and in long matches, whose positions are alike."""
STRAY = 0.1
"""How often any option is then taken, to see what sensible play never comes to."""


@dataclass
class Experience:
    """Options one after the other: their features, what they came to, and to which decision they belong."""

    features: list[int] = field(default_factory=list)
    strengths: list[float] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    usual: list[bool] = field(default_factory=list)

    def as_arrays(self) -> dict[str, NDArray[np.generic]]:
        """Plain arrays, to be put away or sent."""
        return {
            "features": np.array(self.features, np.uint8),
            "strengths": np.array(self.strengths, np.float32),
            "ends": np.array(self.ends, np.int64),
            "values": np.array(self.values, np.float32),
            "decisions": np.array(self.decisions, np.int64),
            "usual": np.array(self.usual, np.bool_),
        }


def table(choice: random.Random) -> tuple[int, dict[str, object]]:
    """Seats and house rules of a match that is not as usual."""
    house: dict[str, object] = {}
    if choice.random() < 0.5:
        house["expansions"] = ["troublemaker"]
    form = choice.randrange(4)
    if form == 0:
        house["limit"] = 1
    elif form == 1:
        house |= {"scoring": "rounds", "rounds": choice.choice((1, 3, 5))}
    elif form == 2:
        house["limit"] = "short"
    return choice.choice((2, 3, 3, 4, 4, 5, 6)), house


def gather(seed: str, seconds: float) -> Experience:
    """Play for a while."""
    choice = random.Random(seed)
    usual_foresight = foresight_of(GAME)
    foresight = Foresight(usual_foresight.habits, usual_foresight.chances, near=STOPS[-1], stops=STOPS, wide=WIDE)
    found = Experience()
    began = time.monotonic()
    number = 0
    while time.monotonic() - began < seconds:
        usual = choice.random() < USUAL
        seats, house = (4, {"limit": 1}) if usual else table(choice)
        plan = Plan.checked(GAME, seats, f"{seed} {number}", house, ["sensible"] * seats, True)
        often = OFTEN if house.get("limit") == 1 else SELDOM
        _play(plan.match(0), choice, foresight, often, found, usual=usual)
        number += 1
    return found


def _play(
    match: Match, choice: random.Random, foresight: Foresight, often: float, found: Experience, *, usual: bool
) -> None:
    """One match, some decisions of which are looked into."""
    match.ask_forced = False
    bot = Sensible(Luck.from_seed(choice.randrange(1 << 32)))
    while (decision := match.decision) is not None:
        sight = Sight(match, decision)
        answer = bot.choose(sight)
        if len(decision.options) > 1 and decision.question.id in QUESTIONS and choice.random() < often:
            _look_into(match, sight, foresight, found, usual=usual)
            if choice.random() < STRAY:
                answer = choice.choice(decision.options)
        match.answer(answer, decision.seat)


def _look_into(match: Match, sight: Sight, foresight: Foresight, found: Experience, *, usual: bool) -> None:
    """Try the options of a decision, and keep what comes of each."""
    situation, scores = SENSE.judged(sight)
    assert situation is not None
    noticed = Listed()
    has_noticed = notice(situation, sight.decision, scores, noticed)
    assert has_noticed
    number = found.decisions[-1] + 1 if found.decisions else 0
    for at in sorted(range(len(scores)), key=scores.__getitem__, reverse=True)[:WIDE]:
        tried = match.clone()
        rollout = Rollout(tried, sight.seat, Luck.from_seed(0), foresight, own=SENSE, others=SENSE)
        tried.answer(sight.decision.options[at], sight.seat)
        together: dict[int, float] = {}
        for feature, strength in [*noticed.position, *noticed.options[at]]:
            together[feature] = together.get(feature, 0.0) + strength
        found.features += together.keys()
        found.strengths += together.values()
        found.ends.append(len(found.features))
        found.values.append(rollout.value() / stake(situation.glance))
        found.decisions.append(number)
        found.usual.append(usual)
