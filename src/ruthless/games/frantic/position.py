"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.choices import as_played
from ruthless.games.frantic.deck import DEMANDS, FACES, deck_for
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.round import HAND, clear
from ruthless.games.frantic.table import ARMED, RESOLVE, SAFE, TURN, Table
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.positions import Box, Page, dealt, quoted
from ruthless.kernel.seats import in_order

FIELDS: Final = (
    *("hands", "seats", "turn", "dealer", "round", "scores"),
    *("pile", "start", "force", "last_colour", "draw", "events", "used_events"),
    *("skips", "rested", "bomb", "extra_draw", "last_chance", "guise", "luck"),
)


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands and piles (from the top); what is not named is dealt from the rest of the deck."""
    page = Page(position, FIELDS)
    seats = page.seats
    deck = deck_for(options)
    box, event_box = Box(deck.playing), Box(deck.events)
    start = box.take(page.get("start", ""))
    pile = box.take(page.get("pile", "" if start else "red-1"))[::-1] + start
    if not pile:
        raise BadPosition("the pile is empty: give it at least one card, or a start card")
    hands = box.take_hands(page.hands)
    draw = box.take(page.get("draw", ""))[::-1]
    events = event_box.take(page.get("events", ""))[::-1]
    used_events = event_box.take(page.get("used_events", ""))[::-1]
    rest = box.rest(luck)

    table = Table(order=in_order(seats), options=options, limit=limit_in_points(options, seats))
    remember(table)
    table.scores = tuple(page.wholes("scores", [0] * seats))
    clear(table)
    table.stage = RESOLVE if start and options.start_card == "dealer" else TURN
    table.round = page.whole("round", 1)
    table.dealer = page.seat("dealer", seats - 1)
    first = table.order.next[table.dealer] if start else 0
    table.player = table.dealer if table.stage == RESOLVE else page.seat("turn", first)
    table.hands = dealt(hands, rest, HAND)
    table.draw = rest + draw
    table.pile = pile
    table.events = event_box.rest(luck) + events
    table.used_events = used_events
    table.skips = page.marked("skips")
    table.rested = page.marked("rested")
    table.bomb = page.wholes("bomb")
    table.extra_draw = page.wholes("extra_draw")
    if "last_chance" in position:
        table.last_chance = [ARMED if armed else SAFE for armed in page.marked("last_chance")]
    if table.round < 1 or any(left < 0 for left in (*table.bomb, *table.extra_draw)):
        raise BadPosition("rounds are counted from 1, and nobody has fewer than 0 turns left or cards to draw")
    if len(table.scores) != seats or any(len(one) not in (0, seats) for one in (table.bomb, table.extra_draw)):
        raise BadPosition(f"there are {seats} hands, but not as many scores, bomb counters or extra draws")
    _put_in_force(table, page)
    table.luck = luck.scripted(page.words("luck"))
    return table


def _put_in_force(table: Table, page: Page) -> None:
    """What fits, and the last colour, as the pile says unless the position says otherwise."""
    guise = page.text("guise", "")
    if guise:
        table.guise = next((card for card in FACES if str(card) == guise), None)
        if table.guise is None:
            raise BadPosition(f"no card {quoted(guise)} that could be imitated")
    for laid in table.pile:
        table.played |= laid.kind.bit if laid.does_something else 0
        card = as_played(table, laid)
        table.demand = card.demand or table.demand
        table.last_colour = card.colour or table.last_colour
    force = page.text("force", table.demand.notation)
    if force not in DEMANDS:
        raise BadPosition(f"{quoted(force)} cannot be in force")
    table.demand = DEMANDS[force]
    table.last_colour = page.text("last_colour", table.last_colour)
    if table.last_colour and table.last_colour not in COLOURS:
        raise BadPosition(f"{quoted(table.last_colour)} is no colour")
