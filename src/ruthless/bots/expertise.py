"""Expertise: what bots know of a game beside its rules. It stands in the game's part of this layer, all of it optional.

`SENSE` is the judge by which the bot `sensible` plays, `INSTINCT` the one by which a search plays its own later turns, and
`FORESIGHT` what else a search has to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from ruthless.bots.foresight import Foresight, Habits
from ruthless.bots.instinct import Instinct
from ruthless.bots.judging import Judging
from ruthless.bots.sight import Sight
from ruthless.kernel.game import part_of

Judge = Callable[[Sight], Sequence[float]]
"""A score for each option of the sight's decision, in their order."""


def even(glances: Sequence[Any]) -> list[float]:
    """Everybody is equally likely to win."""
    return [1 / len(glances)] * len(glances)


PLAIN: Final = Foresight(Habits({}), even, near=0, stops=(10_000,), wide=8)
"""For games without a foresight of their own: chance plays the round to its end."""


def no_preference(sight: Sight) -> list[float]:
    """The judge of games that have none."""
    return [0.0] * len(sight.decision.options)


@cache
def judge_of(game: str) -> Judge | None:
    """The judge by which a game is played sensibly, if there is one."""
    found: Judge | None = _named(game, "SENSE")
    return found


@cache
def instinct_of(game: str) -> Judge:
    """How a search plays its own later turns: by instinct, else sensibly, else without a preference."""
    found: Judge = _named(game, "INSTINCT") or judge_of(game) or no_preference
    return found


def in_a_search(judge: Judge) -> Judge:
    """A judge as it judges in one search, with a memory of its own if it makes use of one."""
    return judge.in_a_search() if isinstance(judge, (Judging, Instinct)) else judge


def of_a_player(judge: Judge) -> Judge:
    """A judge as it judges for one player, in the same way."""
    return judge.of_a_player() if isinstance(judge, Judging) else judge


@cache
def foresight_of(game: str) -> Foresight:
    """What a search has to know of a game."""
    found: Foresight = _named(game, "FORESIGHT") or PLAIN
    return found


def _named(game: str, name: str) -> Any:
    return getattr(part_of(game, "bots"), name, None)
