"""Budgets: read, refused, spent."""

from __future__ import annotations

import pytest

from ruthless.bots import budget
from ruthless.bots.budget import Budget
from ruthless.kernel.errors import RuthlessError


@pytest.mark.parametrize("text", ["1", "200", "1ms", "800ms"])
def test_it_is_written_as_it_is_read(text: str) -> None:
    assert str(Budget(text)) == text


@pytest.mark.parametrize("text", ["", "0", "-3", "0ms", "1.5", "5s", "ms", "200 ms", "1000001", "600001ms", "9" * 30])
def test_a_bad_one_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(
        RuthlessError, match=r"no budget .*: say how many worlds \(1 to 1000000\) or milliseconds"
    ) as bad:
        Budget(text)
    assert "\n" not in str(bad.value)


def test_worlds_are_counted() -> None:
    clock = Budget("10").clock()
    clock.worlds = 4
    assert clock.allows(0.5)
    clock.worlds = 5
    assert not clock.allows(0.5)
    clock.worlds = 9
    assert clock.allows(1)
    clock.worlds = 10
    assert not clock.allows(1)


def test_milliseconds_are_counted_from_the_start_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(budget, "monotonic", lambda: now)
    clock = Budget("800ms").clock()
    now += 0.39
    assert clock.allows(0.5)
    now += 0.02
    assert not clock.allows(0.5)
    assert clock.allows(1)
