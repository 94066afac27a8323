"""The table of Malta!: everything there is to know about a match. Verbs and marks change it, and the flow of turns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ruthless.games.malta.board import LARGE, OFF
from ruthless.games.malta.cards import Card
from ruthless.games.malta.options import Options, width_for
from ruthless.games.malta.tiles import Tile
from ruthless.kernel import table as kernel
from ruthless.kernel.hands import HandTable
from ruthless.kernel.luck import Luck
from ruthless.kernel.seats import Seat, in_order

SET_UP: Final = "set-up"
PLACE: Final = "place"
DEAL: Final = "deal"
DRAW: Final = "draw"
PLAY: Final = "play"
MOVE: Final = "move"
RACKET: Final = "racket"
"""The stages of a match: the tiles are laid out; pawns are placed; cards are dealt; somebody draws, plays a card, moves,
pays. Between two of them everything is on the table."""


@dataclass(slots=True)
class Table(HandTable):
    """Piles have their top at the end. `player` is whose turn it is. Tiles lie open: everybody knows all of them."""

    options: Options = field(default_factory=Options)
    width: int = LARGE
    stage: str = SET_UP
    turn: int = 0
    """How many turns have begun."""
    player: Seat = 0
    place: Seat = 0
    """From whom the order of play is counted: the player, but for extra turns of somebody else."""
    hands: list[list[Card]] = kernel.hands()
    draw: list[Card] = kernel.cards()
    discards: list[Card] = kernel.cards()
    gone: list[Card] = kernel.cards()
    """Cards that have left the game."""
    played: list[Card] = kernel.cards()
    """The card that is being resolved, and the reactions to it."""
    open: int = 0
    """All cards that lie open, one bit each: discarded, out of the game, being resolved."""
    announced: tuple[str, ...] = ()
    """What was announced with the card that is being resolved, in notation."""
    owed: int = 0
    """How many cards the player has yet to play this turn."""
    ending: bool = False
    """Whether this turn ends once the card is resolved."""
    extra: tuple[Seat, ...] = ()
    """Whose extra turns come next."""
    skips: list[int] = kernel.values()
    """By seat how many turns it has to miss."""
    blind: list[bool] = kernel.values()
    """By seat whether Blind Faith waits for its next turn."""
    board: list[Tile] = kernel.cards()
    """The tile on each space, as it lies."""
    spares: list[Tile] = kernel.cards()
    """Tiles that can come into play."""
    boxed: list[Tile] = kernel.cards()
    """Tiles that cannot."""
    pawns: list[int] = kernel.values()
    """By seat the space of its pawn; OFF for who has lost, and before pawns are placed."""
    homes: tuple[int, ...] = ()
    """By seat the space where its pawn started; the start tile there is the one of that column."""
    lost: tuple[Seat, ...] = ()
    """Who has lost, in that order."""


def new_table(seats: int, luck: Luck, options: Options) -> Table:
    """A table on which nothing lies yet; a match is one round."""
    table = Table(order=in_order(seats), luck=luck, options=options, round=1, width=width_for(options, seats))
    table.player = table.place = luck.below(seats)
    return table


def is_in(table: Table, seat: Seat) -> bool:
    """Whether somebody has not lost."""
    return table.pawns[seat] != OFF


def others_in(table: Table, seat: Seat) -> list[Seat]:
    """All others who have not lost, in order of play from a seat."""
    return [other for other in table.order.others[seat] if table.pawns[other] != OFF]


copy = kernel.copier(Table)
