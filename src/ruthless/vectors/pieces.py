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
from ruthless.vectors.questions import Asking
from ruthless.vectors.rows import Fill
from ruthless.vectors.writing import NO_PLACE, NOWHERE, Line, Places

Own: TypeAlias = Callable[[Arrangement], Fill]
"""Puts down the pieces of a field that has no shape in common with others; gives what fills them from its value."""


class Pieces:
    """The pieces of a view's fields, put down in their order: where they stand, and how they are written."""

    def __init__(self, made: Arrangement, view: type[View], own: Callable[[str], Own | None]) -> None:
        """`own` finds what the game's own module has for a field."""
        self.places = Places()
        self.lines: list[Line] = []
        """What has to be written, field by field."""
        self._made = made
        self._cards: list[tuple[dict[Any, int], str, list[int]]] = []
        found = [(one.name, _shape(made, one)) for one in fields(view)]
        spaces = next((shape.names for _, shape in found if shape.kind in (shapes.SPACE, shapes.SPACES)), ())
        for name, shape in found:
            if name == "question":
                self.places.asking = Asking(made, named(spaces))
                self._write("question", name, shape)
            elif shape.kind == shapes.OWN:
                self._add_own(name, shape, own(name))
            elif shape.by_seat:
                self._add_by_seat(name, shape)
            elif shape.kind != shapes.LEFT_OUT:
                self._add(name, shape)

    def _write(self, how: str, name: str, shape: Shape) -> None:
        self.lines.append((how, name, shape))

    def _add_own(self, name: str, shape: Shape, makes: Own | None) -> None:
        if makes is None:
            raise RuthlessError(f"{self._made.game.name} has nothing in its vectors for the view's field {name!r}")
        self.places.fills.append(makes(self._made))
        self._write("own", name, shape)

    def _add(self, name: str, shape: Shape) -> None:
        """The piece of a field."""
        made, kind, meaning = self._made, shape.kind, shape.meaning
        if kind in (shapes.NUMBER, shapes.FLAG):
            low, high = _bounds(shape)
            self.places.starts.append(made.add(name, 1, high, meaning, low=low))
            self._write("flag" if kind == shapes.FLAG else "number", name, shape)
        elif kind == shapes.ORDER:
            meaning = f"{meaning}: by seat its number, from 1"
            self.places.starts.append(made.add(name, made.seats, made.seats, meaning, tuple(made.players.values())))
            self._write("order", name, shape)
        elif kind in (shapes.SEAT, shapes.ONE_OF, shapes.CARD, shapes.SPACE):
            places = made.choice(name, self._things(shape), meaning)
            self.places.names.append(_or_nothing(places))
            if kind == shapes.CARD:
                self.places.faces.append(self._faces(places, shape))
            self._write("card" if kind == shapes.CARD else "choice", name, shape)
        else:
            only_once = kind == shapes.SPACES or (kind == shapes.SEATS and not shape.often)
            places = made.counts(name, self._things(shape), meaning, 1 if only_once else MOST)
            self.places.names.append(places)
            if kind == shapes.CARDS:
                self.places.faces.append(self._faces(places, shape))
            self._write("cards" if kind == shapes.CARDS else "count", name, shape)

    def _add_by_seat(self, name: str, shape: Shape) -> None:
        """The piece of a field that is a list by seat."""
        made, kind, meaning = self._made, shape.kind, shape.meaning
        if kind in (shapes.NUMBER, shapes.FLAG):
            low, high = _bounds(shape)
            self.places.starts.append(made.add(name, made.seats, high, meaning, tuple(made.players.values()), low))
            self._write("flag_by_seat" if kind == shapes.FLAG else "number_by_seat", name, shape)
            if shape.sometimes:
                self.places.starts.append(made.add(f"has_{name}", 1, 1, f"whether `{name}` says anything"))
                self._write("presence", name, shape)
        elif kind == shapes.CARDS:
            rows = made.rows(name, made.seats, self._things(shape), meaning)
            self.places.names_by_seat.append(rows)
            self.places.faces_by_seat.append([self._faces(places, shape) for places in rows])
            self._write("cards_by_seat", name, shape)
        else:
            rows = made.rows(name, made.seats, self._things(shape), meaning, 1)
            self.places.names_by_seat.append([_or_nothing(places) for places in rows])
            self._write("choice_by_seat", name, shape)

    def _things(self, shape: Shape) -> Mapping[Any, str]:
        """What can stand in a field, with the labels of its places."""
        if shape.kind in (shapes.SEAT, shapes.SEATS):
            return self._made.players
        if shape.kind in (shapes.CARD, shapes.CARDS):
            return self._made.faces(shape.back)
        if shape.numbered:
            return {number: str(name) for number, name in enumerate(shape.names)}
        return named(shape.names)

    def _faces(self, places: dict[Any, int], shape: Shape) -> list[int]:
        """The places of cards by face, once they are known: see `finish`."""
        faces: list[int] = []
        self._cards.append((places, shape.back, faces))
        return faces

    def finish(self) -> None:
        """Now that the arrangement is finished, all cards have their places."""
        cards = self._made.game.cards
        for places, back, faces in self._cards:
            faces += [NO_PLACE] * (1 + max((card.face for card in cards), default=0))
            for card in cards:
                if card.back == back:
                    faces[card.face] = places[card.notation]
        self._cards.clear()


def _shape(made: Arrangement, one: Field[Any]) -> Shape:
    shape = shape_of(one)
    if shape is None:
        raise RuthlessError(f"the view of {made.game.name} does not say what its field {one.name!r} holds")
    return shape


def _or_nothing(places: dict[Any, int]) -> dict[Any, int]:
    """Places for a field in which nothing can stand, too: an empty text, or nobody."""
    places[""] = places[None] = NOWHERE
    return places


def _bounds(shape: Shape) -> tuple[int, int]:
    """The least and the greatest number of a field."""
    if shape.kind == shapes.FLAG:
        return 0, 1
    return -MOST if shape.signed else 0, MOST
