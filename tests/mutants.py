"""Mutants: is every rule that forbids something held by a scenario, a golden game or a count?

`python -m tests.mutants` spoils one predicate after the other, a function in `games` that gives a refusal or nothing: once
it never refuses, once it is turned round, refusing what was allowed and allowing what was refused. A function that gives
the refusals of all spaces at once is a predicate too, which never refuses if it gives none. Then it runs the
scenarios of the game, its golden games and its counts, which have to fail. It takes some minutes and is a target of its own.
With `--reasons` each single reason is taken out as well.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
GAMES = SOURCE / "ruthless" / "games"
PATIENCE = 600
"""Seconds after which a mutant counts as killed: a match that no longer ends is a difference too."""

NOTHING = {"Refusal | None": "None", "Bars": "{}"}
"""By what it gives, what a predicate gives that refuses nothing."""

NEVER, ROUND, REASON = "never refuses", "turned round", "reason"

JUSTIFIED: dict[str, str] = {
    "malta/announcing.py:nowhere never refuses": "it is for questions that take every space, and refuses none as it stands",
}
"""Mutants that survive, and why that is right: nothing anybody could do or see differs."""


@dataclass(frozen=True)
class Mutant:
    """One predicate, spoilt in one way; `reason` numbers the refusals in it."""

    path: Path
    function: str
    way: str
    reason: int = 0

    def __str__(self) -> str:
        place = f"{self.path.relative_to(GAMES)}:{self.function}"
        return f"{place} {self.way} {self.reason}" if self.way == REASON else f"{place} {self.way}"

    @property
    def module(self) -> str:
        """The name under which it is imported."""
        return ".".join(self.path.relative_to(SOURCE).with_suffix("").parts)

    @property
    def folder(self) -> Path:
        """The game it belongs to."""
        return GAMES / self.path.relative_to(GAMES).parts[0]

    def tests(self) -> list[str]:
        """What has to notice: first the scenarios beside it, then all of the game, then its golden games and counts."""
        beside = [path for path in [self.path.with_name(f"{self.path.stem}_test.py")] if path.exists()]
        others = sorted(path for path in self.folder.rglob("*_test.py") if path not in beside)
        return [*map(str, beside + others), str(ROOT / "tests" / "golden"), str(ROOT / "tests" / "counts_test.py")]


def mutants(*, reasons: bool) -> Iterator[Mutant]:
    """Every predicate of every game, spoilt in every way."""
    for path in sorted(GAMES.rglob("*.py")):
        if path.name.endswith("_test.py"):
            continue
        for name, node in predicates(ast.parse(path.read_text(encoding="utf-8"))).items():
            yield Mutant(path, name, NEVER)
            yield Mutant(path, name, ROUND)
            for number in range(len(_reasons(node)) if reasons else 0):
                yield Mutant(path, name, REASON, number)


def predicates(tree: ast.AST, inside: str = "") -> dict[str, ast.FunctionDef]:
    """The functions that give a refusal or nothing, by their qualified names."""
    found: dict[str, ast.FunctionDef] = {}
    for node in ast.iter_child_nodes(tree):
        name = inside
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}.{node.name}".removeprefix(".")
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) in NOTHING:
            assert name not in found, f"two predicates are called {name}"
            found[name] = node
        found |= predicates(node, name)
    return found


def _reasons(node: ast.FunctionDef) -> list[ast.expr]:
    """What a predicate gives where it refuses: refusals, and what other predicates say."""
    found: list[ast.expr] = []
    for one in ast.walk(node):
        if isinstance(one, ast.Return) and one.value is not None:
            found += _alternatives(one.value)
    return [one for one in found if ast.unparse(one) not in ("None", "ELSEWHERE", "{}")]


def _alternatives(value: ast.expr) -> list[ast.expr]:
    """The expressions of which one is the value."""
    if isinstance(value, ast.IfExp):
        return _alternatives(value.body) + _alternatives(value.orelse)
    if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or):
        return [one for part in value.values for one in _alternatives(part)]
    return [value]


# Spoiling a module while it is imported


class _Without(ast.NodeTransformer):
    """Puts nothing in the place of one expression."""

    def __init__(self, wanted: ast.expr, nothing: str) -> None:
        self._wanted = wanted
        self._nothing = ast.parse(nothing, mode="eval").body

    def visit(self, node: ast.AST) -> Any:
        return self._nothing if node is self._wanted else self.generic_visit(node)


def spoilt(source: str, mutant: Mutant) -> ast.Module:
    """The module with that mutant in it."""
    tree = ast.parse(source)
    node = predicates(tree)[mutant.function]
    assert node.returns is not None
    kind = ast.unparse(node.returns)
    if mutant.way == NEVER:
        node.body = ast.parse(f"return {NOTHING[kind]}").body
    elif mutant.way == REASON:
        _Without(_reasons(node)[mutant.reason], NOTHING[kind]).visit(node)
    else:
        inner = ast.FunctionDef("_as_it_was", node.args, node.body, [], node.returns)
        names = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
        given = [*names, *(f"{one.arg}={one.arg}" for one in node.args.kwonlyargs)]
        node.body = [inner, *ast.parse(_TURNED[kind].format(given=", ".join(given))).body]
    return ast.fix_missing_locations(tree)


_TURNED = {
    "Refusal | None": """
from ruthless.kernel.decisions import ELSEWHERE as _elsewhere
from ruthless.kernel.messages import Refusal as _refusal
_found = _as_it_was({given})
if _found is None:
    return _refusal("turned-round", "1.1")
return _elsewhere if _found is _elsewhere else None
""",
    "Bars": """
from collections import defaultdict as _default
from ruthless.kernel.messages import Refusal as _refusal
_found = _as_it_was({given})
_any = _default(lambda: _refusal("turned-round", "1.1"))
return {{_space: _any for _space in range(49) if _space not in _found}}
""",
}
"""What is no answer to a question stays so: nobody would take that for a rule."""


class Spoiler(SourceFileLoader):
    """Loads one module with its mutant, and never from a cache."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        source = self._mutant.path.read_text(encoding="utf-8")
        return compile(spoilt(source, self._mutant), str(self._mutant.path), "exec")


class Finder(MetaPathFinder):
    """Finds the spoilt module before anybody else does."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        return spec_from_file_location(fullname, self._mutant.path, loader=Spoiler(self._mutant))


def run_here(mutant: Mutant) -> int:
    """Run the tests in this process with the mutant in place."""
    import pytest

    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, Finder(mutant))
    flags = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*flags, "-o", "addopts=--import-mode=importlib", *mutant.tests()]))


# The whole run


def killed_by(mutant: Mutant) -> str | None:
    """The test that notices a mutant; None if none does."""
    line = [sys.executable, "-m", "tests.mutants", "--one", str(mutant)]
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    try:
        done = subprocess.run(
            line, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "PYTHONPATH": path}
        )
    except subprocess.TimeoutExpired:
        return "time: it does not end"
    if done.returncode == 0:
        return None
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if found is None:
        raise SystemExit(f"{mutant} could not be tried:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return found.group(1).removeprefix("src/ruthless/games/")


def main(arguments: list[str]) -> int:
    """Try them all, print what killed each, and list the survivors; an error if one of them is not justified."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--reasons", action="store_true", help="take out each single reason too")
    parser.add_argument("--only", default="", metavar="TEXT", help="only those with this in their name")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--one", metavar="NAME", help="run the tests with this mutant, and nothing else")
    asked: Any = parser.parse_args(arguments)
    found = [mutant for mutant in mutants(reasons=asked.reasons or asked.one is not None) if asked.only in str(mutant)]
    if asked.one is not None:
        return run_here(next(mutant for mutant in found if str(mutant) == asked.one))
    survivors: list[str] = []
    with ThreadPoolExecutor(asked.processes) as pool:
        for number, (mutant, killer) in enumerate(zip(found, pool.map(killed_by, found), strict=True), 1):
            print(f"{number:4}/{len(found)} {mutant}: {killer or 'SURVIVES'}", flush=True)
            if killer is None:
                survivors.append(str(mutant))
    print(f"{len(found)} mutants, {len(found) - len(survivors)} killed, {len(survivors)} survive")
    for name in survivors:
        print(f"  {name}: {JUSTIFIED.get(name, 'not justified')}")
    stale = [name for name in JUSTIFIED if asked.only in name and name in map(str, found) and name not in survivors]
    for name in stale:
        print(f"  {name} is justified but does not survive")
    return 1 if stale or any(name not in JUSTIFIED for name in survivors) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
