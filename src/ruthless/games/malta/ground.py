"""The ground: what becomes of tiles and pawns, and of how many cards there are. These functions look and touch nothing, so
that rules and whoever wants to foresee what they do have the same words.
"""

from __future__ import annotations

from functools import cache

from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.changes import BoardChange, HandChange
from ruthless.games.malta.tiles import Tile
from ruthless.kernel.seats import NOBODY, Seat


def pushed(width: int, pawns: list[int], seats: list[Seat], side: int) -> dict[Seat, int]:
    """Where the pawns of these seats come to if they go one space in a direction; who stands at that rim stays."""
    neighbours = grid(width).neighbours
    there: dict[Seat, int] = {}
    for seat in seats:
        space = neighbours[pawns[seat]][side]
        if space != OFF:
            there[seat] = space
    return there


def home(board: list[Tile], start: int) -> int:
    """Where a pawn is at home: where its start tile lies face up, else the space where it started."""
    for space, tile in enumerate(board):
        if tile.home == start:
            return space
    return start


@cache
def onward(line: range, *, forward: bool) -> dict[int, int]:
    """From space to space by one along a line, and from its end to its beginning; forward or back."""
    to = [*line[1:], line[0]]
    return dict(zip(line, to, strict=True) if forward else zip(to, line, strict=True))


def moved(board: list[Tile], pawns: list[int], to: dict[int, int], *, along: bool) -> BoardChange:
    """Tiles go from space to space, all at once; pawns stay where they are, unless the house lets them go along."""
    tiles = {end: board[start] for start, end in to.items()}
    if not along:
        return BoardChange(tiles)
    return BoardChange(tiles, {pawn: to[space] for pawn, space in enumerate(pawns) if space in to})


def counted(counts: list[int], pile: int, change: HandChange) -> tuple[list[int], int]:
    """How many cards everybody has, and how many are left to draw: nobody gets or loses more than there are."""
    new = list(counts)
    for seat, count in change.draws.items():
        drawn = min(count, pile)
        new[seat] += drawn
        pile -= drawn
    if change.taken is not None:
        giver, count, taker = change.taken
        _pass(new, giver, count, taker)
    for seat, taker in change.hands.items():
        new[taker] = counts[seat]
    for seat, count in change.parts.items():
        _pass(new, seat, count, NOBODY)
    return new, pile


def _pass(counts: list[int], giver: Seat, count: int, taker: Seat) -> None:
    passed = min(count, counts[giver])
    counts[giver] -= passed
    if taker != NOBODY:
        counts[taker] += passed
