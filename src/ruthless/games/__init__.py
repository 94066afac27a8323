"""The games. This is the one place that lists ours; those of other packages are loaded after them."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import FRANTIC
from ruthless.games.frantic_board import FRANTIC_BOARD
from ruthless.games.malta import MALTA
from ruthless.games.outside import load
from ruthless.kernel.game import GAMES, Game
from ruthless.kernel.outside import load_with

_GAMES: Final[tuple[Game, ...]] = (FRANTIC, FRANTIC_BOARD, MALTA)
for _game in _GAMES:
    GAMES[_game.name] = _game
load_with(load)
