"""Events that bring about other events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import is_among
from ruthless.games.frantic.reactions import ask_lucky_bastards
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Forbids, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import Seat


@event("event-manager", expansion=TROUBLEMAKER)
async def event_manager(table: Table, trigger: Seat) -> None:
    """The next three events are turned over, and the player who triggered this chooses one of them to happen."""
    if not table.events:
        marks.nothing_happens(table)
        return
    await ask_lucky_bastards(table, trigger)
    cards = verbs.turn_over_three_events(table, trigger)
    card = await Question("choose-event", _lying_open(cards)).to(table, trigger, cards)
    table.tell(Message("chooses-event", {"seat": trigger, "event": str(card)}))
    marks.call_nested(table, trigger, card)


@event("plague", expansion=TROUBLEMAKER)
async def plague(table: Table, trigger: Seat) -> None:
    """Two more events happen, one after the other, even if the first ends the round."""
    marks.call_nested(table, trigger, None, None)


@event("repeat", expansion=TROUBLEMAKER)
async def repeat(table: Table, trigger: Seat) -> None:
    """An event that was turned over before happens again, as the player who triggered this chooses."""
    decision = _REPEAT.to(table, trigger, distinct(table.used_events))
    if not decision.options:
        marks.nothing_happens(table)
        return
    card = await decision
    table.tell(Message("chooses-event", {"seat": trigger, "event": str(card)}))
    marks.call_nested(table, trigger, card)


def _lying_open(cards: Sequence[Card]) -> Forbids:
    """For choosing one of the events that Event Manager has turned over."""

    def forbids(table: Table, trigger: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Card) or option.back != "event":
            return ELSEWHERE
        return None if is_among(cards, option) else Refusal("event-not-open", "13.6")

    return forbids


def _repeatable(table: Table, trigger: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card) or option.back != "event":
        return ELSEWHERE
    if option.kind.name == "repeat":
        return Refusal("repeats-itself", "13.11")
    return None if is_among(table.used_events, option) else Refusal("event-not-open", "13.11")


_REPEAT: Final = Question("repeat-event", _repeatable)
