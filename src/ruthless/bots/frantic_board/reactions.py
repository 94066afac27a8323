"""When to throw in Block, Re-Roll and Nice Try."""

from __future__ import annotations

from typing import Final

from ruthless.bots.frantic_board import events
from ruthless.bots.frantic_board.cards import FUCK_YOU, KEEP
from ruthless.bots.frantic_board.situation import DIE, POINTS, Situation, drift
from ruthless.games.frantic_board.board import FINISH
from ruthless.games.frantic_board.book import SHEET
from ruthless.games.frantic_board.playing import FUCK_YOU_STEPS
from ruthless.games.frantic_board.walking import reached
from ruthless.kernel.decisions import Decision, Option
from ruthless.kernel.seats import Seat

ROLLED_ON: Final = frozenset({"teleport", "numbered-teleport"})
"""Where a roll names the teleport to which a pawn goes."""
DECIDED: Final = 100.0
"""What it is worth if the match ends well, or does not end badly."""


def block(situation: Situation, decision: Decision[Option]) -> list[float]:
    """If the attack costs more points than it is worth to keep the card."""
    args = decision.question.args
    attacker, card = args["seat"], args["card"]
    assert isinstance(attacker, int)
    me = situation.me
    here = situation.standing(me, situation.pawns[me])
    if card == "swap":
        pawn = on_swap(situation, attacker)
        harm = -situation.swap(pawn, situation.pawns[pawn], me, situation.way)
    elif card == "gift":
        steps = args["count"]
        assert isinstance(steps, int)
        harm = here - situation.moved(me, steps, attacker)
    else:
        harm = here - situation.stroll(me, mover=attacker)
    return _answer(decision, harm - KEEP["block"] * 0.5)


def _worked_on(situation: Situation, pawn: Seat) -> str:
    """The kind of the card that has worked on a pawn where it stands now; nothing if there is none."""
    space = situation.pawns[pawn]
    stack = situation.glance.board[space]
    return stack[-1].kind.name if stack and situation.glance.has_worked(stack[-1]) else ""


def on_swap(situation: Situation, attacker: Seat) -> Seat:
    """Whose pawn has landed on Swap: that of the attacker, unless by a house rule it decides for another."""
    return next((seat for seat in (attacker, *situation.others) if _worked_on(situation, seat) == "swap"), attacker)


def block_re_roll(situation: Situation, decision: Decision[Option]) -> list[float]:
    """If the roll is so much better than another that it is worth the card."""
    number = decision.question.args["roll"]
    assert isinstance(number, int)
    return _answer(decision, -_hope(situation, situation.me, number) - KEEP["block"] * 0.5)


def re_roll(situation: Situation, decision: Decision[Option]) -> list[float]:
    """If the roll is so much worse than another that it is worth the card."""
    roller, number = decision.question.args["seat"], decision.question.args["roll"]
    assert isinstance(roller, int)
    assert isinstance(number, int)
    return _answer(decision, _hope(situation, roller, number) - KEEP["re-roll"])


def _hope(situation: Situation, roller: Seat, number: int) -> float:
    """What a new roll may be expected to bring; nothing if it cannot be told what was rolled for."""
    glance = situation.glance
    if number > DIE:
        return events.prospect(situation, roller) - events.event(situation, SHEET[number - 1], roller)
    pawn = glance.pawn
    worked = _worked_on(situation, pawn)
    if glance.stage != "move" or worked == "troublemaker":
        return 0.0
    here, way = situation.pawns[pawn], situation.way
    if worked in ROLLED_ON:
        goal = situation.terrain.teleports[number - 1]
        return situation.stakes[pawn] * (situation.teleported - POINTS[goal])
    if glance.ghost:
        goal = reached(situation.house, here, way * number)
        return situation.stakes[pawn] * (drift(situation.house, way)[here] - POINTS[goal])
    return situation.stroll(pawn, way, glance.player) - situation.moved(pawn, number, glance.player, way)


def nice_try(situation: Situation, decision: Decision[Option]) -> list[float]:
    """If the round would end badly: with one's own pawn on the finish, far ahead of the others, or with a match lost."""
    glance = situation.glance
    me = situation.me
    totals = [score + POINTS[space] for score, space in zip(glance.scores, situation.pawns, strict=True)]
    held = FUCK_YOU_STEPS if FUCK_YOU in glance.hand else 0
    mine = totals[me] + held
    best = min([totals[seat] for seat in situation.others])
    if glance.short:
        # The round ends all the same; only the pawns on the finish gain by it.
        score = 1.0 if situation.pawns[me] == FINISH else -1.0
    elif max([*totals, mine]) >= glance.limit:
        score = DECIDED if mine > best else -DECIDED
    else:
        score = sum([stake * POINTS[space] for stake, space in zip(situation.stakes, situation.pawns, strict=True)])
        score = -score - KEEP["nice-try"]
    return _answer(decision, score)


def _answer(decision: Decision[Option], worth: float) -> list[float]:
    """What it is worth to throw the card in, against keeping it."""
    return [0.0 if option.notation == "no" else worth for option in decision.options]
