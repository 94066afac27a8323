"""Cards about turns."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.announcing import no_opponent, target
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import PlayedCard
from ruthless.games.malta.changes import TurnChange
from ruthless.games.malta.choices import AIMS
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.decisions import ELSEWHERE, Aim, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

TURNS: Final = Chapter("turns")


@TURNS.change("end-turn", 4)
def end_turn(table: Table, play: PlayedCard) -> TurnChange:
    """Your turn ends now: you play no more cards and do not move."""
    return TurnChange(ends=play.you)


def _not_next(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return ELSEWHERE
    if option.seat == marks.next_in(table, seat):
        return None
    return no_opponent(table, seat, option) or Refusal("not-next", "10.2", {"other": option.seat})


def _next(table: Table, play: PlayedCard) -> list[Aim]:
    return [AIMS[marks.next_in(table, play.you)]]


_NEXT: Final = Question("blind-faith", _not_next)


@TURNS.change("blind-faith", 2, target(_NEXT, _next))
def blind_faith(table: Table, play: PlayedCard) -> TurnChange:
    """The next player plays no cards in the next turn, only draws and moves."""
    return TurnChange(trusts=play.other)


@TURNS.change("lie-low", 2)
def lie_low(table: Table, play: PlayedCard) -> TurnChange:
    """You miss your next turn."""
    return TurnChange(misses=play.you)


@TURNS.card("extra-turn", 1, boxed={6: 1})
async def extra_turn(table: Table, play: PlayedCard) -> None:
    """After this turn you have another one; all others draw a card."""
    marks.grant_turn(table, play.you)
    for seat in others_in(table, play.you):
        verbs.draw(table, seat, 1)


@TURNS.change("reverse-order", 2, boxed={2: 2})
def reverse_order(table: Table, play: PlayedCard) -> TurnChange:
    """Play goes on the other way round."""
    return TurnChange(reverses=True)
