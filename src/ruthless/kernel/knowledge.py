"""What seats know of cards in other hands: learnt here, and forgotten as soon as it could no longer be known.

A seat always knows its own hand and what lies open. What else it knows (a card it gave away, a hand it was shown) is a
bit in `table.known`; the last entry there is the public's. Hands are lists of cards by seat. When a function is called
the cards in question have already left their hands and not yet come into others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from ruthless.kernel.cards import Card, mask, sorted_cards
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table

C = TypeVar("C", bound=Card)

Move: TypeAlias = tuple[Seat, Seat, Sequence[C]]
"""Who gives, who takes, and which cards."""


def remember(table: Table) -> None:
    """From now on what everybody sees is remembered; so far nobody knows anything of other hands."""
    table.known = [0] * (len(table.order) + 1)
    table.watched = 0


def forget_everything(table: Table) -> None:
    """Nobody knows anything of other hands any longer."""
    table.known = [0] * len(table.known)
    table.watched = 0


def learn(table: Table, observers: Iterable[int], cards: Iterable[Card]) -> None:
    """These observers know where these cards are, wherever they go openly or unmixed."""
    if table.known:
        bits = mask(cards)
        table.watched |= bits
        for observer in observers:
            table.known[observer] |= bits


def everybody(table: Table) -> range:
    """All observers, the public included."""
    return range(len(table.known))


def left_openly(table: Table, owner: Seat, hand: Sequence[Card], cards: Sequence[Card]) -> None:
    """Everybody saw these cards leave a hand: who knew of such cards in it now knows of as many fewer."""
    for card in cards:
        if table.watched & card.twins:
            for observer, known in enumerate(table.known):
                if known & card.twins and observer != owner:
                    table.known[observer] = _without(known, card, hand)
            table.known[owner] &= ~card.bit
            table.watched &= ~card.bit


def moved_in_secret(table: Table, hands: Sequence[Sequence[Card]], moves: Sequence[Move[C]]) -> None:
    """Cards go from hand to hand, all at once: each giver knows what it gave, and only the takers saw it."""
    if table.known:
        for giver in dict.fromkeys(giver for giver, _, cards in moves if cards):
            _left_in_secret(table, giver, hands[giver], [move for move in moves if move[0] == giver])
        for giver, _, cards in moves:
            learn(table, [giver], cards)


def handed_on(table: Table, hands: Sequence[list[C]], new_owner: Mapping[Seat, Seat]) -> list[list[C]]:
    """The hands after whole ones have changed owners at once, unmixed: who knew a card knows where it went."""
    new = list(hands)
    for seat, taker in new_owner.items():
        new[taker] = sorted_cards(hands[seat])
        if seat != taker:
            learn(table, [seat], hands[seat])
    return new


def lose_track(table: Table, cards: Iterable[Card]) -> None:
    """These cards are mixed, and nobody knows any longer where they are."""
    bits = mask(cards)
    table.known = [known & ~bits for known in table.known]
    table.watched &= ~bits


def buried(table: Table, giver: Seat, hand: Sequence[Card], cards: Sequence[Card]) -> None:
    """Cards go face down from a hand to where nobody can follow them: not even the giver knows their place."""
    lose_track(table, cards)
    whole = mask(hand)
    for observer, known in enumerate(table.known):
        if observer != giver:
            table.known[observer] = known & ~whole


def _left_in_secret(table: Table, giver: Seat, hand: Sequence[Card], moves: Sequence[Move[C]]) -> None:
    """Who did not see which cards left a hand no longer knows what is in it."""
    if not hand and len({taker for _, taker, cards in moves if cards}) == 1:
        return  # the whole hand has a new owner: who knew of a card knows where it is
    whole = mask(hand)
    for _, _, cards in moves:
        whole |= mask(cards)
    if not table.watched & whole:
        return
    for observer, known in enumerate(table.known):
        if not known or observer == giver:
            continue
        if all(taker == observer for _, taker, cards in moves if cards):
            for _, _, cards in moves:
                for card in cards:
                    known = _without(known, card, hand)
            table.known[observer] = known
        else:
            table.known[observer] = known & ~whole


def _without(known: int, card: Card, hand: Sequence[Card]) -> int:
    """What an observer still knows when he sees a card leave a hand. Of equal cards he cannot tell which one left."""
    if known & card.bit:
        return known & ~card.bit
    for twin in hand:
        if twin.face == card.face and known & twin.bit:
            return known & ~twin.bit
    return known
