"""The examples run: those in `examples/`, in short form, and those in docs/research.md as they are written."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from ruthless.kernel.game import GAMES
from ruthless.research.play import layout
from ruthless.vectors.actions import action_table

ROOT = Path(__file__).parents[3]
SHORT: dict[str, dict[str, int]] = {
    "gymnasium_solo": {"matches": 2},
    "openspiel_search": {"matches": 1, "simulations": 2},
    "pettingzoo_loop": {"matches": 1},
    "train_linear": {"matches": 20, "test": 20},
    "vector_rewards": {"matches": 12},
}
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_every_example_is_run() -> None:
    assert sorted(path.stem for path in (ROOT / "examples").glob("*.py")) == sorted(SHORT)


@pytest.mark.parametrize("name", SHORT)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main: Any = runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"]
    main(**SHORT[name])

    assert capsys.readouterr().out


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_what_the_documentation_shows_runs(number: int) -> None:
    exec(compile(BLOCKS[number], f"docs/research.md, example {number + 1}", "exec"), {})  # noqa: S102 - our own text


@pytest.mark.parametrize("game", GAMES)
def test_the_documentation_knows_sizes_and_pieces(game: str) -> None:
    seen, remembered = layout(game, 4), layout(game, 4, "information_state")
    table = action_table(game)

    assert f"| `{game}` | {seen.size:,} | {remembered.size:,} |" in PAGE
    assert f"| `{game}` | {table.rules_version} | {len(table)} |" in PAGE
    described = [piece.name for piece in remembered if not piece.name.startswith("house_")]
    assert [name for name in described if f"`{name}`" not in PAGE] == []
