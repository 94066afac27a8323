"""Limits: so many at once, so many in the long run, each address for itself."""

from __future__ import annotations

import pytest

from ruthless.server import limits
from ruthless.server.limits import Bucket, Buckets, Rate


class Time:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def taken(bucket: Bucket, tries: int = 1_000) -> int:
    """How many are let through at once."""
    return sum(bucket.take() for _ in range(tries))


def test_a_burst_is_allowed_and_no_more(time: Time) -> None:
    assert taken(Bucket(Rate(40, 15))) == 40


def test_a_bucket_fills_with_time_up_to_the_burst(time: Time) -> None:
    bucket = Bucket(Rate(40, 15))
    taken(bucket)
    time.now += 1
    assert taken(bucket) == 15
    time.now += 3_600
    assert taken(bucket) == 40


def test_refused_tries_do_not_cost_anything(time: Time) -> None:
    bucket = Bucket(Rate(1, 1))
    assert taken(bucket) == 1
    time.now += 0.5
    assert taken(bucket) == 0
    time.now += 0.5
    assert taken(bucket) == 1


def test_one_address_does_not_use_up_what_another_has(time: Time) -> None:
    buckets = Buckets(Rate(3, 1))
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")


def test_addresses_are_forgotten_so_that_memory_stays_bounded(time: Time) -> None:
    buckets = Buckets(Rate(1, 0), most=10)
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets._buckets) == 10
    assert not buckets.take("99"), "the latest are remembered"


def test_neighbours_within_a_network_of_ipv6_share_what_they_have(time: Time) -> None:
    buckets = Buckets(Rate(3, 1))
    assert [buckets.take(f"2001:db8:0:1::{number}") for number in range(4)] == [True, True, True, False]
    assert buckets.take("2001:db8:0:2::1")


def test_several_are_taken_together_or_not_at_all(time: Time) -> None:
    bucket = Bucket(Rate(10, 1))
    assert bucket.take(6)
    assert not bucket.take(6)
    assert bucket.take(4)


def test_who_has_taken_too_much_waits_longer(time: Time) -> None:
    bucket = Bucket(Rate(10, 1))
    bucket.drain(15)
    time.now += 5
    assert not bucket.take()
    time.now += 1
    assert taken(bucket) == 1
    bucket.drain(1_000)
    time.now += 11
    assert taken(bucket) == 1, "but not for ever"
