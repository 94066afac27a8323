"""Sensible play of Malta!: for each question a judge that gives every option a score, in parts of a life."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruthless.bots.malta import judges
from ruthless.bots.malta.judges import Scene
from ruthless.bots.sight import Sight
from ruthless.games.malta.view import MaltaView
from ruthless.kernel.decisions import Decision

Judge = Callable[[Scene, Decision[Any]], list[float]]

ANNOUNCED = (
    *("opponent", "whose-pawn", "sudden-death", "reinvite"),
    *("everyone-moves", "shove", "extra-step"),
    *("remove-a-space", "restore-a-space", "rotate-a-space", "how-far", "swap-spaces", "swap-with"),
    *("shift-a-line", "shift-where", "new-space"),
)
"""What is asked for when a card is played."""

JUDGES: dict[str, Judge] = {
    "place-pawn": judges.place,
    "play-card": judges.play,
    "step": judges.step,
    "pay": judges.part,
    "pay-first": judges.pay_first,
    "discard": judges.part,
    "give": judges.part,
    "react": judges.react,
    "react-aimed": judges.react,
    "react-to-reaction": judges.react_to_reaction,
    **dict.fromkeys(ANNOUNCED, judges.announce),
}
"""By the id of the question."""


def scores(sight: Sight) -> list[float]:
    """A score for each option of a decision; where no judge is at home, all options are equally good."""
    decision = sight.decision
    judge = JUDGES.get(decision.question.id)
    view = sight.view
    if judge is None or not isinstance(view, MaltaView):
        return [0.0] * len(decision.options)
    return judge(Scene(view, sight.seat), decision)
