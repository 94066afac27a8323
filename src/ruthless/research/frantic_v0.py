"""Replaced by `frantic_v1`, whose vectors have other places."""

from __future__ import annotations

from ruthless.research.names import game_of, replaced

env = raw_env = replaced(game_of(__name__))
