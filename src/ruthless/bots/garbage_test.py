"""Garbage is looked for seldom during a search, and as before when it is over."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from ruthless import Luck, Match
from ruthless.bots import Sight
from ruthless.bots.budget import Budget
from ruthless.bots.garbage import NEW, SELDOM
from ruthless.bots.search import Search
from ruthless.kernel.seats import Seat


@pytest.fixture(autouse=True)
def _usual() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def search() -> Search:
    match = Match.new("malta", 3, 5)
    assert match.decision is not None
    return Search(Sight(match, match.decision), Luck.from_seed("garbage"))


def test_a_search_has_it_looked_for_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    during = set()
    honest = Match.imagine

    def imagine(match: Match, seat: Seat | None, luck: Luck) -> Match:
        during.add(gc.get_threshold())
        return honest(match, seat, luck)

    monkeypatch.setattr(Match, "imagine", imagine)
    search().run(Budget("3"))
    assert during == {(NEW, 10, 10)}
    assert gc.get_threshold() == (700, 10, 10)


def test_a_search_that_fails_leaves_it_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine(match: Match, seat: Seat | None, luck: Luck) -> Match:
        raise ValueError

    monkeypatch.setattr(Match, "imagine", imagine)
    with pytest.raises(ValueError):
        search().run(Budget("3"))
    assert gc.get_threshold() == (700, 10, 10)


def test_of_several_searches_the_last_one_puts_it_back() -> None:
    """Whichever begins first, and whichever ends first."""
    SELDOM.__enter__()
    SELDOM.__enter__()
    SELDOM.__exit__()
    assert gc.get_threshold() == (NEW, 10, 10)
    SELDOM.__exit__()
    assert gc.get_threshold() == (700, 10, 10)


@pytest.mark.parametrize("threshold", [0, 2 * NEW])
def test_who_wants_it_more_seldom_or_never_has_it_so(threshold: int) -> None:
    gc.set_threshold(threshold, 5, 5)
    with SELDOM:
        assert gc.get_threshold() == (threshold, 5, 5)
    assert gc.get_threshold() == (threshold, 5, 5)
