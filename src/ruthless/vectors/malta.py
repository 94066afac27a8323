"""What the vectors of Malta! have beyond common shapes."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta.board import LARGE, SIDE_NAMES, SMALL
from ruthless.games.malta.deck import TILES
from ruthless.games.malta.tiles import START, Tile
from ruthless.vectors.arrangement import Arrangement
from ruthless.vectors.rows import Fill, Row

_TRAITS: Final = (*SIDE_NAMES, "number", "start", "down", "there")
_WIDTH: Final = len(_TRAITS)


def board(made: Arrangement) -> Fill:
    """The tiles. The small board for two lies in the south-west of the large one; the rest of it is 0."""
    start = made.add(
        "tiles",
        (LARGE * LARGE, _WIDTH),
        max(tile.number for tile in TILES),
        "by space the tile on it: arrows and number of its face, whether it is a start tile, lies face down, is there",
        _TRAITS,
    )
    traits = {
        way.sign: _traits(tile.number, tile.symbol, way.arrows or tile.arrows, way.is_removed)
        for tile in TILES
        for way in (*tile.turned, tile.over)
    }

    def fill(tiles: list[object], row: Row) -> None:
        """The tiles as they are drawn; off a table come the tiles themselves."""
        before: list[object] = row.before.get("board", [])
        if tiles == before:
            return
        width = LARGE if len(tiles) == LARGE * LARGE else SMALL
        if len(before) != len(tiles):  # nothing is written yet, or another board
            before = [None] * len(tiles)
            for place in range(start, start + LARGE * LARGE * _WIDTH):
                row.stay(place, 0)
        for space, tile in enumerate(tiles):
            if tile is not before[space]:
                place = start + (space // width * LARGE + space % width) * _WIDTH
                for trait, value in enumerate(traits[tile.sign if isinstance(tile, Tile) else str(tile)]):
                    row.stay(place + trait, value)
        row.before["board"] = tiles.copy()

    return fill


def _traits(number: int, symbol: str, arrows: tuple[int, ...], is_down: bool) -> list[int]:
    """The numbers that describe a tile as it lies."""
    pointing = [int(side in arrows) for side in range(len(SIDE_NAMES))]
    return [*pointing, number, int(symbol == START), int(is_down), 1]


def played(made: Arrangement) -> Fill:
    """The card that is being resolved, and the reactions to it."""
    resolved = made.choice("resolved", made.faces("playing"), "the card that is being resolved")
    reactions = made.counts("reactions", made.faces("playing"), "reactions to it")

    def fill(cards: list[str], row: Row) -> None:
        row[resolved[cards[0]]] = 1
        for card in cards[1:]:
            row[reactions[card]] += 1

    return fill
