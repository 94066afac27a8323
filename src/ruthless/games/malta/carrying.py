"""Carrying out: what a card says it changes comes true, by the verbs and marks."""

from __future__ import annotations

from ruthless.games.malta import marks, verbs
from ruthless.games.malta.cards import Play
from ruthless.games.malta.changes import BoardChange, Change, HandChange, TurnChange
from ruthless.games.malta.table import Table
from ruthless.kernel.seats import NOBODY


def carry_out(table: Table, play: Play) -> None:
    """What a card says happens, or what chance makes of it."""
    kind = play.card.kind
    if kind.changes is not None:
        make_true(table, kind.changes(table, play))
    elif kind.chances is not None:
        make_true(table, table.luck.choice(kind.chances(table, play)))
    if kind.tells is not None and table.scribe.facts is not None:
        table.tell(kind.tells(table, play))


def make_true(table: Table, change: Change) -> None:
    """The table becomes as a change says."""
    if isinstance(change, BoardChange):
        verbs.change_board(table, change)
    elif isinstance(change, HandChange):
        _change_hands(table, change)
    elif isinstance(change, TurnChange):
        _change_turns(table, change)


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
    if change.again != NOBODY:
        marks.grant_turn(table, change.again)
    if change.reverses:
        marks.reverse(table)
