"""Events that make people get rid of cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, not_in_hand, own_card
from ruthless.games.frantic.events.trigger import present
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Decision, Option, Question, Together
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("mating-season")
async def mating_season(table: Table, trigger: Seat) -> None:
    """Everybody discards all number cards of which they hold two or more with the same number."""
    for seat in present(table, trigger):
        hand = table.hands[seat]
        held = Counter(card.number for card in hand if card.number)
        verbs.discard(table, seat, [card for card in hand if held[card.number] > 1])


@event("recession")
async def recession(table: Table, trigger: Seat) -> None:
    """The first player discards one card, the second two, and so on, each of their own choice."""
    for rank, seat in enumerate(present(table, trigger), 1):
        await discard_by_choice(table, seat, rank, _DISCARD)


async def discard_by_choice(table: Table, seat: Seat, count: int, question: Question) -> None:
    """Discard so many cards of one's choice, as far as the hand goes, or until one says no, if the question takes that.

    Who holds nothing but the Curse cannot discard; that shows only in what is discarded.
    """
    for _ in range(min(count, len(table.hands[seat]))):
        options: list[Option] = [*distinct(verbs.discardable(table.hands[seat]))]
        if question.forbids(table, seat, NO) is None:
            options.append(NO)
        card = await Decision(table, seat, question, options)
        if not isinstance(card, Card):
            return
        verbs.discard(table, seat, [card])


def undiscardable(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """For a question that takes the cards of one's own hand that can be discarded."""
    if not isinstance(option, Card):
        return ELSEWHERE
    missing = not_in_hand(table, seat, option)
    return missing if missing or option.kind.discardable else Refusal("curse-discarded", "12.10")


def _discarding(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if option is not NO:
        return undiscardable(table, seat, option)
    must = table.options.recession == "must" and verbs.discardable(table.hands[seat])
    return Refusal("must-discard", "9.13") if must else None


_DISCARD: Final = Question("discard", _discarding)


@event("russian-roulette", expansion=TROUBLEMAKER)
async def russian_roulette(table: Table, trigger: Seat) -> None:
    """Everybody puts a card of their choice together; these are shuffled onto the draw pile."""
    seats = [seat for seat in present(table, trigger) if table.hands[seat]]
    if seats:
        verbs.bury(table, await Together({seat: _bullet(table, seat) for seat in seats}))


def _bullet(table: Table, seat: Seat) -> Decision[Card]:
    return Decision(table, seat, _BURY, distinct(table.hands[seat]))


_BURY: Final = Question("bury", own_card)


@event("vandalism")
async def vandalism(table: Table, trigger: Seat) -> None:
    """Everybody discards all cards of the colour played last; nothing happens if there was none."""
    if not table.last_colour:
        marks.nothing_happens(table)
    for seat in present(table, trigger):
        verbs.discard(table, seat, [card for card in table.hands[seat] if table.last_colour in card.colours])
