"""Playing a log again from a checkpoint: exactly, for a clone, or in a world where hidden cards lie elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ruthless.kernel.cards import Card
from ruthless.kernel.decisions import THE_END, Asked, Decision, Option
from ruthless.kernel.parts import Answer, Log, Part, pairs
from ruthless.kernel.seats import Seat

if TYPE_CHECKING:
    from ruthless.kernel.run import Run

Moved = Mapping[Option, Card]
"""Hidden cards, each with the card that lies in its place in another world."""


def rerun(run: Run, log: Log, open_answers: Mapping[Seat, list[Option]], moved: Moved | None = None) -> Asked | None:
    """Play a log in a run that has yet to begin; gives what is asked then, as when the log was written.

    `open_answers` are those given in a Together that is still open. With `moved` answers that name a hidden card follow
    the card, and None means that one of the others was not possible in that world.
    """
    asked = run.begin()
    at = 0
    if moved is None and not run.renewals and not run.checkpoints:
        for given in log[1::2]:  # nearly always all there is to do
            if not isinstance(asked, Decision):
                break
            asked = run.send(given)
            at += 2
        run.log = log[:at]
    while at < len(log):
        if asked is THE_END:
            return None
        if run.renewals:
            run.renew_luck_as_noted(at)
        if isinstance(asked, Decision):
            seat, answer = log[at], log[at + 1]
            if moved is not None:
                answer = _in_that_world(asked, seat, answer, moved)
            if answer is None:
                return None
            run.log += (asked.seat, answer)
            at += 2
        else:
            run.open_parts(asked)
            if not _rerun_parts(run.parts, _given(run.parts, pairs(log[at:])), moved) or not run.all_have_answered():
                return None
            at += 2 * sum(len(part.answers) for part in run.parts)
            answer = run.close_parts()
        asked = run.send(answer)
    if run.renewals:
        run.renew_luck_as_noted(at)
    if not isinstance(asked, Decision) and asked is not THE_END:
        run.open_parts(asked)
        if not _rerun_parts(run.parts, open_answers, moved):
            return None
    return asked


def _given(parts: list[Part], said: list[Answer]) -> dict[Seat, list[Option]]:
    """The answers of each part of a Together, from answers that begin with them in seat order."""
    given: dict[Seat, list[Option]] = {}
    at = 0
    for part in parts:
        given[part.seat] = []
        while at < len(said) and said[at][0] == part.seat:
            given[part.seat].append(said[at][1])
            at += 1
    return given


def _rerun_parts(parts: list[Part], given: Mapping[Seat, list[Option]], moved: Moved | None) -> bool:
    """Give each part of an open Together its answers, as far as it has questions for them."""
    for part in parts:
        for option in given.get(part.seat, []):
            if part.decision is None:
                break
            answer = option if moved is None else _in_that_world(part.decision, part.seat, option, moved)
            if answer is None:
                return False
            part.send(answer)
    return True


def _in_that_world(decision: Decision[Any], seat: Seat, answer: Option, moved: Moved) -> Option | None:
    """What a seat answers in a world with hidden cards moved; None if it could not have answered as was seen.

    An answer that names a hidden card had no effect that was seen. If the card in its place cannot be chosen, any
    other answer will do; to insist would betray the card.
    """
    if decision.seat != seat:
        return None
    wanted = moved.get(answer, answer)
    if wanted in decision.options:
        return wanted
    for option in decision.options:
        if option.notation == wanted.notation:
            return option  # type: ignore[no-any-return]
    return decision.options[0] if answer in moved else None
