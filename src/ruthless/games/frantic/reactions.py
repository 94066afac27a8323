"""Cards played out of turn: Counterattack against an attack, Nice Try against somebody who has finished.

Everybody who could hold the card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import KINDS, plain
from ruthless.games.frantic.cards import Card, Kind
from ruthless.games.frantic.choices import NO, attacking_card, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat

plain("counterattack", copies=4, wish="colour")
plain("nice-try", copies=1, wish="colour")


def _yes_or_no(table: Table, seat: Seat, question: Question, kind: Kind) -> Decision[Option]:
    """Does the seat play the card of that kind? Who does not hold it can only say no."""
    hand = table.hands[seat]
    if kind.cards.isdisjoint(hand):
        return Decision(seat, question, _ONLY_NO)
    return Decision(seat, question, [NO, next(card for card in hand if card.kind is kind)])


_ONLY_NO: list[Option] = [NO]


def _why_no_counter(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_no_reaction(table, seat, option, "7.1")


def _why_no_nice_try(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _why_no_reaction(table, seat, option, "7.8")


def _why_no_reaction(table: Table, seat: Seat, option: Option, rule: str) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    return not_in_hand(table, seat, option) or Refusal("no-reaction", rule, {"card": str(option)})


_NICE_TRY = Question("nice-try", _why_no_nice_try)


@cache
def _counter_question(attacker: Seat, card: str) -> Question:
    return Question("counter", _why_no_counter, {"seat": attacker, "card": card})


@cache
def _counter_share_question(attacker: Seat, count: int) -> Question:
    return Question("counter-share", _why_no_counter, {"seat": attacker, "count": count})


async def countered(table: Table, attacker: Seat, victim: Seat) -> bool:
    """Whether the victim of an attack plays a Counterattack. Who has no cards is not asked; nothing has moved yet."""
    question = _counter_question(attacker, attacking_card(table).notation)
    return bool(table.hands[victim]) and _counters(
        table, attacker, victim, await _yes_or_no(table, victim, question, KINDS["counterattack"])
    )


def has_to_bear_it(table: Table, victim: Seat) -> bool:
    """Spare a victim that holds cards but no Counterattack the question, if forced answers need not be asked for."""
    hand = table.hands[victim]
    return bool(hand) and KINDS["counterattack"].cards.isdisjoint(hand) and table.answered_if_forced(victim, NO)


async def countered_by(table: Table, attacker: Seat, shares: Sequence[Seat]) -> Seat | None:
    """The first in order of play, counted from the attacker, of those who shall draw that counters; nobody if None."""
    victims = [seat for seat in table.order.others[attacker] if seat in shares and table.hands[seat]]
    answers: dict[Seat, Option] = await Together(
        {
            seat: _yes_or_no(table, seat, _counter_share_question(attacker, shares.count(seat)), KINDS["counterattack"])
            for seat in victims
        }
    )
    return next((seat for seat in victims if _counters(table, attacker, seat, answers[seat])), None)


def _counters(table: Table, attacker: Seat, seat: Seat, answer: Option) -> bool:
    """Play the Counterattack, if that was the answer."""
    if not isinstance(answer, Card):
        return False
    verbs.play(table, seat, answer)
    table.counterer = seat
    table.tell(Message("counters", {"seat": seat, "other": attacker}))
    return True


async def nice_try(table: Table) -> None:
    """Somebody has finished: whoever holds Nice Try may make all who have draw three cards."""
    order = table.order.after[table.player]
    holders = [seat for seat in order if table.hands[seat]]
    if not holders or any(card.kind.name == "nice-try" for card in table.pile):
        return
    answers: dict[Seat, Option] = await Together(
        {seat: _yes_or_no(table, seat, _NICE_TRY, KINDS["nice-try"]) for seat in holders}
    )
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
