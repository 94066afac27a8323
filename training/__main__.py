"""Train the instinct of Frantic: gather experience on all cores, fit a net to it, write it where the bot reads it.

`python -m training --minutes 15`. A compiled engine gathers several times as much (see docs/decisions).
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ruthless.bots.frantic.features import FAVOURITE, FEATURES
from ruthless.cli.display import progress_bar
from training.fit import Heap, fit, gains, heap
from training.gather import gather

INSTINCT = Path(__file__).parent.parent / "src" / "ruthless" / "bots" / "frantic" / "instinct.json"
ASIDE = 0.1
"""This part of the gatherings is not fitted, but used to see what the net is worth."""
CHUNKS = 10
"""Each process gathers in so many parts, so that progress can be told and some can be left aside."""


def chunk(seed: str, seconds: float) -> dict[str, NDArray[np.generic]]:
    """What one process gathers in one go."""
    return gather(seed, seconds).as_arrays()


def gathered(seed: str, minutes: float, processes: int) -> tuple[Heap, Heap]:
    """What is fitted, and what was left aside."""
    count = processes * CHUNKS
    seconds = minutes * 60 / CHUNKS
    found = []
    with ProcessPoolExecutor(processes) as pool, progress_bar("gathering", count) as progress:
        for one in pool.map(chunk, [f"{seed} {number}" for number in range(count)], [seconds] * count):
            found.append(one)
            progress(1)
    aside = max(1, round(ASIDE * count))
    return heap(found[aside:], FEATURES), heap(found[:aside], FEATURES)


def main() -> None:
    """Gather, fit, write, and say what was gained."""
    parser = argparse.ArgumentParser(description="Train the instinct of Frantic.")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long to gather (default: 15)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many gather side by side")
    parser.add_argument("--passes", type=int, default=16, help="how often all of it is gone through (default: 16)")
    parser.add_argument("--seed", default="instinct", help="another seed plays other matches")
    parser.add_argument("--out", type=Path, default=INSTINCT, help="where the net is written")
    asked = parser.parse_args()
    found, aside = gathered(asked.seed, asked.minutes, asked.processes)
    print(f"{len(found.firsts) - 1} decisions with {len(found.values)} options to learn from")
    with progress_bar("fitting", asked.passes) as progress:
        weights = fit(found, asked.passes, FAVOURITE, progress)
    asked.out.write_text(json.dumps(weights.as_json()) + "\n", encoding="utf-8")
    gained = 100 * gains(weights, aside, FAVOURITE)
    for name, some in (("single rounds of four", aside.usual), ("other tables", ~aside.usual)):
        part = gained[some[aside.firsts[:-1]]]
        error = part.std() / np.sqrt(len(part))
        print(
            f"{name}: {part.mean():.3f} % a decision more than good sense (standard error {error:.3f}, {len(part)} decisions)"
        )


if __name__ == "__main__":
    main()
