"""Fit a net to experience, by gradient descent (Adam). Only differences between the options of a decision are fitted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

FEELINGS = 8
BATCH = 1500
"""Decisions."""
RATE = 0.004
SHRINK = 0.1
"""How strongly weights are drawn to nothing."""
FARTHEST = 1.2
"""No try may say more than that about an option."""
DOUBT = 0.004
"""What good sense prefers has to be beaten by so much."""


@dataclass
class Heap:
    """Experience of several gatherings."""

    features: Ints
    strengths: Floats
    ends: Ints
    values: Floats
    """What options came to, less the mean of their decision."""
    firsts: Ints
    """Of each decision its first option, and the end of the last."""
    usual: NDArray[np.bool_]
    count: int
    """Of features there are."""

    def dense(self, first: int, end: int) -> Floats:
        """The features of some options as a table."""
        before = self.ends[first - 1] if first else 0
        ends = self.ends[first:end] - before
        table = np.zeros((end - first, self.count), np.float32)
        rows = np.repeat(np.arange(end - first), np.diff(ends, prepend=0))
        stretch = slice(before, before + ends[-1])
        table[rows, self.features[stretch]] = self.strengths[stretch]
        return table


def heap(gatherings: list[dict[str, NDArray[np.generic]]], count: int) -> Heap:
    """Everything that was gathered, on one heap."""

    def joined(name: str) -> NDArray[np.generic]:
        return np.concatenate([one[name] for one in gatherings])

    sizes = np.array([len(one["features"]) for one in gatherings])
    ends = np.concatenate(
        [one["ends"] + start for one, start in zip(gatherings, np.cumsum(sizes) - sizes, strict=True)]
    )
    new = np.concatenate([np.diff(one["decisions"], prepend=-1) != 0 for one in gatherings])
    firsts = np.append(np.flatnonzero(new), len(ends))
    values = joined("values").astype(np.float32)
    values = np.clip(values - _means(values, firsts), -FARTHEST, FARTHEST)
    return Heap(
        joined("features").astype(np.int64),
        joined("strengths").astype(np.float32),
        ends.astype(np.int64),
        values,
        firsts.astype(np.int64),
        joined("usual").astype(np.bool_),
        count,
    )


def _means(values: Floats, firsts: Ints) -> Floats:
    """For each option the mean of its decision."""
    sizes = np.diff(firsts)
    means: Floats = np.repeat(np.add.reduceat(values, firsts[:-1]) / sizes, sizes).astype(np.float32)
    return means


@dataclass
class Weights:
    """What a net consists of."""

    feelings: Floats
    """A row for each feature, a column for each feeling."""
    bias: Floats
    says: Floats
    direct: Floats

    @staticmethod
    def at_random(features: int, seed: int) -> Weights:
        """To begin with."""
        random = np.random.default_rng(seed)
        return Weights(
            random.normal(0, 0.25, (features, FEELINGS)).astype(np.float32),
            np.zeros(FEELINGS, np.float32),
            random.normal(0, 0.05, FEELINGS).astype(np.float32),
            np.zeros(features, np.float32),
        )

    def all(self) -> list[Floats]:
        """In a fixed order."""
        return [self.feelings, self.bias, self.says, self.direct]

    def values(self, table: Floats) -> Floats:
        """What the net makes of options."""
        values: Floats = np.maximum(table @ self.feelings + self.bias, 0) @ self.says + table @ self.direct
        return values

    def as_json(self) -> dict[str, list[list[float]] | list[float]]:
        """As the bot reads it."""
        return {
            "feelings": np.round(self.feelings.T.astype(float), 4).tolist(),
            "bias": np.round(self.bias.astype(float), 4).tolist(),
            "says": np.round(self.says.astype(float), 4).tolist(),
            "direct": np.round(self.direct.astype(float), 4).tolist(),
        }


def fit(found: Heap, passes: int, favourite: int, told: Callable[[int], None] = lambda _: None) -> Weights:
    """A net that tells the options of a decision apart, as well as it can; `favourite` marks what good sense prefers.

    Tells after each pass that one more is done.
    """
    weights = Weights.at_random(found.count, 1)
    order = np.random.default_rng(2)
    starts = np.arange(0, len(found.firsts) - 1, BATCH)
    steepness = [np.zeros_like(one) for one in weights.all()]
    size = [np.zeros_like(one) for one in weights.all()]
    step, steps = 0, passes * len(starts)
    for _ in range(passes):
        for start in order.permutation(starts):
            firsts = found.firsts[start : start + BATCH + 1]
            step += 1
            rate = RATE * min(1.0, step / 100) * (0.51 + 0.5 * np.cos(np.pi * step / steps))
            slopes = _slopes(weights, found.dense(firsts[0], firsts[-1]), found.values[firsts[0] : firsts[-1]], firsts)
            for at, (weight, slope) in enumerate(zip(weights.all(), slopes, strict=True)):
                steepness[at] += 0.1 * (slope - steepness[at])
                size[at] += 0.001 * (slope**2 - size[at])
                pull = steepness[at] / (1 - 0.9**step) / (np.sqrt(size[at] / (1 - 0.999**step)) + 1e-7)
                weight -= np.float32(rate) * (pull + (SHRINK * weight if at in (0, 3) else 0.0))
        told(1)
    weights.direct[favourite] += DOUBT
    return weights


def _slopes(weights: Weights, table: Floats, values: Floats, firsts: Ints) -> list[Floats]:
    """In which direction each weight makes the squared error grow."""
    felt = table @ weights.feelings + weights.bias
    open_ones = np.maximum(felt, 0)
    wrong = open_ones @ weights.says + table @ weights.direct - values
    wrong = (wrong - _means(wrong, firsts - firsts[0])) / (len(firsts) - 1)
    back = np.outer(wrong, weights.says) * (felt > 0)
    return [table.T @ back, back.sum(0), open_ones.T @ wrong, table.T @ wrong]


def gains(weights: Weights, found: Heap, favourite: int) -> Floats:
    """By decision: how much more the net's choice brought than that of good sense."""
    result = []
    for start in range(0, len(found.firsts) - 1, BATCH):
        firsts = found.firsts[start : start + BATCH + 1]
        table = found.dense(firsts[0], firsts[-1])
        said = weights.values(table)
        values = found.values[firsts[0] : firsts[-1]]
        for first, end in zip(firsts[:-1] - firsts[0], firsts[1:] - firsts[0], strict=True):
            chosen = values[first + np.argmax(said[first:end])]
            result.append(chosen - values[first:end][table[first:end, favourite] > 0].mean())
    return np.array(result, np.float32)
