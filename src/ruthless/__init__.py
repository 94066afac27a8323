"""Ruthless: the meanest games on the table, to play and to study.

>>> import ruthless
>>> match = ruthless.Match.new("frantic", seats=4, seed=7)
>>> while not match.over:
...     match.answer(match.decision.options[0])
>>> len(match.places)
4
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ruthless import games as _games
from ruthless.kernel import outside as _outside
from ruthless.kernel.errors import (
    BadOption,
    BadPosition,
    BrokenRecord,
    IllegalAnswer,
    RuthlessError,
    UnknownGame,
    WrongSeats,
)
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match, replay
from ruthless.kernel.record import Record

if TYPE_CHECKING:
    from ruthless.kernel.game import GAMES

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BrokenRecord",
    "IllegalAnswer",
    "Luck",
    "Match",
    "Record",
    "RuthlessError",
    "UnknownGame",
    "WrongSeats",
    "replay",
]

__version__ = "0.1.0"

del _games


def __getattr__(name: str) -> object:
    """`ruthless.testing` is loaded when it is first asked for, as who plays does not need it; so are games from outside."""
    if name == "GAMES":
        _outside.load()
        return import_module("ruthless.kernel.game").GAMES
    if name == "testing":
        return import_module("ruthless.testing")
    raise AttributeError(f"module 'ruthless' has no attribute {name!r}")
