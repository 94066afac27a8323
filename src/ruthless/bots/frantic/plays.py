"""Which card to play, and when to draw instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.bots.frantic import aims
from ruthless.bots.frantic.events import prospect
from ruthless.bots.frantic.faces import FITS, TEMPO, Face
from ruthless.bots.frantic.situation import CLOSE, Situation
from ruthless.kernel.decisions import Decision, Option

WISH: Final = 1.0
"""What it is worth that a card ends with a wish."""


def play_or_draw(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Shed the card that costs and hinders most; draw or pass only if every play would do harm."""
    scores = []
    cards = len(situation.hand)
    faces = situation.pack.faces
    stuck = _is_held(faces["fuck-you"], situation.hand)
    needed = situation.house.fuck_you_cards if stuck else 0
    for option in decision.options:
        name = option.notation
        if name == "draw":
            drawn = 1 + situation.glance.extra_draw[situation.me] if situation.glance.extra_draw else 1
            score = -situation.pack.mean * drawn
            left = cards + drawn
        elif name == "pass":
            score = 0.0
            left = cards
        else:
            score = play(situation, faces[name])
            left = cards - 1
        if stuck and name != "fuck-you":
            score += hope(situation, left, needed, now=name == "draw")
            if left < cards:
                score -= TEMPO  # nobody finishes with Fuck You in hand
        scores.append(score)
    return scores


def hope(situation: Situation, cards: int, needed: int, *, now: bool) -> float:
    """What the chance is worth to lay Fuck You soon, which needs exactly so many cards.

    With one card fewer drawing makes enough at once, so from below every missing card costs one turn.
    """
    if now and cards == needed:
        return situation.pack.faces["fuck-you"].price + TEMPO
    turns = max(1, needed - cards) if cards <= needed else cards - needed + 1
    lasts = 0.4 if situation.fewest <= CLOSE else 0.75
    return situation.pack.faces["fuck-you"].price * lasts**turns


def play(situation: Situation, face: Face) -> float:
    """The points and the card one is rid of, less what it is worth to keep, and what the card does."""
    score = TEMPO + face.price * situation.urgency - face.keep
    if face.kind == "number" and len(situation.hand) > 1:
        return score
    return score + act(situation, face, _without(face, situation.hand))


def _is_held(face: Face, hand: list[Face]) -> bool:
    """Whether a card of this face is in a hand. Equal faces are one thing, so that nothing need be compared."""
    for held in hand:  # noqa: SIM110 - quicker than a generator, and this is asked often
        if held is face:
            return True
    return False


def _without(face: Face, hand: list[Face]) -> list[Face]:
    """What is left of a hand when a card of this face goes."""
    rest = hand.copy()
    for place, held in enumerate(hand):
        if held is face:
            rest.pop(place)
            break
    return rest


def act(situation: Situation, face: Face, rest: list[Face]) -> float:
    """What a card does, given the hand that is left: finish the round, or have its effect."""
    if not rest and face.kind not in MAY_NOT_FINISH:
        return prospect(situation, rest, situation.me) if situation.glance.is_armed else situation.pack.finish
    effect = EFFECTS.get(face.kind)
    return 0.0 if effect is None else effect(situation, face, rest)


def event(situation: Situation, face: Face, rest: list[Face]) -> float:
    """An event comes: good as far as it can be expected to hurt the others more."""
    return prospect(situation, rest, situation.me)


def gift(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Two more cards gone, the costliest; with no more than two left it even finishes, unless it is countered."""
    burdens = _two_to_give(rest)
    score = sum(burdens) + 2 * TEMPO + situation.worst * 0.5
    return score + situation.pack.finish * 0.8 if len(burdens) == len(rest) else score


def exchange(situation: Situation, face: Face, rest: list[Face]) -> float:
    """The two costliest cards against two unknown ones; short of cards one gains some, even with the last."""
    burdens = _two_to_give(rest)
    return sum(burdens) - 2 * situation.pack.mean - (2 - len(burdens)) * TEMPO


def _two_to_give(rest: list[Face]) -> list[float]:
    """The burdens one would give away: Fuck You cannot be given."""
    return sorted([face.burden for face in rest if face.kind != "fuck-you"])[-2:]


def second_chance(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Another card goes at once if one fits; else it costs a card from the pile, and one has not finished."""
    fits = FITS[face.name]
    burdens = [one.burden for one in rest if fits[one.place]]
    return max(burdens) + TEMPO if burdens else -situation.pack.mean


def skip(situation: Situation, face: Face, rest: list[Face]) -> float:
    """The more somebody stands in the way, the better a turn of theirs is missed."""
    return situation.worst * 0.5


def fantastic_four(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Four cards for whoever stands most in the way."""
    return situation.worst


def equality(situation: Situation, face: Face, rest: list[Face]) -> float:
    """The more cards one holds than the smallest hand, the more it costs that hand."""
    return min(3.0, max(0, len(rest) - situation.fewest)) * 0.7


def inequality(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Some of one's cards go, if anybody holds no more than oneself."""
    return max(0.0, *[aims.inequality(situation, rest, seat) for seat in situation.others])


def favours(situation: Situation, face: Face, rest: list[Face]) -> float:
    """The special cards go, and others come; nobody has to do it."""
    return max(0.0, *[aims.favours(situation, rest, seat) for seat in situation.others])


def thief(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Two cards come from whoever gains least by it."""
    return max([aims.thief(situation, rest, seat) for seat in situation.others])


def mimicry(situation: Situation, face: Face, rest: list[Face]) -> float:
    """Whatever would do most of what it may become."""
    faces = situation.pack.faces
    colour = situation.glance.demand.colour
    names = ["fantastic-four", "inequality", "special-favours"]
    if colour:
        names += [f"gift:{colour}", f"second-chance:{colour}"]
    return max([act(situation, faces[name], rest) for name in names])


MAY_NOT_FINISH: Final = frozenset({"exchange", "second-chance", "black", "thief", "troublemaker"})
"""Even as the last card these bring cards back, or may."""

EFFECTS: Final[dict[str, Callable[[Situation, Face, list[Face]], float]]] = {
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


def imitate(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Mimicry, which has left the hand, becomes what does most now."""
    faces = situation.pack.faces
    scores = []
    for option in decision.options:
        face = faces[option.notation.removeprefix("as ")]
        scores.append(act(situation, face, situation.hand) + (WISH if face.wild else 0.0))
    return scores
