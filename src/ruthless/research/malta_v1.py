"""Replaced by `malta_v3`, whose vectors have other places."""

from __future__ import annotations

from ruthless.research.names import replaced

env = raw_env = replaced(__name__)
