"""The table as one seat knows it, laid from its view alone. Rules can be asked about it as about any other table: what a
bot foresees is what they say.

Cards that the seat does not see, and those that are out of play, are stand-ins, all alike: that somebody holds three of
them can be reckoned with, and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.cards import Card, Kind
from ruthless.games.malta.deck import FACES, PLAYING_CARDS, TILES
from ruthless.games.malta.options import Options
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import Tile
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Order, Seat

_CARDS: Final = {card.notation: card for card in FACES}
_TILES: Final[dict[str, Tile]] = {one.sign: one for tile in TILES for one in (*tile.turned, tile.over)}
_HIDDEN: Final = Card(Kind("hidden", "", 0), len(PLAYING_CARDS) + len(TILES), -1)
UNKNOWN: Final = [_HIDDEN] * len(PLAYING_CARDS)
"""Stand-ins for cards that a seat does not see."""
_LUCK: Final = Luck.from_seed("nobody knows")


def table_of(view: MaltaView, options: Options) -> Table:
    """What a seat knows of the table, as a table."""
    spaces = _spaces(view.width)
    hands = [UNKNOWN[:count] for count in view.counts]
    for hand, known in zip(hands, view.known, strict=True):
        if known:
            hand[: len(known)] = [_CARDS[name] for name in known]
    if view.seat is not None:
        hands[view.seat] = [_CARDS[name] for name in view.hand]
    return Table(
        order=_order(tuple(view.order)),
        luck=_LUCK,
        options=options,
        round=1,
        over=view.over,
        width=view.width,
        stage=view.stage,
        turn=view.turn,
        player=view.player,
        place=view.player,
        hands=hands,
        draw=UNKNOWN[: view.draw],
        discards=UNKNOWN[: len(view.discards)],
        gone=UNKNOWN[: len(view.gone)],
        played=[_CARDS[name] for name in view.played],
        announced=tuple(view.announced),
        owed=view.owed,
        extra=tuple(view.extra),
        skips=view.skips.copy(),
        blind=view.blind.copy(),
        board=list(map(_TILES.__getitem__, view.board)),
        spares=list(map(_TILES.__getitem__, view.spares)),
        pawns=list(map(spaces.__getitem__, view.pawns)),
        homes=tuple(map(spaces.__getitem__, view.homes)),
        lost=tuple(view.lost),
    )


@cache
def _order(seats: tuple[Seat, ...]) -> Order:
    return Order(seats)


@cache
def _spaces(width: int) -> dict[str, int]:
    """The number of each space by its name; nobody stands on the one without a name."""
    return {"": OFF} | {name: space for space, name in enumerate(grid(width).names)}
