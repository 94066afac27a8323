"""Cards about cards: drawing, discarding, stealing, giving, and whole hands that go round."""

from __future__ import annotations

from typing import Final

from ruthless.games.malta import verbs
from ruthless.games.malta.announcing import opponent
from ruthless.games.malta.book import card
from ruthless.games.malta.cards import Card, Play
from ruthless.games.malta.choices import not_held, pick_cards, picked_already
from ruthless.games.malta.table import Table, is_in, others_in
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import Decision, Question, Together

_DISCARD: Final = Question("discard", not_held)


@card("draw-two")
async def draw_two(table: Table, play: Play) -> None:
    """Draw two cards."""
    verbs.draw(table, play.you, 2)


@card("draw-three")
async def draw_three(table: Table, play: Play) -> None:
    """Draw three cards."""
    verbs.draw(table, play.you, 3)


@card("discard-two-of-yours")
async def discard_two_of_yours(table: Table, play: Play) -> None:
    """Discard two cards of your choice, or what you have."""
    rest = table.hands[play.you][:]
    picked = await pick_cards(play.you, rest, Question("discard", picked_already(rest)), 2)
    verbs.discard(table, play.you, picked)


@card("discard-two-of-theirs", opponent)
async def discard_two_of_theirs(table: Table, play: Play) -> None:
    """An opponent discards two cards that chance picks."""
    verbs.discard(table, play.other, verbs.pick_blind(table, table.hands[play.other][:], 2))


@card("steal-a-card", opponent)
async def steal_a_card(table: Table, play: Play) -> None:
    """Take a card from an opponent without looking."""
    stolen = verbs.pick_blind(table, table.hands[play.other][:], 1)
    verbs.give(table, [(play.other, play.you, stolen)])


@card("give-two", opponent)
async def give_two(table: Table, play: Play) -> None:
    """Give two cards of your choice to an opponent, or what you have."""
    rest = table.hands[play.you][:]
    given = await pick_cards(play.you, rest, Question("give", picked_already(rest)), 2)
    verbs.give(table, [(play.you, play.other, given)])


@card("swap-hands", opponent)
async def swap_hands(table: Table, play: Play) -> None:
    """Exchange your hand with that of an opponent."""
    verbs.hand_on(table, {play.you: play.other, play.other: play.you})


@card("pass-left")
async def pass_left(table: Table, play: Play) -> None:
    """Everybody passes the whole hand to the next player clockwise, whichever way play goes."""
    ring = [seat for seat in range(len(table.order)) if is_in(table, seat)]
    verbs.hand_on(table, dict(zip(ring, [*ring[1:], ring[0]], strict=True)))


@card("everyone-draws")
async def everyone_draws(table: Table, play: Play) -> None:
    """Everybody draws a card, you first."""
    for seat in (play.you, *others_in(table, play.you)):
        verbs.draw(table, seat, 1)


@card("everyone-discards")
async def everyone_discards(table: Table, play: Play) -> None:
    """Everybody discards a card of their choice, all at once."""
    seats = [seat for seat in (play.you, *others_in(table, play.you)) if table.hands[seat]]
    if seats:
        parts = {seat: Decision(seat, _DISCARD, distinct(table.hands[seat])) for seat in seats}
        chosen: dict[int, Card] = await Together(parts)
        for seat in seats:
            verbs.discard(table, seat, [chosen[seat]])
