"""Cards that move pawns. Only Extra Step cares for arrows, and none of them leads to the racket."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import ground
from ruthless.games.malta.announcing import ANYBODY, OPPONENT, always, side
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import PlayedCard
from ruthless.games.malta.changes import BoardChange
from ruthless.games.malta.choices import SIDES, Side
from ruthless.games.malta.moving import not_along_an_arrow, off_board, ways
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.decisions import ELSEWHERE, Option, Question, only
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

PAWNS: Final = Chapter("pawns")

_ALL: Final = Question("everyone-moves", only(*SIDES))
_EXTRA_STEP: Final = Question("extra-step", not_along_an_arrow)


def _all_sides(table: Table, play: PlayedCard) -> list[Side]:
    return [*SIDES]


@PAWNS.change("everyone-moves", 5, side(always(_ALL), _all_sides))
def everyone_moves(table: Table, play: PlayedCard) -> BoardChange:
    """Choose a direction: every pawn moves one space that way. Pawns at that rim stay."""
    everybody = [play.you, *others_in(table, play.you)]
    return BoardChange(pawns=ground.pushed(table.width, table.pawns, everybody, play.side))


@cache
def sides_from(width: int, space: int) -> tuple[Side, ...]:
    """The directions in which a pawn on a space can be shoved."""
    return tuple(option for option in SIDES if off_board(width, space, option.side) is None)


@cache
def _shove_from(width: int, space: int) -> Question:
    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        return off_board(width, space, option.side) if isinstance(option, Side) else ELSEWHERE

    return Question("shove", forbids)


def _shove(table: Table, play: PlayedCard) -> Question:
    return _shove_from(table.width, table.pawns[play.other])


def _sides_on_board(table: Table, play: PlayedCard) -> list[Side]:
    return [*sides_from(table.width, table.pawns[play.other])]


@PAWNS.change("shove", 6, ANYBODY, side(_shove, _sides_on_board))
def shove(table: Table, play: PlayedCard) -> BoardChange:
    """Move any pawn, also your own, one space in any direction."""
    return BoardChange(pawns=ground.pushed(table.width, table.pawns, [play.other], play.side))


def _ways(table: Table, play: PlayedCard) -> list[Side]:
    space = table.pawns[play.you]
    return [*ways(table.width, space, table.board[space].arrows)]


@PAWNS.change("extra-step", 5, side(always(_EXTRA_STEP), _ways))
def extra_step(table: Table, play: PlayedCard) -> BoardChange:
    """Move your pawn one space along an arrow of its space, if you can."""
    return BoardChange(pawns=ground.pushed(table.width, table.pawns, [play.you], play.side))


@PAWNS.change("swap-places", 4, OPPONENT)
def swap_places(table: Table, play: PlayedCard) -> BoardChange:
    """Your pawn and that of an opponent change places."""
    return BoardChange(pawns={play.you: table.pawns[play.other], play.other: table.pawns[play.you]})


@PAWNS.change("going-home", 4, ANYBODY)
def going_home(table: Table, play: PlayedCard) -> BoardChange:
    """Any pawn, also your own, goes to its start tile, or where that lay at the start if it was removed."""
    return BoardChange(pawns={play.other: ground.home(table.board, table.homes[play.other])})


@PAWNS.change("follow-me", 2, OPPONENT)
def follow_me(table: Table, play: PlayedCard) -> BoardChange:
    """The pawn of an opponent comes to your space."""
    return BoardChange(pawns={play.other: table.pawns[play.you]})
