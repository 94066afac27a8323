"""Events in which cards go from hand to hand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import AIMS, READY, choose_cards, left, not_given, own_card
from ruthless.games.frantic.events.trigger import another, not_present, present, present_beside
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Forbids, Option, Question, Together, only
from ruthless.kernel.knowledge import Move
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

Gifts = list[Move[Card]]


@event("black-hole", expansion=TROUBLEMAKER)
async def black_hole(table: Table, trigger: Seat) -> None:
    """The player who triggered this gets all black cards of the others."""
    if trigger in table.absent:
        marks.nothing_happens(table)
    else:
        blacks = {
            seat: [card for card in table.hands[seat] if card.kind.name == "black"]
            for seat in present_beside(table, trigger)
        }
        verbs.give_all(table, "black", [(seat, trigger, cards) for seat, cards in blacks.items()])


@event("charity")
async def charity(table: Table, trigger: Seat) -> None:
    """Everybody takes a card, without looking, from each player with the most cards."""
    seats = present(table, trigger)
    most = max((len(table.hands[seat]) for seat in seats), default=0)
    rich = [seat for seat in seats if len(table.hands[seat]) == most]
    if len(rich) == len(seats):
        marks.nothing_happens(table)
    for seat in seats:
        if seat not in rich:
            for victim in rich:
                verbs.take_blind(table, seat, victim, 1)


@event("crowdfunding", expansion=TROUBLEMAKER)
async def crowdfunding(table: Table, trigger: Seat) -> None:
    """Everybody gives a card of their choice to each player with the fewest cards."""
    seats = present(table, trigger)
    fewest = min((len(table.hands[seat]) for seat in seats), default=0)
    poor = [seat for seat in seats if len(table.hands[seat]) == fewest]
    givers = [seat for seat in seats if seat not in poor]
    if not givers:
        marks.nothing_happens(table)
    await _everybody_gives(table, givers, lambda giver: _fund(table, giver, poor))


async def _fund(table: Table, giver: Seat, poor: Sequence[Seat]) -> Gifts:
    """A card for each of the poor, as far as the hand goes."""
    hand = table.hands[giver]
    gifts: Gifts = []
    for taker in poor[: len(hand)]:
        given = [card for _, _, cards in gifts for card in cards]
        question = Question("fund", not_given(given, "13.3"), {"other": taker})
        card = await Decision(table, giver, question, distinct(left(hand, given)))
        gifts.append((giver, taker, [card]))
    return gifts


@event("distributor", expansion=TROUBLEMAKER)
async def distributor(table: Table, trigger: Seat) -> None:
    """The player who triggered this looks at all hands and hands them out anew, unmixed, keeping none of their own."""
    takers = present(table, trigger)
    if len(takers) < 2:
        marks.nothing_happens(table)
        return
    for seat in takers:
        if seat != trigger:
            verbs.look_at_hand(table, trigger, seat)
    packets = list(takers)
    new_owner: dict[Seat, Seat] = {}
    for taker in takers:
        question = Question("packet", _free(packets), {"other": taker})
        aim = await question.to(table, trigger, [AIMS[seat] for seat in packets])
        packets.remove(aim.seat)
        new_owner[aim.seat] = taker
    verbs.hand_on(table, new_owner)


def _free(packets: Sequence[Seat]) -> Forbids:
    """For choosing one of these hands. Who comes last gets what is left, and that must not be the trigger's own."""

    def forbids(table: Table, trigger: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Aim):
            return ELSEWHERE
        own_must_go = len(packets) == 2 and trigger in packets
        free = option.seat in packets and (option.seat == trigger or not own_must_go)
        return not_present(table, option.seat) or (None if free else Refusal("packet-not-free", "13.4"))

    return forbids


@event("earthquake")
async def earthquake(table: Table, trigger: Seat) -> None:
    """Everybody hands all cards on to the neighbour who plays next."""
    seats = present(table, trigger)
    verbs.hand_on(table, {seat: seats[(place + 1) % len(seats)] for place, seat in enumerate(seats)})


@event("merry-christmas")
async def merry_christmas(table: Table, trigger: Seat) -> None:
    """Everybody gives all cards away to the others, shared out as they like."""
    await _everybody_gives(table, present(table, trigger), lambda giver: _wrap(table, giver))


async def _wrap(table: Table, giver: Seat) -> Gifts:
    """For each card of a hand its new owner."""
    aims = [AIMS[seat] for seat in present_beside(table, giver)]
    gifts: dict[Seat, list[Card]] = {aim.seat: [] for aim in aims}
    for card in table.hands[giver] if aims else []:
        aim = await Decision(table, giver, Question("wrap", _UNDER_THE_TREE, {"card": str(card)}), aims)
        gifts[aim.seat].append(card)
    return [(giver, taker, cards) for taker, cards in gifts.items()]


@event("robin-hood")
async def robin_hood(table: Table, trigger: Seat) -> None:
    """The player with the fewest cards and the player with the most swap hands."""
    seats = present(table, trigger)
    if len({len(table.hands[seat]) for seat in seats}) < 2:
        marks.nothing_happens(table)
        return
    poor = min(seats, key=lambda seat: len(table.hands[seat]))
    rich = max(seats, key=lambda seat: len(table.hands[seat]))
    verbs.hand_on(table, {poor: rich, rich: poor})


@event("surprise-party")
async def surprise_party(table: Table, trigger: Seat) -> None:
    """Everybody gives one card of their choice to a player of their choice."""
    await _everybody_gives(table, present(table, trigger), lambda giver: _surprise(table, giver))


async def _surprise(table: Table, giver: Seat) -> Gifts:
    aims = [AIMS[seat] for seat in present_beside(table, giver)]
    if not aims:
        return []
    card = await Decision(table, giver, _PARTY_CARD, distinct(table.hands[giver]))
    aim = await Decision(table, giver, Question("wrap", _PARTY_GUEST, {"card": str(card)}), aims)
    return [(giver, aim.seat, [card])]


async def _everybody_gives(
    table: Table, givers: Sequence[Seat], ask: Callable[[Seat], Coroutine[Any, Any, Gifts]]
) -> None:
    """Everybody with cards gives: all at once, or one after the other if the house plays so."""
    if table.options.gifts == "together":
        gifts = await Together({giver: ask(giver) for giver in givers if table.hands[giver]})
        verbs.give(table, [move for giver in givers for move in gifts.get(giver, [])])
        return
    for giver in givers:
        if table.hands[giver]:
            verbs.give(table, await ask(giver))


_UNDER_THE_TREE: Final = another(Refusal("give-to-others", "9.11"))
_PARTY_GUEST: Final = another(Refusal("give-to-others", "9.15"))
_PARTY_CARD: Final = Question("party-card", own_card)


@event("the-all-seeing-eye")
async def the_all_seeing_eye(table: Table, trigger: Seat) -> None:
    """All hands lie open until everybody has seen enough."""
    verbs.show_hands(table, present(table, trigger))
    await Together({seat: Decision(table, seat, _LOOKED, [READY]) for seat in table.order})


_LOOKED: Final = Question("looked", only(READY))


@event("tornado")
async def tornado(table: Table, trigger: Seat) -> None:
    """All hands are shuffled together and dealt out again evenly."""
    verbs.mix_hands(table, present(table, trigger))


@event("trust-fall", expansion=TROUBLEMAKER)
async def trust_fall(table: Table, trigger: Seat) -> None:
    """One after the other everybody names a player, who gives them two cards."""
    for taker in present(table, trigger):
        aims = [AIMS[seat] for seat in present_beside(table, taker)]
        if not aims:
            marks.nothing_happens(table)
            return
        giver = (await Decision(table, taker, _TRUST, aims)).seat
        hand = table.hands[giver][:]
        given = await choose_cards(table, giver, hand, min(2, len(hand)), _catching, taker, "13.14")
        verbs.give(table, [(giver, taker, given)])


_TRUST: Final = Question("trust", another(Refusal("not-to-be-named", "13.14")))


def _catching(taker: Seat, rule: str, given: tuple[Card, ...]) -> Question:
    return Question("catch", not_given(given, rule), {"other": taker, "count": len(given) + 1})
