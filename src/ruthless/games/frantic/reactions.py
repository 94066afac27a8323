"""Cards played out of turn: Counterattack against an attack, Nice Try against somebody who has finished.

Everybody who could hold the card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import plain
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.decisions import Decision, Option, Question, Together, ask
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat, after

plain("counterattack", copies=4, wish="colour")
plain("nice-try", copies=1, wish="colour")


def _held(table: Table, seat: Seat, kind: str) -> Card | None:
    return next((card for card in table.hands[seat] if card.kind.name == kind), None)


def _yes_or_no(table: Table, seat: Seat, question: Question, kind: str) -> Decision[Option]:
    card = _held(table, seat, kind)
    return Decision(seat, question, [NO] if card is None else [NO, card])


def _why_no_reaction(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    return not_in_hand(table, seat, option) or Refusal("no-reaction", "7.1", {"card": str(option)})


_NICE_TRY = Question("nice-try", _why_no_reaction)


async def counter(table: Table, attacker: Seat, victims: Sequence[Seat]) -> Seat | None:
    """Each victim may counter; the first in order of play who does is named. Nothing has moved yet."""
    attacking = next(card for card in reversed(table.pile) if card.kind.name != "counterattack")
    question = Question("counter", _why_no_reaction, {"seat": attacker, "card": str(attacking)})
    if len(victims) == 1:
        (victim,) = victims
        answers = {victim: await _yes_or_no(table, victim, question, "counterattack")}
    else:
        answers = await Together({seat: ask(_yes_or_no(table, seat, question, "counterattack")) for seat in victims})
    for seat in victims:
        card = answers[seat]
        if isinstance(card, Card):
            verbs.play(table, seat, card)
            table.counterer = seat
            return seat
    return None


async def nice_try(table: Table) -> None:
    """Somebody has finished: whoever holds Nice Try may make all who have draw three cards."""
    order = after(table.order, table.player)
    holders = [seat for seat in order if table.hands[seat]]
    if not holders or any(card.kind.name == "nice-try" for card in table.pile):
        return
    answers = await Together({seat: ask(_yes_or_no(table, seat, _NICE_TRY, "nice-try")) for seat in holders})
    for seat in holders:
        card = answers[seat]
        if isinstance(card, Card):
            finished = [one for one in order if not table.hands[one]]
            verbs.play(table, seat, card)
            for one in finished:
                verbs.draw(table, one, 3)
            if table.hands[seat] and not table.ended:
                await ask_for_wish(table, seat, "colour")
            return
