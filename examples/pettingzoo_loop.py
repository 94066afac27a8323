"""Four agents play matches of Frantic by PettingZoo's loop, all at random; prints who won."""

from __future__ import annotations

import argparse
from collections import Counter

from ruthless.research import frantic_v1


def main(matches: int = 20, seed: int = 1) -> Counter[str]:
    """Play so many matches; gives the wins by agent."""
    env = frantic_v1.env(players=4, options={"limit": 50}, rewards="wins")
    wins: Counter[str] = Counter()
    for number in range(matches):
        env.reset(seed=seed + number)
        for seat, agent in enumerate(env.agents):
            env.action_space(agent).seed(seed + 1000 * number + seat)
        for agent in env.agent_iter():
            _, reward, over, cut, info = env.last()
            if over or cut:
                wins[agent] += reward > 0
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(info["action_mask"]))
    print(dict(sorted(wins.items())))
    return wins


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    main(parser.parse_args().matches)
