"""Cards played out of turn: Negate against any card of an opponent, Boomerang against one that is directed at you.

Everybody who could hold such a card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.book import reaction
from ruthless.games.malta.cards import Card, Play
from ruthless.games.malta.choices import NO, not_in_hand
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.windows import first_to_react, may_be_out

NEGATE: Final = reaction("negate")
BOOMERANG: Final = reaction("boomerang")


def can_boomerang(table: Table, play: Play, seat: Seat) -> bool:
    """Whether a seat could turn a card back on its player, or by a house rule take over one aimed at nobody."""
    return play.other == seat if play.is_targeted else table.options.boomerang_untargeted == "yes"


def _why_no_reaction(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Card):
        return None
    missing = not_in_hand(table, seat, option)
    if missing is None and option.kind is BOOMERANG:
        return Refusal("no-boomerang", "11.4")
    return missing or Refusal("no-reaction", "11.1", {"card": str(option)})


async def reacted(table: Table, play: Play) -> bool:
    """Others may answer a card that was announced. Whether it takes effect; by Boomerang somebody else plays it then."""
    asked = [seat for seat in others_in(table, play.you) if table.hands[seat]]
    negates, returns = may_be_out(NEGATE.bits, table.open), may_be_out(BOOMERANG.bits, table.open)
    able: dict[Seat, list[Card]] = {}
    for seat in asked:
        returning = returns and can_boomerang(table, play, seat)
        if negates or returning:
            able[seat] = _reactions(table.hands[seat], returning=returning)
    answer = await first_to_react(table, _question(play.you, play.card.notation, play.other), able, NO)
    if answer is None:
        return True
    seat, card = answer
    verbs.play(table, seat, card)
    if not await _stands(table, play, seat):
        return True
    if card.kind is NEGATE:
        table.tell(Message("negated", {"card": str(play.card)}))
        return False
    return await _turned_back(table, play, seat)


def _reactions(hand: list[Card], *, returning: bool) -> list[Card]:
    """What a hand has to react with."""
    held = [card for card in hand if card.kind is NEGATE or (returning and card.kind is BOOMERANG)]
    return held if len(held) < 2 else distinct(held)


@cache
def _question(seat: Seat, card: str, other: Seat) -> Question:
    if other in (NOBODY, seat):
        return Question("react", _why_no_reaction, {"seat": seat, "card": card})
    return Question("react-aimed", _why_no_reaction, {"seat": seat, "card": card, "other": other})


@cache
def _question_to_reaction(seat: Seat, card: str) -> Question:
    return Question("react-to-reaction", _why_no_reaction, {"seat": seat, "card": card})


async def _stands(table: Table, play: Play, reactor: Seat) -> bool:
    """Whether a reaction takes effect: the others may negate it, and that in turn."""
    if not may_be_out(NEGATE.bits, table.open):
        return True
    asked = others_in(table, table.player)
    if table.options.negate_in_own_turn == "yes":
        asked.append(table.player)
    able = {
        seat: _reactions(table.hands[seat], returning=False) for seat in asked if table.hands[seat] and seat != reactor
    }
    card = table.played[-1]
    answer = await first_to_react(table, _question_to_reaction(reactor, card.notation), able, NO)
    if answer is None:
        return True
    verbs.play(table, answer[0], answer[1])
    if not await _stands(table, play, answer[0]):
        return True
    table.tell(Message("negated", {"card": str(card)}))
    return False


async def _turned_back(table: Table, play: Play, seat: Seat) -> bool:
    """Whoever played Boomerang carries the card out now, against its player if it was directed at somebody."""
    table.tell(Message("turns-back", {"seat": seat, "card": str(play.card)}))
    play.other = play.you if play.is_targeted else NOBODY
    play.you = seat
    table.announced = ()
    chooses = play.card.kind.chooses
    if chooses is None or await chooses(table, play):
        return True
    table.tell(Message("no-target", {"card": str(play.card)}))
    return False
