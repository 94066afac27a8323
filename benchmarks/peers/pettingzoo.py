"""PettingZoo's classic environments, and ours, in the loop its documentation gives: what its interface costs."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from benchmarks.turns import Contestant, Count, Player

CLASSIC = {"Leduc": "pettingzoo.classic.leduc_holdem_v4", "noughts and crosses": "pettingzoo.classic.tictactoe_v3"}


def versions() -> dict[str, str]:
    """What is running; an ImportError if its classic games are not installed with it."""
    for module in CLASSIC.values():
        import_module(module)
    return {"pettingzoo": version("pettingzoo")}


def contestant(module: str) -> Contestant:
    """The environment of that module."""
    env = import_module(module).env()
    env.reset(seed=0)

    def play(number: int, random: Random) -> list[Any]:
        masks = []
        env.reset()  # seeding again would cost some of them as much as a game
        for agent in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                action = None
            else:
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                masks.append(mask)
                action = env.action_space(agent).sample(mask)
            env.step(action)
        return masks

    return Player(play, lambda masks: Count(len(masks), sum(int(mask.sum()) > 1 for mask in masks)))
