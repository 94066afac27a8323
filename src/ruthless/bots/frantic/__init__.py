"""Sensible play of Frantic: for each question a judge that gives every option a score, in points of the game."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic import aims, events, giving, plays, reactions, wishes
from ruthless.bots.frantic.features import notice
from ruthless.bots.frantic.foresight import FORESIGHT, learn
from ruthless.bots.frantic.situation import Situation, situation_of
from ruthless.bots.instinct import Instinct, net_from
from ruthless.bots.judging import Judging

SENSE: Final[Judging[Situation]] = Judging(
    situation_of,
    {
        "play-or-draw": plays.play_or_draw,
        "play-or-pass": plays.play_or_draw,
        "play-again": plays.play_or_draw,
        "imitate": plays.imitate,
        "attack": aims.aim,
        "may-attack": aims.aim,
        "redirect": aims.aim,
        "share-four": aims.aim,
        "wrap": aims.wrap,
        "trust": aims.trust,
        "packet": aims.packet,
        "first-chair": aims.swap_hands,
        "second-chair": aims.swap_hands,
        "wish-colour": wishes.wish,
        "wish-any": wishes.wish,
        "pick-colour": wishes.wish,
        "give": giving.give,
        "party-card": giving.give,
        "fund": giving.give,
        "catch": giving.give,
        "bury": giving.give,
        "discard": giving.discard,
        "seppuku-discard": giving.discard,
        "take-from-market": giving.take,
        "steal": giving.take,
        "bet": giving.bet,
        "bet-any": giving.bet_any,
        "counter": reactions.counter,
        "counter-share": reactions.counter_share,
        "nice-try": reactions.nice_try,
        "lucky-bastard": reactions.lucky_bastard,
        "seppuku": reactions.seppuku,
        "choose-event": events.choose,
        "repeat-event": events.choose,
    },
)

INSTINCT: Final = Instinct(SENSE, notice, net_from(__name__, "instinct.json"))

__all__ = ["FORESIGHT", "INSTINCT", "SENSE", "learn"]
