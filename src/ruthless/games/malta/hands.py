"""Cards about cards: drawing, discarding, robbing, and whole hands that go round."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta.announcing import OPPONENT, no_opponent, opponents, target
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import PlayedCard
from ruthless.games.malta.changes import HandChange
from ruthless.games.malta.table import Table, is_in, others_in
from ruthless.kernel.decisions import ELSEWHERE, Aim, Option, Question
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import NOBODY, Seat

HANDS: Final = Chapter("hands")


@HANDS.change("draw-two", 10)
def draw_two(table: Table, play: PlayedCard) -> HandChange:
    """Draw two cards."""
    return HandChange(draws={play.you: 2})


@HANDS.change("discard-two-of-yours", 1)
def discard_two_of_yours(table: Table, play: PlayedCard) -> HandChange:
    """Discard two cards of your choice, or what you have."""
    return HandChange(parts={play.you: 2})


SPARED: Final = 2
"""How many cards Halve A Hand leaves alone: in the turn of whoever it is turned back on, two lost cards are the last."""


@HANDS.change("halve-a-hand", 4, OPPONENT)
def halve_a_hand(table: Table, play: PlayedCard) -> HandChange:
    """An opponent keeps two cards and discards half of the others, rounded down, that chance picks."""
    others = max(0, len(table.hands[play.other]) - SPARED)
    return HandChange(taken=(play.other, others // 2, NOBODY))


def _not_richest(table: Table, seat: Seat, option: Option) -> Refusal | None:
    if not isinstance(option, Aim):
        return ELSEWHERE
    missing = no_opponent(table, seat, option)
    if missing is not None:
        return missing
    most = max([len(table.hands[other]) for other in others_in(table, seat)])
    return None if len(table.hands[option.seat]) == most else Refusal("not-richest", "9.4", {"other": option.seat})


_ROB: Final = Question("rob-the-richest", _not_richest)


def _richest(table: Table, play: PlayedCard) -> list[Aim]:
    return _ROB.allowed(table, play.you, opponents(table, play))


@HANDS.change("rob-the-richest", 6, target(_ROB, _richest))
def rob_the_richest(table: Table, play: PlayedCard) -> HandChange:
    """Take a card, without looking, from an opponent who has the most cards of all opponents."""
    return HandChange(taken=(play.other, 1, play.you))


@HANDS.change("swap-hands", 2, OPPONENT)
def swap_hands(table: Table, play: PlayedCard) -> HandChange:
    """Exchange your hand with that of an opponent."""
    return HandChange(hands={play.you: play.other, play.other: play.you})


@HANDS.change("pass-left", 1, boxed={2: 1, 6: 1})
def pass_left(table: Table, play: PlayedCard) -> HandChange:
    """Everybody passes the whole hand to the next player clockwise, whichever way play goes."""
    ring = [seat for seat in range(len(table.order)) if is_in(table, seat)]
    return HandChange(hands=dict(zip(ring, [*ring[1:], ring[0]], strict=True)))


@HANDS.change("everyone-draws", 3)
def everyone_draws(table: Table, play: PlayedCard) -> HandChange:
    """Everybody draws a card, you first."""
    return HandChange(draws=dict.fromkeys((play.you, *others_in(table, play.you)), 1))


@HANDS.change("everyone-discards", 1)
def everyone_discards(table: Table, play: PlayedCard) -> HandChange:
    """Everybody discards a card of their choice, all at once."""
    return HandChange(parts=dict.fromkeys((play.you, *others_in(table, play.you)), 1))
