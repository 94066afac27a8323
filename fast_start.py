"""Lets the program `ruthless` of a checkout use the engine that `make fast` has compiled, until a source of it changes.

`fast_engine.py` copies this module into the environment, where it runs whenever Python starts: so it imports next to
nothing before it knows that it is the program that starts. Tests, tools and scripts keep to the sources, and so does the
program with RUTHLESS_FAST=no.
"""

from __future__ import annotations

import os
import sys

NONE, FRESH, STALE = "none", "fresh", "stale"
"""What was built: nothing, what the sources say, or what they said before."""


def use(root: str) -> None:
    """Let the program, and the processes it starts, find the compiled engine of a checkout first."""
    if not is_program(sys.orig_argv) or os.environ.get("RUTHLESS_FAST") == "no":
        return
    found_first = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    asked_for = any(os.path.isdir(os.path.join(place, "ruthless")) for place in found_first)
    if not asked_for and state(root) == FRESH:
        folder = os.path.join(root, "build", "fast")
        sys.path.insert(0, folder)
        os.environ["PYTHONPATH"] = os.pathsep.join([folder, *found_first])


def is_program(arguments: list[str]) -> bool:
    """Whether these start the program, by its script or as a module."""
    return arguments[1:3] == ["-m", "ruthless"] or (len(arguments) > 1 and arguments[1].endswith("/ruthless"))


def state(root: str) -> str:
    """Whether there is a compiled engine, and whether it is the one its sources ask for."""
    import json
    from pathlib import Path

    try:
        built = json.loads(Path(root, "build", "fast", "built.json").read_text(encoding="utf-8"))
        return FRESH if built["digest"] == digest(root, built["parts"]) else STALE
    except (OSError, ValueError, KeyError):
        return NONE


def digest(root: str, parts: list[str]) -> str:
    """What a build depends on, in short: this Python, how things are compiled, and what; of data, that it is there."""
    from hashlib import blake2b
    from pathlib import Path

    told = blake2b(sys.version.encode(), digest_size=12)
    sources = [path for part in parts for path in Path(root, "src", "ruthless", part).rglob("*.*")]
    for path in sorted([Path(root, "compile_engine.py"), *sources]):
        if not path.name.endswith(("_test.py", ".pyc")):
            told.update(f"\n{path.relative_to(root)} ".encode())
            told.update(path.read_bytes() if path.suffix in (".py", ".c") else b"")
    return told.hexdigest()
