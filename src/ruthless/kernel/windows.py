"""Windows: moments at which several seats may react, and only the first who wants to does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table

O = TypeVar("O", bound=Option)  # noqa: E741 - an option


async def first_to_react(
    table: Table, question: Question, able: Mapping[Seat, Sequence[O]], no: Option
) -> tuple[Seat, O] | None:
    """Everybody named is asked at one moment, able or not; the first of them who reacts, and with what.

    A window nobody can use costs no question, unless forced answers are to be asked for.
    """
    if not any(able.values()):
        if table.log is not None:
            table.log.extend((seat, no) for seat in sorted(able))
            return None
        if not able:
            return None
    options: dict[Seat, list[Option]] = {seat: [no, *reactions] for seat, reactions in able.items()}
    answers: dict[Seat, Option] = await Together(
        {seat: Decision(seat, question, some) for seat, some in options.items()}
    )
    for seat, reactions in able.items():
        for reaction in reactions:
            if answers[seat] is reaction:
                return seat, reaction
    return None
