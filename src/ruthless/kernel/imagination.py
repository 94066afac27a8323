"""Imagination: a match as one seat may imagine it.

Hidden cards change places at the checkpoint and the step is played again; answers that name a hidden card follow the
card, and if they had no effect that was seen they may change. What others have answered in an open Together is
forgotten. A world in which the step could not have gone as the seat saw it is drawn again. So the worlds depend on
nothing that is hidden from the seat, except where none was found within a bound: then hidden cards are swapped two by
two, starting from the true world.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final, TypeAlias, final

from ruthless.kernel.cards import Card, mask
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.rerun import rerun
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import card_zones
from ruthless.kernel.views import View

if TYPE_CHECKING:
    from ruthless.kernel.match import Match

WORLDS: Final = 400
"""How many worlds are drawn before we settle for one that differs less from the true one."""


def imagined(match: Match, seat: Seat | None, luck: Luck) -> Match:
    """A match that looks to the seat as this one does. The match has its checkpoint at the beginning of this step."""
    dream = match._dream
    if dream is None or not dream.goes_on(match, seat):
        dream = match._dream = Dream(match, seat)
    for _ in range(WORLDS):
        mixed = [cards[:] for cards in dream.decks]
        for cards in mixed:
            luck.shuffle(cards)
        world = dream.world(match, mixed)
        if world is not None:
            break
    else:
        world = dream.near_world(match, luck)
    world._table.luck = luck.copy()
    world._renewals = [*world._renewals, (len(world._log), luck.copy())]
    return world


_id: Final = attrgetter("id")

Place: TypeAlias = tuple[int, int]
"""Where a hidden card lies: which sort of hidden cards it belongs to, and which of them it is."""
Run: TypeAlias = tuple[int, int, int, int, int]
"""Hidden cards of one sort side by side at the checkpoint: their zone, where they begin and end in it; the sort, and
which of that sort is the first of them."""


@final
class Dream:
    """What stays the same in all worlds of a seat at one moment: what it sees, and where the cards lie that it does not.

    Whoever imagines does so many times, so a match keeps the last dream as long as it goes on.
    """

    __slots__ = ("_answered", "_known", "_log", "_moment", "_runs", "_seat", "_seen", "decks", "hidden")

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._seat = seat
        self._seen: View = match.view(seat)
        self._log = match._log
        self._moment = _moment(match, seat)
        self.hidden: list[list[Card]] = []
        """The cards whose place the seat does not know now, those with one back together, as at the checkpoint."""
        self._runs: list[Run] = []
        self._find_hidden(match)
        self.decks = [sorted(cards, key=_id) for cards in self.hidden]
        """The same cards in an order that does not depend on where they lie: the same luck imagines the same worlds."""
        said = [option for _, option in match._log]
        said += [option for options in _own_answers(match, seat).values() for option in options]
        self._answered = self._places(mask(option for option in said if isinstance(option, Card)))
        """The hidden cards that answers of this step have named."""
        self._known = [self._places(bits) for bits in match._base.known]
        """By observer the cards hidden from the seat that it knows of."""

    def _find_hidden(self, match: Match) -> None:
        shown = match.game.shown(match._table, self._seat)
        sorts: dict[str, int] = {}
        for zone, cards in enumerate(card_zones(match._base)):
            begin = 0
            while begin < len(cards):
                back = cards[begin].back
                end = begin
                while end < len(cards) and not shown & cards[end].bit and cards[end].back == back:
                    end += 1
                if end > begin:
                    sort = sorts.setdefault(back, len(sorts))
                    if sort == len(self.hidden):
                        self.hidden.append([])
                    self._runs.append((zone, begin, end, sort, len(self.hidden[sort])))
                    self.hidden[sort] += cards[begin:end]
                begin = end if end > begin else begin + 1

    def _places(self, bits: int) -> dict[Card, Place]:
        """Where those of these cards lie that are hidden."""
        if not bits:
            return {}
        return {
            card: (sort, number)
            for sort, cards in enumerate(self.hidden)
            for number, card in enumerate(cards)
            if bits & card.bit
        }

    def goes_on(self, match: Match, seat: Seat | None) -> bool:
        """Whether nothing has happened since that the seat could have seen."""
        return self._seat == seat and self._log is match._log and self._moment == _moment(match, seat)

    def world(self, match: Match, mixed: list[list[Card]]) -> Match | None:
        """The match with the hidden cards in another order, or None if the seat could tell the difference."""
        base = match.game.copy(match._base)
        zones = card_zones(base)
        for zone, begin, end, sort, first in self._runs:
            zones[zone][begin:end] = mixed[sort][first : first + end - begin]
        for observer, known in enumerate(self._known):
            if known:
                bits = base.known[observer]
                for card in known:
                    bits &= ~card.bit
                for sort, number in known.values():
                    bits |= mixed[sort][number].bit
                base.known[observer] = bits
                base.watched |= bits
        moved: dict[Option, Card] = {card: mixed[sort][number] for card, (sort, number) in self._answered.items()}
        twin = match._twin(base, match._log)
        twin._imagined = True
        if not rerun(twin, _own_answers(match, self._seat), moved) or twin.view(self._seat) != self._seen:
            return None
        return twin

    def near_world(self, match: Match, luck: Luck) -> Match:
        """A possible world reached from the true one by swapping hidden cards two at a time."""
        mixed = [cards[:] for cards in self.hidden]
        best = self.world(match, mixed)
        assert best is not None, "the true world is possible"
        for cards in mixed:
            for one in range(len(cards)):
                other = luck.below(len(cards))
                cards[one], cards[other] = cards[other], cards[one]
                world = self.world(match, mixed)
                if world is None:
                    cards[one], cards[other] = cards[other], cards[one]
                else:
                    best = world
        return best


def _own_answers(match: Match, seat: Seat | None) -> dict[Seat, list[Option]]:
    """What the seat itself has said in an open Together."""
    return {part.seat: part.answers for part in match._parts if part.seat == seat}


def _moment(match: Match, seat: Seat | None) -> tuple[int, int]:
    """How far this step has come, as the seat sees it."""
    return len(match._log), sum(map(len, _own_answers(match, seat).values()))
