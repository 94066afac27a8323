"""Dice: every roll can be answered with Re-Roll, but for the one that finds who begins."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board.reactions import RE_ROLL, nobody_throws, rolls_again
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

DIE: Final = 6


def throw_die(table: Table, seat: Seat, sides: int = DIE) -> int:
    """A number from 1 to the sides of the die, for everybody to see."""
    number = table.luck.below(sides) + 1
    if table.scribe.facts is not None:
        table.tell(Message("rolls", {"seat": seat, "roll": number}))
    return number


async def roll(table: Table, seat: Seat, sides: int = DIE) -> int:
    """What somebody rolls in the end."""
    number = throw_die(table, seat, sides)
    return number if stands(table, seat) else await answered(table, seat, number, sides)


def stands(table: Table, seat: Seat) -> bool:
    """Whether a roll of that seat holds since nobody can answer it. Busy rules ask that before they wait for `answered`."""
    return nobody_throws(table, table.order.after[seat], RE_ROLL)


async def answered(table: Table, seat: Seat, number: int, sides: int = DIE) -> int:
    """What somebody who has rolled that number rolls in the end, if others may answer it."""
    while await rolls_again(table, seat, number):
        number = throw_die(table, seat, sides)
        if stands(table, seat):
            break
    return number
