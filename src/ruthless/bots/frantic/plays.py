"""Which card to play, and when to draw instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruthless.bots.frantic import aims
from ruthless.bots.frantic.events import prospect
from ruthless.bots.frantic.faces import FITS, TEMPO, Face
from ruthless.bots.frantic.scene import CLOSE, Scene
from ruthless.games.frantic.deck import DEMANDS
from ruthless.kernel.decisions import Decision

WISH = 1.0
"""What it is worth that a card ends with a wish."""


def play_or_draw(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Shed the card that costs and hinders most; draw or pass only if every play would do harm."""
    scores = []
    cards = len(scene.hand)
    stuck = "fuck-you" in scene.view.hand
    needed = scene.house.fuck_you_cards if stuck else 0
    faces = scene.pack.faces
    for option in decision.options:
        name = option.notation
        if name == "draw":
            drawn = 1 + scene.view.extra_draw[scene.me] if scene.view.extra_draw else 1
            score = -scene.pack.mean * drawn
            left = cards + drawn
        elif name == "pass":
            score = 0.0
            left = cards
        else:
            score = play(scene, faces[name])
            left = cards - 1
        if stuck and name != "fuck-you":
            score += hope(scene, left, needed, now=name == "draw")
            if left < cards:
                score -= TEMPO  # nobody finishes with Fuck You in hand
        scores.append(score)
    return scores


def hope(scene: Scene, cards: int, needed: int, *, now: bool) -> float:
    """What the chance is worth to lay Fuck You soon, which needs exactly so many cards.

    With one card fewer drawing makes enough at once, so from below every missing card costs one turn.
    """
    if now and cards == needed:
        return scene.pack.faces["fuck-you"].price + TEMPO
    turns = max(1, needed - cards) if cards <= needed else cards - needed + 1
    lasts = 0.4 if scene.fewest <= CLOSE else 0.75
    return scene.pack.faces["fuck-you"].price * lasts**turns


def play(scene: Scene, face: Face) -> float:
    """The points and the card one is rid of, less what it is worth to keep, and what the card does."""
    score = TEMPO + face.price * scene.urgency - face.keep
    if face.kind == "number" and len(scene.hand) > 1:
        return score
    rest = scene.hand.copy()
    rest.remove(face)
    return score + act(scene, face, rest)


def act(scene: Scene, face: Face, rest: list[Face]) -> float:
    """What a card does, given the hand that is left: finish the round, or have its effect."""
    if not rest and face.kind not in MAY_NOT_FINISH:
        armed = scene.view.last_chance and scene.view.last_chance[scene.me]
        return prospect(scene, rest, scene.me) if armed else scene.pack.finish
    effect = EFFECTS.get(face.kind)
    return 0.0 if effect is None else effect(scene, face, rest)


def event(scene: Scene, face: Face, rest: list[Face]) -> float:
    """An event comes: good as far as it can be expected to hurt the others more."""
    return prospect(scene, rest, scene.me)


def gift(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Two more cards gone, the costliest; with no more than two left it even finishes, unless it is countered."""
    burdens = _two_to_give(rest)
    score = sum(burdens) + 2 * TEMPO + scene.worst * 0.5
    return score + scene.pack.finish * 0.8 if len(burdens) == len(rest) else score


def exchange(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The two costliest cards against two unknown ones; short of cards one gains some, even with the last."""
    burdens = _two_to_give(rest)
    return sum(burdens) - 2 * scene.pack.mean - (2 - len(burdens)) * TEMPO


def _two_to_give(rest: list[Face]) -> list[float]:
    """The burdens one would give away: Fuck You cannot be given."""
    return sorted([face.burden for face in rest if face.kind != "fuck-you"])[-2:]


def second_chance(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Another card goes at once if one fits; else it costs a card from the pile, and one has not finished."""
    fits = FITS[face.name]
    burdens = [one.burden for one in rest if one.name in fits]
    return max(burdens) + TEMPO if burdens else -scene.pack.mean


def skip(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The more somebody stands in the way, the better a turn of theirs is missed."""
    return scene.worst * 0.5


def fantastic_four(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Four cards for whoever stands most in the way."""
    return scene.worst


def equality(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The more cards one holds than the smallest hand, the more it costs that hand."""
    return min(3.0, max(0, len(rest) - scene.fewest)) * 0.7


def inequality(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Some of one's cards go, if anybody holds no more than oneself."""
    return max(0.0, *[aims.inequality(scene, rest, seat) for seat in scene.others])


def favours(scene: Scene, face: Face, rest: list[Face]) -> float:
    """The special cards go, and others come; nobody has to do it."""
    return max(0.0, *[aims.favours(scene, rest, seat) for seat in scene.others])


def thief(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Two cards come from whoever gains least by it."""
    return max([aims.thief(scene, rest, seat) for seat in scene.others])


def mimicry(scene: Scene, face: Face, rest: list[Face]) -> float:
    """Whatever would do most of what it may become."""
    faces = scene.pack.faces
    colour = DEMANDS[scene.view.demand].colour
    names = ["fantastic-four", "inequality", "special-favours"]
    if colour:
        names += [f"gift:{colour}", f"second-chance:{colour}"]
    return max([act(scene, faces[name], rest) for name in names])


MAY_NOT_FINISH = frozenset({"exchange", "second-chance", "black", "thief", "troublemaker"})
"""Even as the last card these bring cards back, or may."""

EFFECTS: dict[str, Callable[[Scene, Face, list[Face]], float]] = {
    "black": event,
    "gift": gift,
    "exchange": exchange,
    "second-chance": second_chance,
    "skip": skip,
    "fantastic-four": fantastic_four,
    "equality": equality,
    "troublemaker": event,
    "inequality": inequality,
    "special-favours": favours,
    "thief": thief,
    "mimicry": mimicry,
}
"""By kind of card: what its effect is worth, given the hand that is left."""


def imitate(scene: Scene, decision: Decision[Any]) -> list[float]:
    """Mimicry, which has left the hand, becomes what does most now."""
    faces = scene.pack.faces
    scores = []
    for option in decision.options:
        face = faces[option.notation.removeprefix("as ")]
        scores.append(act(scene, face, scene.hand) + (WISH if face.wild else 0.0))
    return scores
