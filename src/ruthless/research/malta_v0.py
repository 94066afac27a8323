"""Replaced by `malta_v1`, whose vectors have other places."""

from __future__ import annotations

from ruthless.research.names import replaced

env = raw_env = replaced("malta")
