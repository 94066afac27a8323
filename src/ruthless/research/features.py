"""Vectors under the name they had here first; they live in `ruthless.vectors` now."""

from __future__ import annotations

from ruthless.vectors import Encoder, Layout, Piece, encoder

__all__ = ["Encoder", "Layout", "Piece", "encoder"]
