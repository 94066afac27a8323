"""Sets of things as whole numbers."""

from __future__ import annotations

import pytest

from ruthless.kernel.bits import Shelf
from ruthless.kernel.luck import Luck


@pytest.mark.parametrize("size", [0, 1, 5, 6, 7, 13, 49])
def test_a_shelf_gives_what_has_a_bit_in_its_order(size: int) -> None:
    luck = Luck.from_seed(size)
    shelf = Shelf(range(size))
    assert shelf.pick(0) == []
    assert shelf.pick((1 << size) - 1) == [*range(size)]
    for _ in range(50):
        bits = sum(1 << place for place in range(size) if luck.below(2))
        assert shelf.pick(bits) == [place for place in range(size) if bits >> place & 1]


def test_what_is_picked_is_a_list_of_its_own() -> None:
    shelf = Shelf("ab")
    shelf.pick(1).append("c")
    assert shelf.pick(1) == ["a"]
