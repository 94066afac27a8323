"""Events in which dice decide. Marching Orders and Tsunami are moves; in the others no card works."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.book import event
from ruthless.games.frantic_board.choices import aims, any_pawn
from ruthless.games.frantic_board.dice import roll
from ruthless.games.frantic_board.events.trigger import in_turn
from ruthless.games.frantic_board.moving import Walk, move
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.decisions import Question
from ruthless.kernel.seats import Seat


@event("marching-orders")
async def marching_orders(table: Table, trigger: Seat) -> None:
    """Choose a pawn, roll, and move it that far. This is a move: cards work."""
    pawn = (await _MARCH.to(table, trigger, aims(in_turn(table, trigger)))).seat
    await move(table, Walk(table, pawn, trigger), await roll(table, trigger))


_MARCH: Final = Question("march", any_pawn("12.3"))


@event("teleport-terror")
async def teleport_terror(table: Table, trigger: Seat) -> None:
    """One after the other everybody rolls and goes to the numbered teleport with that number."""
    for seat in in_turn(table, trigger):
        verbs.teleport_pawn(table, seat, await roll(table, seat))


@event("expansion")
async def expansion(table: Table, trigger: Seat) -> None:
    """One after the other everybody rolls and goes that many spaces ahead."""
    for seat in in_turn(table, trigger):
        verbs.shift_pawn(table, seat, await roll(table, seat))


@event("recession")
async def recession(table: Table, trigger: Seat) -> None:
    """Everybody rolls and goes back that many spaces."""
    for seat in in_turn(table, trigger):
        verbs.shift_pawn(table, seat, -await roll(table, seat))


@event("tsunami")
async def tsunami(table: Table, trigger: Seat) -> None:
    """One after the other everybody rolls, until a roll is lower than the one before: that pawn moves by the one before.

    This is a move: cards work.
    """
    before = 0
    while True:
        for seat in in_turn(table, trigger):
            number = await roll(table, seat)
            if number < before:
                await move(table, Walk(table, seat, seat), before)
                return
            before = number
        if table.options.tsunami == "one_lap":
            return


@event("gambling-man")
async def gambling_man(table: Table, trigger: Seat) -> None:
    """One after the other everybody rolls; all with the highest number go to the teleport with that number."""
    rolled = {seat: await roll(table, seat) for seat in in_turn(table, trigger)}
    highest = max(rolled.values())
    verbs.put_pawns(table, [seat for seat in rolled if rolled[seat] == highest], verbs.teleport_space(table, highest))
