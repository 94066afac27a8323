"""Events that end the round, threaten to, or leave it to chance."""

from __future__ import annotations

from ruthless.games.frantic import verbs
from ruthless.games.frantic.book import event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, distinct, not_in_hand
from ruthless.games.frantic.table import Table
from ruthless.kernel.decisions import Decision, Option, Question, Together
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat


@event("doomsday")
async def doomsday(table: Table, trigger: Seat) -> None:
    """The round ends and everybody scores 50 points instead of their hand."""
    verbs.end_round(table, "doomsday")


@event("finish-line")
async def finish_line(table: Table, trigger: Seat) -> None:
    """The round ends and hands are counted."""
    verbs.end_round(table, "finish-line")


@event("friday-the-13th")
async def friday_the_13th(table: Table, trigger: Seat) -> None:
    """A Friday like any other: nothing happens."""


@event("gambling-man")
async def gambling_man(table: Table, trigger: Seat) -> None:
    """Everybody lays down a number card of the colour played last; the highest takes all. Who has none draws two."""
    if not table.last_colour:
        return
    order = table.order.after[trigger]
    answers: dict[Seat, Option] = await Together({seat: _bet(table, seat) for seat in order})
    bets: dict[Seat, Card] = {}
    for seat in order:
        card = answers[seat]
        if isinstance(card, Card):
            bets[seat] = card
    if bets:
        verbs.win_open(table, max(bets, key=lambda seat: bets[seat].number), bets)
    for seat in order:
        if seat not in bets:
            verbs.draw(table, seat, 2)


def _bet(table: Table, seat: Seat) -> Decision[Option]:
    cards = [card for card in table.hands[seat] if card.number and card.colour == table.last_colour]
    options: list[Option] = [*distinct(cards)] or [NO]
    return Decision(seat, _BET, options)


def _why_no_bet(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if isinstance(option, Card) and (missing := not_in_hand(table, seat, option)):
        return missing
    return Refusal("bet-colour", "9.8", {"demand": table.last_colour})


_BET = Question("bet", _why_no_bet)


@event("time-bomb")
async def time_bomb(table: Table, trigger: Seat) -> None:
    """Everybody has three more turns. Who finishes in time scores 10 less, the others 10 more; else all counts double."""
    verbs.light_bomb(table)
