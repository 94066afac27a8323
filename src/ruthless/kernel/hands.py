"""Hands of cards and the pile they are drawn from: what every game that has them does in the same way.

The functions move cards, tell the facts and keep up what each seat knows of other hands (see `knowledge`). A game's
`verbs.py` offers them to its rules, as they are or with what the game adds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ruthless.kernel import table as kernel
from ruthless.kernel.cards import Card, names, sorted_cards
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.knowledge import Move, everybody, handed_on, learn, left_openly, moved_in_secret
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat

C = TypeVar("C", bound=Card)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class HandTable(kernel.Table):
    """A table of a game in which everybody holds cards: a hand for each seat, and a pile with its top at the end.

    Each game names both again with the class of its cards; generic dataclasses do not compile.
    """

    hands: list[list[Any]] = kernel.hands()
    draw: list[Any] = kernel.cards()


def somebody_is_out(table: HandTable) -> bool:
    """Whether a hand is empty."""
    for hand in table.hands:  # noqa: SIM110 - quicker than a generator, interpreted, and than a built-in, compiled
        if not hand:
            return True
    return False


# From the pile


def deal(table: HandTable, seats: Iterable[Seat], count: int) -> None:
    """These seats get so many cards each from the top of the pile, as their hands; `tell_hands` says so."""
    for seat in seats:
        table.hands[seat] = table.draw[-count:]
        del table.draw[-count:]


def tell_hands(table: HandTable, seats: Iterable[Seat]) -> None:
    """These seats have just been dealt what they hold; each sees its own cards."""
    if table.scribe.facts is not None:
        for seat in seats:
            hand = table.hands[seat]
            about = Message("is-dealt-cards", {"seat": seat, "cards": names(hand)})
            table.tell(Message("is-dealt", {"seat": seat, "count": len(hand)}), {seat: about})


def draw(table: HandTable, seat: Seat, count: int) -> int:
    """Draw from the pile as far as it goes; says how many cards came."""
    if count <= 0:
        return 0
    drawn = off_the_top(table, count)
    table.hands[seat] += drawn
    if table.scribe.facts is not None:
        public = Message("draws", {"seat": seat, "count": len(drawn)})
        table.tell(public, {seat: Message("draws-cards", {"seat": seat, "cards": names(drawn)})})
    return len(drawn)


def off_the_top(table: HandTable, count: int) -> list[Any]:
    """The top cards of the pile, as many as there are, the first one first; they have left it."""
    pile = table.draw
    return [pile.pop() for _ in range(min(count, len(pile)))]


# Openly


def take(hand: list[Any], card: Card) -> None:
    """A card leaves a hand that holds it. A list would compare it with all that lie before it: it need not."""
    for place, held in enumerate(hand):
        if held is card:
            del hand[place]
            return
    raise ValueError(f"{card} is not in the hand")


def play(table: HandTable, seat: Seat, card: Card) -> None:
    """A card leaves the hand for everybody to see; where it goes is for the game to say."""
    hand = table.hands[seat]
    take(hand, card)
    if table.watched and table.watched & card.twins:  # long numbers: best not looked at while nobody watches
        left_openly(table, seat, hand, [card])
    if table.scribe.facts is not None:
        table.tell(Message("plays", {"seat": seat, "card": str(card)}))


def discard(table: HandTable, seat: Seat, cards: Sequence[C]) -> list[C]:
    """Cards leave the hand for everybody to see; gives them in an order that tells nothing, for the pile they go to."""
    if not cards:
        return []
    hand = table.hands[seat]
    for card in cards:
        take(hand, card)
    left_openly(table, seat, hand, cards)
    if table.scribe.facts is not None:
        table.tell(Message("discards", {"seat": seat, "cards": names(cards)}))
    return sorted_cards(cards)


def take_openly(table: HandTable, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards that everybody has seen go into a hand."""
    taken = list(cards)
    table.hands[seat] += taken
    learn(table, everybody(table), taken)


# From hand to hand


def give(table: HandTable, moves: Sequence[Move[C]]) -> None:
    """Everybody hands cards over at once: received cards are not passed on. Only giver and taker see which."""
    take_out(table, moves)
    moved_in_secret(table, table.hands, moves)
    put_in(table, moves)
    if table.scribe.facts is not None:
        for giver, taker, cards in moves:
            if cards:
                about = Message("gives-cards", {"seat": giver, "other": taker, "cards": names(cards)})
                public = Message("gives", {"seat": giver, "other": taker, "count": len(cards)})
                table.tell(public, {giver: about, taker: about})


def take_out(table: HandTable, moves: Sequence[Move[C]]) -> None:
    """What is given leaves the hands of the givers."""
    for giver, _, cards in moves:
        hand = table.hands[giver]
        for card in cards:
            take(hand, card)


def put_in(table: HandTable, moves: Sequence[Move[C]]) -> None:
    """What is given comes into the hands of the takers."""
    for _, taker, cards in moves:
        table.hands[taker] += sorted_cards(cards)


def pick_blind(table: kernel.Table, rest: list[C], count: int) -> list[C]:
    """Choose cards without looking, out of what is left to choose from; nothing moves yet."""
    return [rest.pop(table.luck.below(len(rest))) for _ in range(min(count, len(rest)))]


def hand_on(table: HandTable, new_owner: Mapping[Seat, Seat]) -> None:
    """Whole hands change their owners at once, unmixed: who knew a card knows where it went."""
    old = table.hands
    table.hands = handed_on(table, old, new_owner)
    if table.scribe.facts is not None:
        for seat, taker in new_owner.items():
            about = Message("hands-on-cards", {"seat": seat, "other": taker, "cards": names(old[seat])})
            public = Message("hands-on", {"seat": seat, "other": taker, "count": len(old[seat])})
            table.tell(public, {seat: about, taker: about})


# What cannot be chosen


def not_in_hand(table: HandTable, seat: Seat, card: Card, rule: str) -> Refusal | None:
    """The refusal, by that rule, for a card that its player does not hold."""
    for held in table.hands[seat]:
        if held.face == card.face:
            return None
    return Refusal("not-in-hand", rule, {"card": str(card)})
