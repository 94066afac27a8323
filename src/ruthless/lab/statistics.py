"""How sure a measured figure is: 95 % intervals of shares, of means and of differences."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

_Z = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def around(value: float, error: float) -> Estimate:
    """A figure with its 95 % interval, from its standard error; that of a normal distribution."""
    return Estimate(value, value - _Z * error, value + _Z * error)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula; without trials nothing is known.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    weight = _Z * _Z / trials
    middle = share + weight / 2
    reach = _Z * sqrt(max(0.0, share * (1 - share)) / trials + weight / (4 * trials))
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


def rate(successes: float, trials: int) -> dict[str, float]:
    """A share and its interval as plain data; without trials the share is that of a coin."""
    low, high = wilson(successes, trials)
    return {"share": successes / trials if trials else 0.5, "low": low, "high": high}


def difference_of_shares(first: float, of_first: int, second: float, of_second: int) -> Estimate:
    """How much larger the second share is than the first one, both measured on matches of their own.

    Newcombe's interval: the two Wilson intervals laid together; it stays within -1 … 1.

    >>> [round(figure, 3) for figure in difference_of_shares(40, 100, 50, 100)]
    [0.1, -0.037, 0.232]
    """
    if not of_first or not of_second:
        return Estimate(0.0, -1.0, 1.0)
    one, other = first / of_first, second / of_second
    (low_one, high_one), (low_other, high_other) = wilson(first, of_first), wilson(second, of_second)
    value = other - one
    return Estimate(
        value,
        value - sqrt((other - low_other) ** 2 + (high_one - one) ** 2),
        value + sqrt((high_other - other) ** 2 + (one - low_one) ** 2),
    )


class Mean:
    """The mean of figures that come one after another, with its interval; nothing is kept but their sums.

    Whole numbers and fractions are added up exactly, so the order does not matter.
    """

    def __init__(self) -> None:
        self.count = 0
        self._sum: float | Fraction = 0
        self._squares: float | Fraction = 0

    def add(self, figure: float | Fraction, times: int = 1) -> None:
        """One more figure, or the same one several times."""
        self.count += times
        self._sum += figure * times
        self._squares += figure * figure * times

    @property
    def value(self) -> float:
        """The mean so far."""
        return float(self._sum / self.count) if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a figure."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, float((self._squares - self._sum * self._sum / self.count) / (self.count - 1))))

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite as long as there is less than two figures."""
        return self.deviation / sqrt(self.count) if self.count > 1 else float("inf")

    def estimate(self) -> Estimate:
        """The mean with its 95 % interval; that of a normal distribution, so take it from some dozens of figures on."""
        return around(self.value, self.error)


def paired_difference(pairs: Iterable[tuple[float, float]]) -> Estimate:
    """How much larger the second of two figures is in the mean, both taken from the same match played in two ways.

    What the two ways have in common, the deal above all, cancels out: the interval is narrower than that of
    `difference_of_shares` as far as the two go together.
    """
    mean = Mean()
    for first, second in pairs:
        mean.add(second - first)
    return mean.estimate()
