"""Frantic, the board game as a PettingZoo environment; the parameters are those of `SeatsEnv`."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from ruthless.research.aec import SeatsEnv, wrapped
from ruthless.research.spaces import Observation


class raw_env(SeatsEnv):
    """The environment without checks around it."""

    def __init__(self, players: int = 4, **settings: Any) -> None:
        super().__init__("frantic-board", "frantic_board_v0", players, **settings)


def env(players: int = 4, *, illegal: str = "raise", **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's checks around it."""
    return wrapped(raw_env(players, **settings), illegal)
