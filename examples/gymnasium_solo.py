"""One seat of Malta! against three bots, by Gymnasium's loop: the agent acts at random, and mostly loses."""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import ruthless.research.solo  # noqa: F401 - registers the environments


def main(matches: int = 20, seed: int = 1) -> float:
    """Play so many matches; gives the mean reward."""
    env = gymnasium.make("ruthless/Malta-v3", bots="sensible", rewards="wins")
    random = np.random.default_rng(seed)
    total = 0.0
    for number in range(matches):
        _, info = env.reset(seed=seed + number)
        over = False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, _, info = env.step(action)
            total += float(reward)
    print(f"mean reward {total / matches:+.3f}; equal players would have 0")
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    main(parser.parse_args().matches)
