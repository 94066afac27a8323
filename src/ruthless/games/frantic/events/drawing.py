"""Events that make people draw."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import is_among
from ruthless.games.frantic.events.trigger import present
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("capitalism", expansion=TROUBLEMAKER)
async def capitalism(table: Table, trigger: Seat) -> None:
    """Everybody draws as many cards as they hold."""
    for seat in present(table, trigger):
        verbs.draw(table, seat, len(table.hands[seat]))


@event("communism")
async def communism(table: Table, trigger: Seat) -> None:
    """Everybody draws until they hold as many cards as the player with the most."""
    seats = present(table, trigger)
    most = max((len(table.hands[seat]) for seat in seats), default=0)
    for seat in seats:
        verbs.draw(table, seat, most - len(table.hands[seat]))


@event("expansion")
async def expansion(table: Table, trigger: Seat) -> None:
    """The first player draws one card, the second two, and so on."""
    for rank, seat in enumerate(present(table, trigger), 1):
        verbs.draw(table, seat, rank)


@event("market")
async def market(table: Table, trigger: Seat) -> None:
    """As many cards as there are players are turned over; each player takes one of them."""
    seats = present(table, trigger)
    if not seats:
        return
    verbs.turn_over_market(table, len(seats))
    for seat in seats:
        if table.market:
            card = await Decision(table, seat, _MARKET, distinct(table.market))
            verbs.take_from_market(table, seat, card)


def _on_the_market(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return ELSEWHERE
    return None if is_among(table.market, option) else Refusal("not-in-market", "9.9", {"card": str(option)})


_MARKET: Final = Question("take-from-market", _on_the_market)


@event("mexican-standoff")
async def mexican_standoff(table: Table, trigger: Seat) -> None:
    """Everybody discards the whole hand and draws three cards."""
    seats = present(table, trigger)
    for seat in seats:
        verbs.discard(table, seat, table.hands[seat][:])
    for seat in seats:
        verbs.draw(table, seat, 3)


@event("plus-one", expansion=TROUBLEMAKER)
async def plus_one(table: Table, trigger: Seat) -> None:
    """For the rest of the round everybody takes one card more whenever they draw."""
    marks.add_to_draws(table)


@event("third-time-lucky")
async def third_time_lucky(table: Table, trigger: Seat) -> None:
    """Everybody draws three cards."""
    for seat in present(table, trigger):
        verbs.draw(table, seat, 3)
