"""Windows: moments at which several seats may react.

Everybody who could hold a fitting card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from typing import Any, TypeVar

from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table

O = TypeVar("O", bound=Option)  # noqa: E741 - an option


def may_be_out(cards: int, open: int) -> bool:
    """Whether somebody may hold one of these cards, one bit each: not all of them lie open."""
    return cards & open != cards


async def first_to_react(
    table: Table, question: Question, able: dict[Seat, list[O]], no: Option
) -> tuple[Seat, O] | None:
    """Everybody named is asked at one moment, able or not; the first of them who reacts, and with what."""
    if is_useless(table, able, no):
        return None
    return next(iter((await _asked(table, question, able, no)).items()), None)


async def all_to_react(table: Table, question: Question, able: dict[Seat, list[O]], no: Option) -> dict[Seat, O]:
    """Everybody named is asked at one moment, able or not; all who react, in the order named, and with what."""
    return {} if is_useless(table, able, no) else await _asked(table, question, able, no)


def is_useless(table: Table, able: dict[Seat, list[O]], no: Option) -> bool:
    """Whether nobody can use a window: it costs no question, unless forced answers are to be asked for."""
    asked = 0
    for seat, reactions in able.items():
        if reactions:
            return False
        asked |= 1 << seat
    return all_let_it_be(table, asked, no)


def all_let_it_be(table: Table, asked: int, no: Option) -> bool:
    """Note that these seats, one bit each, of whom none can react, do not, unless they are to be asked nevertheless. Says
    whether it did.

    Busy rules call this before they open a window that nobody can use.
    """
    forced = table.scribe.forced
    if forced is None:
        return not asked
    seat = 0
    while asked:
        if asked & 1:
            forced.append(seat)
            forced.append(no)
        asked >>= 1
        seat += 1
    return True


async def _asked(table: Table, question: Question, able: dict[Seat, list[O]], no: Option) -> dict[Seat, O]:
    whim = table.scribe.whim
    if whim is None:
        options: dict[Seat, list[Option]] = {seat: [no, *reactions] for seat, reactions in able.items()}
        answers: dict[Seat, Any] = await Together(
            {seat: Decision(table, seat, question, some) for seat, some in options.items()}
        )
    else:
        answers = {seat: whim.answer(seat, [no, *able[seat]]) for seat in sorted(able)}
    return {seat: answers[seat] for seat in able if answers[seat] is not no}
