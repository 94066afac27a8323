"""Bots: players that see a view and imagined matches, never a table. The bot at your table is the one in the lab."""

from __future__ import annotations

from collections.abc import Callable

from ruthless.bots.casual import Casual
from ruthless.bots.sensible import Sensible
from ruthless.bots.sight import Bot, Sight
from ruthless.bots.uniform import Uniform
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck

BOTS: dict[str, Callable[[Luck], Bot]] = {"uniform": Uniform, "casual": Casual, "sensible": Sensible}

LEVELS = {"easy": "casual", "normal": "sensible"}
"""What players choose from, and the bot behind it."""


def bot_named(name: str, luck: Luck) -> Bot:
    """A bot of that name with its own luck."""
    if name not in BOTS:
        raise RuthlessError(f"no bot {name!r}: there are {', '.join(BOTS)}")
    return BOTS[name](luck)


__all__ = ["BOTS", "LEVELS", "Bot", "Casual", "Sensible", "Sight", "bot_named"]
