"""Runs: results in order, whoever works; interrupted ones go on; errors before the work begins."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.lab.matches import play_several
from ruthless.lab.plans import Plan, Tournament
from ruthless.lab.running import run

PLAN = Plan.checked("frantic", 2, "seven", {"limit": 1})


@dataclass(frozen=True)
class Counting:
    """A plan without matches."""

    game: str = "frantic"
    step: int = 1


class Working:
    """Work that remembers what it was asked to do, and may stop in the middle."""

    def __init__(self, stop_at: int = -1) -> None:
        self.__qualname__ = "working"
        self.asked: list[int] = []
        self.stop_at = stop_at

    def __call__(self, plan: Counting, chunk: range) -> list[int]:
        if self.stop_at in chunk:
            raise KeyboardInterrupt
        self.asked += chunk
        return [index * plan.step for index in chunk]


def test_results_come_in_order_and_cover_every_match() -> None:
    results = list(run(Counting(step=2), 100, Working()))
    assert len(results) > 5
    assert [number for result in results for number in result] == list(range(0, 200, 2))


def test_it_does_not_matter_how_many_processes_work() -> None:
    alone = [outcome for chunk in run(PLAN, 40, play_several) for outcome in chunk]
    running = run(PLAN, 40, play_several, processes=2)
    together = [outcome for chunk in running for outcome in chunk]
    assert running.processes == 2
    assert together == alone
    assert len(alone) == 40


def test_no_more_processes_than_matches() -> None:
    running = run(Counting(), 1, Working(), processes=8)
    assert list(running) == [[0]]
    assert running.processes == 1


def test_other_processes_are_called_when_there_is_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruthless.lab.workers.cores", lambda: 2)
    little = run(Counting(), 10, Working(), processes=0)
    assert len(list(little)) > 1
    assert little.processes == 1
    monkeypatch.setattr("ruthless.lab.workers._PATIENCE", 0.0)
    much = run(PLAN, 10, play_several, processes=0)
    assert [one for chunk in much for one in chunk] == play_several(PLAN, range(10))
    assert much.processes == 2


def test_progress_hears_of_every_match() -> None:
    heard: list[int] = []
    list(run(Counting(), 100, Working(), progress=heard.append))
    assert sum(heard) == 100
    assert len(heard) > 5


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    journal, first, heard = tmp_path / "journal", Working(stop_at=50), list[int]()
    with pytest.raises(KeyboardInterrupt):
        list(run(Counting(), 100, first, journal=journal))
    assert 0 < len(first.asked) <= 50
    second = Working()
    running = run(Counting(), 100, second, journal=journal, progress=heard.append)
    assert running.kept == len(first.asked)
    assert [number for result in running for number in result] == list(range(100))
    assert first.asked + second.asked == list(range(100))
    assert sum(heard) == 100


def test_a_finished_run_is_read_and_a_longer_one_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    journal = tmp_path / "journal"
    list(run(Counting(), 30, Working(), journal=journal))
    again, longer = Working(), Working()
    assert [one for result in run(Counting(), 30, again, journal=journal) for one in result] == list(range(30))
    assert not again.asked
    assert len(list(run(Counting(), 30, again, journal=journal, engine="ray"))) > 1  # nobody has to be called
    assert [one for result in run(Counting(), 50, longer, journal=journal) for one in result] == list(range(50))
    assert longer.asked == list(range(30, 50))


def test_a_journal_of_another_plan_work_or_version_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "journal"
    list(run(PLAN, 2, play_several, journal=journal))
    with pytest.raises(RuthlessError, match='its seed is "seven", not "eight"'):
        run(replace(PLAN, seed="eight"), 2, play_several, journal=journal)
    with pytest.raises(RuthlessError, match='its plan is "Plan", not "Tournament"'):
        run(Tournament(**vars(PLAN)), 2, play_several, journal=journal)
    with pytest.raises(RuthlessError, match="its work is"):
        run(PLAN, 2, Working(), journal=journal)  # type: ignore[arg-type]
    monkeypatch.setattr("ruthless.__version__", "99.0")
    with pytest.raises(RuthlessError, match=r'its version of the program is .*, not "99.0"'):
        run(PLAN, 2, play_several, journal=journal)


@pytest.mark.parametrize(
    ("games", "words"), [(0, "at least one match, not 0"), (10**9 + 1, "at most 1,000,000,000 matches")]
)
def test_a_number_of_matches_that_cannot_be_run_is_named(games: int, words: str) -> None:
    with pytest.raises(RuthlessError, match=words):
        run(Counting(), games, Working())


def test_leaving_early_ends_the_work() -> None:
    working = Working()
    running = run(Counting(), 10_000, working)
    next(running)
    running.close()
    assert len(working.asked) < 10
    assert list(running) == []
