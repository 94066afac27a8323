"""Many matches at once: does it matter in Frantic where one sits? Prints the mean reward of each seat."""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from ruthless.research.vector import Vector


def main(matches: int = 200, at_once: int = 32, seed: int = 1) -> NDArray[np.float64]:
    """Play so many matches; gives the mean reward by seat."""
    vector = Vector("frantic", at_once, players=4, options={"limit": 50}, seed=seed, observe="nothing")
    rewards = np.zeros((matches, 4))
    left = set(range(matches))
    while left:
        vector.step(vector.uniform())
        for place in np.flatnonzero(vector.dones):
            number = int(vector.finished[place])
            if number in left:  # longer matches count as well: wait for all of the first so many
                left.remove(number)
                rewards[number] = vector.rewards[place]
    mean: NDArray[np.float64] = rewards.mean(axis=0)
    print("mean reward by seat:", np.round(mean, 3))
    return mean


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    main(parser.parse_args().matches)
