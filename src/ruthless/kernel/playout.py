"""Playouts: the rest of a match, every choice made at random. Rollouts of search live on it.

The rules are not left for that: a whim at the table answers wherever somebody is asked alone (see `Decision`). What comes
out here are moments at which several seats are asked, and the question that was open at the beginning.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from ruthless.kernel.decisions import THE_END, Asked, Decision, Together
from ruthless.kernel.luck import Luck
from ruthless.kernel.run import Run
from ruthless.kernel.seats import Seat
from ruthless.kernel.whim import Whim


def play_out(run: Run, asked: Asked, luck: Luck) -> int:
    """Play a run at random from the question that is open to its end; says how many decisions were made on the way."""
    run.hurry()
    whim = Whim(luck, run.log)
    answer: Any = _finish_parts(run, whim) if run.parts else _answer(asked, whim)
    run.scribe.whim = whim
    while asked is not THE_END:
        asked = run.send(answer)
        answer = _answer(asked, whim)
    return whim.choices


def _answer(asked: Asked, whim: Whim) -> Any:
    """What is answered to a question that has come out of the rules."""
    if isinstance(asked, Together):
        return {seat: _result(asked.parts[seat], whim) for seat in sorted(asked.parts)}
    return whim.answer(asked.seat, asked.options or [asked.forced()])


def _result(part: Decision[Any] | Coroutine[Decision[Any], Any, Any], whim: Whim) -> Any:
    """What comes of one seat's part in a Together."""
    if isinstance(part, Decision):
        return _answer(part, whim)
    answer: Any = None
    while True:
        try:
            answer = _answer(part.send(answer), whim)
        except StopIteration as end:
            return end.value


def _finish_parts(run: Run, whim: Whim) -> dict[Seat, Any]:
    """Everybody in an open Together, who may have answered in part, decides all there is to decide."""
    for part in run.parts:
        while part.decision is not None:
            part.send(whim.pick(part.decision.options or [part.decision.forced()]))
    return run.close_parts()
