"""Malta! as a PettingZoo environment; the parameters are those of `SeatsEnv`."""

from __future__ import annotations

from ruthless.research.aec import environments
from ruthless.research.names import game_of

env, raw_env = environments(game_of(__name__))
