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
from ruthless.kernel.luck import Luck
from ruthless.research.actions import action_table
from ruthless.research.play import INFORMATION_STATE, OBSERVATION, Play, layout
from ruthless.research.rewards import reward_named

_WORDS = 1 << 32


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
        """`observe` can be "nothing", for those who need no vectors: views are what a step costs most for."""
        if matches < 1:
            raise RuthlessError(f"there has to be at least one match at once, not {matches}")
        self.layout = layout(game, players, OBSERVATION if observe == "nothing" else observe)
        """Which place of an observation means what."""
        self._game, self._players, self._options, self._seed = game, players, dict(options or {}), str(seed)
        self._observes = observe != "nothing"
        self._remember = observe == INFORMATION_STATE
        self._reward = reward_named(rewards)
        actions = len(action_table(game))
        self.observations: NDArray[np.int16] = np.zeros((matches, self.layout.size if self._observes else 0), np.int16)
        """What whoever is asked sees."""
        self.masks: NDArray[np.int8] = np.zeros((matches, actions), np.int8)
        """Which actions are legal."""
        self.seats: NDArray[np.int64] = np.zeros(matches, np.int64)
        """Who is asked."""
        self.draws: NDArray[np.float64] = np.zeros(matches, np.float64)
        """A number from 0 to 1 to choose by, from the luck of the match: new at each step."""
        self.numbers: NDArray[np.int64] = np.arange(matches)
        """The number of the match."""
        self.rewards: NDArray[np.float32] = np.zeros((matches, players), np.float32)
        """What each seat got with this step: 0 unless the match has ended."""
        self.dones: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        """Where a match has ended."""
        self.finished: NDArray[np.int64] = np.full(matches, -1, np.int64)
        """The number of the match that has ended, else -1."""
        self._next = matches
        self._plays: list[Play] = []
        self._lucks: list[Luck] = []
        for place in range(matches):
            play, luck = self._deal(place)
            self._plays.append(play)
            self._lucks.append(luck)
            self._write(place)

    def __len__(self) -> int:
        return len(self._plays)

    def _deal(self, number: int) -> tuple[Play, Luck]:
        """The match of that number, and the luck it is played with; one in which nobody is asked is dealt again."""
        seed = f"{self._seed}/{number}"
        play = Play(self._game, self._players, seed, self._options, remember=self._remember)
        while play.over:
            play = Play(self._game, self._players, f"{play.seed}/again", self._options, remember=self._remember)
        return play, Luck.from_seed(f"{seed}/draws")

    def _write(self, place: int) -> None:
        """Put down what is asked in a match."""
        play = self._plays[place]
        seat = play.seat
        self.seats[place] = seat
        self.masks[place] = np.frombuffer(play.mask(), np.int8)
        self.draws[place] = self._lucks[place].below(_WORDS) / _WORDS
        if self._observes:
            self.observations[place] = np.frombuffer(play.vector(seat), np.int16)

    def step(self, actions: ArrayLike) -> None:
        """Answer in every match. If one of the actions is illegal, IllegalAnswer is raised and nothing changes."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise RuthlessError(f"there are {len(self)} matches: give the id of an action for each")
        self._refuse_illegal(chosen)
        self.rewards.fill(0)
        self.dones.fill(False)
        self.finished.fill(-1)
        for place, action in enumerate(chosen.tolist()):
            play = self._plays[place]
            play.answer(action)
            if play.over:
                self._end(place)
            self._write(place)

    def _refuse_illegal(self, chosen: NDArray[np.integer[Any]]) -> None:
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = known & (self.masks[np.arange(len(self)), np.where(known, chosen, 0)] == 1)
        for place in np.flatnonzero(~legal):
            self._plays[place].answer(int(chosen[place]))  # says why not

    def _end(self, place: int) -> None:
        """A match has ended: note what came of it, and deal the next one."""
        self.rewards[place] = self._reward(self._plays[place].match.places)
        self.dones[place] = True
        self.finished[place] = self.numbers[place]
        self.numbers[place] = self._next
        self._plays[place], self._lucks[place] = self._deal(self._next)
        self._next += 1

    def uniform(self) -> NDArray[np.int64]:
        """Any legal action in each match, all equally likely, chosen by `draws`."""
        counts = self.masks.cumsum(axis=1, dtype=np.int64)
        wanted = (self.draws * counts[:, -1]).astype(np.int64) + 1
        return np.asarray((counts >= wanted[:, None]).argmax(axis=1))


def measure(game: str, matches: int = 64, steps: int = 200, **settings: Any) -> float:
    """Decisions a second of processor time, uniform play included."""
    vector = Vector(game, matches, **settings)
    started = process_time()
    for _ in range(steps):
        vector.step(vector.uniform())
    return steps * matches / (process_time() - started)
