"""Judging: how a game's sensible play is put together from judges, one for each question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision

S = TypeVar("S")

Judges: TypeAlias = Mapping[str, Callable[[S, Decision[Any]], list[float]]]
"""By the id of a question who judges its options."""


class Judging(Generic[S]):
    """Scores the options of a game's decisions: each question has its judge, who gets a situation made of a glance."""

    def __init__(self, situation: Callable[[Any], S], judges: Judges[S]) -> None:
        self.situation = situation
        self.judges = judges

    def __call__(self, sight: Sight) -> list[float]:
        """A score for each option of a decision; where no judge is at home, all options are equally good."""
        return self.judged(sight)[1]

    def judged(self, sight: Sight) -> tuple[S | None, list[float]]:
        """The same, with the situation if somebody had to look.

        Who has no choice is not judged: such a decision may have an option that is never offered beside others.
        """
        decision = sight.decision
        count = len(decision.options)
        judge = self.judges.get(decision.question.id) if count > 1 else None
        if judge is None:
            return None, [0.0] * count
        situation = self.made_of(sight.glance)
        return situation, judge(situation, decision)

    def made_of(self, glance: Any) -> S:
        """What is made of a glance."""
        return self.situation(glance)

    def in_a_search(self) -> Judging[S]:
        """The same judges for one search: they may keep in mind what they have worked out, as long as it lasts."""
        return self

    def of_a_player(self) -> Judging[S]:
        """The same for one player, who often decides twice in one situation."""
        return self
