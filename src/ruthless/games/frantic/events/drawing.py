"""Events that make people draw."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import distinct
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("communism")
async def communism(table: Table, trigger: Seat) -> None:
    """Everybody draws until they hold as many cards as the player with the most."""
    most = max(len(hand) for hand in table.hands)
    for seat in table.order.after[trigger]:
        if len(table.hands[seat]) < most:
            verbs.draw(table, seat, most - len(table.hands[seat]))


@event("expansion")
async def expansion(table: Table, trigger: Seat) -> None:
    """The first player draws one card, the second two, and so on."""
    for rank, seat in enumerate(table.order.after[trigger], 1):
        verbs.draw(table, seat, rank)


@event("market")
async def market(table: Table, trigger: Seat) -> None:
    """As many cards as there are players are turned over; each player takes one of them."""
    verbs.turn_over_market(table, len(table.order))
    for seat in table.order.after[trigger]:
        if table.market:
            card = await Decision(seat, _MARKET, distinct(table.market))
            verbs.take_from_market(table, seat, card)


def _why_not_in_market(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("not-in-market", "9.9", {"card": str(option)}) if isinstance(option, Card) else None


_MARKET = Question("take-from-market", _why_not_in_market)


@event("mexican-standoff")
async def mexican_standoff(table: Table, trigger: Seat) -> None:
    """Everybody discards the whole hand and draws three cards."""
    order = table.order.after[trigger]
    for seat in order:
        verbs.discard(table, seat, table.hands[seat][:])
    for seat in order:
        verbs.draw(table, seat, 3)


@event("third-time-lucky")
async def third_time_lucky(table: Table, trigger: Seat) -> None:
    """Everybody draws three cards."""
    for seat in table.order.after[trigger]:
        verbs.draw(table, seat, 3)
