"""The third part of a turn: a step along an arrow, and the racket for whoever stands there already."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.announcing import not_in_the_game
from ruthless.games.malta.board import LARGE, OFF, SMALL, grid
from ruthless.games.malta.cards import Card
from ruthless.games.malta.choices import AIMS, SIDES, Side, pick_cards, picked_already
from ruthless.games.malta.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Forbids, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

_NO_ARROW: Final = Refusal("no-arrow", "3.6")
_OFF_BOARD: Final = Refusal("off-board", "3.7")


def off_board(width: int, space: int, side: int) -> Refusal | None:
    """No step leads off the board."""
    return _OFF_BOARD if grid(width).neighbours[space][side] == OFF else None


def no_way(width: int, space: int, arrows: tuple[int, ...], side: int) -> Refusal | None:
    """A pawn on a space with these arrows goes along one of them, and not off the board."""
    return off_board(width, space, side) if side in arrows else _NO_ARROW


def not_along_an_arrow(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """The own pawn goes where an arrow under it leads."""
    space = table.pawns[seat]
    return no_way(table.width, space, table.board[space].arrows, option.side) if isinstance(option, Side) else ELSEWHERE


@cache
def ways(width: int, space: int, arrows: tuple[int, ...]) -> tuple[Side, ...]:
    """The directions in which a pawn can leave a space with these arrows."""
    return tuple(option for option in SIDES if no_way(width, space, arrows, option.side) is None)


@cache
def exits(width: int, space: int, arrows: tuple[int, ...]) -> tuple[int, ...]:
    """Where a pawn comes to that leaves a space with these arrows."""
    beside = grid(width).neighbours[space]
    return tuple(beside[way.side] for way in ways(width, space, arrows))


_POINTING: Final = [
    tuple(option.side for option in SIDES if sides >> option.side & 1) for sides in range(1 << len(SIDES))
]
"""By arrows as a set, one bit a side, where they point."""


@cache
def all_exits(width: int) -> list[list[tuple[int, ...]]]:
    """The same for whoever asks it over and over: by the arrows as a set, one bit a side, and by space."""
    return [[exits(width, space, arrows) for space in grid(width).spaces] for arrows in _POINTING]


_WAYS: Final = {
    width: [[ways(width, space, arrows) for space in grid(width).spaces] for arrows in _POINTING]
    for width in (SMALL, LARGE)
}
"""By the width of a board, the arrows as a set and the space the directions in which a pawn can leave it."""


STEP: Final = Question("step", not_along_an_arrow)


async def step(table: Table, player: Seat) -> bool:
    """The player's pawn moves one space along an arrow; False if it cannot."""
    space = table.pawns[player]
    sides = [*_WAYS[table.width][table.board[space].pointing][space]]
    if not sides:
        return False
    chosen = await Decision(table, player, STEP, sides)
    verbs.put_pawn(table, player, grid(table.width).neighbours[space][chosen.side])
    return True


# The racket


def racket(table: Table, player: Seat, space: int) -> dict[Seat, int]:
    """What the player owes if the move ends on a space: as many cards as its number, to each whose pawn is there."""
    each = table.board[space].number
    return {seat: each for seat in table.order.others[player] if table.pawns[seat] == space} if each else {}


def due_at(table: Table, player: Seat, space: int) -> int:
    """How many cards that is in all."""
    each = table.board[space].number
    cards = 0
    for seat in table.order.others[player]:
        if table.pawns[seat] == space:
            cards += each
    return cards


async def pay(table: Table, player: Seat) -> None:
    """Everybody whose pawn stands where the player has moved gets as many cards as the number there, all at once."""
    due = racket(table, player, table.pawns[player])
    paid: dict[Seat, list[Card]] = {seat: [] for seat in due}
    rest = table.hands[player][:]
    while due and rest:
        short = len(rest) < sum(due.values())
        taker = await _next_taker(table, player, due) if short else next(iter(due))
        count = 1 if short and table.options.racket_order == "by_card" else due[taker]
        paid[taker] += await _picked(table, player, taker, rest, count)
        due[taker] -= count
        if due[taker] == 0:
            del due[taker]
    verbs.give(table, [(player, taker, cards) for taker, cards in paid.items() if cards])


async def _next_taker(table: Table, player: Seat, due: dict[Seat, int]) -> Seat:
    """Who is paid next: that matters only if the cards do not suffice for all."""
    first = Question("pay-first", _nothing_due(due))
    return (await first.to(table, player, [AIMS[seat] for seat in due])).seat


def _nothing_due(due: dict[Seat, int]) -> Forbids:
    """Only those can be paid to whom something is due."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Aim):
            return ELSEWHERE
        if option.seat in due:
            return None
        return not_in_the_game(table, seat, option) or Refusal("nothing-due", "4.3")

    return forbids


async def _picked(table: Table, player: Seat, taker: Seat, rest: list[Card], count: int) -> list[Card]:
    """The cards with which somebody is paid, out of the rest of a hand."""
    if table.options.racket_pick == "random":
        return verbs.pick_blind(table, rest, count)
    return await pick_cards(table, player, rest, Question("pay", picked_already(rest), {"other": taker}), count)
