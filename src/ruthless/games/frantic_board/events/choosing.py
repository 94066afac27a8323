"""Events in which people choose: pawns to push on, teleports to move, cards to take and to lay; and what hands suffer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.book import event
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.choices import aims, any_pawn, card_of_the_hand, choice_of_card
from ruthless.games.frantic_board.events.trigger import in_turn
from ruthless.games.frantic_board.placing import ANY_COLOUR, fitting, put_down, unfit_there
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Decision, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

HAND: Final = 4
"""How many cards everybody has at least, as long as the pile lasts."""
PARTY_STEPS: Final = 2
"""How far a pawn goes at the Surprise Party."""


@event("market")
async def market(table: Table, trigger: Seat) -> None:
    """As many cards as there are players are turned over; beginning with you each player takes one."""
    verbs.turn_over_market(table, len(table.order))
    for seat in (trigger, *table.order.others[trigger]):
        if table.market:
            verbs.take_from_market(table, seat, await _MARKET.to(table, seat, distinct(table.market)))


def _not_in_market(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return ELSEWHERE
    lies_there = any(card.face == option.face for card in table.market)
    return None if lies_there else Refusal("not-in-market", "12.5", {"card": str(option)})


_MARKET: Final = Question("take-from-market", _not_in_market)


@event("restock")
async def restock(table: Table, trigger: Seat) -> None:
    """One after the other everybody lays a card on the board, on any card that is not white. Then all draw up to four."""
    for seat in in_turn(table, trigger):
        if table.hands[seat]:
            card = await choice_of_card(table, seat, _RESTOCK)
            verbs.throw(table, seat, card)
            await put_down(table, seat, card, ANY_COLOUR)
    for seat in in_turn(table, trigger):
        verbs.draw(table, seat, HAND - len(table.hands[seat]))


_RESTOCK: Final = Question("restock", card_of_the_hand)


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
        pawn = (await _PARTY.to(table, seat, aims(table.order.after[seat]))).seat
        verbs.shift_pawn(table, pawn, PARTY_STEPS)


_PARTY: Final = Question("party", any_pawn("12.15"))


@event("reorganize")
async def reorganize(table: Table, trigger: Seat) -> None:
    """Move two of the numbered teleports on which no pawn stands, each to a space without a pawn and a white card."""
    moved: list[Card] = []
    for _ in range(2):
        which = _which_question(moved).to(table, trigger, _teleports(table))
        if which.options:
            card = await which
            spaces = fitting(card.kind, table.surface, table.pawns, ANY_COLOUR)
            where = await Decision(table, trigger, _where_question(card), spaces)
            verbs.move_teleport(table, trigger, card, where.number)
            moved.append(card)


def _teleports(table: Table) -> list[Card]:
    """The numbered teleports, by their number."""
    return [table.board[verbs.teleport_space(table, number)][-1] for number in range(1, 7)]


def _which_question(moved: Sequence[Card]) -> Question:
    """Which teleport goes elsewhere, after these."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return ELSEWHERE
        if not option.number:
            return Refusal("no-teleport", "12.18", {"card": str(option)})
        if option in moved:
            return Refusal("teleport-stays", "12.18", {"card": str(option)})
        if verbs.teleport_space(table, option.number) in table.pawns:
            return Refusal("pawn-on-card", "12.18", {"card": str(option)})
        return None

    return Question("teleport-which", forbids)


@cache
def _where_question(card: Card) -> Question:
    """Where that teleport goes: anywhere where a card can be laid whose colour does not matter."""
    return Question(
        "teleport-where",
        lambda table, seat, option: unfit_there(table, card.kind, option, ANY_COLOUR),
        {"card": str(card)},
    )
