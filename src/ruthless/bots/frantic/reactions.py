"""What to throw in out of turn: Counterattack, Nice Try and Lucky Bastard, and whether to dare in Seppuku."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic import aims
from ruthless.bots.frantic.events import prospect
from ruthless.bots.frantic.faces import TEMPO
from ruthless.bots.frantic.situation import Situation
from ruthless.kernel.decisions import Decision, Option

BOMB: Final = 10
"""What a ticking bomb adds to every hand, and takes from who has finished."""

FINISHER: Final = 8.0
"""What it is worth to stop somebody who has finished, beside the round that goes on."""

LAST: Final = 100.0
"""More than any points: the round or the match is decided."""

DARE: Final = 1 / 3
"""How likely a number must be in Seppuku: it brings 42 points more than to refuse, anything else costs 21 more.

Without points it is the same with cards, four against two.
"""


def counter(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Out of turn the card goes for nothing and the attack with it: nearly always better than keeping it."""
    attacker = decision.question.args["seat"]
    assert isinstance(attacker, int)
    return throw_in(situation, decision, harm(situation, str(decision.question.args["card"]), attacker))


def harm(situation: Situation, card: str, attacker: int) -> float:
    """What an attack costs its victim, roughly. A thief takes two cards off one's hands, maybe the last."""
    kind = situation.pack.faces[card].kind
    cards = len(situation.hand)
    each = situation.pack.mean + TEMPO
    if kind == "gift":
        return 2 * each
    if kind == "inequality":
        return max(0, (situation.glance.counts[attacker] - cards) // 2 + 1) * each
    if kind == "special-favours":
        return -aims.favours(situation, situation.hand, attacker)
    if kind == "thief":
        return -situation.pack.finish if cards <= 2 else -2 * TEMPO
    return 7.0 if kind == "equality" else TEMPO


def counter_share(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The same against one's share of a Fantastic Four, which costs the more the larger it is."""
    count = decision.question.args["count"]
    assert isinstance(count, int)
    return throw_in(situation, decision, count * situation.pack.mean)


def lucky_bastard(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The card goes for nothing here too; only an event that promises much is worth more."""
    worth = situation.pack.finish if len(situation.hand) == 1 else 0.0
    return throw_in(situation, decision, worth - prospect(situation, situation.hand, situation.glance.player))


def throw_in(situation: Situation, decision: Decision[Option], worth: float) -> list[float]:
    """What it is worth to be rid of a card out of turn and have this besides."""
    faces = situation.pack.faces
    return [
        0.0 if option.notation == "no" else faces[option.notation].burden + TEMPO + worth for option in decision.options
    ]


def nice_try(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Throw it, unless the round may as well end now: one stands well in it, or wins the match by it.

    As one's last card it always goes: it finishes the round for its thrower.
    """
    worth = LAST if len(situation.hand) == 1 else -standing(situation)
    return [0.0 if option.notation == "no" else worth for option in decision.options]


def standing(situation: Situation) -> float:
    """How well one would come off if the round ended now: points before the others, or all or nothing at the end."""
    glance = situation.glance
    others = situation.others
    if not situation.points:
        won = max([glance.scores[seat] + (not glance.counts[seat]) for seat in others])
        return LAST if glance.round == glance.limit and glance.scores[situation.me] > won else -LAST
    held = sum([face.points for face in situation.hand])
    theirs = [
        round_points(glance.counts[seat], glance.counts[seat] * situation.pack.mean, bomb=bool(glance.bomb))
        for seat in others
    ]
    mine = round_points(len(situation.hand), held, bomb=bool(glance.bomb))
    account = glance.scores[situation.me] + mine
    accounts = [glance.scores[seat] + points for seat, points in zip(others, theirs, strict=True)]
    if max(account, *accounts) >= glance.limit + (situation.house.limit_test == "exceed"):
        return LAST if account < min(accounts) else -LAST
    finished = sum([not glance.counts[seat] for seat in others])
    return sum(theirs) / len(theirs) - mine - FINISHER * finished


def round_points(cards: int, points: float, *, bomb: bool) -> float:
    """What a hand scores when somebody finishes now."""
    if not bomb:
        return points
    return points + BOMB if cards else float(-BOMB)


def seppuku(situation: Situation, decision: Decision[Option]) -> list[float]:
    """Dare if the unseen cards hold numbers enough."""
    pack = situation.pack
    seen = situation.glance.seen
    numbers = pack.numbers - sum([pack.by_number[face].number > 0 for face in seen])
    likely = numbers / max(1, pack.size - len(seen))
    return [likely - DARE if option.notation == "yes" else 0.0 for option in decision.options]
