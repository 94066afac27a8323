"""The board drawn as text, and read back: a line a row, the last row on top.

A cell is the number of its space, or what lies on it in signs, the top card first; pawns stand behind it in brackets, by
seat: `17`, `ST`, `^(0)`, `X/SN`, `T3(12)`. A Push is an arrow, a Jump is `+2` or `-2`, numbered teleports are `T1` to `T6`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ruthless.games.frantic_board.board import FINISH, FINISH_POINTS, ROWS, SIDES, START, WAYS, WIDTH, space_at
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.positions import quoted, stand

SIGNS: Final = {
    "stop": "ST",
    "x": "X",
    "snail": "SN",
    "second-chance": "2C",
    "swap": "SW",
    "gift": "GI",
    "magnet": "MA",
    "teleport": "TP",
    "skip": "SK",
    "reverse": "RV",
    "remote": "RM",
    "ghost": "GH",
    "block": "BL",
    "nice-try": "NT",
    "re-roll": "RR",
    "troublemaker": "TM",
    "fuck-you": "FU",
    **{f"push {side}": sign for side, sign in zip(SIDES, "^>v<", strict=True)},
    **{f"jump {way}": sign for way, sign in zip(WAYS, ("+2", "-2"), strict=True)},
    **{f"teleport-{number}": f"T{number}" for number in range(1, 7)},
}
"""For each card on the board, with its arrow, the sign by which it is drawn."""

_CARDS: Final = {sign: card for card, sign in SIGNS.items()}
_ENDS: Final = {START: "START", FINISH: str(FINISH_POINTS)}
_CELL: Final = re.compile(r"([^()]+)(?:\((\d+)\))?")
_ENTRY: Final = re.compile(r"([0-9]{1,3}):(.+)")

Stacks = Sequence[Sequence[str]]
"""What lies on each space, in notation with arrows, the top last."""


def grid() -> list[list[int | None]]:
    """The spaces row by row as they are drawn; None where there is nothing."""
    return [[space_at(row, column) for column in range(WIDTH + 1)] for row in range(ROWS, 0, -1)]


def drawn(board: Stacks, pawns: Sequence[int]) -> str:
    """The board as text."""
    cells = [["" if space is None else _cell(space, board[space], pawns) for space in row] for row in grid()]
    widths = [max(len(row[column]) for row in cells) for column in range(WIDTH + 1)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)
    return "\n".join(line.rstrip() for line in lines)


def _cell(space: int, stack: Sequence[str], pawns: Sequence[int]) -> str:
    standing = "".join(str(seat) for seat, place in enumerate(pawns) if place == space)
    lying = "/".join(SIGNS[card] for card in reversed(stack)) or _ENDS.get(space, str(space))
    return f"{lying}({standing})" if standing else lying


def read(text: str) -> tuple[dict[int, list[str]], dict[int, int]]:
    """What a drawn board shows: the cards on each space, the top last, and the space of each pawn by seat."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    wanted = [[space for space in row if space is not None] for row in grid()]
    if [len(row) for row in rows] != [len(row) for row in wanted]:
        raise BadPosition("a drawn board has six rows: eight cells in the first and the last, seven in the others")
    stacks: dict[int, list[str]] = {}
    pawns: dict[int, int] = {}
    for spaces, cells in zip(wanted, rows, strict=True):
        for space, cell in zip(spaces, cells, strict=True):
            parts = _CELL.fullmatch(cell)
            if parts is None:
                raise BadPosition(f"{quoted(cell)} is no cell of a drawn board")
            stand(pawns, parts[2] or "", space)
            if parts[1] != _ENDS.get(space, str(space)):
                stacks[space] = read_stack(parts[1])
    return stacks, pawns


def read_stack(text: str) -> list[str]:
    """The cards of one space from their signs or names, top first in the text and last in the list."""
    return [_CARDS.get(one, one) for one in reversed(text.split("/"))]


def read_list(text: str) -> dict[int, list[str]]:
    """Cards written as a list: `5:stop 6:^ 7:x/snail`."""
    stacks: dict[int, list[str]] = {}
    for entry in text.split():
        parts = _ENTRY.fullmatch(entry)
        if parts is None:
            raise BadPosition(f"{quoted(entry)} is no card on a space: write 17:stop")
        space = int(parts[1])
        if space in stacks:
            raise BadPosition(f"space {space} is written twice: write 7:x/snail, the top first")
        stacks[space] = read_stack(parts[2])
    return stacks
