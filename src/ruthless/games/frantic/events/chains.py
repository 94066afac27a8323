"""Events that bring about other events."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.reactions import ask_lucky_bastards
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Decision, Option, Question
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
    card = await Decision(trigger, _MANAGE, cards)
    table.tell(Message("chooses-event", {"seat": trigger, "event": str(card)}))
    marks.call_nested(table, trigger, card)


@event("plague", expansion=TROUBLEMAKER)
async def plague(table: Table, trigger: Seat) -> None:
    """Two more events happen, one after the other, even if the first ends the round."""
    marks.call_nested(table, trigger, None, None)


@event("repeat", expansion=TROUBLEMAKER)
async def repeat(table: Table, trigger: Seat) -> None:
    """An event that was turned over before happens again, as the player who triggered this chooses."""
    cards = [card for card in table.used_events if card.kind.name != "repeat"]
    if not cards:
        marks.nothing_happens(table)
        return
    card = await Decision(trigger, _REPEAT, distinct(cards))
    table.tell(Message("chooses-event", {"seat": trigger, "event": str(card)}))
    marks.call_nested(table, trigger, card)


def _why_not_managed(table: Table, seat: Seat, option: Option) -> Refusal | None:
    return Refusal("event-not-open", "13.6") if isinstance(option, Card) else None


def _why_not_repeated(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    return Refusal("repeats-itself" if option.kind.name == "repeat" else "event-not-open", "13.11")


_MANAGE: Final = Question("choose-event", _why_not_managed)
_REPEAT: Final = Question("repeat-event", _why_not_repeated)
