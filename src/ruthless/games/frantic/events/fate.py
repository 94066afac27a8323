"""Events that end the round, threaten to, or leave it to chance."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import marks, verbs
from ruthless.games.frantic.book import TROUBLEMAKER, event
from ruthless.games.frantic.cards import Card
from ruthless.games.frantic.choices import NO, is_among, not_in_hand
from ruthless.games.frantic.events.trigger import present
from ruthless.games.frantic.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Decision, Option, Question, Together
from ruthless.kernel.messages import Argument, Refusal
from ruthless.kernel.seats import Seat


@event("doomsday")
async def doomsday(table: Table, trigger: Seat) -> None:
    """The round ends and everybody scores 50 points instead of their hand."""
    marks.end_round_by_event(table, "doomsday")


@event("finish-line")
async def finish_line(table: Table, trigger: Seat) -> None:
    """The round ends and hands are counted."""
    marks.end_round_by_event(table, "finish-line")


@event("friday-the-13th")
async def friday_the_13th(table: Table, trigger: Seat) -> None:
    """A Friday like any other: nothing happens."""


@event("gambling-man")
async def gambling_man(table: Table, trigger: Seat) -> None:
    """Everybody lays down a number card of the colour played last; the highest takes all. Who has none draws two."""
    seats = present(table, trigger)
    any_card = table.options.gambling_man == "second_lowest"
    if not seats or not (table.last_colour or any_card):
        marks.nothing_happens(table)
        return
    answers: dict[Seat, Option] = await Together({seat: _bet(table, seat) for seat in seats})
    bets: dict[Seat, Card] = {}
    for seat in seats:
        card = answers[seat]
        if isinstance(card, Card):
            bets[seat] = card
    if any_card and len(bets) > 1:
        verbs.win_open(table, sorted(bets, key=lambda seat: bets[seat].points)[1], bets)
    elif bets:
        verbs.win_open(table, max(bets, key=lambda seat: bets[seat].number), bets)
    for seat in seats:
        if seat not in bets and not _is_spared(table, seat):
            verbs.draw(table, seat, 2)


def _is_spared(table: Table, seat: Seat) -> bool:
    """Whether any card of the colour will do to escape the penalty, and the seat has one."""
    return table.options.gambling_penalty == "no_card" and any(
        table.last_colour in card.colours for card in table.hands[seat]
    )


def _stakes(table: Table, seat: Seat) -> list[Card]:
    """What somebody can lay down: number cards of the colour played last, or as the house rules say."""
    cards = table.hands[seat]
    if table.options.gambling_man != "second_lowest":
        cards = [card for card in cards if card.number and card.colour == table.last_colour]
    if table.options.gambling_man == "lowest_only":
        cards = [card for card in cards if card.number == min(one.number for one in cards)]
    return cards


def _bet(table: Table, seat: Seat) -> Decision[Option]:
    options: list[Option] = [*distinct(_stakes(table, seat))] or [NO]
    return Decision(table, seat, _BET_ANY if table.options.gambling_man == "second_lowest" else _BET, options)


def _betting(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Who holds something that can be laid down has to."""
    stakes = _stakes(table, seat)
    classic = table.options.gambling_man == "classic"
    if option is NO:
        return Refusal("must-bet", "9.8" if classic else "15.12") if stakes else None
    if not isinstance(option, Card):
        return ELSEWHERE
    if is_among(stakes, option):
        return None
    about: dict[str, Argument] = {"demand": table.last_colour}
    wrong = Refusal("bet-colour", "9.8", about) if classic else Refusal("bet-lowest", "15.12", about)
    return not_in_hand(table, seat, option) or wrong


_BET: Final = Question("bet", _betting)
_BET_ANY: Final = Question("bet-any", _betting)


@event("last-chance", expansion=TROUBLEMAKER)
async def last_chance(table: Table, trigger: Seat) -> None:
    """For the rest of the round an event is triggered whenever somebody gets rid of the last card."""
    marks.give_last_chances(table)


@event("time-bomb")
async def time_bomb(table: Table, trigger: Seat) -> None:
    """Everybody has three more turns. Who finishes in time scores 10 less, the others 10 more; else all counts double."""
    if table.ended:
        marks.nothing_happens(table)
    else:
        marks.light_bomb(table)
