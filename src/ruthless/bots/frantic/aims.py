"""Whom to attack, and whom to burden when cards are shared out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.bots.frantic.faces import TEMPO, Face
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Aim, Decision, Option
from ruthless.kernel.seats import Seat

NEVER: Final = -100.0
ALWAYS: Final = 100.0

COUNTERED: Final = 5.0
"""What it costs to attack somebody who is known to hold a Counterattack."""


def aim(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Whoever stands most in the way, unless the card moves cards: then it depends on what comes and goes.

    Nobody at all, where that is allowed, if every attack would do oneself harm.
    """
    worth = WORTH.get(attacking(situation))
    known = situation.glance.known
    counterattack = situation.pack.faces["counterattack"].place
    menaces = situation.menaces
    scores = []
    for option in decision.options:
        if isinstance(option, Aim):
            seat = option.seat
            score = menaces[seat] if worth is None else worth(situation, situation.hand, seat)
            scores.append(score - COUNTERED if counterattack in known[seat] else score)
        else:
            scores.append(NEVER if worth is None else 0.0)
    return scores


def attacking(situation: Situation) -> str:
    """The kind of the card that attacks: the last one played that is no Counterattack."""
    guise = situation.glance.guise
    for card in reversed(situation.glance.pile):
        kind = card.kind.name
        if kind == "mimicry" and guise is not None:
            kind = guise.kind.name
        if kind != "counterattack":
            return kind
    return ""


def exchange(situation: Situation, rest: list[Face], seat: Seat) -> float:
    """Two cards against two: only with none or one to give it costs more than it brings."""
    short = 2 - len(rest)
    return -short * TEMPO if short > 0 else ALWAYS + situation.menaces[seat]


def equality(situation: Situation, rest: list[Face], seat: Seat) -> float:
    """As with any attack, and the more cards it costs the victim the better."""
    return ALWAYS + situation.menaces[seat] + 0.5 * (len(rest) - situation.glance.counts[seat])


def inequality(situation: Situation, rest: list[Face], seat: Seat) -> float:
    """The more of one's cards the victim takes the better, and best of all if it takes the last."""
    taken = (len(rest) - situation.glance.counts[seat]) // 2 + 1
    if taken < 1 or not rest:
        return NEVER
    burden = sum([face.burden for face in rest]) / len(rest)
    score = taken * (burden + TEMPO) + 0.5 * situation.menaces[seat]
    return score + 0.8 * situation.pack.finish if taken == len(rest) else score


def favours(situation: Situation, rest: list[Face], seat: Seat) -> float:
    """One's own special cards against those the other may be expected to hold."""
    faces = situation.pack.by_number
    known = [faces[number] for number in situation.glance.known[seat]]
    specials = [face.burden for face in rest if face.special]
    theirs = [face.burden for face in known if face.special]
    unknown = (situation.glance.counts[seat] - len(known)) * situation.pack.special_share
    # From 0.0: compiled, the difference of two sums would be taken for a whole number.
    score = sum(specials, 0.0) - sum(theirs, 0.0) - unknown * situation.pack.special_burden
    return score + (len(specials) - len(theirs) - unknown) * TEMPO


def thief(situation: Situation, rest: list[Face], seat: Seat) -> float:
    """Two more cards for oneself and two fewer for the victim, who may even finish by it."""
    count = situation.glance.counts[seat]
    score = -min(2, count) * 0.5 * (TEMPO + 0.5 * situation.pack.mean) - 0.5 * situation.menaces[seat]
    if 0 < count <= 2:
        score -= situation.pack.finish
    return score if rest or not count else score - situation.pack.finish


WORTH: Final[dict[str, Callable[[Situation, list[Face], Seat], float]]] = {
    "exchange": exchange,
    "equality": equality,
    "inequality": inequality,
    "special-favours": favours,
    "thief": thief,
}
"""By kind of card: what it is worth to attack a seat with these cards in hand. Other attacks cost oneself nothing."""


def wrap(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """A card given away goes to whoever stands most in the way.

    At Merry Christmas every hand is given away, so that only the accounts tell who is ahead.
    """
    worth = situation.lead if situation.glance.events[-1].notation == "merry-christmas" else situation.menaces
    return [worth[option.seat] for option in decision.options]


def trust(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Two cards will come, and leave somebody: as few as possible, from whoever stands least in the way."""
    return [thief(situation, situation.hand, option.seat) for option in decision.options]


def packet(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """The best hand but one's own is for oneself; of the others the worst goes to whoever is ahead."""
    taker = decision.question.args["other"]
    assert isinstance(taker, int)
    costs = {option.seat: _cost(situation, option.seat) for option in decision.options}
    mine = min([seat for seat in costs if seat != situation.me] or costs, key=lambda seat: costs[seat])
    if taker == situation.me:
        return [-cost for cost in costs.values()]
    ahead = situation.lead[taker] >= situation.lead[situation.me]
    return [NEVER if seat == mine else cost if ahead else -cost for seat, cost in costs.items()]


def _cost(situation: Situation, seat: Seat) -> float:
    """What it costs to hold a hand that one has seen."""
    if seat == situation.me:
        return sum([face.burden + TEMPO for face in situation.hand])
    faces = situation.pack.by_number
    return sum([faces[number].burden + TEMPO for number in situation.glance.known[seat]])


def swap_hands(situation: Situation, decision: Decision[Aim]) -> list[float]:
    """Of two who swap hands one is oneself, if anybody holds less; else whoever holds least, and whoever holds most."""
    counts = situation.glance.counts
    first = decision.question.args.get("other")
    own = NEVER if first is not None or counts[situation.me] <= situation.fewest else ALWAYS
    wanted = 1 if first is not None and first != situation.me else -1
    return [own if option.seat == situation.me else float(wanted * counts[option.seat]) for option in decision.options]
