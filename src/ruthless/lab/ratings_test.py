"""Ratings: better places make better ratings, and more matches make surer ones."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from ruthless.lab.ratings import NEWCOMER, Rating, Ratings


def test_one_match_is_rated_as_openskill_does() -> None:
    ratings = Ratings[int]()
    ratings.count([2, 0, 3, 1], [1, 2, 2, 4])
    model = PlackettLuce(tau=0.0)
    expected = model.rate([[model.rating()] for _ in range(4)], ranks=[1, 2, 2, 4])
    found = [ratings[bot] for bot in (2, 0, 3, 1)]
    assert found == [pytest.approx((team[0].mu, team[0].sigma)) for team in expected]
    assert found[0].mean > found[1].mean == found[2].mean > found[3].mean


def test_matches_make_it_surer() -> None:
    ratings = Ratings[int]()
    before = ratings[0].deviation
    for _ in range(20):
        ratings.count([0, 1], [1, 2])
        ratings.count([0, 1], [2, 1])
    assert ratings[0].deviation < before / 2
    assert ratings[0].mean == pytest.approx(ratings[1].mean, abs=1)


def test_a_bot_that_meets_only_itself_learns_nothing_about_its_strength() -> None:
    ratings = Ratings[int]()
    ratings.count([0, 0], [1, 2])
    assert ratings[0].mean == pytest.approx(25)
    ratings.count([0, 0, 1, 1], [1, 2, 3, 4])
    assert ratings[0].mean > 25 > ratings[1].mean
    assert ratings[0].mean + ratings[1].mean == pytest.approx(50, abs=1)


def test_whoever_was_rated_before_goes_on_from_there_and_the_others_are_newcomers() -> None:
    ratings = Ratings({"Ada": Rating(31.0, 2.0)})
    ratings.count(["Ada", "Bob"], [2, 1])
    assert 30 < ratings["Ada"].mean < 31
    assert ratings["Bob"].mean > 27
    assert ratings["Eve"] == NEWCOMER


def test_a_person_may_have_got_better_or_worse_since() -> None:
    assert Rating(31.0, 2.0).drifted().mean == 31.0
    assert 2.0 < Rating(31.0, 2.0).drifted().deviation < 2.01
