"""How an event comes about, and who takes part in it."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.choices import nobody_sits_there
from ruthless.games.frantic.reactions import ask_lucky_bastards
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Forbids, Option
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


async def happen(table: Table, trigger: Seat) -> None:
    """A card that triggers an event does just this."""
    marks.call_event(table, trigger)


async def carry_out_next_event(table: Table) -> None:
    """The first event of the agenda: whoever can throws in Lucky Bastard, it is turned over and carried out."""
    due, *rest = table.agenda
    table.agenda = tuple(rest)
    table.absent = due.absent
    event = due.event
    if event is None:
        await ask_lucky_bastards(table, due.trigger)
        event = verbs.turn_over_event(table, due.trigger)
    marks.note_empty_hands(table)
    assert event.kind.effect is not None
    await event.kind.effect(table, due.trigger)
    table.absent = ()


def present(table: Table, trigger: Seat) -> Sequence[Seat]:
    """Those who take part in the event that is happening, in their order: the trigger comes last.

    Who is protected is not there: gives nothing, gets nothing and is not counted.
    """
    order = table.order.after[trigger]
    return [seat for seat in order if seat not in table.absent] if table.absent else order


def not_present(table: Table, seat: Seat) -> Refusal | None:
    """What forbids naming somebody who is protected from the event, or a chair that is not there."""
    if seat in table.absent:
        return Refusal("is-absent", "12.8", {"other": seat})
    return nobody_sits_there(table, seat)


def another(oneself: Refusal) -> Forbids:
    """For naming somebody else who takes part in the event; the refusal is for who names themselves."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Aim):
            return ELSEWHERE
        return oneself if option.seat == seat else not_present(table, option.seat)

    return forbids


def present_beside(table: Table, seat: Seat) -> list[Seat]:
    """The others who take part, beginning with the neighbour of a seat."""
    return [other for other in table.order.others[seat] if other not in table.absent]
