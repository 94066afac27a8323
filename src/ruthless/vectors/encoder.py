"""Encoders: a view as a vector. The places come from the shapes that the view's fields declare.

An encoder reads a view and the house rules, which everybody knows, and nothing else: what a seat may not know cannot get
into its vector. Vectors are arrays of 16-bit whole numbers. Seats stand in the order of their numbers, as in the action
ids.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from copy import copy
from dataclasses import fields, replace
from typing import Any

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import Game
from ruthless.kernel.options import Options
from ruthless.kernel.views import View
from ruthless.vectors.arrangement import Arrangement, cut
from ruthless.vectors.house_rules import house_rules
from ruthless.vectors.pieces import Own, write_views


class Encoder:
    """The vectors of a game's views for one number of seats, by the house rules of one match."""

    def __init__(self, game: Game, seats: int, view: type[View], own: Callable[[str], Own | None]) -> None:
        """By the default house rules; `under` makes one for others."""
        self.game = game.name
        self.seats = seats
        made = Arrangement(game, seats)
        self.faces: tuple[str, ...] = tuple(made.faces())
        """All cards of the game by face, in notation."""
        self._write = write_views(made, view, own)
        self._write_house_rules = house_rules(made)
        self.layout = made.finish()
        """Which place of a vector means what."""
        self._begin(game.options())

    def _begin(self, options: Options) -> None:
        self._base = array("h", bytes(2 * self.layout.size))
        self._write_house_rules(options, self._base)

    def under(self, options: Options) -> Encoder:
        """The encoder for matches by these house rules; the layout is the same."""
        twin = copy(self)
        twin._begin(options)
        return twin

    def encode(self, view: View) -> array[int]:
        """The vector of a view."""
        row = self._base[:]
        try:
            self._write(view, row)
        except KeyError as missing:
            raise RuthlessError(f"the vectors of {self.game} have no place for {missing}") from missing
        except OverflowError:
            return self.encode(_cut(view))
        return row


def _cut(view: View) -> View:
    """A view with its numbers cut off at the ends of what an entry can hold."""
    cuts: dict[str, Any] = {}
    for one in fields(view):
        value = getattr(view, one.name)
        if type(value) is int:
            cuts[one.name] = cut(value)
        elif isinstance(value, list) and value and type(value[0]) is int:
            cuts[one.name] = [cut(number) for number in value]
    return replace(view, **cuts)
