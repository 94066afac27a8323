"""Seats and the order of play.

A seat is a person's place, 0 … n-1, for the whole match. The order of play is a tuple of seats and part
of the table, because some events change it.
"""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
Order: TypeAlias = tuple[int, ...]

NOBODY: Seat = -1


def after(order: Order, seat: Seat) -> Order:
    """Everybody in order of play, beginning with the neighbour of `seat` and ending with `seat` itself."""
    place = order.index(seat) + 1
    return order[place:] + order[:place]


def others(order: Order, seat: Seat) -> Order:
    """Everybody but `seat`, beginning with its neighbour."""
    return after(order, seat)[:-1]


def neighbour(order: Order, seat: Seat) -> Seat:
    """Who comes next after `seat`."""
    place = order.index(seat) + 1
    return order[place] if place < len(order) else order[0]
