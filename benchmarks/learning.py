"""Ruthless as those use it who learn: many matches at once, and as a PettingZoo environment."""

from __future__ import annotations

from importlib import import_module
from random import Random

import numpy

from benchmarks.peers import pettingzoo
from benchmarks.turns import Contestant, Count, Player
from ruthless.research.names import pettingzoo_name
from ruthless.research.vector import Vector

OBSERVED = {"vector": "observation", "vector of information states": "information_state"}
"""What the vectors of many matches at once tell, by what that is called."""
WAYS = (*OBSERVED, "in PettingZoo", "in PettingZoo, leanest loop")
MATCHES = 64
"""So many are stepped at once."""
_STEPS = 10


def contestant(way: str, game: str) -> Contestant:
    """One way to learn; somebody who plays uniformly is included."""
    if way in OBSERVED:
        return _vector(game, OBSERVED[way])
    module = f"ruthless.research.{pettingzoo_name(game)}"
    return pettingzoo.contestant(module) if way == "in PettingZoo" else _leanest_loop(module)


def _vector(game: str, observe: str) -> Contestant:
    vector = Vector(game, MATCHES, observe=observe)

    def play(number: int, random: Random) -> Count:
        for _ in range(_STEPS):
            vector.step(vector.uniform())
        decisions = _STEPS * MATCHES
        return Count(decisions, decisions)

    return Player(play, lambda count: count)


def _leanest_loop(module: str) -> Contestant:
    """The loop of the documentation without what is not needed to play: no wrappers, and a choice made by hand."""
    env = import_module(module).raw_env()
    env.reset(seed=0)

    def play(number: int, random: Random) -> Count:
        chance = random.random
        decisions = 0
        env.reset()
        while True:
            _, _, termination, truncation, info = env.last()
            if termination or truncation:
                return Count(decisions, decisions)
            legal = numpy.flatnonzero(info["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
            decisions += 1

    return Player(play, lambda count: count)
