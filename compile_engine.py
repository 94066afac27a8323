"""Compiles the engine: `kernel` and `games` through mypyc, from the source that is interpreted otherwise.

It works on a copy of the package, so that no compiled module ever hides a source that somebody edits. `tests/compiled.py`
plays what comes out of it; `hatch_build.py` packs it into a wheel when RUTHLESS_COMPILE=1 asks for that.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
TOOLS = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=75"]
"""What it takes beside a C compiler."""


def compiled(folder: Path, *, opt_level: int = 2) -> list[Path]:
    """The engine, compiled in a fresh copy of the package in that folder; gives the compiled modules."""
    shutil.rmtree(folder, ignore_errors=True)
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "ruthless", folder / "ruthless", ignore=leave_out)
    found_first = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, __file__, str(opt_level)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": found_first, "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\nruthless: compiling the engine failed; what was said stands above")
    modules = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in modules if not path.is_relative_to(folder / "build"))


def write_copies(folder: Path) -> None:
    """Put the functions that copy tables into their modules: made from the fields at run time, they would not be compiled."""
    from ruthless.kernel.table import copying

    for path in folder.glob("ruthless/games/*/table.py"):
        made = "copy = kernel.copier(Table)\n"
        source = path.read_text(encoding="utf-8")
        assert made in source, f"{path} does not make its copy as the others do"
        table = importlib.import_module(".".join(path.relative_to(folder).with_suffix("").parts)).Table
        path.write_text(source.replace(made, copying(table) + "\n"), encoding="utf-8")


def build(folder: Path, opt_level: str) -> None:
    """Compile the modules in place, their C files side by side."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    parts = [folder / "ruthless" / part for part in ("kernel", "games")]
    modules = sorted(str(path.relative_to(folder)) for part in parts for path in part.rglob("*.py"))
    extensions = mypycify(["--strict", *modules], opt_level=opt_level, debug_level="0", multi_file=True)
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")  # calls between modules need no detour then
    command = Distribution({"name": "engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    one_by_one = command.build_extensions

    def side_by_side() -> None:
        compile_some = command.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], *args, **kwargs), sources)
                return [path for paths in made for path in paths]

        command.compiler.compile = compile_all
        one_by_one()

    command.build_extensions = side_by_side
    command.run()


if __name__ == "__main__":
    write_copies(Path.cwd())
    build(Path.cwd(), sys.argv[1])
