"""The options that come back everywhere: words, aims, spaces, sides, lines, quarters, and cards out of a hand."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from ruthless.games.malta.board import COLUMNS, LARGE, SIDE_NAMES, SMALL
from ruthless.games.malta.cards import Card
from ruthless.games.malta.table import Table
from ruthless.kernel import hands
from ruthless.kernel.bits import Shelf
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Forbids, Option, Question, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

MOST_SEATS: Final = 6

NO: Final = Word("no")
AIMS: Final = tuple(Aim(seat) for seat in range(MOST_SEATS))


@final
class Spot(Option):
    """A space: `c3`."""

    __slots__ = ("column", "row")

    def __init__(self, column: int, row: int) -> None:
        super().__init__(f"{COLUMNS[column]}{row + 1}")
        self.column = column
        self.row = row


@final
class Side(Option):
    """A direction: `north`."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__(SIDE_NAMES[side])
        self.side = side


@final
class Rotation(Option):
    """By how many degrees a tile is turned clockwise: `turn-90`."""

    __slots__ = ("quarters",)

    def __init__(self, quarters: int) -> None:
        super().__init__(f"turn-{90 * quarters}")
        self.quarters = quarters


@final
class BoardLine(Option):
    """A row or a column: `row-3`, `column-b`."""

    __slots__ = ("is_row", "number")

    def __init__(self, number: int, *, is_row: bool) -> None:
        super().__init__(f"row-{number + 1}" if is_row else f"column-{COLUMNS[number]}")
        self.number = number
        self.is_row = is_row


SPOTS: Final = tuple(Spot(column, row) for row in range(LARGE) for column in range(LARGE))
SIDES: Final = tuple(Side(side) for side in range(4))
TURNS: Final = tuple(Rotation(quarters) for quarters in (1, 2, 3))
ROWS: Final = tuple(BoardLine(number, is_row=True) for number in range(LARGE))
COLUMN_LINES: Final = tuple(BoardLine(number, is_row=False) for number in range(LARGE))
LINES: Final = ROWS + COLUMN_LINES


@cache
def spots(width: int) -> tuple[Spot, ...]:
    """The spaces of a board as options, by their numbers."""
    return tuple(spot for spot in SPOTS if spot.column < width and spot.row < width)


def spots_in(table: Table, spaces: int) -> list[Spot]:
    """Some spaces of the board, one bit each, as options."""
    return _BY_BITS[table.width].pick(spaces)


_BY_BITS: Final = {width: Shelf(spots(width)) for width in (SMALL, LARGE)}


def whole_board(table: Table) -> int:
    """All spaces of the board, one bit each."""
    return (1 << table.width * table.width) - 1


def is_on_board(table: Table, spot: Spot) -> bool:
    """Whether the board has such a space: a small one has not all of them."""
    return spot.row < table.width and spot.column < table.width


def space_of(table: Table, spot: Spot) -> int:
    """The number of a space that was named; it has to be on the board."""
    return spot.row * table.width + spot.column


def space_name(table: Table, space: int) -> str:
    """A space in notation."""
    return spots(table.width)[space].notation


# Cards out of a hand


def not_held(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Just what is in the own hand can be played, given or discarded."""
    return hands.not_in_hand(table, seat, option, "3.3") if isinstance(option, Card) else ELSEWHERE


def picked_already(rest: list[Card]) -> Forbids:
    """Of the own hand just this rest can still be picked."""

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Card):
            return ELSEWHERE
        for card in rest:
            if card.face == option.face:
                return None
        return not_held(table, seat, option) or Refusal("picked-already", "6.7", {"card": option.notation})

    return forbids


async def pick_cards(table: Table, seat: Seat, rest: list[Card], question: Question, count: int) -> list[Card]:
    """Somebody picks cards out of what is left of the own hand, one after the other; nothing moves yet."""
    picked: list[Card] = []
    while rest and len(picked) < count:
        card = await Decision(table, seat, question, distinct(rest))
        rest.remove(card)
        picked.append(card)
    return picked
