"""A bot that gets rid of what costs most."""

from ruthless.kit import Card, Luck, Option, Sight


class Greedy:
    """Chooses the card with the most points; where there is no card to choose, luck decides."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        options: list[Option] = sight.decision.options
        cards = [option for option in options if isinstance(option, Card)]
        if not cards:
            return self.luck.choice(options)
        return max(cards, key=lambda card: getattr(card, "points", 0))
