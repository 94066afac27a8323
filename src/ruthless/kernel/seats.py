"""Seats and the order of play.

A seat is a person's place, 0 … n-1, for the whole match. The order of play is part of the table, because some events
change it; who follows whom is worked out once for each order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias, final

from ruthless.kernel.values import Value

Seat: TypeAlias = int

NOBODY: Final[Seat] = -1


@final
class Order(Value):
    """An order of play, by seat: who is `next`, and all who come `after` it."""

    __slots__ = ("after", "next", "others", "seats")

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.after: list[tuple[Seat, ...]] = [()] * len(self.seats)
        """Everybody, beginning with the neighbour of a seat and ending with the seat itself."""
        self.others: list[tuple[Seat, ...]] = [()] * len(self.seats)
        """Everybody but the seat, beginning with its neighbour."""
        self.next: list[Seat] = [NOBODY] * len(self.seats)
        """The neighbour of a seat."""
        for place, seat in enumerate(self.seats, 1):
            self.after[seat] = self.seats[place:] + self.seats[:place]
            self.others[seat] = self.after[seat][:-1]
            self.next[seat] = self.after[seat][0]

    def __len__(self) -> int:
        return len(self.seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and self.seats == other.seats

    def __hash__(self) -> int:
        return hash(self.seats)


@cache
def ordered(seats: tuple[Seat, ...]) -> Order:
    """An order of play that has been worked out before, if there was one like it."""
    return Order(seats)


@cache
def in_order(count: int) -> Order:
    """The order in which so many people sit down."""
    return Order(range(count))
