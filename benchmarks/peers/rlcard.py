"""RLCard's Uno, run as its documentation runs it: `env.run` between its random agents."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import numpy

from benchmarks.turns import Contestant, Copier, Count, Player

rlcard: Any = import_module("rlcard")
RandomAgent: Any = import_module("rlcard.agents").RandomAgent


def versions() -> dict[str, str]:
    """What is running."""
    return {"rlcard": version("rlcard")}


def contestant(way: str, seats: int = 2) -> Contestant:
    """One way to use it."""
    env = _env(seats)
    if way == "deepcopy":
        return Copier([_middle_of_game(env, steps) for steps in (4, 8, 12, 16, 20)], deepcopy)
    return Player(lambda number, random: env.run(), _count)


def _env(seats: int) -> Any:
    """An environment for so many seats.

    `make` takes a number of players for Uno and ignores it; so the game and the environment are told by hand.
    """
    numpy.random.seed(0)
    env = rlcard.make("uno", {"seed": 0})
    env.game.num_players = env.num_players = seats
    env.set_agents([RandomAgent(env.num_actions) for _ in range(seats)])
    return env


def _count(run: tuple[list[list[Any]], Any]) -> Count:
    """Each seat's list holds the states it was asked in, what it answered, and last the state at the end."""
    states = [state for seat in run[0] for state in seat[:-1:2]]
    return Count(len(states), sum(len(state["legal_actions"]) > 1 for state in states))


def _middle_of_game(env: Any, steps: int) -> Any:
    random = Random(steps)
    while True:
        state, _ = env.reset()
        for _ in range(steps):
            if env.is_over():
                break
            state, _ = env.step(random.choice(list(state["legal_actions"])))
        if not env.is_over():
            return deepcopy(env.game)
