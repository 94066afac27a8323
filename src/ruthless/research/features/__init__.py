"""Vectors: what a seat's view says, as numbers, with a layout that says which place means what."""

from __future__ import annotations

from functools import cache

from ruthless.kernel.errors import WrongSeats
from ruthless.kernel.game import game_named
from ruthless.research.features.encoder import Encoder
from ruthless.research.features.frantic import FranticEncoder
from ruthless.research.features.frantic_board import BoardEncoder
from ruthless.research.features.layout import Layout, Piece
from ruthless.research.features.malta import MaltaEncoder

ENCODERS: dict[str, type[Encoder]] = {one.game: one for one in (FranticEncoder, BoardEncoder, MaltaEncoder)}


@cache
def encoder(game: str, seats: int) -> Encoder:
    """The encoder of a game's views for that number of seats.

    >>> from ruthless import Match
    >>> four = encoder("frantic", 4)
    >>> vector = four.encode(Match.new("frantic", 4, seed=7).view(2))
    >>> sum(vector[four.layout["hand"].slice])
    7
    """
    rules = game_named(game)
    if not rules.fewest <= seats <= rules.most:
        raise WrongSeats(f"{game} is for {rules.fewest} to {rules.most} seats, not {seats}")
    return ENCODERS[game](seats)


__all__ = ["ENCODERS", "Encoder", "Layout", "Piece", "encoder"]
