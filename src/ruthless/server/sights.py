"""Sights: what of a moment people need time to see.

It is read from public facts, their roles and whose seats are people's, so how long something is shown can depend on
nothing that anybody must not know.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field

from ruthless.kernel import facts
from ruthless.kernel.facts import Fact
from ruthless.kernel.seats import Seat
from ruthless.server.live_match import LiveMatch

MOST_EVENTS = 3
"""Of events that happen at once, so many are waited for."""
_VICTIM = {facts.GIFT: "other", facts.MISS: "seat", facts.LOSS: "seat"}
"""By role, which argument of a fact names the seat that it hits."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What there is to see at the beginning of a moment."""

    round_ended: bool = False
    """A round has ended, and another one begins."""
    events: int = 0
    """How many events have happened; after the end of a round, since the next one has begun."""
    blow: bool = False
    """A person has been hit by something."""
    aimed: list[Seat] = field(default_factory=list)
    """Whom the present chance to react is about: those at whom something is aimed, and who may ward it off."""


NOTHING = Sight()


def sight_of(live_match: LiveMatch, people: Container[Seat], before: Sight) -> Sight:
    """What there is to see at the present moment, if that was seen at the one before."""
    if live_match.over:
        return NOTHING
    told, roles = live_match.told[-1], live_match.match.game.facts
    ended, events = False, 0
    # Whatever comes of an attack on a person, it is worth a look.
    blow = any(seat in people for seat in before.aimed)
    for fact in told:
        role = roles.get(fact.public.id)
        if role == facts.END:
            ended = True
        elif role == facts.ROUND:
            events, blow = 0, False
        elif role == facts.EVENT:
            events += 1
        elif role in _VICTIM:
            blow = blow or _hits(fact, _VICTIM[role], people)
    aimed = _aimed(live_match) if live_match.window else []
    if not (ended or events or blow or aimed):
        return NOTHING
    return Sight(ended, min(events, MOST_EVENTS), blow, aimed)


def _aimed(live_match: LiveMatch) -> list[Seat]:
    """Who may ward off what is aimed at them: the question says at whom, or attacks are the last that was told."""
    roles, victims = live_match.match.game.facts, []
    for fact in reversed(live_match.told[-1]):
        if roles.get(fact.public.id) != facts.ATTACK:
            break
        victims.append(fact.public.args.get("other"))
    return [
        one.seat
        for one in live_match.open.values()
        if one.seat in victims or one.question.args.get("other") == one.seat
    ]


def _hits(fact: Fact, victim: str, people: Container[Seat]) -> bool:
    return fact.public.args.get(victim) in people
