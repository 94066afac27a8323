"""Memory of a search: in many imagined matches the same seat stands before the same board, with other cards in hand."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, final

from ruthless.bots.frantic_board.situation import Situation, likeness
from ruthless.bots.judging import Judges, Judging
from ruthless.games.frantic_board.glance import Glance

ROOM: Final = 400
"""So many situations are kept in mind, some megabytes of them; then it begins anew."""


@final
class Mindful(Judging[Situation]):
    """Judges who know a situation again, and with it all they have worked out there. They live as long as a search."""

    def __init__(self, judges: Judges[Situation]) -> None:
        super().__init__(Situation, judges)
        self._met: dict[Hashable, Situation] = {}

    def made_of(self, glance: Glance) -> Situation:
        """What is made of a glance, or was made of another that tells the same but for hands and covered cards."""
        alike = likeness(glance)
        situation = self._met.get(alike)
        if situation is None:
            if len(self._met) >= ROOM:
                self._met.clear()
            situation = self._met[alike] = Situation(glance)
        else:
            situation.glance = glance
        return situation


@final
class Sense(Judging[Situation]):
    """Sensible play of the board game. By itself it keeps nothing in mind."""

    def in_a_search(self) -> Judging[Situation]:
        """Judges with a memory of their own."""
        return Mindful(self.judges)
