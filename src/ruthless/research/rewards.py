"""Rewards: what a match was worth to each seat. Both ways are zero-sum, from -1 to 1, and given at the end only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruthless.kernel.errors import RuthlessError


def by_places(places: Sequence[int]) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; seats that share a place share what it is worth.

    >>> by_places([1, 3, 2])
    [1.0, -1.0, 0.0]
    >>> by_places([1, 1])
    [0.0, 0.0]
    """
    last = len(places) - 1
    return [1 - (2 * (place - 1) + places.count(place) - 1) / last for place in places]


def by_wins(places: Sequence[int]) -> list[float]:
    """1 for a win alone; the others pay for it in equal parts. Several winners share.

    >>> by_wins([2, 1, 3])
    [-0.5, 1.0, -0.5]
    """
    seats = len(places)
    share = 1 / places.count(1)
    return [((share if place == 1 else 0) * seats - 1) / (seats - 1) for place in places]


REWARDS: dict[str, Callable[[Sequence[int]], list[float]]] = {"places": by_places, "wins": by_wins}


def reward_named(name: str) -> Callable[[Sequence[int]], list[float]]:
    """The way of that name to reward."""
    if name not in REWARDS:
        raise RuthlessError(f"no rewards by {name!r}: there are {', '.join(REWARDS)}")
    return REWARDS[name]
