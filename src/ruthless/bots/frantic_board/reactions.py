"""When to throw in Block, Re-Roll and Nice Try."""

from __future__ import annotations

from typing import Any

from ruthless.bots.frantic_board import events
from ruthless.bots.frantic_board.cards import KEEP
from ruthless.bots.frantic_board.scene import DIE, POINTS, Scene, drift
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.book import SHEET
from ruthless.games.frantic_board.playing import FUCK_YOU_STEPS
from ruthless.games.frantic_board.walking import reached
from ruthless.kernel.decisions import Decision
from ruthless.kernel.seats import Seat

ROLLED_ON = frozenset({"teleport", "numbered-teleport"})
"""Where a roll names the teleport to which a pawn goes."""
DECIDED = 100.0
"""What it is worth if the match ends well, or does not end badly."""


def block(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the attack costs more points than it is worth to keep the card."""
    args = decision.question.args
    attacker, card = args["seat"], args["card"]
    assert isinstance(attacker, int)
    me, view = scene.me, scene.view
    here = scene.standing(me, view.pawns[me])
    if card == "swap":
        pawn = on_swap(scene, attacker)
        harm = -scene.swap(pawn, view.pawns[pawn], me, scene.way)
    elif card == "gift":
        steps = args["count"]
        assert isinstance(steps, int)
        harm = here - scene.moved(me, steps, attacker)
    else:
        harm = here - scene.stroll(me, mover=attacker)
    return _answer(decision, harm - KEEP["block"] * 0.5)


def _worked_on(scene: Scene, pawn: Seat) -> str:
    """The kind of the card that has worked on a pawn where it stands now; nothing if there is none."""
    space = scene.view.pawns[pawn]
    return scene.terrain.board[space][0].kind.name if space in scene.view.used else ""


def on_swap(scene: Scene, attacker: Seat) -> Seat:
    """Whose pawn has landed on Swap: that of the attacker, unless by a house rule it decides for another."""
    return next((seat for seat in (attacker, *scene.others) if _worked_on(scene, seat) == "swap"), attacker)


def block_re_roll(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the roll is so much better than another that it is worth the card."""
    number = decision.question.args["roll"]
    assert isinstance(number, int)
    return _answer(decision, -_hope(scene, scene.me, number) - KEEP["block"] * 0.5)


def re_roll(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the roll is so much worse than another that it is worth the card."""
    roller, number = decision.question.args["seat"], decision.question.args["roll"]
    assert isinstance(roller, int)
    assert isinstance(number, int)
    return _answer(decision, _hope(scene, roller, number) - KEEP["re-roll"])


def _hope(scene: Scene, roller: Seat, number: int) -> float:
    """What a new roll may be expected to bring; nothing if it cannot be told what was rolled for."""
    view = scene.view
    if number > DIE:
        return events.prospect(scene, roller) - events.event(scene, SHEET[number - 1], roller)
    pawn = view.pawn
    worked = _worked_on(scene, pawn)
    if view.stage != "move" or worked == "troublemaker":
        return 0.0
    here, way = view.pawns[pawn], scene.way
    if worked in ROLLED_ON:
        goal = scene.terrain.teleports[number - 1]
        return scene.stakes[pawn] * (scene.teleported - POINTS[goal])
    if view.ghost:
        goal = reached(scene.house, here, way * number)
        return scene.stakes[pawn] * (drift(scene.house, way)[here] - POINTS[goal])
    return scene.stroll(pawn, way, view.player) - scene.moved(pawn, number, view.player, way)


def nice_try(scene: Scene, decision: Decision[Any]) -> list[float]:
    """If the round would end badly: with one's own pawn on the finish, far ahead of the others, or with a match lost."""
    view = scene.view
    me = scene.me
    totals = [score + POINTS[space] for score, space in zip(view.scores, view.pawns, strict=True)]
    held = FUCK_YOU_STEPS if "fuck-you" in view.hand else 0
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
