"""Yellow cards: they work on a pawn that enters them while it moves."""

from __future__ import annotations

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.book import kind, passing
from ruthless.games.frantic_board.cards import YELLOW, Card
from ruthless.games.frantic_board.moving import Walk
from ruthless.games.frantic_board.table import Table

X = kind("x", YELLOW)
"""Pawns cross it uncounted; see `moving`."""
X.is_crossed = True


@passing("stop")
def stop(table: Table, walk: Walk, card: Card, left: int) -> int:
    """The move ends here."""
    verbs.use(table, card)
    return 0


@passing("snail")
def snail(table: Table, walk: Walk, card: Card, left: int) -> int:
    """To leave this space takes two steps; to end on it takes one."""
    if left == 0:
        return 0
    verbs.use(table, card)
    return left - 1
