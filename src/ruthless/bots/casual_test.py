"""The bot for an easy evening."""

from __future__ import annotations

from ruthless.bots import Casual, Sensible, Sight
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match


def test_it_plays_sensibly_unless_its_luck_says_otherwise() -> None:
    match = Match.new("frantic", 4, 3)
    assert match.decision is not None
    sight = Sight(match, match.decision)
    top = max(score for _, score in Sensible(Luck.from_seed(1)).explain(sight))
    best = {option for option, score in Sensible(Luck.from_seed(1)).explain(sight) if score == top}
    thoughtful = Casual(Luck(b"", words=[1, 0])).choose(sight)
    assert thoughtful in best
    worst = len(match.decision.options) - 1
    assert Casual(Luck(b"", words=[0, worst])).choose(sight) is match.decision.options[worst]
