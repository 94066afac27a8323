"""The foresight of each game, and what is done where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.bots.foresight import Foresight, Habits
from ruthless.bots.frantic.foresight import FORESIGHT as FRANTIC
from ruthless.bots.frantic_board.foresight import FORESIGHT as FRANTIC_BOARD
from ruthless.bots.malta.foresight import FORESIGHT as MALTA
from ruthless.kernel.views import View

FORESIGHTS = {"frantic": FRANTIC, "frantic-board": FRANTIC_BOARD, "malta": MALTA}


def even(views: Sequence[View]) -> list[float]:
    """Everybody is equally likely to win."""
    return [1 / len(views)] * len(views)


PLAIN = Foresight(Habits({}), even, near=0, stops=(10_000,), wide=8)
"""For other games: chance plays the round to its end."""


def foresight_for(game: str) -> Foresight:
    """What a search has to know of a game."""
    return FORESIGHTS.get(game, PLAIN)
