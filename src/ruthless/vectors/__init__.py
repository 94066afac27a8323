"""Vectors: what a seat's view says, as numbers, with a layout that says which place means what.

They lie below the bots, so that bots, lab and research see the same. Interpreted they stand on the standard library;
compiled they need `librt`, the compiler's library (see `native`).
"""

from __future__ import annotations

from ruthless.kernel.options import Options
from ruthless.vectors.encoding import Encoder, vectors_of
from ruthless.vectors.layout import Layout, Piece


def encoder(game: str, seats: int, options: Options | None = None) -> Encoder:
    """The encoder of a game's views for that number of seats, in matches by these house rules or the defaults.

    >>> from ruthless import Match
    >>> match = Match.new("frantic", 4, seed=7)
    >>> four = encoder("frantic", 4, match.options)
    >>> vector = four.encode(match.view(2))
    >>> sum(vector[four.layout["hand"].slice])
    7
    """
    vectors = vectors_of(game, seats)
    return Encoder(vectors, vectors.game.options() if options is None else options)


__all__ = ["Encoder", "Layout", "Piece", "encoder"]
