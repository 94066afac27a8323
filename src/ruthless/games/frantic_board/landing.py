"""Red cards and the numbered teleports: they work on a pawn that ends its move on them."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FORWARD, NEIGHBOURS, SIDES, SPACES, WAYS
from ruthless.games.frantic_board.book import landing
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.choices import AIMS, NUMBERS, Number, why_no_aim
from ruthless.games.frantic_board.dice import roll
from ruthless.games.frantic_board.moving import AHEAD, BACK, Walk, land, move, slide
from ruthless.games.frantic_board.reactions import blocked
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


@landing("push", arrows=SIDES)
async def push(table: Table, walk: Walk, card: Card) -> None:
    """Your pawn goes one space in the direction of the arrow, and what lies there works."""
    here = table.pawns[walk.pawn]
    there = NEIGHBOURS[here][table.arrows[card.id]]
    walk.travel = there - here if abs(there - here) == 1 else walk.way
    verbs.put_pawn(table, walk.pawn, there)
    await land(table, walk)


@landing("jump", arrows=WAYS)
async def jump(table: Table, walk: Walk, card: Card) -> None:
    """Your pawn jumps two spaces along the path, over whatever lies between, and what lies there works."""
    walk.travel = AHEAD if table.arrows[card.id] == FORWARD else BACK
    verbs.shift_pawn(table, walk.pawn, 2 * walk.travel)
    await land(table, walk)


@landing("second-chance")
async def second_chance(table: Table, walk: Walk, card: Card) -> None:
    """Roll again and move your pawn again, in the direction in which it moved."""
    await move(table, walk, await roll(table, walk.you))


@landing("swap")
async def swap(table: Table, walk: Walk, card: Card) -> None:
    """Your pawn and another of your choice change places. Its owner may block that."""
    aims = [AIMS[seat] for seat in table.order.after[walk.you] if seat != walk.pawn]
    other = (await Decision(walk.you, _SWAP, aims)).seat
    if other != walk.you:
        table.tell(Message("attacks", {"seat": walk.you, "other": other}))
        if await blocked(table, walk.you, other, card.notation):
            return
    here, there = table.pawns[walk.pawn], table.pawns[other]
    if here == there:
        return
    verbs.put_pawn(table, walk.pawn, there)
    verbs.put_pawn(table, other, here)
    walk.travel = walk.way
    if table.options.arrival_effects == "on":
        await land(table, walk)
    else:
        slide(table, walk)


_SWAP: Final = Question("swap", why_no_aim("7.5"))


@landing("gift")
async def gift(table: Table, walk: Walk, card: Card) -> None:
    """Another player's pawn of your choice moves one or two spaces ahead. Its owner may block that."""
    aims = [AIMS[seat] for seat in table.order.others[walk.you]]
    victim = (await Decision(walk.you, _GIFT, aims)).seat
    steps = (
        await Decision(walk.you, Question("gift-steps", _why_not_so_far, {"other": victim}), [*NUMBERS[1:3]])
    ).number
    table.tell(Message("attacks", {"seat": walk.you, "other": victim}))
    if not await blocked(table, walk.you, victim, card.notation, steps):
        await move(table, Walk(table, victim, walk.you), steps)


_GIFT: Final = Question("gift", why_no_aim("7.6"))


def _why_not_so_far(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("one-or-two", "7.6") if isinstance(option, Number) else None


@landing("magnet")
async def magnet(table: Table, walk: Walk, card: Card) -> None:
    """Take the top card of a space into your hand, unless a pawn stands on it or it is a numbered teleport."""
    spaces = [NUMBERS[space] for space in SPACES if _why_not_take(table, space) is None]
    if spaces:
        space = (await Decision(walk.you, _MAGNET, spaces)).number
        verbs.take_from_board(table, walk.you, space)


def _why_not_take(table: Table, space: int) -> Refusal | None:
    card = top(table, space)
    if card is None:
        return Refusal("nothing-there", "7.7")
    if card.number:
        return Refusal("teleport-taken", "7.7", {"card": str(card)})
    return Refusal("pawn-on-card", "7.7", {"card": str(card)}) if space in table.pawns else None


def _why_no_magnet(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_not_take(table, option.number) if isinstance(option, Number) else None


_MAGNET: Final = Question("magnet", _why_no_magnet)


@landing("teleport")
async def teleport(table: Table, walk: Walk, card: Card) -> None:
    """Roll the die: your pawn goes to the numbered teleport with that number, which then does nothing."""
    here = table.pawns[walk.pawn]
    there = verbs.teleport_space(table, await roll(table, walk.you))
    if here != there:
        verbs.put_pawn(table, walk.pawn, there)
        if table.options.arrival_effects == "on":
            await land(table, walk)


@landing("numbered-teleport", WHITE)
async def numbered_teleport(table: Table, walk: Walk, card: Card) -> None:
    """Does what a Teleport does; if you roll its own number your pawn stays."""
    await teleport(table, walk, card)
