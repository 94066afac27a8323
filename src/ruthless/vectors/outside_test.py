"""With the example package installed its game has vectors, and what its expansion adds stands behind all that is ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ruthless.research.play import layout

EXAMPLE = Path(__file__).parents[3] / "examples" / "ruthless_example"

LOOK = """
import json
from ruthless import Luck, Match
from ruthless.research.play import Play, layout
from ruthless.vectors import encoder
from ruthless.vectors.encoding import vectors_of

def shown(game, seats, options, wanted):
    pieces, seen = layout(game, seats, "information_state"), set()
    codec = encoder(game, seats, Match.new(game, seats, 0, options).options)
    for seed in range(20):
        play, luck = Play(game, seats, seed, options, remember=True), Luck.from_seed(seed)
        while not play.over:
            row = play.information_state(play.seat)
            assert vectors_of(game, seats).write_table is not None
            assert codec.encode(play.match.view(play.seat)) == row[:codec.layout.size] == codec.observe(play.match, play.seat)
            seen |= {name for name in wanted if any(row[pieces[name].slice])}
            play.answer(luck.choice(play.legal()))
    return sorted(seen)

added = ["hand_outside", "pile_outside", "demand_symbol_outside", "events_outside", "house_expansions_outside", "named_outside"]
print(json.dumps({
    "seen": layout("frantic", 3).as_json(),
    "remembered": layout("frantic", 3, "information_state").as_json(),
    "filled": shown("frantic", 3, {"expansions": ["tavern"], "limit": 60}, added),
    "climb": [piece.name for piece in layout("climb", 3)],
    "climbed": shown("climb", 3, {}, ["hand", "pile", "counts", "question", "told"]),
}))
"""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What is seen where the example package is installed."""
    site = tmp_path_factory.mktemp("site")
    info = site / "ruthless_example-1.0.dist-info"
    info.mkdir()
    declared = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    lines = [
        line for group, named in declared.items() for line in (f"[{group}]", *(f"{k} = {v}" for k, v in named.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ruthless-example\nVersion: 1.0\n", encoding="utf-8")
    found = [str(site), str(EXAMPLE / "src"), *filter(None, sys.path)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(found)}
    env.pop("RUTHLESS_ALLOW", None)
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_what_an_expansion_from_outside_adds_stands_behind_all_that_is_ours(there: Any) -> None:
    ours = layout("frantic", 3)
    pieces = there["seen"]["pieces"]
    behind = pieces[len(ours) :]

    assert pieces[: len(ours)] == ours.as_json()["pieces"]
    assert all(piece["name"].endswith("_outside") for piece in behind)
    labels = {label for piece in behind for label in piece["labels"]}
    assert labels == {
        "tavern",
        "toast",
        "last-orders",
        *(f"toast:{colour}" for colour in ("red", "yellow", "green", "blue")),
    }
    assert there["seen"]["digest"] != ours.digest


def test_what_it_adds_is_filled_in(there: Any) -> None:
    assert there["filled"] == sorted(
        [
            "demand_symbol_outside",
            "events_outside",
            "hand_outside",
            "house_expansions_outside",
            "named_outside",
            "pile_outside",
        ]
    )


def test_a_game_from_outside_has_vectors_from_its_declarations(there: Any) -> None:
    assert {"hand", "counts", "known", "pile", "scores", "over"} <= {*there["climb"]}
    assert there["climbed"] == ["counts", "hand", "pile", "question", "told"]
