"""The house rules of the board game: what its book leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from ruthless.kernel import options as kernel

_LIMITS: Final = {"short": (99, 83), "medium": (121, 99), "long": (157, 121)}


@dataclass(frozen=True)
class Options(kernel.Options):
    """What a table agrees on before it plays. Add new ones at the end: the codes people share depend on the order."""

    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"printed": {}}

    limit: str | int = kernel.one_of("medium", "short", "long", whole_from=1)
    """The match ends when an account reaches this many points."""
    landing_choice: str = kernel.one_of("owner", "mover")
    """Who decides, rolls and takes cards when somebody else has moved a pawn."""
    arrival_effects: str = kernel.one_of("off", "on")
    """Whether cards work on pawns that were teleported or swapped onto them."""
    overshoot: str = kernel.one_of("clamp", "bounce")
    """What becomes of pips beyond an end of the board: they are lost, or counted back."""
    earthquake: str = kernel.one_of("sequential", "simultaneous")
    """Whether pawns move one after the other in an Earthquake, or all at once."""
    tsunami: str = kernel.one_of("continue", "one_lap")
    """Whether a Tsunami goes on until somebody rolls lower, or ends when everybody has rolled."""
    setup_covering: str = kernel.one_of("yes", "no")
    """Whether cards may cover others before a round begins."""
    fuck_you_landing: str = kernel.one_of("ignored", "fires")
    """Whether the card on which the 21 spaces of Fuck You end works."""
    white_trigger: str = kernel.one_of("land", "pass")
    """When white cards on the board work: for a pawn that lands on them, or already for one that passes."""
    x_slide: str = kernel.one_of("travel", "forward")
    """Which way a pawn slides off an X: the way it came, or always forward."""


def limit_in_points(options: Options, seats: int) -> int:
    """The limit as a number: the recommendations are lower for four players and more."""
    if isinstance(options.limit, int):
        return options.limit
    return _LIMITS[options.limit][seats > 3]


def account_limit(options: Options, seats: int) -> int | None:
    """The account that ends a match, in points."""
    return limit_in_points(options, seats)
