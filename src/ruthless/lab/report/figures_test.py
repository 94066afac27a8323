"""Figures are worked out rightly from counts made up by hand."""

from __future__ import annotations

import json

import pytest

from ruthless.lab.report.counting import WHOLE
from ruthless.lab.report.figures import figures, spread

COUNTS = {
    "2/games": 100,
    "2/seat-rounds": 400,
    "2/win/0": 60 * WHOLE,
    "2/win/1": 40 * WHOLE,
    "2/bot/uniform": 100 * WHOLE,
    "2/turn order/0": 55 * WHOLE,
    "2/turn order/1": 45 * WHOLE,
    "2/round order/0": 120 * WHOLE,
    "2/round order/1": 80 * WHOLE,
    "2/decisions/10": 50,
    "2/decisions/30": 50,
    "2/rounds/2": 100,
    "2/points/1/0": 150,
    "2/points/1/20": 50,
    "2/final/1/5": 100,
    "2/kind/gift/plays": 300,
    "2/kind/gift/dealt": 100,
    "2/kind/gift/dealt won": 60 * WHOLE,
    "2/kind/gift/used": 200,
    "2/kind/gift/used won": 150 * WHOLE,
    "2/event/market/times": 40,
    "2/event/market/won": 10 * WHOLE,
    "2/event/plague/times": 60,
    "2/event/plague/won": 30 * WHOLE,
    "2/attack/0/1": 7,
    "2/attack by/gift": 3,
    "2/attack by/skip": 1,
    "2/standing/1/2": 5,
    "2/measure/rounds": 200,
    "2/against/measure/rounds": 300,
    "2/paired/rounds/sum": 100,
    "2/paired/rounds/squares": 199,
}


def test_shares_and_means() -> None:
    (found,) = figures("frantic", COUNTS).seatings
    assert [round(one.value, 2) for one in found.wins] == [0.6, 0.4]
    assert found.wins[0].low == pytest.approx(0.502, abs=0.001)
    assert found.rounds_by_order[0].value == 0.6
    assert found.decisions.mean.value == 20
    assert found.turns is None
    assert found.points[1].mean.value == 5
    assert found.attacks == [[0, 7], [0, 0]]
    assert found.standing == [[0, 5], [0, 0]]


def test_what_a_card_and_an_event_do() -> None:
    found = figures("frantic", COUNTS)
    (gift,) = found.cards
    assert (gift.name, gift.per_round) == ("Gift", 1.5)
    assert gift.dealt is not None
    assert gift.dealt.value == pytest.approx(60 / 100 - 140 / 300)
    # Each of the 100 who were dealt one, and each of the other 300, against an even chance of one half.
    assert gift.dealt.high - gift.dealt.value == pytest.approx(1.96 * (0.6 / 100 + 0.4667 / 300) ** 0.5, rel=0.01)
    assert gift.used is not None
    assert gift.used.value == pytest.approx(150 / 200 - 50 / 200)
    by_name = {one.kind: one for one in found.events}
    assert by_name["market"].per_round == 0.2
    assert by_name["market"].trigger is not None
    assert by_name["market"].trigger.value == pytest.approx(10 / 40 - 30 / 60)
    assert found.attacks_by == {"Gift": 0.75, "Skip": 0.25}


def test_numbers_of_players_are_put_together_by_what_exceeds_an_even_chance() -> None:
    more = {path.replace("2/", "4/", 1): times for path, times in COUNTS.items() if not path.startswith("2/kind")}
    more["4/seat-rounds"] = 800
    more |= {"4/kind/gift/plays": 0, "4/kind/gift/dealt": 100, "4/kind/gift/dealt won": 25 * WHOLE}
    (gift,) = figures("frantic", {**COUNTS, **more}).cards
    assert gift.dealt is not None
    # 60 of 100 where 50 are even, 25 of 100 where 25 are; without it 140 of 300 and 175 of 700.
    assert gift.dealt.value == pytest.approx(10 / 200 - (-10 / 1000))
    assert figures("frantic", {**COUNTS, **more}).main.players == 4


def test_differences_of_house_rules() -> None:
    ((one,),) = figures("frantic", COUNTS).differences.values()
    assert (one.measure, one.first, one.second, one.difference.value) == ("rounds", 2, 3, 1)
    assert one.difference.high - 1 == pytest.approx(1.96 * (99 / 99 / 100) ** 0.5, rel=0.001)


def test_of_too_few_nothing_is_said() -> None:
    (gift,) = figures("frantic", {**COUNTS, "2/kind/gift/dealt": 20}).cards
    assert gift.dealt is None


def test_quantiles_of_a_histogram() -> None:
    assert spread(dict.fromkeys(range(1, 101), 3)).quantiles == (5, 25, 50, 75, 95)
    assert spread({7: 1}).quantiles == (7,) * 5


def test_figures_are_plain_data() -> None:
    content = figures("frantic", COUNTS).as_json()
    assert json.loads(json.dumps(content)) == content
    assert content["seatings"][0]["wins"][0]["value"] == 0.6


OUT = {
    "3/games": 100,
    "3/seat-rounds": 300,
    "3/decisions/10": 100,
    "3/rounds/1": 100,
    "3/turns/9": 40,
    "3/turns/12": 60,
    "3/turns each/3": 120,
    "3/turns each/4": 180,
    "3/lead/0": 20,
    "3/lead/2": 80,
    "3/loss/1": 50,
    "3/loss/4": 150,
    "3/out early": 40,
    "3/backs": 5,
    "3/why/stuck": 60,
    "3/why/no-cards": 130,
    "3/why/odd": 10,
    "3/why early/stuck": 50,
    "3/kind/shove/held": 80,
    "3/kind/shove/held used": 60,
    "3/kind/shove/plays": 90,
}
"""A game of three in which one can be out."""


def test_turns_losses_and_the_lead() -> None:
    (found,) = figures("malta", OUT).seatings
    assert found.turns is not None
    assert found.turns.mean.value == pytest.approx(10.8)
    assert found.turns.quantiles[2] == 12
    assert found.turns_each is not None
    assert found.turns_each.mean.value == pytest.approx(3.6)
    assert found.turns_each.quantiles == (3, 3, 4, 4, 4)
    # The three seats of a match count as one.
    error = (0.24 * 300 / 299 / 300 * 3) ** 0.5
    assert found.turns_each.mean.high - 3.6 == pytest.approx(1.96 * error, rel=0.001)
    assert found.lead_changes is not None
    assert found.lead_changes.mean.value == pytest.approx(1.6)
    assert found.losses is not None
    assert (found.losses.count, found.losses.backs) == (200, 0.05)
    assert (found.losses.early_matches.value, found.losses.early.value) == (0.4, 0.25)
    assert found.losses.turns == {1: 0.25, 4: 0.75}
    assert [(one.why, one.name, one.share, one.early) for one in found.losses.reasons] == [
        ("no-cards", "no cards left", 0.65, 0.0),
        ("stuck", "no way to move", 0.3, 1.0),
        ("odd", "odd", 0.05, 0.0),
    ]


def test_where_nobody_can_be_out_and_nobody_leads_nothing_is_said() -> None:
    (found,) = figures("frantic", COUNTS).seatings
    assert (found.losses, found.lead_changes, found.turns_each) == (None, None, None)


def test_a_card_where_it_is_held_and_after_it_is_played() -> None:
    # In 50 matches a winner plays two with two seats still in, in 40 a loser one with three.
    after = {
        "after": 140,
        "after rounds": 90,
        "after squares": 50 * 4 + 40,
        "after excess": 50 * WHOLE - 40 * WHOLE // 3,
        "after excess squares": 50 * WHOLE**2 + 40 * (WHOLE // 3) ** 2,
        "after both": 50 * 2 * WHOLE - 40 * WHOLE // 3,
    }
    (shove,) = figures("malta", {**OUT, **{f"3/kind/shove/{name}": times for name, times in after.items()}}).cards
    assert (shove.held, shove.per_round) == (0.8, 0.9)
    assert shove.played is not None
    assert (shove.played.value, round(shove.played.low, 3)) == (0.75, 0.645)
    assert shove.after is not None
    mean = (50 - 40 / 3) / 140
    assert shove.after.value == pytest.approx(mean)
    squares = 50 * (1 - 2 * mean) ** 2 + 40 * (-1 / 3 - mean) ** 2
    assert shove.after.high - mean == pytest.approx(1.95996 * (squares * 90 / 89) ** 0.5 / 140, rel=1e-4)
    (few,) = figures("malta", {**OUT, "3/kind/shove/held": 0, "3/kind/shove/after rounds": 29}).cards
    assert (few.played, few.after) == (None, None)
