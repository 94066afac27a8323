"""The tiles: which there are, where their arrows point and how many cards they bring.

Every tile has a back without arrows that shows a circle and 0. A tile is a thing like a card, so that it can be told
from all others and none is ever lost.
"""

from __future__ import annotations

from typing import Final, final

from ruthless.games.malta.board import COLUMNS, EAST, NORTH, OFF, SIDES, SOUTH, WEST
from ruthless.kernel import cards as kernel

START: Final = "start"
STAR: Final = "star"
CROWN: Final = "crown"
DROP: Final = "drop"

KINDS: Final = tuple(kernel.Kind(symbol, "tile", copies=1) for symbol in (START, STAR, CROWN, DROP))
"""Tiles by the symbol on their face."""

# Ours: nobody has published which tiles there are. To play with the printed ones, replace this table; nothing else
# knows how many tiles of a sort there are, which way their arrows point or which numbers they show.
SORTS: Final[tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]] = (
    (STAR, (NORTH, EAST, SOUTH, WEST), (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2)),
    (CROWN, (WEST, NORTH, EAST), (1, 1, 2, 2, 2, 3, 3)),
    (CROWN, (NORTH, EAST, SOUTH), (1, 1, 2, 2, 2, 3, 3)),
    (CROWN, (EAST, SOUTH, WEST), (1, 1, 2, 2, 2, 3, 3)),
    (CROWN, (SOUTH, WEST, NORTH), (1, 1, 2, 2, 2, 3, 3)),
    (DROP, (NORTH,), (3, 4)),
    (DROP, (EAST,), (3, 4)),
    (DROP, (SOUTH,), (3, 4)),
    (DROP, (WEST,), (3, 4)),
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
TICK: Final = "'"
OVER: Final = "o"
"""What stands behind a drawn tile for each quarter it has been turned, and before one that is turned over."""


@final
class Tile(kernel.Card):
    """A tile as it lies: face up, turned by some quarters or not, or turned over. It never changes: to turn it is to lay
    another one in its place, which is the same thing and has the same id. Where tiles are kept they lie upright.
    """

    __slots__ = (
        "arrows",
        "home",
        "is_removed",
        "like",
        "number",
        "over",
        "pointing",
        "sign",
        "symbol",
        "turned",
        "upright",
    )

    def __init__(
        self, symbol: str, notation: str, id: int, face: int, arrows: tuple[int, ...], number: int, sign: str
    ) -> None:
        super().__init__(notation, id, face, "tile")
        self.symbol = symbol
        self.arrows = tuple(sorted(arrows))
        """Where the arrows point."""
        self.pointing = sum([1 << side for side in arrows])
        """The same as a set, one bit a side."""
        self.number = number
        """The number it shows."""
        self.sign = sign
        """How it is drawn."""
        self.is_removed = not arrows
        self.home = COLUMNS.index(notation[0]) if symbol == START and not self.is_removed else OFF
        """The space at which a start tile is at home, as long as it is face up."""
        self.turned: tuple[Tile, ...] = (self, self, self, self)
        """The same tile turned clockwise, by how many quarters; circles and stars look the same whichever way they lie."""
        self.over: Tile = self
        """The same tile turned over."""
        self.upright: Tile = self
        """The same tile face up and as it was at the beginning."""
        self.like: Tile = self
        """The tile that stands for all that look like it."""


def _made(symbol: str, arrows: tuple[int, ...], number: int, notation: str, id: int, face: int) -> Tile:
    """A tile that lies upright, and all ways it can lie."""
    over = Tile(symbol, notation, id, face, (), 0, f"{OVER}{notation}")
    ways = []
    for quarters in SIDES[:1] if symbol == STAR else SIDES:
        pointing = tuple((side + quarters) % 4 for side in arrows)
        shown = drawn(notation[0] if symbol == START else "", pointing, number)
        ways.append(Tile(symbol, notation, id, face, pointing, number, shown + quarters * TICK))
    for quarters, tile in enumerate(ways):
        tile.turned = tuple(ways[(quarters + more) % len(ways)] for more in SIDES)
    for tile in (*ways, over):
        tile.over, tile.upright = over, ways[0]
    return ways[0]


def drawn(column: str, arrows: tuple[int, ...], number: int) -> str:
    """How a tile that is face up is drawn; a start tile has a column instead of a number."""
    shape = SHAPES[tuple(sorted(arrows))]
    return f"{column}{shape}" if column else f"{shape}{number}"


def lying(tile: Tile, lies: int) -> Tile:
    """A tile as it lies if it is turned by so many quarters, or turned over."""
    return tile.over if lies == DOWN else tile.upright.turned[lies]


def removed(board: list[Tile]) -> int:
    """All spaces that show the circle, one bit each."""
    spaces = 0
    for space, tile in enumerate(board):
        if tile.is_removed:
            spaces |= 1 << space
    return spaces


def make_tiles(first_id: int, first_face: int) -> tuple[Tile, ...]:
    """All tiles, the start tiles first. Their ids and faces follow those of the cards."""
    looks = [(START, START_ARROWS, START_NUMBER, drawn(column, START_ARROWS, START_NUMBER)) for column in COLUMNS]
    looks += [
        (symbol, arrows, number, drawn("", arrows, number)) for symbol, arrows, numbers in SORTS for number in numbers
    ]
    faces = {notation: first_face + place for place, notation in enumerate(dict.fromkeys(look[3] for look in looks))}
    tiles = tuple(
        _made(symbol, arrows, number, notation, first_id + index, faces[notation])
        for index, (symbol, arrows, number, notation) in enumerate(looks)
    )
    kernel.find_twins(tiles)
    lying = [(tile, one) for tile in tiles for one in (*tile.turned, tile.over)]
    by_sign = {one.sign: one for _, one in lying}
    for tile, one in lying:
        one.twins = tile.twins
        one.like = by_sign[one.sign]
    return tiles
