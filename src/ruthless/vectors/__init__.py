"""Vectors: what a seat's view says, as numbers, with a layout that says which place means what.

They stand on the standard library and lie below the bots, so that bots, lab and research see the same.
"""

from __future__ import annotations

from functools import cache

from ruthless.kernel.errors import WrongSeats
from ruthless.kernel.game import game_named, part_of
from ruthless.kernel.match import Match
from ruthless.kernel.options import Options
from ruthless.vectors.encoder import Encoder
from ruthless.vectors.layout import Layout, Piece


@cache
def _encoder(game: str, seats: int) -> Encoder:
    rules = game_named(game)
    if not rules.fewest <= seats <= rules.most:
        raise WrongSeats(f"{game} is for {rules.fewest} to {rules.most} seats, not {seats}")
    part = part_of(game, "vectors")
    view = type(Match.new(game, seats, 0).view())
    return Encoder(rules, seats, view, lambda name: getattr(part, name, None))


def encoder(game: str, seats: int, options: Options | None = None) -> Encoder:
    """The encoder of a game's views for that number of seats, in matches by these house rules or the defaults.

    >>> match = Match.new("frantic", 4, seed=7)
    >>> four = encoder("frantic", 4, match.options)
    >>> vector = four.encode(match.view(2))
    >>> sum(vector[four.layout["hand"].slice])
    7
    """
    plain = _encoder(game, seats)
    return plain if options is None else plain.under(options)


__all__ = ["Encoder", "Layout", "Piece", "encoder"]
