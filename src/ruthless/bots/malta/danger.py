"""How good a table is for a seat: how likely everybody is to lose soon. One's own danger weighs as much as all others'
together, and to lose for certain in one's own turn is worse than anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ruthless.bots.malta.rescue import Rescue
from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Card
from ruthless.games.malta.changes import BoardChange, Change, HandChange, TurnChange
from ruthless.games.malta.ground import counted
from ruthless.games.malta.moving import exits, racket
from ruthless.games.malta.seen import UNKNOWN
from ruthless.games.malta.table import MOVE, PLAY, Table, is_in
from ruthless.kernel.seats import NOBODY, Seat

SHORT = (1.0, 0.8, 0.42, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, *[0.03] * len(UNKNOWN))
"""The danger to run out of cards, by how many there are to begin a turn with."""

LOST = 10.0
"""One's own danger if one is going to lose in this turn, whatever one does."""
WON = 100.0
"""What it is worth to be the only one left."""
UNLESS = 2.0
"""The same unless luck helps: worse than anything that is in one's own hand."""
OUT_OF_CARDS = 0.95
"""The danger of somebody else who has no more cards than are to be played in this turn: they may bring others."""
STUCK = 0.85
PER_CARD = 0.06
"""The danger of somebody who cannot move, and how far each card in the hand lowers it."""
HELPED = 0.25
"""The same for oneself with a card that helps."""
ONE_EXIT = 0.05
"""How much worse it is to have only one arrow: somebody may turn it."""
AHEAD = 0.015
"""What each card more is worth that the space after the next brings."""
DEAD_END = -3
"""How many cards a space is taken to bring that has no arrow."""
LATER = 0.7
"""How much less the danger is for somebody who misses the next turn."""


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
            "_looks",
            "_misses",
            "_mover",
            "_next",
            "_owed",
            "_pawns",
            "_rescue",
        ),
        *("_rivals", "_table", "_waits", "_width", "is_in_trouble", "me", "spent", "worth"),
    )

    def __init__(self, table: Table, me: Seat, rivals: int, rescue: Rescue, spent: Card | None = None) -> None:
        """`spent` is a card in the hand that is as good as played."""
        self.me = me
        self.spent = spent
        self._rivals = rivals
        self._rescue = rescue
        self._table = table
        self._width = table.width
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
        self._waits = any(table.skips) or any(table.blind)
        """Whether the next turn of anybody is not like others."""
        self.is_in_trouble = False
        """Whether one would lose if one's turn ended now; see `weigh`."""
        self._looks: dict[int, list[Seat]] = {}
        self._next: tuple[int, ...] = ()
        """Where whose turn it is may go next."""
        self._dangers: list[float] = []
        self.worth = 0.0
        """The dangers of the others, of whom those who have lost are in the greatest, less one's own; see `weigh`."""

    def weigh(self) -> Judgement:
        """Look at everybody's danger."""
        me, mover = self.me, self._mover
        if mover != NOBODY:
            self._next = self.ways(self._pawns[mover])
            self.is_in_trouble = me == mover and self._least(self._counts[me] - self._owed, self._next) >= 1.0
        self._dangers = [self.danger(seat) for seat in range(len(self._pawns))]
        self.worth = sum(self._dangers) - self._dangers[me] * (1 + self._rivals)
        return self

    def with_fewer_cards(self) -> float:
        """The worth if one had one card less."""
        self._counts[self.me] -= 1
        worth = self._with([self.me])
        self._counts[self.me] += 1
        return worth

    # What would become of it

    def after(self, change: Change) -> float:
        """The worth of the table once something has changed."""
        if isinstance(change, BoardChange):
            return self._after_board(change)
        if isinstance(change, HandChange):
            return self._after_hands(change)
        assert isinstance(change, TurnChange)
        return self._after_turns(change)

    def _with(self, seats: Iterable[Seat]) -> float:
        """The worth if something has changed for these seats only."""
        worth = self.worth
        for seat in seats:
            more = self.danger(seat) - self._dangers[seat]
            worth += -more * self._rivals if seat == self.me else more
        return worth

    def _after_board(self, change: BoardChange) -> float:
        board, pawns, tiles, places = self._board, self._pawns, change.tiles, change.pawns
        concerned = [*places]
        if tiles:
            looks = self._looks or self._look()
            for space, tile in tiles.items():
                if space in looks and board[space] is not tile:
                    concerned += [seat for seat in looks[space] if seat not in concerned]
        if places and self._mover not in concerned and self._may_pay(places):
            concerned.append(self._mover)
        if not concerned:
            return self.worth
        old_tiles = [(space, board[space]) for space in tiles]
        old_places = [(seat, pawns[seat]) for seat in places]
        for space, tile in tiles.items():
            board[space] = tile
        for seat, space in places.items():
            pawns[seat] = space
        worth = self._with(concerned)
        for space, tile in old_tiles:
            board[space] = tile
        for seat, space in old_places:
            pawns[seat] = space
        return worth

    def _may_pay(self, places: Mapping[Seat, int]) -> bool:
        """Whether pawns come or go where whose turn it is may go next."""
        for seat, space in places.items():  # noqa: SIM110 - quicker than a generator, and this is asked often
            if space in self._next or self._pawns[seat] in self._next:
                return True
        return False

    def _look(self) -> dict[int, list[Seat]]:
        """Who looks at which spaces: where one stands and where one may go next."""
        for seat, pawn in enumerate(self._pawns):
            if pawn != OFF:
                for space in (pawn, *self.ways(pawn)):
                    self._looks.setdefault(space, []).append(seat)
        return self._looks

    def _after_hands(self, change: HandChange) -> float:
        counts, draw = self._counts, self._draw
        self._counts, self._draw = counted(counts, draw, change)
        worth = self._with([seat for seat, count in enumerate(self._counts) if count != counts[seat]])
        self._counts, self._draw = counts, draw
        return worth

    def _after_turns(self, change: TurnChange) -> float:
        if change.ends == self._mover:
            return self._after_the_end()
        waits, skips, blind = self._waits, self._table.skips, self._table.blind
        worth = self.worth
        self._waits = True
        if change.misses != NOBODY:
            skips[change.misses] += 1
            worth = self._with([change.misses])
            skips[change.misses] -= 1
        elif change.trusts != NOBODY and not blind[change.trusts]:
            blind[change.trusts] = True
            worth = self._with([change.trusts])
            blind[change.trusts] = False
        self._waits = waits
        return worth

    def _after_the_end(self) -> float:
        """The worth if whose turn it is stays where it is."""
        mover = self._mover
        self._mover = NOBODY
        worth = self._with([mover]) if self._counts[mover] else self.worth - LOST * self._rivals
        self._mover = mover
        return worth

    def after_all(self, table: Table) -> float:
        """The worth of a table on which cards and pawns are elsewhere than on this one, but no tile."""
        if table.over and is_in(table, self.me):
            return WON
        return Judgement(table, self.me, self._rivals, self._rescue).weigh().worth

    def ways(self, space: int) -> tuple[int, ...]:
        """Where the arrows of a space lead."""
        return exits(self._width, space, self._board[space].arrows)

    # How likely somebody is to lose

    def danger(self, seat: Seat) -> float:
        """How likely somebody is to lose soon."""
        space = self._pawns[seat]
        if space == OFF:
            return LOST if seat == self.me else 1.0
        cards = self._counts[seat]
        if seat != self._mover:
            return self._later(seat, cards, space, stands=True)
        ways = exits(self._width, space, self._board[space].arrows)
        if seat == self.me:
            least = self._least(cards - self._owed, ways)
            return least if least < 1.0 else self._trouble(cards)
        if cards <= self._owed:
            return OUT_OF_CARDS if cards else 1.0
        if not ways:
            return stuck(self._owed) if self._owed else 1.0
        dangers = [self.landed(seat, cards - self._owed, there) for there in ways]
        return 0.5 * (min(dangers) + sum(dangers) / len(dangers))

    def _least(self, left: int, ways: Iterable[int]) -> float:
        """One's own danger if one goes where it is least, with so many cards left; 1 if one cannot go anywhere."""
        least = 1.0
        if left > 0:
            for there in ways:
                danger = self.landed(self.me, left, there)
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
            cards -= sum(racket(self._table, seat, space).values())
            if cards <= 0:
                return 1.0
        return self._later(seat, cards, space, stands=False)

    def _later(self, seat: Seat, cards: int, space: int, *, stands: bool) -> float:
        """The danger of somebody in the next turn that begins there with so many cards."""
        board = self._board
        tile = board[space]
        cards += tile.number if tile.number < self._draw else self._draw
        ways = exits(self._width, space, tile.arrows)
        lost = SHORT[cards]
        if self._waits and self._table.blind[seat] and not self._misses:
            lost = 0.5 * lost if ways and cards else 1.0  # no cards are played, none is lost by it
        elif not ways:
            lost = 1 - (1 - lost) * (1 - (HELPED if stands and self._is_helped(seat) else stuck(cards)))
        if ways:
            if len(ways) == 1:
                lost += ONE_EXIT * (1 - lost)
            most = DEAD_END
            for there in ways:
                beyond = board[there]
                if beyond.number > most and beyond.arrows:
                    most = beyond.number
            lost -= AHEAD * most
        return lost * LATER if self._waits and self._is_later(seat) else lost

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
