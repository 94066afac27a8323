"""Red cards and the numbered teleports: they work on a pawn that ends its move on them."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FORWARD, NEIGHBOURS, WAYS
from ruthless.games.frantic_board.book import carrying, landing
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.choices import NUMBERS, Number, aims, any_pawn, pawn_of_another
from ruthless.games.frantic_board.dice import roll
from ruthless.games.frantic_board.moving import Walk, arrive, move
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.reactions import blocked
from ruthless.games.frantic_board.table import Table, top
from ruthless.games.frantic_board.walking import AHEAD, BACK, reached
from ruthless.kernel.decisions import ELSEWHERE, Aim, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


def _off_the_board(space: int, arrow: str) -> Refusal | None:
    return None if arrow in NEIGHBOURS[space] else _PUSH_OFF_BOARD


_PUSH_OFF_BOARD: Final = Refusal("push-off-board", "4.9")


@carrying("push", _off_the_board, copies=10)
def push(options: Options, space: int, arrow: str, way: int) -> tuple[int, int]:
    """Your pawn goes one space in the direction of the arrow, and what lies there works."""
    there = NEIGHBOURS[space][arrow]
    return there, there - space if abs(there - space) == 1 else way


def _off_the_path(space: int, arrow: str) -> Refusal | None:
    return None if arrow in WAYS else _JUMP_ALONG_PATH


_JUMP_ALONG_PATH: Final = Refusal("jump-along-path", "4.10")


@carrying("jump", _off_the_path, copies=6)
def jump(options: Options, space: int, arrow: str, way: int) -> tuple[int, int]:
    """Your pawn jumps two spaces along the path, over whatever lies between, and what lies there works."""
    travel = AHEAD if arrow == FORWARD else BACK
    return reached(options, space, 2 * travel), travel


@landing("second-chance", copies=4)
async def second_chance(table: Table, walk: Walk, card: Card) -> None:
    """Roll again and move your pawn again, in the direction in which it moved."""
    await move(table, walk, await roll(table, walk.you))


@landing("swap", copies=4)
async def swap(table: Table, walk: Walk, card: Card) -> None:
    """Your pawn and another of your choice change places. Its owner may block that."""
    other = (await _swap_question(walk.pawn).to(table, walk.you, aims(table.order.after[walk.you]))).seat
    if other != walk.you:
        table.tell(Message("attacks", {"seat": walk.you, "other": other}))
        if await blocked(table, walk.you, other, card.notation):
            return
    here, there = table.pawns[walk.pawn], table.pawns[other]
    if here == there:
        return
    verbs.put_pawn(table, walk.pawn, there)
    verbs.put_pawn(table, other, here)
    await arrive(table, walk)


@cache
def _swap_question(pawn: Seat) -> Question:
    """With whom that pawn changes places: anybody but itself."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Aim) and option.seat == pawn:
            return Refusal("aim-at-self", "7.5") if pawn == seat else Refusal("swap-with-itself", "7.5")
        return _ANY_PAWN(table, seat, option)

    return Question("swap", forbids)


_ANY_PAWN: Final = any_pawn("7.5")


@landing("gift", copies=4)
async def gift(table: Table, walk: Walk, card: Card) -> None:
    """Another player's pawn of your choice moves one or two spaces ahead. Its owner may block that."""
    victim = (await _GIFT.to(table, walk.you, aims(table.order.after[walk.you]))).seat
    steps = (await _steps_question(victim).to(table, walk.you, NUMBERS)).number
    table.tell(Message("attacks", {"seat": walk.you, "other": victim}))
    if not await blocked(table, walk.you, victim, card.notation, steps):
        await move(table, Walk(table, victim, walk.you), steps)


def _one_or_two(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Number):
        return ELSEWHERE
    return None if option.number in GIFT_STEPS else _ONE_OR_TWO


_GIFT: Final = Question("gift", pawn_of_another("7.6"))
_ONE_OR_TWO: Final = Refusal("one-or-two", "7.6")
GIFT_STEPS: Final = (1, 2)


@cache
def _steps_question(victim: Seat) -> Question:
    return Question("gift-steps", _one_or_two, {"other": victim})


@landing("magnet", copies=3)
async def magnet(table: Table, walk: Walk, card: Card) -> None:
    """Take the top card of a space into your hand, unless a pawn stands on it or it is a numbered teleport."""
    choice = _MAGNET.to(table, walk.you, NUMBERS)
    if choice.options:
        verbs.take_from_board(table, walk.you, (await choice).number)


def _out_of_reach(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Number):
        return ELSEWHERE
    card = top(table, option.number)
    if card is None:
        return _NOTHING_THERE
    if card.number:
        return Refusal("teleport-taken", "7.7", {"card": str(card)})
    return Refusal("pawn-on-card", "7.7", {"card": str(card)}) if option.number in table.pawns else None


_NOTHING_THERE: Final = Refusal("nothing-there", "7.7")
_MAGNET: Final = Question("magnet", _out_of_reach)


@landing("numbered-teleport", WHITE, copies=6)
@landing("teleport", copies=3)
async def teleport(table: Table, walk: Walk, card: Card) -> None:
    """Roll the die: your pawn goes to the numbered teleport with that number, which then does nothing.

    A numbered teleport does the same; if you roll its own number your pawn stays.
    """
    here = table.pawns[walk.pawn]
    there = verbs.teleport_space(table, await roll(table, walk.you))
    if here != there:
        verbs.put_pawn(table, walk.pawn, there)
        await arrive(table, walk)
