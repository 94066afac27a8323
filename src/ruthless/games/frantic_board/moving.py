"""Moving: a pawn goes step by step, cards on the way and at the end of it work. `walking` knows where that leads."""

from __future__ import annotations

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.table import Table
from ruthless.games.frantic_board.walking import AHEAD, Fate, Ground, arrived, decides, landed, strides
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat


class Walk:
    """A pawn on its way. `you` are who decides, rolls and takes cards where it lands."""

    __slots__ = ("pawn", "way", "you")

    def __init__(self, table: Table, pawn: Seat, mover: Seat, way: int = AHEAD) -> None:
        self.pawn = pawn
        self.you = decides(table.options, pawn, mover)
        self.way = way
        """Where the move goes: ahead or back."""


def ground(table: Table) -> Ground:
    """What pawns meet on a table now."""
    return Ground(table.board, table.arrows, table.used, table.options)


async def move(table: Table, walk: Walk, steps: int) -> None:
    """A pawn moves so many spaces, with all that cards do to it on the way and where it lands."""
    travel = walk.way
    while True:
        start = table.pawns[walk.pawn]
        space, travel, used, card, steps = strides(ground(table), start, travel, steps)[-1]
        if used != table.used:
            verbs.use(table, used)
        verbs.put_pawn(table, walk.pawn, space)
        if card is None:
            break
        await _work(table, walk, card)
        if steps == 0:
            return
    await land(table, walk, travel)


async def land(table: Table, walk: Walk, travel: int) -> None:
    """A pawn has come to the end of a move: cards carry it on, and then one of them may work on it.

    `travel` is where it went last; the ends of the board may have turned it.
    """
    space = table.pawns[walk.pawn]
    if table.board[space]:
        await suffer(table, walk, landed(ground(table), space, walk.way, travel, table.used))


async def arrive(table: Table, walk: Walk) -> None:
    """A card has taken a pawn elsewhere."""
    await suffer(table, walk, arrived(ground(table), table.pawns[walk.pawn], walk.way))


async def suffer(table: Table, walk: Walk, fate: Fate) -> None:
    """Cards carry a pawn on, and then one of them may work on it."""
    carried, card = fate
    for carrier, there in carried:
        if carrier is not None:
            _begin(table, walk, carrier)
        verbs.put_pawn(table, walk.pawn, there)
    if card is not None:
        await _work(table, walk, card)


async def _work(table: Table, walk: Walk, card: Card) -> None:
    """A card works on the pawn that stands on it."""
    assert card.kind.landing is not None
    _begin(table, walk, card)
    await card.kind.landing(table, walk, card)


def _begin(table: Table, walk: Walk, card: Card) -> None:
    verbs.use(table, card.bit)
    if table.scribe.facts is not None:
        table.tell(Message("lands-on", {"seat": walk.pawn, "card": str(card)}))
