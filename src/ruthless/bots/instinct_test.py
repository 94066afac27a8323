"""Instinct: how features are weighed, and what is said where there is no experience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ruthless.bots.expertise import in_a_search, instinct_of
from ruthless.bots.frantic import SENSE
from ruthless.bots.instinct import Features, Felt, Impression, Instinct, Net
from ruthless.bots.judging import Judging
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match

NET = Net(feelings=[[1.0, 2.0, -4.0], [0.5, -1.0, 1.0]], bias=[0.0, -1.0], says=[10.0, 100.0], direct=[5.0, 0.0, 0.25])


def values(position: Features, options: list[Features]) -> list[float]:
    """What the net makes of options that show these features."""
    felt = Felt(NET)
    for feature, strength in position:
        felt.mark(feature, strength)
    felt.end_position()
    for option in options:
        for feature, strength in option:
            felt.mark(feature, strength)
        felt.end_option()
    return felt.values


def test_feelings_weigh_the_marks_of_position_and_option_together() -> None:
    # The first feeling is 1 * 1 + 2 * 3 = 7, the second 0.5 * 1 - 1 * 3 - 1 < 0 and silent.
    assert values([(0, 1.0)], [[(1, 3.0)]]) == [70.0]


def test_what_is_marked_by_the_position_counts_through_feelings_only() -> None:
    assert values([(0, 2.0)], [[], [(2, 1.0)]]) == [20.0, 0.25 + 100.0]


def test_an_option_without_marks_is_felt_like_the_position() -> None:
    assert values([], [[], []]) == [0.0, 0.0]


def test_a_net_of_too_many_feelings_is_refused_in_words() -> None:
    with pytest.raises(RuthlessError, match="a net has 8 feelings at most, not 9"):
        Net(feelings=[[1.0]] * 9, bias=[0.0] * 9, says=[1.0] * 9, direct=[0.0])


def silent(situation: Any, decision: Decision[Any], scores: Sequence[float], found: Impression) -> bool:
    """Notices nothing."""
    return False


def test_without_experience_good_sense_decides() -> None:
    match = Match.new("frantic", 3, 1)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    assert Instinct(SENSE, silent, NET)(sight) == SENSE(sight)


class Mindful(Judging[Any]):
    """Judges that know in a search that they are in one."""

    def in_a_search(self) -> Judging[Any]:
        return Mindful(lambda glance: "kept in mind", self.judges)


def test_in_a_search_judges_beside_it_keep_in_mind_what_they_have_worked_out() -> None:
    seen = []

    def notice(situation: Any, decision: Decision[Any], scores: Sequence[float], found: Impression) -> bool:
        seen.append(situation)
        return False

    match = Match.new("frantic", 3, 1)
    assert match.decision is not None
    judges = {match.decision.question.id: lambda situation, decision: [0.0] * len(decision.options)}
    instinct = Instinct(Mindful(lambda glance: "made anew", judges), notice, NET)
    for judge in (instinct, in_a_search(instinct)):
        judge(Sight(match, match.decision))

    assert seen == ["made anew", "kept in mind"]


@pytest.mark.parametrize("game", list(GAMES))
def test_it_says_something_about_every_option_even_if_there_is_but_one(game: str) -> None:
    match = Match.new(game, 3, 2, ask_forced=True)
    luck = Luck.from_seed(2)
    while (decision := match.decision) is not None:
        assert len(instinct_of(game)(Sight(match, decision))) == len(decision.options)
        match.answer(luck.choice(decision.options))
