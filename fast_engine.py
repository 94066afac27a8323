"""The compiled engine of a checkout: `make fast` builds it, and the program `ruthless` uses it until a source of it changes.

It lies in build/fast: a package in which only the compiled parts stand; everything else is found in src, so that what is
not compiled can be edited as ever, and nothing in src is hidden. `fast_start.py` sees to it that the program finds it.

python fast_engine.py build [quick|tuned]    # with how much effort: see compile_engine.py
python fast_engine.py tell                   # one line if what was built is no longer what the sources say
"""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import fast_start
from compile_engine import PARTS, QUICK, ROOT, Told, compiled

FOLDER = ROOT / "build" / "fast"
STARTS = "ruthless_fast"
"""What `fast_start` is called in the environment."""


def build(effort: str) -> None:
    """Compile, and put what comes out where the program looks for it."""
    digest = fast_start.digest(str(ROOT), list(PARTS))
    folder = FOLDER.with_suffix(".part")
    with progress() as told:
        compiled(folder, effort, told)
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(folder / left_over, ignore_errors=True)
    lead_back(folder / "ruthless", ROOT / "src" / "ruthless")
    (folder / "built.json").write_text(json.dumps({"digest": digest, "parts": PARTS}), encoding="utf-8")
    shutil.rmtree(FOLDER, ignore_errors=True)
    folder.rename(FOLDER)
    environment = Path(sysconfig.get_path("purelib"))
    shutil.copyfile(fast_start.__file__, environment / f"{STARTS}.py")
    (environment / f"{STARTS}.pth").write_text(f"import {STARTS}; {STARTS}.use({str(ROOT)!r})\n", encoding="utf-8")


def lead_back(package: Path, source: Path) -> None:
    """Leave in a copy of the package only what is compiled, and let everything else be found in the source.

    Data of compiled parts is linked, file by file: a link to a folder would be walked twice by whatever walks the project.
    """
    for path in list(package.iterdir()):
        if path.name not in PARTS:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    origin = source / "__init__.py"
    begins = f"__path__.append({str(source)!r})\n"
    begins += f"with open({str(origin)!r}, encoding='utf-8') as _source:\n"
    begins += f"    exec(compile(_source.read(), {str(origin)!r}, 'exec'))\n"
    (package / "__init__.py").write_text(begins, encoding="utf-8")
    for path in [path for part in PARTS for path in (package / part).rglob("*")]:
        if path.is_file() and path.suffix not in (".py", ".so"):
            path.unlink()
            path.symlink_to(source / path.relative_to(package))


@contextmanager
def progress() -> Iterator[Told]:
    """Something to tell how far it is: a bar in a terminal, a line for each stage elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description:<38}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console) as bars:
        bar = bars.add_task("", total=None, visible=False)
        stages: set[str] = set()

        def told(what: str, done: int, steps: int) -> None:
            bars.update(bar, description=what, completed=done, total=steps or None, visible=True)
            if what not in stages and not console.is_terminal:
                console.print(what)
            stages.add(what)

        yield told


def tell() -> None:
    """Say that a build has been left behind by its sources; nothing if there is none, or it is what they say."""
    if fast_start.state(str(ROOT)) == fast_start.STALE:
        print(
            "the engine's sources, or Python, have changed since make fast: it plays interpreted until you run it again"
        )


def main(arguments: list[str]) -> None:
    """What the command line asks for."""
    match arguments:
        case ["tell"]:
            tell()
        case ["build"] | ["build", _]:
            try:
                build(*arguments[1:] or [QUICK])
            except KeyboardInterrupt:
                raise SystemExit("ruthless: interrupted; what was compiled before is as it was") from None
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
