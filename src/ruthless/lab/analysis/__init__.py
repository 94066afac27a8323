"""Analysis of a match: each player's chance of winning after every turn, and the turns that decided it."""

from __future__ import annotations

from ruthless.lab.analysis.analysing import TRIES, analyse
from ruthless.lab.analysis.findings import Analysis, Turn, TurningPoint

__all__ = ["TRIES", "Analysis", "Turn", "TurningPoint", "analyse"]
