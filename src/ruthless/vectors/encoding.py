"""Encoders: what a seat may know as a vector. The places come from the shapes that the view's fields declare.

An encoder reads a view, or a table by what the view's fields say of it, and the house rules, which everybody knows, and
nothing else: what a seat may not know cannot get into its vector. Both ways give the same vector. Vectors are arrays of
16-bit whole numbers. Seats stand in the order of their numbers, as in the action ids.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from typing import Any, final

from ruthless.kernel.decisions import Question
from ruthless.kernel.errors import RuthlessError, WrongSeats
from ruthless.kernel.game import Game, game_named, part_of
from ruthless.kernel.match import Match
from ruthless.kernel.options import Options
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import Reading, View
from ruthless.vectors.arrangement import Arrangement
from ruthless.vectors.house_rules import house_rules
from ruthless.vectors.native import is_array
from ruthless.vectors.pieces import Pieces
from ruthless.vectors.rows import Row, buffer
from ruthless.vectors.writing import WriteTable, WriteView, written


class Vectors:
    """The vectors of a game's views for one number of seats, whatever the house rules."""

    def __init__(self, game: Game, seats: int, view: type[View], part: Callable[[str], Any]) -> None:
        """`part` finds what the game's own module of vectors has under a name."""
        self.game = game
        self.seats = seats
        made = Arrangement(game, seats)
        self.faces: tuple[str, ...] = tuple(made.faces())
        self.pieces = Pieces(made, view, part)
        self.write_house_rules = house_rules(made)
        self.layout = made.finish()
        self.pieces.finish()
        self.places = self.pieces.places
        notes = not is_array(buffer(0))
        self.write_view: WriteView = written(self.pieces.lines, off_table=False, notes=notes).function(self.places)
        self.write_table: WriteTable | None = None
        """None if the game does not say how its view is read off a table."""
        if game.table is not None:
            compiled: WriteTable | None = part("write_table")
            if compiled is None:
                compiled = written(self.pieces.lines, off_table=True, notes=notes).function(self.places)
            self.write_table = compiled


@cache
def vectors_of(game: str, seats: int) -> Vectors:
    """The vectors of a game for that number of seats."""
    rules = game_named(game)
    if not rules.fewest <= seats <= rules.most:
        raise WrongSeats(f"{game} is for {rules.fewest} to {rules.most} seats, not {seats}")
    module = part_of(game, "vectors")
    view = type(Match.new(game, seats, 0).view())
    return Vectors(rules, seats, view, lambda name: getattr(module, name, None))


@final
class Observing(Reading):
    """Writes what seats may know of matches into one row, by the house rules of those matches."""

    __slots__ = ("_options", "_vectors", "row")

    def __init__(self, vectors: Vectors, options: Options, row: Row) -> None:
        self._vectors = vectors
        self._options = options
        self.row = row
        self._begin()

    def _begin(self) -> None:
        """The row has the house rules in it, which stay there, and nothing else."""
        self.row.wipe()
        self._vectors.write_house_rules(self._options, self.row)

    def observe(self, match: Match, seat: Seat | None) -> None:
        """The row says what a seat, or the public, may know of a match."""
        self.row.clear()
        if self._vectors.write_table is None:
            self.show(match.view(seat))
            return
        try:
            match.read(seat, self)
        except (IndexError, KeyError):
            self._begin()
            self.show(match.view(seat))  # which says what has no place
            raise  # if all has one, something is wrong with how it is read

    def read(self, table: Any, seat: Seat | None, asked: list[Seat], question: Question | None) -> None:
        vectors = self._vectors
        assert vectors.write_table is not None
        vectors.write_table(table, seat, asked, question, self.row, vectors.places)

    def show(self, view: View) -> None:
        """The row says what a view says."""
        self.row.clear()
        try:
            self._vectors.write_view(view, self.row, self._vectors.places)
        except KeyError as missing:
            self._begin()
            raise RuthlessError(f"the vectors of {self._vectors.game.name} have no place for {missing}") from missing


@final
class Encoder:
    """The vectors of a game's views for one number of seats, by the house rules of one match."""

    __slots__ = ("_observing", "_vectors", "faces", "game", "layout", "seats")

    def __init__(self, vectors: Vectors, options: Options) -> None:
        self.game = vectors.game.name
        self.seats = vectors.seats
        self.faces = vectors.faces
        """All cards of the game by face, in notation."""
        self.layout = vectors.layout
        """Which place of a vector means what."""
        self._vectors = vectors
        size = self.layout.size
        self._observing = Observing(vectors, options, Row(buffer(size), 0, size))

    def under(self, options: Options) -> Encoder:
        """The encoder for matches by these house rules; the layout is the same."""
        return Encoder(self._vectors, options)

    def encode(self, view: View) -> array[int]:
        """The vector of a view."""
        self._observing.show(view)
        return self._observing.row.copy()

    def observe(self, match: Match, seat: Seat | None) -> array[int]:
        """The vector of what a seat, or the public, may know of a match: the same as that of its view, made without it."""
        self._observing.observe(match, seat)
        return self._observing.row.copy()

    def observing(self, options: Options, row: Row) -> Observing:
        """What writes vectors into this row, which is as long as the layout at least."""
        return Observing(self._vectors, options, row)
