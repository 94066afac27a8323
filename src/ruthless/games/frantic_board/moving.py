"""Moving: a pawn goes step by step, cards on the way and at the end of it work."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.choices import space_name
from ruthless.games.frantic_board.table import Table, top
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

AHEAD: Final = 1
BACK: Final = -1


class Walk:
    """A pawn on its way. `you` are who decides, rolls and takes cards where it lands."""

    __slots__ = ("pawn", "travel", "way", "you")

    def __init__(self, table: Table, pawn: Seat, mover: Seat, way: int = AHEAD) -> None:
        self.pawn = pawn
        self.you = pawn if table.options.landing_choice == "owner" else mover
        self.way = way
        """Where the move goes: ahead or back."""
        self.travel = way
        """Where the pawn went last: arrows and the ends of the board may have turned it."""


async def move(table: Table, walk: Walk, steps: int) -> None:
    """A pawn moves so many spaces, with all that cards do to it on the way and where it lands."""
    walk.travel = walk.way
    while steps > 0:
        here = table.pawns[walk.pawn]
        there = _next(table, walk, here)
        if there == here:
            break
        table.pawns[walk.pawn] = there
        steps -= 1
        card = top(table, there)
        if card is None or table.used & card.bit:
            continue
        if card.kind.passing is not None:
            steps = card.kind.passing(table, walk, card, steps)
        elif _works_in_passing(table, card):
            tell_place(table, walk.pawn)
            await _work(table, walk, card)
            if steps == 0:
                return
    tell_place(table, walk.pawn)
    await land(table, walk)


def _next(table: Table, walk: Walk, space: int) -> int:
    """The next space of a way: X are crossed, and at the ends of the board it stays or turns round."""
    ahead = space + walk.travel
    if not START <= ahead <= FINISH:
        if table.options.overshoot == "clamp":
            return space
        walk.travel = -walk.travel
        ahead = space + walk.travel
    while _is_crossed(table, ahead):
        ahead += walk.travel
    return ahead


def _is_crossed(table: Table, space: int) -> bool:
    card = top(table, space)
    return card is not None and card.kind.is_crossed


def _works_in_passing(table: Table, card: Card) -> bool:
    """By a house rule white cards work on whoever passes; numbered teleports never do."""
    return card.colour == WHITE and not card.number and table.options.white_trigger == "pass"


def tell_place(table: Table, pawn: Seat) -> None:
    """Say where a pawn has got to."""
    if table.scribe.facts is not None:
        table.tell(Message("goes-to", {"seat": pawn, "space": space_name(table.pawns[pawn])}))


async def land(table: Table, walk: Walk) -> None:
    """A pawn has come to the end of a move, a push or a jump: it slides off an X, and the card there works."""
    slide(table, walk)
    card = top(table, table.pawns[walk.pawn])
    if card is not None and card.kind.landing is not None and not table.used & card.bit:
        await _work(table, walk, card)


async def _work(table: Table, walk: Walk, card: Card) -> None:
    """A card works on the pawn that stands on it."""
    assert card.kind.landing is not None
    verbs.use(table, card)
    if table.scribe.facts is not None:
        table.tell(Message("lands-on", {"seat": walk.pawn, "card": str(card)}))
    await card.kind.landing(table, walk, card)


def slide(table: Table, walk: Walk) -> None:
    """A pawn that was brought onto an X goes on to the next space that is none."""
    space = table.pawns[walk.pawn]
    if _is_crossed(table, space):
        way = AHEAD if table.options.x_slide == "forward" else walk.travel
        while _is_crossed(table, space):
            space += way
        verbs.put_pawn(table, walk.pawn, space)
