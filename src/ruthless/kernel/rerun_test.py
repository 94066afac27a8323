"""A log is played again exactly, or it is said that a world has no room for it."""

from __future__ import annotations

from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.rerun import rerun


def finished() -> Match:
    """A short match played to its end at random."""
    match = Match.new("frantic", 2, 3, {"limit": 1})
    luck = Luck.from_seed(1)
    while match.decision is not None:
        match.answer(luck.choice(match.decision.options))
    return match


def test_a_log_that_goes_on_after_the_end_does_not_fit() -> None:
    match = finished()
    longer = [*match._log, match._log[-1]]
    assert rerun(match._twin(match._base, match._log), {}, {})
    assert not rerun(match._twin(match._base, longer), {}, {})
    assert not rerun(match._twin(match._base, longer), {})


def test_an_answer_nobody_could_have_given_does_not_fit() -> None:
    match = finished()
    seat, answer = match._log[0]
    assert not rerun(match._twin(match._base, [(1 - seat, answer), *match._log[1:]]), {}, {})
