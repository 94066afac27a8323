"""Cards about turns."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks
from ruthless.games.malta.announcing import aim, no_opponent, opponent
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Announced, Play
from ruthless.games.malta.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Aim, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@card("end-turn")
async def end_turn(table: Table, play: Play) -> None:
    """Your turn ends now: you play no more cards and do not move."""
    marks.end_turn(table, play.you)


def _not_next(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return ELSEWHERE
    if option.seat == marks.next_in(table, seat):
        return None
    return no_opponent(table, seat, option) or Refusal("not-next", "10.2", {"other": option.seat})


_NEXT: Final = Question("blind-faith", _not_next)


def _next_player(table: Table, play: Play) -> Announced:
    return aim(table, play, _NEXT, [marks.next_in(table, play.you)])


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
