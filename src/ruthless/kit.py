"""The kit: everything that games, cards and bots of other packages are usually written with, under one name.

>>> from ruthless.kit import Kind, card_game
"""

from __future__ import annotations

from ruthless.bots.sight import Bot, Sight
from ruthless.kernel.cards import Card, Kind, distinct, names
from ruthless.kernel.decisions import ELSEWHERE, Aim, Decision, Option, Question, Together, Word, only
from ruthless.kernel.facts import ATTACK, DISCARD, DRAW, END, GIFT, MISS, PLAY, SCORE
from ruthless.kernel.game import REACTION, TURN, Game
from ruthless.kernel.hands import deal, discard, draw, give, not_in_hand, play
from ruthless.kernel.luck import Luck
from ruthless.kernel.messages import Message, Refusal
from ruthless.kernel.options import Options, one_of, some_of, whole
from ruthless.kernel.seats import Seat
from ruthless.kernel.simple import CardTable, KindCard, card_game
from ruthless.kernel.table import cards, open_cards, public

__all__ = [
    "ATTACK",
    "DISCARD",
    "DRAW",
    "ELSEWHERE",
    "END",
    "GIFT",
    "MISS",
    "PLAY",
    "REACTION",
    "SCORE",
    "TURN",
    "Aim",
    "Bot",
    "Card",
    "CardTable",
    "Decision",
    "Game",
    "Kind",
    "KindCard",
    "Luck",
    "Message",
    "Option",
    "Options",
    "Question",
    "Refusal",
    "Seat",
    "Sight",
    "Together",
    "Word",
    "card_game",
    "cards",
    "deal",
    "discard",
    "distinct",
    "draw",
    "give",
    "names",
    "not_in_hand",
    "one_of",
    "only",
    "open_cards",
    "play",
    "public",
    "some_of",
    "whole",
]
