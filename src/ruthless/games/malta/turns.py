"""Cards about turns."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks
from ruthless.games.malta.announcing import aim, opponent, why_no_aim
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Play
from ruthless.games.malta.table import Table
from ruthless.kernel.decisions import Question

_NEXT: Final = Question("blind-faith", why_no_aim)


@card("end-turn")
async def end_turn(table: Table, play: Play) -> None:
    """Your turn ends now: you play no more cards and do not move."""
    marks.end_turn(table, play.you)


async def _next_player(table: Table, play: Play) -> bool:
    return await aim(table, play, [marks.next_in(table, play.you)], _NEXT)


@card("blind-faith", _next_player)
async def blind_faith(table: Table, play: Play) -> None:
    """The next player plays no cards in the next turn, only draws and moves."""
    marks.trust_blindly(table, play.other)


@card("lost-turn", opponent)
async def lost_turn(table: Table, play: Play) -> None:
    """An opponent misses the next turn."""
    marks.will_miss(table, play.other)


@card("extra-turn")
async def extra_turn(table: Table, play: Play) -> None:
    """After this turn you have another one."""
    marks.grant_turn(table, play.you)


@card("reverse-order")
async def reverse_order(table: Table, play: Play) -> None:
    """Play goes on the other way round."""
    marks.reverse(table)
