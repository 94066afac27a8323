"""The verbs of the board game: beside the deal, the only functions that move cards and pawns. They tell the facts and
keep up what each seat knows of other hands (see `ruthless.kernel.knowledge`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import space_name
from ruthless.games.frantic_board.table import Table, put_on, take_off
from ruthless.games.frantic_board.walking import reached
from ruthless.kernel import hands
from ruthless.kernel.cards import mask, names
from ruthless.kernel.hands import hand_on as hand_on
from ruthless.kernel.messages import Argument, Message
from ruthless.kernel.seats import Seat

# Cards


def draw(table: Table, seat: Seat, count: int) -> bool:
    """Draw from the pile as far as it goes; says whether it went far enough. Nobody is told of an empty pile."""
    there = min(count, len(table.draw))
    hands.draw(table, seat, there)
    return count <= there


def throw(table: Table, seat: Seat, card: Card) -> None:
    """A card leaves the hand for everybody to see; it has yet to be laid on the board."""
    hands.play(table, seat, card)
    table.thrown.append(card)
    table.open |= card.bit


def lay(table: Table, seat: Seat, card: Card, space: int, arrow: str) -> None:
    """A thrown card goes onto a space, where it covers what lies there."""
    table.thrown.remove(card)
    put_on(table, space, card)
    table.arrows[card.id] = arrow
    if table.scribe.facts is not None:
        about: dict[str, Argument] = {"seat": seat, "card": str(card), "space": space_name(space)}
        table.tell(Message("lays-pointing", {**about, "arrow": arrow}) if arrow else Message("lays", about))


def take_from_board(table: Table, seat: Seat, space: int) -> None:
    """The top card of a space goes into a hand; everybody has seen it."""
    card = take_off(table, space)
    table.arrows[card.id] = ""
    table.open &= ~card.bit
    hands.take_openly(table, seat, [card])
    table.tell(Message("takes-from-board", {"seat": seat, "card": str(card), "space": space_name(space)}))


def discard_hand(table: Table, seat: Seat) -> None:
    """A whole hand is out until the next round."""
    cards = hands.discard(table, seat, table.hands[seat][:])
    table.discards += cards
    table.open |= mask(cards)


def turn_over_market(table: Table, count: int) -> None:
    """Turn cards of the draw pile over for everybody to see, as many as there are."""
    shown = hands.off_the_top(table, count)
    table.market[:] = shown
    table.open |= mask(shown)
    table.tell(Message("market", {"cards": names(shown)}))


def take_from_market(table: Table, seat: Seat, card: Card) -> None:
    """Take an open card into the hand; everybody has seen it."""
    table.market.remove(card)
    table.open &= ~card.bit
    hands.take_openly(table, seat, [card])
    table.tell(Message("takes-from-market", {"seat": seat, "card": str(card)}))


def move_teleport(table: Table, seat: Seat, card: Card, space: int) -> None:
    """A numbered teleport goes to another space."""
    take_off(table, teleport_space(table, card.number))
    put_on(table, space, card)
    table.tell(Message("moves-teleport", {"seat": seat, "card": str(card), "space": space_name(space)}))


def use(table: Table, card: Card) -> None:
    """A card on the board works; it will not do so again this turn."""
    if card not in table.used:
        table.used = (*table.used, card)


# Pawns


def put_pawn(table: Table, pawn: Seat, space: int) -> None:
    """A pawn goes to a space, whatever lies there."""
    table.pawns[pawn] = space
    if table.scribe.facts is not None:
        table.tell(Message("goes-to", {"seat": pawn, "space": space_name(space)}))


def put_pawns(table: Table, pawns: Sequence[Seat], space: int) -> None:
    """Several pawns go to one space."""
    for pawn in pawns:
        put_pawn(table, pawn, space)


def shift_pawn(table: Table, pawn: Seat, steps: int) -> None:
    """A pawn goes so many spaces, backwards if there are fewer than none; every space counts and no card works."""
    put_pawn(table, pawn, reached(table.options, table.pawns[pawn], steps))


def teleport_space(table: Table, number: int) -> int:
    """Where the numbered teleport lies now."""
    for space, stack in enumerate(table.board):
        if stack and stack[-1].number == number:
            return space
    raise AssertionError(f"teleport {number} is not on the board")


def teleport_pawn(table: Table, pawn: Seat, number: int) -> None:
    """A pawn goes to a numbered teleport, which does nothing."""
    put_pawn(table, pawn, teleport_space(table, number))
