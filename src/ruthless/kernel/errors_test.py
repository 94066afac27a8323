"""Errors come out of another process as they went in."""

from __future__ import annotations

import pickle

import pytest

from ruthless.kernel.errors import BadOption, IllegalAnswer, MissingRules, OtherRules, RuthlessError
from ruthless.kernel.messages import Refusal

ERRORS = [
    BadOption("no option 'x'"),
    IllegalAnswer("red-1", Refusal("no-match", "4.1", {"card": "red-1"})),
    OtherRules("frantic", 2, 3),
    MissingRules("climb needs ruthless-example 1.0"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_sent_to_another_process(error: RuthlessError) -> None:
    come = pickle.loads(pickle.dumps(error))

    assert type(come) is type(error)
    assert str(come) == str(error)
    if isinstance(error, IllegalAnswer) and isinstance(come, IllegalAnswer):
        assert (come.answer, come.refusal) == (error.answer, error.refusal)
