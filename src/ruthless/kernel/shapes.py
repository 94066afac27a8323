"""Shapes: what a field of a view holds and what it means, said once, where the field is declared.

The places of a vector are derived from them, and so is a plain stage for a game that has none of its own. A view is a
dataclass whose fields are made by the functions here; the annotation says the type, the shape what stands in it.

A game that names the class of its tables (`Game.table`) says with it that all of its view can be read off a table field by
field, without making the view: from the table's field of the same name, or by the function that is given as `of`. What is
read that way is what the view shows, but for cards, which are the cards themselves and not their notation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import Field, field
from typing import Any, Final, TypeAlias, final

from ruthless.kernel.values import Value

NUMBER: Final = "number"
FLAG: Final = "flag"
SEAT: Final = "seat"
SEATS: Final = "seats"
ORDER: Final = "order"
ONE_OF: Final = "one of"
SOME_OF: Final = "some of"
CARD: Final = "card"
CARDS: Final = "cards"
SPACE: Final = "space"
SPACES: Final = "spaces"
OWN: Final = "own"
LEFT_OUT: Final = "left out"

PLAYING: Final = "playing"
"""The back of the cards people hold, unless a game calls it otherwise."""

Of: TypeAlias = Callable[..., Any]
"""Reads off a table what a field shows to everybody, or, given a seat as well, what it shows to that viewer."""


@final
class Shape(Value):
    """What a field holds. Words and cards are in notation; an empty text, or nothing, stands for none."""

    __slots__ = (
        *("back", "by_seat", "by_viewer", "kind", "meaning", "names", "numbered", "of"),
        *("often", "or_other", "signed", "sometimes"),
    )

    def __init__(
        self,
        kind: str,
        meaning: str,
        *,
        by_seat: bool = False,
        names: Sequence[str | int] = (),
        back: str = "",
        numbered: bool = False,
        often: bool = False,
        or_other: bool = False,
        signed: bool = False,
        sometimes: bool = False,
        of: Of | None = None,
        by_viewer: bool = False,
    ) -> None:
        self.kind = kind
        self.meaning = meaning
        self.by_seat = by_seat
        """Whether there is a list with an entry for each seat."""
        self.names = tuple(names)
        """What can be chosen or counted, or the spaces of the board."""
        self.back = back
        """Of cards: the deck they belong to."""
        self.numbered = numbered
        """Of spaces: whether they stand there as numbers, counted from 0 in the order of their names."""
        self.often = often
        """Of seats: whether one can be there several times."""
        self.or_other = or_other
        """Of choices: whether expansions may bring others, which vectors do not tell apart."""
        self.signed = signed
        """Of numbers: whether they can be below 0."""
        self.sometimes = sometimes
        """Of lists by seat: whether they are empty at times, and that says something."""
        self.of = of
        """How it is read off a table; None: from the field of the same name."""
        self.by_viewer = by_viewer
        """Whether that depends on who looks."""


def shape_of(one: Field[Any]) -> Shape | None:
    """The shape of a view's field; None if it says none."""
    shape = one.metadata.get("shape")
    return shape if isinstance(shape, Shape) else None


def holds(shape: Shape, empty: Any) -> Any:
    """A field of that shape; `empty` is what it holds if nothing is said, `list` for a list of its own."""
    if empty is list:
        return field(default_factory=list, metadata={"shape": shape})
    return field(default=empty, metadata={"shape": shape})


def number(meaning: str, *, signed: bool = False, of: Of | None = None) -> Any:
    """A whole number."""
    return holds(Shape(NUMBER, meaning, signed=signed, of=of), 0)


def numbers(meaning: str, *, signed: bool = False, sometimes: bool = False, of: Of | None = None) -> Any:
    """By seat a whole number."""
    return holds(Shape(NUMBER, meaning, by_seat=True, signed=signed, sometimes=sometimes, of=of), list)


def flag(meaning: str, *, of: Of | None = None) -> Any:
    """Whether something is so."""
    return holds(Shape(FLAG, meaning, of=of), False)


def flags(meaning: str, *, sometimes: bool = False, of: Of | None = None) -> Any:
    """By seat whether something is so."""
    return holds(Shape(FLAG, meaning, by_seat=True, sometimes=sometimes, of=of), list)


def seat(meaning: str, *, of: Of | None = None) -> Any:
    """A seat; None for nobody."""
    return holds(Shape(SEAT, meaning, of=of), 0)


def seats(meaning: str, *, often: bool = False, of: Of | None = None) -> Any:
    """Some seats, of whom the order says nothing."""
    return holds(Shape(SEATS, meaning, often=often, of=of), list)


def order(meaning: str, *, of: Of | None = None) -> Any:
    """Some seats in an order that says something."""
    return holds(Shape(ORDER, meaning, of=of), list)


def one_of(meaning: str, names: Sequence[str | int], *, or_other: bool = False, of: Of | None = None) -> Any:
    """One of these words or numbers; an empty text for none."""
    return holds(
        Shape(ONE_OF, meaning, names=names, or_other=or_other, of=of), 0 if names and isinstance(names[0], int) else ""
    )


def some_of(meaning: str, names: Sequence[str], *, of: Of | None = None) -> Any:
    """Any number of these words, each any number of times."""
    return holds(Shape(SOME_OF, meaning, names=names, of=of), list)


def card(meaning: str, *, back: str = PLAYING, of: Of | None = None) -> Any:
    """A card of a deck; an empty text for none."""
    return holds(Shape(CARD, meaning, back=back, of=of), "")


def cards(meaning: str, *, back: str = PLAYING, of: Of | None = None, by_viewer: bool = False) -> Any:
    """Some cards of a deck."""
    return holds(Shape(CARDS, meaning, back=back, of=of, by_viewer=by_viewer), list)


def hands(meaning: str, *, back: str = PLAYING, of: Of | None = None, by_viewer: bool = False) -> Any:
    """By seat some cards of a deck."""
    return holds(Shape(CARDS, meaning, by_seat=True, back=back, of=of, by_viewer=by_viewer), list)


def spaces(meaning: str, names: Sequence[str], *, numbered: bool = False, of: Of | None = None) -> Any:
    """Some spaces of a board."""
    return holds(Shape(SPACES, meaning, names=names, numbered=numbered, of=of), list)


def pawns(meaning: str, names: Sequence[str], *, numbered: bool = False, of: Of | None = None) -> Any:
    """By seat a space of a board; an empty text for none."""
    return holds(Shape(SPACE, meaning, by_seat=True, names=names, numbered=numbered, of=of), list)


def own(meaning: str, empty: Any, *, of: Of | None = None) -> Any:
    """Something that has no shape in common with other games: the game's own modules know it."""
    return holds(Shape(OWN, meaning, of=of), empty)


def left_out(meaning: str, empty: Any) -> Any:
    """Something for people to read: no vector has it."""
    return holds(Shape(LEFT_OUT, meaning), empty)
