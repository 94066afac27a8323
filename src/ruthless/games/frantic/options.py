"""The house rules of Frantic."""

from __future__ import annotations

from dataclasses import dataclass

from ruthless.kernel import options as kernel

_LIMITS = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}


@dataclass(frozen=True)
class Options(kernel.Options):
    """What a table agrees on before it plays."""

    limit: str | int = kernel.one_of("medium", "short", "long", whole_from=1)
    """The match ends when an account reaches this many points."""


def limit_in_points(options: Options, seats: int) -> int:
    """The limit as a number: the recommendations are lower for five players and more."""
    if isinstance(options.limit, int):
        return options.limit
    return _LIMITS[options.limit][seats > 4]
