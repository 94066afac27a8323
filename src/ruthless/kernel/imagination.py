"""Imagination: a match as one seat may imagine it.

Hidden cards change places at the checkpoint and the step is played again; answers that name a hidden card follow the
card, and if they had no effect that was seen they may change. What others have answered in an open Together is
forgotten. A world in which the step could not have gone as the seat saw it is drawn again. So the worlds depend on
nothing that is hidden from the seat, except where none was found within a bound: then hidden cards are swapped two by
two, starting from the true world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruthless.kernel.cards import Card
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.rerun import rerun
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import card_zones
from ruthless.kernel.views import View

if TYPE_CHECKING:
    from ruthless.kernel.match import Match

WORLDS = 400
"""How many worlds are drawn before we settle for one that differs less from the true one."""


def imagined(match: Match, seat: Seat | None, luck: Luck) -> Match:
    """A match that looks to the seat as this one does. The match has its checkpoint at the beginning of this step."""
    dream = _Dream(match, seat, luck)
    for _ in range(WORLDS):
        moved: dict[Option, Card] = {}
        for cards in dream.hidden:
            mixed = cards[:]
            luck.shuffle(mixed)
            moved.update(zip(cards, mixed, strict=True))
        world = dream.world(moved)
        if world is not None:
            return world
    return dream.near_world()


class _Dream:
    """What stays the same in all worlds: the match, what the seat sees of it, and which cards it does not see."""

    def __init__(self, match: Match, seat: Seat | None, luck: Luck) -> None:
        self.match = match
        self.luck = luck
        self.seen: View = match.view(seat)
        self.hidden = _hidden_cards(match, seat)
        self.own = {part.seat: part.answers for part in match._parts if part.seat == seat}

    def world(self, moved: dict[Option, Card]) -> Match | None:
        """The match with hidden cards moved, or None if the seat could tell the difference."""
        match = self.match
        base = match.game.copy(match._base)
        for cards in card_zones(base):
            cards[:] = [moved.get(card, card) for card in cards]
        base.known = [_moved_along(bits, moved) for bits in base.known]
        for bits in base.known:
            base.watched |= bits
        twin = match._twin(base, match._log)
        twin._imagined = True
        if not rerun(twin, self.own, moved) or twin.view(self.seen.seat) != self.seen:
            return None
        twin._table.luck = self.luck.copy()
        twin._renewals = [*twin._renewals, (len(twin._log), self.luck.copy())]
        return twin

    def near_world(self) -> Match:
        """A possible world reached from the true one by swapping hidden cards two at a time."""
        moved: dict[Option, Card] = {card: card for cards in self.hidden for card in cards}
        best = self.world(moved)
        assert best is not None, "the true world is possible"
        for cards in self.hidden:
            for one in cards:
                other = self.luck.choice(cards)
                moved[one], moved[other] = moved[other], moved[one]
                world = self.world(moved)
                if world is None:
                    moved[one], moved[other] = moved[other], moved[one]
                else:
                    best = world
        return best


def _moved_along(known: int, moved: dict[Option, Card]) -> int:
    """What somebody knows when hidden cards have changed places: of the places as much as before."""
    still, now = known, 0
    for card, other in moved.items():
        if isinstance(card, Card) and known & card.bit:
            still &= ~card.bit
            now |= other.bit
    return still | now


def _hidden_cards(match: Match, seat: Seat | None) -> list[list[Card]]:
    """The cards whose place the seat does not know now, those with one back together, as at the checkpoint."""
    shown = match.game.shown(match._table, seat)
    by_back: dict[str, list[Card]] = {}
    for cards in card_zones(match._base):
        for card in cards:
            if not shown & card.bit:
                by_back.setdefault(card.back, []).append(card)
    return list(by_back.values())
