"""A trained policy at the table: what `train_linear.py --save linear.npz` has learnt plays as a bot, `trained_bot:Trained`.

It sees what its seat may know, as the vector it was trained with, and draws by its luck as it did in training. The file
is the one that the variable POLICY names.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
from train_linear import Linear

from ruthless.kit import Luck, Option, Sight
from ruthless.vectors import encoder
from ruthless.vectors.actions import action_table

FINE = 1 << 30
"""Luck gives whole numbers below a bound; this many make a number from 0 to 1."""


@cache
def trained(game: str, seats: int) -> Linear:
    """The policy, read once."""
    policy = Linear(encoder(game, seats).layout, len(action_table(game)))
    policy.load(Path(os.environ.get("POLICY", "linear.npz")))
    return policy


class Trained:
    """Plays as the policy does."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        view, table = sight.view, action_table(sight.game)
        seats = len(view.counts)  # type: ignore[attr-defined]  # every view has them
        policy = trained(sight.game, seats)
        observation = np.array(encoder(sight.game, seats, sight.options).encode(view), np.int16)
        mask = np.zeros(len(table), np.int8)
        mask[table.legal(sight.decision)] = 1
        chances = policy.chances(policy.features(observation), mask)
        option = table.option(sight.decision, policy.choice(chances, self.luck.below(FINE) / FINE))
        assert option is not None  # a draw falls on what has a chance, and only what is legal has one
        return option
