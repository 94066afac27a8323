"""Where to lay cards, and where they should point: whatever makes the next move of every pawn best for oneself."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board.cards import WORTH
from ruthless.bots.frantic_board.scene import Scene
from ruthless.games.frantic_board.board import NEIGHBOURS, SIDES, SPACES, WAYS
from ruthless.games.frantic_board.cards import BLUE, MANY, RED, WHITE, YELLOW
from ruthless.games.frantic_board.deck import FACES
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat

COLOURS = {card.notation: card.colour for card in FACES} | {"numbered-teleport": WHITE}
_ALL = frozenset({"", BLUE, RED, YELLOW, MANY})
_COVERED = {colour: _ALL if colour in (MANY, WHITE) else frozenset({"", colour, MANY}) for colour in (*_ALL, WHITE)}
"""By the colour of a card what it may cover."""


class Prospect:
    """What everybody may expect of the next move, and how that changes when a card is laid."""

    __slots__ = ("_moves", "_scene")

    def __init__(self, scene: Scene, played: str = "") -> None:
        """`played` is the card that says how one's own pawn moves this turn."""
        self._scene = scene
        moves: list[tuple[Seat, int]] = [(seat, 1) for seat in scene.others]
        if played != "ghost":
            moves.append((scene.me, -1 if played == "reverse" else 1))
        self._moves: list[tuple[Seat, int, float, set[int]]] = []
        """Who moves which way, what that is worth, and which spaces it depends on."""
        ground = scene.ground
        for seat, way in moves:
            ground.touched = set()
            worth = scene.stroll(ground, seat, way)
            self._moves.append((seat, way, worth, ground.touched))
        ground.touched = set()

    def laid(self, card: str, space: int, arrow: str = "") -> float:
        """What changes if this card is laid there."""
        scene = self._scene
        ground = scene.ground
        change = 0.0
        below = None
        for seat, way, worth, touched in self._moves:
            if space in touched:
                if below is None:
                    below = ground.lay(card, space, arrow)
                change += scene.stroll(ground, seat, way) - worth
        if below is not None:
            ground.lay(below[0], space, below[1])
        return change

    def best(self, card: str, space: int) -> float:
        """The same with the best of its arrows."""
        if card == "push":
            return max([self.laid(card, space, side) for side in SIDES if side in NEIGHBOURS[space]])
        if card == "jump":
            return max([self.laid(card, space, way) for way in WAYS])
        return self.laid(card, space)

    def most(self, card: str, *, any_colour: bool = False) -> float:
        """What a card changes at most, wherever it may be laid; where no pawn comes it changes nothing."""
        if COLOURS[card] == BLUE:
            return 0.0
        near = set().union(*[touched for _, _, _, touched in self._moves])
        scene = self._scene
        fitting = [space for space in near if _may_lie(scene, card, space, any_colour=any_colour)]
        return max([0.0, *[self.best(card, space) for space in fitting]])


def _may_lie(scene: Scene, card: str, space: int, *, any_colour: bool) -> bool:
    below = scene.ground.cards[space]
    colour = COLOURS[below] if below else ""
    covered = _ALL if any_colour else _COVERED[COLOURS[card]]
    return space in SPACES and colour in covered and space not in scene.view.pawns


def _rank(worth: float, space: int) -> float:
    """Of spaces that are equally good the first is taken, so that the same one is found when the arrow is chosen."""
    return round(worth, 6) - space * 1e-8


def place(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Each space by what the card there changes in the next moves. Before the first turn all pawns are alike."""
    view = scene.view
    card = view.thrown[-1]
    if view.stage == "lay" or COLOURS[card] == BLUE:
        return [0.0] * len(decision.options)
    prospect = Prospect(scene)
    return [_rank(prospect.best(card, option.number), option.number) for option in decision.options]


def point(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Where it does most, on the space where it is laid."""
    args = decision.question.args
    prospect = Prospect(scene)
    return [prospect.laid(str(args["card"]), int(str(args["space"])), option.notation) for option in decision.options]


def lay(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Before a round away with what is worth least in the hand, Fuck You before all."""
    return [-WORTH[option.notation] for option in decision.options]


def restock(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The card that does most on the board, as far as it is not worth more in the hand."""
    prospect = Prospect(scene)
    return [prospect.most(option.notation, any_colour=True) - WORTH[option.notation] for option in decision.options]


def teleport_which(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The teleport without which everybody's next move is best."""
    prospect = Prospect(scene)
    return [prospect.laid("", scene.teleports[option.number - 1]) for option in decision.options]


def teleport_where(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Where a teleport would do most to the others."""
    prospect = Prospect(scene)
    return [prospect.laid("numbered-teleport", option.number) for option in decision.options]
