"""Arrangements: a layout in the making, for a game and a number of seats.

Whatever has names gets a place for each. Names that come from outside go behind everything else, so that the places of
what is the game's own stay where they are, whatever somebody has added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ruthless.kernel.game import Game
from ruthless.vectors.layout import Layout

MOST = 32767
"""The greatest number an entry can hold; what could be greater is cut off there."""

Places: TypeAlias = dict[Any, int]
"""By what stands in a view the place that is for it."""


def cut(number: int) -> int:
    """A number, cut off at the ends of what an entry can hold."""
    return min(max(number, -MOST), MOST)


def named(names: Iterable[str | int]) -> dict[Any, str]:
    """Names as things that are labelled by themselves."""
    return {name: str(name) for name in names}


def _added(game: Game) -> set[str]:
    """The names that other packages have added to a game: expansions, and kinds and faces of their cards."""
    kinds = [kind for kind in game.kinds if kind.expansion in game.expansions]
    return {*game.expansions, *(kind.name for kind in kinds), *(face for kind in kinds for face in kind.faces)}


class Arrangement:
    """The pieces put down so far. `things` are what can stand in a view, each with the label of its place."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.layout = Layout()
        self.players: dict[Any, str] = {seat: f"seat {seat}" for seat in range(seats)}
        self.add = self.layout.add
        self._outside = _added(game)
        self._behind: list[tuple[str, Mapping[Any, str], str, int, list[Places], bool]] = []

    def faces(self, *backs: str) -> dict[Any, str]:
        """The different faces of the cards with these backs, or of all cards; their order is fixed for a rules version."""
        return named(dict.fromkeys(str(card) for card in self.game.cards if not backs or card.back in backs))

    def choice(self, name: str, things: Mapping[Any, str], meaning: str) -> Places:
        """A place for each thing, of which at most one is 1."""
        return self._spread(name, things, meaning, 1, 1, False)[0]

    def counts(self, name: str, things: Mapping[Any, str], meaning: str, high: int = MOST) -> Places:
        """A place for each thing: how often it is there."""
        return self._spread(name, things, meaning, high, 1, False)[0]

    def rows(self, name: str, rows: int, things: Mapping[Any, str], meaning: str, high: int = MOST) -> list[Places]:
        """Row by row a place for each thing."""
        return self._spread(name, things, meaning, high, rows, True)

    def _spread(
        self, name: str, things: Mapping[Any, str], meaning: str, high: int, rows: int, in_rows: bool
    ) -> list[Places]:
        own = {thing: label for thing, label in things.items() if label not in self._outside}
        places = self._put(name, own, meaning, high, rows, in_rows)
        if len(own) < len(things):
            others = {thing: label for thing, label in things.items() if thing not in own}
            self._behind.append((f"{name}_outside", others, f"{meaning}: from outside", high, places, in_rows))
        return places

    def _put(
        self, name: str, things: Mapping[Any, str], meaning: str, high: int, rows: int, in_rows: bool
    ) -> list[Places]:
        labels: Sequence[str] = tuple(things.values())
        width = len(labels)
        start = self.add(name, (rows, width) if in_rows else width, high, meaning, labels)
        return [
            dict(zip(things, range(start + row * width, start + (row + 1) * width), strict=True)) for row in range(rows)
        ]

    def finish(self) -> Layout:
        """Put down what comes from outside."""
        for name, things, meaning, high, places, in_rows in self._behind:
            for row, more in zip(places, self._put(name, things, meaning, high, len(places), in_rows), strict=True):
                row.update(more)
        self._behind.clear()
        return self.layout
