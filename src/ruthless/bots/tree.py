"""The tree of a search: what was learnt about the decisions of one seat in imagined matches.

A node is what the seat sees when it has to decide: an information set. It is found by the seat's view, so in every
imagined world that looks the same it is the same node with the same options, and nothing that the seat could not see,
such as what others have answered in secret, can make a difference to what it does there.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from math import sqrt
from operator import attrgetter
from typing import Any, Final

from ruthless.kernel.decisions import Decision
from ruthless.kernel.match import Match
from ruthless.kernel.views import View

EAGERNESS: Final = 0.6
"""How much an option is tried for what it might be, beside what it has brought so far."""


_CONTENTS: Final[dict[type[View], Callable[[View], Any]]] = {}
"""By the class of a view what gives all its fields."""


def sign(match: Match, decision: Decision[Any]) -> Hashable:
    """What tells an information set from all others of a match: everything that its seat sees, what it is asked and who
    else is."""
    glance = match.glance(decision.seat)
    if isinstance(glance, View):
        return sign_of(glance)
    question = decision.question
    args: tuple[object, ...] = ()
    if question.args:
        args = tuple([tuple(one) if isinstance(one, list) else one for one in question.args.values()])
    options = tuple([option.notation for option in decision.options])
    return glance.sign, tuple(match.asked), question.id, args, options


def sign_of(view: View) -> bytes:
    """The same by the view itself, within one process."""
    kind = type(view)
    if kind not in _CONTENTS:
        _CONTENTS[kind] = attrgetter(*(one.name for one in fields(kind)))
    return marshal.dumps(_CONTENTS[kind](view), 2)  # in this version of the format equal data is written alike


class Node:
    """What was learnt about one information set. Options are in the order in which they looked at first sight."""

    __slots__ = ("_priors", "options", "totals", "tries")

    def __init__(self, scores: Sequence[float]) -> None:
        """What a judge makes of the options of the decision."""
        order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
        self.options = order
        """Which option of the decision each is: those of an information set are the same in every world, in one order."""
        ranks = [1 / (1 + rank) for rank in range(len(order))]
        self._priors = [rank / sum(ranks) for rank in ranks]
        self.tries = [0] * len(order)
        self.totals = [0.0] * len(order)

    def select(self) -> int:
        """The option to try next: good so far, or little tried for how good it looked."""
        whole, gained = 0, 0.0
        for at, tries in enumerate(self.tries):
            whole += tries
            gained += self.totals[at]
        mean = gained / whole if whole else 0.0
        eagerness = EAGERNESS * sqrt(whole + 1)
        best, most = 0, -1.0
        for at, tries in enumerate(self.tries):
            value = (self.totals[at] / tries if tries else mean) + eagerness * self._priors[at] / (1 + tries)
            if value > most:
                best, most = at, value
        return best

    def learn(self, at: int, value: float) -> None:
        """An option was tried once more."""
        self.tries[at] += 1
        self.totals[at] += value
