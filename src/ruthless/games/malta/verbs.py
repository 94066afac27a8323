"""The verbs of Malta!: beside the deal, the only functions that move cards and pawns. They tell the facts and keep up
what each seat knows of other hands (see `ruthless.kernel.knowledge`). What happens to tiles is in `laying`, and what is
none of these in `marks`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.malta.board import OFF, grid
from ruthless.games.malta.cards import Card
from ruthless.games.malta.choices import space_name
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import DOWN
from ruthless.kernel.cards import mask, names, sorted_cards
from ruthless.kernel.knowledge import Move, handed_on, left_openly, moved_in_secret
from ruthless.kernel.messages import Message
from ruthless.kernel.seats import Seat

# Cards


def draw(table: Table, seat: Seat, count: int) -> None:
    """Draw from the pile as far as it goes; nothing is shuffled for it."""
    if count == 0:
        return
    drawn = table.draw[: -count - 1 : -1]
    del table.draw[-count:]
    table.hands[seat] += drawn
    if table.facts is not None:
        public = Message("draws", {"seat": seat, "count": len(drawn)})
        table.tell(public, {seat: Message("draws-cards", {"seat": seat, "cards": names(drawn)})})


def play(table: Table, seat: Seat, card: Card) -> None:
    """A card leaves the hand for everybody to see; it is discarded once all is resolved."""
    table.hands[seat].remove(card)
    if table.watched & card.twins:
        left_openly(table, seat, table.hands[seat], [card])
    table.played.append(card)
    table.open |= card.bit
    if table.facts is not None:
        table.tell(Message("plays", {"seat": seat, "card": str(card)}))


def put_away(table: Table) -> None:
    """All is resolved: what was played goes to the discard pile, or leaves the game."""
    for card in table.played:
        (table.gone if card.kind.name in LEAVING else table.discards).append(card)
    table.played = []
    table.announced = ()


LEAVING = ("reshuffle", "reinvite")
"""The kinds that leave the game once they are played: so every match has an end."""


def discard(table: Table, seat: Seat, cards: Sequence[Card]) -> None:
    """Cards go from a hand to the discard pile, for everybody to see."""
    if not cards:
        return
    hand = table.hands[seat]
    for card in cards:
        hand.remove(card)
    left_openly(table, seat, hand, cards)
    table.discards += sorted_cards(cards)
    table.open |= mask(cards)
    table.tell(Message("discards", {"seat": seat, "cards": names(cards)}))


def give(table: Table, moves: Sequence[Move[Card]]) -> None:
    """Cards go from hand to hand, all at once; only giver and taker see which."""
    for giver, _, cards in moves:
        for card in cards:
            table.hands[giver].remove(card)
    moved_in_secret(table, table.hands, moves)
    for giver, taker, cards in moves:
        table.hands[taker] += sorted_cards(cards)
        if table.facts is not None and cards:
            about = Message("gives-cards", {"seat": giver, "other": taker, "cards": names(cards)})
            public = Message("gives", {"seat": giver, "other": taker, "count": len(cards)})
            table.tell(public, {giver: about, taker: about})


def pick_blind(table: Table, rest: list[Card], count: int) -> list[Card]:
    """Choose cards without looking, out of what is left to choose from; nothing moves yet."""
    return [rest.pop(table.luck.below(len(rest))) for _ in range(min(count, len(rest)))]


def hand_on(table: Table, new_owner: dict[Seat, Seat]) -> None:
    """Whole hands change their owners at once, unmixed: who knew a card knows where it went."""
    old = table.hands
    table.hands = handed_on(table, old, new_owner)
    if table.facts is not None:
        for seat, taker in new_owner.items():
            about = Message("hands-on-cards", {"seat": seat, "other": taker, "cards": names(old[seat])})
            public = Message("hands-on", {"seat": seat, "other": taker, "count": len(old[seat])})
            table.tell(public, {seat: about, taker: about})


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
    if table.facts is not None:
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
