"""Cards played out of turn: Negate against any card of an opponent, Boomerang against one that is directed at you.

Everybody who could hold such a card by public knowledge is asked, card or no card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.announcing import announced
from ruthless.games.malta.board import OFF
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import Card, PlayedCard
from ruthless.games.malta.choices import NO, not_held
from ruthless.games.malta.table import Table, others_in
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Option, Question
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.windows import all_let_it_be, first_to_react, may_be_out

REACTIONS: Final = Chapter("reaction")

NEGATE: Final = REACTIONS.reaction("negate", 4)
BOOMERANG: Final = REACTIONS.reaction("boomerang", 3)


def can_boomerang(table: Table, target: Seat, seat: Seat) -> bool:
    """Whether a seat could turn a card back on its player, or by a house rule take over one aimed at nobody."""
    return seat == target if target != NOBODY else table.options.boomerang_untargeted == "yes"


_NO_BOOMERANG: Final = Refusal("no-boomerang", "11.4")


def _no_reaction(table: Table, seat: Seat, option: Option, *, returns: bool) -> Refusal | None:
    """Who reacts plays a Negate out of the own hand, or a Boomerang if it returns what was played; or lets it be."""
    if option is NO:
        return None
    missing = not_held(table, seat, option)
    if missing is not None:
        return missing
    assert isinstance(option, Card)
    if option.kind is BOOMERANG:
        return None if returns else _NO_BOOMERANG
    return None if option.kind is NEGATE else Refusal("no-reaction", "11.1", {"card": str(option)})


@cache
def _question(seat: Seat, card: str, target: Seat) -> Question:
    """About a card that a seat has played."""

    def forbids(table: Table, reactor: Seat, option: Option) -> Refusal | None:
        return _no_reaction(table, reactor, option, returns=can_boomerang(table, target, reactor))

    if target == NOBODY:
        return Question("react", forbids, {"seat": seat, "card": card})
    return Question("react-aimed", forbids, {"seat": seat, "card": card, "other": target})


@cache
def _question_to_reaction(seat: Seat, card: str) -> Question:
    """About a reaction of a seat: it cannot be turned back."""

    def forbids(table: Table, reactor: Seat, option: Option) -> Refusal | None:
        return _no_reaction(table, reactor, option, returns=False)

    return Question("react-to-reaction", forbids, {"seat": seat, "card": card})


def _held(table: Table, seats: list[Seat]) -> dict[Seat, list[Card]]:
    """The cards for other people's turns that these seats hold; who has no cards at all is not asked."""
    hands = table.hands
    return {seat: [card for card in hands[seat] if card.reacts] for seat in seats if hands[seat]}


def _able(table: Table, question: Question, held: dict[Seat, list[Card]]) -> dict[Seat, list[Card]]:
    """What a question allows of these cards, one of each kind."""
    return {seat: question.allowed(table, seat, distinct(cards)) if cards else [] for seat, cards in held.items()}


def _reactors(table: Table, play: PlayedCard) -> list[Seat]:
    """Who is asked about a card that was announced: those others who could react to it, and have cards at all."""
    asked = [seat for seat in others_in(table, play.you) if table.hands[seat]]
    if may_be_out(NEGATE.bits, table.open):
        return asked
    return [seat for seat in asked if _can_return(table, play, seat)]


def _can_return(table: Table, play: PlayedCard, seat: Seat) -> bool:
    """Whether a seat could hold a Boomerang, and turn a card that was announced back with it."""
    return may_be_out(BOOMERANG.bits, table.open) and can_boomerang(table, play.target, seat)


def goes_unanswered(table: Table, play: PlayedCard) -> bool:
    """Whether nobody need be asked about a card that was announced, since nobody holds any for that."""
    pawns, hands = table.pawns, table.hands
    can_negate = may_be_out(NEGATE.bits, table.open)
    asked = 0
    for seat in table.order.others[play.you]:
        if pawns[seat] != OFF and hands[seat]:
            for card in hands[seat]:
                if card.reacts:
                    return False
            if can_negate or _can_return(table, play, seat):
                asked |= 1 << seat
    return all_let_it_be(table, asked, NO)


async def reacted(table: Table, play: PlayedCard) -> bool:
    """Others may answer a card that was announced. Whether it takes effect; by Boomerang somebody else plays it then."""
    question = _question(play.you, play.card.notation, play.target)
    answer = await first_to_react(table, question, _able(table, question, _held(table, _reactors(table, play))), NO)
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


async def _stands(table: Table, play: PlayedCard, reactor: Seat) -> bool:
    """Whether a reaction takes effect: the others may negate it, and that in turn."""
    if not may_be_out(NEGATE.bits, table.open):
        return True
    asked = [seat for seat in others_in(table, table.player) if seat != reactor]
    if table.options.negate_in_own_turn == "yes" and table.player != reactor:
        asked.append(table.player)
    card = table.played[-1]
    question = _question_to_reaction(reactor, card.notation)
    answer = await first_to_react(table, question, _able(table, question, _held(table, asked)), NO)
    if answer is None:
        return True
    verbs.play(table, answer[0], answer[1])
    if not await _stands(table, play, answer[0]):
        return True
    table.tell(Message("negated", {"card": str(card)}))
    return False


async def _turned_back(table: Table, play: PlayedCard, seat: Seat) -> bool:
    """Whoever played Boomerang carries the card out now, against its player if it was directed at somebody."""
    table.tell(Message("turns-back", {"seat": seat, "card": str(play.card)}))
    play.other = play.you if play.target != NOBODY else NOBODY
    play.you = seat
    table.announced = ()
    if await announced(table, play):
        return True
    table.tell(Message("no-target", {"card": str(play.card)}))
    return False
