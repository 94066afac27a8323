"""Judging: how a game's sensible play is put together from judges, one for each question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision
from ruthless.kernel.views import View

V = TypeVar("V", bound=View)
S = TypeVar("S")


class Judging(Generic[V, S]):
    """Scores the options of a game's decisions: each question has its judge, who gets a situation made of the view."""

    def __init__(
        self,
        view: type[V],
        situation: Callable[[V, Sight], S],
        judges: Mapping[str, Callable[[S, Decision[Any]], list[float]]],
    ) -> None:
        self.view = view
        self.situation = situation
        self.judges = judges
        """By the id of the question."""

    def __call__(self, sight: Sight) -> list[float]:
        """A score for each option of a decision; where no judge is at home, all options are equally good.

        Who has no choice is not judged: such a decision may have an option that is never offered beside others.
        """
        decision = sight.decision
        if len(decision.options) == 1:
            return [0.0]
        judge = self.judges.get(decision.question.id)
        view = sight.view
        if judge is None or not isinstance(view, self.view):
            return [0.0] * len(decision.options)
        return judge(self.situation(view, sight), decision)
