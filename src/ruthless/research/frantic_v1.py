"""Frantic as a PettingZoo environment; the parameters are those of `SeatsEnv`."""

from __future__ import annotations

from ruthless.research.aec import environments

env, raw_env = environments("frantic")
