"""Events in which people choose: pawns to push on, teleports to move, cards to take and to lay; and what hands suffer."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import SPACES
from ruthless.games.frantic_board.book import event
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import AIMS, NUMBERS, Number, why_no_aim, why_not_a_card
from ruthless.games.frantic_board.events.trigger import in_turn
from ruthless.games.frantic_board.placing import ANY_COLOUR, put_down, why_not_there
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

HAND: Final = 4
"""How many cards everybody has at least, as long as the pile lasts."""


@event("market")
async def market(table: Table, trigger: Seat) -> None:
    """As many cards as there are players are turned over; beginning with you each player takes one."""
    verbs.turn_over_market(table, len(table.order))
    for seat in (trigger, *table.order.others[trigger]):
        if table.market:
            verbs.take_from_market(table, seat, await Decision(seat, _MARKET, distinct(table.market)))


def _why_not_in_market(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("not-in-market", "12.5", {"card": str(option)}) if isinstance(option, Card) else None


_MARKET: Final = Question("take-from-market", _why_not_in_market)


@event("restock")
async def restock(table: Table, trigger: Seat) -> None:
    """One after the other everybody lays a card on the board, on any card that is not white. Then all draw up to four."""
    for seat in in_turn(table, trigger):
        if table.hands[seat]:
            card = await Decision(seat, _RESTOCK, distinct(table.hands[seat]))
            verbs.throw(table, seat, card)
            await put_down(table, seat, card, ANY_COLOUR)
    for seat in in_turn(table, trigger):
        verbs.draw(table, seat, HAND - len(table.hands[seat]))


_RESTOCK: Final = Question("restock", why_not_a_card)


@event("reset")
async def reset(table: Table, trigger: Seat) -> None:
    """Everybody discards the whole hand and draws four cards."""
    for seat in in_turn(table, trigger):
        verbs.discard_hand(table, seat)
    for seat in in_turn(table, trigger):
        verbs.draw(table, seat, HAND)


@event("loot")
async def loot(table: Table, trigger: Seat) -> None:
    """Everybody hands all cards to the next player, all at once."""
    verbs.hand_on(table, {seat: table.order.next[seat] for seat in table.order})


@event("surprise-party")
async def surprise_party(table: Table, trigger: Seat) -> None:
    """One after the other everybody chooses a pawn, which goes two spaces ahead."""
    for seat in in_turn(table, trigger):
        aims = [AIMS[other] for other in table.order.after[seat]]
        verbs.shift_pawn(table, (await Decision(seat, _PARTY, aims)).seat, 2)


_PARTY: Final = Question("party", why_no_aim("12.15"))


@event("reorganize")
async def reorganize(table: Table, trigger: Seat) -> None:
    """Move two of the numbered teleports on which no pawn stands, each to a space without a pawn and a white card."""
    moved: list[Card] = []
    for _ in range(2):
        cards = [card for card in _movable(table) if card not in moved]
        spaces = [NUMBERS[space] for space in SPACES if _may_lie(table, space)]
        if cards and spaces:
            card = await Decision(trigger, _WHICH, cards)
            question = Question("teleport-where", _why_not_lie, {"card": str(card)})
            verbs.move_teleport(table, trigger, card, (await Decision(trigger, question, spaces)).number)
            moved.append(card)


def _movable(table: Table) -> list[Card]:
    """The numbered teleports that may be moved, by their number."""
    tops = [stack[-1] for space, stack in enumerate(table.board) if stack and space not in table.pawns]
    return sorted((card for card in tops if card.number), key=lambda card: card.number)


def _may_lie(table: Table, space: int) -> bool:
    """Whether a teleport may be moved there."""
    return why_not_there(table, table.board[verbs.teleport_space(table, 1)][-1], space, ANY_COLOUR) is None


def _why_not_which(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("teleport-stays", "12.18", {"card": str(option)}) if isinstance(option, Card) else None


def _why_not_lie(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Number):
        return None
    teleport = table.board[verbs.teleport_space(table, 1)][-1]
    return why_not_there(table, teleport, option.number, ANY_COLOUR)


_WHICH: Final = Question("teleport-which", _why_not_which)
