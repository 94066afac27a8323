"""What to expect of an event: how it moves pawns, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable

from ruthless.bots.frantic_board.scene import POINTS, ROLL, Scene
from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.book import SHEET

RID = 15.0
"""What it is worth to lose Fuck You out of the hand."""


def prospect(scene: Scene) -> float:
    """What an event is worth before anybody knows which it is."""
    return sum([event(scene, name) for name in SHEET]) / len(SHEET)


def event(scene: Scene, name: str) -> float:
    """What an event is worth, as far as one can tell."""
    if name in PLACES:
        pawns = scene.view.pawns
        goals = PLACES[name](scene, pawns)
        return sum(
            [
                stake * (POINTS[int(max(START, min(FINISH, goal)))] - POINTS[pawn])
                for stake, goal, pawn in zip(scene.stakes, goals, pawns, strict=True)
            ]
        )
    return OTHERS[name](scene) if name in OTHERS else 0.0


def _epic_fail(scene: Scene, pawns: list[int]) -> list[float]:
    last, farthest = min(pawns), max(scene.teleports)
    return [farthest if pawn == last else pawn for pawn in pawns]


def _earthquake(scene: Scene, pawns: list[int]) -> list[float]:
    order = scene.view.order
    goals: list[float] = [0.0] * len(pawns)
    for seat, other in zip(order, order[1:] + order[:1], strict=True):
        goals[seat] = pawns[other]
    return goals


def _teleport_terror(scene: Scene, pawns: list[int]) -> list[float]:
    return [sum(scene.teleports) / 6] * len(pawns)


def _standoff(scene: Scene, pawns: list[int]) -> list[float]:
    return [scene.teleports[5]] * len(pawns)


def _expansion(scene: Scene, pawns: list[int]) -> list[float]:
    return [pawn + ROLL for pawn in pawns]


def _recession(scene: Scene, pawns: list[int]) -> list[float]:
    return [pawn - ROLL for pawn in pawns]


def _gambling_man(scene: Scene, pawns: list[int]) -> list[float]:
    high = (scene.teleports[4] + scene.teleports[5]) / 2
    return [pawn + 0.4 * (high - pawn) for pawn in pawns]


def _charity(scene: Scene, pawns: list[int]) -> list[float]:
    first = max(pawns)
    return [pawn - 4 if pawn == first else pawn + 1 for pawn in pawns]


def _robin_hood(scene: Scene, pawns: list[int]) -> list[float]:
    first, last = max(pawns), min(pawns)
    return [last if pawn == first else first if pawn == last else pawn for pawn in pawns]


def _communism(scene: Scene, pawns: list[int]) -> list[float]:
    return [max(pawns)] * len(pawns)


def _epic_win(scene: Scene, pawns: list[int]) -> list[float]:
    first = max(pawns)
    return [START if pawn == first else pawn for pawn in pawns]


PLACES: dict[str, Callable[[Scene, list[int]], list[float]]] = {
    "epic-fail": _epic_fail,
    "earthquake": _earthquake,
    "teleport-terror": _teleport_terror,
    "mexican-standoff": _standoff,
    "expansion": _expansion,
    "recession": _recession,
    "gambling-man": _gambling_man,
    "charity": _charity,
    "robin-hood": _robin_hood,
    "communism": _communism,
    "epic-win": _epic_win,
}
"""By event: where all pawns are afterwards, on average."""


def _marching_orders(scene: Scene) -> float:
    return ROLL * max([scene.stakes[seat] for seat in scene.others])


def _party(scene: Scene) -> float:
    """One chooses well oneself; everybody else chooses anybody."""
    own = 2 * max([scene.stakes[seat] for seat in scene.others])
    return own - 2 * len(scene.others) / len(scene.view.order)


def _rid(scene: Scene) -> float:
    return RID if "fuck-you" in scene.view.hand else 0.0


OTHERS: dict[str, Callable[[Scene], float]] = {
    "marching-orders": _marching_orders,
    "surprise-party": _party,
    "reset": _rid,
    "restock": _rid,
    "loot": _rid,
}
