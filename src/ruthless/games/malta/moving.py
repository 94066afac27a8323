"""The third part of a turn: a step along an arrow, and the racket for whoever stands there already."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.cards import Card
from ruthless.games.malta.choices import AIMS, SIDES, Side, pick_cards, why_not_a_card
from ruthless.games.malta.table import Table, arrows, number, others_in
from ruthless.kernel.decisions import Aim, Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


def possible_sides(table: Table, pawn: Seat) -> list[int]:
    """Where the arrows under a pawn lead, but for those that lead off the board."""
    space = table.pawns[pawn]
    beside = grid(table.width).neighbours[space]
    return [side for side in arrows(table, space) if beside[side] != OFF]


def why_not_that_way(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Why a pawn cannot move in a direction."""
    if not isinstance(option, Side):
        return None
    no_arrow = option.side not in arrows(table, table.pawns[seat])
    return Refusal("no-arrow", "3.6") if no_arrow else Refusal("off-board", "3.7")


STEP: Final = Question("step", why_not_that_way)


async def step(table: Table, player: Seat) -> bool:
    """The player's pawn moves one space along an arrow; False if it cannot."""
    sides = possible_sides(table, player)
    if sides:
        side = (await Decision(player, STEP, [SIDES[one] for one in sides])).side
        verbs.push_pawn(table, player, side)
    return bool(sides)


# The racket


def owners(table: Table, player: Seat) -> list[Seat]:
    """Whose pawns stand where the player's pawn is, in order of play."""
    space = table.pawns[player]
    return [seat for seat in others_in(table, player) if table.pawns[seat] == space]


async def pay(table: Table, player: Seat) -> None:
    """Everybody whose pawn stands where the player has moved gets as many cards as the number there, all at once."""
    each = number(table, table.pawns[player])
    due = dict.fromkeys(owners(table, player), each)
    paid: dict[Seat, list[Card]] = {seat: [] for seat in due}
    rest = table.hands[player][:]
    while due and rest:
        short = len(rest) < sum(due.values())
        taker = await _next_taker(player, due) if short else next(iter(due))
        count = 1 if short and table.options.racket_order == "by_card" else due[taker]
        paid[taker] += await _picked(table, player, taker, rest, count)
        due[taker] -= count
        if due[taker] == 0:
            del due[taker]
    verbs.give(table, [(player, taker, cards) for taker, cards in paid.items() if cards])


async def _next_taker(player: Seat, due: dict[Seat, int]) -> Seat:
    """Who is paid next: that matters only if the cards do not suffice for all."""
    return (await Decision(player, _WHO_FIRST, [AIMS[seat] for seat in due])).seat


async def _picked(table: Table, player: Seat, taker: Seat, rest: list[Card], count: int) -> list[Card]:
    """The cards with which somebody is paid, out of the rest of a hand."""
    if table.options.racket_pick == "random":
        return verbs.pick_blind(table, rest, count)
    return await pick_cards(player, rest, Question("pay", why_not_a_card, {"other": taker}), count)


def _why_not_paid(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("nothing-due", "4.3") if isinstance(option, Aim) else None


_WHO_FIRST: Final = Question("pay-first", _why_not_paid)
