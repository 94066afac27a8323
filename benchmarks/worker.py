"""One engine in a process of its own: `python -m benchmarks.worker MODULE`.

It says which versions it runs, then takes requests as lines of JSON and answers each with a line. It works only while
it is asked, so that many engines can take turns on one core.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from importlib import import_module

from benchmarks.turns import Contestant


def main(module: str) -> None:
    """Serve until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # some peers greet on the standard output
    engine = import_module(module)
    contestants: dict[str, Contestant] = {}
    print(json.dumps({"versions": engine.versions()}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        key = json.dumps(request["spec"], sort_keys=True)
        if key not in contestants:
            contestants[key] = engine.contestant(**request["spec"])
        turn = contestants[key].turn(request["repetition"], request["seconds"])
        print(json.dumps(asdict(turn)), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
