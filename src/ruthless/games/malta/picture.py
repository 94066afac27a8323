"""The board drawn as text, and read back: a line a row, the start tiles at the bottom.

A cell is a tile and behind it, in brackets, the pawns on it by seat: `+2`, `┴3(0)`, `c┴(12)`. Arrows are drawn as
`+`, `┴├┬┤` and `^>v<`; then comes the number. A start tile has its column instead of a number, and before its arrows. Each
`'` behind a tile is a quarter by which it has been turned. A tile that is turned over has an `o` before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ruthless.games.malta.board import LARGE, SMALL, Grid, grid
from ruthless.games.malta.tiles import DOWN, SHAPES
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.positions import quoted, stand

_CELL: Final = re.compile(r"([^()]+)(?:\((\d+)\))?")
_SIGN: Final = re.compile(r"(o?)([a-g]?)([+┴├┬┤^>v<])(\d?)('*)")
_ARROWS: Final = {shape: arrows for arrows, shape in SHAPES.items()}


def read_sign(text: str) -> tuple[str, int]:
    """A tile in notation, and how it lies."""
    parts = _SIGN.fullmatch(text)
    if parts is None or len(parts[5]) > 3 or bool(parts[2]) == bool(parts[4]) or (parts[1] and parts[5]):
        raise BadPosition(f"{quoted(text)} is no tile of a drawn board")
    over, column, shape, number, ticks = parts.groups()
    arrows = tuple(sorted((side - len(ticks)) % 4 for side in _ARROWS[shape]))
    return f"{column}{SHAPES[arrows]}{number}", DOWN if over else len(ticks)


def drawn(signs: Sequence[str], pawns: Sequence[str]) -> str:
    """The board as text, from the signs of its spaces and the space of each pawn."""
    board = grid(LARGE if len(signs) == LARGE * LARGE else SMALL)
    rows = [[_cell(board, space, signs, pawns) for space in board.row(row)] for row in reversed(range(board.width))]
    widths = [max(len(row[column]) for row in rows) for column in range(board.width)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in lines)


def _cell(board: Grid, space: int, signs: Sequence[str], pawns: Sequence[str]) -> str:
    standing = "".join(str(seat) for seat, place in enumerate(pawns) if place == board.names[space])
    return f"{signs[space]}({standing})" if standing else signs[space]


def read(text: str, width: int) -> tuple[list[str], dict[int, int]]:
    """What a drawn board shows: the sign of each space, and the space of each pawn by seat."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if len(rows) != width or any(len(row) != width for row in rows):
        raise BadPosition(f"a drawn board for so many has {width} rows of {width} cells")
    signs: list[str] = []
    pawns: dict[int, int] = {}
    for space, cell in enumerate(cell for row in reversed(rows) for cell in row):
        parts = _CELL.fullmatch(cell)
        if parts is None:
            raise BadPosition(f"{quoted(cell)} is no cell of a drawn board")
        signs.append(parts[1])
        stand(pawns, parts[2] or "", space)
    return signs, pawns


def read_list(text: str, board: Grid) -> dict[int, str]:
    """Tiles written as a list: `c3:+2 d4:o^1`."""
    signs: dict[int, str] = {}
    for entry in text.split():
        name, colon, written = entry.partition(":")
        if not colon or name not in board.names:
            raise BadPosition(f"{quoted(entry)} is no tile on a space: write c3:+2")
        space = board.names.index(name)
        if space in signs:
            raise BadPosition(f"space {name} is written twice")
        signs[space] = written
    return signs
