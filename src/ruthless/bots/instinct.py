"""Instinct: what somebody who has played thousands of matches feels about an option, before any thought.

A small net: what is noticed about a position and about an option are features. A few feelings weigh them, each in its own
way; a feeling that comes out above zero says something for or against the option. The weights are read from a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final, final

from ruthless.bots.judging import Judging
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision
from ruthless.kernel.errors import RuthlessError

Features = list[tuple[int, float]]
"""Numbers of features, each with how strongly it shows."""


class Impression:
    """Gets what is noticed, feature by feature: first those of the position, then those of each option."""

    __slots__ = ()

    def mark(self, feature: int, strength: float) -> None:
        """A feature shows so strongly."""
        raise NotImplementedError

    def end_position(self) -> None:
        """That was all about the position."""
        raise NotImplementedError

    def end_option(self) -> None:
        """That was all about an option; the next one follows."""
        raise NotImplementedError


Notice = Callable[[Any, Decision[Any], Sequence[float], Impression], bool]
"""Gets a situation, the decision, what a judge makes of its options, and what is to get the features. False, and no
feature, where there is no experience."""

FEELINGS: Final = 8
"""How many feelings a net has; fewer are filled up with such as say nothing. They are added up side by side, each written
out: that is a matter of microseconds, and of those there are many in a search."""


@final
class Weights:
    """What one thing weighs in each feeling, or what each has come to; and what it counts directly."""

    __slots__ = ("a", "b", "c", "d", "direct", "e", "f", "g", "h")

    def __init__(
        self, a: float, b: float, c: float, d: float, e: float, f: float, g: float, h: float, direct: float = 0.0
    ) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
        self.direct = direct


def _weights(feelings: list[float], direct: float = 0.0) -> Weights:
    """The same, filled up with feelings that say nothing."""
    if len(feelings) > FEELINGS:
        raise RuthlessError(f"a net has {FEELINGS} feelings at most, not {len(feelings)}")
    a, b, c, d, e, f, g, h = feelings + [0.0] * (FEELINGS - len(feelings))
    return Weights(a, b, c, d, e, f, g, h, direct)


@final
class Net:
    """The weights. A feeling has one for each feature, and one for how much it says; features also count directly."""

    __slots__ = ("bias", "says", "weights")

    def __init__(self, feelings: list[list[float]], bias: list[float], says: list[float], direct: list[float]) -> None:
        self.weights = [_weights([one[at] for one in feelings], direct[at]) for at in range(len(direct))]
        """By feature."""
        self.bias = _weights(bias)
        self.says = _weights(says)


@final
class Felt(Impression):
    """Features are weighed as they are noticed. In the end there is what each option is worth beside the others."""

    __slots__ = ("_before", "_direct", "_says", "_weights", "a", "b", "c", "d", "e", "f", "g", "h", "values")

    def __init__(self, net: Net) -> None:
        self._weights = net.weights
        self._says = net.says
        self._before = net.bias
        """What the feelings had come to before the option that is looked at."""
        self._direct = 0.0
        self.values: list[float] = []
        """By option."""
        bias = net.bias
        self.a = bias.a
        self.b = bias.b
        self.c = bias.c
        self.d = bias.d
        self.e = bias.e
        self.f = bias.f
        self.g = bias.g
        self.h = bias.h

    def mark(self, feature: int, strength: float) -> None:
        """Weigh a feature."""
        weights = self._weights[feature]
        self._direct += weights.direct * strength
        self.a += weights.a * strength
        self.b += weights.b * strength
        self.c += weights.c * strength
        self.d += weights.d * strength
        self.e += weights.e * strength
        self.f += weights.f * strength
        self.g += weights.g * strength
        self.h += weights.h * strength

    def end_position(self) -> None:
        """What it comes to is where every option begins; it counts through feelings only."""
        self._before = Weights(self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)
        self._direct = 0.0

    def end_option(self) -> None:
        """Feelings above zero say something; then all is as it was before."""
        says, before, value = self._says, self._before, self._direct
        if self.a > 0.0:
            value += self.a * says.a
        if self.b > 0.0:
            value += self.b * says.b
        if self.c > 0.0:
            value += self.c * says.c
        if self.d > 0.0:
            value += self.d * says.d
        if self.e > 0.0:
            value += self.e * says.e
        if self.f > 0.0:
            value += self.f * says.f
        if self.g > 0.0:
            value += self.g * says.g
        if self.h > 0.0:
            value += self.h * says.h
        self.values.append(value)
        self._direct = 0.0
        self.a = before.a
        self.b = before.b
        self.c = before.c
        self.d = before.d
        self.e = before.e
        self.f = before.f
        self.g = before.g
        self.h = before.h


@final
class Listed(Impression):
    """Features are kept as they come, for training and tests."""

    __slots__ = ("_new", "options", "position")

    def __init__(self) -> None:
        self.position: Features = []
        self.options: list[Features] = []
        self._new: Features = []

    def mark(self, feature: int, strength: float) -> None:
        """Keep a feature."""
        self._new.append((feature, strength))

    def end_position(self) -> None:
        """That was the position."""
        self.position, self._new = self._new, []

    def end_option(self) -> None:
        """That was an option."""
        self.options.append(self._new)
        self._new = []


def net_from(package: str, name: str) -> Net:
    """The net in a file of a package."""
    read = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return Net(read["feelings"], read["bias"], read["says"], read["direct"])


class Instinct:
    """A judge with experience: where that tells nothing, it says what good sense says."""

    def __init__(self, judging: Judging[Any], notice: Notice, net: Net) -> None:
        self._judging = judging
        self._notice = notice
        self._net = net

    def __call__(self, sight: Sight) -> Sequence[float]:
        """A score for each option of a decision."""
        situation, scores = self._judging.judged(sight)
        if situation is None:
            return scores
        felt = Felt(self._net)
        return felt.values if self._notice(situation, sight.decision, scores, felt) else scores

    def in_a_search(self) -> Instinct:
        """The same experience beside judges that may keep in mind what they have worked out, for one search."""
        return Instinct(self._judging.in_a_search(), self._notice, self._net)
