"""The same luck gives the same choices as ever: whoever makes a bot or the engine faster shall change none of them."""

from __future__ import annotations

import pytest

from tests.choices import HOUSE_PINNED, HOUSES, PINNED, choices, house_choices, tables


@pytest.mark.parametrize(("game", "seats"), tables())
def test_bots_choose_as_they_did(game: str, seats: int) -> None:
    assert choices(game, seats) == PINNED[game, seats]


@pytest.mark.parametrize("game", list(HOUSES))
def test_by_any_house_rules_they_choose_as_they_did(game: str) -> None:
    assert house_choices(game) == HOUSE_PINNED[game]
