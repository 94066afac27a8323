"""What may import what, and which names are public."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ruthless

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ruthless"


def imported(source: Path) -> set[str]:
    """The modules a file imports, in full."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source}: relative import"
            found.add(node.module or "")
    return found


def modules(folder: str) -> list[Path]:
    """The modules of a folder that are not tests."""
    return [path for path in sorted((PACKAGE / folder).rglob("*.py")) if not path.name.endswith("_test.py")]


def test_the_rules_of_a_game_do_not_ask_whether_they_are_compiled() -> None:
    """Nor do the bots; what depends on it in the kernel and in the vectors is listed in docs/benchmarks.md."""
    for path in [*modules("games"), *modules("bots")]:
        source = path.read_text(encoding="utf-8")
        assert not {"mypy_extensions", "librt", "ruthless.vectors.native"} & imported(path), path
        assert not re.search(r"mypyc|__file__|\.so\b|EXTENSION_SUFFIXES", source), path


def test_importing_ruthless_imports_nothing_of_others() -> None:
    code = (
        "import sys; before = set(sys.modules); import ruthless, json; "
        "print(json.dumps(sorted({name.partition('.')[0] for name in set(sys.modules) - before})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    strangers = set(json.loads(done.stdout)) - set(sys.stdlib_module_names) - {"ruthless"}

    assert strangers == set()


@pytest.mark.parametrize("path", modules("kernel"), ids=lambda path: path.stem)
def test_the_kernel_stands_on_the_standard_library_and_itself(path: Path) -> None:
    compiling = {"mypy_extensions"} if path.stem == "extending" else set()  # never at run time: see there
    for name in imported(path) - compiling:
        top = name.partition(".")[0]
        assert top in sys.stdlib_module_names or name.startswith("ruthless.kernel"), f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", modules("games") + modules("vectors") + modules("bots"), ids=lambda path: f"{path.parent.name}.{path.stem}"
)
def test_games_vectors_and_bots_stand_on_the_standard_library_and_ruthless(path: Path) -> None:
    compiling = {"mypy_extensions", "librt.vecs"} if path.stem == "native" else set()  # not while it is interpreted
    for name in imported(path) - compiling:
        assert name.partition(".")[0] in {*sys.stdlib_module_names, "ruthless"}, f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", modules("kernel") + modules("games"), ids=lambda path: f"{path.parent.name}.{path.stem}"
)
def test_rules_have_no_clock_and_no_other_luck(path: Path) -> None:
    assert not imported(path) & {"time", "datetime", "random", "secrets", "uuid", "asyncio", "threading"}


def test_hypothesis_is_needed_for_the_strategies_only() -> None:
    shipped = [path for path in modules("") if any(name.startswith("hypothesis") for name in imported(path))]

    assert [path.name for path in shipped] == ["strategies.py"]


def test_the_public_names_are_these() -> None:
    errors = ["BadOption", "BadPosition", "BrokenRecord", "IllegalAnswer", "RuthlessError", "UnknownGame", "WrongSeats"]

    assert sorted(ruthless.__all__) == sorted(["GAMES", "Luck", "Match", "Record", "replay", *errors])
    assert all(hasattr(ruthless, name) for name in ruthless.__all__)


def test_a_match_has_what_everything_above_it_uses() -> None:
    promised = ["new", "over", "decision", "pending", "answer", "scores", "places", "winners", "view"]
    promised += ["clone", "imagine", "record", "refusal", "listen", "seats"]
    match = ruthless.Match.new("frantic")

    assert [name for name in promised if not hasattr(match, name)] == []


def test_a_game_has_what_everything_above_it_uses() -> None:
    for name, game in ruthless.GAMES.items():
        assert game.name == name
        assert game.rules_version >= 1
        assert game.cards
        assert game.answers
        assert game.options is not None
