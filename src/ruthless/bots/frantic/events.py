"""What to expect of an event: how far it sets one's own seat before the others.

Most events change how many cards everybody holds. For each of them there is a function that says, roughly, how many
that will be; who gains by it is then worked out once for all. The others have a worth of their own, in points.
Events that are named nowhere change little between the seats, or nobody can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.bots.frantic.faces import TEMPO, Face
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat

DOOM: Final = 50
DECIDED: Final = 45.0
"""What it is worth if an event ends the match as one would like it to."""

CHOICE: Final = 6.0
"""What it is worth to choose an event; it costs the others as much together."""

DEAREST: Final = 8.0
"""What one of the three dearest cards in a hand costs, as a rule."""

MATED: Final = 0.25
"""The part of a hand one has not seen that Mating Season takes."""


class Outlook:
    """The cards everybody will hold when the event comes, in the order in which they take part in it."""

    __slots__ = ("counts", "fewest", "first", "mean", "mine", "most", "place", "rest", "seats", "situation", "whole")

    def __init__(self, situation: Situation, rest: list[Face], trigger: Seat) -> None:
        self.situation = situation
        self.rest = rest
        self.mine = len(rest)
        self.seats = situation.glance.order.after[trigger]
        """Who triggers the event comes last."""
        self.counts: list[float] = [situation.glance.counts[seat] for seat in self.seats]
        self.place = self.seats.index(situation.me)
        self.counts[self.place] = self.mine
        self.whole = 0.0
        self.fewest = self.most = self.counts[0]
        for count in self.counts:
            self.whole += count
            if count < self.fewest:
                self.fewest = count
            if count > self.most:
                self.most = count
        self.mean = (self.whole - self.mine) / (len(self.seats) - 1)
        """Of the others."""
        self.first = trigger == situation.me
        """Whether one triggers it oneself."""


Sizes = list[float]

# How many cards everybody holds afterwards


def _charity(outlook: Outlook) -> Sizes:
    counts, most = outlook.counts, outlook.most
    rich = counts.count(most)
    given = min(most, len(counts) - rich)
    return [most - given if count == most else count + rich for count in counts]


def _robin_hood(outlook: Outlook) -> Sizes:
    after = outlook.counts.copy()
    poor, rich = after.index(outlook.fewest), after.index(outlook.most)
    after[poor], after[rich] = after[rich], after[poor]
    return after


def _communism(outlook: Outlook) -> Sizes:
    return [outlook.most] * len(outlook.counts)


def _even(outlook: Outlook) -> Sizes:
    return [outlook.whole / len(outlook.counts)] * len(outlook.counts)


def _expansion(outlook: Outlook) -> Sizes:
    return [count + place for place, count in enumerate(outlook.counts, 1)]


def _recession(outlook: Outlook) -> Sizes:
    return [max(0, count - place) for place, count in enumerate(outlook.counts, 1)]


def _merry_christmas(outlook: Outlook) -> Sizes:
    return [(outlook.whole - count) / (len(outlook.counts) - 1) for count in outlook.counts]


def _parting(outlook: Outlook, share: float, mine: int) -> Sizes:
    """Everybody loses a part of the hand; oneself so many cards."""
    after = [count * (1 - share) for count in outlook.counts]
    after[outlook.place] = outlook.mine - mine
    return after


def _mating_season(outlook: Outlook) -> Sizes:
    numbers = [face.number for face in outlook.rest if face.number]
    return _parting(outlook, MATED, sum([numbers.count(number) > 1 for number in numbers]))


def _vandalism(outlook: Outlook) -> Sizes:
    last = outlook.situation.glance.last_colour
    if not last:
        return outlook.counts
    share = outlook.situation.pack.wishes[f"wish {last}"] / outlook.situation.pack.size
    return _parting(outlook, share, sum([last in face.colours for face in outlook.rest]))


def _black_hole(outlook: Outlook) -> Sizes:
    after = _parting(outlook, BLACK, sum([face.kind == "black" for face in outlook.rest]))
    after[-1] = outlook.whole - sum(after[:-1], 0.0)
    return after


BLACK: Final = 0.06
"""The share of black cards in a deck."""


def _crowdfunding(outlook: Outlook) -> Sizes:
    counts, fewest = outlook.counts, outlook.fewest
    poor = counts.count(fewest)
    return [count + len(counts) - poor if count == fewest else max(0, count - poor) for count in counts]


def _distributor(outlook: Outlook) -> Sizes:
    """The smallest of the other hands goes to the one who may choose; the rest is anybody's."""
    others = sorted(outlook.counts[:-1])
    rest = [*others[1:], outlook.counts[-1]]
    return [*[sum(rest) / len(rest)] * len(rest), others[0]]


def _swap_chairs(outlook: Outlook) -> Sizes:
    """Without points Identity Theft is for whoever triggers it."""
    after = outlook.counts.copy()
    poor = after.index(outlook.fewest)
    after[poor], after[-1] = after[-1], after[poor]
    return after


def _tax_in_cards(outlook: Outlook) -> Sizes:
    ranks = sorted(set(outlook.counts))
    return [count + ranks.index(count) + 1 for count in outlook.counts]


SIZES: Final[dict[str, Callable[[Outlook], Sizes]]] = {
    "black-hole": _black_hole,
    "capitalism": lambda outlook: [2 * count for count in outlook.counts],
    "charity": _charity,
    "communism": _communism,
    "crowdfunding": _crowdfunding,
    "distributor": _distributor,
    "earthquake": lambda outlook: outlook.counts[-1:] + outlook.counts[:-1],
    "expansion": _expansion,
    "market": lambda outlook: [count + 1 for count in outlook.counts],
    "mating-season": _mating_season,
    "merry-christmas": _merry_christmas,
    "mexican-standoff": lambda outlook: [3.0] * len(outlook.counts),
    "recession": _recession,
    "robin-hood": _robin_hood,
    "russian-roulette": lambda outlook: [max(0, count - 1) for count in outlook.counts],
    "third-time-lucky": lambda outlook: [count + 3 for count in outlook.counts],
    "tornado": _even,
    "vandalism": _vandalism,
}


def _gain(outlook: Outlook, after: Sizes) -> float:
    """What these hands are worth: cards fewer than before, beside the others, and all the more if it is the last."""
    before = outlook.counts
    mine = before[outlook.place] - after[outlook.place]
    then, least = 0.0, after[0]
    for count in after:
        then += count
        if count < least:
            least = count
    theirs = outlook.whole - then - mine
    score = (mine - theirs / (len(before) - 1)) * (outlook.situation.pack.mean + TEMPO / 2)
    if not after[outlook.place]:
        return score + outlook.situation.pack.finish
    return score - 0.5 * outlook.situation.pack.finish if least == 0 else score


# What else an event may be worth


def _doomsday(outlook: Outlook) -> float:
    """Hands no longer matter; but if it ends the match, all depends on who leads."""
    situation = outlook.situation
    scores = situation.glance.scores
    if situation.points and max(scores) + DOOM >= situation.glance.limit:
        return DECIDED if scores[situation.me] == min(scores) else -DECIDED
    return (outlook.mine - outlook.mean) * situation.pack.mean


def _finish_line(outlook: Outlook) -> float:
    """Now the hands count: good for the smaller one."""
    pack = outlook.situation.pack
    points = sum([face.points for face in outlook.rest])
    if outlook.situation.points:
        return outlook.mean * pack.mean_points - points
    best = min([count for place, count in enumerate(outlook.counts) if place != outlook.place])
    return 0.5 * pack.finish if points < best * pack.mean_points else -0.5 * pack.finish


def _double_taxation(outlook: Outlook) -> float:
    if not outlook.situation.points:
        return _gain(outlook, _tax_in_cards(outlook))
    mine = sum(sorted([face.points for face in outlook.rest])[-3:])
    theirs = [min(3, count) * DEAREST for place, count in enumerate(outlook.counts) if place != outlook.place]
    return sum(theirs) / len(theirs) - mine


def _identity_theft(outlook: Outlook) -> float:
    """The best account for the worst: it depends on whether one of them is one's own."""
    situation = outlook.situation
    if not situation.points:
        return _gain(outlook, _swap_chairs(outlook))
    scores = situation.glance.scores
    best, worst = min(scores), max(scores)
    if scores[situation.me] == worst:
        return worst - best
    return best - worst if scores[situation.me] == best else 0


def _choice(outlook: Outlook) -> float:
    """Whoever triggered it chooses."""
    return CHOICE if outlook.first else -CHOICE / (len(outlook.counts) - 1)


WORTH: Final[dict[str, Callable[[Outlook], float]]] = {
    "doomsday": _doomsday,
    "double-taxation": _double_taxation,
    "event-manager": _choice,
    "finish-line": _finish_line,
    "identity-theft": _identity_theft,
    "repeat": _choice,
    "time-bomb": lambda outlook: 2 * outlook.situation.pack.mean if outlook.mine <= 2 else 0.0,
}


def worth(outlook: Outlook, event: str) -> float:
    """What an event is worth to one's own seat, in points."""
    sizes = SIZES.get(event)
    if sizes is not None:
        return _gain(outlook, sizes(outlook))
    own = WORTH.get(event)
    return _gain(outlook, outlook.counts) if own is None else own(outlook)


def prospect(situation: Situation, rest: list[Face], trigger: Seat) -> float:
    """The mean over all events that may still come this round, if somebody triggers one now."""
    outlook = Outlook(situation, rest, trigger)
    glance = situation.glance
    seen = [card.notation for card in glance.events] if glance.events_left else []
    whole, possible = 0.0, 0
    for event in situation.pack.events:
        if event not in seen:
            whole += worth(outlook, event)
            possible += 1
    return whole / possible


def choose(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The event that is best for one's own seat, which has triggered it."""
    outlook = Outlook(situation, situation.hand, situation.me)
    return [worth(outlook, option.notation) for option in decision.options]
