"""When to throw in Block, Re-Roll and Nice Try."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board import events
from ruthless.bots.frantic_board.cards import HELD, KEEP
from ruthless.bots.frantic_board.scene import POINTS, ROLL, Scene
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.book import SHEET
from ruthless.kernel.decisions import Decision

DIE = 6
ROLLED_ON = frozenset({"teleport", "numbered-teleport"})
"""Where a roll names the teleport to which a pawn goes."""
DECIDED = 100.0
"""What it is worth if the match ends well, or does not end badly."""


def block(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the attack costs more points than it is worth to keep the card."""
    args = decision.question.args
    attacker, card = args["seat"], args["card"]
    assert isinstance(attacker, int)
    me = scene.me
    here = scene.standing(me, scene.view.pawns[me])
    if card == "swap":
        harm = -scene.swap(attacker, scene.view.pawns[attacker], me)
    elif card == "gift":
        steps = args["count"]
        assert isinstance(steps, int)
        harm = here - scene.after(me, *scene.ground.travel(scene.view.pawns[me], steps, 1))
    else:
        harm = here - scene.stroll(scene.ground, me)
    return _answer(decision, harm - KEEP["block"] * 0.5)


def block_re_roll(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the roll is so much better than another that it is worth the card."""
    number = decision.question.args["roll"]
    assert isinstance(number, int)
    return _answer(decision, -_hope(scene, number) - KEEP["block"] * 0.5)


def re_roll(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the roll is so much worse than another that it is worth the card."""
    number = decision.question.args["roll"]
    assert isinstance(number, int)
    return _answer(decision, _hope(scene, number) - KEEP["re-roll"])


def _hope(scene: Scene, number: int) -> float:
    """What a new roll may be expected to bring; nothing if it cannot be told what was rolled for."""
    view = scene.view
    if number > DIE:
        return events.prospect(scene) - events.event(scene, SHEET[number - 1])
    if view.stage != "move" or (view.used and scene.ground.cards[view.pawns[view.pawn]] == "troublemaker"):
        return 0.0
    pawn = view.pawn
    here = view.pawns[pawn]
    if here in view.used and scene.ground.cards[here] in ROLLED_ON:
        there = [POINTS[space] for space in scene.teleports]
        return scene.stakes[pawn] * (sum(there) / DIE - there[number - 1])
    way = -1 if view.backward else 1
    if view.ghost:
        return scene.stakes[pawn] * way * (ROLL - number)
    return scene.stroll(scene.ground, pawn, way) - scene.after(pawn, *scene.ground.travel(here, number, way))


def nice_try(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the round would end badly: with one's own pawn on the finish, far ahead of the others, or with a match lost."""
    view = scene.view
    me = scene.me
    totals = [score + POINTS[space] for score, space in zip(view.scores, view.pawns, strict=True)]
    held = HELD if "fuck-you" in view.hand else 0
    mine = totals[me] + held
    best = min([totals[seat] for seat in scene.others])
    if view.short:
        # The round ends all the same; only the pawns on the finish gain by it.
        score = 1.0 if view.pawns[me] == FINISH else -1.0
    elif max([*totals, mine]) >= view.limit:
        score = DECIDED if mine > best else -DECIDED
    else:
        score = sum([stake * POINTS[space] for stake, space in zip(scene.stakes, view.pawns, strict=True)])
        score = -score - KEEP["nice-try"]
    return _answer(decision, score)


def _answer(decision: Decision[Any], worth: float) -> list[float]:
    """What it is worth to throw the card in, against keeping it."""
    return [0.0 if option.notation == "no" else worth for option in decision.options]
