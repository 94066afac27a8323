"""Marks: what changes on the table and is neither card nor tile. Turns, missed turns, the order of play, losing."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import ground, verbs
from ruthless.games.malta.board import OFF
from ruthless.games.malta.table import DRAW, Table, is_in
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import NOBODY, Seat, ordered

COME_BACK: Final = 2
"""How many cards somebody draws who comes back with none."""

# Losing


def lose(table: Table, seat: Seat, why: str) -> None:
    """Somebody has lost: the pawn leaves the board, the hand stays. With one player left the match is over."""
    table.pawns[seat] = OFF
    table.lost = (*table.lost, seat)
    table.tell(Message("loses", {"seat": seat, "text": why}))
    if len(table.lost) == len(table.order) - 1:
        table.over = True
        table.tell(Message("match-ends", {"seats": [one for one in table.order if is_in(table, one)]}))


def come_back(table: Table, seat: Seat) -> None:
    """Somebody who has lost is in the game again, at home."""
    table.lost = tuple(one for one in table.lost if one != seat)
    table.tell(Message("comes-back", {"seat": seat}))
    verbs.put_pawn(table, seat, ground.home(table.board, table.homes[seat]))
    if not table.hands[seat]:
        verbs.draw(table, seat, COME_BACK)


# Turns


def will_miss(table: Table, seat: Seat) -> None:
    """The seat misses one more turn."""
    table.skips[seat] += 1
    table.tell(Message("will-miss", {"seat": seat}))


def trust_blindly(table: Table, seat: Seat) -> None:
    """Blind Faith waits for the next turn of a seat."""
    table.blind[seat] = True
    takes_all = table.options.blind_faith == "whole_turn"
    table.tell(Message("will-miss" if takes_all else "will-trust", {"seat": seat}))


def end_turn(table: Table, seat: Seat) -> None:
    """The turn is over once the card is resolved; who does not have it cannot end it."""
    if seat == table.player:
        table.ending = True


def grant_turn(table: Table, seat: Seat) -> None:
    """The seat has a turn more, right after this one."""
    table.extra = (*table.extra, seat)
    table.tell(Message("will-go-again", {"seat": seat}))


def reverse(table: Table) -> None:
    """The order of play turns round."""
    table.order = ordered(table.order.seats[::-1])
    table.tell(Message("order-reversed"))


def next_in(table: Table, seat: Seat) -> Seat:
    """Who comes after a seat in order of play and has not lost."""
    order = table.order.next
    other = order[seat]
    while table.pawns[other] == OFF:
        other = order[other]
    return other


def pass_turn(table: Table) -> None:
    """The turn goes to whoever has an extra one, or to the next who need not miss it."""
    seat = NOBODY
    while seat == NOBODY:
        if table.extra:
            seat, table.extra = table.extra[0], table.extra[1:]
        else:
            seat = table.place = next_in(table, table.place)
        if not is_in(table, seat) or _misses(table, seat):
            seat = NOBODY
    begin_turn(table, seat)


def begin_turn(table: Table, seat: Seat) -> None:
    """A turn begins."""
    table.player = seat
    table.turn += 1
    table.stage = DRAW
    table.owed = 0
    table.ending = False
    table.tell_turn(seat)


def _misses(table: Table, seat: Seat) -> bool:
    """Whether a seat has to miss its turn, which it has then done."""
    if table.skips[seat]:
        table.skips[seat] -= 1
    elif table.blind[seat] and table.options.blind_faith == "whole_turn":
        table.blind[seat] = False
    else:
        return False
    table.tell(Message("misses", {"seat": seat}))
    return True
