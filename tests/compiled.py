"""The compiled build: kernel and games through mypyc, then the golden games and a short conformance run on it.

python -m tests.compiled
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "compiled"


def copy_sources() -> list[str]:
    """A fresh copy of the package without its tests; the modules to compile, relative to the copy."""
    shutil.rmtree(BUILD, ignore_errors=True)
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "ruthless", BUILD / "ruthless", ignore=leave_out)
    modules = [
        *(BUILD / "ruthless" / "kernel").rglob("*.py"),
        *(BUILD / "ruthless" / "games").rglob("*.py"),
    ]
    return sorted(str(module.relative_to(BUILD)) for module in modules)


def compile_modules(modules: list[str]) -> None:
    """Compile in place; mypyc is the one beside this interpreter."""
    mypyc = Path(sys.executable).parent / "mypyc"
    quickly = {"MYPYC_OPT_LEVEL": "1", **os.environ}  # it has to play right, not fast: that is measured elsewhere
    done = subprocess.run(
        [mypyc, "--strict", *modules], cwd=BUILD, env=quickly, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"mypyc failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def play_compiled() -> None:
    """The checks that run on the compiled package, in a process that finds it first."""
    import ruthless.kernel.match
    from ruthless import GAMES, Luck, Match
    from ruthless.testing import conformance
    from tests.golden.golden_test import first_difference
    from tests.golden.write import written

    origin = ruthless.kernel.match.__file__
    assert origin is not None
    assert origin.endswith(".so"), f"not compiled: {origin}"
    assert Path(origin).is_relative_to(BUILD), f"another build: {origin}"
    print(f"ruthless.kernel.match is {Path(origin).name}")
    for golden in written():
        difference = first_difference(golden)
        assert difference is None, difference
        print(f"{golden.path.name}: as interpreted")
    for name, game in GAMES.items():
        for seats in (game.fewest, game.most):
            match = Match.new(name, seats, "compiled", ask_forced=seats == game.most)
            answers = conformance.check_match(match, Luck.from_seed("compiled"), every=40)
            print(f"{name}, {seats} seats: conformant over {answers} answers")


def main() -> None:
    """Copy, compile, play."""
    began = time.monotonic()
    modules = copy_sources()
    compile_modules(modules)
    print(f"{len(modules)} modules compiled in {time.monotonic() - began:.0f} s")
    found_first = os.pathsep.join([str(BUILD), str(ROOT)])
    command = [sys.executable, "-c", "from tests.compiled import play_compiled; play_compiled()"]
    done = subprocess.run(command, cwd=BUILD, env={**os.environ, "PYTHONPATH": found_first}, check=False)
    if done.returncode:
        raise SystemExit("the compiled build does not play as the interpreted one")


if __name__ == "__main__":
    main()
