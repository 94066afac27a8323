"""How sure a measured share is."""

from __future__ import annotations

from math import sqrt

_Z = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


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
