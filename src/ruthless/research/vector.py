"""Many matches at once: every step answers one question in each, and writes what came of it into NumPy arrays.

The arrays are made once and written over at each step. A match that ends is replaced by the next one at once. Match
number k is the same whatever the number of matches at once, as long as what is answered in it depends on nothing but
the match: its observations, masks and `draws`.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ruthless.kernel.errors import RuthlessError
from ruthless.research.rewards import reward_named
from ruthless.research.spaces import looking_at
from ruthless.vectors.actions import action_table
from ruthless.vectors.batch import NOTHING, OBSERVATION, Batch, layout


class Vector:
    """So many matches side by side; place i of every array belongs to the match that is played there now.

    After `step`, `dones` says where a match has ended with that answer, and there `rewards` and `finished` tell of the
    match that ended, while `observations`, `masks`, `seats`, `numbers` and `draws` tell of the next one.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | str = 0,
        observe: str = OBSERVATION,
        rewards: str = "places",
    ) -> None:
        """`observe` can be "nothing", for those who need no vectors."""
        self.layout = layout(game, players, OBSERVATION if observe == NOTHING else observe)
        """Which place of an observation means what."""
        self._reward = reward_named(rewards)
        self._batch = Batch(game, matches, players, options or {}, str(seed), observe)
        actions = len(action_table(game))
        self.observations: NDArray[np.int16] = looking_at(
            self._batch.observations, np.int16, (matches, self._batch.width)
        )
        """What whoever is asked sees."""
        self.masks: NDArray[np.int8] = looking_at(self._batch.masks, np.int8, (matches, actions))
        """Which actions are legal."""
        self.seats: NDArray[np.int64] = looking_at(self._batch.seats, np.int64, (matches,))
        """Who is asked."""
        self.draws: NDArray[np.float64] = looking_at(self._batch.draws, np.float64, (matches,))
        """A number from 0 to 1 to choose by, from the luck of the match: new at each step."""
        self.numbers: NDArray[np.int64] = np.arange(matches)
        """The number of the match."""
        self.rewards: NDArray[np.float32] = np.zeros((matches, players), np.float32)
        """What each seat got with this step: 0 unless the match has ended."""
        self.dones: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        """Where a match has ended."""
        self.finished: NDArray[np.int64] = np.full(matches, -1, np.int64)
        """The number of the match that has ended, else -1."""

    def __len__(self) -> int:
        return len(self._batch)

    def step(self, actions: ArrayLike) -> None:
        """Answer in every match. If one of the actions is illegal, IllegalAnswer is raised and nothing changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise RuthlessError(f"there are {len(self)} matches: give the id of an action for each")
        ended = self._batch.step(chosen.tolist())
        self.rewards.fill(0)
        self.dones.fill(False)
        self.finished.fill(-1)
        for place, number, places in ended:
            self.rewards[place] = self._reward(places)
            self.dones[place] = True
            self.finished[place] = number
            self.numbers[place] = self._batch.number(place)

    def uniform(self) -> NDArray[np.int64]:
        """Any legal action in each match, all equally likely, chosen by `draws`."""
        return np.array(self._batch.uniform(), np.int64)


def measure(game: str, matches: int = 64, steps: int = 200, **settings: Any) -> float:
    """Decisions a second of processor time, uniform play included."""
    vector = Vector(game, matches, **settings)
    started = process_time()
    for _ in range(steps):
        vector.step(vector.uniform())
    return steps * matches / (process_time() - started)
