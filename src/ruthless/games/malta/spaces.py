"""Cards that change the board. Unless the house plays otherwise, pawns go along with the tiles they stand on."""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import ground
from ruthless.games.malta.announcing import Bars, SpaceQuestion, always, nowhere, side, space
from ruthless.games.malta.board import EAST, NORTH, OFF, SOUTH, WEST, grid
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import Announcement, PlayedCard
from ruthless.games.malta.changes import BoardChange
from ruthless.games.malta.choices import (
    LINES,
    SIDES,
    SPOTS,
    TURNS,
    BoardLine,
    Rotation,
    Side,
    Spot,
    space_name,
    space_of,
    whole_board,
)
from ruthless.games.malta.options import Options
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import Tile, removed
from ruthless.kernel.decisions import ELSEWHERE, Forbids, Option, Question, only
from ruthless.kernel.messages import Argument, Message, Refusal
from ruthless.kernel.seats import Seat

SPACES: Final = Chapter("spaces")

# Removing and restoring

_REMOVED_ALREADY: Final = {spot: Refusal("removed-already", "8.1", {"space": spot.notation}) for spot in SPOTS}
_OCCUPIED: Final = {spot: Refusal("occupied", "8.1", {"space": spot.notation}) for spot in SPOTS}
_NOT_REMOVED: Final = {spot: Refusal("not-removed", "8.2", {"space": spot.notation}) for spot in SPOTS}


def irremovable(options: Options, board: list[Tile], pawns: list[int]) -> Bars:
    """What is removed already cannot be removed, nor what a pawn stands on, unless the house allows it."""
    gone = (removed(board), _REMOVED_ALREADY)
    return [gone, (_occupied(pawns), _OCCUPIED)] if options.remove_occupied == "no" else [gone]


def _occupied(pawns: list[int]) -> int:
    spaces = 0
    for standing in pawns:
        if standing != OFF:
            spaces |= 1 << standing
    return spaces


def _irremovable(table: Table) -> Bars:
    return irremovable(table.options, table.board, table.pawns)


def _not_removed(table: Table) -> Bars:
    return [(whole_board(table) & ~removed(table.board), _NOT_REMOVED)]


_REMOVE: Final = SpaceQuestion("remove-a-space", _irremovable)
_RESTORE: Final = SpaceQuestion("restore-a-space", _not_removed)


def _removes(table: Table, play: PlayedCard) -> Message:
    return Message("removes", {"seat": play.you, "space": space_name(table, play.space)})


def _restores(table: Table, play: PlayedCard) -> Message:
    return Message("restores", _space_and_tile(table, play))


def _space_and_tile(table: Table, play: PlayedCard) -> dict[str, Argument]:
    space = play.space
    return {"seat": play.you, "space": space_name(table, space), "tile": table.board[space].sign}


@SPACES.change("remove-a-space", 12, space(_REMOVE), tells=_removes, boxed={5: 2, 6: 4})
def remove_a_space(table: Table, play: PlayedCard) -> BoardChange:
    """Turn over the tile of a space without pawns: it shows a circle and 0, and no arrow."""
    return BoardChange({play.space: table.board[play.space].over})


@SPACES.change("restore-a-space", 2, space(_RESTORE), tells=_restores)
def restore_a_space(table: Table, play: PlayedCard) -> BoardChange:
    """Turn a removed tile face up again, upright."""
    return BoardChange({play.space: table.board[play.space].upright})


# Turning


_CIRCLE_TURNED: Final = {spot: Refusal("circle-turned", "8.3", {"space": spot.notation}) for spot in SPOTS}


def _circles(table: Table) -> Bars:
    return [(removed(table.board), _CIRCLE_TURNED)]


_ROTATE: Final = SpaceQuestion("rotate-a-space", _circles)
_HOW_FAR: Final = Question("how-far", only(*TURNS))


def _turns(table: Table, play: PlayedCard) -> list[Rotation]:
    return [*TURNS]


def _name_turn(table: Table, play: PlayedCard, chosen: Rotation) -> None:
    play.quarters = chosen.quarters


def _rotates(table: Table, play: PlayedCard) -> Message:
    degrees = 90 * play.quarters
    return Message("rotates", {"seat": play.you, "space": space_name(table, play.space), "count": degrees})


def _spins(table: Table, play: PlayedCard) -> Message:
    return Message("spins")


@SPACES.change(
    "rotate-a-space", 6, space(_ROTATE), Announcement(Rotation, always(_HOW_FAR), _turns, _name_turn), tells=_rotates
)
def rotate_a_space(table: Table, play: PlayedCard) -> BoardChange:
    """Turn one tile by a quarter, a half or three quarters."""
    return BoardChange({play.space: table.board[play.space].turned[play.quarters]})


@SPACES.change("spin-everything", 1, tells=_spins)
def spin_everything(table: Table, play: PlayedCard) -> BoardChange:
    """Every tile turns by a quarter, clockwise."""
    return BoardChange({space: tile.turned[1] for space, tile in enumerate(table.board)})


# Moving tiles


_SAME_SPACE: Final = {spot: Refusal("same-space", "8.4", {"space": spot.notation}) for spot in SPOTS}
_SWAP: Final = SpaceQuestion("swap-spaces", nowhere)


def _swap_with(table: Table, play: PlayedCard) -> SpaceQuestion:
    return _swap_with_another(play.space)


@cache
def _swap_with_another(first: int) -> SpaceQuestion:
    def named(table: Table) -> Bars:
        return [(1 << first, _SAME_SPACE)]

    return SpaceQuestion("swap-with", named)


def _others(table: Table, play: PlayedCard) -> list[Spot]:
    return _swap_with(table, play).free(table, play)


def _name_second(table: Table, play: PlayedCard, chosen: Spot) -> None:
    play.second = space_of(table, chosen)


def _swaps(table: Table, play: PlayedCard) -> Message:
    names = [space_name(table, play.space), space_name(table, play.second)]
    return Message("swaps-spaces", {"seat": play.you, "spaces": names})


@SPACES.change("swap-spaces", 4, space(_SWAP), Announcement(Spot, _swap_with, _others, _name_second), tells=_swaps)
def swap_spaces(table: Table, play: PlayedCard) -> BoardChange:
    """Any two tiles change places."""
    return _moved(table, {play.space: play.second, play.second: play.space})


def _moved(table: Table, to: dict[int, int]) -> BoardChange:
    return ground.moved(table.board, table.pawns, to, along=table.options.pawns_travel == "yes")


_NO_SUCH_LINE: Final = Refusal("no-such-line", "2.3")
_ACROSS_THE_LINE: Final = Refusal("across-the-line", "8.5")


def _not_on_board(width: int, line: BoardLine) -> Refusal | None:
    return None if line.number < width else _NO_SUCH_LINE


def _no_line(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return _not_on_board(table.width, option) if isinstance(option, BoardLine) else ELSEWHERE


@cache
def _lines_of(width: int) -> tuple[BoardLine, ...]:
    return tuple(line for line in LINES if _not_on_board(width, line) is None)


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


def _lines(table: Table, play: PlayedCard) -> list[BoardLine]:
    return [*_lines_of(table.width)]


def _name_line(table: Table, play: PlayedCard, chosen: BoardLine) -> None:
    board = grid(table.width)
    play.line = board.row(chosen.number) if chosen.is_row else board.column(chosen.number)


def _sense(table: Table, play: PlayedCard) -> Question:
    return _SENSE_OF_ROW if _is_row(play.line) else _SENSE_OF_COLUMN


def _along(table: Table, play: PlayedCard) -> list[Side]:
    return [*(_ALONG_ROW if _is_row(play.line) else _ALONG_COLUMN)]


def _is_row(line: range) -> bool:
    return line.step == 1


def _shifts(table: Table, play: PlayedCard) -> Message:
    return Message("shifts", {"seat": play.you})


@SPACES.change(
    "shift-a-line", 3, Announcement(BoardLine, always(_LINE), _lines, _name_line), side(_sense, _along), tells=_shifts
)
def shift_a_line(table: Table, play: PlayedCard) -> BoardChange:
    """Choose a row or a column: its tiles slide by one, and the last comes in again at the other end."""
    return _moved(table, ground.onward(play.line, forward=play.side in (EAST, NORTH)))


_NEW: Final = SpaceQuestion("new-space", nowhere)


def _replaces(table: Table, play: PlayedCard) -> Message:
    return Message("replaces", _space_and_tile(table, play))


@SPACES.chance("new-space", 3, space(_NEW), tells=_replaces)
def new_space(table: Table, play: PlayedCard) -> list[BoardChange]:
    """Exchange a tile for one of the spare ones, which chance picks."""
    old = table.board[play.space].upright
    return [BoardChange({play.space: new}, spare=(place, old)) for place, new in enumerate(table.spares)]
