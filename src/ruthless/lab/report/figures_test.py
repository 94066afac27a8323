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
