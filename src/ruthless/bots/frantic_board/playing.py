"""Which card to play: what it does to everybody's next move, and to one's own above all."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board import events
from ruthless.bots.frantic_board.aims import worth_of_remote
from ruthless.bots.frantic_board.cards import HELD, KEEP, WORTH
from ruthless.bots.frantic_board.placing import Prospect
from ruthless.bots.frantic_board.scene import POINTS, Scene
from ruthless.games.frantic_board.board import FINISH
from ruthless.kernel.decisions import Decision


def play(scene: Scene, decision: Decision[Any]) -> list[float]:
    """The card that gains most, compared with a move by the die as the board lies."""
    prospect = Prospect(scene)
    move = scene.stroll(scene.ground, scene.me)
    stay = scene.standing(scene.me, scene.view.pawns[scene.me]) - move
    scores = []
    for option in decision.options:
        card = option.notation
        score = -KEEP.get(card, 0.0)
        if card == "skip":
            score += stay
        elif card == "reverse":
            score += scene.stroll(scene.ground, scene.me, -1) - move
        elif card == "remote":
            score += stay + max([worth_of_remote(scene, seat) for seat in scene.others])
        elif card == "ghost":
            score += _ghost(scene) - move
        elif card == "troublemaker":
            score += stay + events.prospect(scene)
        elif card == "fuck-you":
            score += _fuck_you(scene)
        else:
            score += prospect.most(card)
        scores.append(score)
    return scores


def _ghost(scene: Scene) -> float:
    here = scene.view.pawns[scene.me]
    return sum([scene.standing(scene.me, min(FINISH, here + pips)) for pips in range(1, 7)]) / 6


HOPE = 3.0
"""What the chance is worth that an event takes Fuck You out of the hand."""


def _fuck_you(scene: Scene) -> float:
    """It costs as much in the hand at the end, unless an event takes it away, but no pawn goes beyond the finish."""
    here = scene.view.pawns[scene.me]
    cost = POINTS[min(FINISH, here + HELD)] - POINTS[here]
    return HELD - cost - HOPE


def take(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A card for the hand."""
    return [WORTH[option.notation] for option in decision.options]


def magnet(scene: Scene, decision: Decision[Any]) -> list[float]:
    """A card for the hand out of those that lie open; what it leaves is thought of, too."""
    prospect = Prospect(scene)
    board = scene.view.board
    scores = []
    for option in decision.options:
        stack = board[option.number]
        below = stack[-2] if len(stack) > 1 else ""
        card, _, arrow = below.partition(" ")
        scores.append(WORTH[scene.ground.cards[option.number]] + prospect.laid(card, option.number, arrow))
    return scores
