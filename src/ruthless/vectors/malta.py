"""What the vectors of Malta! have beyond common shapes."""

from __future__ import annotations

from array import array

from ruthless.games.malta.board import LARGE, SIDE_NAMES, SMALL
from ruthless.games.malta.deck import TILES
from ruthless.games.malta.tiles import START
from ruthless.vectors.arrangement import Arrangement
from ruthless.vectors.writing import Fill, Row

_TRAITS = (*SIDE_NAMES, "number", "start", "down", "there")
_WIDTH = len(_TRAITS)


def board(made: Arrangement) -> Fill:
    """The tiles. The small board for two lies in the south-west of the large one; the rest of it is 0."""
    start = made.add(
        "tiles",
        (LARGE * LARGE, _WIDTH),
        max(tile.number for tile in TILES),
        "by space the tile on it: arrows and number of its face, whether it is a start tile, lies face down, is there",
        _TRAITS,
    )
    whole = slice(start, start + LARGE * LARGE * _WIDTH)
    lines = [
        (slice(line * SMALL, (line + 1) * SMALL), start + line * LARGE * _WIDTH) for line in range(SMALL)
    ]  # where the rows of the small board are, there and here
    traits = {
        way.sign: _traits(tile.number, tile.symbol, way.arrows or tile.arrows, way.is_removed)
        for tile in TILES
        for way in (*tile.turned, tile.over)
    }
    look_up = traits.__getitem__

    def fill(signs: list[str], row: Row) -> None:
        if len(signs) == LARGE * LARGE:
            row[whole] = array("h", b"".join(map(look_up, signs)))
            return
        for line, place in lines:
            row[place : place + SMALL * _WIDTH] = array("h", b"".join(map(look_up, signs[line])))

    return fill


def _traits(number: int, symbol: str, arrows: tuple[int, ...], is_down: bool) -> bytes:
    """The numbers that describe a tile as it lies."""
    pointing = [side in arrows for side in range(len(SIDE_NAMES))]
    return array("h", [*pointing, number, symbol == START, is_down, True]).tobytes()


def played(made: Arrangement) -> Fill:
    """The card that is being resolved, and the reactions to it."""
    resolved = made.choice("resolved", made.faces("playing"), "the card that is being resolved")
    reactions = made.counts("reactions", made.faces("playing"), "reactions to it")

    def fill(cards: list[str], row: Row) -> None:
        row[resolved[cards[0]]] = 1
        for card in cards[1:]:
            row[reactions[card]] += 1

    return fill
