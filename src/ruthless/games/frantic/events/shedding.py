"""Events that make people get rid of cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, not_in_hand
from ruthless.games.frantic.events.trigger import present
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("mating-season")
async def mating_season(table: Table, trigger: Seat) -> None:
    """Everybody discards all number cards of which they hold two or more with the same number."""
    for seat in present(table, trigger):
        hand = table.hands[seat]
        held = Counter(card.number for card in hand if card.number)
        verbs.discard(table, seat, [card for card in hand if held[card.number] > 1])


@event("recession")
async def recession(table: Table, trigger: Seat) -> None:
    """The first player discards one card, the second two, and so on, each of their own choice."""
    for rank, seat in enumerate(present(table, trigger), 1):
        await discard_by_choice(table, seat, rank, _DISCARD, must=table.options.recession == "must")


async def discard_by_choice(table: Table, seat: Seat, count: int, question: Question, *, must: bool) -> None:
    """Discard so many cards of one's choice, as far as the hand goes; if it is no duty, stop when one likes.

    Who holds nothing but the Curse cannot discard; that shows only in what is discarded.
    """
    for _ in range(min(count, len(table.hands[seat]))):
        options: list[Option] = [*distinct(verbs.discardable(table.hands[seat]))]
        if not options or not must:
            options.append(NO)
        card = await Decision(seat, question, options)
        if isinstance(card, Card):
            verbs.discard(table, seat, [card])
        elif not must:
            return


def why_not_discard(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Why a card cannot be discarded."""
    if option is NO:
        return Refusal("must-discard", "9.13")
    if not isinstance(option, Card):
        return None
    return not_in_hand(table, seat, option) or Refusal("curse-discarded", "12.10")


_DISCARD: Final = Question("discard", why_not_discard)


@event("russian-roulette", expansion=TROUBLEMAKER)
async def russian_roulette(table: Table, trigger: Seat) -> None:
    """Everybody puts a card of their choice together; these are shuffled onto the draw pile."""
    seats = [seat for seat in present(table, trigger) if table.hands[seat]]
    if seats:
        verbs.bury(table, await Together({seat: _bullet(table, seat) for seat in seats}))


def _bullet(table: Table, seat: Seat) -> Decision[Card]:
    return Decision(seat, _BURY, distinct(table.hands[seat]))


def _why_not_bury(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return not_in_hand(table, seat, option) if isinstance(option, Card) else None


_BURY: Final = Question("bury", _why_not_bury)


@event("vandalism")
async def vandalism(table: Table, trigger: Seat) -> None:
    """Everybody discards all cards of the colour played last; nothing happens if there was none."""
    if not table.last_colour:
        marks.nothing_happens(table)
    for seat in present(table, trigger):
        verbs.discard(table, seat, [card for card in table.hands[seat] if table.last_colour in card.colours])
