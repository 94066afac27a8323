"""Replaced by `malta_v2`, whose vectors have other places."""

from __future__ import annotations

from ruthless.research.names import replaced

env = raw_env = replaced(__name__)
