"""The options that come back everywhere, words, aims, spaces, arrows and cards out of a hand, and what forbids them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from ruthless.games.frantic_board.board import FINISH, SIDES, START, WAYS
from ruthless.games.frantic_board.cards import Card
from ruthless.games.frantic_board.table import Table
from ruthless.kernel import hands
from ruthless.kernel.cards import distinct
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Forbids, Option, Question, Word
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
    """What forbids a card that its player does not hold."""
    return hands.not_in_hand(table, seat, card, "3.1")


def card_of_the_hand(table: Table, seat: Seat, option: Option) -> Refusal | None:
    """For a question that asks for a card: nothing forbids one that is in the hand."""
    if option is NO:
        return Refusal("must-play", "3.1")
    return not_in_hand(table, seat, option) if isinstance(option, Card) else ELSEWHERE


def choice_of_card(table: Table, seat: Seat, question: Question) -> Decision[Card]:
    """Such a question to a seat. It is asked every turn: that a card of the hand is in the hand is not looked up."""
    return Decision(table, seat, question, distinct(table.hands[seat]))


def any_pawn(rule: str) -> Forbids:
    """For a question that asks for somebody's pawn, by that rule."""
    nobody = Refusal("must-choose", rule)

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if option is NO:
            return nobody
        if not isinstance(option, Aim):
            return ELSEWHERE
        return None if option.seat < len(table.order) else Refusal("no-such-seat", "2.1", {"other": option.seat})

    return forbids


def pawn_of_another(rule: str) -> Forbids:
    """For a question that asks for another player's pawn, by that rule."""
    anybody = any_pawn(rule)
    own = Refusal("aim-at-self", rule)

    def forbids(table: Table, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Aim) and option.seat == seat:
            return own
        return anybody(table, seat, option)

    return forbids


def aims(seats: Iterable[Seat]) -> list[Aim]:
    """These seats, to be pointed at."""
    return [AIMS[seat] for seat in seats]
