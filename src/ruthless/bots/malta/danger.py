"""How good a table is for a seat: how likely everybody is to lose soon. One's own danger weighs as much as all others'
together, and to lose for certain in one's own turn is worse than anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ruthless.bots.malta.cards import RISKY
from ruthless.bots.malta.rescue import Rescue, is_safe
from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Card
from ruthless.games.malta.changes import BoardChange, Change, HandChange, TurnChange
from ruthless.games.malta.ground import counted
from ruthless.games.malta.moving import exits, racket
from ruthless.games.malta.seen import UNKNOWN
from ruthless.games.malta.table import MOVE, PLAY, Table, is_in
from ruthless.games.malta.tiles import Tile
from ruthless.kernel.seats import NOBODY, Seat

SHORT = (1.0, 0.8, 0.42, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03)
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
FEW = 3
"""With no more cards than that one looks ahead whether any of them can be played without harm."""
LATER = 0.7
"""How much less the danger is for somebody who misses the next turn."""


def short(cards: int) -> float:
    """The danger of running out of so many cards."""
    return SHORT[cards] if cards < len(SHORT) else SHORT[-1]


def stuck(cards: int) -> float:
    """The danger of somebody who cannot move and has so many cards to play."""
    return max(0.3, STUCK - PER_CARD * cards)


class Judgement:
    """How a seat judges a table as it knows it, and what would become of the table if something changed."""

    __slots__ = (
        *("_board", "_careful", "_counts", "_dangers", "_draw", "_looks", "_misses", "_mover", "_owed", "_pawns"),
        *("_rescue", "_rest", "_rivals", "_table", "_width", "is_in_trouble", "me", "worth"),
    )

    def __init__(self, table: Table, me: Seat, rivals: int, rescue: Rescue, spent: Card | None = None) -> None:
        """`spent` is a card in the hand that is as good as played."""
        self.me = me
        self._careful = spent is None
        """Whether one makes sure, when the board changes, that a card still helps; before one plays it will do to hope so."""
        self._rivals = rivals
        self._rescue = rescue
        self._table = table
        self._width = table.width
        self._board = table.board
        self._pawns = table.pawns
        self._draw = len(table.draw)
        self._counts = [len(hand) for hand in table.hands]
        self._owed = table.owed
        self._rest = table.hands[me]
        """What one has in the hand and may still play."""
        if spent is not None:
            self._rest = self._rest.copy()
            self._rest.remove(spent)
            self._counts[me] -= 1
            self._owed -= 1
        self._mover = table.player if table.stage in (PLAY, MOVE) else NOBODY
        """Who has yet to move in this turn."""
        self._misses = table.options.blind_faith == "whole_turn"
        """Whether Blind Faith takes the whole turn."""
        self.is_in_trouble = me == self._mover and not is_safe(table, me)
        """Whether one would lose if one's turn ended now."""
        self._looks: dict[int, list[Seat]] = {}
        self._dangers: list[float] = []
        self.worth = 0.0
        """The dangers of the others, of whom those who have lost are in the greatest, less one's own; see `weigh`."""

    def weigh(self) -> Judgement:
        """Look at everybody's danger."""
        self._dangers = [self.danger(seat) for seat in range(len(self._pawns))]
        self._sum()
        return self

    def spend(self, card: Card) -> None:
        """Another card is as good as played, instead of the one that was."""
        self._rest = self._table.hands[self.me].copy()
        self._rest.remove(card)
        self._dangers[self.me] = self.danger(self.me)
        self._sum()

    def with_fewer_cards(self) -> float:
        """The worth if one had one card less."""
        self._counts[self.me] -= 1
        worth = self._with([self.me])
        self._counts[self.me] += 1
        return worth

    def _sum(self) -> None:
        self.worth = sum(self._dangers) - self._dangers[self.me] * (1 + self._rivals)

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
        board, pawns = self._board, self._pawns
        tiles = [(space, board[space]) for space, tile in change.tiles.items() if board[space] is not tile]
        places = [(seat, pawns[seat]) for seat in change.pawns]
        concerned = self._concerned(tiles, change.pawns)
        if not concerned:
            return self.worth
        for space, _ in tiles:
            board[space] = change.tiles[space]
        for seat, space in change.pawns.items():
            pawns[seat] = space
        worth = self._with(concerned)
        for space, tile in tiles:
            board[space] = tile
        for seat, space in places:
            pawns[seat] = space
        return worth

    def _concerned(self, tiles: list[tuple[int, Tile]], places: Mapping[Seat, int]) -> set[Seat]:
        """For whom such a change can make a difference."""
        looks = self._looks or self._look()
        seats: set[Seat] = set(places)
        if self.is_in_trouble and self._careful:
            seats.add(self.me)  # what would have helped may be spoilt
        for space, _ in tiles:
            if space in looks:
                seats.update(looks[space])
        for seat, space in places.items():
            if self._mover in looks.get(space, ()) or self._mover in looks.get(self._pawns[seat], ()):
                seats.add(self._mover)  # who may have to pay
        return seats

    def _look(self) -> dict[int, list[Seat]]:
        """Who looks at which spaces: where one stands and where one may go next."""
        for seat, pawn in enumerate(self._pawns):
            if pawn != OFF:
                for space in (pawn, *self.ways(pawn)):
                    self._looks.setdefault(space, []).append(seat)
        return self._looks

    def _after_hands(self, change: HandChange) -> float:
        counts, draw, rest = self._counts, self._draw, self._rest
        self._counts, self._draw = counted(counts, draw, change)
        more = self._counts[self.me] - counts[self.me]
        if self.me in change.hands:
            self._rest = UNKNOWN[: self._counts[self.me]]
        elif more > 0:
            self._rest = rest + UNKNOWN[:more]
        concerned = [seat for seat, count in enumerate(self._counts) if count != counts[seat] or seat in change.hands]
        worth = self._with(concerned)
        self._counts, self._draw, self._rest = counts, draw, rest
        return worth

    def _after_turns(self, change: TurnChange) -> float:
        if change.ends == self._mover:
            return self._after_the_end()
        if change.misses != NOBODY:
            self._table.skips[change.misses] += 1
            worth = self._with([change.misses])
            self._table.skips[change.misses] -= 1
            return worth
        if change.trusts != NOBODY and not self._table.blind[change.trusts]:
            self._table.blind[change.trusts] = True
            worth = self._with([change.trusts])
            self._table.blind[change.trusts] = False
            return worth
        return self.worth

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
        other = Judgement(table, self.me, self._rivals, self._rescue)
        other.is_in_trouble = self.is_in_trouble
        for seat, danger in enumerate(self._dangers):
            other._dangers.append(danger if self._stands_as_in(other, seat) else other.danger(seat))
        other._sum()
        return other.worth

    def _stands_as_in(self, other: Judgement, seat: Seat) -> bool:
        return (
            seat not in (self.me, self._mover)
            and self._counts[seat] == other._counts[seat]
            and self._pawns[seat] == other._pawns[seat]
        )

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
        if seat == self.me:
            return self._own(cards, space)
        if cards <= self._owed:
            return OUT_OF_CARDS if cards else 1.0
        ways = self.ways(space)
        if not ways:
            return stuck(self._owed) if self._owed else 1.0
        dangers = [self.landed(seat, cards - self._owed, there) for there in ways]
        return 0.5 * (min(dangers) + sum(dangers) / len(dangers))

    def _own(self, cards: int, space: int) -> float:
        """One's own danger in one's own turn: one goes where it is least, if one can get there."""
        if not cards:
            return LOST
        left = cards - self._owed
        least = 1.0
        if left > 0:
            for there in self.ways(space):
                danger = self.landed(self.me, left, there)
                if danger < least:
                    least = danger
        if not self._owed:
            return least if least < 1.0 else LOST
        if least < 1.0:
            forced = self._is_forced() and not self._rescue.comes(self._rest, self._board[space], space, left)
            return UNLESS if forced else least
        return self._in_trouble(space, left)

    def _is_forced(self) -> bool:
        """Whether one has few cards left to play, and all of them can do harm."""
        if len(self._rest) > FEW:
            return False
        for card in self._rest:  # noqa: SIM110 - quicker than a generator, and this is asked often
            if card.notation not in RISKY:
                return False
        return True

    def _in_trouble(self, space: int, left: int) -> float:
        """One's own danger if the turn would end badly unless another card helps."""
        if not self.is_in_trouble:
            return UNLESS  # one should not come to that by choice
        tile = self._board[space]
        saviour = self._rescue.saviour(self._rest, tile, space, left)
        if saviour is None:
            return UNLESS if self._owed > 1 and self._rescue.hope(self._rest) else LOST
        spoilt = self._careful and not Rescue(self._table, self.me).comes([saviour], tile, space, left)
        return UNLESS if spoilt else HELPED

    def landed(self, seat: Seat, cards: int, space: int) -> float:
        """What somebody faces whose move ends there: first the racket, then the next turn."""
        if space in self._pawns:
            cards -= sum(racket(self._table, seat, space).values())
            if cards <= 0:
                return 1.0
        return self._later(seat, cards, space, stands=False)

    def _later(self, seat: Seat, cards: int, space: int, *, stands: bool) -> float:
        """The danger of somebody in the next turn that begins there with so many cards."""
        tile = self._board[space]
        cards += tile.number if tile.number < self._draw else self._draw
        ways = exits(self._width, space, tile.arrows)
        blind = self._table.blind[seat]
        if blind and not self._misses:
            lost = 0.5 * short(cards) if ways and cards else 1.0  # no cards are played, none is lost by it
        else:
            lost = short(cards)
            if not ways:
                helped = stands and seat == self.me and self._rescue.comes(self._rest, tile, space, 1)
                lost = 1 - (1 - lost) * (1 - (HELPED if helped else stuck(cards)))
        if ways:
            if len(ways) == 1:
                lost += ONE_EXIT * (1 - lost)
            most = DEAD_END
            for there in ways:
                beyond = self._board[there]
                if beyond.number > most and beyond.arrows:
                    most = beyond.number
            lost -= AHEAD * most
        return lost * LATER if self._table.skips[seat] or (blind and self._misses) else lost
