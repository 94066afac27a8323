"""Surviving one's turn: whether one could end it now, and which cards in the hand would let one."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from ruthless.bots.malta.choosing import Focus
from ruthless.games.malta.cards import Card, Play
from ruthless.games.malta.carrying import make_true
from ruthless.games.malta.changes import BoardChange
from ruthless.games.malta.foreseeing import after
from ruthless.games.malta.moving import exits, racket
from ruthless.games.malta.table import PLAY, Table, copy, is_in
from ruthless.games.malta.tiles import Tile
from ruthless.kernel.seats import Seat


def is_safe(table: Table, me: Seat) -> bool:
    """Whether one survives one's turn if nothing comes of what is still to be played: one can move, and pay the racket."""
    space = table.pawns[me]
    cards = len(table.hands[me]) - table.owed
    for there in exits(table.width, space, table.board[space].arrows):
        if cards > (sum(racket(table, me, there).values()) if there in table.pawns else 0):
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
        """Whether one of these cards lets one survive a turn on a space with that tile; see `saviour`."""
        return self.saviour(hand, tile, space, left) is not None

    def saviour(self, hand: Iterable[Card], tile: Tile, space: int, left: int) -> Card | None:
        """One of these cards that lets one survive a turn on a space with that tile, with so many others left in the end.

        There may be fewer than none: then it has to bring some.
        """
        for card in hand:
            key = card.face, tile, space, left
            if key not in self._known:
                self._known[key] = self._saves(card, tile, space, left)
            if self._known[key]:
                return card
        return None

    def hope(self, hand: Iterable[Card]) -> bool:
        """Whether one of these cards brings others that one does not know."""
        space = self._table.pawns[self._me]
        table, focus = self._turn(self._table.board[space], space, 0)
        for card in hand:
            play = Play(card, self._me)
            if focus.most(play, card.kind.announces, lambda play: len(after(table, play).hands[self._me])) > 0:
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
        play = Play(card, self._me)
        most = focus.most(play, card.kind.announces, lambda play: float(self._survives(table, play)))
        return is_safe(table, self._me) if most == -inf else most > 0

    def _survives(self, table: Table, play: Play) -> bool:
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
