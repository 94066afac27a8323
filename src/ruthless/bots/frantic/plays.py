"""Which card to play, and when to draw instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruthless.bots.frantic.events import prospect
from ruthless.bots.frantic.faces import FACES, FITS, MEAN_POINTS, Face
from ruthless.bots.frantic.scene import CLOSE, Scene
from ruthless.kernel.decisions import Decision

TEMPO = 4.0
"""What a card less is worth beside its points: one turn nearer to the finish."""

FINISH = 40.0
"""What it is worth to finish: the others pay for their hands, and nobody can spoil it any more."""

FUCK_YOU = 42.0
TEN = 10


def play_or_draw(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Shed the card that costs and hinders most; draw or pass only if every play would do harm."""
    scores = []
    cards = len(scene.hand)
    stuck = "fuck-you" in scene.view.hand
    for option in decision.options:
        name = option.notation
        if name == "draw":
            score = -MEAN_POINTS
            left = cards + 1
        elif name == "pass":
            score = 0.0
            left = cards
        else:
            score = play(scene, FACES[name])
            left = cards - 1
        if stuck and name != "fuck-you":
            score += hope(scene, left, now=name == "draw")
            if left < cards:
                score -= TEMPO  # nobody finishes with Fuck You in hand
        scores.append(score)
    return scores


def hope(scene: Scene, cards: int, *, now: bool) -> float:
    """What the chance is worth to lay Fuck You soon, which needs exactly ten cards.

    With nine cards drawing makes ten at once, so from below every missing card costs one turn.
    """
    if now and cards == TEN:
        return FUCK_YOU + TEMPO
    turns = max(1, TEN - cards) if cards <= TEN else cards - TEN + 1
    lasts = 0.4 if scene.fewest <= CLOSE else 0.75
    return FUCK_YOU * lasts**turns


def play(scene: Scene, face: Face) -> float:
    """The points and the card one is rid of, less what it is worth to keep, and what the card does."""
    score = TEMPO + face.points * scene.urgency - face.keep
    if len(scene.hand) == 1 and face.kind not in MAY_NOT_FINISH:
        return score + FINISH
    effect = EFFECTS.get(face.kind)
    if effect is None:
        return score
    rest = scene.hand.copy()
    rest.remove(face)
    return score + effect(scene, face, rest)


def black(scene: Scene, face: Face, rest: list[Face]) -> float:
    """An event comes: good as far as it can be expected to hurt the others more."""
    return prospect(scene, rest)


def gift(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Two more cards gone, the costliest; with no more than two left it even finishes, unless it is countered."""
    burdens = _two_to_give(rest)
    score = sum(burdens) + 2 * TEMPO + scene.worst * 0.5
    return score + FINISH * 0.8 if len(burdens) == len(rest) else score


def exchange(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The two costliest cards against two unknown ones; short of cards one gains some, even with the last."""
    burdens = _two_to_give(rest)
    return sum(burdens) - 2 * MEAN_POINTS - (2 - len(burdens)) * TEMPO


def _two_to_give(rest: list[Face]) -> list[float]:
    """The burdens one would give away: Fuck You cannot be given."""
    return sorted([face.burden for face in rest if face.kind != "fuck-you"])[-2:]


def second_chance(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Another card goes at once if one fits; else it costs a card from the pile, and one has not finished."""
    fits = FITS[face.name]
    burdens = [one.burden for one in rest if one.name in fits]
    return max(burdens) + TEMPO if burdens else -MEAN_POINTS


def skip(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The more somebody stands in the way, the better a turn of theirs is missed."""
    return scene.worst * 0.5


def fantastic_four(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Four cards for whoever stands most in the way."""
    return scene.worst


def equality(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The more cards one holds than the smallest hand, the more it costs that hand."""
    return min(3.0, max(0, len(rest) - scene.fewest)) * 0.7


MAY_NOT_FINISH = frozenset({"exchange", "second-chance", "black"})
"""Even as the last card these bring cards back, or may."""

EFFECTS: dict[str, Callable[[Scene, Face, list[Face]], float]] = {
    "black": black,
    "gift": gift,
    "exchange": exchange,
    "second-chance": second_chance,
    "skip": skip,
    "fantastic-four": fantastic_four,
    "equality": equality,
}
"""By kind of card: what its effect is worth, given the hand that is left."""
