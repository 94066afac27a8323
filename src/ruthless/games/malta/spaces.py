"""Cards that change the board. Unless the house plays otherwise, pawns stay where they are."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import laying
from ruthless.games.malta.announcing import Bars, SpaceQuestion, announce, nowhere, side, spot
from ruthless.games.malta.board import EAST, NORTH, SOUTH, WEST, grid
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Announced, Play
from ruthless.games.malta.choices import LINES, SIDES, SPOTS, TURNS, Line, Side, space_name
from ruthless.games.malta.options import Options
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import Tile, face_up, removed
from ruthless.kernel.decisions import ELSEWHERE, Decision, Forbids, Option, Question, only
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat

# Removing and restoring

_REMOVED_ALREADY: Final = {spot: Refusal("removed-already", "8.1", {"space": spot.notation}) for spot in SPOTS}
_OCCUPIED: Final = {spot: Refusal("occupied", "8.1", {"space": spot.notation}) for spot in SPOTS}
_NOT_REMOVED: Final = {spot: Refusal("not-removed", "8.2", {"space": spot.notation}) for spot in SPOTS}


def irremovable(options: Options, board: list[Tile], lies: list[int], pawns: list[int]) -> Bars:
    """What is removed already cannot be removed, nor by a house rule what a pawn stands on."""
    bars = dict.fromkeys(pawns, _OCCUPIED) if options.remove_occupied == "no" else {}
    bars.update(dict.fromkeys(removed(board, lies), _REMOVED_ALREADY))
    return bars


def _irremovable(table: Table) -> Bars:
    return irremovable(table.options, table.board, table.lies, table.pawns)


def _not_removed(table: Table) -> Bars:
    return dict.fromkeys(face_up(table.board, table.lies), _NOT_REMOVED)


_REMOVE: Final = SpaceQuestion("remove-a-space", _irremovable)
_RESTORE: Final = SpaceQuestion("restore-a-space", _not_removed)


def _space_to_remove(table: Table, play: Play) -> Announced:
    return spot(table, play, _REMOVE)


@card("remove-a-space", _space_to_remove)
async def remove_a_space(table: Table, play: Play) -> None:
    """Turn over the tile of any space: it shows a circle and 0, and no arrow."""
    laying.remove(table, play.you, play.space)


def _space_to_restore(table: Table, play: Play) -> Announced:
    return spot(table, play, _RESTORE)


@card("restore-a-space", _space_to_restore)
async def restore_a_space(table: Table, play: Play) -> None:
    """Turn a removed tile face up again, upright."""
    laying.restore(table, play.you, play.space)


# Turning


_CIRCLE_TURNED: Final = {spot: Refusal("circle-turned", "8.3", {"space": spot.notation}) for spot in SPOTS}


def _circles(table: Table) -> Bars:
    return dict.fromkeys(removed(table.board, table.lies), _CIRCLE_TURNED)


_ROTATE: Final = SpaceQuestion("rotate-a-space", _circles)
_HOW_FAR: Final = Question("how-far", only(*TURNS))


async def _space_and_turn(table: Table, play: Play) -> bool:
    if not await spot(table, play, _ROTATE):
        return False
    turn = await Decision(play.you, _HOW_FAR, [*TURNS])
    announce(table, play, turn)
    play.quarters = turn.quarters
    return True


@card("rotate-a-space", _space_and_turn)
async def rotate_a_space(table: Table, play: Play) -> None:
    """Turn one tile by a quarter, a half or three quarters."""
    laying.rotate(table, play.space, play.quarters)
    degrees = 90 * play.quarters
    table.tell(Message("rotates", {"seat": play.you, "space": space_name(table, play.space), "count": degrees}))


@card("spin-everything")
async def spin_everything(table: Table, play: Play) -> None:
    """Every tile turns by a quarter, clockwise."""
    for space in grid(table.width).spaces:
        laying.rotate(table, space, 1)
    table.tell(Message("spins"))


# Moving tiles


_SAME_SPACE: Final = {spot: Refusal("same-space", "8.4", {"space": spot.notation}) for spot in SPOTS}
_SWAP: Final = SpaceQuestion("swap-spaces", nowhere)


@cache
def _swap_with(first: int) -> SpaceQuestion:
    def named(table: Table) -> Bars:
        return {first: _SAME_SPACE}

    return SpaceQuestion("swap-with", named)


async def _two_spaces(table: Table, play: Play) -> bool:
    await spot(table, play, _SWAP)
    play.first = play.space
    return await spot(table, play, _swap_with(play.first))


@card("swap-spaces", _two_spaces)
async def swap_spaces(table: Table, play: Play) -> None:
    """Any two tiles change places."""
    laying.swap(table, play.you, play.first, play.space)


_NO_SUCH_LINE: Final = Refusal("no-such-line", "2.3")
_ACROSS_THE_LINE: Final = Refusal("across-the-line", "8.5")


def _no_line(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Line):
        return ELSEWHERE
    return None if option.number < table.width else _NO_SUCH_LINE


def _across(along: tuple[Side, ...]) -> Forbids:
    """The tiles of a line slide in these directions only."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Side):
            return ELSEWHERE
        return None if option in along else _ACROSS_THE_LINE

    return forbids


_ALONG_ROW: Final = (SIDES[EAST], SIDES[WEST])
_ALONG_COLUMN: Final = (SIDES[NORTH], SIDES[SOUTH])
_LINE: Final = Question("shift-a-line", _no_line)
_SENSE_OF_ROW: Final = Question("shift-where", _across(_ALONG_ROW))
_SENSE_OF_COLUMN: Final = Question("shift-where", _across(_ALONG_COLUMN))


async def _line_and_sense(table: Table, play: Play) -> bool:
    line = await _LINE.to(table, play.you, LINES)
    announce(table, play, line)
    if line.is_row:
        play.line = grid(table.width).row(line.number)
        return await side(table, play, _SENSE_OF_ROW, _ALONG_ROW)
    play.line = grid(table.width).column(line.number)
    return await side(table, play, _SENSE_OF_COLUMN, _ALONG_COLUMN)


@card("shift-a-line", _line_and_sense)
async def shift_a_line(table: Table, play: Play) -> None:
    """Choose a row or a column: its tiles slide by one, and the last comes in again at the other end."""
    laying.shift(table, play.line, forward=play.side in (EAST, NORTH))
    table.tell(Message("shifts", {"seat": play.you}))


_NEW: Final = SpaceQuestion("new-space", nowhere)


def _any_space(table: Table, play: Play) -> Announced:
    return spot(table, play, _NEW)


@card("new-space", _any_space)
async def new_space(table: Table, play: Play) -> None:
    """Exchange a tile for one of the spare ones, which chance picks."""
    laying.replace(table, play.you, play.space)
