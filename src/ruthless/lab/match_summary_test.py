"""What is summarised is what happened: accounts, hands, cards, events, attacks and turns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.messages import Message
from ruthless.lab.match_summary import kinds, summarise_match, told
from ruthless.lab.matches import play_one
from ruthless.lab.plans import Plan

TROUBLE: dict[str, object] = {"expansions": ["troublemaker"]}
PLANS = [
    Plan.checked("frantic", 4, "summary", {}, ["uniform"]),
    Plan.checked("frantic", 3, "summary", TROUBLE, ["uniform"]),
    Plan.checked("frantic", 3, "summary", {**TROUBLE, "scoring": "rounds"}, ["uniform"]),
    Plan.checked("frantic-board", 4, "summary", {}, ["uniform"]),
    Plan.checked("malta", 4, "summary", {}, ["uniform"]),
]


def fact(id: str, **args: Any) -> Fact:
    return Fact(Message(id, args))


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{len(plan.options)}")
def test_a_summary_agrees_with_the_match(plan: Plan) -> None:
    for index in range(6):
        found, match = summarise_match(plan, index)
        assert play_one(plan, index) == (found.places, found.scores, len(found.rounds), found.decisions)
        sheet = match.view(None).as_json().get("sheet")
        if sheet is None:
            assert not found.has_accounts
        else:
            assert found.has_accounts
            assert [one.points for one in found.rounds] == sheet
        answers = Counter(line.partition(" ")[2] for line in match.record().answers)
        for one in found.rounds:
            assert sorted(one.dealt) == list(range(plan.players))
            assert all(seat != other for seat, other, _ in one.attacks)
        played = sum(len(one.played) for one in found.rounds)
        assert played <= sum(times for answer, times in answers.items() if answer in kinds(plan.game))


def test_facts_are_told_apart() -> None:
    rounds, turns = told(
        "frantic",
        2,
        [
            fact("round", round=1, seat=1),
            Fact(
                Message("is-dealt", {"seat": 0, "count": 2}),
                {0: Message("is-dealt-cards", {"seat": 0, "cards": ["red-7", "gift:red"]})},
            ),
            fact("start-card", seat=1, card="skip:blue"),
            fact("attacks", seat=1, other=0),
            fact("has-turn", seat=0),
            fact("plays", seat=0, card="gift:red"),
            fact("attacks", seat=0, other=1),
            fact("draws", seat=1, count=1),
            fact("event", seat=1, event="market"),
            Fact(
                Message("is-dealt", {"seat": 0, "count": 1}),
                {0: Message("is-dealt-cards", {"seat": 0, "cards": ["fuck-you"]})},
            ),
            fact("scores", seat=0, points=12, cards=[]),
            fact("scores", seat=1, points=5, cards=[]),
            fact("round", round=2, seat=0),
            fact("has-turn", seat=1),
            fact("account-changes", seat=0, points=3, count=15),
            fact("swaps-accounts", seat=0, other=1),
        ],
    )
    first, second = rounds
    assert turns == 2
    assert first.dealt == {0: {"number", "gift"}}
    assert first.attacks == [(1, 0, "skip"), (0, 1, "gift")]
    assert first.played == [(0, "gift")]
    assert first.events == [(1, "market")]
    assert (first.first, first.opening, first.closing) == (0, [0, 0], [12, 5])
    assert (second.first, second.opening, second.closing) == (1, [12, 5], [5, 15])


def test_naming_oneself_is_no_attack() -> None:
    rounds, turns = told("malta", 2, [fact("begins", seat=1), fact("has-turn", seat=1), fact("names", seat=0, other=0)])
    assert (rounds[0].attacks, rounds[0].first, turns) == ([], 1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_kind(game: str) -> None:
    assert all(kinds(game).values())
    assert kinds("frantic")["red-7"] == kinds("frantic")["blue-1"] == "number"
