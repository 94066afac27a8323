"""Foresight in Malta!: who has cards and is in little danger will be left in the end.

The weights were fitted to 300 matches that the bot `sensible` played against itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from typing import Final

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.malta.danger import HELPED, Judgement
from ruthless.bots.malta.rescue import Rescue
from ruthless.games.malta.board import OFF
from ruthless.games.malta.options import Options
from ruthless.games.malta.seen import Glance
from ruthless.games.malta.table import Table
from ruthless.kernel.seats import NOBODY

HABITS: Final = Habits({})

PRINTED: Final = Options()
"""House rules make little difference to how well somebody stands, so what was fitted to the printed ones is kept to."""

DANGER: Final = -1.39
CARDS: Final = 0.78
"""What danger, and the logarithm of the number of cards, add to the logarithm of the chance."""


def chances(glances: Sequence[Glance]) -> list[float]:
    """Each seat's chance of being left in the end; who has lost has none."""
    table = glances[0].table
    table.options = PRINTED
    judgement = Judgement(table, NOBODY, 0, Rescue(table, NOBODY))
    logs = []
    for glance in glances:
        seat = glance.seat
        if seat in table.lost:
            logs.append(-inf)
        elif table.pawns[seat] == OFF:
            logs.append(0.0)  # it has yet to be placed
        else:
            logs.append(DANGER * _danger(table, judgement, glance) + CARDS * log(len(table.hands[seat]) + 0.5))
    return shares(logs)


def _danger(table: Table, judgement: Judgement, glance: Glance) -> float:
    """How likely a seat is to lose soon by the cards it holds; who would lose in this turn may hold one that helps."""
    seat = glance.seat
    rescue = Rescue(table, seat)
    judgement.turn_to(seat, rescue)
    if judgement.is_in_trouble or not judgement.ways(table.pawns[seat]):
        table.hands = glance.hands  # now it matters which cards they are; all else looks the same to everybody
    if judgement.is_in_trouble and table.owed:
        hand, space = table.hands[seat], table.pawns[seat]
        return HELPED if rescue.comes(hand, table.board[space], space, len(hand) - table.owed) else 1.0
    return min(1.0, judgement.danger(seat))


FORESIGHT: Final = Foresight(HABITS, chances, near=3, stops=(4,), wide=8)
