"""Dice: every roll can be answered with Re-Roll, but for the one that finds who begins."""

from __future__ import annotations

from ruthless.games.frantic_board.reactions import RE_ROLL, nobody_throws, rolls_again
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat


def throw_die(table: Table, seat: Seat, sides: int) -> int:
    """A number from 1 to the sides of the die, for everybody to see."""
    number = table.luck.below(sides) + 1
    if table.scribe.facts is not None:
        table.tell(Message("rolls", {"seat": seat, "roll": number}))
    return number


async def roll(table: Table, seat: Seat, sides: int = 6) -> int:
    """What somebody rolls in the end."""
    number = throw_die(table, seat, sides)
    while not nobody_throws(table, table.order.after[seat], RE_ROLL) and await rolls_again(table, seat, number):
        number = throw_die(table, seat, sides)
    return number
