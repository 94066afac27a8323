"""The verbs of the board game: beside the deal, the only functions that move cards and pawns. They tell the facts and
keep up what each seat knows of other hands (see `ruthless.kernel.knowledge`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.games.frantic_board.board import FINISH, START
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import space_name
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.cards import mask, names, sorted_cards
from ruthless.kernel.knowledge import everybody, handed_on, learn, left_openly
from ruthless.kernel.messages import Argument, Message
from ruthless.kernel.seats import Seat

# Cards


def draw(table: Table, seat: Seat, count: int) -> bool:
    """Draw from the pile as far as it goes; says whether it went far enough."""
    if count <= 0:
        return True
    drawn = table.draw[: -count - 1 : -1]
    del table.draw[-count:]
    table.hands[seat] += drawn
    if table.facts is not None and drawn:
        public = Message("draws", {"seat": seat, "count": len(drawn)})
        table.tell(public, {seat: Message("draws-cards", {"seat": seat, "cards": names(drawn)})})
    return len(drawn) == count


def throw(table: Table, seat: Seat, card: Card) -> None:
    """A card leaves the hand for everybody to see; it has yet to be laid on the board."""
    table.hands[seat].remove(card)
    if table.watched & card.twins:
        left_openly(table, seat, table.hands[seat], [card])
    table.thrown.append(card)
    table.open |= card.bit
    if table.facts is not None:
        table.tell(Message("plays", {"seat": seat, "card": str(card)}))


def lay(table: Table, seat: Seat, card: Card, space: int, arrow: str) -> None:
    """A thrown card goes onto a space, where it covers what lies there."""
    table.thrown.remove(card)
    table.board[space].append(card)
    table.arrows[card.id] = arrow
    if table.facts is not None:
        about: dict[str, Argument] = {"seat": seat, "card": str(card), "space": space_name(space)}
        table.tell(Message("lays-pointing", {**about, "arrow": arrow}) if arrow else Message("lays", about))


def take_from_board(table: Table, seat: Seat, space: int) -> None:
    """The top card of a space goes into a hand; everybody has seen it."""
    card = table.board[space].pop()
    table.arrows[card.id] = ""
    table.hands[seat].append(card)
    table.open &= ~card.bit
    learn(table, everybody(table), [card])
    table.tell(Message("takes-from-board", {"seat": seat, "card": str(card), "space": space_name(space)}))


def discard_hand(table: Table, seat: Seat) -> None:
    """A whole hand is out until the next round."""
    cards = sorted_cards(table.hands[seat])
    if not cards:
        return
    table.hands[seat] = []
    left_openly(table, seat, [], cards)
    table.discards += cards
    table.open |= mask(cards)
    table.tell(Message("discards", {"seat": seat, "cards": names(cards)}))


def turn_over_market(table: Table, count: int) -> None:
    """Turn cards of the draw pile over for everybody to see, as many as there are."""
    shown = table.draw[: -count - 1 : -1]
    del table.draw[-count:]
    table.market[:] = shown
    table.open |= mask(shown)
    table.tell(Message("market", {"cards": names(shown)}))


def take_from_market(table: Table, seat: Seat, card: Card) -> None:
    """Take an open card into the hand; everybody has seen it."""
    table.market.remove(card)
    table.hands[seat].append(card)
    table.open &= ~card.bit
    learn(table, everybody(table), [card])
    table.tell(Message("takes-from-market", {"seat": seat, "card": str(card)}))


def hand_on(table: Table) -> None:
    """Everybody hands the whole hand to the next player, all at once: who knew a card knows where it went."""
    old = table.hands
    table.hands = handed_on(table, old, table.order.next)
    if table.facts is not None:
        for seat in table.order:
            taker = table.order.next[seat]
            about = Message("hands-on-cards", {"seat": seat, "other": taker, "cards": names(old[seat])})
            public = Message("hands-on", {"seat": seat, "other": taker, "count": len(old[seat])})
            table.tell(public, {seat: about, taker: about})


def move_teleport(table: Table, seat: Seat, card: Card, space: int) -> None:
    """A numbered teleport goes to another space."""
    table.board[teleport_space(table, card.number)].pop()
    table.board[space].append(card)
    table.tell(Message("moves-teleport", {"seat": seat, "card": str(card), "space": space_name(space)}))


def use(table: Table, card: Card) -> None:
    """A card on the board works; it will not do so again this turn."""
    table.used |= card.bit


# Pawns


def put_pawn(table: Table, pawn: Seat, space: int) -> None:
    """A pawn goes to a space, whatever lies there."""
    table.pawns[pawn] = space
    if table.facts is not None:
        table.tell(Message("goes-to", {"seat": pawn, "space": space_name(space)}))


def put_pawns(table: Table, pawns: Sequence[Seat], space: int) -> None:
    """Several pawns go to one space."""
    for pawn in pawns:
        put_pawn(table, pawn, space)


def shift_pawn(table: Table, pawn: Seat, steps: int) -> None:
    """A pawn goes so many spaces, backwards if there are fewer than none; every space counts and no card works."""
    put_pawn(table, pawn, reached(table, table.pawns[pawn], steps))


def reached(table: Table, space: int, steps: int) -> int:
    """Where so many steps lead: beyond the ends of the board they are lost, or counted back if the house plays so."""
    goal = space + steps
    if table.options.overshoot == "clamp":
        return max(START, min(FINISH, goal))
    if goal < START:
        return -goal
    return 2 * FINISH - goal if goal > FINISH else goal


def teleport_space(table: Table, number: int) -> int:
    """Where the numbered teleport lies now."""
    for space, stack in enumerate(table.board):
        if stack and stack[-1].number == number:
            return space
    raise AssertionError(f"teleport {number} is not on the board")


def teleport_pawn(table: Table, pawn: Seat, number: int) -> None:
    """A pawn goes to a numbered teleport, which does nothing."""
    put_pawn(table, pawn, teleport_space(table, number))
