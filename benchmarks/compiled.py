"""The compiled engine to measure: built from the present source, kept until that changes."""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from benchmarks.workers import ROOT
from compile_engine import compiled

SOURCE = ROOT / "src" / "ruthless"
BUILDS = ROOT / "build" / "benchmarks"
COMPILED = ("kernel", "games")


def built() -> Path:
    """Where the package with the compiled engine lies."""
    folder = BUILDS / _digest()
    done = folder / "done"
    if not done.exists():
        shutil.rmtree(BUILDS, ignore_errors=True)
        compiled(folder)
        done.touch()
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", *COMPILED)
    shutil.copytree(SOURCE, folder / "ruthless", ignore=leave_out, dirs_exist_ok=True)
    return folder


def _digest() -> str:
    """What the build depends on, in short."""
    digest = hashlib.sha256(sys.version.encode())
    sources = [path for part in COMPILED for path in (SOURCE / part).rglob("*.py")]
    for path in sorted([ROOT / "compile_engine.py", *sources]):
        if not path.name.endswith("_test.py"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
