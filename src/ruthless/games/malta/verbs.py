"""The verbs of Malta!: beside the deal, the only functions that move cards and pawns. They tell the facts and keep up
what each seat knows of other hands (see `ruthless.kernel.knowledge`). What happens to tiles is in `laying`, and what is
none of these in `marks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.cards import Card
from ruthless.games.malta.choices import space_name
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import DOWN
from ruthless.kernel import hands
from ruthless.kernel.cards import mask
from ruthless.kernel.hands import draw as draw
from ruthless.kernel.hands import give as give
from ruthless.kernel.hands import hand_on as hand_on
from ruthless.kernel.hands import pick_blind as pick_blind
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

# Cards


def play(table: Table, seat: Seat, card: Card) -> None:
    """A card leaves the hand for everybody to see; it is discarded once all is resolved."""
    hands.play(table, seat, card)
    table.played.append(card)
    table.open |= card.bit


def put_away(table: Table) -> None:
    """All is resolved: what was played goes to the discard pile, or leaves the game."""
    for card in table.played:
        (table.gone if card.kind.name in LEAVING else table.discards).append(card)
    table.played = []
    table.announced = ()


LEAVING: Final = ("reshuffle", "reinvite")
"""The kinds that leave the game once they are played: so every match has an end."""


def discard(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """Cards go from a hand to the discard pile, for everybody to see."""
    table.discards += hands.discard(table, seat, cards)
    table.open |= mask(cards)


def reshuffle(table: Table) -> None:
    """The discard pile is shuffled into the draw pile."""
    table.tell(Message("reshuffles", {"count": len(table.discards)}))
    table.draw += table.discards
    table.open &= ~mask(table.discards)
    table.discards = []
    table.luck.shuffle(table.draw)


# Pawns


def put_pawn(table: Table, pawn: Seat, space: int) -> None:
    """A pawn goes to a space."""
    table.pawns[pawn] = space
    if table.scribe.facts is not None:
        table.tell(Message("goes-to", {"seat": pawn, "space": space_name(table, space)}))


def push_pawn(table: Table, pawn: Seat, side: int) -> None:
    """A pawn goes one space in a direction; at the rim it stays."""
    space = grid(table.width).neighbours[table.pawns[pawn]][side]
    if space != OFF:
        put_pawn(table, pawn, space)


def home(table: Table, pawn: Seat) -> int:
    """Where a pawn is at home: where its start tile lies face up, else the space where it started."""
    start = table.homes[pawn]
    for space, tile in enumerate(table.board):
        if tile.index == start and table.lies[start] != DOWN:
            return space
    return start
