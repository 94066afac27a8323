"""Instinct: what somebody who has played thousands of matches feels about an option, before any thought.

A small net: what is noticed about a position and about an option are features. A few feelings weigh them, each in its own
way; a feeling that comes out above zero says something for or against the option. The weights are read from a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files

from ruthless.bots.sight import Sight

Features = list[tuple[int, float]]
"""Numbers of features, each with how strongly it shows."""

Notice = Callable[[Sight, Sequence[float]], tuple[Features, list[Features]] | None]
"""Gets a sight and what a judge makes of its options. Gives the features of the position and those of each option, or
nothing where there is no experience."""


class Net:
    """The weights. A feeling has one for each feature, and one for how much it says; features also count directly."""

    __slots__ = ("_bias", "_direct", "_feelings", "_says")

    def __init__(self, feelings: list[list[float]], bias: list[float], says: list[float], direct: list[float]) -> None:
        self._feelings = feelings
        self._bias = bias
        self._says = says
        self._direct = direct

    def values(self, position: Features, options: list[Features]) -> list[float]:
        """What each option is worth beside the others."""
        before = [_add(weights, position, bias) for weights, bias in zip(self._feelings, self._bias, strict=True)]
        values = []
        for features in options:
            value = _add(self._direct, features, 0.0)
            for weights, start, says in zip(self._feelings, before, self._says, strict=True):
                felt = _add(weights, features, start)
                if felt > 0.0:
                    value += felt * says
            values.append(value)
        return values


def _add(weights: list[float], features: Features, start: float) -> float:
    """What the features weigh together."""
    for feature, strength in features:
        start += weights[feature] * strength
    return start


def net_from(package: str, name: str) -> Net:
    """The net in a file of a package."""
    read = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return Net(read["feelings"], read["bias"], read["says"], read["direct"])


class Instinct:
    """A judge with experience: where that tells nothing, it says what good sense says."""

    def __init__(self, judge: Callable[[Sight], Sequence[float]], notice: Notice, net: Net) -> None:
        self._judge = judge
        self._notice = notice
        self._net = net

    def __call__(self, sight: Sight) -> Sequence[float]:
        """A score for each option of a decision that has several."""
        scores = self._judge(sight)
        noticed = self._notice(sight, scores)
        return scores if noticed is None else self._net.values(*noticed)
