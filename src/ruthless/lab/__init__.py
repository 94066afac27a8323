"""The lab: many matches at once, and what can be said about them.

`plans` say what is to be played, and `matches` play one. `running` has many worked on as `settings` say: cut by `chunks`,
done by `workers`, kept by a `journal`. `simulation`, `tournament`, `report` and `analysis` sum up what comes of them.
"""

from __future__ import annotations

from ruthless.lab.plans import Plan
from ruthless.lab.running import run
from ruthless.lab.simulation import Result, simulate
from ruthless.lab.statistics import wilson
from ruthless.lab.tournament import Standings, hold

__all__ = ["Plan", "Result", "Standings", "hold", "run", "simulate", "wilson"]
