"""Which card to play: what it does to everybody's next move, and to one's own above all."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic_board import events
from ruthless.bots.frantic_board.aims import worth_of_remote
from ruthless.bots.frantic_board.cards import KEEP, WORTH
from ruthless.bots.frantic_board.prospect import prospect_of
from ruthless.bots.frantic_board.situation import POINTS, Situation, drift, last_of
from ruthless.games.frantic_board.choices import Number
from ruthless.games.frantic_board.playing import FUCK_YOU_STEPS, after_fuck_you
from ruthless.games.frantic_board.walking import AHEAD, BACK, reached
from ruthless.kernel.decisions import Decision, Option


def play(situation: Situation, decision: Decision[Option]) -> list[float]:
    """The card that gains most, compared with a move by the die as the board lies."""
    prospect = prospect_of(situation)
    move = prospect.own
    here = situation.pawns[situation.me]
    stay = situation.standing(situation.me, here) - move
    scores = []
    for option in decision.options:
        card = option.notation
        score = -KEEP.get(card, 0.0)
        if card == "skip":
            score += stay
        elif card == "reverse":
            score += situation.march(situation.me, BACK, situation.me) - move
        elif card == "remote":
            score += stay + max([worth_of_remote(situation, seat) for seat in situation.others])
        elif card == "ghost":
            score += situation.stakes[situation.me] * drift(situation.house, AHEAD)[here] - move
        elif card == "troublemaker":
            score += stay + events.prospect(situation, situation.me)
        elif card == "fuck-you":
            score += _fuck_you(situation)
        else:
            score += prospect.most(card)
        scores.append(score)
    return scores


HOPE: Final = 3.0
"""What the chance is worth that an event takes Fuck You out of the hand."""


def _fuck_you(situation: Situation) -> float:
    """It costs as much in the hand at the end, unless an event takes it away, but no pawn goes beyond the finish."""
    here = situation.pawns[situation.me]
    there = reached(situation.house, here, FUCK_YOU_STEPS)
    cost = POINTS[last_of(after_fuck_you(situation.terrain.ground, there), there)] - POINTS[here]
    return FUCK_YOU_STEPS - cost - HOPE


def take(situation: Situation, decision: Decision[Option]) -> list[float]:
    """A card for the hand."""
    return [WORTH[option.notation] for option in decision.options]


def magnet(situation: Situation, decision: Decision[Number]) -> list[float]:
    """A card for the hand out of those that lie open; what it leaves is thought of, too."""
    prospect = prospect_of(situation)
    terrain = situation.terrain
    return [
        WORTH[terrain.board[option.number][0].notation]
        + prospect.showing(terrain.below(situation.glance, option.number), option.number)
        for option in decision.options
    ]
