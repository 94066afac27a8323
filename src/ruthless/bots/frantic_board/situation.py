"""The situation: what a seat of the board game makes of what it sees before it decides. Everything is counted in points."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ruthless.bots.frantic_board.terrain import Terrain
from ruthless.games.frantic_board.board import FINISH, points
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.deck import FACES, TELEPORTS
from ruthless.games.frantic_board.glance import Glance
from ruthless.games.frantic_board.options import Options
from ruthless.games.frantic_board.walking import (
    AHEAD,
    BACK,
    Fate,
    Ride,
    Stride,
    arrived,
    decides,
    landed,
    reached,
    strides,
)
from ruthless.kernel.seats import Seat

if TYPE_CHECKING:
    from ruthless.bots.frantic_board.prospect import Prospect

PATIENCE: Final = 20.0
"""So many points behind the best of the others, somebody counts for a third as much."""

POINTS: Final = tuple(float(points(space)) for space in range(FINISH + 1))

CAUGHT: Final = 15.0
"""What it costs to take Fuck You into the hand: it may yet go elsewhere."""
DIE: Final = 6
ROLL: Final = 3.5
"""What a die shows on average."""


def drift(house: Options, way: int) -> tuple[float, ...]:
    """By space the points that a pawn stands on, on average, once a die has taken it that way and no card has worked."""
    like = house.overshoot, way  # all that it depends on, of house rules without number
    found = _DRIFTS.get(like)
    if found is None:
        ends = [
            [POINTS[reached(house, space, way * pips)] for pips in range(1, DIE + 1)] for space in range(FINISH + 1)
        ]
        found = _DRIFTS[like] = tuple([sum(points) / DIE for points in ends])
    return found


_DRIFTS: Final[dict[tuple[str, int], tuple[float, ...]]] = {}
"""What was worked out before."""


@final
class Situation:
    """What a seat sees, with the questions answered that nearly every choice asks.

    In a match all but the glance follows from what `likeness` gives.
    """

    __slots__ = (
        *("_strolls", "events", "glance", "house", "me", "order", "others", "pawns", "prospect", "stakes"),
        *("teleported", "terrain"),
    )

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        me = self.me = glance.seat
        self.house = glance.options
        self.pawns = glance.pawns.copy()
        self.order = glance.order
        self.others: tuple[Seat, ...] = glance.order.others[me]
        """Everybody else, who plays next first."""
        totals = [score + POINTS[space] for score, space in zip(glance.scores, self.pawns, strict=True)]
        least = min([totals[seat] for seat in self.others])
        weights = [exp((least - total) / PATIENCE) for total in totals]
        whole = sum([weights[seat] for seat in self.others])
        self.stakes = [weight / whole for weight in weights]
        """By seat what a point more on its account is worth: the more the likelier it wins, and -1 for oneself."""
        self.stakes[me] = -1.0
        self.terrain = Terrain(glance)
        teleports = self.terrain.teleports
        self.teleported = sum([POINTS[space] for space in teleports]) / len(teleports)
        """Where a teleport takes a pawn, on average."""
        self.prospect: Prospect | None = None
        """What everybody may expect of the next move, once somebody has asked: see `prospect_of`."""
        self.events: dict[tuple[Seat, float], float] = {}
        """The same of an event: see `events.prospect`."""
        self._strolls: dict[tuple[Seat, int, Seat], float] = {}
        """And of moves by the die on the board as it was seen."""

    def standing(self, seat: Seat, space: int) -> float:
        """What it is worth that somebody's pawn stands there."""
        return self.stakes[seat] * POINTS[space]

    def stroll(self, seat: Seat, way: int = AHEAD, mover: Seat | None = None) -> float:
        """What is to be expected when somebody's pawn moves by the die from where it is; its owner moves it by default."""
        you = seat if mover is None else decides(self.house, seat, mover)
        ways, passed = strides(self.terrain.ground, self.pawns[seat], way, DIE)
        if passed is None:
            return self._landings(seat, you, way, ways) / DIE
        space = ways.pop()[0]
        passings = [self._worked(seat, you, way, space, passed, left) for left in range(DIE - len(ways))]
        return (self._landings(seat, you, way, ways) + sum(passings)) / DIE

    def march(self, seat: Seat, way: int, mover: Seat) -> float:
        """The same on the board as it was seen; who has been in the situation before knows already."""
        like = seat, way, mover
        found = self._strolls.get(like)
        if found is None:
            found = self._strolls[like] = self.stroll(seat, way, mover)
        return found

    def moved(self, seat: Seat, steps: int, mover: Seat, way: int = AHEAD) -> float:
        """The same for so many steps."""
        you = decides(self.house, seat, mover)
        ways, passed = strides(self.terrain.ground, self.pawns[seat], way, steps)
        if passed is None:
            return self._landings(seat, you, way, ways[-1:])
        return self._worked(seat, you, way, ways[-1][0], passed, steps - len(ways))

    def _landings(self, seat: Seat, you: Seat, way: int, ways: list[Stride]) -> float:
        """What it is worth in all that somebody's pawn lands there, each time, and `you` decide for it."""
        worth = 0.0
        for stride in ways:
            worth += self.landing(seat, you, way, stride)[0]
        return worth

    def landing(self, seat: Seat, you: Seat, way: int, stride: Stride) -> tuple[float, int, Card | None]:
        """What it is worth that somebody's pawn lands there, the spaces on whose tops that depends, one bit each, and the
        card that works on it in the end.
        """
        space, travel, used = stride
        tops = 1 << space
        ground = self.terrain.ground
        stack = ground.board[space]
        if not stack or stack[-1].kind.is_idle:
            return self.stakes[seat] * POINTS[space], tops, None
        carried, card = landed(ground, space, way, travel, used)
        if carried:
            tops |= _ridden(space, carried)
            space = carried[-1][1]
        if card is None:
            return self.stakes[seat] * POINTS[space], tops, None
        return self._worked(seat, you, way, space, card), tops, card

    def _worked(self, seat: Seat, you: Seat, way: int, space: int, card: Card, left: int = 0) -> float:
        """What it is worth that a card works on somebody's pawn there, which may have pips left to go on with."""
        goal = reached(self.house, space, way * left) if left else space
        return self.stakes[seat] * POINTS[goal] + LANDING[card.face](self, seat, you, space, way)

    def swap(self, seat: Seat, space: int, other: Seat, way: int = AHEAD) -> float:
        """What changes if somebody's pawn, having come to that space, changes places with another.

        Where it is carried from there counts; what a card does to it in the end is not asked.
        """
        there = self.pawns[other]
        change = (self.stakes[seat] - self.stakes[other]) * (POINTS[there] - POINTS[space])
        if there != space and self.terrain.board[there]:
            end = last_of(arrived(self.terrain.ground, there, way), there)
            change += self.stakes[seat] * (POINTS[end] - POINTS[there])
        return change

    @property
    def way(self) -> int:
        """Where the move of this turn goes."""
        return BACK if self.glance.backward else AHEAD


def likeness(glance: Glance) -> Hashable:
    """Of what is seen in a match, all that a situation is made of beside the glance itself."""
    return glance.seat, glance.order.seats, glance.scores, tuple(glance.pawns), glance.tops


def last_of(fate: Fate, space: int) -> int:
    """Where a pawn is in the end that was on that space."""
    carried, _ = fate
    return carried[-1][1] if carried else space


def spanned(here: int, ways: list[Stride]) -> int:
    """All spaces between where a pawn stands and where it may get, one bit each."""
    first = last = here
    for space, _, _ in ways:
        first, last = min(first, space), max(last, space)
    return _between(first, last)


def _between(one: int, other: int) -> int:
    """All spaces from one to the other, one bit each."""
    return (2 << max(one, other)) - (1 << min(one, other))


def _ridden(space: int, carried: list[Ride]) -> int:
    """The spaces on which it depends where a pawn is carried, one bit each; off an X it slides over all between."""
    spaces = 0
    for carrier, there in carried:
        spaces |= _between(space, there) if carrier is None else 1 << there
        space = there
    return spaces


# What the cards do on which a pawn ends its move: to whose pawn, who decides, where, and which way the move went


Lands: TypeAlias = Callable[["Situation", Seat, Seat, int, int], float]


def _nothing(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    """Where such a card lies nobody ends a move by it."""
    return 0.0


def _second_chance(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    return situation.stakes[seat] * (POINTS[reached(situation.house, space, 3 * way)] - POINTS[space])


def _swap(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    """Oneself does what is best; others are taken to get rid of as many points as they can."""
    if you == situation.me:
        return max([situation.swap(seat, space, other, way) for other in situation.order.others[seat]])
    return situation.swap(seat, space, _rearmost(situation, seat), way)


def _rearmost(situation: Situation, seat: Seat) -> Seat:
    """Who of the others is furthest back; of several the first in the order of play."""
    pawns = situation.pawns
    found, least = seat, FINISH + 1
    for other in situation.order.seats:
        if other != seat and pawns[other] < least:
            found, least = other, pawns[other]
    return found


def _gift(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    if you == situation.me:
        return 2 * max([situation.stakes[other] for other in situation.others])
    return -2 / len(situation.others)


def _magnet(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    return -situation.stakes[you]


def _teleport(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    return situation.stakes[seat] * (situation.teleported - POINTS[space])


def _troublemaker(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    """Anything may happen: most events bring pawns nearer to each other."""
    pawns = situation.pawns
    mean = sum([POINTS[pawn] for pawn in pawns]) / len(pawns)
    return 0.3 * situation.stakes[seat] * (mean - POINTS[space])


def _fuck_you(situation: Situation, seat: Seat, you: Seat, space: int, way: int) -> float:
    return situation.stakes[you] * CAUGHT


_BY_KIND: Final[dict[str, Lands]] = {
    "second-chance": _second_chance,
    "swap": _swap,
    "gift": _gift,
    "magnet": _magnet,
    "teleport": _teleport,
    "numbered-teleport": _teleport,
    "troublemaker": _troublemaker,
    "fuck-you": _fuck_you,
}
"""By kind: what it changes, beside the space where the pawn stands."""
LANDING: Final = [_BY_KIND.get(card.kind.name, _nothing) for card in (*FACES, *TELEPORTS)]
"""The same by the face of the card, as it is looked up often."""
