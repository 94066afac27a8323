"""Compiles the engine: `kernel`, `games` and `bots` through mypyc, from the source that is interpreted otherwise.

It works on a copy of the package, so that no compiled module ever hides a source that somebody edits. `tests/compiled.py`
plays what comes out of it; `hatch_build.py` packs it into a wheel when RUTHLESS_COMPILE asks for that.
"""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parent
TOOLS = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=75"]
"""What it takes beside a C compiler."""

ROUGH: Final = "rough"
QUICK: Final = "quick"
TUNED: Final = "tuned"
EFFORTS: Final = (ROUGH, QUICK, TUNED)
"""How much is done for speed: next to nothing, for tests; what a compiler usually does; or that twice, the second time
knowing which ways matches take. Twice is for GCC only, with other compilers `tuned` is `quick`."""

INTERPRETED: Final = "extending.py"
"""What tells the compiler something about classes. At run time it does nothing, which has to stay so: see there."""


def compiled(folder: Path, effort: str = TUNED) -> list[Path]:
    """The engine, compiled in a fresh copy of the package in that folder; gives the compiled modules."""
    if effort not in EFFORTS:
        raise SystemExit(f"ruthless: the engine is not compiled {effort!r}, but {', '.join(EFFORTS)}")
    shutil.rmtree(folder, ignore_errors=True)
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "ruthless", folder / "ruthless", ignore=leave_out)
    found_first = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, __file__, effort],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": found_first, "PYTHONDONTWRITEBYTECODE": "1", "RUTHLESS_ALLOW": ""},
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


def build(folder: Path, effort: str) -> None:
    """Compile the modules in place."""
    from mypyc.build import mypycify

    parts = [folder / "ruthless" / part for part in ("kernel", "games", "bots")]
    sources = [path for part in parts for path in part.rglob("*.py") if path.name != INTERPRETED]
    modules = sorted(str(path.relative_to(folder)) for path in sources)
    opt_level = "1" if effort == ROUGH else "2"
    extensions = mypycify(["--strict", *modules], opt_level=opt_level, debug_level="0", multi_file=True)
    flags = ["-fvisibility=hidden"] if os.name == "posix" else []  # calls between modules need no detour then
    if effort == TUNED and is_gcc():
        compile_all(extensions, [*flags, "-fprofile-generate"])
        subprocess.run([sys.executable, __file__, "practise"], check=True)
        flags += ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-flto=auto"]
    compile_all(extensions, flags)


def is_gcc() -> bool:
    """Whether this Python's C compiler is GCC: others are told in other ways to learn from practice."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    said = subprocess.run([*shlex.split(command), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def compile_all(extensions: list[Any], flags: list[str]) -> None:
    """Compile all C files, side by side, and link what comes out in place."""
    from setuptools import Distribution

    before = [list(extension.extra_compile_args) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args += flags
        extension.extra_link_args = flags
    command = Distribution({"name": "engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = command.force = True
    command.ensure_finalized()
    one_by_one = command.build_extensions

    def side_by_side() -> None:
        compile_some = command.compiler.compile

        def compile_many(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], *args, **kwargs), sources)
                return [path for paths in made for path in paths]

        command.compiler.compile = compile_many
        one_by_one()

    command.build_extensions = side_by_side
    command.run()
    for extension, args in zip(extensions, before, strict=True):
        extension.extra_compile_args = args


def practise() -> None:
    """Play as simulations and searches do, so that the compiler sees what is done often."""
    from ruthless import GAMES, Luck, Match
    from ruthless.bots import Sight, bot_named

    luck = Luck.from_seed("practice")
    thinker = bot_named("cunning:4", luck)
    for game, rules in GAMES.items():
        match = Match.new(game, 4, "thinking")
        while match.decision is not None:
            match.answer(thinker.choose(Sight(match, match.decision)))
        for number in range(PRACTICE):
            Match.new(game, 4, number).play_out(luck)
            match = Match.new(game, rules.most if number % 4 == 0 else 4, number)
            looks = number % 8 == 0
            while match.decision is not None:
                if looks and luck.below(20) == 0:
                    match.view(match.decision.seat)
                    match.clone()
                    match.imagine(match.decision.seat, luck).play_out(luck)
                match.answer(luck.choice(match.decision.options))


PRACTICE: Final = 80
"""So many matches of each game."""


def main() -> None:
    """Work in the folder of the copy, in a process that finds it first."""
    if sys.argv[1] == "practise":
        practise()
    else:
        write_copies(Path.cwd())
        build(Path.cwd(), sys.argv[1])


if __name__ == "__main__":
    main()
