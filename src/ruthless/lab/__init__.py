"""The lab: many matches at once, and what can be said about them."""

from __future__ import annotations

from ruthless.lab.simulation import Result, simulate
from ruthless.lab.statistics import wilson

__all__ = ["Result", "simulate", "wilson"]
