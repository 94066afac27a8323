"""Intervals of shares, means and differences."""

from __future__ import annotations

from fractions import Fraction
from math import inf, sqrt

import pytest

from ruthless.lab import wilson
from ruthless.lab.statistics import Mean, difference_of_shares, paired_difference, rate


def test_the_interval_is_that_of_the_literature() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_the_interval_stays_within_the_possible() -> None:
    low, high = wilson(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=5e-5)
    assert wilson(10, 10) == pytest.approx((1 - high, 1))


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)


def test_more_trials_make_it_narrower() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


def test_a_rate_is_a_share_with_its_interval() -> None:
    low, high = wilson(3, 12)
    assert rate(3, 12) == {"share": 0.25, "low": low, "high": high}
    assert rate(0, 0) == {"share": 0.5, "low": 0, "high": 1}


def test_the_difference_of_shares_is_that_of_the_literature() -> None:
    # Newcombe (1998), table II, method 10: 56/70 - 48/80 and 9/10 - 3/10.
    assert difference_of_shares(48, 80, 56, 70) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert difference_of_shares(3, 10, 9, 10) == pytest.approx((0.6, 0.1705, 0.8090), abs=5e-5)
    assert difference_of_shares(9, 10, 3, 10) == pytest.approx((-0.6, -0.8090, -0.1705), abs=5e-5)


def test_the_difference_of_shares_stays_within_the_possible() -> None:
    value, low, high = difference_of_shares(0, 10, 10, 10)
    assert (value, high) == (1, 1)
    assert low == pytest.approx(0.6075, abs=5e-5)
    assert difference_of_shares(0, 0, 5, 10) == (0, -1, 1)


def test_a_mean_has_the_standard_error_of_the_textbook() -> None:
    mean = Mean()
    for figure in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(figure)
    assert (mean.count, mean.value) == (8, 5)
    assert mean.deviation == pytest.approx(2.13809)
    assert mean.error == pytest.approx(0.755929)
    assert mean.estimate() == pytest.approx((5, 5 - 1.481593, 5 + 1.481593), abs=1e-5)


def test_equal_figures_can_be_added_at_once() -> None:
    one, other = Mean(), Mean()
    for _ in range(3):
        one.add(Fraction(1, 3))
    one.add(7)
    other.add(7)
    other.add(Fraction(1, 3), times=3)
    assert one.estimate() == other.estimate()
    assert one.value == 2


def test_of_less_than_two_figures_nothing_is_known() -> None:
    mean = Mean()
    assert mean.estimate() == (0, -inf, inf)
    mean.add(3)
    assert mean.estimate() == (3, -inf, inf)


def test_pairs_are_compared_match_by_match() -> None:
    # 40 matches: 10 won by both, 5 by the second only, 1 by the first only.
    pairs = [(1, 1)] * 10 + [(0, 1)] * 5 + [(1, 0)] + [(0, 0)] * 24
    value, low, high = paired_difference(pairs)
    assert value == pytest.approx(0.1)
    error = sqrt((6 - 40 * 0.1**2) / 39 / 40)
    assert (low, high) == pytest.approx((0.1 - 1.959964 * error, 0.1 + 1.959964 * error))
    alone = difference_of_shares(11, 40, 15, 40)
    assert alone.high - alone.low > high - low
