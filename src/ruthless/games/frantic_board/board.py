"""The board: START, forty-two spaces in a serpentine seven wide, and the finish.

A space is a number on the path: START is 0, the finish 43. Which spaces lie beside each other is worked out once.
"""

from __future__ import annotations

from typing import Final

START: Final = 0
FINISH: Final = 43
SPACES: Final = range(1, FINISH)
"""The spaces on which cards lie."""

WIDTH: Final = 7
ROWS: Final = 6
FINISH_POINTS: Final = 50

HOMES: Final = (3, 10, 17, 24, 31, 38)
"""Where the numbered teleports 1 to 6 begin a round: one in each row, and never one beside another."""

NORTH: Final = "north"
EAST: Final = "east"
SOUTH: Final = "south"
WEST: Final = "west"
FORWARD: Final = "forward"
BACKWARD: Final = "backward"
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
"""Where a Push can point; north is towards the next row."""
WAYS: Final = (FORWARD, BACKWARD)
"""Where a Jump can point."""

_STEPS: Final = {NORTH: (1, 0), EAST: (0, 1), SOUTH: (-1, 0), WEST: (0, -1)}


def cell(space: int) -> tuple[int, int]:
    """Row and column of a space, both from 1; START and finish are in column 0."""
    if space == START:
        return 1, 0
    if space == FINISH:
        return ROWS, 0
    row, place = divmod(space - 1, WIDTH)
    return row + 1, place + 1 if row % 2 == 0 else WIDTH - place


_AT: Final = {cell(space): space for space in range(FINISH + 1)}


def space_at(row: int, column: int) -> int | None:
    """The space in a cell, if there is one."""
    return _AT.get((row, column))


def _beside(space: int) -> dict[str, int]:
    row, column = cell(space)
    found = {side: _AT.get((row + up, column + right)) for side, (up, right) in _STEPS.items()}
    return {side: other for side, other in found.items() if other is not None}


NEIGHBOURS: Final = tuple(_beside(space) for space in range(FINISH + 1))
"""For each space what lies beside it, by side."""


def points(space: int) -> int:
    """What a pawn costs there when the round ends."""
    return FINISH_POINTS if space == FINISH else space
