"""Events in which cards go from hand to hand."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import AIMS, READY, distinct, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Aim, Decision, Option, Question, Together
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

_LOOKED = Question("looked")


@event("charity")
async def charity(table: Table, trigger: Seat) -> None:
    """Everybody takes a card, without looking, from each player with the most cards."""
    order = table.order.after[trigger]
    most = max(len(hand) for hand in table.hands)
    rich = [seat for seat in order if len(table.hands[seat]) == most]
    for seat in order:
        if seat not in rich:
            for victim in rich:
                verbs.take_blind(table, seat, victim, 1)


@event("earthquake")
async def earthquake(table: Table, trigger: Seat) -> None:
    """Everybody hands all cards on to the neighbour who plays next."""
    verbs.hand_on(table, {seat: table.order.next[seat] for seat in table.order})


@event("merry-christmas")
async def merry_christmas(table: Table, trigger: Seat) -> None:
    """Everybody gives all cards away to the others, shared out as they like."""
    gifts = await Together({seat: _wrap(table, seat) for seat in table.order if table.hands[seat]})
    moves = [
        (giver, taker, cards) for giver in table.order.after[trigger] for taker, cards in gifts.get(giver, {}).items()
    ]
    verbs.give(table, moves)


async def _wrap(table: Table, giver: Seat) -> dict[Seat, list[Card]]:
    """For each card of a hand its new owner."""
    aims = [AIMS[seat] for seat in table.order.others[giver]]
    gifts: dict[Seat, list[Card]] = {aim.seat: [] for aim in aims}
    for card in table.hands[giver]:
        aim = await Decision(giver, Question("wrap", _why_no_christmas, {"card": str(card)}), aims)
        gifts[aim.seat].append(card)
    return gifts


@event("robin-hood")
async def robin_hood(table: Table, trigger: Seat) -> None:
    """The player with the fewest cards and the player with the most swap hands."""
    order = table.order.after[trigger]
    poor = min(order, key=lambda seat: len(table.hands[seat]))
    rich = max(order, key=lambda seat: len(table.hands[seat]))
    if len(table.hands[poor]) < len(table.hands[rich]):
        verbs.hand_on(table, {poor: rich, rich: poor})


@event("surprise-party")
async def surprise_party(table: Table, trigger: Seat) -> None:
    """Everybody gives one card of their choice to a player of their choice, all at once."""
    gifts = await Together({seat: _surprise(table, seat) for seat in table.order if table.hands[seat]})
    verbs.give(table, [(giver, *gifts[giver]) for giver in table.order.after[trigger] if giver in gifts])


async def _surprise(table: Table, giver: Seat) -> tuple[Seat, list[Card]]:
    card = await Decision(giver, _PARTY_CARD, distinct(table.hands[giver]))
    aims = [AIMS[seat] for seat in table.order.others[giver]]
    aim: Aim = await Decision(giver, Question("wrap", _why_no_party, {"card": str(card)}), aims)
    return aim.seat, [card]


def _why_no_christmas(table: Table, giver: Seat, option: Option) -> Refusal | None:
    return Refusal("give-to-others", "9.11")


def _why_no_party(table: Table, giver: Seat, option: Option) -> Refusal | None:
    return Refusal("give-to-others", "9.15")


def _why_not_to_party(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return not_in_hand(table, seat, option) if isinstance(option, Card) else None


_PARTY_CARD = Question("party-card", _why_not_to_party)


@event("the-all-seeing-eye")
async def the_all_seeing_eye(table: Table, trigger: Seat) -> None:
    """All hands lie open until everybody has seen enough."""
    verbs.show_all_hands(table)
    await Together({seat: Decision(seat, _LOOKED, [READY]) for seat in table.order})


@event("tornado")
async def tornado(table: Table, trigger: Seat) -> None:
    """All hands are shuffled together and dealt out again evenly."""
    verbs.mix_hands(table, table.order.after[trigger])
