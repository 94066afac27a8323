"""Positions: a table laid out from notation, for scenarios, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ruthless.games.frantic.cards import COLOURS
from ruthless.games.frantic.choices import as_played
from ruthless.games.frantic.deck import DEMANDS, deck_for
from ruthless.games.frantic.mimicry import GUISES, in_play
from ruthless.games.frantic.options import Options, limit_in_points
from ruthless.games.frantic.round import HAND, clear
from ruthless.games.frantic.table import ARMED, RESOLVE, SAFE, TURN, Table
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.knowledge import remember
from ruthless.kernel.luck import Luck
from ruthless.kernel.positions import Box, Page, deal_out, quoted
from ruthless.kernel.seats import in_order

FIELDS: Final = (
    *("hands", "seats", "turn", "dealer", "round", "scores"),
    *("pile", "start", "force", "last_colour", "draw", "draw_only", "events", "used_events"),
    *("skips", "rested", "bomb", "extra_draw", "last_chance", "guise", "luck"),
)


def lay_out(luck: Luck, options: Options, position: Mapping[str, Any]) -> Table:
    """A table with these hands and piles (from the top); what is not named is dealt from the rest of the deck."""
    page = Page(position, FIELDS)
    table = Table(order=in_order(page.seats), options=options, limit=limit_in_points(options, page.seats))
    remember(table)
    table.scores = tuple(page.wholes("scores", [0] * page.seats))
    clear(table)
    _deal_cards(table, page, luck)
    _begin(table, page)
    _mark(table, page)
    _put_in_force(table, page)
    table.luck = luck.scripted(page.words("luck"))
    return table


def _deal_cards(table: Table, page: Page, luck: Luck) -> None:
    """Cards and events go into hands and piles. What an exact draw pile leaves over lies under the pile, as if played."""
    deck = deck_for(table.options)
    box, event_box = Box(deck.playing), Box(deck.events)
    start = box.take(page.get("start", ""))
    pile = box.take(page.get("pile", "" if start else "red-1"))[::-1]
    if start and (len(start) > 1 or pile or page.has("draw_only")):
        raise BadPosition("a start card is one card and lies alone: give it no pile and no draw_only")
    if not start and not pile:
        raise BadPosition("the pile is empty: give it at least one card, or a start card")
    table.hands, table.draw, over = deal_out(page, box, luck, HAND)
    table.pile = over + pile + start
    events = event_box.take(page.get("events", ""))[::-1]
    table.used_events = event_box.take(page.get("used_events", ""))[::-1]
    table.events = event_box.rest(luck) + events


def _begin(table: Table, page: Page) -> None:
    """Whose turn it is. A start card is carried out by its dealer, or the player after the dealer begins."""
    table.round = page.whole("round", 1)
    table.dealer = page.seat("dealer", page.seats - 1)
    table.stage = TURN
    if not page.get("start", ""):
        table.player = page.seat("turn", 0)
    elif page.has("turn"):
        raise BadPosition("turn cannot stand beside start: the dealer says who begins")
    elif table.options.start_card == "dealer":
        table.stage = RESOLVE
        table.player = table.dealer
    else:
        table.player = table.order.next[table.dealer]
    if not table.hands[table.player]:
        raise BadPosition("whoever has the turn has a card: who has none has finished the round")


def _mark(table: Table, page: Page) -> None:
    """Missed turns, and what lasts for a round."""
    seats = page.seats
    table.skips = page.marked("skips")
    table.rested = page.marked("rested")
    table.bomb = page.wholes("bomb")
    table.extra_draw = page.wholes("extra_draw")
    if page.has("last_chance"):
        table.last_chance = [ARMED if armed else SAFE for armed in page.marked("last_chance")]
    if table.round < 1 or any(left < 0 for left in (*table.bomb, *table.extra_draw)):
        raise BadPosition("rounds are counted from 1, and nobody has fewer than 0 turns left or cards to draw")
    if len(table.scores) != seats or any(len(one) not in (0, seats) for one in (table.bomb, table.extra_draw)):
        raise BadPosition(f"there are {seats} hands, but not as many scores, bomb counters or extra draws")


def _put_in_force(table: Table, page: Page) -> None:
    """What fits, and the last colour, as the pile says unless the position says otherwise."""
    guise = page.text("guise", "")
    if guise:
        played = (guise.card for guise in GUISES if in_play(guise.card, table.options.expansions))
        table.guise = next((card for card in played if str(card) == guise), None)
        if table.guise is None or all(laid.kind.name != "mimicry" for laid in table.pile):
            raise BadPosition(f"guise cannot be {quoted(guise)}: it is a card that a Mimicry in the pile can imitate")
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
