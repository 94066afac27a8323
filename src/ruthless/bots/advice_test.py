"""Advice: an estimate for every option, as plain data."""

from __future__ import annotations

import json

import pytest

from ruthless.bots import Sight, advise, bot_named
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.testing import deal


def sight_of(match: Match) -> Sight:
    """What the first seat that is asked sees."""
    assert match.decision is not None
    return Sight(match, match.decision)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_has_an_estimate(game: str) -> None:
    sight = sight_of(Match.new(game, 4, 5))
    advice = advise(sight, Luck.from_seed(1), "40")
    assert {entry.option for entry in advice.entries} == set(sight.decision.options)
    assert all(0 <= entry.chance <= 1 and entry.error > 0 and entry.tries > 0 for entry in advice.entries)
    assert max(entry.tries for entry in advice.entries) == 40
    assert advice.best is advice.entries[0].option


def test_a_certain_win_is_certain_and_comes_first() -> None:
    match = deal(
        "frantic", hands=["red-7", "yellow-1 yellow-2", "yellow-3 yellow-4"], pile="red-4", options={"limit": 1}
    )
    advice = advise(sight_of(match), Luck.from_seed(1), "60")
    assert str(advice.best) == "red-7"
    assert advice.entries[0].chance > 0.8
    assert advice.entries[0].chance > advice.entries[1].chance + 0.2


def test_it_is_plain_data_and_can_be_repeated() -> None:
    sight = sight_of(Match.new("frantic", 4, 3))
    text = json.dumps(advise(sight, Luck.from_seed(1), "30").as_json())
    assert text == json.dumps(advise(sight, Luck.from_seed(1), "30").as_json())
    plain = json.loads(text)
    assert plain["best"] == plain["entries"][0]["option"]
    assert set(plain["entries"][0]) == {"option", "chance", "error", "tries"}


def test_where_nothing_is_to_choose_it_still_says_how_one_stands() -> None:
    match = Match.new("frantic", 4, 3, ask_forced=True)
    while len(match.pending) > 1 or len(match.pending[0].options) > 1:
        match.answer(match.pending[0].options[0], match.pending[0].seat)
    advice = advise(sight_of(match), Luck.from_seed(1), "5")
    assert [entry.tries for entry in advice.entries] == [5]


def test_few_tries_still_reach_every_option() -> None:
    match = Match.new("malta", 4, 5)
    assert match.decision is not None
    advice = advise(sight_of(match), Luck.from_seed(1), "1")
    assert [entry.tries for entry in advice.entries] == [1] * len(match.decision.options)


def test_the_best_is_what_the_bot_would_take() -> None:
    sight = sight_of(deal("frantic", hands=["red-7", "yellow-1 yellow-2"], pile="red-4"))
    assert advise(sight, Luck.from_seed(1), "20").best == bot_named("cunning:20", Luck.from_seed(1)).choose(sight)
