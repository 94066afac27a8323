"""A bot that gets rid of what costs most."""

from __future__ import annotations

from ruthless.bots import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck


class Greedy:
    """Lays the card with the most points; where no card is asked for, luck decides."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        options: list[Option] = sight.decision.options
        cards = [option for option in options if hasattr(option, "points")]
        if not cards:
            return self.luck.choice(options)
        return max(cards, key=lambda card: card.points)
