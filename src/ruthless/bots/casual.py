"""The bot for an easy evening: it plays sensibly, but every third time it does not think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruthless.bots.sensible import Sensible
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck

THOUGHTLESS: Final = 3
"""One of how many decisions is left to luck."""


class Casual:
    """Sensible most of the time."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._sensible = Sensible(luck)

    def choose(self, sight: Sight) -> Option:
        if self._luck.below(THOUGHTLESS) == 0:
            options: Sequence[Option] = sight.decision.options
            return self._luck.choice(options)
        return self._sensible.choose(sight)
