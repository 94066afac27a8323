"""Cards played out of turn: Counterattack against an attack, Nice Try against somebody who has finished, Lucky Bastard
against an event that is about to happen.

Whoever is attacked is asked for Counterattack, and for the others everybody who could hold the card by public knowledge,
card or no card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import KINDS, TROUBLEMAKER, plain
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, as_played, not_in_hand
from ruthless.games.frantic.mimicry import cannot_stand_in, may_be_out, stand_ins
from ruthless.games.frantic.table import ARMED, Table
from ruthless.games.frantic.wishes import ask_for_wish
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Decision, Forbids, Option, Question, Together
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat
from ruthless.kernel.windows import all_to_react, first_to_react, is_useless

plain("counterattack", copies=4, wish="colour")
plain("nice-try", copies=1, wish="colour")
plain("lucky-bastard", copies=1, wish="colour", expansion=TROUBLEMAKER)


def _reaction(name: str, rule: str) -> Forbids:
    """For a moment at which only this card can be played, or Mimicry in its stead; nobody has to."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if option is NO:
            return None
        if not isinstance(option, Card):
            return ELSEWHERE
        missing = not_in_hand(table, seat, option)
        if missing is not None or option.kind.name == name:
            return missing
        if option.kind.imitates:
            return cannot_stand_in(table, name)
        return Refusal("no-reaction", rule, {"card": str(option)})

    return forbids


_RULES: Final = {"counterattack": "7.1", "nice-try": "7.8", "lucky-bastard": "12.7"}
_REACTIONS: Final = {name: _reaction(name, rule) for name, rule in _RULES.items()}
_NICE_TRY: Final = Question("nice-try", _REACTIONS["nice-try"])
_LUCKY_BASTARD: Final = Question("lucky-bastard", _REACTIONS["lucky-bastard"])


@cache
def _counter_question(attacker: Seat, card: str) -> Question:
    return Question("counter", _REACTIONS["counterattack"], {"seat": attacker, "card": card})


@cache
def _counter_share_question(attacker: Seat, count: int) -> Question:
    return Question("counter-share", _REACTIONS["counterattack"], {"seat": attacker, "count": count})


def _held(table: Table, seat: Seat, cards: frozenset[Card]) -> list[Card]:
    """With which of these cards a seat can react, one of each face."""
    hand = table.hands[seat]
    return [] if cards.isdisjoint(hand) else distinct(card for card in hand if card in cards)


# Counterattack


async def countered(table: Table, attacker: Seat, victim: Seat, card: Card) -> bool:
    """Whether the victim of an attack with this card plays a Counterattack. Who has no cards is not asked.

    Nothing has moved yet.
    """
    if not table.hands[victim]:
        return False
    question = _counter_question(attacker, as_played(table, card).notation)
    options: list[Option] = [NO, *_held(table, victim, stand_ins(table, "counterattack"))]
    return _counters(table, attacker, victim, await Decision(table, victim, question, options))


def has_to_bear_it(table: Table, victim: Seat) -> bool:
    """Spare a victim that holds cards but no Counterattack the question, if forced answers need not be asked for."""
    hand = table.hands[victim]
    if not hand or not stand_ins(table, "counterattack").isdisjoint(hand):
        return False
    return table.answered_if_forced(victim, NO)


async def countered_by(table: Table, attacker: Seat, shares: Sequence[Seat]) -> list[Seat]:
    """Those who shall draw and counter, in order of play from the attacker: the first, or all if each has its share."""
    victims = [seat for seat in table.order.others[attacker] if seat in shares and table.hands[seat]]
    if not victims:
        return []
    cards = stand_ins(table, "counterattack")
    able = {seat: _held(table, seat, cards) for seat in victims}
    if is_useless(table, able, NO):
        return []
    answers: dict[Seat, Option] = await Together(
        {
            seat: Decision(table, seat, _counter_share_question(attacker, shares.count(seat)), [NO, *held])
            for seat, held in able.items()
        }
    )
    one_for_all = table.options.counter_fantastic_four == "whole"
    found: list[Seat] = []
    for seat in victims:
        if not (found and one_for_all) and _counters(table, attacker, seat, answers[seat]):
            found.append(seat)
    return found


def _counters(table: Table, attacker: Seat, seat: Seat, answer: Option) -> bool:
    """Play the Counterattack, if that was the answer."""
    if not isinstance(answer, Card):
        return False
    verbs.play_instead(table, seat, answer, KINDS["counterattack"])
    if table.scribe.facts is not None:
        table.tell(Message("counters", {"seat": seat, "other": attacker}))
    return True


# Nice Try


async def nice_try(table: Table) -> bool:
    """Somebody has finished: whoever holds Nice Try may make all who have draw three cards. Says whether it was thrown."""
    order = table.order.after[table.player]
    holders = [seat for seat in order if table.hands[seat]]
    if not holders or not may_be_out(table, "nice-try"):
        return False
    cards = stand_ins(table, "nice-try")
    able = {seat: _held(table, seat, cards) for seat in holders}
    answer = await first_to_react(table, _NICE_TRY, able, NO)
    if answer is None:
        return False
    seat, card = answer
    finished = [one for one in order if one != seat and marks.has_finished(table, one)]
    table.emptied = ()
    verbs.play_instead(table, seat, card, KINDS["nice-try"])
    for one in finished:
        verbs.draw(table, one, 3)
    if not table.ended and _wish_could_count(table, seat):
        await ask_for_wish(table, seat, "colour", optional=table.options.wish == "may")
    return True


def _wish_could_count(table: Table, thrower: Seat) -> bool:
    """Whether the round may go on with the wish of who has just thrown Nice Try in.

    If that was the last card only Last Chance can see to it, or a second Nice Try whose thrower need not wish.
    """
    if table.hands[thrower] or (table.last_chance and table.last_chance[thrower] == ARMED):
        return True
    return table.options.wish == "may" and may_be_out(table, "nice-try")


# Lucky Bastard


async def ask_lucky_bastards(table: Table, trigger: Seat) -> None:
    """An event is about to be turned over: whoever throws Lucky Bastard in is protected from it and what it starts.

    Who is protected already is not asked again.
    """
    if not may_be_out(table, "lucky-bastard"):
        return
    order = table.order.after[trigger]
    cards = stand_ins(table, "lucky-bastard")
    able = {seat: _held(table, seat, cards) for seat in order if table.hands[seat] and seat not in table.absent}
    for seat, card in (await all_to_react(table, _LUCKY_BASTARD, able, NO)).items():
        verbs.play_instead(table, seat, card, KINDS["lucky-bastard"])
        table.absent = (*table.absent, seat)
        table.tell(Message("is-protected", {"seat": seat}))
        if not table.ended:
            await ask_for_wish(table, seat, "colour", optional=True)
