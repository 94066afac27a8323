"""Carrying out: what a card says it changes comes true, by the verbs and marks. Who has to part with cards picks them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.cards import Card, PlayedCard
from ruthless.games.malta.changes import NO_PARTS, BoardChange, Change, HandChange, Parts, TurnChange
from ruthless.games.malta.choices import not_held, pick_cards, picked_already
from ruthless.games.malta.table import Table
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Decision, Question, Together
from ruthless.kernel.seats import NOBODY, Seat


def carry_out(table: Table, play: PlayedCard) -> Parts:
    """What a card says happens, or what chance makes of it, but for what has yet to be picked: see `part`."""
    kind = play.card.kind
    parts: Parts = NO_PARTS
    if kind.changes is not None:
        parts = make_true(table, kind.changes(table, play))
    elif kind.chances is not None:
        make_true(table, table.luck.choice(kind.chances(table, play)))
    if kind.tells is not None and table.scribe.facts is not None:
        table.tell(kind.tells(table, play))
    return parts


def make_true(table: Table, change: Change) -> Parts:
    """The table becomes as a change says, but for what has yet to be picked: who has to part with cards."""
    if isinstance(change, BoardChange):
        verbs.change_board(table, change)
    elif isinstance(change, HandChange):
        _change_hands(table, change)
        return change.parts
    elif isinstance(change, TurnChange):
        _change_turns(table, change)
    return NO_PARTS


def _change_hands(table: Table, change: HandChange) -> None:
    for seat, count in change.draws.items():
        verbs.draw(table, seat, count)
    if change.taken is not None:
        giver, count, taker = change.taken
        cards = verbs.pick_blind(table, table.hands[giver][:], count)
        if taker == NOBODY:
            verbs.discard(table, giver, cards)
        else:
            verbs.give(table, [(giver, taker, cards)])
    if change.hands:
        verbs.hand_on(table, change.hands)


def _change_turns(table: Table, change: TurnChange) -> None:
    if change.ends != NOBODY:
        marks.end_turn(table, change.ends)
    if change.misses != NOBODY:
        marks.will_miss(table, change.misses)
    if change.trusts != NOBODY:
        marks.trust_blindly(table, change.trusts)
    if change.reverses:
        marks.reverse(table)


# Parting with cards

_DISCARD: Final = Question("discard", not_held)


async def part(table: Table, parts: Parts) -> None:
    """Those named part with cards of their own choice, or with what they have: one alone, or several with one card each."""
    if len(parts) > 1:
        await _discard_at_once(table, parts)
        return
    for seat, count in parts.items():
        rest = table.hands[seat][:]
        verbs.discard(
            table, seat, await pick_cards(table, seat, rest, Question("discard", picked_already(rest)), count)
        )


async def _discard_at_once(table: Table, seats: Iterable[Seat]) -> None:
    asked = {seat: Decision(table, seat, _DISCARD, distinct(table.hands[seat])) for seat in seats if table.hands[seat]}
    chosen: dict[Seat, Card] = await Together(asked)
    for seat in asked:
        verbs.discard(table, seat, [chosen[seat]])
