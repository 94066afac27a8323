"""The instinct of each game: how a bot that searches plays its own later turns."""

from __future__ import annotations

from ruthless.bots.frantic import SENSE
from ruthless.bots.frantic.marks import notice
from ruthless.bots.instinct import Instinct, net_from
from ruthless.bots.sensible import JUDGES, Judge

INSTINCTS: dict[str, Judge] = {
    **JUDGES,
    "frantic": Instinct(SENSE, notice, net_from("ruthless.bots.frantic", "instinct.json")),
}
