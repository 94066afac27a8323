"""The examples run: those in `examples/`, in short form, and those in docs/research.md as they are written."""

from __future__ import annotations

import importlib
import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.lab import simulate
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
BOTS = ["trained_bot"]
"""What is no program but plays at a table."""
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_every_example_is_run() -> None:
    assert sorted(path.stem for path in (ROOT / "examples").glob("*.py")) == sorted([*SHORT, *BOTS])


@pytest.mark.parametrize("name", SHORT)
def test_an_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main: Any = runpy.run_path(str(ROOT / "examples" / f"{name}.py"))["main"]
    main(**SHORT[name])

    assert capsys.readouterr().out


def test_what_an_example_has_learnt_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "linear.npz"
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    monkeypatch.setenv("POLICY", str(kept))
    trainer = importlib.import_module("train_linear")
    trainer.main(20, 20, save=kept)
    bots = ["trained_bot:Trained", "uniform", "uniform", "uniform"]
    played, again = (simulate("frantic", games=6, bots=bots, options={"limit": 1}) for _ in range(2))
    assert played.wins == again.wins

    learnt = importlib.import_module("trained_bot").trained("frantic", 4).weights
    assert learnt.any()
    with np.load(kept) as file:
        assert file["weights"].tolist() == learnt.tolist()
    with pytest.raises(RuthlessError, match=r"trained_bot:Trained.*was learnt from other vectors"):
        simulate("frantic", players=3, games=1, bots=bots[:1], options={"limit": 1})


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
