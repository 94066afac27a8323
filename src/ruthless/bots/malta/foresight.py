"""Foresight in Malta!: who has cards and is in little danger will be left in the end.

The weights were fitted to 300 matches that the bot `sensible` played against itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log

from ruthless.bots.foresight import Foresight, Habits, shares
from ruthless.bots.malta.danger import HELPED, Judgement
from ruthless.bots.malta.rescue import Rescue
from ruthless.games.malta.board import OFF
from ruthless.games.malta.options import Options
from ruthless.games.malta.seen import table_of
from ruthless.games.malta.table import Table
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View

HABITS = Habits({})

PRINTED = Options()
"""House rules make little difference to how well somebody stands, and views do not tell them."""

DANGER = -1.39
CARDS = 0.78
"""What danger, and the logarithm of the number of cards, add to the logarithm of the chance."""


def chances(views: Sequence[View]) -> list[float]:
    """Each seat's chance of being left in the end; who has lost has none."""
    logs = []
    for seat, view in enumerate(views):
        assert isinstance(view, MaltaView)
        table = table_of(view, PRINTED)
        if seat in table.lost:
            logs.append(-inf)
        elif table.pawns[seat] == OFF:
            logs.append(0.0)  # it has yet to be placed
        else:
            logs.append(DANGER * _danger(table, seat) + CARDS * log(len(view.hand) + 0.5))
    return shares(logs)


def _danger(table: Table, seat: Seat) -> float:
    """How likely a seat is to lose soon by the cards it holds; who would lose in this turn may hold one that helps."""
    rescue = Rescue(table, seat)
    judgement = Judgement(table, seat, 0, rescue).weigh()
    if judgement.is_in_trouble and table.owed:
        hand, space = table.hands[seat], table.pawns[seat]
        return HELPED if rescue.comes(hand, table.board[space], space, len(hand) - table.owed) else 1.0
    return min(1.0, judgement.danger(seat))


FORESIGHT = Foresight(HABITS, chances, near=3, stops=(4,), wide=8)
