"""Where a pawn gets as long as nobody rolls and nobody chooses: pure functions over plain values.

Moves are played by them (see `moving`), and whoever looks ahead asks them what a move would come to.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import WHITE, Card
from ruthless.games.frantic_board.options import Options
from ruthless.kernel.seats import Seat

AHEAD: Final = 1
BACK: Final = -1


@final
class Ground:
    """What pawns meet: the cards on each space, the top last, where each points, which tops have worked, the house rules.

    As long as pawns only walk no card moves, so a card that has worked is told by its space.
    """

    __slots__ = ("arrows", "board", "options", "used")

    def __init__(self, board: list[list[Card]], arrows: list[str], used: int, options: Options) -> None:
        self.board = board
        self.arrows = arrows
        """By the id of a card."""
        self.used = used
        """The spaces whose tops have worked this turn, one bit each."""
        self.options = options


Stride: TypeAlias = tuple[int, int, int]
"""A pawn on its way: its space, where it goes, and the spaces whose tops have worked by then, one bit each."""

Ride: TypeAlias = tuple[Card | None, int]
"""A card that carries a pawn to a space; None if it slides there off an X."""

Fate: TypeAlias = tuple[list[Ride], Card | None]
"""Where a pawn is carried, one ride after the other, and the card that works on it in the end."""

_NOWHERE: Final[list[Ride]] = []
"""How most pawns are carried. It stays empty."""


def strides(ground: Ground, space: int, way: int, most: int) -> tuple[list[Stride], Card | None]:
    """Where a pawn has got to after each number of pips from 1 to the most, before it lands there.

    X are crossed uncounted. What another card takes from the most pips it takes from fewer, as far as they go. By a
    house rule white cards work on whoever passes, but for numbered teleports: such a card is given, too, and then it
    takes the pawn only so many pips to get there.
    """
    board = ground.board
    used = ground.used
    whites_work = ground.options.white_trigger == "pass"
    found: list[Stride] = []
    left = most
    while left:
        ahead = space + way
        if not START <= ahead <= FINISH:
            if ground.options.overshoot == "clamp":
                found += [(space, way, used)] * left
                break
            way = -way
            ahead = space + way
        stack = board[ahead]
        while stack and stack[-1].kind.is_crossed:
            ahead += way
            stack = board[ahead]
        space = ahead
        left -= 1
        if not stack or used >> space & 1:
            found.append((space, way, used))
            continue
        card = stack[-1]
        passing = card.kind.passing
        if passing is None:
            found.append((space, way, used))
            if whites_work and card.colour == WHITE and not card.number:
                return found, card
            continue
        found.append((space, way, used if passing(0) is None else used | 1 << space))
        after = passing(left)
        if after is not None:
            used |= 1 << space
            found += [(space, way, used)] * (left - after)
            left = after
    return found, None


def landed(ground: Ground, space: int, way: int, travel: int, used: int) -> Fate:
    """What becomes of a pawn that lands on a space at the end of a move.

    `way` is where the move goes, `travel` where the pawn went last; `used` are the spaces whose tops have worked by then.
    """
    found = _NOWHERE
    while True:
        stack = ground.board[space]
        if not stack:
            return found, None
        card = stack[-1]
        ride: Ride
        if card.kind.is_crossed:
            space = slid(ground, space, travel)
            ride = None, space
        elif used >> space & 1:
            return found, None
        elif card.kind.carrying is None:
            return found, card if card.kind.landing is not None else None
        else:
            used |= 1 << space
            space, travel = card.kind.carrying(ground.options, space, ground.arrows[card.id], way)
            ride = card, space
        found = [*found, ride]


def slid(ground: Ground, space: int, travel: int) -> int:
    """Where a pawn ends that was brought to a space: off an X it goes on to the next space that is none."""
    way = AHEAD if ground.options.x_slide == "forward" else travel
    stack = ground.board[space]
    while stack and stack[-1].kind.is_crossed:
        space += way
        stack = ground.board[space]
    return space


def arrived(ground: Ground, space: int, way: int) -> Fate:
    """What becomes of a pawn that a card takes elsewhere in a move: it slides off an X; by a house rule it lands."""
    if ground.options.arrival_effects == "on":
        return landed(ground, space, way, way, ground.used)
    there = slid(ground, space, way)
    return _NOWHERE if there == space else [(None, there)], None


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
