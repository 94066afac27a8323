"""Cards that move pawns. Only Extra Step cares for arrows, and none of them leads to the racket."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.announcing import any_player, opponent, side
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Announced, Play
from ruthless.games.malta.choices import SIDES, Side
from ruthless.games.malta.moving import not_along_an_arrow, off_board, ways
from ruthless.games.malta.table import Table, arrows, others_in
from ruthless.kernel.decisions import ELSEWHERE, Option, Question, only
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

_ALL: Final = Question("everyone-moves", only(*SIDES))
_EXTRA_STEP: Final = Question("extra-step", not_along_an_arrow)


def _any_side(table: Table, play: Play) -> Announced:
    return side(table, play, _ALL, SIDES)


@card("everyone-moves", _any_side)
async def everyone_moves(table: Table, play: Play) -> None:
    """Choose a direction: every pawn moves one space that way. Pawns at that rim stay."""
    for seat in (play.you, *others_in(table, play.you)):
        verbs.push_pawn(table, seat, play.side)


@cache
def sides_from(width: int, space: int) -> tuple[Side, ...]:
    """The directions in which a pawn on a space can be shoved."""
    return tuple(option for option in SIDES if off_board(width, space, option.side) is None)


@cache
def _shove_from(width: int, space: int) -> Question:
    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        return off_board(width, space, option.side) if isinstance(option, Side) else ELSEWHERE

    return Question("shove", forbids)


async def _pawn_and_side(table: Table, play: Play) -> bool:
    await any_player(table, play)
    space = table.pawns[play.other]
    return await side(table, play, _shove_from(table.width, space), sides_from(table.width, space))


@card("shove", _pawn_and_side)
async def shove(table: Table, play: Play) -> None:
    """Move any pawn, also your own, one space in any direction."""
    verbs.push_pawn(table, play.other, play.side)


def _arrow(table: Table, play: Play) -> Announced:
    space = table.pawns[play.you]
    return side(table, play, _EXTRA_STEP, ways(table.width, space, arrows(table, space)))


@card("extra-step", _arrow)
async def extra_step(table: Table, play: Play) -> None:
    """Move your pawn one space along an arrow of its space, if you can."""
    verbs.push_pawn(table, play.you, play.side)


@card("swap-places", opponent)
async def swap_places(table: Table, play: Play) -> None:
    """Your pawn and that of an opponent change places."""
    mine, theirs = table.pawns[play.you], table.pawns[play.other]
    verbs.put_pawn(table, play.you, theirs)
    verbs.put_pawn(table, play.other, mine)


@card("going-home", any_player)
async def going_home(table: Table, play: Play) -> None:
    """Any pawn, also your own, goes to its start tile, or where that lay at the start if it was removed."""
    verbs.put_pawn(table, play.other, verbs.home(table, play.other))


@card("follow-me", opponent)
async def follow_me(table: Table, play: Play) -> None:
    """The pawn of an opponent comes to your space."""
    verbs.put_pawn(table, play.other, table.pawns[play.you])
