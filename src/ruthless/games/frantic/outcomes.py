"""What comes of a card: what its effect gives back, on which the wish and the next play depend."""

from __future__ import annotations

from typing import Final, final

from ruthless.kernel.seats import NOBODY, Seat
from ruthless.kernel.values import Value


class Outcome(Value):
    """What came of a card that was carried out. A card of which nothing more comes need not give one back."""

    __slots__ = ("again", "attacked", "counterer")

    def __init__(self, *, attacked: bool = False, counterer: Seat = NOBODY, again: bool = False) -> None:
        self.attacked = attacked
        """Whether it was directed at somebody."""
        self.counterer = counterer
        """Who played the last Counterattack on it, and so makes the wish."""
        self.again = again
        """Whether its player has to play once more before anything else is looked at."""


@final
class Attack(Outcome):
    """What came of a card directed at one player at a time: who attacked in the end, and whom."""

    __slots__ = ("attacker", "lands", "victim")

    def __init__(self, attacker: Seat, victim: Seat, counterer: Seat) -> None:
        self.attacker = attacker
        self.victim = victim
        self.lands = victim != NOBODY
        """Whether there is a victim: somebody could be chosen, and nobody let the attack lapse."""
        self.attacked = self.lands or counterer != NOBODY
        self.counterer = counterer
        self.again = False


NOTHING: Final = Outcome()
"""Nothing came of it but what lies on the table."""
