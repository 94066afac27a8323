"""Spaces and arrays: what the vectors, masks and actions of a game are to Gymnasium, PettingZoo and NumPy."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ruthless.vectors import Layout
from ruthless.vectors.actions import action_table

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def vector_space(layout: Layout, copies: int = 1) -> Box:
    """The space of vectors of a layout, or of several side by side."""
    low, high = layout.bounds()
    return Box(np.array(low * copies, np.int16), np.array(high * copies, np.int16), dtype=np.int16)


class Actions(Discrete):
    """The space of a game's action ids. It chooses by a mask as Gymnasium's own does, and the same, in a fifth of the time."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any action, or one of those that the mask has a 1 for; a mask of zeros gives action 0."""
        if type(mask) is not np.ndarray or mask.dtype != np.int8 or mask.shape != (self.n,) or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        if not legal.size or mask[legal].max() != 1 or mask[legal].min() != 1:
            return super().sample(mask, probability)
        chosen: np.int64 = legal[self.np_random.integers(legal.size)]
        return chosen


def action_space(game: str) -> Actions:
    """The space of a game's action ids."""
    return Actions(len(action_table(game)))


def as_vector(row: array[int]) -> Observation:
    """A vector, of which nobody else has a copy, as an array."""
    return np.frombuffer(row, np.int16)


def as_mask(mask: bytearray) -> Mask:
    """A mask, of which nobody else has a copy, as an array."""
    return np.frombuffer(mask, np.int8)


def looking_at(buffer: Any, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """An array that shows the memory of a buffer, now and whenever it is written; nothing is copied.

    Where the engine is compiled its buffers say that they must not be written. The array can be written all the same, as
    other libraries expect of arrays; but the engine clears only what it has written itself.
    """
    seen = np.frombuffer(buffer, kind).reshape(shape)
    if not seen.flags.writeable and seen.size:
        seen = np.asarray(_Written(buffer, seen))
    return seen


class _Written:
    """Describes a buffer to NumPy as memory that can be written, and keeps it."""

    def __init__(self, buffer: Any, seen: NDArray[Any]) -> None:
        self.kept = buffer
        described = dict(seen.__array_interface__)
        address, _ = described["data"]
        self.__array_interface__ = {**described, "data": (address, False)}
