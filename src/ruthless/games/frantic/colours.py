"""Colour Swap, the card of two colours."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import TROUBLEMAKER, special
from ruthless.games.frantic.cards import COLOURS, PAIRS, Demand, Wish
from ruthless.games.frantic.choices import as_played
from ruthless.games.frantic.table import Table
from ruthless.games.frantic.wishes import COLOUR_WISHES
from ruthless.kernel.decisions import ELSEWHERE, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

SWAPPED: Final = {colour: Demand(f"swap {colour}", "swap", colour=colour) for colour in COLOURS}
"""What fits on a Colour Swap that shows this colour."""


def _not_on_card(table: Table, player: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Wish):
        return ELSEWHERE
    return None if option.demand.colour in _pair(table) else Refusal("not-on-card", "12.2")


def _pair(table: Table) -> tuple[str, ...]:
    """The two colours of the card that lies on the pile."""
    return as_played(table, table.pile[-1]).colours


_PICK: Final = Question("pick-colour", _not_on_card)


@special("colour-swap", colours=PAIRS, copies=1, expansion=TROUBLEMAKER)
async def colour_swap(table: Table, player: Seat) -> None:
    """The colour in force changes from one colour of the card to the other."""
    others = [colour for colour in _pair(table) if colour != table.demand.colour]
    shown = others[0]
    if len(others) > 1:  # no colour was in force
        shown = (await _PICK.to(table, player, COLOUR_WISHES)).demand.colour
    verbs.swap_colour(table, player, SWAPPED[shown])
