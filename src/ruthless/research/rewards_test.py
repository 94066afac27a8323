"""Rewards are zero-sum, from -1 to 1, and better for a better place."""

from __future__ import annotations

from itertools import product

import pytest

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import ranked
from ruthless.research.rewards import REWARDS, reward_named


@pytest.mark.parametrize("name", REWARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_add_up_to_nothing_and_favour_the_better_place(name: str, seats: int) -> None:
    for accounts in product(range(seats), repeat=seats):
        places = ranked(accounts)
        given = reward_named(name)(places)
        assert abs(sum(given)) < 1e-9
        assert -1 <= min(given) <= max(given) <= 1
        for place, reward in zip(places, given, strict=True):
            for other, others in zip(places, given, strict=True):
                assert place >= other or reward >= others
                assert place != other or reward == others


def test_a_win_alone_is_worth_one() -> None:
    assert reward_named("places")([2, 1, 3])[1] == reward_named("wins")([2, 1, 3])[1] == 1
    assert reward_named("wins")([1, 1, 3, 3]) == [1 / 3, 1 / 3, -1 / 3, -1 / 3]


def test_an_unknown_way_is_refused_in_one_line() -> None:
    with pytest.raises(RuthlessError, match="no rewards by 'points': there are places, wins"):
        reward_named("points")
