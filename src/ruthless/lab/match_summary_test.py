"""What is summarised is what happened: accounts, hands, cards, events, attacks and turns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ruthless.kernel.facts import Fact
from ruthless.kernel.game import GAMES
from ruthless.kernel.messages import Message
from ruthless.lab.match_summary import Course, MatchSummary, RoundSummary, kinds, passes, summarise_match, told
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
    rounds, course = told(
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
    assert course.turns == [1, 1]
    assert first.dealt == {0: {"number", "gift"}}
    assert first.held == {0: {"number", "gift", "fuck-you"}, 1: set()}
    assert first.still_in == [2]
    assert first.attacks == [(1, 0, "skip"), (0, 1, "gift")]
    assert first.played == [(0, "gift")]
    assert first.events == [(1, "market")]
    assert (first.first, first.opening, first.closing) == (0, [0, 0], [12, 5])
    assert (second.first, second.opening, second.closing) == (1, [12, 5], [5, 15])


def test_naming_oneself_is_no_attack() -> None:
    rounds, course = told(
        "malta", 2, [fact("begins", seat=1), fact("has-turn", seat=1), fact("names", seat=0, other=0)]
    )
    assert (rounds[0].attacks, rounds[0].first, course.turns) == ([], 1, [0, 1])


KNOCK_OUT = [
    *(Fact(Message("is-dealt", {"seat": seat, "count": 3})) for seat in range(3)),
    fact("has-turn", seat=0),  # all have three: nobody leads
    Fact(Message("draws", {"seat": 0, "count": 1}), {0: Message("draws-cards", {"seat": 0, "cards": ["swap-hands"]})}),
    fact("plays", seat=0, card="shove"),
    fact("discards", seat=0, cards=["negate"]),
    fact("has-turn", seat=1),  # 2, 3, 3: still nobody
    Fact(
        Message("gives", {"seat": 1, "other": 2, "count": 1}),
        {2: Message("gives-cards", {"seat": 1, "other": 2, "cards": ["follow-me"]})},
    ),
    fact("has-turn", seat=2),  # 2, 2, 4: seat 2 leads
    fact("loses", seat=2, text="stuck"),
    fact("plays", seat=0, card="shove"),
    fact("has-turn", seat=0),  # 1, 2, out: seat 1
    fact("hands-on", seat=0, other=1, count=1),
    fact("hands-on", seat=1, other=0, count=2),
    fact("has-turn", seat=1),  # 2, 1, out: seat 0
    fact("comes-back", seat=2),
    fact("plays", seat=2, card="follow-me"),
    fact("has-turn", seat=0),  # 2, 1, 3: seat 2
    fact("loses", seat=2, text="no-cards"),
    fact("loses", seat=1, text="sudden-death"),
]


def test_a_match_in_which_one_can_be_out() -> None:
    (one,), course = told("malta", 3, KNOCK_OUT)
    assert course.turns == [3, 2, 1]
    assert course.losses == [(2, 1, "stuck"), (2, 1, "no-cards"), (1, 2, "sudden-death")]
    assert course.backs == [2]
    assert course.richest == [None, None, 2, 1, 0, 2]
    assert passes(course.richest) == 3
    assert one.held == {0: {"swap-hands", "shove"}, 1: set(), 2: {"follow-me"}}
    assert (one.played, one.still_in) == ([(0, "shove"), (0, "shove"), (2, "follow-me")], [3, 2, 3])


def test_the_lead_passes_when_another_seat_has_it_alone() -> None:
    assert passes([]) == passes([None, 1, None, 1, 1]) == 0
    assert passes([0, None, 1, 1, None, 0]) == 2


def test_with_accounts_the_lead_is_that_of_the_best_one_after_a_round() -> None:
    rounds = [RoundSummary([0, 0], [3, 5]), RoundSummary([3, 5], [9, 9]), RoundSummary([9, 9], [20, 10])]
    low = MatchSummary(rounds, 0, Course([0, 0]), False, True, [20, 10], [2, 1])
    assert low.lead_changes == 1
    assert MatchSummary(rounds[:2], 0, Course([0, 0]), False, True, [9, 9], [1, 1]).lead_changes == 0
    assert MatchSummary(rounds, 0, Course([0, 0]), False, False, [20, 10], [2, 1]).lead_changes is None


def test_who_is_out_and_who_comes_back_agrees_with_the_match() -> None:
    plan = Plan.checked("malta", 5, "summary", {}, ["uniform"])
    back = 0
    for index in range(12):
        found, match = summarise_match(plan, index)
        assert found.knock_out
        assert len(found.course.losses) - len(found.course.backs) == plan.players - 1
        assert found.turns == len(found.course.richest) == match.view(None).as_json()["turn"]
        last = {loss.seat: loss for loss in found.course.losses}
        assert set(last) - set(found.winners) == set(range(plan.players)) - set(found.winners)
        back += len(found.course.backs)
    assert back > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_kind(game: str) -> None:
    assert all(kinds(game).values())
    assert kinds("frantic")["red-7"] == kinds("frantic")["blue-1"] == "number"
