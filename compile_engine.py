"""Compiles the engine: `kernel`, `games`, `vectors` and `bots` through mypyc, from the source that is interpreted otherwise.

It works on a copy of the package, so that no compiled module ever hides a source that somebody edits. `tests/compiled.py`
plays what comes out of it; `hatch_build.py` packs it into a wheel when RUTHLESS_COMPILE asks for that; `fast_engine.py`
puts it beside a checkout.
"""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
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

PARTS: Final = ("kernel", "games", "vectors", "bots")
"""The packages that are compiled."""

NATIVE: Final = (Path("ruthless/kernel/blocks.c"),)
"""What is written in C. Whoever uses it does the same in Python where it is not there."""

INTERPRETED: Final = ("extending.py", "native.py")
"""What tells the compiler something about classes, and about numbers side by side. It has to stay as it is: see there."""

Told = Callable[[str, int, int], None]
"""Is told what is being done, how many steps of it are behind, and how many there are; none if that is not known."""

STEP: Final = "step: "
"""How a line begins in which the process that compiles tells how far it is."""


def compiled(folder: Path, effort: str = TUNED, told: Told | None = None) -> list[Path]:
    """The engine, compiled in a fresh copy of the package in that folder; gives the compiled modules."""
    if effort not in EFFORTS:
        raise SystemExit(f"ruthless: the engine is not compiled {effort!r}, but {', '.join(EFFORTS)}")
    if missing := what_is_missing():
        raise SystemExit(f"ruthless: the engine cannot be compiled: {missing}")
    shutil.rmtree(folder, ignore_errors=True)
    leave_out = shutil.ignore_patterns("*_test.py", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "ruthless", folder / "ruthless", ignore=leave_out)
    found_first = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    said: list[str] = []
    with subprocess.Popen(
        [sys.executable, __file__, effort],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": found_first, "PYTHONDONTWRITEBYTECODE": "1", "RUTHLESS_ALLOW": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.startswith(STEP):
                said.append(line)
            elif told is not None:
                done, steps, what = line.removeprefix(STEP).rstrip().split(" ", 2)
                told(what, int(done), int(steps))
    if process.returncode:
        raise SystemExit(f"{''.join(said)[-4000:]}\nruthless: compiling the engine failed; what was said stands above")
    modules = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in modules if not path.is_relative_to(folder / "build"))


def what_is_missing() -> str:
    """What this machine lacks to compile with, in words; nothing if it has it all. On Windows setuptools looks for itself."""
    if os.name != "posix":
        return ""
    if shutil.which(c_compiler()[0]) is None:
        return "there is no C compiler (in Debian or Ubuntu: apt install gcc; on macOS: xcode-select --install)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are not installed (in Debian or Ubuntu: apt install python3-dev)"
    return ""


def c_compiler() -> list[str]:
    """The command that compiles C for this Python."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def tell(what: str, done: int = 0, steps: int = 0) -> None:
    """Tell whoever waits how far it is; at once with the end of the line, as several tell at a time."""
    sys.stdout.write(f"{STEP}{done} {steps} {what}\n")
    sys.stdout.flush()


def write_copies(folder: Path) -> None:
    """Put the functions that copy tables into their modules: made from the fields at run time, they would not be compiled."""
    from ruthless.kernel.table import copying

    for path in folder.glob("ruthless/games/*/table.py"):
        made = "copy = kernel.copier(Table)\n"
        source = path.read_text(encoding="utf-8")
        assert made in source, f"{path} does not make its copy as the others do"
        table = importlib.import_module(".".join(path.relative_to(folder).with_suffix("").parts)).Table
        path.write_text(source.replace(made, copying(table) + "\n"), encoding="utf-8")


def write_vectors(folder: Path) -> None:
    """Put the functions that write vectors off tables into the modules of the games' vectors, for the same reason."""
    from ruthless import GAMES
    from ruthless.vectors.encoding import vectors_of
    from ruthless.vectors.writing import written

    for name, game in GAMES.items():
        assert game.table is not None, f"{name} does not say what its tables are"
        path = folder / "ruthless" / "vectors" / f"{game.package.rpartition('.')[2]}.py"
        writing = written(vectors_of(name, game.fewest).pieces.lines, off_table=True, notes=True)
        path.write_text(f"{path.read_text(encoding='utf-8')}\n\n{writing.module(game.table)}", encoding="utf-8")


def build(folder: Path, effort: str) -> None:
    """Compile the modules in place."""
    from mypyc.build import mypycify
    from setuptools import Extension

    tell("translating to C")
    sources = [
        path for part in PARTS for path in (folder / "ruthless" / part).rglob("*.py") if path.name not in INTERPRETED
    ]
    modules = sorted(str(path.relative_to(folder)) for path in sources)
    opt_level = "1" if effort == ROUGH else "2"
    extensions = mypycify(["--strict", *modules], opt_level=opt_level, debug_level="0", multi_file=True)
    extensions += [Extension(f"ruthless.kernel.{path.stem}", [str(path)]) for path in NATIVE]
    flags = ["-fvisibility=hidden"] if os.name == "posix" else []  # calls between modules need no detour then
    if effort == TUNED and is_gcc():
        compile_all("compiling, to see where matches go", extensions, [*flags, "-fprofile-generate"])
        tell("playing, to see where matches go")
        subprocess.run([sys.executable, __file__, "practise"], check=True)
        flags += ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-flto=auto"]
    compile_all("compiling", extensions, flags)


def is_gcc() -> bool:
    """Whether this Python's C compiler is GCC: others are told in other ways to learn from practice.

    On Windows it is not, whatever calls itself `cc` there: setuptools takes Microsoft's.
    """
    if os.name != "posix" or shutil.which(c_compiler()[0]) is None:
        return False
    said = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def compile_all(what: str, extensions: list[Any], flags: list[str]) -> None:
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
    steps = sum(len(extension.sources) for extension in extensions)
    done = count(1)
    tell(what, 0, steps)

    def side_by_side() -> None:
        compile_some = command.compiler.compile

        def compile_many(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                made: list[str] = compile_some([source], *args, **kwargs)
                tell(what, next(done), steps)
                return made

            first, *others = sources  # a compiler may look for itself when it is first used, which none should do twice
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [path for paths in (compile_one(first), *pool.map(compile_one, others)) for path in paths]

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
    from ruthless.vectors.batch import INFORMATION_STATE, OBSERVATION, Batch

    luck = Luck.from_seed("practice")
    thinker = bot_named("cunning:4", luck)
    for game, rules in GAMES.items():
        match = Match.new(game, 4, "thinking")
        while match.decision is not None:
            match.answer(thinker.choose(Sight(match, match.decision)))
        for observe, steps in ((OBSERVATION, 300), (INFORMATION_STATE, 60)):
            batch = Batch(game, 16, 4, {}, "practice", observe)
            for _ in range(steps):
                batch.step(batch.uniform())
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
        write_vectors(Path.cwd())
        build(Path.cwd(), sys.argv[1])


if __name__ == "__main__":
    main()
