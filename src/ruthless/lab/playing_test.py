"""Playing a plan through: what is told of the effort, and what a journal of it begins with."""

from __future__ import annotations

import json
from pathlib import Path

import ruthless
from ruthless.kernel.game import game_named
from ruthless.lab.plans import Plan
from ruthless.lab.playing import MEASURED, Effort, play_all
from ruthless.lab.settings import Settings


def test_the_figures_of_the_effort_are_those_named() -> None:
    assert tuple(Effort("processes", 2, 10, 5.0).as_json(100)) == MEASURED
    assert Effort("processes", 2, 10, 5.0).as_json(100)["decisions_per_second"] == 200


def test_journals_kept_so_far_go_on_because_they_begin_as_ever(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    plan = Plan.checked("frantic", 2, "seven", {"limit": 1}, ["uniform", "sensible"])
    play_all(plan, 1, Settings(journal=journal), lambda index, outcome: None)
    head, _ = journal.read_text(encoding="utf-8").splitlines()
    assert json.loads(head) == {
        "journal": 1,
        "ruthless": ruthless.__version__,
        "rules": game_named("frantic").rules_version,
        "work": "ruthless.lab.matches.play_several",
        "plan": "Plan",
        "game": "frantic",
        "players": 2,
        "seed": "seven",
        "options": {"limit": 1},
        "bots": ["uniform", "sensible"],
        "rotate": True,
    }
