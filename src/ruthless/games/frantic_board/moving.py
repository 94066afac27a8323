"""Moving: a pawn goes step by step, cards on the way and at the end of it work. `walking` knows where that leads."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import SPACES
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.table import Table
from ruthless.games.frantic_board.walking import AHEAD, Ground, Ride, arrived, decides, landed, strides
from ruthless.kernel.cards import mask
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
    if table.used:
        for space in SPACES:
            stack = table.board[space]
            if stack and table.used & stack[-1].bit:
                spaces |= 1 << space
    return spaces


def tops(table: Table, spaces: int) -> int:
    """The cards that count on some spaces, one bit each."""
    return mask([stack[-1] for space, stack in enumerate(table.board) if stack and spaces >> space & 1])


async def move(table: Table, walk: Walk, steps: int) -> None:
    """A pawn moves so many spaces, with all that cards do to it on the way and where it lands."""
    travel = walk.way
    while True:
        met = ground(table)
        ways, card = strides(met, table.pawns[walk.pawn], travel, steps)
        space, travel, used = ways[-1]
        steps -= len(ways)
        if used != met.used:
            verbs.use(table, tops(table, used))
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
    stack = table.board[space]
    if stack and not stack[-1].kind.is_idle:
        met = ground(table)
        carried, card = landed(met, space, walk.way, travel, met.used)
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
    verbs.use(table, card.bit)
    if table.scribe.facts is not None:
        table.tell(Message("lands-on", {"seat": walk.pawn, "card": str(card)}))
