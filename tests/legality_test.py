"""Legality is written once: at each decision of random matches, by all pairs of house rules, what is offered is what
nothing forbids.
"""

from __future__ import annotations

import pytest

from ruthless import GAMES, Luck, Match
from ruthless.testing import conformance
from ruthless.testing.spread import all_pairs

SHORT: dict[str, dict[str, object]] = {
    "frantic": {"limit": 30, "rounds": 1},
    "frantic-board": {"limit": 30},
    "malta": {},
}
"""Options with which a match of a game is short."""

HOUSES = [(game, number) for game in GAMES for number in range(len(all_pairs(GAMES[game].options, {})))]


@pytest.mark.parametrize(("game", "number"), HOUSES)
def test_what_is_offered_is_what_nothing_forbids(game: str, number: int) -> None:
    house = all_pairs(GAMES[game].options, {})[number]
    seats = GAMES[game].fewest + number % (GAMES[game].most - GAMES[game].fewest + 1)
    match = Match.new(game, seats, f"legality {number}", {**house, **SHORT[game]}, ask_forced=number % 2 == 0)
    luck = Luck.from_seed(f"legality {number}")

    while not match.over:
        conformance.check_legality(match)
        conformance.random_answer(match, luck)
