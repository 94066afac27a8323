"""The pieces of a view: for each field those that its shape asks for, and what fills them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, fields
from typing import Any, TypeAlias

from ruthless.kernel import shapes
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.shapes import Shape, shape_of
from ruthless.kernel.views import View
from ruthless.vectors.arrangement import MOST, Arrangement, named
from ruthless.vectors.questions import question
from ruthless.vectors.writing import Fill, Writing

Own: TypeAlias = Callable[[Arrangement], Fill]
"""Puts down the pieces of a field that has no shape in common with others; gives what fills them from its value."""


def write_views(made: Arrangement, view: type[View], own: Callable[[str], Own | None]) -> Fill:
    """Put down the pieces of all fields in their order; gives what fills them from a view.

    `own` finds what the game's own module has for a field.
    """
    found = [(one.name, _shape(made, one)) for one in fields(view)]
    writing = Writing()
    pieces = _Pieces(made, writing)
    for name, shape in found:
        if name == "question":
            spaces = next((shape.names for _, shape in found if shape.kind in (shapes.SPACE, shapes.SPACES)), ())
            writing.own(name, question(made, named(spaces)))
        elif shape.kind == shapes.OWN:
            makes = own(name)
            if makes is None:
                raise RuthlessError(f"{made.game.name} has nothing in its vectors for the view's field {name!r}")
            writing.own(name, makes(made))
        elif shape.by_seat:
            pieces.add_by_seat(name, shape)
        elif shape.kind != shapes.LEFT_OUT:
            pieces.add(name, shape)
    return writing.function()


def _shape(made: Arrangement, one: Field[Any]) -> Shape:
    shape = shape_of(one)
    if shape is None:
        raise RuthlessError(f"the view of {made.game.name} does not say what its field {one.name!r} holds")
    return shape


class _Pieces:
    """Puts down the piece of a field, and the line that writes it."""

    def __init__(self, made: Arrangement, writing: Writing) -> None:
        self._made = made
        self._writing = writing

    def add(self, name: str, shape: Shape) -> None:
        """The piece of a field."""
        made, writing, kind, meaning = self._made, self._writing, shape.kind, shape.meaning
        if kind in (shapes.NUMBER, shapes.FLAG):
            low, high = _bounds(shape)
            writing.number(name, made.add(name, 1, high, meaning, low=low))
        elif kind == shapes.ORDER:
            players = tuple(made.players.values())
            meaning = f"{meaning}: by seat its number, from 1"
            writing.order(name, made.add(name, made.seats, made.seats, meaning, players))
        elif kind in (shapes.SEAT, shapes.ONE_OF, shapes.CARD, shapes.SPACE):
            writing.choice(name, made.choice(name, self._things(shape), meaning), or_other=shape.or_other)
        else:
            only_once = kind == shapes.SPACES or (kind == shapes.SEATS and not shape.often)
            writing.count(name, made.counts(name, self._things(shape), meaning, 1 if only_once else MOST))

    def add_by_seat(self, name: str, shape: Shape) -> None:
        """The piece of a field that is a list by seat."""
        made, writing, kind, meaning = self._made, self._writing, shape.kind, shape.meaning
        if kind in (shapes.NUMBER, shapes.FLAG):
            low, high = _bounds(shape)
            start = made.add(name, made.seats, high, meaning, tuple(made.players.values()), low)
            writing.number_by_seat(name, range(start, start + made.seats))
            if shape.sometimes:
                writing.presence(name, made.add(f"has_{name}", 1, 1, f"whether `{name}` says anything"))
        elif kind == shapes.CARDS:
            writing.count_by_seat(name, made.rows(name, made.seats, self._things(shape), meaning))
        else:
            writing.choice_by_seat(name, made.rows(name, made.seats, self._things(shape), meaning, 1))

    def _things(self, shape: Shape) -> Mapping[Any, str]:
        """What can stand in a field, with the labels of its places."""
        if shape.kind in (shapes.SEAT, shapes.SEATS):
            return self._made.players
        if shape.kind in (shapes.CARD, shapes.CARDS):
            return self._made.faces(shape.back)
        if shape.numbered:
            return {number: str(name) for number, name in enumerate(shape.names)}
        return named(shape.names)


def _bounds(shape: Shape) -> tuple[int, int]:
    """The least and the greatest number of a field."""
    if shape.kind == shapes.FLAG:
        return 0, 1
    return -MOST if shape.signed else 0, MOST
