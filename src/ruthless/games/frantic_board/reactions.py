"""Cards thrown in out of turn: Block against an attack, Re-Roll against a die, Nice Try against the end of a round.

Everybody who could hold the card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.frantic_board import verbs
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.book import reaction
from ruthless.games.frantic_board.cards import Card, Kind
from ruthless.games.frantic_board.choices import NO, not_in_hand
from ruthless.games.frantic_board.placing import put_down
from ruthless.games.frantic_board.table import Table
from ruthless.kernel.decisions import ELSEWHERE, Forbids, Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.windows import all_let_it_be, first_to_react, may_be_out

BLOCK: Final = reaction("block", copies=5)
RE_ROLL: Final = reaction("re-roll", copies=4)
NICE_TRY: Final = reaction("nice-try", copies=2)


def _held(hand: list[Card], kind: Kind) -> list[Card]:
    """A card of that kind, if the hand has one: of several it never matters which."""
    for card in hand:
        if card.kind is kind:
            return [card]
    return []


def nobody_throws(table: Table, seats: tuple[Seat, ...], kind: Kind) -> bool:
    """Whether no window need be opened to these seats: a card of that kind cannot be out, or nobody holds one."""
    if not may_be_out(kind.bits, table.open):
        return True
    asked = 0
    for seat in seats:
        hand = table.hands[seat]
        for card in hand:
            if card.kind is kind:
                return False
        if hand:
            asked |= 1 << seat
    return all_let_it_be(table, asked, NO)


async def _thrown(table: Table, order: tuple[Seat, ...], question: Question, kind: Kind) -> Seat:
    """A window: whoever has cards says yes or no, and the first in the order who said yes throws the card in. Who?"""
    if nobody_throws(table, order, kind):
        return NOBODY
    able = {seat: _held(table.hands[seat], kind) for seat in order if table.hands[seat]}
    answer = await first_to_react(table, question, able, NO)
    if answer is None:
        return NOBODY
    seat, card = answer
    verbs.throw(table, seat, card)
    await put_down(table, seat, card)
    return seat


def _only_a(kind: Kind, rule: str) -> Forbids:
    """For a window in which a card of that kind can be thrown in, by that rule, and nothing else."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if option is NO:
            return None
        if not isinstance(option, Card):
            return ELSEWHERE
        if option.kind is kind and _held(table.hands[seat], kind):
            return None
        return not_in_hand(table, seat, option) or Refusal("no-reaction", rule, {"card": str(option)})

    return forbids


_BLOCK_ONLY: Final = _only_a(BLOCK, "10.3")
_RE_ROLL_ONLY: Final = _only_a(RE_ROLL, "10.5")
_NICE_TRY: Final = Question("nice-try", _only_a(NICE_TRY, "10.7"))


@cache
def _block_question(attacker: Seat, card: str, steps: int) -> Question:
    return Question("block", _BLOCK_ONLY, {"seat": attacker, "card": card, "count": steps})


@cache
def _re_roll_question(roller: Seat, number: int) -> Question:
    return Question("re-roll", _RE_ROLL_ONLY, {"seat": roller, "roll": number})


async def blocked(table: Table, attacker: Seat, victim: Seat, card: str, steps: int = 0) -> bool:
    """Whether the victim of an attack throws in Block: then the effect is cancelled. A Gift says how far it goes."""
    return await _blocks(table, attacker, victim, card, _block_question(attacker, card, steps))


async def _blocks(table: Table, attacker: Seat, victim: Seat, card: str, question: Question) -> bool:
    if await _thrown(table, (victim,), question, BLOCK) == NOBODY:
        return False
    table.tell(Message("blocks", {"seat": victim, "other": attacker, "card": card}))
    return True


async def rolls_again(table: Table, roller: Seat, number: int) -> bool:
    """Whether somebody throws Re-Roll at a die, and whoever rolled it does not block that."""
    thrower = await _thrown(table, table.order.after[roller], _re_roll_question(roller, number), RE_ROLL)
    if thrower == NOBODY:
        return False
    question = Question("block-re-roll", _BLOCK_ONLY, {"seat": thrower, "roll": number})
    return thrower == roller or not await _blocks(table, thrower, roller, RE_ROLL.name, question)


async def nice_try(table: Table) -> None:
    """A pawn is on the finish at the end of a turn: Nice Try takes all who are there to teleport 6."""
    if await _thrown(table, table.order.after[table.player], _NICE_TRY, NICE_TRY) != NOBODY:
        for pawn in table.order.after[table.player]:
            if table.pawns[pawn] == FINISH:
                verbs.teleport_pawn(table, pawn, 6)
