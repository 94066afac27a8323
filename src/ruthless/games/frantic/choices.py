"""The options that come back everywhere: words, aims, and cards out of a hand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.table import Table
from ruthless.kernel import hands
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Forbids, Option, Question, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

MOST_SEATS: Final = 8

DRAW: Final = Word("draw")
PASS: Final = Word("pass")
NO: Final = Word("no")
READY: Final = Word("ready")
YES: Final = Word("yes")
WORDS: Final = (DRAW, PASS, NO, READY, YES)
AIMS: Final = tuple(Aim(seat) for seat in range(MOST_SEATS))


def nobody_sits_there(table: Table, seat: Seat) -> Refusal | None:
    """What forbids pointing at a chair that is not at this table."""
    return None if seat < len(table.hands) else Refusal("no-such-seat", "2.1", {"other": seat})


def as_played(table: Table, card: Card) -> Card:
    """What a card on the pile counts as: itself, or what it imitates."""
    return table.guise if table.guise is not None and card.kind.imitates else card


# Cards out of a hand


def not_in_hand(table: Table, seat: Seat, card: Card) -> Refusal | None:
    """What forbids a card that its player does not hold."""
    if card.back == "event":
        return Refusal("event-not-played", "8.1", {"event": str(card)})
    return hands.not_in_hand(table, seat, card, "3.1")


def is_among(cards: Sequence[Card], option: Option) -> bool:
    """Whether this is one of the cards, or the equal of one."""
    return isinstance(option, Card) and any(card.face == option.face for card in cards)


def own_card(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """For a question that takes any card of one's own hand."""
    return not_in_hand(table, seat, option) if isinstance(option, Card) else ELSEWHERE


Asking: TypeAlias = Callable[[Seat, str, tuple[Card, ...]], Question]
"""Makes the question for a card that goes from hand to hand: to or from whom, by which rule, after which other cards."""


async def choose_cards(
    table: Table, chooser: Seat, rest: list[Card], count: int, ask: Asking, other: Seat, rule: str
) -> list[Card]:
    """Somebody is asked so many times for one of the cards, which then leaves the list; nothing moves yet.

    The question has to take each card that is left, and `no` if there is none.
    """
    chosen: list[Card] = []
    for _ in range(count):
        options: list[Option] = [*distinct(rest)] or [NO]
        card = await Decision(table, chooser, ask(other, rule, tuple(chosen)), options)
        if isinstance(card, Card):
            rest.remove(card)
            chosen.append(card)
    return chosen


def left(cards: Sequence[Card], chosen: Sequence[Card]) -> list[Card]:
    """Those of the cards that are not chosen yet."""
    return [card for card in cards if card not in chosen]


def giveable(cards: Sequence[Card]) -> list[Card]:
    """What a special card can make somebody give, or lets somebody choose."""
    return [card for card in cards if card.kind.giveable]


def not_given(given: Sequence[Card], rule: str) -> Forbids:
    """For a question that takes any card of one's own hand but these, which are chosen already."""

    def forbids(table: Table, giver: Seat, option: Option) -> Refusal | None:
        reason = own_card(table, giver, option)
        if reason is not None or is_among(left(table.hands[giver], given), option):
            return reason
        return Refusal("given-already", rule, {"card": str(option)})

    return forbids


def cards_to_give(table: Table, giver: Seat, victim: Seat, count: int, *, rule: str) -> Coroutine[Any, Any, list[Card]]:
    """The giver picks cards for the victim of a special card, by that rule, as many as there are.

    Fuck You cannot be given; that somebody holds nothing else shows only in what is given.
    """
    hand = table.hands[giver]
    return choose_cards(table, giver, giveable(hand), min(count, len(hand)), _giving, victim, rule)


@cache
def _giving(victim: Seat, rule: str, given: tuple[Card, ...]) -> Question:
    own = not_given(given, rule)

    def forbids(table: Table, giver: Seat, option: Option) -> Refusal | None:
        if option is NO:
            return Refusal("must-give", "5.1") if left(giveable(table.hands[giver]), given) else None
        if isinstance(option, Card) and not option.kind.giveable:
            return Refusal("fuck-you-given", "4.10")
        return own(table, giver, option)

    return Question("give", forbids, {"other": victim, "count": len(given) + 1})
