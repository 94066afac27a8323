"""The verbs of Malta!: beside the deal, the only functions that move cards, tiles and pawns. They tell the facts and keep
up what each seat knows of other hands (see `ruthless.kernel.knowledge`). What is none of these is in `marks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.malta.cards import Card
from ruthless.games.malta.changes import BoardChange
from ruthless.games.malta.choices import space_name
from ruthless.games.malta.table import Table
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


LEAVING: Final = frozenset({"reshuffle", "reinvite"})
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


# Pawns and tiles


def put_pawn(table: Table, pawn: Seat, space: int) -> None:
    """A pawn goes to a space."""
    table.pawns[pawn] = space
    if table.scribe.facts is not None:
        table.tell(Message("goes-to", {"seat": pawn, "space": space_name(table, space)}))


def change_board(table: Table, change: BoardChange) -> None:
    """Tiles come to spaces, and pawns go to others."""
    for space, tile in change.tiles.items():
        table.board[space] = tile
    for pawn, there in change.pawns.items():
        put_pawn(table, pawn, there)
    if change.spare is not None:
        place, old = change.spare
        del table.spares[place]
        table.spares.append(old)
