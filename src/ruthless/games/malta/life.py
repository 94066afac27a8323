"""Cards about the pile, and about who is in the game."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.announcing import aim, announce, why_no_aim
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Play
from ruthless.games.malta.choices import AIMS
from ruthless.games.malta.laying import is_removed
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.decisions import Aim, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@card("reshuffle")
async def reshuffle(table: Table, play: Play) -> None:
    """Shuffle the discard pile into the draw pile. This card leaves the game."""
    verbs.reshuffle(table)


def _why_not_back(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return None
    if option.seat >= len(table.order):
        return why_no_aim(table, seat, option)
    return Refusal("has-not-lost", "12.2", {"other": option.seat})


_WHOM: Final = Question("reinvite", _why_not_back)


async def _lost_player(table: Table, play: Play) -> bool:
    if table.lost:
        play.guest = (await announce(table, play, _WHOM, [AIMS[seat] for seat in table.lost])).seat
    return bool(table.lost)


@card("reinvite", _lost_player)
async def reinvite(table: Table, play: Play) -> None:
    """A player who has lost comes back. This card leaves the game."""
    marks.come_back(table, play.guest)


def is_doomed(table: Table, seat: Seat) -> bool:
    """Whether Sudden Death can strike somebody: no cards, or a pawn on a circle."""
    return not table.hands[seat] or is_removed(table, table.pawns[seat])


def _why_not_doomed(table: Table, seat: Seat, option: Option) -> Refusal | None:
    refusal = why_no_aim(table, seat, option)
    if refusal is None and isinstance(option, Aim):
        return Refusal("not-doomed", "12.3", {"other": option.seat})
    return refusal


_STRIKE: Final = Question("sudden-death", _why_not_doomed)


async def _doomed_opponent(table: Table, play: Play) -> bool:
    return await aim(table, play, [seat for seat in others_in(table, play.you) if is_doomed(table, seat)], _STRIKE)


@card("sudden-death", _doomed_opponent)
async def sudden_death(table: Table, play: Play) -> None:
    """An opponent who has no cards or stands on a circle loses at once."""
    if is_doomed(table, play.other):
        marks.lose(table, play.other, "sudden-death")
