"""Colour Swap, the card of two colours."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import TROUBLEMAKER, special
from ruthless.games.frantic.cards import COLOURS, PAIRS, Demand, Wish
from ruthless.games.frantic.choices import as_played
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import COLOUR_WISHES
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

SWAPPED: Final = {colour: Demand(f"swap {colour}", "swap", colour=colour) for colour in COLOURS}
"""What fits on a Colour Swap that shows this colour."""


@special("colour-swap", colours=PAIRS, copies=1, expansion=TROUBLEMAKER)
async def colour_swap(table: Table, player: Seat) -> None:
    """The colour in force changes from one colour of the card to the other."""
    pair = as_played(table, table.pile[-1]).colours
    others = [colour for colour in pair if colour != table.demand.colour]
    shown = others[0]
    if len(others) > 1:  # no colour was in force
        wishes = [wish for wish in COLOUR_WISHES if wish.demand.colour in pair]
        shown = (await Decision(player, _PICK, wishes)).demand.colour
    verbs.swap_colour(table, player, SWAPPED[shown])


def _why_not_pick(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("not-on-card", "12.2") if isinstance(option, Wish) else None


_PICK: Final = Question("pick-colour", _why_not_pick)
