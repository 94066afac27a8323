"""Events that take pawns elsewhere, without a die and without any choice. No card works on them."""

from __future__ import annotations

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import START
from ruthless.games.frantic_board.book import event
from ruthless.games.frantic_board.events.trigger import hindmost, in_turn, leaders
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.seats import Seat


@event("epic-fail")
async def epic_fail(table: Table, trigger: Seat) -> None:
    """The last pawn goes to the numbered teleport that lies farthest along the path."""
    farthest = max(verbs.teleport_space(table, number) for number in range(1, 7))
    verbs.put_pawns(table, hindmost(table, trigger), farthest)


@event("earthquake")
async def earthquake(table: Table, trigger: Seat) -> None:
    """One after the other everybody's pawn goes to where the pawn of the next player is."""
    before = table.pawns[:]
    for seat in in_turn(table, trigger):
        now = before if table.options.earthquake == "simultaneous" else table.pawns
        verbs.put_pawn(table, seat, now[table.order.next[seat]])


@event("mexican-standoff")
async def mexican_standoff(table: Table, trigger: Seat) -> None:
    """All pawns go to teleport 6."""
    verbs.put_pawns(table, in_turn(table, trigger), verbs.teleport_space(table, 6))


@event("friday-the-13th")
async def friday_the_13th(table: Table, trigger: Seat) -> None:
    """A Friday like any other: nothing happens."""


@event("charity")
async def charity(table: Table, trigger: Seat) -> None:
    """The leading pawn goes back four spaces, all others go one ahead."""
    first = leaders(table, trigger)
    for seat in in_turn(table, trigger):
        verbs.shift_pawn(table, seat, -4 if seat in first else 1)


@event("robin-hood")
async def robin_hood(table: Table, trigger: Seat) -> None:
    """The leading pawn and the last one change places."""
    first, last = leaders(table, trigger), hindmost(table, trigger)
    front, rear = max(table.pawns), min(table.pawns)
    if front != rear:
        verbs.put_pawns(table, first, rear)
        verbs.put_pawns(table, last, front)


@event("communism")
async def communism(table: Table, trigger: Seat) -> None:
    """All pawns go to where the leading one is."""
    front = max(table.pawns)
    for seat in in_turn(table, trigger):
        if table.pawns[seat] != front:
            verbs.put_pawn(table, seat, front)


@event("epic-win")
async def epic_win(table: Table, trigger: Seat) -> None:
    """The leading pawn goes to START."""
    verbs.put_pawns(table, leaders(table, trigger), START)
