"""What a second process brings: `ruthless simulate` on one process and on two, by the clock on the wall."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

NUMBERS = (1, 2)


def simulated(processes: int, games: int) -> float:
    """Decisions a second of a simulation, its start included."""
    command = [str(Path(sys.executable).with_name("ruthless")), "simulate", "frantic", "--json"]
    command += ["--games", str(games), "--processes", str(processes)]
    sources = {**os.environ, "RUTHLESS_FAST": "no"}  # whatever make fast has left
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=sources)
    if done.returncode:
        raise SystemExit(f"the simulation failed: {done.stderr.strip()}")
    return float(json.loads(done.stdout)["decisions_per_second"])
