"""How good a table is for a seat: how likely everybody is to lose soon. One's own danger weighs as much as all others'
together, and to lose for certain in one's own turn is worse than anything else.
"""

from __future__ import annotations

from math import inf
from typing import Final

from ruthless.bots.malta.rescue import Rescue
from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Card
from ruthless.games.malta.changes import BoardChange, Change, HandChange, TurnChange
from ruthless.games.malta.ground import counted
from ruthless.games.malta.moving import all_exits, due_at
from ruthless.games.malta.seen import UNKNOWN
from ruthless.games.malta.table import MOVE, PLAY, Table, is_in
from ruthless.kernel.seats import NOBODY, Seat

SHORT: Final = (1.0, 0.8, 0.42, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, *[0.03] * len(UNKNOWN))
"""The danger to run out of cards, by how many there are to begin a turn with."""

LOST: Final = 10.0
"""One's own danger if one is going to lose in this turn, whatever one does."""
WON: Final = 100.0
"""What it is worth to be the only one left."""
UNLESS: Final = 2.0
"""The same unless luck helps: worse than anything that is in one's own hand."""
OUT_OF_CARDS: Final = 0.95
"""The danger of somebody else who has no more cards than are to be played in this turn: they may bring others."""
STUCK: Final = 0.85
PER_CARD: Final = 0.06
"""The danger of somebody who cannot move, and how far each card in the hand lowers it."""
HELPED: Final = 0.25
"""The same for oneself with a card that helps."""
ONE_EXIT: Final = 0.05
"""How much worse it is to have only one arrow: somebody may turn it."""
AHEAD: Final = 0.015
"""What each card more is worth that the space after the next brings."""
DEAD_END: Final = -3
"""How many cards a space is taken to bring that has no arrow."""
BLINDLY: Final = 0.2
"""How much worse it is to have to play cards of a hand that one does not know."""
LATER: Final = 0.7
"""How much less the danger is for somebody who misses the next turn."""


def _waits(table: Table) -> bool:
    """Whether the next turn of anybody is not like others."""
    for seat, skips in enumerate(table.skips):  # noqa: SIM110 - quicker than a generator
        if skips or table.blind[seat]:
            return True
    return False


def stuck(cards: int) -> float:
    """The danger of somebody who cannot move and has so many cards to play."""
    return max(0.3, STUCK - PER_CARD * cards)


class Judgement:
    """How a seat judges a table as it knows it, and what would become of the table if something changed."""

    __slots__ = (
        *(
            "_board",
            "_counts",
            "_dangers",
            "_draw",
            "_exits",
            "_looks",
            "_misses",
            "_mover",
            "_next",
            "_owed",
        ),
        *("_pawns", "_rescue", "_rivals", "_table", "_waits", "is_in_trouble", "me", "spent"),
    )

    def __init__(self, table: Table, me: Seat, rivals: int, rescue: Rescue, spent: Card | None = None) -> None:
        """`spent` is a card in the hand that is as good as played."""
        self.me = me
        self.spent = spent
        self._rivals = rivals
        self._rescue = rescue
        self._table = table
        self._exits = all_exits(table.width)
        self._board = table.board
        self._pawns = table.pawns
        self._draw = len(table.draw)
        self._counts = [len(hand) for hand in table.hands]
        self._owed = table.owed
        if spent is not None:
            self._counts[me] -= 1
            self._owed -= 1
        self._mover = table.player if table.stage in (PLAY, MOVE) else NOBODY
        """Who has yet to move in this turn."""
        self._misses = table.options.blind_faith == "whole_turn"
        """Whether Blind Faith takes the whole turn."""
        self._waits = _waits(table)
        """Whether the next turn of anybody is not like others."""
        self.is_in_trouble = False
        """Whether one would lose if one's turn ended now; see `weigh`."""
        self._looks: list[int] = []
        """By space who looks at it, one bit each, once that has been asked."""
        self._next: tuple[int, ...] = ()
        """Where whose turn it is may go next."""
        self._dangers: list[float | None] = [None] * len(table.pawns)
        """By seat as it is now; of those of whom it has been asked."""

    def turn_to(self, me: Seat, rescue: Rescue) -> Judgement:
        """Look at the same table with another seat's eyes."""
        self.me = me
        self._rescue = rescue
        self.is_in_trouble = False
        self._dangers = [None] * len(self._pawns)
        return self.weigh()

    def weigh(self) -> Judgement:
        """Look at one's own danger."""
        me, mover = self.me, self._mover
        if mover != NOBODY:
            self._next = self.ways(self._pawns[mover])
        if me == mover:
            cards = self._counts[me]
            least = self._least(cards - self._owed, self._next)
            self.is_in_trouble = least >= 1.0
            self._dangers[me] = self._trouble(cards) if self.is_in_trouble else least
        return self

    @property
    def own(self) -> float:
        """One's own danger."""
        return self._now([self.me]) / -self._rivals

    def _now(self, seats: list[Seat]) -> float:
        """What the table is worth by what these seats face."""
        worth = 0.0
        for seat in seats:
            danger = self._dangers[seat]
            if danger is None:
                danger = self._dangers[seat] = self.danger(seat)
            worth += danger if seat != self.me else -danger * self._rivals
        return worth

    def _then(self, seats: list[Seat]) -> float:
        """The same while something is taken to have changed."""
        worth = 0.0
        for seat in seats:
            worth += self.danger(seat) if seat != self.me else -self.danger(seat) * self._rivals
        return worth

    # What would become of it

    def after(self, change: Change) -> float:
        """How much better off one is once something has changed: by the dangers of the others, less one's own."""
        if isinstance(change, BoardChange):
            return self._after_board(change)
        if isinstance(change, HandChange):
            return self._after_hands(change)
        assert isinstance(change, TurnChange)
        return self._after_turns(change)

    def _after_board(self, change: BoardChange) -> float:
        if not change.tiles:
            return self._after_moves(change.pawns, [])
        board, places = self._board, change.pawns
        looks = self._looks or self._look()
        concerned: list[Seat] = []
        found = 0  # the same, one bit each
        spaces: list[int] = []
        for space, tile in change.tiles.items():
            if board[space] is tile or not (places or looks[space]):
                continue  # nothing changes, or where nobody looks
            spaces.append(space)
            more = looks[space] & ~found
            if more:
                found |= more
                concerned += [seat for seat in range(len(self._pawns)) if more >> seat & 1]
        if not spaces:
            return self._after_moves(places, concerned)
        self._now(concerned)
        before = [board[space] for space in spaces]
        for space in spaces:
            board[space] = change.tiles[space]
        gain = self._after_moves(places, concerned)
        for at, space in enumerate(spaces):
            board[space] = before[at]
        return gain

    def _after_moves(self, places: dict[Seat, int], concerned: list[Seat]) -> float:
        """The same if pawns are elsewhere, and for those who are concerned something else has changed already."""
        if not places:
            return self._then(concerned) - self._now(concerned)
        pawns = self._pawns
        seats = list(places)
        seats += [seat for seat in concerned if seat not in places]
        if self._mover not in seats and self._may_pay(places):
            seats.append(self._mover)
        now = self._now(seats)
        before = pawns.copy()
        for seat, space in places.items():
            pawns[seat] = space
        gain = self._then(seats) - now
        for seat in places:
            pawns[seat] = before[seat]
        return gain

    def _may_pay(self, places: dict[Seat, int]) -> bool:
        """Whether pawns come or go where whose turn it is may go next."""
        for seat, space in places.items():  # noqa: SIM110 - quicker than a generator, and this is asked often
            if space in self._next or self._pawns[seat] in self._next:
                return True
        return False

    def _look(self) -> list[int]:
        """Who looks at which spaces: where one stands and where one may go next."""
        looks = self._looks = [0] * len(self._board)
        for seat, pawn in enumerate(self._pawns):
            if pawn != OFF:
                looks[pawn] |= 1 << seat
                for space in self.ways(pawn):
                    looks[space] |= 1 << seat
        return looks

    def _after_hands(self, change: HandChange) -> float:
        counts, draw = self._counts, self._draw
        new, left = counted(counts, draw, change)
        seats = [seat for seat, count in enumerate(new) if count != counts[seat]]
        now = self._now(seats)
        self._counts, self._draw = new, left
        gain = self._then(seats) - now
        self._counts, self._draw = counts, draw
        return (
            gain - BLINDLY * self._rivals if self._owed and self.me in change.hands and self.me == self._mover else gain
        )

    def _after_turns(self, change: TurnChange) -> float:
        if change.ends == self._mover:
            return self._after_the_end()
        waits, skips, blind = self._waits, self._table.skips, self._table.blind
        seat = change.misses if change.misses != NOBODY else change.trusts
        if seat == NOBODY:
            return 0.0
        now, before = self._now([seat]), (skips[seat], blind[seat])
        self._waits = True
        skips[seat], blind[seat] = before[0] + (seat == change.misses), before[1] or seat == change.trusts
        gain = self._then([seat]) - now
        skips[seat], blind[seat] = before
        self._waits = waits
        return gain

    def _after_the_end(self) -> float:
        """The same if whose turn it is stays where it is."""
        mover = self._mover
        if not self._counts[mover]:
            return -LOST * self._rivals
        now = self._now([mover])
        self._mover = NOBODY
        gain = self._then([mover]) - now
        self._mover = mover
        return gain

    def with_fewer_cards(self) -> float:
        """The same if one had one card less."""
        now = self._now([self.me])
        self._counts[self.me] -= 1
        gain = self._then([self.me]) - now
        self._counts[self.me] += 1
        return gain

    def after_all(self, table: Table) -> float:
        """The same if the table were another one."""
        if table.over and is_in(table, self.me):
            return WON
        seats = list(range(len(self._pawns)))
        return Judgement(table, self.me, self._rivals, self._rescue).weigh()._now(seats) - self._now(seats)

    def ways(self, space: int) -> tuple[int, ...]:
        """Where the arrows of a space lead."""
        return self._exits[self._board[space].pointing][space]

    # How likely somebody is to lose

    def danger(self, seat: Seat) -> float:
        """How likely somebody is to lose soon."""
        space = self._pawns[seat]
        if space == OFF:
            return LOST if seat == self.me else 1.0
        cards = self._counts[seat]
        if seat != self._mover:
            return self._later(seat, cards, space, True)
        ways = self._exits[self._board[space].pointing][space]
        if seat == self.me:
            least = self._least(cards - self._owed, ways)
            return least if least < 1.0 else self._trouble(cards)
        if cards <= self._owed:
            return OUT_OF_CARDS if cards else 1.0
        if not ways:
            return stuck(self._owed) if self._owed else 1.0
        least, whole = inf, 0.0
        for there in ways:
            one = self.landed(seat, cards - self._owed, there)
            whole += one
            least = min(least, one)
        return 0.5 * (least + whole / len(ways))

    def _least(self, left: int, ways: tuple[int, ...]) -> float:
        """One's own danger if one goes where it is least, with so many cards left; 1 if one cannot go anywhere."""
        least = 1.0
        if left > 0:
            me, pawns = self.me, self._pawns
            for there in ways:
                danger = self.landed(me, left, there) if there in pawns else self._later(me, left, there, False)
                if danger < least:
                    least = danger
        return least

    def _trouble(self, cards: int) -> float:
        """One's own danger if the turn would end badly unless another card helps: no reason to come to that by choice."""
        if not self._owed or not cards:
            return LOST
        return stuck(cards) if self.is_in_trouble else UNLESS

    def landed(self, seat: Seat, cards: int, space: int) -> float:
        """What somebody faces whose move ends there: first the racket, then the next turn."""
        if space in self._pawns:
            cards -= due_at(self._table, seat, space)
            if cards <= 0:
                return 1.0
        return self._later(seat, cards, space, False)

    def _later(self, seat: Seat, cards: int, space: int, stands: bool) -> float:
        """The danger of somebody in the next turn that begins there, who `stands` there now, with so many cards."""
        tile = self._board[space]
        ways = self._exits[tile.pointing][space]
        cards += tile.number if tile.number < self._draw else self._draw
        lost = SHORT[cards]
        if self._waits and self._table.blind[seat] and not self._misses:
            lost = 0.5 * lost if ways and cards else 1.0  # no cards are played, none is lost by it
        elif not ways:
            lost = 1 - (1 - lost) * (1 - (HELPED if stands and self._is_helped(seat) else stuck(cards)))
        if len(ways) == 1:
            lost += ONE_EXIT * (1 - lost)
        lost -= AHEAD * self._beyond(ways)
        return lost * LATER if self._waits and self._is_later(seat) else lost

    def _beyond(self, ways: tuple[int, ...]) -> int:
        """How many cards may come after the next turn, where these ways lead."""
        most = DEAD_END if ways else 0
        for there in ways:
            tile = self._board[there]
            if tile.number > most and not tile.is_removed:
                most = tile.number
        return most

    def _is_later(self, seat: Seat) -> bool:
        """Whether somebody misses the next turn."""
        return self._table.skips[seat] > 0 or (self._misses and self._table.blind[seat])

    def _is_helped(self, seat: Seat) -> bool:
        """Whether it is oneself, and holds a card that lets one survive a turn where one cannot move."""
        if seat != self.me:
            return False
        space = self._pawns[seat]
        hand = self._table.hands[seat].copy()
        if self.spent is not None:
            hand.remove(self.spent)
        return self._rescue.comes(hand, self._board[space], space, 1)
