"""Intervals of shares."""

from __future__ import annotations

import pytest

from ruthless.lab import wilson


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
