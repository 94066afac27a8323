"""Sensible play of Frantic, the board game: for each question a judge that gives every option a score, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruthless.bots.frantic_board import aims, placing, playing, reactions
from ruthless.bots.frantic_board.scene import Scene
from ruthless.bots.sight import Sight
from ruthless.games.frantic_board.view import BoardView
from ruthless.kernel.decisions import Decision

Judge = Callable[[Scene, Decision[Any]], list[float]]

JUDGES: dict[str, Judge] = {
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
    "re-roll": reactions.re_roll,
    "nice-try": reactions.nice_try,
}
"""By the id of the question."""


def scores(sight: Sight) -> list[float]:
    """A score for each option of a decision; where no judge is at home, all options are equally good."""
    decision = sight.decision
    judge = JUDGES.get(decision.question.id)
    view = sight.view
    if judge is None or not isinstance(view, BoardView):
        return [0.0] * len(decision.options)
    return judge(Scene(view, sight.seat), decision)
