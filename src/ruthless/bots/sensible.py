"""The bot that plays by a few sensible rules: every option gets a score, the highest is taken.

Each game has its own judge; this module only picks. A judge keeps nothing between decisions, but may know a situation
again and with it what it has worked out there: what it says is the same. In a game of another package that brings none all
options look equally good.
"""

from __future__ import annotations

from collections.abc import Sequence

from ruthless.bots.expertise import Judge, judge_of, no_preference, of_a_player
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Option
from ruthless.kernel.luck import Luck


class Sensible:
    """Plays what looks best; of several that look equally good any, as its luck has it."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._game = ""
        self._judge: Judge = no_preference

    def explain(self, sight: Sight) -> list[tuple[Option, float]]:
        """Each option with its score, in the order of the options."""
        return list(zip(sight.decision.options, self._scores(sight), strict=True))

    def _scores(self, sight: Sight) -> Sequence[float]:
        if sight.game != self._game:
            self._judge = of_a_player(judge_of(sight.game) or no_preference)
            self._game = sight.game
        return self._judge(sight)

    def choose(self, sight: Sight) -> Option:
        scores = self._scores(sight)
        options: list[Option] = sight.decision.options
        top = max(scores)
        best = [options[place] for place, score in enumerate(scores) if score == top]
        return best[0] if len(best) == 1 else self._luck.choice(best)
