"""Bots: players that see a view and imagined matches, never a table. The bot at your table is the one in the lab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ruthless.bots.advice import Advice, Estimate, advise
from ruthless.bots.budget import Budget
from ruthless.bots.casual import Casual
from ruthless.bots.cunning import Cunning
from ruthless.bots.outside import DECLARED, load, stranger
from ruthless.bots.sensible import Sensible
from ruthless.bots.sight import Bot, Sight
from ruthless.bots.uniform import Uniform
from ruthless.kernel import outside
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, part_of
from ruthless.kernel.luck import Luck
from ruthless.kernel.outside import load_with

BOTS: Final[dict[str, Callable[[Luck], Bot]]] = {
    "uniform": Uniform,
    "casual": Casual,
    "sensible": Sensible,
    "cunning": Cunning,
}

LEVELS: Final = {"easy": "casual", "normal": "sensible", "hard": "cunning:1000ms"}
"""What players choose from, and the bot behind it."""


def _load() -> None:
    """Meet the bots of other packages, and the cards they have added."""
    load(BOTS)
    for game, rules in GAMES.items():
        learn = getattr(part_of(game, "bots"), "learn", None) if rules.expansions else None
        if learn is not None:
            learn()


load_with(_load)


def bot_named(name: str, luck: Luck) -> Bot:
    """A bot of that name with its own luck; `cunning:500` and `cunning:800ms` say how long it thinks.

    Bots of other packages have the name under which they are declared, or `package.module:Name`.
    """
    plain, colon, budget = name.partition(":")
    if plain not in BOTS:
        outside.load()
        bot = stranger(name, luck)
        if bot is None:
            raise RuthlessError(f"no bot {name!r}: there are {', '.join([*BOTS, *DECLARED])}")
        return bot
    if not colon:
        return BOTS[plain](luck)
    if plain != "cunning":
        raise RuthlessError(f"no bot {name!r}: only cunning has a budget, as in cunning:500 or cunning:800ms")
    return Cunning(luck, budget)


__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Casual",
    "Cunning",
    "Estimate",
    "Sensible",
    "Sight",
    "advise",
    "bot_named",
]
