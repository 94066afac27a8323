"""Whether engines play the same: interpreted and compiled, and as they did at a revision before.

python -m tests.same [--against REVISION] [--interpreted] [--every 1]

All games, at all numbers of seats, with all pairs of house rules and the expansion: what is told in matches, what is
observed in them and what bots choose, compared by digest. The compiled engine is the one of `make fast`, if that is
what the sources say; otherwise it is compiled for this.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import fast_start
from benchmarks.change import source
from compile_engine import ROOT, ROUGH, compiled
from fast_engine import FOLDER

Digests = dict[str, dict[str, str]]


def digests_of(*found_first: Path, every: int = 1) -> Digests:
    """What the engine comes to that is found first there."""
    path = os.pathsep.join(map(str, (*found_first, ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", "tests.digests", "--every", str(every)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: Digests = json.loads(done.stdout)
    return found


def differing(one: Digests, other: Digests) -> list[str]:
    """Where two engines do not play the same, and in what."""
    return [
        f"{place}: {what}"
        for place in {**one, **other}
        for what in {**one.get(place, {}), **other.get(place, {})}
        if one.get(place, {}).get(what) != other.get(place, {}).get(what)
    ]


def compiled_engine() -> Path:
    """Where a compiled engine of the present sources lies."""
    if fast_start.state(str(ROOT)) == fast_start.FRESH:
        return FOLDER
    folder = ROOT / "build" / "compiled"
    compiled(folder, ROUGH)
    return folder


def main() -> int:
    """Compare, tell; 0 if all are the same."""
    reader = argparse.ArgumentParser(prog="python -m tests.same", description=__doc__)
    reader.add_argument("--against", metavar="REVISION", help="compare with the source at that revision, too")
    reader.add_argument("--interpreted", action="store_true", help="leave out the compiled engine")
    reader.add_argument("--every", type=int, default=1, help="take one in so many seatings")
    asked = reader.parse_args()
    present = digests_of(ROOT / "src", every=asked.every)
    print(f"interpreted: {len(present)} seatings, {sum(map(len, present.values()))} digests", flush=True)
    others = {} if asked.interpreted else {"compiled": compiled_engine()}
    if asked.against:
        others[f"at {asked.against}"] = source(asked.against) / "src"
    wrong = 0
    for name, engine in others.items():
        found = differing(present, digests_of(engine, every=asked.every))
        wrong += len(found)
        print(f"{name}: {len(found)} digests differ", *found[:20], sep="\n  ", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
