"""Writing: the functions that write what a seat may know into a row, put together field by field.

Like the methods of dataclasses they are made as source, so that nothing is looked up for each vector that is known
beforehand. There are two from the same shapes: one reads a view; the other, for a game that names the class of its
tables, reads the table itself, by what the shapes say of it (`kernel/shapes.py`). Neither depends on the number of
seats: where things stand is in the `Places`. So a build can put the second into the game's own module of vectors and
compile it, typed as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, final

from ruthless.kernel.decisions import Question
from ruthless.kernel.seats import Seat
from ruthless.kernel.shapes import Shape
from ruthless.vectors.arrangement import MOST, cut
from ruthless.vectors.questions import Asking
from ruthless.vectors.rows import Fill, Row

NOWHERE: Final = -1
"""The place of what says nothing: an empty text, nobody."""
NO_PLACE: Final = 1 << 40
"""What stands for a place that there is not: to write there is an error."""


@final
class Places:
    """Where the fields of a view stand in a vector, for one number of seats; each list in the order of its fields."""

    __slots__ = ("asking", "faces", "faces_by_seat", "fills", "names", "names_by_seat", "starts")

    def __init__(self) -> None:
        self.asking: Asking
        """The question."""
        self.starts: list[int] = []
        """Of numbers, flags and orders: their first place."""
        self.names: list[dict[Any, int]] = []
        """By what can stand in a field its place."""
        self.names_by_seat: list[list[dict[Any, int]]] = []
        self.faces: list[list[int]] = []
        """Of cards: by face its place."""
        self.faces_by_seat: list[list[list[int]]] = []
        self.fills: list[Fill] = []
        """What writes the fields that have no shape in common with others."""


WriteView: TypeAlias = Callable[[Any, Row, Places], None]
"""Writes a view."""
WriteTable: TypeAlias = Callable[[Any, Seat | None, list[Seat], Question | None, Row, Places], None]
"""Writes what a seat may know of a table; the seats that are asked and the question to this one come from the match."""

_BEGIN: Final = """\
    entries, at = row.entries, row.at
    starts, names, names_by_seat = places.starts, places.names, places.names_by_seat
    faces, faces_by_seat, fills = places.faces, places.faces_by_seat, places.fills"""
_BEGIN_NOTES: Final = "\n    noted, count = row.noted, row.count"

_CUT: Final = f"{{0}} if {-MOST} <= {{0}} <= {MOST} else cut({{0}})"


@final
class Writing:
    """The lines put down so far. The methods take the name of a field and its shape, in the order of the fields.

    A field may be called like anything in the function: so its name never stands for itself there, but `the_{name}` does.
    """

    def __init__(self, *, off_table: bool, notes: bool) -> None:
        """`notes`: for rows in which places are noted."""
        self._off_table = off_table
        self._notes = notes
        self._lines: list[str] = []
        self._taken: dict[str, int] = {}
        self._reads: dict[str, Callable[..., Any]] = {}

    def _next(self, of: str) -> int:
        """The number of the next entry of one of the lists of `Places`."""
        number = self._taken.get(of, 0)
        self._taken[of] = number + 1
        return number

    def _value(self, name: str, shape: Shape) -> str:
        """Where the value of a field comes from."""
        if not self._off_table:
            return f"view.{name}"
        if name in ("seat", "asked"):
            return name
        if shape.of is None:
            return f"table.{name}"
        self._reads[f"read_{name}"] = shape.of
        return f"read_{name}(table, seat)" if shape.by_viewer else f"read_{name}(table)"

    def _items(self, name: str, shape: Shape) -> str:
        """Where the values of a list come from; in a view nothing may stand for none of them."""
        value = self._value(name, shape)
        return value if self._off_table else f"{value} or ()"

    def _put(self, text: str, depth: int = 1) -> None:
        self._lines += ["    " * depth + line for line in text.splitlines()]

    def _set(self, place: str, value: str, depth: int = 2) -> None:
        """Write a number at a place where there is a 0."""
        self._put(f"entries[{place}] = {value}", depth)
        if self._notes:
            self._put(f"noted[count] = {place}\ncount += 1", depth)

    def _add(self, place: str, depth: int = 2) -> None:
        """Add 1 at a place."""
        if self._notes:
            self._put(f"if not entries[{place}]:\n    noted[count] = {place}\n    count += 1", depth)
        self._put(f"entries[{place}] += 1", depth)

    def number(self, name: str, shape: Shape) -> None:
        """A number."""
        self._put(f"the_{name} = {self._value(name, shape)}\nif the_{name}:")
        self._put(f"{name}_at = at + starts[{self._next('starts')}]", 2)
        self._set(f"{name}_at", _CUT.format(f"the_{name}"))

    def flag(self, name: str, shape: Shape) -> None:
        """Whether something is so."""
        self._put(f"if {self._value(name, shape)}:")
        self._put(f"{name}_at = at + starts[{self._next('starts')}]", 2)
        self._set(f"{name}_at", "1")

    def number_by_seat(self, name: str, shape: Shape) -> None:
        """By seat a number; nothing for none."""
        self._by_seat(name, shape, _CUT.format(f"one_{name}"))

    def flag_by_seat(self, name: str, shape: Shape) -> None:
        """By seat whether something is so; nothing for none."""
        self._by_seat(name, shape, "1")

    def _by_seat(self, name: str, shape: Shape, value: str) -> None:
        self._put(f"{name}_at = at + starts[{self._next('starts')}]")
        self._put(f"for one_{name} in {self._items(name, shape)}:\n    if one_{name}:")
        self._set(f"{name}_at", value, 3)
        self._put(f"{name}_at += 1", 2)

    def presence(self, name: str, shape: Shape) -> None:
        """Whether a list says anything."""
        self._put(f"if {self._value(name, shape)}:")
        self._put(f"has_{name}_at = at + starts[{self._next('starts')}]", 2)
        self._set(f"has_{name}_at", "1")

    def order(self, name: str, shape: Shape) -> None:
        """By seat its number in an order."""
        self._put(f"{name}_number = 0\nfor one_{name} in {self._items(name, shape)}:")
        self._put(f"{name}_number += 1\n{name}_at = at + starts[{self._next('starts')}] + one_{name}", 2)
        self._set(f"{name}_at", f"{name}_number")

    def choice(self, name: str, shape: Shape) -> None:
        """Something that is one of several, or perhaps something else."""
        places = f"names[{self._next('names')}]"
        value = self._value(name, shape)
        self._put(
            f"{name}_place = {places}.get({value}, -1)" if shape.or_other else f"{name}_place = {places}[{value}]"
        )
        self._one(name)

    def _one(self, name: str, depth: int = 1) -> None:
        """A 1, unless its place is nowhere."""
        self._put(f"if {name}_place >= 0:\n    {name}_at = at + {name}_place", depth)
        self._set(f"{name}_at", "1", depth + 1)

    def choice_by_seat(self, name: str, shape: Shape) -> None:
        """By seat something that is one of several."""
        self._put(f"{name}_seat = 0\nfor one_{name} in {self._items(name, shape)}:")
        self._put(f"{name}_place = names_by_seat[{self._next('names_by_seat')}][{name}_seat][one_{name}]", 2)
        self._one(name, 2)
        self._put(f"{name}_seat += 1", 2)

    def count(self, name: str, shape: Shape) -> None:
        """Things that are counted."""
        self._put(f"for one_{name} in {self._items(name, shape)}:")
        self._put(f"{name}_at = at + names[{self._next('names')}][one_{name}]", 2)
        self._add(f"{name}_at")

    def card(self, name: str, shape: Shape) -> None:
        """A card, or none."""
        faces = self._next("faces")
        if not self._off_table:
            self.choice(name, shape)
            return
        self._next("names")
        self._put(f"the_{name} = {self._value(name, shape)}\nif the_{name} is not None:")
        self._put(f"{name}_at = at + faces[{faces}][the_{name}.face]", 2)
        self._set(f"{name}_at", "1")

    def cards(self, name: str, shape: Shape) -> None:
        """Cards that are counted."""
        faces = self._next("faces")
        if not self._off_table:
            self.count(name, shape)
            return
        self._next("names")
        self._put(f"for one_{name} in {self._items(name, shape)}:")
        self._put(f"{name}_at = at + faces[{faces}][one_{name}.face]", 2)
        self._add(f"{name}_at")

    def cards_by_seat(self, name: str, shape: Shape) -> None:
        """By seat cards that are counted."""
        faces, names = self._next("faces_by_seat"), self._next("names_by_seat")
        by, what = (
            (f"faces_by_seat[{faces}]", f"one_{name}.face")
            if self._off_table
            else (f"names_by_seat[{names}]", f"one_{name}")
        )
        self._put(
            f"{name}_seat = 0\nfor some_{name} in {self._items(name, shape)}:\n    for one_{name} in some_{name}:"
        )
        self._put(f"{name}_at = at + {by}[{name}_seat][{what}]", 3)
        self._add(f"{name}_at", 3)
        self._put(f"{name}_seat += 1", 2)

    def own(self, name: str, shape: Shape) -> None:
        """Something that another function writes, if it says anything."""
        self._put(f"the_{name} = {self._value(name, shape)}\nif the_{name}:")
        self._elsewhere(f"fills[{self._next('fills')}](the_{name}, row)")

    def question(self, name: str, shape: Shape) -> None:
        """The question to the viewer."""
        asked = "question" if self._off_table else "view.question"
        self._put(f"if {asked} is not None:")
        about = ("question.id", "question.args") if self._off_table else ('view.question["id"]', "view.question")
        self._elsewhere(f"places.asking.write({', '.join(about)}, row)")

    def _elsewhere(self, call: str) -> None:
        """Let another function write; where places are noted, it does that in the row itself."""
        self._put(f"row.count = count\n{call}\ncount = row.count" if self._notes else call, 2)

    def _source(self, table: str) -> str:
        if self._off_table:
            given = f"table: {table}, seat: Seat | None, asked: list[Seat], question: Question | None"
            head = f"def write_table({given}, row: Row, places: Places) -> None:"
        else:
            head = "def write_view(view: Any, row: Row, places: Places) -> None:"
        begin, end = (_BEGIN_NOTES, ["    row.count = count"]) if self._notes else ("", [])
        return "\n".join([head, _BEGIN + begin, *self._lines, *end, ""])

    def function(self, places: Places) -> Any:
        """What writes all of it, at these places: what can be known beforehand stands in it."""
        scope: dict[str, Any] = {"cut": cut, **self._reads}

        def known(found: re.Match[str]) -> str:
            of, number = found.groups()
            thing = getattr(places, of)[int(number)]
            if of == "starts":
                return str(thing)
            scope[f"{of}_{number}"] = thing
            return f"{of}_{number}"

        source = re.sub(
            r"\b(starts|names|names_by_seat|faces|faces_by_seat|fills)\[([0-9]+)\]", known, self._source("Any")
        )
        exec(f"from __future__ import annotations\n{source}", scope)  # made of names of fields and our own numbers
        return scope["write_table" if self._off_table else "write_view"]

    def module(self, table: type) -> str:
        """The same for whatever places, as the end of a module for a build to compile."""
        imports = [
            f"from {table.__module__} import {table.__name__}",
            *(f"from {read.__module__} import {read.__name__} as {name}" for name, read in self._reads.items()),
            "from ruthless.kernel.decisions import Question",
            "from ruthless.kernel.seats import Seat",
            "from ruthless.vectors.arrangement import cut",
            "from ruthless.vectors.rows import Row",
            "from ruthless.vectors.writing import Places",
        ]
        return "\n".join([*imports, "", "", self._source(table.__name__)])


Line: TypeAlias = tuple[str, str, Shape]
"""A field of a view: the method of `Writing` that is for it, its name and its shape."""


def written(lines: Iterable[Line], *, off_table: bool, notes: bool) -> Writing:
    """What writes these fields."""
    writing = Writing(off_table=off_table, notes=notes)
    for how, name, shape in lines:
        getattr(writing, how)(name, shape)
    return writing
