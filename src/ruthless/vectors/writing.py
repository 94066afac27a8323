"""Writing: the function that writes a view into a vector, put together field by field.

Like the methods of dataclasses it is made as source, once for a game and a number of seats: so nothing is looked up at
each view that is known beforehand.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ruthless.vectors.arrangement import Places

Row: TypeAlias = "array[int]"
Fill: TypeAlias = Callable[[Any, Row], None]
"""Writes what a view, or one of its fields, says into a row that is 0 there."""


class Writing:
    """The lines put down so far. The methods take a field of the view and the places that are for it."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._scope: dict[str, Any] = {}

    def _known(self, thing: object) -> str:
        """The name under which the lines know something."""
        name = f"known_{len(self._scope)}"
        self._scope[name] = thing
        return name

    def number(self, field: str, place: int) -> None:
        """A number, or a flag."""
        self._lines.append(f"row[{place}] = view.{field}")

    def number_by_seat(self, field: str, places: Sequence[int]) -> None:
        """By seat a number, or a flag; nothing for none."""
        targets = " ".join(f"row[{place}]," for place in places)
        self._lines.append(f"if one := view.{field}: {targets[:-1] if len(places) > 1 else targets} = one")

    def choice(self, field: str, places: Places, *, or_other: bool) -> None:
        """Something that is one of several, or perhaps something else; an empty text or nothing for none."""
        known = self._known(places)
        known_only = f" and one in {known}" if or_other else ""
        self._lines.append(f"if (one := view.{field}) != '' and one is not None{known_only}: row[{known}[one]] = 1")

    def choice_by_seat(self, field: str, places: list[Places]) -> None:
        """By seat something that is one of several; an empty text for none."""
        self._lines += [
            f"for where, one in zip({self._known(places)}, view.{field}):",
            "    if one != '': row[where[one]] = 1",
        ]

    def count(self, field: str, places: Places) -> None:
        """Things that are counted; nothing for none."""
        self._lines.append(f"for one in view.{field} or (): row[{self._known(places)}[one]] += 1")

    def count_by_seat(self, field: str, places: list[Places]) -> None:
        """By seat things that are counted."""
        self._lines += [
            f"for where, some in zip({self._known(places)}, view.{field}):",
            "    if some:",
            "        for one in some: row[where[one]] += 1",
        ]

    def order(self, field: str, start: int) -> None:
        """By seat its number in an order."""
        self._lines.append(f"for number, one in enumerate(view.{field}, 1): row[{start} + one] = number")

    def presence(self, field: str, place: int) -> None:
        """Whether a list says anything."""
        self._lines.append(f"if view.{field}: row[{place}] = 1")

    def own(self, field: str, fill: Fill) -> None:
        """Something that another function writes, if it says anything."""
        self._lines.append(f"if one := view.{field}: {self._known(fill)}(one, row)")

    def function(self) -> Fill:
        """What writes all of it."""
        source = "\n    ".join(["def write(view, row):", *self._lines])
        exec(source, self._scope)  # the text is made of names of fields and our own numbers only
        made: Fill = self._scope["write"]
        return made
