"""Instinct: what somebody who has played thousands of matches feels about an option, before any thought.

A small net: what is noticed about a position and about an option are features. A few feelings weigh them, each in its own
way; a feeling that comes out above zero says something for or against the option. The weights are read from a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

from ruthless.bots.judging import Judging
from ruthless.bots.sight import Sight
from ruthless.kernel.decisions import Decision

Features = list[tuple[int, float]]
"""Numbers of features, each with how strongly it shows."""

Notice = Callable[[Any, Decision[Any], Sequence[float]], tuple[Features, list[Features]] | None]
"""Gets a situation, the decision and what a judge makes of its options. Gives the features of the position and those of
each option, or nothing where there is no experience."""


Weights = tuple[float, float, float, float, float, float, float, float]

FEELINGS: Final = 8
"""How many feelings a net has; fewer are filled up with such as say nothing. They are added up side by side, each written
out: that is a matter of microseconds, and of those there are many in a search."""


class Net:
    """The weights. A feeling has one for each feature, and one for how much it says; features also count directly."""

    __slots__ = ("_bias", "_direct", "_feelings", "_says")

    def __init__(self, feelings: list[list[float]], bias: list[float], says: list[float], direct: list[float]) -> None:
        silent = [0.0] * (FEELINGS - len(feelings))
        self._feelings = [_eight([*[one[at] for one in feelings], *silent]) for at in range(len(direct))]
        """By feature what it weighs in each feeling."""
        self._bias = _eight([*bias, *silent])
        self._says = _eight([*says, *silent])
        self._direct = direct

    def values(self, position: Features, options: list[Features]) -> list[float]:
        """What each option is worth beside the others."""
        before = self._felt(self._bias, position)
        p, q, r, s, t, u, v, w = self._says
        values = []
        for features in options:
            value = 0.0
            for feature, strength in features:
                value += self._direct[feature] * strength
            a, b, c, d, e, f, g, h = self._felt(before, features)
            if a > 0.0:
                value += a * p
            if b > 0.0:
                value += b * q
            if c > 0.0:
                value += c * r
            if d > 0.0:
                value += d * s
            if e > 0.0:
                value += e * t
            if f > 0.0:
                value += f * u
            if g > 0.0:
                value += g * v
            if h > 0.0:
                value += h * w
            values.append(value)
        return values

    def _felt(self, before: Weights, features: Features) -> Weights:
        """What all feelings come to with these features besides."""
        a, b, c, d, e, f, g, h = before
        for feature, strength in features:
            p, q, r, s, t, u, v, w = self._feelings[feature]
            if strength != 1.0:
                a += p * strength
                b += q * strength
                c += r * strength
                d += s * strength
                e += t * strength
                f += u * strength
                g += v * strength
                h += w * strength
            else:
                a += p
                b += q
                c += r
                d += s
                e += t
                f += u
                g += v
                h += w
        return a, b, c, d, e, f, g, h


def _eight(weights: list[float]) -> Weights:
    a, b, c, d, e, f, g, h = weights
    return a, b, c, d, e, f, g, h


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
        noticed = None if situation is None else self._notice(situation, sight.decision, scores)
        return scores if noticed is None else self._net.values(*noticed)
