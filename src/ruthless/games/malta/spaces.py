"""Cards that change the board. Unless the house plays otherwise, pawns stay where they are."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import laying
from ruthless.games.malta.announcing import announce, not_on_board, side, spot
from ruthless.games.malta.board import EAST, NORTH, SOUTH, WEST, grid
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Play
from ruthless.games.malta.choices import COLUMN_LINES, ROWS, TURNS, Line, Side, Spot, space_name, space_of
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import DOWN
from ruthless.kernel.decisions import Option, Question, only
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


def removable(table: Table) -> list[int]:
    """The spaces that can be removed: those that are not yet, and by a house rule only where no pawn stands."""
    kept = table.pawns if table.options.remove_occupied == "no" else ()
    return [space for space in _face_up(table) if space not in kept]


def _face_up(table: Table) -> list[int]:
    return [space for space, tile in enumerate(table.board) if table.lies[tile.index] != DOWN]


def _removed(table: Table) -> list[int]:
    return [space for space, tile in enumerate(table.board) if table.lies[tile.index] == DOWN]


# Removing and restoring


def _why_not_remove(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Spot):
        return None
    missing = not_on_board(table, option)
    if missing is not None or laying.is_removed(table, space_of(table, option)):
        return missing or Refusal("removed-already", "8.1", {"space": option.notation})
    return Refusal("occupied", "8.1", {"space": option.notation})


def _why_not_restore(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Spot):
        return None
    return not_on_board(table, option) or Refusal("not-removed", "8.2", {"space": option.notation})


_REMOVE: Final = Question("remove-a-space", _why_not_remove)
_RESTORE: Final = Question("restore-a-space", _why_not_restore)


async def _space_to_remove(table: Table, play: Play) -> bool:
    spaces = removable(table)
    if spaces:
        play.space = await spot(table, play, spaces, _REMOVE)
    return bool(spaces)


@card("remove-a-space", _space_to_remove)
async def remove_a_space(table: Table, play: Play) -> None:
    """Turn over the tile of any space: it shows a circle and 0, and no arrow."""
    laying.remove(table, play.you, play.space)


async def _space_to_restore(table: Table, play: Play) -> bool:
    spaces = _removed(table)
    if spaces:
        play.space = await spot(table, play, spaces, _RESTORE)
    return bool(spaces)


@card("restore-a-space", _space_to_restore)
async def restore_a_space(table: Table, play: Play) -> None:
    """Turn a removed tile face up again, upright."""
    laying.restore(table, play.you, play.space)


# Turning


def _why_not_turn(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Spot):
        return None
    return not_on_board(table, option) or Refusal("circle-turned", "8.3", {"space": option.notation})


_ROTATE: Final = Question("rotate-a-space", _why_not_turn)
_HOW_FAR: Final = Question("how-far", only(*TURNS))


async def _space_and_turn(table: Table, play: Play) -> bool:
    spaces = _face_up(table)
    if spaces:
        play.space = await spot(table, play, spaces, _ROTATE)
        play.quarters = (await announce(table, play, _HOW_FAR, [*TURNS])).quarters
    return bool(spaces)


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


def _why_not_swap(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Spot):
        return None
    return not_on_board(table, option) or Refusal("same-space", "8.4", {"space": option.notation})


_SWAP: Final = Question("swap-spaces", _why_not_swap)
_SWAP_WITH: Final = Question("swap-with", _why_not_swap)


async def _two_spaces(table: Table, play: Play) -> bool:
    spaces = grid(table.width).spaces
    play.space = await spot(table, play, spaces, _SWAP)
    play.second = await spot(table, play, [space for space in spaces if space != play.space], _SWAP_WITH)
    return True


@card("swap-spaces", _two_spaces)
async def swap_spaces(table: Table, play: Play) -> None:
    """Any two tiles change places."""
    laying.swap(table, play.you, play.space, play.second)


def _why_not_line(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("no-such-line", "2.3") if isinstance(option, Line) else None


def _why_not_along(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("across-the-line", "8.5") if isinstance(option, Side) else None


_LINE: Final = Question("shift-a-line", _why_not_line)
_SENSE: Final = Question("shift-where", _why_not_along)


async def _line_and_sense(table: Table, play: Play) -> bool:
    board = grid(table.width)
    lines = [*ROWS[: table.width], *COLUMN_LINES[: table.width]]
    line = await announce(table, play, _LINE, lines)
    play.line = board.row(line.number) if line.is_row else board.column(line.number)
    play.side = await side(table, play, (EAST, WEST) if line.is_row else (NORTH, SOUTH), _SENSE)
    return True


@card("shift-a-line", _line_and_sense)
async def shift_a_line(table: Table, play: Play) -> None:
    """Choose a row or a column: its tiles slide by one, and the last comes in again at the other end."""
    laying.shift(table, play.line, forward=play.side in (EAST, NORTH))
    table.tell(Message("shifts", {"seat": play.you}))


def _why_not_new(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return not_on_board(table, option) if isinstance(option, Spot) else None


_NEW: Final = Question("new-space", _why_not_new)


async def _any_space(table: Table, play: Play) -> bool:
    play.space = await spot(table, play, grid(table.width).spaces, _NEW)
    return True


@card("new-space", _any_space)
async def new_space(table: Table, play: Play) -> None:
    """Exchange a tile for one of the spare ones, which chance picks."""
    laying.replace(table, play.you, play.space)
