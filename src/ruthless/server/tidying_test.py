"""Tidying: what is young goes soon, what is old when few are connected, and afterwards everything is as it was."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ruthless.server.tidying import FEW, ROUNDS, Tidying


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidying() -> Iterator[Tidying]:
    found = Tidying()
    found.begin()
    yield found
    found.end()


def test_what_is_young_goes_at_once(tidying: Tidying) -> None:
    circle = weakref.ref(Circle())
    tidying.tidy(10_000)
    assert circle() is None


def test_what_is_old_goes_when_few_are_connected(tidying: Tidying) -> None:
    held = Circle()
    circle = weakref.ref(held)
    tidying.tidy(10_000)
    del held
    for _ in range(2 * ROUNDS):
        tidying.tidy(FEW + 1)
    assert circle() is not None, "too many would wait"
    tidying.tidy(FEW)
    assert circle() is None


def test_what_has_lived_for_long_is_not_looked_at_again(tidying: Tidying) -> None:
    tidying.tidy(10_000)
    assert gc.get_count()[2] == 0
    assert gc.get_freeze_count() > 1_000


def test_afterwards_everything_is_as_it_was() -> None:
    before = gc.get_threshold()
    tidying = Tidying()
    tidying.begin()
    assert gc.get_threshold() != before
    tidying.end()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
