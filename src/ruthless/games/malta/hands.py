"""Cards about cards: drawing, discarding, stealing, giving, and whole hands that go round."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta.announcing import OPPONENT
from ruthless.games.malta.book import Chapter
from ruthless.games.malta.cards import PlayedCard
from ruthless.games.malta.changes import HandChange
from ruthless.games.malta.table import Table, is_in, others_in
from ruthless.kernel.seats import NOBODY

HANDS: Final = Chapter("hands")


@HANDS.change("draw-two", 6)
def draw_two(table: Table, play: PlayedCard) -> HandChange:
    """Draw two cards."""
    return HandChange(draws={play.you: 2})


@HANDS.change("draw-three", 2)
def draw_three(table: Table, play: PlayedCard) -> HandChange:
    """Draw three cards."""
    return HandChange(draws={play.you: 3})


@HANDS.change("discard-two-of-yours", 4)
def discard_two_of_yours(table: Table, play: PlayedCard) -> HandChange:
    """Discard two cards of your choice, or what you have."""
    return HandChange(parts={play.you: (2, NOBODY)})


@HANDS.change("discard-two-of-theirs", 4, OPPONENT)
def discard_two_of_theirs(table: Table, play: PlayedCard) -> HandChange:
    """An opponent discards two cards that chance picks."""
    return HandChange(taken=(play.other, 2, NOBODY))


@HANDS.change("steal-a-card", 4, OPPONENT)
def steal_a_card(table: Table, play: PlayedCard) -> HandChange:
    """Take a card from an opponent without looking."""
    return HandChange(taken=(play.other, 1, play.you))


@HANDS.change("give-two", 2, OPPONENT)
def give_two(table: Table, play: PlayedCard) -> HandChange:
    """Give two cards of your choice to an opponent, or what you have."""
    return HandChange(parts={play.you: (2, play.other)})


@HANDS.change("swap-hands", 4, OPPONENT)
def swap_hands(table: Table, play: PlayedCard) -> HandChange:
    """Exchange your hand with that of an opponent."""
    return HandChange(hands={play.you: play.other, play.other: play.you})


@HANDS.change("pass-left", 2)
def pass_left(table: Table, play: PlayedCard) -> HandChange:
    """Everybody passes the whole hand to the next player clockwise, whichever way play goes."""
    ring = [seat for seat in range(len(table.order)) if is_in(table, seat)]
    return HandChange(hands=dict(zip(ring, [*ring[1:], ring[0]], strict=True)))


@HANDS.change("everyone-draws", 2)
def everyone_draws(table: Table, play: PlayedCard) -> HandChange:
    """Everybody draws a card, you first."""
    return HandChange(draws=dict.fromkeys((play.you, *others_in(table, play.you)), 1))


@HANDS.change("everyone-discards", 2)
def everyone_discards(table: Table, play: PlayedCard) -> HandChange:
    """Everybody discards a card of their choice, all at once."""
    return HandChange(parts=dict.fromkeys((play.you, *others_in(table, play.you)), (1, NOBODY)))
