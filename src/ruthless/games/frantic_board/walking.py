"""Where a pawn gets as long as nobody rolls and nobody chooses: pure functions over plain values.

Moves are played by them (see `moving`), and whoever looks ahead asks them what a move would come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.options import Options
from ruthless.kernel.seats import Seat

AHEAD: Final = 1
BACK: Final = -1


@final
class Ground:
    """What pawns meet: the cards on each space, the top last, where each points, which have worked, the house rules."""

    __slots__ = ("arrows", "board", "options", "used")

    def __init__(self, board: Sequence[Sequence[Card]], arrows: Sequence[str], used: int, options: Options) -> None:
        self.board = board
        self.arrows = arrows
        """By the id of a card."""
        self.used = used
        """The cards that have worked this turn, one bit each."""
        self.options = options


Stride: TypeAlias = tuple[int, int, int, Card | None, int]
"""A pawn on its way: its space, where it goes, the cards that have worked by then, the card that works on it in passing,
and the pips that are left to go on with afterwards."""

Ride: TypeAlias = tuple[Card | None, int]
"""A card that carries a pawn to a space; None if it slides there off an X."""


def strides(ground: Ground, space: int, way: int, most: int) -> list[Stride]:
    """Where a pawn has got to after each number of pips from 1 to the most, before it lands there.

    X are crossed uncounted. What another card takes from the most pips it takes from fewer, as far as they go.
    """
    board = ground.board
    used = ground.used
    found: list[Stride] = []
    while len(found) < most:
        ahead = space + way
        if not START <= ahead <= FINISH:
            if ground.options.overshoot == "clamp":
                return found + [(space, way, used, None, 0)] * (most - len(found))
            way = -way
            ahead = space + way
        stack = board[ahead]
        while stack and stack[-1].kind.is_crossed:
            ahead += way
            stack = board[ahead]
        space = ahead
        if not stack or used & stack[-1].bit:
            found.append((space, way, used, None, 0))
            continue
        card = stack[-1]
        passing = card.kind.passing
        if passing is not None:
            found.append((space, way, used if passing(0) is None else used | card.bit, None, 0))
            left = most - len(found)
            after = passing(left)
            if after is not None:
                used |= card.bit
                found += [(space, way, used, None, 0)] * (left - after)
        elif works_in_passing(ground.options, card):
            return found + [(space, way, used, card, left) for left in range(most - len(found))]
        else:
            found.append((space, way, used, None, 0))
    return found


def works_in_passing(options: Options, card: Card) -> bool:
    """By a house rule white cards work on whoever passes; numbered teleports never do."""
    return card.colour == WHITE and not card.number and options.white_trigger == "pass"


def rides(ground: Ground, space: int, way: int, travel: int, used: int) -> tuple[list[Ride], Card | None]:
    """What becomes of a pawn that lands on a space: where it is carried, and the card that works on it in the end.

    `way` is where the move goes, `travel` where the pawn went last; `used` are the cards that have worked by then.
    """
    found: list[Ride] = []
    while True:
        there = slid(ground, space, travel)
        if there != space:
            found.append((None, there))
            space = there
        stack = ground.board[space]
        if not stack or used & stack[-1].bit:
            return found, None
        card = stack[-1]
        carrying = card.kind.carrying
        if carrying is None:
            return found, card if card.kind.landing is not None else None
        used |= card.bit
        space, travel = carrying(ground.options, space, ground.arrows[card.id], way)
        found.append((card, space))


def slid(ground: Ground, space: int, travel: int) -> int:
    """Where a pawn ends that was brought to a space: off an X it goes on to the next space that is none."""
    stack = ground.board[space]
    if stack and stack[-1].kind.is_crossed:
        way = AHEAD if ground.options.x_slide == "forward" else travel
        while stack and stack[-1].kind.is_crossed:
            space += way
            stack = ground.board[space]
    return space


def reached(options: Options, space: int, steps: int) -> int:
    """Where so many steps lead: beyond the ends of the board they are lost, or counted back if the house plays so."""
    goal = space + steps
    if options.overshoot == "clamp":
        return max(START, min(FINISH, goal))
    if goal < START:
        return -goal
    return 2 * FINISH - goal if goal > FINISH else goal


def decides(options: Options, pawn: Seat, mover: Seat) -> Seat:
    """Who decides, rolls and takes cards where a pawn lands that somebody has moved."""
    return pawn if options.landing_choice == "owner" else mover
