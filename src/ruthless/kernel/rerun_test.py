"""A log is played again exactly, or it is said that a world has no room for it."""

from __future__ import annotations

import sys

import pytest

from ruthless.kernel.decisions import THE_END, Asked
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.parts import Log, pairs
from ruthless.kernel.rerun import Moved, rerun
from ruthless.kernel.run import Run
from ruthless.kernel.table import SILENT


def finished() -> Run:
    """A short match played to its end at random."""
    match = Match.new("frantic", 2, 3, {"limit": 1})
    luck = Luck.from_seed(1)
    while match.decision is not None:
        match.answer(luck.choice(match.decision.options))
    return match._run


def played_again(run: Run, log: Log, moved: Moved | None = None) -> Asked | None:
    """What is asked after another log has been played from the run's checkpoint."""
    return rerun(run.again(run.base), log, {}, moved)


def test_a_log_that_goes_on_after_the_end_does_not_fit() -> None:
    run = finished()
    longer = [*run.log, *run.log[-2:]]
    assert played_again(run, run.log, {}) is THE_END
    assert played_again(run, longer, {}) is None
    assert played_again(run, longer) is None


def test_an_answer_nobody_could_have_given_does_not_fit() -> None:
    run = finished()
    assert played_again(run, [1 - run.log[0], *run.log[1:]], {}) is None


def test_a_clone_that_cannot_wake_sleeps_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("frantic", 2, 3)
    luck = Luck.from_seed(1)
    while len(match._run.log) < 4:
        assert match.decision is not None
        match.answer(luck.choice(match.decision.options))
    twin = match.clone()
    log = twin._run.log[:]

    def interrupted(run: Run, log: Log, open_answers: object) -> None:
        run.begin()
        run.log += log[:2]
        raise KeyboardInterrupt

    with monkeypatch.context() as now:
        now.setattr(sys.modules[Run.__module__], "rerun", interrupted)
        with pytest.raises(KeyboardInterrupt):
            twin.view(0)
    twin._run.write_forced(True)
    twin._run.listen([])
    assert (SILENT.facts, SILENT.forced) == (None, None)
    twin._run.write_forced(False)
    twin._run.listen(None)
    assert twin._run.log == log
    assert twin.view(0) == match.view(0)


def test_a_log_is_read_in_pairs() -> None:
    run = finished()
    assert pairs(run.log) == run.answers()
    assert pairs([]) == []
