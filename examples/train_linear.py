"""A tiny bot learns Frantic with NumPy only: a linear policy, improved after each match by what came of it (REINFORCE).

It sits on seat 0 of one-round matches against three players who act at random. What it looks at is little: the question
it is asked, and how many cards everybody holds. That is enough to learn to get rid of cards instead of drawing.

With --save what it has learnt is kept in a file, which `trained_bot.py` plays by at a table.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ruthless.research.vector import Vector
from ruthless.vectors import Layout

Floats = NDArray[np.float64]


class Linear:
    """Chances for each action: the softmax, over the legal ones, of weights times features."""

    def __init__(self, layout: Layout, actions: int) -> None:
        self._digest = layout.digest
        self._pieces = [layout["question"].slice, layout["counts"].slice]
        size = 1 + sum(layout[name].size for name in ("question", "counts"))
        self.weights: Floats = np.zeros((actions, size))

    def save(self, file: Path) -> None:
        """Keep what was learnt, and for which vectors it is."""
        with file.open("wb") as opened:
            np.savez(opened, weights=self.weights, layout=self._digest)

    def load(self, file: Path) -> None:
        """Take up what was learnt; what was learnt from vectors with other places is refused."""
        with np.load(file) as kept:
            if str(kept["layout"]) != self._digest:
                raise ValueError(f"{file} was learnt from other vectors: another game, number of players or version")
            self.weights = kept["weights"]

    def features(self, observation: NDArray[np.int16]) -> Floats:
        """What the policy looks at."""
        question, counts = (observation[piece] for piece in self._pieces)
        return np.concatenate([[1.0], question, counts / 10])

    def chances(self, features: Floats, mask: NDArray[np.int8]) -> Floats:
        """How likely it takes each action."""
        scores = np.where(mask, self.weights @ features, -np.inf)
        raised = np.exp(scores - scores.max())
        return np.asarray(raised / raised.sum())

    def choice(self, chances: Floats, draw: float) -> int:
        """The action that a number from 0 to 1 draws by these chances."""
        return min(int(np.searchsorted(chances.cumsum(), draw, side="right")), int(np.flatnonzero(chances)[-1]))

    def learn(self, steps: list[tuple[Floats, Floats, int]], advantage: float, rate: float) -> None:
        """Make what was done in a match more likely if it went better than usual, and less likely if worse."""
        for features, chances, action in steps:
            slope = -chances
            slope[action] += 1
            self.weights += rate * advantage * np.outer(slope, features)


def play(policy: Linear, vector: Vector, matches: int, rate: float) -> float:
    """Play so many matches, learning at that rate; gives the share of matches won by seat 0."""
    steps: list[list[tuple[Floats, Floats, int]]] = [[] for _ in range(len(vector))]
    played, won, usual = 0, 0.0, 0.0
    while played < matches:
        actions = vector.uniform()
        for place in np.flatnonzero(vector.seats == 0):
            features = policy.features(vector.observations[place])
            chances = policy.chances(features, vector.masks[place])
            actions[place] = policy.choice(chances, float(vector.draws[place]))
            steps[place].append((features, chances, int(actions[place])))
        vector.step(actions)
        for place in np.flatnonzero(vector.dones):
            reward = float(vector.rewards[place, 0])
            if rate:
                policy.learn(steps[place], reward - usual, rate)
            usual += 0.01 * (reward - usual)
            steps[place] = []
            played += 1
            best = vector.rewards[place] == vector.rewards[place].max()
            won += best[0] / best.sum()
    return won / played


def main(matches: int = 1000, test: int = 400, seed: int = 1, save: Path | None = None) -> tuple[float, float]:
    """Learn from so many matches; gives the share of matches won before and after, each on so many others."""
    training = Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/training")
    policy = Linear(training.layout, training.masks.shape[1])
    before = play(policy, Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/test"), test, rate=0)
    play(policy, training, matches, rate=0.02)
    after = play(policy, Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/test"), test, rate=0)
    for name, share in (("before", before), ("after", after)):
        print(f"{name}: wins {share:.1%} ± {1.96 * sqrt(share * (1 - share) / test):.1%} of {test} matches")
    if save is not None:
        policy.save(save)
    return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--save", type=Path, metavar="FILE.npz")
    arguments = parser.parse_args()
    main(arguments.matches, save=arguments.save)
