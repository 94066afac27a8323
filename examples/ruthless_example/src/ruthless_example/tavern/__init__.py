"""Tavern: an expansion of Frantic with one card and one event."""

from ruthless.games.frantic import verbs
from ruthless.games.frantic.attacks import attack
from ruthless.games.frantic.book import event, special
from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.events.trigger import present
from ruthless.games.frantic.outcomes import Outcome
from ruthless.games.frantic.table import Table
from ruthless.kit import Seat

TAVERN = "tavern"


@special("toast", colours=COLOURS, copies=1, expansion=TAVERN)
async def toast(table: Table, player: Seat) -> Outcome:
    """Draw a card, and so does a player of your choice."""
    blow = await attack(table, player)
    if blow.lands:
        verbs.draw(table, blow.attacker)
        verbs.draw(table, blow.victim)
    return blow


@event("last-orders", expansion=TAVERN)
async def last_orders(table: Table, trigger: Seat) -> None:
    """Whoever holds the fewest cards draws two."""
    fewest = min(len(table.hands[seat]) for seat in present(table, trigger))
    for seat in present(table, trigger):
        if len(table.hands[seat]) == fewest:
            verbs.draw(table, seat, 2)
