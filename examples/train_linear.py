"""A tiny bot learns Frantic with NumPy only: a linear policy, improved after each match by what came of it (REINFORCE).

It sits on seat 0 of one-round matches against three players who act at random. What it looks at is little: the question
it is asked, and how many cards everybody holds. That is enough to learn to get rid of cards instead of drawing.
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ruthless.research.vector import Vector

Floats = NDArray[np.float64]


class Linear:
    """Chances for each action: the softmax, over the legal ones, of weights times features."""

    def __init__(self, vector: Vector) -> None:
        layout = vector.layout
        self._pieces = [layout["question"].slice, layout["counts"].slice]
        size = 1 + sum(layout[name].size for name in ("question", "counts"))
        self.weights: Floats = np.zeros((vector.masks.shape[1], size))

    def features(self, observation: NDArray[np.int16]) -> Floats:
        """What the policy looks at."""
        question, counts = (observation[piece] for piece in self._pieces)
        return np.concatenate([[1.0], question, counts / 10])

    def chances(self, features: Floats, mask: NDArray[np.int8]) -> Floats:
        """How likely it takes each action."""
        scores = np.where(mask, self.weights @ features, -np.inf)
        raised = np.exp(scores - scores.max())
        return np.asarray(raised / raised.sum())

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
            actions[place] = min(int(np.searchsorted(chances.cumsum(), vector.draws[place])), len(chances) - 1)
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


def main(matches: int = 1000, test: int = 400, seed: int = 1) -> tuple[float, float]:
    """Learn from so many matches; gives the share of matches won before and after, each on so many others."""
    training = Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/training")
    policy = Linear(training)
    before = play(policy, Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/test"), test, rate=0)
    play(policy, training, matches, rate=0.02)
    after = play(policy, Vector("frantic", 16, options={"limit": 1}, seed=f"{seed}/test"), test, rate=0)
    for name, share in (("before", before), ("after", after)):
        print(f"{name}: wins {share:.1%} ± {1.96 * sqrt(share * (1 - share) / test):.1%} of {test} matches")
    return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    main(parser.parse_args().matches)
