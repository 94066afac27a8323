"""Spaces choose as Gymnasium's own do, and arrays show memory without a copy."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from ruthless.research.spaces import Actions, looking_at


def test_actions_are_chosen_as_gymnasium_chooses_them() -> None:
    ours, theirs = Actions(184), Discrete(184)
    ours.seed(5)
    theirs.seed(5)
    random = np.random.default_rng(1)
    for share in (0.01, 0.1, 0.9, 0.0):
        for _ in range(50):
            mask = (random.random(184) < share).astype(np.int8)
            assert ours.sample(mask) == theirs.sample(mask)
    assert ours.sample() == theirs.sample()
    assert ours.sample(probability=np.full(184, 1 / 184)) == theirs.sample(probability=np.full(184, 1 / 184))


def test_masks_that_are_none_are_refused_as_gymnasium_refuses_them() -> None:
    for mask in ([1] * 184, np.ones(184), np.ones(3, np.int8), np.full(184, 2, np.int8), np.full(184, -1, np.int8)):
        with pytest.raises(AssertionError):
            Actions(184).sample(mask)


def test_an_array_shows_memory_that_can_be_written_from_both_sides() -> None:
    numbers = array("h", range(6))
    for buffer in (numbers, memoryview(numbers).toreadonly()):  # as buffers are where the engine is compiled
        seen = looking_at(buffer, np.int16, (2, 3))
        numbers[4] = 40
        seen[0, 0] = -7
        assert (seen[1, 1], numbers[0]) == (40, -7)
        numbers[0], numbers[4] = 0, 4
    assert looking_at(array("h"), np.int16, (2, 0)).shape == (2, 0)
