"""What is worth announcing with a card: every possibility, but of spaces and lines only those where something is at
stake. Where nothing is, a card does nothing that matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from ruthless.games.malta.announcing import ANYBODY
from ruthless.games.malta.board import OFF
from ruthless.games.malta.cards import Announcement, Kind, PlayedCard
from ruthless.games.malta.choices import (
    AIMS,
    COLUMN_LINES,
    LINES,
    ROWS,
    SIDES,
    SPOTS,
    TURNS,
    BoardLine,
    Rotation,
    Spot,
    spots,
)
from ruthless.games.malta.moving import all_exits
from ruthless.games.malta.table import Table
from ruthless.games.malta.tiles import Tile
from ruthless.kernel.decisions import Option
from ruthless.kernel.seats import NOBODY, Seat

Sample: TypeAlias = tuple[int, int, int]
"""Arrows as a set, one bit a side, and where the tiles that have these and the lowest and the highest number lie."""

_NAMED: Final[dict[str, Option]] = {option.notation: option for option in (*AIMS, *SPOTS, *SIDES, *TURNS, *LINES)}


def told(table: Table, play: PlayedCard, announcements: Sequence[Announcement], said: Sequence[str]) -> PlayedCard:
    """A card with what everybody has heard to be announced noted in it."""
    for one, text in zip(announcements, said, strict=False):
        one.notes(table, play, _NAMED[text])
    return play


def is_about_spaces(kind: Kind) -> bool:
    """Whether a kind of card is directed at a space or a line, so that it can be where nothing is at stake."""
    return bool(kind.announces) and kind.announces[0].names in (Spot, BoardLine)


def at_stake(table: Table, spared: Seat = NOBODY) -> set[int]:
    """The spaces where pawns are; where nobody else is than one who is spared nothing is at stake."""
    return {pawn for seat, pawn in enumerate(table.pawns) if pawn != OFF and seat != spared}


class Focus:
    """The spaces and pawns of a table at which a seat looks when it announces something."""

    __slots__ = ("_lines", "_samples", "_spared", "_spots", "_stakes", "table")

    def __init__(self, table: Table, stakes: set[int], spared: Seat = NOBODY) -> None:
        """`spared` is at whose pawn one does not look, if anybody's."""
        self.table = table
        self._stakes = stakes
        self._spared = spared
        self._spots: list[Spot] = []
        self._lines: list[BoardLine] = []
        self._samples: list[Sample] = []

    def plays(self, play: PlayedCard, announcements: Sequence[Announcement]) -> Iterator[None]:
        """Each way to announce what is worth it, noted in the play one after the other."""
        if not announcements:
            yield
            return
        for option in self.options(self.table, play, announcements[0]):
            announcements[0].notes(self.table, play, option)
            yield from self.plays(play, announcements[1:])

    def options(self, table: Table, play: PlayedCard, announcement: Announcement) -> Sequence[Option]:
        """What is worth announcing."""
        if announcement.names is Spot:
            return announcement.asks(table, play).allowed(table, play.you, self.spots_for(play, announcement))
        if announcement.names is BoardLine:
            return self.lines()
        if announcement.names is Rotation:
            return self._turns(play)
        options = announcement.options(table, play)
        if announcement is ANYBODY and self._spared != NOBODY:
            return [option for option in options if option is not AIMS[self._spared]]
        return options

    def spots_for(self, play: PlayedCard, announcement: Announcement) -> list[Spot]:
        """The spaces that are worth naming: first where something is at stake, then where a tile lies that matters there."""
        is_first = announcement is play.card.kind.announces[0]
        return self.spots() if is_first else self._seconds(play)

    def _turns(self, play: PlayedCard) -> tuple[Rotation, ...]:
        """How far a tile is worth turning: for others if that opens or closes a way, for oneself in any case."""
        table, space = self.table, play.space
        tile = table.board[space]
        if tile.turned[1] is tile:
            return TURNS[:1]
        if table.pawns[play.you] == space:
            return TURNS
        exits = all_exits(table.width)
        ways = len(exits[tile.pointing][space])
        turns = [turn for turn in TURNS if len(exits[tile.turned[turn.quarters].pointing][space]) != ways]
        return tuple(turns) or TURNS[:1]

    def spots(self) -> list[Spot]:
        """The spaces where something is at stake."""
        if not self._spots:
            names = spots(self.table.width)
            self._spots = [names[space] for space in self._stakes]
        return self._spots

    def lines(self) -> list[BoardLine]:
        """The rows and columns where something is."""
        if not self._lines:
            width = self.table.width
            self._lines = [ROWS[row] for row in {space // width for space in self._stakes}]
            self._lines += [COLUMN_LINES[column] for column in {space % width for space in self._stakes}]
        return self._lines

    def _seconds(self, play: PlayedCard) -> list[Spot]:
        """Where the tiles lie that would be best for oneself on a space, and worst for others, without a closer look."""
        board, width, space = self.table.board, self.table.width, play.space
        exits = all_exits(width)
        if not self._samples:
            self._samples = _samples(tuple(board))
        least, most = 99.0, -1.0
        worst = best = OFF
        for pointing, few, many in self._samples:
            ways = len(exits[pointing][space])
            bad = board[few].number + ways if ways else -1.0
            good = board[many].number + 0.5 * ways if ways else 0.0
            if bad < least and few != space:
                least, worst = bad, few
            if good > most and many != space:
                most, best = good, many
        mine = self.table.pawns[play.you] == space
        shared = self.table.pawns.count(space) > 1
        names = spots(width)
        return [names[place] for place in ((worst, best) if mine and shared else (best if mine else worst,))]


@lru_cache(256)
def _samples(board: tuple[Tile, ...]) -> list[Sample]:
    """A sample for all arrows that there are."""
    spaces: dict[int, list[int]] = {}
    for space, tile in enumerate(board):
        spaces.setdefault(tile.pointing, []).append(space)
    by_number = [(pointing, sorted(some, key=lambda space: board[space].number)) for pointing, some in spaces.items()]
    return [(pointing, some[0], some[-1]) for pointing, some in by_number]
