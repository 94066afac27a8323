"""What to expect of an event: for each one, roughly, how many points it sets one's own seat before the others."""

from __future__ import annotations

from collections.abc import Callable

from ruthless.bots.frantic.faces import MEAN_POINTS, Face
from ruthless.bots.frantic.scene import Scene

DOOM = 50


class Outlook:
    """The cards everybody will hold once the black card has left one's own hand."""

    __slots__ = ("counts", "mean", "mine", "rest", "scene", "seats")

    def __init__(self, scene: Scene, rest: list[Face]) -> None:
        self.scene = scene
        self.rest = rest
        self.mine = len(rest)
        self.counts = [scene.view.counts[seat] for seat in scene.others]
        """The others', who plays next first."""
        self.mean = sum(self.counts) / len(self.counts)
        self.seats = len(self.counts) + 1


def _moved(outlook: Outlook, gained: float) -> float:
    """Cards gained from the others: as good for them as bad for oneself."""
    return -gained * (1 + 1 / len(outlook.counts))


def _charity(outlook: Outlook) -> float:
    most = max(outlook.mine, *outlook.counts)
    rich = outlook.counts.count(most)
    if outlook.mine < most:
        return _moved(outlook, rich)
    return _moved(outlook, -min(outlook.mine, len(outlook.counts) - rich))


def _robin_hood(outlook: Outlook) -> float:
    least, most = min(outlook.counts), max(outlook.counts)
    if outlook.mine < least:
        return _moved(outlook, most - outlook.mine)
    return _moved(outlook, least - outlook.mine) if outlook.mine > most else 0.0


def _level(outlook: Outlook) -> float:
    """Afterwards all hold equally many, so whoever held fewer has lost by it."""
    return outlook.mine - outlook.mean


def _doomsday(outlook: Outlook) -> float:
    """Hands no longer matter; but if it ends the match, all depends on who leads."""
    scores = outlook.scene.view.scores
    if max(scores) + DOOM < outlook.scene.view.limit:
        return _level(outlook)
    return 8.0 if scores[outlook.scene.me] == min(scores) else -8.0


def _finish_line(outlook: Outlook) -> float:
    """Now the hands count: good for the smaller one."""
    return outlook.mean - sum([face.points for face in outlook.rest]) / MEAN_POINTS


def _mating_season(outlook: Outlook) -> float:
    numbers = [face.number for face in outlook.rest if face.number]
    return sum([numbers.count(number) > 1 for number in numbers]) - outlook.mean * 0.25


def _vandalism(outlook: Outlook) -> float:
    last = outlook.scene.view.last_colour
    return sum([face.colour == last for face in outlook.rest]) - outlook.mean * 0.18 if last else 0.0


CARDS: dict[str, Callable[[Outlook], float]] = {
    "charity": _charity,
    "communism": _level,
    "doomsday": _doomsday,
    "earthquake": lambda outlook: _moved(outlook, outlook.counts[-1] - outlook.mine),
    "expansion": lambda outlook: -outlook.seats / 2,
    "finish-line": _finish_line,
    "mating-season": _mating_season,
    "merry-christmas": _level,
    "mexican-standoff": _level,
    "recession": lambda outlook: min(outlook.seats, outlook.mine) - outlook.seats / 2,
    "robin-hood": _robin_hood,
    "time-bomb": lambda outlook: 2.0 if outlook.mine <= 2 else 0.0,
    "tornado": lambda outlook: _level(outlook) * (1 - 1 / outlook.seats),
    "vandalism": _vandalism,
}
"""By event: how many cards better off than the others one will be. Those not named change little between the seats."""

EVENTS = 20


def prospect(scene: Scene, rest: list[Face]) -> float:
    """The mean over all events that may still come this round."""
    outlook = Outlook(scene, rest)
    seen = scene.view.events
    cards = sum([judge(outlook) for name, judge in CARDS.items() if name not in seen])
    return cards * MEAN_POINTS / (EVENTS - len(seen) or EVENTS)
