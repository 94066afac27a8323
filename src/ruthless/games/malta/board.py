"""The board: spaces in rows and columns, which of them lie beside each other, and how they are called.

A space is a number: rows from the bottom, where the start tiles lie, each from left to right. It is written as on a
chessboard: `a1` is the bottom left corner. Tiles move about; spaces stay where they are.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.kernel.values import Value

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
SIDE_NAMES: Final = ("north", "east", "south", "west")
"""North is up, away from the start tiles."""

LARGE: Final = 7
SMALL: Final = 5
COLUMNS: Final = "abcdefg"
OFF: Final = -1
"""Where a pawn is that stands on no space."""

_STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid(Value):
    """The spaces of a square board, and what lies beside what."""

    __slots__ = ("names", "neighbours", "spaces", "width")

    def __init__(self, width: int) -> None:
        self.width = width
        self.spaces = range(width * width)
        self.names = [f"{COLUMNS[space % width]}{space // width + 1}" for space in self.spaces]
        self.neighbours: list[tuple[int, ...]] = []
        """For each space what lies north, east, south and west of it; OFF beyond the rim."""
        for space in self.spaces:
            row, column = divmod(space, width)
            beside = [(column + right, row + up) for right, up in _STEPS]
            on_board = [0 <= x < width and 0 <= y < width for x, y in beside]
            self.neighbours.append(
                tuple(y * width + x if there else OFF for (x, y), there in zip(beside, on_board, strict=True))
            )

    def row(self, number: int) -> range:
        """The spaces of a row, from 0, west to east."""
        return range(number * self.width, (number + 1) * self.width)

    def column(self, number: int) -> range:
        """The spaces of a column, from 0, south to north."""
        return range(number, self.width * self.width, self.width)


@cache
def grid(width: int) -> Grid:
    """The board of that width."""
    return Grid(width)
