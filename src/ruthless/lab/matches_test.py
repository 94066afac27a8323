"""A match of a plan: what comes of it depends on nothing but the plan and its number."""

from __future__ import annotations

from dataclasses import replace

from ruthless.kernel.facts import Fact
from ruthless.lab.matches import play_one, play_several, played
from ruthless.lab.plans import Plan

PLAN = Plan.checked("frantic", 4, "seven", {"limit": 40})


def test_a_match_depends_on_seed_and_number_only() -> None:
    assert [play_one(PLAN, index) for index in (2, 0, 1)] == [play_several(PLAN, range(3))[at] for at in (2, 0, 1)]
    assert play_one(PLAN, 1) != play_one(replace(PLAN, seed="eight"), 1)


def test_it_does_not_matter_whether_somebody_listens() -> None:
    facts: list[Fact] = []
    match, decisions = played(PLAN, 1, facts)
    assert play_one(PLAN, 1) == (match.places, match.scores, match.rounds, decisions)
    assert facts[-1].public.id == "match-ends"
