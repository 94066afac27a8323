"""The state of a match of Malta! as far as a seat can reckon with it: boards, pawns and how many cards there are.

It is copied and changed at will to see what a card would do.
"""

from __future__ import annotations

from functools import cache

from ruthless.games.malta.board import OFF, Grid, grid
from ruthless.games.malta.picture import read_sign
from ruthless.games.malta.tiles import SHAPES
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.seats import Seat

Tile = tuple[int, tuple[int, ...], str]
"""The number a tile shows, where its arrows point, and how it is drawn."""

_ARROWS = {shape: arrows for arrows, shape in SHAPES.items()}


@cache
def tile(sign: str) -> Tile:
    """A tile as it is drawn."""
    if sign.startswith("o"):
        return 0, (), sign
    notation, quarters = read_sign(sign)
    number = int(notation[-1]) if notation[-1].isdigit() else 1
    shape = notation[1] if notation[0] in "abcdefg" else notation[0]
    return number, tuple((side + quarters) % 4 for side in _ARROWS[shape]), sign


@cache
def removed(sign: str) -> Tile:
    """A tile that is turned over."""
    return tile("o" + read_sign(sign)[0])


@cache
def restored(sign: str) -> Tile:
    """A tile that is turned up again."""
    return tile(sign.removeprefix("o"))


@cache
def turned(sign: str, quarters: int) -> Tile:
    """A tile that is turned clockwise; its sign need not be kept, for nothing is done to it twice."""
    number, arrows, _ = tile(sign)
    return number, tuple((side + quarters) % 4 for side in arrows), sign


class State:
    """Plain data, quick to copy."""

    __slots__ = (
        *("blind", "counts", "draw", "ended", "grid", "homes", "lost", "order", "owed", "pawns"),
        *("player", "skips", "spares", "stage", "tiles"),
    )

    grid: Grid
    tiles: list[Tile]
    pawns: list[int]
    homes: list[int]
    counts: list[int]
    order: list[Seat]
    lost: set[Seat]
    blind: list[bool]
    skips: list[int]
    player: Seat
    stage: str
    owed: int
    draw: int
    spares: list[str]
    ended: bool
    """Whether the turn ends without a move."""

    def copy(self) -> State:
        """A state of its own."""
        new = State.__new__(State)
        new.grid = self.grid
        new.tiles = self.tiles.copy()
        new.pawns = self.pawns.copy()
        new.homes = self.homes
        new.counts = self.counts.copy()
        new.order = self.order
        new.lost = self.lost
        new.blind = self.blind
        new.skips = self.skips
        new.player = self.player
        new.stage = self.stage
        new.owed = self.owed
        new.draw = self.draw
        new.spares = self.spares
        new.ended = self.ended
        return new

    @property
    def alive(self) -> list[Seat]:
        """Who has not lost."""
        return [seat for seat, pawn in enumerate(self.pawns) if pawn != OFF]

    def exits(self, space: int) -> tuple[int, ...]:
        """The spaces to which the arrows of a space lead."""
        return _exits(self.grid.width, space, self.tiles[space][1])


@cache
def _exits(width: int, space: int, arrows: tuple[int, ...]) -> tuple[int, ...]:
    beside = grid(width).neighbours[space]
    return tuple(beside[side] for side in arrows if beside[side] != OFF)


def read(view: MaltaView) -> State:
    """What a view says."""
    state = State()
    state.grid = board = grid(view.width)
    numbers = _numbers(view.width)
    state.tiles = [tile(sign) for sign in view.board]
    state.pawns = [numbers.get(name, OFF) for name in view.pawns]
    state.homes = [numbers.get(name, OFF) for name in view.homes]
    state.counts = view.counts.copy()
    state.order = view.order
    state.lost = set(view.lost)
    state.blind = view.blind
    state.skips = view.skips
    state.player = view.player
    state.stage = view.stage
    state.owed = view.owed
    state.draw = view.draw
    state.spares = view.spares
    state.ended = False
    assert board.width == view.width
    return state


@cache
def _numbers(width: int) -> dict[str, int]:
    return {name: space for space, name in enumerate(grid(width).names)}
