"""What speed has cost the source: `python -m benchmarks.cost REVISION` prints how long the parts of the engine were at that
revision and are now, without their tests, and the longest function of each.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from benchmarks.change import source
from benchmarks.workers import ROOT

PARTS = ("kernel", "games", "vectors", "bots", "research")


class Function(NamedTuple):
    """A function, by how many lines it takes."""

    lines: int
    name: str
    where: str

    def __str__(self) -> str:
        return f"`{self.name}` in `{self.where}`, {self.lines}"


def sources(part: Path) -> list[Path]:
    """The modules of a part, in Python and in C, without those that test them."""
    found = [path for ending in ("py", "c") for path in part.rglob(f"*.{ending}")]
    return sorted(path for path in found if not path.name.endswith("_test.py"))


def functions(part: Path) -> Iterator[Function]:
    """All functions of a part, with what is defined in them."""
    for path in sources(part):
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    assert node.end_lineno is not None
                    where = str(path.relative_to(part.parent))
                    yield Function(node.end_lineno - node.lineno + 1, node.name, where)


def lines(part: Path) -> int:
    """How long a part is."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources(part))


def table(before: Path, now: Path) -> str:
    """Both packages beside each other, in Markdown."""
    rows = ["| part | lines before | lines now | longest function before | longest function now |"]
    rows.append("| --- | ---: | ---: | --- | --- |")
    for part in PARTS:
        told = (str(max(functions(package / part))) for package in (before, now))
        rows.append(f"| {part} | {lines(before / part):,} | {lines(now / part):,} | {' | '.join(told)} |")
    totals = (f"{sum(lines(package / part) for part in PARTS):,}" for package in (before, now))
    rows.append(f"| all | {' | '.join(totals)} | | |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table(source(sys.argv[1]) / "src" / "ruthless", ROOT / "src" / "ruthless"))
