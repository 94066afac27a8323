"""Reading a position somebody has written: cards by name out of a box, and values that are checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Any, Final, Generic, TypeVar

from ruthless.kernel.cards import Card
from ruthless.kernel.errors import BadPosition
from ruthless.kernel.luck import SPAN, Luck
from ruthless.kernel.seats import Seat

C = TypeVar("C", bound=Card)

_brief: Final = Repr()
_brief.maxstring = _brief.maxother = 60


def quoted(value: object) -> str:
    """A value somebody has written, as a complaint quotes it: in one line, however long and deep it is."""
    return _brief.repr(value)


def stand(pawns: dict[Seat, int], seats: str, space: int) -> None:
    """The pawns that are drawn on a space, as the digits of their seats; each stands in one place only."""
    for seat in map(int, seats):
        if seat in pawns:
            raise BadPosition(f"the pawn of seat {seat} is drawn twice")
        pawns[seat] = space


class Box(Generic[C]):
    """A deck from which named cards are taken."""

    def __init__(self, cards: Sequence[C]) -> None:
        self.by_name: dict[str, list[C]] = {}
        for card in cards:
            self.by_name.setdefault(str(card), []).append(card)

    def take(self, text: object) -> list[C]:
        """The cards a text or a list of names names, in its order."""
        if not isinstance(text, str | list | tuple):
            raise BadPosition(f"{quoted(text)} are no cards: write them in notation with spaces between them")
        return [self._take_one(name) for name in (text.split() if isinstance(text, str) else text)]

    def _take_one(self, name: object) -> C:
        if not isinstance(name, str) or name not in self.by_name:
            raise BadPosition(f"no card {quoted(name)}")
        if not self.by_name[name]:
            raise BadPosition(f"more cards {name!r} than the deck has")
        return self.by_name[name].pop(0)

    def rest(self, luck: Luck) -> list[C]:
        """What is left, shuffled."""
        cards = [card for cards in self.by_name.values() for card in cards]
        luck.shuffle(cards)
        return cards


def seats_of(position: Mapping[str, Any]) -> int:
    """How many play: as many as there are hands, or as `seats` says; four if there is neither."""
    seats = position.get("seats", 4)
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition(f"seats cannot be {quoted(seats)}: it is a whole number")
    if "hands" not in position:
        return seats
    hands = position["hands"]
    if not isinstance(hands, list | tuple):
        raise BadPosition(f"{quoted(hands)} are no hands: give a list with an entry for each seat")
    if "seats" in position and seats != len(hands):
        raise BadPosition(f"there are {len(hands)} hands, but {seats} seats")
    return len(hands)


class Page:
    """The written position; every value is checked when it is read."""

    def __init__(self, position: Mapping[str, Any], fields: Sequence[str]) -> None:
        """`fields` are the names a position of the game can have; `hands` and `seats` are among them."""
        for name in position:
            if name not in fields:
                raise BadPosition(f"a position has no {quoted(name)}: it has {', '.join(fields)}")
        if "draw" in position and "draw_only" in position:
            raise BadPosition("give draw, the top of the pile, or draw_only, the whole of it")
        self._position = position
        self.seats = seats_of(position)
        self.hands: Sequence[Any] = position.get("hands", [None] * self.seats)

    def has(self, name: str) -> bool:
        """Whether it is written."""
        return name in self._position

    def get(self, name: str, default: object) -> Any:
        """What is written, or the default."""
        return self._position.get(name, default)

    def text(self, name: str, default: str) -> str:
        """A text."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise BadPosition(f"{name} cannot be {quoted(value)}: it is a text")
        return value

    def whole(self, name: str, default: int) -> int:
        """A whole number."""
        value = self.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(f"{name} cannot be {quoted(value)}: it is a whole number")
        return value

    def seat(self, name: str, default: Seat) -> Seat:
        """A seat."""
        value = self.whole(name, default)
        if not 0 <= value < self.seats:
            raise BadPosition(f"{name} cannot be {value}: seats are 0 to {self.seats - 1}")
        return value

    def wholes(self, name: str, default: Sequence[int] = ()) -> list[int]:
        """Several whole numbers."""
        value = self.get(name, default)
        if not isinstance(value, list | tuple) or not all(type(one) is int for one in value):
            raise BadPosition(f"{name} cannot be {quoted(value)}: it is a list of whole numbers")
        return list(value)

    def words(self, name: str) -> list[int]:
        """Words for luck to give."""
        words = self.wholes(name)
        if any(not 0 <= word < SPAN for word in words):
            raise BadPosition(f"{name} cannot be {quoted(words)}: words are from 0 to {SPAN - 1}")
        return words

    def marked(self, name: str) -> list[bool]:
        """By seat, whether it is among the seats that are named."""
        seats = self.wholes(name)
        if any(not 0 <= seat < self.seats for seat in seats):
            raise BadPosition(f"{name} cannot be {quoted(seats)}: seats are 0 to {self.seats - 1}")
        return [seat in seats for seat in range(self.seats)]


def deal_out(page: Page, box: Box[C], luck: Luck, count: int) -> tuple[list[list[C]], list[C], list[C]]:
    """The hands, the draw pile, and what is left over of a box from which all other piles have been taken.

    Hands that are left open get so many cards. The rest lies in the draw pile, under the cards that are named; it is left
    over only if the position gives the whole pile.
    """
    written = [None if hand is None else box.take(hand) for hand in page.hands]
    draw = box.take(page.get("draw_only", page.get("draw", "")))[::-1]
    rest = box.rest(luck)
    if len(rest) < count * written.count(None):
        raise BadPosition("there are not enough cards left to deal the open hands")
    hands = [[rest.pop() for _ in range(count)] if hand is None else hand for hand in written]
    return (hands, draw, rest) if page.has("draw_only") else (hands, rest + draw, [])
