"""The games. This is the one place that lists them."""

from __future__ import annotations

from ruthless.games.frantic import FRANTIC
from ruthless.kernel.game import GAMES

for _game in (FRANTIC,):
    GAMES[_game.name] = _game
