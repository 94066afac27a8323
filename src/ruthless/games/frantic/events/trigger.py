"""How an event comes about."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.table import Table
from ruthless.kernel.seats import Seat


async def happen(table: Table, trigger: Seat) -> None:
    """Turn over an event and carry it out: a card that triggers one does just this."""
    effect = verbs.turn_over_event(table, trigger).kind.effect
    assert effect is not None
    await effect(table, trigger)
