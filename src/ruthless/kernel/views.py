"""Views: what one seat, or the public, may know at this moment."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from ruthless.kernel import shapes
from ruthless.kernel.cards import Card, mask, names, sorted_faces
from ruthless.kernel.decisions import Decision, Question
from ruthless.kernel.extending import mypyc_attr
from ruthless.kernel.hands import HandTable
from ruthless.kernel.seats import Seat
from ruthless.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class View:
    """Base of a game's view, built up from the table by the game's `view.py`; the match adds who is asked.

    Every field is plain data, and says its shape (`kernel/shapes.py`).
    """

    seat: Seat | None = shapes.holds(shapes.Shape(shapes.SEAT, "whose view it is; nobody's for the public"), None)
    asked: list[Seat] | None = shapes.holds(
        shapes.Shape(shapes.SEATS, "who takes part in the open question, whether or not they have answered"), None
    )
    question: dict[str, Any] | None = shapes.own("what the viewer is asked", None)
    options: list[str] | None = shapes.left_out("what the viewer can answer", None)

    def put(self, decision: Decision[Any]) -> None:
        """Show the viewer its open decision."""
        self.question = decision.question.as_json()
        self.options = [str(option) for option in decision.options]

    def as_json(self) -> dict[str, Any]:
        """The view as plain data, fields in a fixed order."""
        kind: type = type(self)
        names = _NAMES.get(kind)
        if names is None:
            names = _NAMES[kind] = [one.name for one in fields(self)]
        return {name: getattr(self, name) for name in names}


_NAMES: Final[dict[type, list[str]]] = {}
"""The fields of each kind of view, in their order: looking them up takes as long as reading them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """Whoever reads off a table what a view would show, by what the view's fields say of it, without making the view."""

    def read(self, table: Any, seat: Seat | None, asked: list[Seat], question: Question | None) -> None:
        """Read what this seat, or the public, may know; `asked` and `question` are what the match adds to its view."""
        raise NotImplementedError


# What the fields of a view are, for those who show the view of any game.

CARDS: Final = "cards"
"""Cards in a row."""
HANDS: Final = "hands"
"""By seat cards in a row."""
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
SEAT: Final = "seat"
SEATS: Final = "seats"
FLAG: Final = "flag"
FLAGS: Final = "flags"
TEXT: Final = "text"
DATA: Final = "data"
"""Anything else."""

FIELD_KINDS: Final = (CARDS, HANDS, NUMBER, NUMBERS, SEAT, SEATS, FLAG, FLAGS, TEXT, DATA)

_KINDS: Final = {
    "list[str]": CARDS,
    "list[list[str]]": HANDS,
    "int": NUMBER,
    "list[int]": NUMBERS,
    "Seat": SEAT,
    "list[Seat]": SEATS,
    "bool": FLAG,
    "list[bool]": FLAGS,
    "str": TEXT,
}


def described(view: type[View]) -> list[tuple[str, str]]:
    """By name what each field of a game's view is, by what is written as its type; without what every view has."""
    common = {one.name for one in fields(View)}
    return [(one.name, _KINDS.get(str(one.type), DATA)) for one in fields(view) if one.name not in common]


# What views of games with hands have in common. They are functions and no fields of `View`, because each game's view
# has its own order of fields.


def held(table: HandTable, seat: Seat | None) -> list[Card]:
    """The cards the viewer holds; the public holds none."""
    return [] if seat is None else table.hands[seat]


def own_hand(table: HandTable, seat: Seat | None) -> list[str]:
    """The viewer's own cards in notation."""
    return [] if seat is None else names(table.hands[seat])


def hand_counts(table: HandTable) -> list[int]:
    """By seat how many cards it holds."""
    return [len(hand) for hand in table.hands]


def known_cards(table: HandTable, seat: Seat | None) -> list[list[Card]]:
    """By seat what the viewer knows of its hand: cards it gave, was shown or saw taken; nothing if it knows of none."""
    known = table.known[-1 if seat is None else seat]
    found: list[list[Card]] = []
    if known:
        for owner, held_there in enumerate(table.hands):
            hand: list[Card] = held_there
            found.append([card for card in hand if known & card.bit] if owner != seat else [])
    return found


def known_hands(table: HandTable, seat: Seat | None) -> list[list[str]]:
    """By seat what the viewer knows of its hand, in notation."""
    known = known_cards(table, seat)
    return [names(cards) if cards else [] for cards in known] if known else [[] for _ in table.hands]


def cards_left(table: HandTable) -> int:
    """How many cards the draw pile has."""
    return len(table.draw)


def seating(table: Table) -> tuple[Seat, ...]:
    """The order of play."""
    return table.order.seats


def known_faces(table: HandTable, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """What `known_hands` has, as something to look up: equal if and only if that is; nothing if nothing is known."""
    known = table.known[seat]
    if not known:
        return ()
    return tuple([tuple(sorted_faces(cards)) if cards else () for cards in known_cards(table, seat)])


def own_part(table: HandTable, seat: Seat | None) -> dict[str, Any]:
    """What a view with these has of its viewer alone, if everything else in it is the same for everybody."""
    return {"seat": seat, "hand": own_hand(table, seat), "known": known_hands(table, seat)}


def shown_beside(table: HandTable, seat: Seat | None, open: int) -> int:
    """The cards, one bit each, whose place the viewer knows now, if these lie open."""
    bits = table.known[-1 if seat is None else seat] | open
    return bits if seat is None else bits | mask(table.hands[seat])
