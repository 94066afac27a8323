"""What a bot gets to see: its seat's view, its own decision, the house rules and imagined matches; never the match."""

from __future__ import annotations

from typing import Any, Protocol

from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.options import Options
from ruthless.kernel.seats import Seat
from ruthless.kernel.views import View


class Sight:
    """A seat's sight of a match at one decision."""

    __slots__ = ("_match", "_view", "decision", "game", "seat")

    def __init__(self, match: Match, decision: Decision[Any]) -> None:
        self._match = match
        self._view: View | None = None
        self.decision = decision
        self.seat: Seat = decision.seat
        self.game = match.game.name

    @property
    def view(self) -> View:
        """What the seat may know; built when it is first looked at."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    @property
    def glance(self) -> Any:
        """What the seat may know as the game's judges look at it, which costs little; good until somebody answers."""
        return self._match.glance(self.seat)

    @property
    def options(self) -> Options:
        """The house rules, which everybody at the table knows."""
        return self._match.options

    def imagine(self, luck: Luck) -> Match:
        """A match as the seat may imagine it, to play on at will."""
        return self._match.imagine(self.seat, luck)


class Bot(Protocol):
    """A player. It keeps nothing between decisions that its seat could not know."""

    def choose(self, sight: Sight) -> Option:
        """One of the options of `sight.decision`."""
