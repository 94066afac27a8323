"""The bot that takes any option, all equally likely."""

from __future__ import annotations

from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck


class Uniform:
    """Plays at random: the measure of what chance alone achieves."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, sight: Sight) -> Option:
        options = sight.decision.options
        choice: Option = options[self._luck.below(len(options))]
        return choice
