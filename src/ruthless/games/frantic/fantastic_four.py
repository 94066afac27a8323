"""Fantastic Four: four cards for the others to draw, shared out at will. The one attack with several victims."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.aiming import aiming, aims
from ruthless.games.frantic.book import special
from ruthless.games.frantic.choices import NO
from ruthless.games.frantic.outcomes import Outcome
from ruthless.games.frantic.reactions import countered_by
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Aim, Decision, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat

_MAY_SHARE: Final = Question("share-four", aiming(None, None), {"count": 1})
_MUST_SHARE: Final = Question("share-four", aiming(None, Refusal("must-attack", "6.4")), {"count": 1})
_MUST_REDIRECT: Final = Question("share-four", aiming(None, Refusal("must-attack", "15.13")), {"count": 1})
_SHARE_ON: Final = [
    Question("share-four", aiming(None, Refusal("must-share", "6.4")), {"count": number}) for number in range(2, 5)
]


@special("fantastic-four", copies=5, wish="any")
async def fantastic_four(table: Table, player: Seat) -> Outcome:
    """Others draw four cards in all: you say who draws how many and in which order. Then wish."""
    options = table.options
    first = _MUST_SHARE if options.fantastic_four == "must_attack" else _MAY_SHARE
    again = _MUST_REDIRECT if options.counter_redirect == "must" else _MAY_SHARE
    attacks = [(player, await _announce(table, player, 4, first))]
    attacked, counterer = bool(attacks[0][1]), NOBODY
    settled: list[Seat] = []
    while attacks:
        attacker, shares = attacks.pop(0)
        defenders = await countered_by(table, attacker, shares)
        if not defenders:
            settled += shares
            continue
        counterer = defenders[-1]
        if options.counter_fantastic_four == "whole":
            attacks = [(counterer, await _announce(table, counterer, 4, again))]
            continue
        settled += [seat for seat in shares if seat not in defenders]
        for seat in defenders:
            attacks.append((seat, await _announce(table, seat, shares.count(seat), again)))
    drawn: set[Seat] = set()
    for victim, run in groupby(settled):
        verbs.draw(table, victim, len(list(run)), goes_on=victim in drawn)
        drawn.add(victim)
    return Outcome(attacked=attacked, counterer=counterer)


async def _announce(table: Table, attacker: Seat, cards: int, question: Question) -> list[Seat]:
    """Who draws each of the cards, in the order of drawing; nobody at all if the attacker lets it be."""
    others = aims(table, attacker)
    lapses = question.forbids(table, attacker, NO) is None
    first = await Decision(table, attacker, question, [*others, NO] if lapses else others)
    if not isinstance(first, Aim):
        table.tell(Message("attacks-nobody", {"seat": attacker}))
        return []
    shares = [first.seat]
    for question in _SHARE_ON[: cards - 1]:
        aim = await Decision(table, attacker, question, others)
        assert isinstance(aim, Aim)
        shares.append(aim.seat)
    if table.scribe.facts is not None:
        for victim, run in groupby(shares):
            table.tell(Message("shares-four", {"seat": attacker, "other": victim, "count": len(list(run))}))
    return shares
