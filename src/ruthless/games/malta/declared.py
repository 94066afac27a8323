"""What is asked and what is told in Malta!, each with its role, for those who know no game.

The order is fixed for a rules version: vectors depend on it. New ones go to the end.
"""

from __future__ import annotations

from typing import Final

from ruthless.kernel import facts, game

QUESTIONS: Final[dict[str, str]] = {
    "place-pawn": game.TURN,
    "play-card": game.TURN,
    "step": game.TURN,
    "extra-step": "",
    "everyone-moves": "",
    "how-far": "",
    "whose-pawn": "",
    "opponent": "",
    "react": game.REACTION,
    "react-aimed": game.REACTION,
    "react-to-reaction": game.REACTION,
    "discard": "",
    "pay": "",
    "pay-first": "",
    "blind-faith": "",
    "shove": "",
    "new-space": "",
    "remove-a-space": "",
    "restore-a-space": "",
    "rotate-a-space": "",
    "shift-a-line": "",
    "shift-where": "",
    "swap-spaces": "",
    "swap-with": "",
    "sudden-death": "",
    "reinvite": "",
    "rob-the-richest": "",
}

FACTS: Final[dict[str, str]] = {
    "begins": "",
    "is-dealt": facts.DEAL,
    "is-dealt-cards": facts.DEAL,
    facts.HAS_TURN: facts.TURN,
    "plays": facts.PLAY,
    "draws": facts.DRAW,
    "draws-cards": facts.DRAW,
    "goes-to": "",
    "gives": facts.GIFT,
    "gives-cards": facts.GIFT,
    "hands-on": facts.GIFT,
    "hands-on-cards": facts.GIFT,
    "discards": facts.DISCARD,
    "loses": facts.LOSS,
    "comes-back": facts.BACK,
    "misses": facts.MISS,
    "names": facts.ATTACK,
    "names-column": "",
    "names-row": "",
    "names-side": "",
    "names-space": "",
    "names-turn": "",
    "negated": facts.COUNTER,
    "no-target": "",
    "order-reversed": "",
    "removes": "",
    "replaces": "",
    "reshuffles": "",
    "restores": "",
    "rotates": "",
    "shifts": "",
    "spins": "",
    "swaps-spaces": "",
    "trusts": "",
    "turns-back": facts.COUNTER,
    "will-go-again": "",
    "will-miss": "",
    "will-trust": "",
    "match-ends": facts.END,
}
