"""What happens to tiles: they are turned, removed, restored, swapped, shifted and replaced. Nothing leaves a hole."""

from __future__ import annotations

from ruthless.games.malta.board import OFF
from ruthless.games.malta.choices import space_name
from ruthless.games.malta.picture import sign
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import DOWN, STAR
from ruthless.kernel.messages import Argument, Message
from ruthless.kernel.seats import Seat


def remove(table: Table, seat: Seat, space: int) -> None:
    """The tile of a space is turned over."""
    table.lies[table.board[space].index] = DOWN
    table.tell(Message("removes", {"seat": seat, "space": space_name(table, space)}))


def restore(table: Table, seat: Seat, space: int) -> None:
    """The tile of a space lies face up again, and upright."""
    tile = table.board[space]
    table.lies[tile.index] = 0
    if table.scribe.facts is not None:
        about: dict[str, Argument] = {"seat": seat, "space": space_name(table, space), "tile": sign(tile, 0)}
        table.tell(Message("restores", about))


def rotate(table: Table, space: int, quarters: int) -> None:
    """The tile of a space is turned clockwise. Circles and stars look the same whichever way they lie."""
    tile = table.board[space]
    if table.lies[tile.index] != DOWN and tile.symbol != STAR:
        table.lies[tile.index] = (table.lies[tile.index] + quarters) % 4


def swap(table: Table, seat: Seat, one: int, other: int) -> None:
    """Two tiles change places."""
    _put(table, {one: other, other: one})
    table.tell(Message("swaps-spaces", {"seat": seat, "spaces": [space_name(table, one), space_name(table, other)]}))


def shift(table: Table, line: list[int], *, forward: bool) -> None:
    """All tiles of a line move on by one; the last comes in again at the other end."""
    to = line[1:] + line[:1]
    _put(table, dict(zip(line, to, strict=True) if forward else zip(to, line, strict=True)))


def _put(table: Table, moved: dict[int, int]) -> None:
    """Tiles go from space to space, all at once; pawns stay where they are, unless the house plays otherwise."""
    old = table.board[:]
    for start, end in moved.items():
        table.board[end] = old[start]
    if table.options.pawns_travel == "yes":
        for pawn, space in enumerate(table.pawns):
            if space != OFF and moved.get(space, space) != space:
                table.pawns[pawn] = moved[space]
                table.tell(Message("goes-to", {"seat": pawn, "space": space_name(table, moved[space])}))


def replace(table: Table, seat: Seat, space: int) -> None:
    """The tile of a space is exchanged for a spare one, which chance picks and which lies face up and upright."""
    new = table.spares.pop(table.luck.below(len(table.spares)))
    old = table.board[space]
    table.spares.append(old)
    table.board[space] = new
    table.lies[old.index] = table.lies[new.index] = 0
    if table.scribe.facts is not None:
        about: dict[str, Argument] = {"seat": seat, "space": space_name(table, space), "tile": sign(new, 0)}
        table.tell(Message("replaces", about))
