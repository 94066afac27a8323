"""Surviving one's turn: whether one could end it now, and which cards in the hand would let one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruthless.bots.malta.cards import RISKY
from ruthless.bots.malta.choosing import Focus, at_stake
from ruthless.games.malta.cards import Announcement, Card, PlayedCard
from ruthless.games.malta.carrying import make_true
from ruthless.games.malta.changes import BoardChange
from ruthless.games.malta.foreseeing import after, laid_down
from ruthless.games.malta.moving import all_exits, due_at
from ruthless.games.malta.round import settle
from ruthless.games.malta.seen import UNKNOWN
from ruthless.games.malta.table import PLAY, Table, copy, is_in
from ruthless.games.malta.tiles import Tile
from ruthless.kernel.cards import distinct
from ruthless.kernel.seats import Seat


def is_safe(table: Table, me: Seat, left: int | None = None) -> bool:
    """Whether one survives one's turn if nothing comes of what is still to be played: one can move, and pay the racket.

    `left` is how many cards one has then, if that is not what is in the hand but for those to be played.
    """
    space = table.pawns[me]
    cards = len(table.hands[me]) - table.owed if left is None else left
    for there in all_exits(table.width)[table.board[space].pointing][space]:  # noqa: SIM110 - quicker than a generator
        if cards > due_at(table, me, there):
            return True
    return False


class Rescue:
    """What cards could do for somebody in a turn of the own, on the board as it is now."""

    __slots__ = ("_known", "_me", "_table", "_turns")

    def __init__(self, table: Table, me: Seat) -> None:
        self._table = table
        self._me = me
        self._turns: dict[tuple[Tile, int, int], tuple[Table, Focus]] = {}
        self._known: dict[tuple[int, Tile, int, int], bool] = {}

    def comes(self, hand: Iterable[Card], tile: Tile, space: int, left: int) -> bool:
        """Whether one of these cards lets one survive a turn on a space with that tile, with so many others left in the end.

        There may be fewer than none: then it has to bring some.
        """
        for card in hand:
            key = card.face, tile, space, left
            if key not in self._known:
                self._known[key] = self._saves(card, tile, space, left)
            if self._known[key]:
                return True
        return False

    def _turn(self, tile: Tile, space: int, left: int) -> tuple[Table, Focus]:
        """A turn there in which one has just played a card, and what one looks at."""
        key = tile, space, left
        if key not in self._turns:
            table = copy(self._table)
            table.board[space] = tile
            table.pawns[self._me] = space
            table.hands[self._me] = table.hands[self._me][: max(0, left)]
            table.player, table.stage, table.owed = self._me, PLAY, max(0, -left)
            self._turns[key] = table, Focus(table, {space})
        return self._turns[key]

    def _saves(self, card: Card, tile: Tile, space: int, left: int) -> bool:
        table, focus = self._turn(tile, space, left)
        play = PlayedCard(card, self._me)
        announced = False
        for _ in focus.plays(play, card.kind.announces):
            announced = True
            if self._survives(table, play):
                return True
        return not announced and is_safe(table, self._me)

    def _survives(self, table: Table, play: PlayedCard) -> bool:
        """Whether one survives the turn with a card, whatever chance brings."""
        kind = play.card.kind
        if kind.chances is not None:
            return all(self._is_safe_after(table, change) for change in kind.chances(table, play))
        change = None if kind.changes is None else kind.changes(table, play)
        if isinstance(change, BoardChange):
            return self._is_safe_after(table, change)
        new = after(table, play)
        return is_in(new, self._me) and (new.turn != table.turn or is_safe(new, self._me))

    def _is_safe_after(self, table: Table, change: BoardChange) -> bool:
        if not table.hands[self._me]:
            return False
        board, pawns, spares = table.board, table.pawns, table.spares
        table.board, table.pawns, table.spares = board.copy(), pawns.copy(), spares.copy()
        make_true(table, change)
        safe = is_safe(table, self._me)
        table.board, table.pawns, table.spares = board, pawns, spares
        return safe


# The whole of a turn


def is_calm(hand: Iterable[Card], owed: int) -> bool:
    """Whether so many cards of a hand can be played that do oneself no harm; of cards one does not know every other."""
    harmless = 0.0
    for card in hand:
        if card is UNKNOWN[0]:
            harmless += 0.5
        elif card.notation not in RISKY:
            harmless += 1
    return harmless >= owed


def survives(table: Table, me: Seat) -> bool:
    """Whether one can survive one's turn by the cards one holds, if nobody reacts and chance does not help.

    Who has a way is looked after to the end of the turn, who has none until a card opens one.
    """
    if table.over or not is_in(table, me):
        return is_in(table, me)
    if table.player != me:
        return True
    hand, owed = table.hands[me], table.owed
    safe = is_safe(table, me)
    if not owed or (safe and is_calm(hand, owed)):
        return safe
    rescue, space = Rescue(table, me), table.pawns[me]
    for card in distinct(hand):
        if card is not UNKNOWN[0] and rescue.comes([card], table.board[space], space, len(hand) - owed):
            rest = hand.copy()
            rest.remove(card)
            if is_calm(rest, owed - 1) or (safe and survives_playing(table, me, card)):
                return True
    return False


def survives_playing(table: Table, me: Seat, card: Card) -> bool:
    """The same if one plays a card of the hand now, whatever one announces with it."""
    laid = laid_down(table, me, card)
    return survives_announcing(Focus(laid, at_stake(laid)), PlayedCard(card, me), card.kind.announces)


def survives_announcing(focus: Focus, play: PlayedCard, announcements: Sequence[Announcement]) -> bool:
    """The same if a card lies on the table, and this is still to be announced with it."""
    table, me, kind = focus.table, play.you, play.card.kind
    announced = False
    for _ in focus.plays(play, announcements):
        announced = True
        if kind.chances is None:
            if survives(after(table, play), me):
                return True
        elif all(survives(new, me) for new in _whatever_comes(table, play)):
            return True
    if announced:
        return False
    new = copy(table)
    settle(new, me)
    return survives(new, me)


def _whatever_comes(table: Table, play: PlayedCard) -> Iterator[Table]:
    """Every table that chance may make of a card."""
    assert play.card.kind.chances is not None
    for change in play.card.kind.chances(table, play):
        new = copy(table)
        make_true(new, change)
        settle(new, play.you)
        yield new
