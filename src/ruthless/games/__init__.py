"""The games. This is the one place that lists them."""

from __future__ import annotations

from typing import Final

from ruthless.games.frantic import FRANTIC
from ruthless.games.frantic_board import FRANTIC_BOARD
from ruthless.games.malta import MALTA
from ruthless.kernel.game import GAMES, Game

_GAMES: Final[tuple[Game, ...]] = (FRANTIC, FRANTIC_BOARD, MALTA)
for _game in _GAMES:
    GAMES[_game.name] = _game
