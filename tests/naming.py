"""Which files outside a game's own folders name a game: `python -m tests.naming [ROOT]` prints them.

A game's own are the folders and modules called after it in every layer. Examples in documentation do not count: what
stands in comments and docstrings is left out, and so are tests and texts.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
OWN = ("frantic", "frantic_board", "malta")
NAMED = re.compile(r"frantic|malta", re.IGNORECASE)
_OF_CLIENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def naming(root: Path = ROOT) -> list[str]:
    """The files that name a game and are none of its own, in their order."""
    files = [*(root / "src/ruthless").rglob("*.py"), *_of_client(root / "client/src")]
    inner = [path.relative_to(root) for path in files]
    return sorted(str(path) for path in inner if not _is_own(path) and NAMED.search(_said(root / path)))


def _of_client(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        is_test = ".test." in path.name or "dev" in path.parts
        if path.suffix in (".ts", ".svelte", ".css") and not is_test and "generated" not in path.name:
            yield path


def _is_own(path: Path) -> bool:
    return path.stem.endswith("_test") or any(part in OWN for part in (*path.parts[:-1], path.stem))


def _said(path: Path) -> str:
    """What a file says to the machine."""
    text = path.read_text(encoding="utf-8")
    return _without_docstrings(text) if path.suffix == ".py" else _OF_CLIENT.sub("", text)


def _without_docstrings(text: str) -> str:
    documented = {
        node.value.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return " ".join(
        token.string for token in tokens if token.type != tokenize.COMMENT and token.start[0] not in documented
    )


if __name__ == "__main__":
    found = naming(Path(sys.argv[1]) if sys.argv[1:] else ROOT)
    print("\n".join([*found, f"{len(found)} files"]))
