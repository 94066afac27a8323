"""Sensible play of Frantic, the board game: for each question a judge that gives every option a score, in points."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic_board import aims, placing, playing, reactions
from ruthless.bots.frantic_board.foresight import FORESIGHT
from ruthless.bots.frantic_board.memory import Sense
from ruthless.bots.frantic_board.situation import Situation
from ruthless.bots.judging import Judges

JUDGES: Final[Judges[Situation]] = {
    "lay-card": placing.lay,
    "play-card": playing.play,
    "place": placing.place,
    "place-anywhere": placing.place,
    "place-empty": placing.place,
    "point": placing.point,
    "restock": placing.restock,
    "teleport-which": placing.teleport_which,
    "teleport-where": placing.teleport_where,
    "take-from-market": playing.take,
    "magnet": playing.magnet,
    "remote": aims.remote,
    "march": aims.march,
    "party": aims.party,
    "swap": aims.swap,
    "gift": aims.gift,
    "gift-steps": aims.gift_steps,
    "block": reactions.block,
    "block-re-roll": reactions.block_re_roll,
    "re-roll": reactions.re_roll,
    "nice-try": reactions.nice_try,
}

SENSE: Final = Sense(Situation, JUDGES)

__all__ = ["FORESIGHT", "SENSE"]
