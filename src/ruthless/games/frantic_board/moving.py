"""Moving: a pawn goes step by step, cards on the way and at the end of it work. `walking` knows where that leads."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.table import Table
from ruthless.games.frantic_board.walking import AHEAD, Ground, Ride, arrived, decides, landed, strides
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
    return Ground(table.board, table.arrows, worked(table), table.options)


def worked(table: Table) -> int:
    """The spaces whose tops have worked this turn, one bit each."""
    spaces = 0
    for card in table.used:
        for space, stack in enumerate(table.board):
            if stack and stack[-1] is card:
                spaces |= 1 << space
    return spaces


async def move(table: Table, walk: Walk, steps: int) -> None:
    """A pawn moves so many spaces, with all that cards do to it on the way and where it lands."""
    travel = walk.way
    while True:
        met = ground(table)
        ways, card = strides(met, table.pawns[walk.pawn], travel, steps)
        space, travel, used = ways[-1]
        steps -= len(ways)
        if used != met.used:
            for there, _, _ in ways:
                if used >> there & 1:
                    verbs.use(table, table.board[there][-1])
        verbs.put_pawn(table, walk.pawn, space)
        if card is None:
            break
        await _work(table, walk, card)
        if steps == 0:
            return
    stack = table.board[space]
    if stack and not stack[-1].kind.is_idle:
        carried, card = landed(met, space, walk.way, travel, used)
        if carried or card is not None:
            await suffer(table, walk, carried, card)


async def arrive(table: Table, walk: Walk) -> None:
    """A card has taken a pawn elsewhere."""
    carried, card = arrived(ground(table), table.pawns[walk.pawn], walk.way)
    if carried or card is not None:
        await suffer(table, walk, carried, card)


async def suffer(table: Table, walk: Walk, carried: Sequence[Ride], card: Card | None) -> None:
    """Cards carry a pawn on, and then one of them may work on it."""
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
    verbs.use(table, card)
    if table.scribe.facts is not None:
        table.tell(Message("lands-on", {"seat": walk.pawn, "card": str(card)}))
