"""Training: what is gathered, and that a net learns what there is to learn."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ruthless.bots.frantic.features import FAVOURITE, FEATURES
from training.fit import Heap, fit, gains, heap
from training.gather import gather

SENSE, GOOD, BAD, LARGE, MANY = range(5)
"""Features of a game nobody plays: good cards are better than bad ones, but bad ones better when they are large."""


def lessons(seed: int, decisions: int) -> Heap:
    """Decisions between a good and a bad card; good sense always prefers the good one."""
    random = np.random.default_rng(seed)
    large = random.random(decisions) < 0.3
    features, strengths, ends, values = [], [], [], []
    for is_large in large:
        for card in (GOOD, BAD):
            shown = [card, *([SENSE] if card == GOOD else []), *([LARGE] if is_large else [])]
            features += shown
            strengths += [1.0] * len(shown)
            ends.append(len(features))
            values.append((0.1 if (card == GOOD) != is_large else 0.0) + random.normal(0, 0.1))
    one: dict[str, NDArray[np.generic]] = {
        "features": np.array(features, np.uint8),
        "strengths": np.array(strengths, np.float32),
        "ends": np.array(ends, np.int64),
        "values": np.array(values, np.float32),
        "decisions": np.repeat(np.arange(decisions), 2),
        "usual": np.ones(2 * decisions, np.bool_),
    }
    return heap([one], MANY)


def test_a_net_learns_when_good_sense_is_wrong() -> None:
    weights = fit(lessons(1, 6000), 30, SENSE)
    assert gains(weights, lessons(2, 2000), SENSE).mean() == pytest.approx(0.3 * 0.1, abs=0.01)


def test_a_net_that_has_learnt_nothing_gains_nothing() -> None:
    weights = fit(lessons(1, 6000), 0, SENSE)
    for one in weights.all():
        one[:] = 0.0
    weights.direct[SENSE] = 1.0
    assert not gains(weights, lessons(2, 500), SENSE).any()


def test_several_gatherings_make_one_heap() -> None:
    first, second = gather("one", 0.5).as_arrays(), gather("two", 0.5).as_arrays()
    whole = heap([first, second], FEATURES)
    assert len(whole.values) == len(first["values"]) + len(second["values"]) == whole.firsts[-1]
    table = whole.dense(0, len(whole.values))
    sizes = np.diff(whole.firsts)
    assert (sizes >= 2).all()
    assert (np.add.reduceat(table[:, FAVOURITE], whole.firsts[:-1]) >= 1).all(), "good sense prefers something"
    later = whole.dense(len(first["values"]), len(whole.values))
    assert (later == table[len(first["values"]) :]).all()
    assert np.median(np.abs(np.add.reduceat(whole.values, whole.firsts[:-1]))) < 1e-5, "only differences are kept"
