"""Seeds of one match after the other."""

from __future__ import annotations

from ruthless.research.seeding import Seeds


def test_a_seed_begins_a_series_and_none_goes_on_with_it() -> None:
    seeds = Seeds()

    assert [seeds.next(seed) for seed in (7, None, None, 8, None)] == ["7", "7/1", "7/2", "8", "8/1"]


def test_without_any_seed_every_series_is_another() -> None:
    assert Seeds().next(None) != Seeds().next(None)
