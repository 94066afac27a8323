"""How an event comes about, and what events have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.book import EVENTS, SHEET
from ruthless.games.frantic_board.cards import Kind
from ruthless.games.frantic_board.dice import roll
from ruthless.games.frantic_board.events.lineup import Lineup
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

EVENT_DIE: Final = 20


async def happen(table: Table, trigger: Seat) -> None:
    """Whoever triggers an event rolls the twenty-sided die; the event with that number is carried out."""
    number = await roll(table, trigger, EVENT_DIE)
    name = SHEET[number - 1]
    table.tell(Message("event", {"seat": trigger, "event": name}))
    await _carry_out(table, trigger, EVENTS[name])


async def _carry_out(table: Table, trigger: Seat, event: Kind) -> None:
    if event.rearranging is not None:
        for seat, space in event.rearranging(lineup(table, trigger)):
            verbs.put_pawn(table, seat, space)
    else:
        assert event.effect is not None
        await event.effect(table, trigger)


def lineup(table: Table, trigger: Seat) -> Lineup:
    """Where everything stands on a table now."""
    teleports = [verbs.teleport_space(table, number) for number in range(1, 7)]
    return Lineup(table.pawns, teleports, in_turn(table, trigger), table.options)


def in_turn(table: Table, trigger: Seat) -> Sequence[Seat]:
    """Everybody in their order: the neighbour of whoever triggered the event first, that player last."""
    return table.order.after[trigger]
