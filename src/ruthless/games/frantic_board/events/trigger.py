"""How an event comes about, and what events have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.frantic_board.book import EVENTS, SHEET
from ruthless.games.frantic_board.dice import roll
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

EVENT_DIE: Final = 20


async def happen(table: Table, trigger: Seat) -> None:
    """Whoever triggers an event rolls the twenty-sided die; the event with that number is carried out."""
    number = await roll(table, trigger, EVENT_DIE)
    name = SHEET[number - 1]
    table.tell(Message("event", {"seat": trigger, "event": name}))
    effect = EVENTS[name].effect
    assert effect is not None
    await effect(table, trigger)


def in_turn(table: Table, trigger: Seat) -> Sequence[Seat]:
    """Everybody in their order: the neighbour of whoever triggered the event first, that player last."""
    return table.order.after[trigger]


def leaders(table: Table, trigger: Seat) -> list[Seat]:
    """Whose pawns are farthest along the path."""
    first = max(table.pawns)
    return [seat for seat in in_turn(table, trigger) if table.pawns[seat] == first]


def hindmost(table: Table, trigger: Seat) -> list[Seat]:
    """Whose pawns are least far along the path."""
    last = min(table.pawns)
    return [seat for seat in in_turn(table, trigger) if table.pawns[seat] == last]
