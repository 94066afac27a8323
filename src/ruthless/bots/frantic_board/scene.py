"""The scene: what a seat of the board game makes of its view before it decides. Everything is counted in points."""

from __future__ import annotations

from math import exp

from ruthless.bots.frantic_board.walking import Ground
from ruthless.games.frantic_board.board import FINISH, points
from ruthless.games.frantic_board.view import BoardView
from ruthless.kernel.seats import Seat

PATIENCE = 20.0
"""So many points behind the best of the others, somebody counts for a third as much."""

POINTS = tuple(float(points(space)) for space in range(FINISH + 1))

CAUGHT = 15.0
"""What it costs to take Fuck You into the hand: it may yet go elsewhere."""
ROLL = 3.5
"""What a die shows on average."""


class Scene:
    """A view with the questions answered that nearly every choice asks."""

    __slots__ = ("ground", "me", "others", "stakes", "teleported", "teleports", "view")

    def __init__(self, view: BoardView, me: Seat) -> None:
        self.view = view
        self.me = me
        place = view.order.index(me) + 1
        self.others: list[Seat] = view.order[place:] + view.order[: place - 1]
        """Everybody else, who plays next first."""
        totals = [score + POINTS[space] for score, space in zip(view.scores, view.pawns, strict=True)]
        least = min([totals[seat] for seat in self.others])
        weights = [exp((least - total) / PATIENCE) for total in totals]
        whole = sum([weights[seat] for seat in self.others])
        self.stakes = [weight / whole for weight in weights]
        """By seat what a point more on its account is worth: the more the likelier it wins, and -1 for oneself."""
        self.stakes[me] = -1.0
        self.ground = Ground(view.board, view.used)
        self.teleports = self.ground.teleports
        self.teleported = sum([POINTS[space] for space in self.teleports]) / len(self.teleports)
        """Where a teleport takes a pawn, on average."""

    def standing(self, seat: Seat, space: int) -> float:
        """What it is worth that somebody's pawn stands there."""
        return self.stakes[seat] * POINTS[space]

    def after(self, seat: Seat, space: int, card: str) -> float:
        """What it is worth that somebody's pawn ends its move there, where that card works."""
        worth = self.stakes[seat] * POINTS[space]
        return worth + LANDING[card](self, seat, space) if card in LANDING else worth

    def stroll(self, ground: Ground, seat: Seat, way: int = 1) -> float:
        """What is to be expected when somebody's pawn moves by the die from where it is."""
        return sum([self.after(seat, *end) for end in ground.ends(self.view.pawns[seat], way)]) / 6

    def swap(self, seat: Seat, space: int, other: Seat) -> float:
        """What changes if somebody's pawn, having come to that space, changes places with another."""
        there = POINTS[self.view.pawns[other]] - POINTS[space]
        return (self.stakes[seat] - self.stakes[other]) * there


# What the cards do on which a pawn ends its move


def _second_chance(scene: Scene, seat: Seat, space: int) -> float:
    return scene.stakes[seat] * (POINTS[min(FINISH, space + 3)] - POINTS[space])


def _swap(scene: Scene, seat: Seat, space: int) -> float:
    """Oneself does what is best; others are taken to get rid of as many points as they can."""
    if seat == scene.me:
        return max([scene.swap(seat, space, other) for other in scene.others])
    victims = [other for other in scene.view.order if other != seat]
    return scene.swap(seat, space, min(victims, key=lambda other: scene.view.pawns[other]))


def _gift(scene: Scene, seat: Seat, space: int) -> float:
    if seat == scene.me:
        return 2 * max([scene.stakes[other] for other in scene.others])
    return -2 / len(scene.others)


def _magnet(scene: Scene, seat: Seat, space: int) -> float:
    return -scene.stakes[seat]


def _teleport(scene: Scene, seat: Seat, space: int) -> float:
    return scene.stakes[seat] * (scene.teleported - POINTS[space])


def _troublemaker(scene: Scene, seat: Seat, space: int) -> float:
    """Anything may happen: most events bring pawns nearer to each other."""
    pawns = scene.view.pawns
    mean = sum([POINTS[pawn] for pawn in pawns]) / len(pawns)
    return 0.3 * scene.stakes[seat] * (mean - POINTS[space])


def _fuck_you(scene: Scene, seat: Seat, space: int) -> float:
    return scene.stakes[seat] * CAUGHT


LANDING = {
    "second-chance": _second_chance,
    "swap": _swap,
    "gift": _gift,
    "magnet": _magnet,
    "teleport": _teleport,
    "numbered-teleport": _teleport,
    "troublemaker": _troublemaker,
    "fuck-you": _fuck_you,
}
"""By card: what it changes, beside the space where the pawn stands."""
