"""The compiled engine to measure: built from the present source, kept until that changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import fast_start
from benchmarks.workers import ROOT
from compile_engine import PARTS, TUNED, compiled
from fast_engine import progress

SOURCE = ROOT / "src" / "ruthless"
BUILDS = ROOT / "build" / "benchmarks"


def built(effort: str = TUNED) -> Path:
    """Where the package with the compiled engine lies; whoever waits for it sees how far it is."""
    digest = fast_start.digest(str(ROOT), list(PARTS))
    folder = BUILDS / f"{digest}-{effort}"
    done = folder / "done"
    if not done.exists():
        for old in BUILDS.glob(f"*-{effort}"):
            shutil.rmtree(old)
        with progress() as told:
            compiled(folder, effort, told)
        done.touch()
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", *PARTS)
    shutil.copytree(SOURCE, folder / "ruthless", ignore=leave_out, dirs_exist_ok=True)
    return folder
