"""An installed wheel, tested from outside: python tests/wheel.py [--pure] [--research]

For an environment in which the wheel is installed, alone or, with `--research`, with its extra of that name; no source of
the engine may lie on the path. All of the engine has to be compiled, luck in C included, or nothing with `--pure`; the
golden games have to go as they went; and what is told, chosen and, with the extra, observed has to be what the sources in
the same wheel come to, interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
EVERY = 25
"""One in so many seatings is compared."""


class Sources(MetaPathFinder):
    """Finds our modules as sources, also where compiled ones lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "ruthless":
            return None
        finders = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)) for place in path or sys.path)
        return next((found for finder in finders if (found := finder.find_spec(name)) is not None), None)


def modules_by_how() -> dict[bool, list[str]]:
    """The modules of the engine: those that are compiled, and those that are not."""
    import ruthless

    package = Path(str(ruthless.__file__)).parent
    sys.path.append(str(ROOT))
    from compile_engine import INTERPRETED, PARTS

    assert not package.is_relative_to(ROOT / "src"), f"this is no wheel, but {package}"
    found: dict[bool, list[str]] = {True: [], False: []}
    for path in sorted(
        path for part in PARTS for path in (package / part).rglob("*.py") if path.name not in INTERPRETED
    ):
        compiled = any(path.with_name(f"{path.stem}{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
        found[compiled].append(".".join(path.relative_to(package.parent).with_suffix("").parts))
    return found


def digests(*, interpreted: bool) -> str:
    """What the wheel comes to, as it is installed or by its sources; in a process of its own."""
    begin = f"import sys; sys.path.append({str(ROOT)!r}); "
    if interpreted:
        begin += "from tests.wheel import Sources; sys.meta_path.insert(0, Sources()); "
        begin += "import ruthless.kernel.match; assert ruthless.kernel.match.__file__.endswith('.py'); "
    script = f"{begin}sys.argv[1:] = ['--every', '{EVERY}']; from tests.digests import main; main()"
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def check_blocks(*, pure: bool) -> None:
    """Luck is made in C, or without: if it fails to be compiled nothing else would say so."""
    from ruthless.kernel import luck

    in_python = (luck._begin, luck._fill) == (luck.begun_by_hashlib, luck.words_by_hashlib)
    assert in_python == pure, f"luck is {'' if pure else 'not '}made in C"


def main(arguments: list[str]) -> None:
    """Look, play, compare."""
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    pure, research = ("--pure" in arguments), ("--research" in arguments)
    assert set(arguments) <= {"--pure", "--research"}, f"what is {' '.join(arguments)}?"
    modules = modules_by_how()
    assert modules[not pure], "no module of the engine was found"
    assert not modules[pure], f"{'' if pure else 'not '}compiled: {', '.join(modules[pure])}"
    import ruthless.kernel.match

    assert str(ruthless.kernel.match.__file__).endswith(".py") == pure  # what is found is what is there
    check_blocks(pure=pure)
    print(f"{len(modules[not pure])} modules of the engine, {'none' if pure else 'all'} of them compiled")
    from tests.golden.write import first_difference, written

    goldens = written()
    assert goldens
    for golden in goldens:
        difference = first_difference(golden)
        assert difference is None, difference
    print(f"{len(goldens)} golden games go as they went")
    found = digests(interpreted=False)
    assert found == digests(interpreted=True), "compiled, it does not play as it does interpreted"
    assert ('"observed"' in found) >= research, "the extra is not installed: nothing was observed"
    observed = "observations" if '"observed"' in found else "no observations, for lack of NumPy,"
    print(f"matches, {observed} and choices of bots are the same, interpreted")


if __name__ == "__main__":
    main(sys.argv[1:])
