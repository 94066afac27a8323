"""Events that make people get rid of cards."""

from __future__ import annotations

from collections import Counter

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import distinct, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("mating-season")
async def mating_season(table: Table, trigger: Seat) -> None:
    """Everybody discards all number cards of which they hold two or more with the same number."""
    for seat in table.order.after[trigger]:
        hand = table.hands[seat]
        held = Counter(card.number for card in hand if card.number)
        verbs.discard(table, seat, [card for card in hand if held[card.number] > 1])


@event("recession")
async def recession(table: Table, trigger: Seat) -> None:
    """The first player discards one card, the second two, and so on, each of their own choice."""
    for rank, seat in enumerate(table.order.after[trigger], 1):
        for _ in range(min(rank, len(table.hands[seat]))):
            card = await Decision(seat, _DISCARD, distinct(table.hands[seat]))
            verbs.discard(table, seat, [card])


def _why_not_discard(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return not_in_hand(table, seat, option) if isinstance(option, Card) else None


_DISCARD = Question("discard", _why_not_discard)


@event("vandalism")
async def vandalism(table: Table, trigger: Seat) -> None:
    """Everybody discards all cards of the colour played last; nothing happens if there was none."""
    for seat in table.order.after[trigger]:
        if table.last_colour:
            verbs.discard(table, seat, [card for card in table.hands[seat] if card.colour == table.last_colour])
