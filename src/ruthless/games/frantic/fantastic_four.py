"""Fantastic Four: four cards for the others to draw, shared out at will. The one attack with several victims."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import special
from ruthless.games.frantic.choices import AIMS, NO, why_no_aim
from ruthless.games.frantic.reactions import countered_by
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Aim, Decision, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


def _why_no_share(table: Table, attacker: Seat, option: Option) -> Refusal | None:
    return Refusal("must-share", "6.4") if option is NO else why_no_aim(table, attacker, option)


_SHARES: Final = [
    Question("share-four", why_no_aim if number == 1 else _why_no_share, {"count": number}) for number in range(1, 5)
]


@special("fantastic-four", copies=5, wish="any")
async def fantastic_four(table: Table, player: Seat) -> None:
    """Others draw four cards in all: you say who draws how many and in which order. Then wish."""
    options = table.options
    must_redirect = options.counter_redirect == "must"
    attacks = [(player, await _announce(table, player, 4, must=options.fantastic_four == "must_attack"))]
    settled: list[Seat] = []
    while attacks:
        attacker, shares = attacks.pop(0)
        defenders = await countered_by(table, attacker, shares)
        if defenders and options.counter_fantastic_four == "whole":
            attacks = [(defenders[0], await _announce(table, defenders[0], 4, must=must_redirect))]
            continue
        settled += [seat for seat in shares if seat not in defenders]
        for seat in defenders:
            attacks.append((seat, await _announce(table, seat, shares.count(seat), must=must_redirect)))
    drawn: set[Seat] = set()
    for victim, run in groupby(settled):
        verbs.draw(table, victim, len(list(run)), goes_on=victim in drawn)
        drawn.add(victim)


async def _announce(table: Table, attacker: Seat, cards: int, *, must: bool) -> list[Seat]:
    """Who draws each of the cards, in the order of drawing; nobody at all if the attacker lets it be."""
    aims: list[Option] = [AIMS[seat] for seat in table.order.others[attacker]]
    first = await Decision(attacker, _SHARES[0], aims if must else [*aims, NO])
    if not isinstance(first, Aim):
        table.tell(Message("attacks-nobody", {"seat": attacker}))
        return []
    shares = [first.seat]
    for question in _SHARES[1:cards]:
        aim = await Decision(attacker, question, aims)
        assert isinstance(aim, Aim)
        shares.append(aim.seat)
    table.attacked = True
    if table.scribe.facts is not None:
        for victim, run in groupby(shares):
            table.tell(Message("shares-four", {"seat": attacker, "other": victim, "count": len(list(run))}))
    return shares
