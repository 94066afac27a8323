"""Imagination: a match as one seat may imagine it.

Hidden cards change places at the checkpoint and the step is played again; answers that name a hidden card follow the
card, and if they had no effect that was seen they may change. What others have answered in an open Together is
forgotten. A world in which the step could not have gone as the seat saw it is drawn again. So the worlds depend on
nothing that is hidden from the seat, with two exceptions: where hands were mixed in this very step it matters how they
lay, and where no world was found within a bound hidden cards are swapped two by two, starting from the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final, TypeAlias, TypeVar, final

from ruthless.kernel.cards import Card, mask
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.rerun import Moved
from ruthless.kernel.run import Run
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table, card_zones

WORLDS: Final = 400
"""How many worlds are drawn before we settle for one that differs less from the true one."""

W = TypeVar("W")

Look: TypeAlias = Callable[["Dream", Table, Moved], W | None]
"""Plays the step again from such a checkpoint; None if the seat could tell what comes of it from the truth."""


def imagined(dream: Dream, luck: Luck, look: Look[W]) -> W:
    """A world that looks to the seat as the truth does."""
    for _ in range(WORLDS):
        mixed = [cards[:] for cards in dream.decks]
        for cards in mixed:
            luck.shuffle(cards)
        world = look(dream, *dream.world(mixed))
        if world is not None:
            return world
        if dream.in_question:
            dream.in_question = False
            if look(dream, *dream.world(dream.hidden)) is None:
                dream.take_hands_as_they_lie()
    return _near_world(dream, luck, look)


def _near_world(dream: Dream, luck: Luck, look: Look[W]) -> W:
    """A possible world reached from the true one by swapping hidden cards two at a time."""
    mixed = [cards[:] for cards in dream.hidden]
    best = look(dream, *dream.world(mixed))
    assert best is not None, "the true world is possible"
    for cards in mixed:
        for one in range(len(cards)):
            other = luck.below(len(cards))
            cards[one], cards[other] = cards[other], cards[one]
            world = look(dream, *dream.world(mixed))
            if world is None:
                cards[one], cards[other] = cards[other], cards[one]
            else:
                best = world
    return best


_id: Final = attrgetter("id")

Place: TypeAlias = tuple[int, int]
"""Where a hidden card lies: which sort of hidden cards it belongs to, and which of them it is."""
Stretch: TypeAlias = tuple[int, int, int, int, int]
"""Hidden cards of one sort side by side at the checkpoint: their zone, where they begin and end in it; the sort, and
which of that sort is the first of them."""


@final
class Dream:
    """What stays the same in all worlds of a seat at one moment: what it sees, and where the cards lie that it does not.

    Whoever imagines does so many times, so a match keeps the last dream as long as it goes on.
    """

    __slots__ = (
        *("_answered", "_base", "_known", "_log", "_moment", "_named", "_openly", "_run", "_stirs", "_stretches"),
        *("answers", "decks", "hidden", "in_question", "seat", "seen"),
    )

    def __init__(self, run: Run, seat: Seat | None, seen: object, *, openly: bool = False) -> None:
        """The run has its checkpoint at the beginning of this step. `openly`: all seats put their knowledge together."""
        self.seat = seat
        self.seen = seen
        """What the seat sees, as it can be compared."""
        self._run = run
        self._openly = openly
        self._log = run.log
        self._moment = _moment(run, seat)
        self.answers = _own_answers(run, seat)
        """What the seat itself has said in an open Together; what others have said is forgotten."""
        said = run.log[1::2]
        said += [option for options in self.answers.values() for option in options]
        self._named = [option for option in said if isinstance(option, Card)]
        shown = self._shown()
        self._base: Table = run.game.copy(run.base)
        """The checkpoint, with the cards of each hand in an order that tells the seat nothing."""
        self.in_question = not openly and _arrange_hands(self._base, seat, shown, self._named)
        """Whether it has yet to be seen that the truth is possible with hands in this order."""
        self._find_hidden(shown)

    def take_hands_as_they_lie(self) -> None:
        """Go back to the true order of hands: they were mixed in this step, so that it matters how they lay."""
        self._base = self._run.game.copy(self._run.base)
        self._find_hidden(self._shown())

    def _shown(self) -> int:
        """The cards whose place is known now."""
        run = self._run
        shown = run.game.shown(run.table, self.seat)
        if self._openly:
            for seat in run.table.order:
                shown |= run.game.shown(run.table, seat)
        return shown

    def _find_hidden(self, shown: int) -> None:
        self.hidden: list[list[Card]] = []
        """The cards whose place the seat does not know now, those with one back together, as at the checkpoint."""
        self._stretches: list[Stretch] = []
        sorts: dict[str, int] = {}
        zones = card_zones(self._base)
        for zone, cards in enumerate(zones):
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
                    self._stretches.append((zone, begin, end, sort, len(self.hidden[sort])))
                    self.hidden[sort] += cards[begin:end]
                begin = end if end > begin else begin + 1
        shared = card_zones(self._run.game.copy(self._base))
        self._stirs = any(zones[zone] is shared[zone] for zone, *_ in self._stretches)
        """Whether any of them lie in lists that copies of the table share."""
        self.decks = [sorted(cards, key=_id) for cards in self.hidden]
        """The same cards in an order that does not depend on where they lie: the same luck imagines the same worlds."""
        self._answered = self._places(mask(self._named))
        """The hidden cards that answers of this step have named."""
        self._known = [self._places(bits) for bits in self._base.known]
        """By observer the cards hidden from the seat that it knows of."""

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

    def goes_on(self, run: Run, seat: Seat | None, *, openly: bool) -> bool:
        """Whether nothing has happened since that the seat could have seen."""
        same = self._run is run and self._log is run.log and self._moment == _moment(run, seat)
        return same and self.seat == seat and self._openly == openly

    def world(self, mixed: list[list[Card]]) -> tuple[Table, Moved]:
        """The checkpoint with the hidden cards in another order, and where those went that answers have named."""
        base: Table = self._run.game.copy(self._base)
        zones = card_zones(base, to_change=self._stirs)
        for zone, begin, end, sort, first in self._stretches:
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
        return base, moved


def _arrange_hands(base: Table, seat: Seat | None, shown: int, named: Sequence[Card]) -> bool:
    """Lay the cards of other hands in an order, and let others know such cards of them, that tell nothing.

    Where in a hand a card lies, which cards of it somebody else knows, and whether two know the same, is hidden. So
    first comes what is shown, then what is hidden, and of that last what answers have named; and whoever knows of some
    hidden cards of a hand knows the first ones. Says whether any card lies elsewhere now.
    """
    hands: list[list[Card]] = getattr(base, "hands", [])
    last = {card: place for place, card in enumerate(named)}
    changed = False
    for owner, hand in enumerate(hands):
        if owner == seat:
            continue
        hidden = [card for card in hand if not shown & card.bit]
        if last or len(hidden) < len(hand):
            if last:
                hidden.sort(key=lambda card: last.get(card, -1))
            ordered = sorted([card for card in hand if shown & card.bit], key=_id) + hidden
            changed = changed or ordered != hand
            hand[:] = ordered
        whole = mask(hidden)
        if base.watched & whole:
            for observer, known in enumerate(base.known):
                if known & whole:
                    base.known[observer] = known & ~whole | mask(hidden[: (known & whole).bit_count()])
                    base.watched |= base.known[observer]
    return changed


def _own_answers(run: Run, seat: Seat | None) -> dict[Seat, list[Option]]:
    """What the seat itself has said in an open Together."""
    return {part.seat: part.answers for part in run.parts if part.seat == seat}


def _moment(run: Run, seat: Seat | None) -> tuple[int, int]:
    """How far this step has come, as the seat sees it."""
    return len(run.log), sum(map(len, _own_answers(run, seat).values()))
