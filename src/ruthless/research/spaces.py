"""Spaces and arrays: what the vectors, masks and actions of a game are to Gymnasium, PettingZoo and NumPy."""

from __future__ import annotations

from array import array

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ruthless.research.actions import action_table
from ruthless.vectors import Layout

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def vector_space(layout: Layout, copies: int = 1) -> Box:
    """The space of vectors of a layout, or of several side by side."""
    low, high = layout.bounds()
    return Box(np.array(low * copies, np.int16), np.array(high * copies, np.int16), dtype=np.int16)


def action_space(game: str) -> Discrete:
    """The space of a game's action ids."""
    return Discrete(len(action_table(game)))


def as_vector(row: array[int]) -> Observation:
    """A vector as an array of its own."""
    return np.frombuffer(row, np.int16).copy()


def as_mask(mask: bytearray) -> Mask:
    """A mask as an array of its own."""
    return np.frombuffer(mask, np.int8).copy()
