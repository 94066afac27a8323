"""The options that come back everywhere: words, aims, spaces, arrows, and cards out of a hand."""

from __future__ import annotations

from typing import Final, final

from ruthless.games.frantic_board.board import FINISH, SIDES, START, WAYS
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.table import Table
from ruthless.kernel import hands
from ruthless.kernel.decisions import Aim, Forbids, Option, Word
from ruthless.kernel.messages import Refusal
from ruthless.kernel.seats import Seat

MOST_SEATS: Final = 6

NO: Final = Word("no")
AIMS: Final = tuple(Aim(seat) for seat in range(MOST_SEATS))


@final
class Number(Option):
    """A space by its number, or a number of steps: `17`. The ends of the board are `start` and `finish`."""

    __slots__ = ("number",)

    def __init__(self, notation: str, number: int) -> None:
        super().__init__(notation)
        self.number = number


@final
class Arrow(Option):
    """Where a card points: `north`, `backward`."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


NUMBERS: Final = (
    Number("start", START),
    *(Number(str(space), space) for space in range(1, FINISH)),
    Number("finish", FINISH),
)
ARROWS: Final = {name: Arrow(name) for name in (*SIDES, *WAYS)}


def space_name(space: int) -> str:
    """A space in notation."""
    return NUMBERS[space].notation


def not_in_hand(table: Table, seat: Seat, card: Card) -> Refusal | None:
    """The refusal for a card that its player does not hold."""
    return hands.not_in_hand(table, seat, card, "3.1")


def why_no_aim(rule: str) -> Forbids:
    """Why somebody's pawn cannot be chosen, or why one must be, by that rule."""
    return lambda table, seat, option: _why_no_aim(table, option, rule)


def _why_no_aim(table: Table, option: Option, rule: str) -> Refusal | None:
    if option is NO:
        return Refusal("must-choose", rule)
    if not isinstance(option, Aim):
        return None
    if option.seat >= len(table.order):
        return Refusal("no-such-seat", "2.1", {"other": option.seat})
    return Refusal("aim-at-self", rule)


def why_not_a_card(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """Why a card cannot be played: only because it is not there."""
    if option is NO:
        return Refusal("must-play", "3.1")
    return not_in_hand(table, seat, option) if isinstance(option, Card) else None
