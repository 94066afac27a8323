"""Memory of a search or a player: the same seat stands before the same board again, with other cards in hand or with the
card it has played.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, final

from ruthless.bots.frantic_board.situation import Situation, likeness
from ruthless.bots.judging import Judges, Judging
from ruthless.games.frantic_board.glance import Glance
from ruthless.games.frantic_board.options import Options

SEARCHED: Final = 400
"""So many situations are kept in mind in a search, some megabytes of them; then it begins anew."""
LATELY: Final = 8
"""The same for a player, to whom hardly any but the last one comes back."""


@final
class Mindful(Judging[Situation]):
    """Judges who know a situation again, and with it all they have worked out there."""

    def __init__(self, judges: Judges[Situation], room: int) -> None:
        super().__init__(Situation, judges)
        self._room = room
        self._met: dict[Hashable, Situation] = {}
        self._house: Options | None = None
        """The house rules of the match in which that was."""

    def made_of(self, glance: Glance) -> Situation:
        """What is made of a glance, or was made of another that tells the same but for hands and covered cards."""
        house = glance.options
        if house is not self._house:
            self._house = house
            self._forget()
        alike = likeness(glance)
        situation = self._met.get(alike)
        if situation is None:
            if len(self._met) >= self._room:
                self._forget()
            situation = self._met[alike] = Situation(glance)
        else:
            situation.glance = glance
        return situation

    def _forget(self) -> None:
        """Let go of all situations: each and its prospect hold on to each other, and would wait for the collector."""
        for situation in self._met.values():
            situation.prospect = None
        self._met.clear()


@final
class Sense(Judging[Situation]):
    """Sensible play of the board game. By itself it keeps nothing in mind."""

    def in_a_search(self) -> Judging[Situation]:
        """Judges with a memory of their own."""
        return Mindful(self.judges, SEARCHED)

    def of_a_player(self) -> Judging[Situation]:
        """The same with a short one."""
        return Mindful(self.judges, LATELY)
