"""Sensible play of Malta!: for each question a judge that gives every option a score, in parts of a life."""

from __future__ import annotations

from typing import Final

from ruthless.bots.judging import Judging
from ruthless.bots.malta import judges
from ruthless.bots.malta.foresight import FORESIGHT
from ruthless.bots.malta.judges import Situation

ANNOUNCED: Final = (
    *("opponent", "whose-pawn", "rob-the-richest", "sudden-death", "reinvite"),
    *("everyone-moves", "shove", "extra-step"),
    *("remove-a-space", "restore-a-space", "rotate-a-space", "how-far", "swap-spaces", "swap-with"),
    *("shift-a-line", "shift-where", "new-space"),
)
"""What is asked for when a card is played."""

SENSE: Final[Judging[Situation]] = Judging(
    Situation,
    {
        "place-pawn": judges.place,
        "play-card": judges.play,
        "step": judges.step,
        "pay": judges.part,
        "pay-first": judges.pay_first,
        "discard": judges.part,
        "react": judges.react,
        "react-aimed": judges.react,
        "react-to-reaction": judges.react_to_reaction,
        **dict.fromkeys(ANNOUNCED, judges.announce),
    },
)

__all__ = ["FORESIGHT", "SENSE"]
