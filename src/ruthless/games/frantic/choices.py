"""The options that come back everywhere: words, aims, and cards out of a hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.table import Table
from ruthless.kernel import hands
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Aim, Decision, Option, Question, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

MOST_SEATS: Final = 8

DRAW: Final = Word("draw")
PASS: Final = Word("pass")
NO: Final = Word("no")
READY: Final = Word("ready")
YES: Final = Word("yes")
WORDS: Final = (DRAW, PASS, NO, READY, YES)
AIMS: Final = tuple(Aim(seat) for seat in range(MOST_SEATS))


async def cards_to_give(table: Table, giver: Seat, victim: Seat, count: int) -> list[Card]:
    """The giver picks cards for the victim of a special card, one after the other, as many as there are.

    Fuck You cannot be given; that somebody holds nothing else shows only in what is given.
    """
    hand = table.hands[giver]
    rest = [card for card in hand if card.kind.giveable]
    given: list[Card] = []
    for number in range(1, min(count, len(hand)) + 1):
        options: list[Option] = [*distinct(rest)] or [NO]
        card = await Decision(giver, _give_question(victim, number), options)
        if isinstance(card, Card):
            rest.remove(card)
            given.append(card)
    return given


@cache
def _give_question(victim: Seat, number: int) -> Question:
    return Question("give", _why_not_give, {"other": victim, "count": number})


def _why_not_give(table: Table, giver: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    if not option.kind.giveable:
        return Refusal("fuck-you-given", "4.10")
    return not_in_hand(table, giver, option) or Refusal("given-already", "5.6", {"card": str(option)})


def not_in_hand(table: Table, seat: Seat, card: Card) -> Refusal | None:
    """The refusal for a card that its player does not hold."""
    if card.back == "event":
        return Refusal("event-not-played", "8.1", {"event": str(card)})
    return hands.not_in_hand(table, seat, card, "3.1")


def as_played(table: Table, card: Card) -> Card:
    """What a card on the pile counts as: itself, or what it imitates."""
    return table.guise if table.guise is not None and card.kind.imitates else card


def attacking_card(table: Table) -> Card:
    """The card whose attack is being resolved: the last one played that is no Counterattack."""
    place = -1
    while as_played(table, table.pile[place]).kind.name == "counterattack":
        place -= 1
    return as_played(table, table.pile[place])


def why_no_aim(table: Table, attacker: Seat, option: Option) -> Refusal | None:
    """Why somebody cannot be the target of the card that attacks, or why somebody must be."""
    kind = attacking_card(table).kind.name
    if option is NO:
        return Refusal("must-attack", "6.4" if kind == "fantastic-four" else "5.1")
    if not isinstance(option, Aim):
        return None
    if option.seat == attacker:
        return Refusal("aim-at-self", "5.2")
    if option.seat >= len(table.order):
        return Refusal("no-such-seat", "2.1", {"other": option.seat})
    if kind == "skip":
        if table.skips[option.seat]:
            return Refusal("skipped-already", "5.5", {"other": option.seat})
        return Refusal("skipped-just-now", "15.8", {"other": option.seat})
    if kind == "equality":
        return Refusal("not-fewer-cards", "6.5", {"other": option.seat})
    return Refusal("more-cards", "12.5", {"other": option.seat}) if kind == "inequality" else None


def why_no_redirect(table: Table, attacker: Seat, option: Option) -> Refusal | None:
    """The same for an attack that was countered."""
    return Refusal("must-attack", "15.13") if option is NO else why_no_aim(table, attacker, option)
