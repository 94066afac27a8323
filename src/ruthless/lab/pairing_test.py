"""Pairing: everybody plays, meets and sits equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ruthless.kernel.luck import Luck
from ruthless.lab.pairing import Pairing
from ruthless.lab.plans import Tournament


def seatings(bots: int, seats: int, matches: int, seed: str = "seven") -> list[list[int]]:
    pairing = Pairing(bots, seats, Luck.from_seed(seed))
    return [pairing.seating(index) for index in range(matches)]


def spread(counts: Counter[int] | Counter[tuple[int, int]], keys: list[int] | list[tuple[int, int]]) -> int:
    found = [counts[key] for key in keys]  # type: ignore[index]
    return max(found) - min(found)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 4), (3, 4), (4, 4), (5, 4), (10, 4), (7, 6)])
def test_who_plays_meets_and_sits_where_is_balanced(bots: int, seats: int) -> None:
    tables = seatings(bots, seats, 60 * seats)
    pairs = list(permutations(range(bots), 2))
    played = Counter(bot for table in tables for bot in table)
    assert spread(played, list(range(bots))) <= seats
    for seat in range(seats):
        assert spread(Counter(table[seat] for table in tables), list(range(bots))) <= 1
    met = Counter((one, other) for table in tables for one, other in permutations(table, 2))
    assert spread(met, pairs) <= 3 * seats
    followed = Counter((table[seat - 1], table[seat]) for table in tables for seat in range(seats))
    assert spread(followed, pairs) <= 3 * seats


def test_nobody_sits_twice_at_a_table_while_others_wait() -> None:
    assert all(len(set(table)) == 4 for table in seatings(5, 4, 100))
    assert all(sorted(Counter(table).values()) == [1, 1, 2] for table in seatings(3, 4, 100))


def test_the_same_luck_sets_the_same_tables_in_whatever_order_they_are_asked_for() -> None:
    forwards = seatings(6, 4, 50)
    pairing = Pairing(6, 4, Luck.from_seed("seven"))
    assert [pairing.seating(index) for index in reversed(range(50))] == forwards[::-1]
    assert seatings(6, 4, 50, "eight") != forwards


def test_a_tournament_seats_its_bots_by_name() -> None:
    plan = Tournament("frantic", 2, "seven", {}, ("uniform", "casual", "sensible"), rotate=True)
    assert plan.names(1) == plan.names(0)[::-1]
    assert {name for index in range(6) for name in plan.names(index)} == set(plan.bots)
