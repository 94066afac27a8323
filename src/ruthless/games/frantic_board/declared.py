"""What is asked and what is told in Frantic, the board game, each with its role, for those who know no game.

The order is fixed for a rules version: vectors depend on it. New ones go to the end.
"""

from __future__ import annotations

from typing import Final

from ruthless.kernel import facts, game

QUESTIONS: Final[dict[str, str]] = {
    "play-card": game.TURN,
    "lay-card": game.TURN,
    "place": "",
    "place-anywhere": "",
    "place-empty": "",
    "point": "",
    "restock": "",
    "magnet": "",
    "march": "",
    "remote": "",
    "swap": "",
    "gift": "",
    "gift-steps": "",
    "party": "",
    "teleport-which": "",
    "teleport-where": "",
    "take-from-market": "",
    "nice-try": game.REACTION,
    "block": game.REACTION,
    "re-roll": game.REACTION,
    "block-re-roll": game.REACTION,
}

FACTS: Final[dict[str, str]] = {
    "round": facts.ROUND,
    "is-dealt": facts.DEAL,
    "is-dealt-cards": facts.DEAL,
    "begins": "",
    facts.HAS_TURN: facts.TURN,
    "plays": facts.PLAY,
    "draws": facts.DRAW,
    "draws-cards": facts.DRAW,
    "attacks": facts.ATTACK,
    "blocks": facts.COUNTER,
    "discards": facts.DISCARD,
    "does-not-move": "",
    "event": facts.EVENT,
    "gives": facts.GIFT,
    "gives-cards": facts.GIFT,
    "goes-to": "",
    "hands-on": facts.GIFT,
    "hands-on-cards": facts.GIFT,
    "lands-on": facts.WORK,
    "lays": "",
    "lays-pointing": "",
    "market": "",
    "match-ends": facts.END,
    "moves-teleport": "",
    "rolls": "",
    "round-ends": facts.END,
    "scores": facts.SCORE,
    "takes-from-board": facts.DRAW,
    "takes-from-market": facts.DRAW,
}
