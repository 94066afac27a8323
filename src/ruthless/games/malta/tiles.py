"""The tiles: which there are, where their arrows point and how many cards they bring.

Every tile has a back without arrows that shows a circle and 0. A tile is a thing like a card, so that it can be told
from all others and none is ever lost.
"""

from __future__ import annotations

from typing import Final, final

from ruthless.games.malta.board import COLUMNS, EAST, NORTH, SIDES, SOUTH, WEST
from ruthless.kernel import cards as kernel

START, STAR, CROWN, DROP = "start", "star", "crown", "drop"

# Ours: nobody has published which tiles there are. To play with the printed ones, replace this table; nothing else
# knows how many tiles of a sort there are, which way their arrows point or which numbers they show.
SORTS: Final[tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]] = (
    (STAR, (NORTH, EAST, SOUTH, WEST), (0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2)),
    (CROWN, (WEST, NORTH, EAST), (1, 2, 2, 3)),
    (CROWN, (NORTH, EAST, SOUTH), (1, 2, 2, 3)),
    (CROWN, (EAST, SOUTH, WEST), (1, 2, 2, 3)),
    (CROWN, (SOUTH, WEST, NORTH), (1, 2, 2, 3)),
    (DROP, (NORTH,), (1, 2, 3, 3, 4)),
    (DROP, (EAST,), (1, 2, 3, 3, 4)),
    (DROP, (SOUTH,), (1, 2, 3, 3, 4)),
    (DROP, (WEST,), (1, 2, 3, 3, 4)),
)
"""Symbol, arrows when upright, and the numbers of the tiles of that sort."""
START_ARROWS: Final[tuple[int, ...]] = (WEST, NORTH, EAST)
START_NUMBER: Final = 1

DOWN: Final = 4
"""How a tile lies that is turned over; else it is turned by so many quarters clockwise, 0 to 3."""

SHAPES: Final = {
    (NORTH, EAST, SOUTH, WEST): "+",
    (NORTH, EAST, WEST): "┴",
    (NORTH, EAST, SOUTH): "├",
    (EAST, SOUTH, WEST): "┬",
    (NORTH, SOUTH, WEST): "┤",
    (NORTH,): "^",
    (EAST,): ">",
    (SOUTH,): "v",
    (WEST,): "<",
}
"""How arrows are drawn."""


@final
class Tile(kernel.Card):
    """One tile. A start tile is named by the column in which it lies at the start."""

    __slots__ = ("arrows", "index", "number", "numbers", "symbol")

    def __init__(self, symbol: str, arrows: tuple[int, ...], number: int, notation: str, id: int, face: int) -> None:
        super().__init__(notation, id, face, "tile")
        self.symbol = symbol
        self.number = number
        """What it shows when it lies face up."""
        turned = [tuple(sorted((side + quarters) % 4 for side in arrows)) for quarters in SIDES]
        self.arrows: tuple[tuple[int, ...], ...] = (*turned, ())
        """Where the arrows point, by how the tile lies."""
        self.numbers = (number, number, number, number, 0)
        """The number it shows, by how it lies."""
        self.index = 0
        """The number of the tile, from 0."""


def is_removed(board: list[Tile], lies: list[int], space: int) -> bool:
    """Whether a space shows the circle, by the tile on each space and how each tile lies."""
    return lies[board[space].index] == DOWN


def removed(board: list[Tile], lies: list[int]) -> list[int]:
    """All spaces that show the circle."""
    return [space for space, tile in enumerate(board) if lies[tile.index] == DOWN]


def face_up(board: list[Tile], lies: list[int]) -> list[int]:
    """All spaces that do not."""
    return [space for space, tile in enumerate(board) if lies[tile.index] != DOWN]


def upright(arrows: tuple[int, ...], number: int) -> str:
    """The notation of a tile."""
    return f"{SHAPES[tuple(sorted(arrows))]}{number}"


def make_tiles(first_id: int, first_face: int) -> tuple[Tile, ...]:
    """All tiles, the start tiles first. Their ids and faces follow those of the cards."""
    looks = [(START, START_ARROWS, START_NUMBER, f"{column}┴") for column in COLUMNS]
    looks += [
        (symbol, arrows, number, upright(arrows, number)) for symbol, arrows, numbers in SORTS for number in numbers
    ]
    faces = {notation: first_face + place for place, notation in enumerate(dict.fromkeys(look[3] for look in looks))}
    tiles = tuple(
        Tile(symbol, arrows, number, notation, first_id + index, faces[notation])
        for index, (symbol, arrows, number, notation) in enumerate(looks)
    )
    for index, tile in enumerate(tiles):
        tile.index = index
    kernel.find_twins(tiles)
    return tiles
