"""Windows: moments at which several seats may react.

Everybody who could hold a fitting card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table

O = TypeVar("O", bound=Option)  # noqa: E741 - an option


def may_be_out(cards: int, open: int) -> bool:
    """Whether somebody may hold one of these cards, one bit each: not all of them lie open."""
    return bool(cards & ~open)


async def first_to_react(
    table: Table, question: Question, able: Mapping[Seat, Sequence[O]], no: Option
) -> tuple[Seat, O] | None:
    """Everybody named is asked at one moment, able or not; the first of them who reacts, and with what."""
    if is_useless(table, able, no):
        return None
    return next(iter((await _asked(question, able, no)).items()), None)


async def all_to_react(table: Table, question: Question, able: Mapping[Seat, Sequence[O]], no: Option) -> dict[Seat, O]:
    """Everybody named is asked at one moment, able or not; all who react, in the order named, and with what."""
    return {} if is_useless(table, able, no) else await _asked(question, able, no)


def is_useless(table: Table, able: Mapping[Seat, Sequence[O]], no: Option) -> bool:
    """Whether nobody can use a window: it costs no question, unless forced answers are to be asked for."""
    for reactions in able.values():
        if reactions:
            return False
    forced = table.scribe.forced
    if forced is None:
        return not able
    for seat in sorted(able):
        forced.append((seat, no))
    return True


async def _asked(question: Question, able: Mapping[Seat, Sequence[O]], no: Option) -> dict[Seat, O]:
    options: dict[Seat, list[Option]] = {seat: [no, *reactions] for seat, reactions in able.items()}
    answers: dict[Seat, Option] = await Together(
        {seat: Decision(seat, question, some) for seat, some in options.items()}
    )
    return {seat: reaction for seat, reactions in able.items() for reaction in reactions if answers[seat] is reaction}
