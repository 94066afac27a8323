"""What bots foresee is what is played: asked about nothing but a glance, the game's functions foretell what will be told.

Random matches by all pairs of house rules; nobody interferes with what was foretold.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ruthless.bots.frantic_board.events import going
from ruthless.bots.frantic_board.reactions import on_swap
from ruthless.bots.frantic_board.situation import Situation
from ruthless.games.frantic_board import FRANTIC_BOARD
from ruthless.games.frantic_board.book import KINDS, SHEET
from ruthless.games.frantic_board.choices import NO, space_name
from ruthless.games.frantic_board.events.choosing import PARTY_STEPS
from ruthless.games.frantic_board.placing import ANY_COLOUR, EMPTY_ONLY, USUAL, pointing, room_on
from ruthless.games.frantic_board.playing import FUCK_YOU_STEPS, after_fuck_you
from ruthless.games.frantic_board.table import surface_of
from ruthless.games.frantic_board.walking import AHEAD, Fate, arrived, landed, reached, strides
from ruthless.kernel.decisions import Aim, Decision, Option
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.kernel.seats import Seat
from ruthless.testing import listen, told
from ruthless.testing.spread import all_pairs

HOUSES = all_pairs(FRANTIC_BOARD.options, {})
HOW = {"place": USUAL, "place-anywhere": ANY_COLOUR, "place-empty": EMPTY_ONLY}


def goes(pawn: Seat, space: int) -> str:
    return f"goes-to seat={pawn} space={space_name(space)}"


def walks(situation: Situation, pawn: Seat, steps: int, way: int) -> list[str]:
    """What is told of a move of so many steps, up to the card that asks or rolls."""
    ways, passed = strides(situation.terrain.ground, situation.pawns[pawn], way, steps)
    space, travel, used = ways[-1]
    fate = landed(situation.terrain.ground, space, way, travel, used) if passed is None else ([], passed)
    return [goes(pawn, space), *suffers(pawn, fate)]


def suffers(pawn: Seat, fate: Fate) -> Iterator[str]:
    """What is told of a pawn that is carried on and worked on."""
    carried, card = fate
    for carrier, there in carried:
        if carrier is not None:
            yield f"lands-on seat={pawn} card={carrier}"
        yield goes(pawn, there)
    if card is not None:
        yield f"lands-on seat={pawn} card={card}"


def swaps(situation: Situation, pawn: Seat, other: Seat) -> list[str]:
    """What is told of two pawns that change places."""
    here, there = situation.pawns[pawn], situation.pawns[other]
    if here == there:
        return []
    return [
        goes(pawn, there),
        goes(other, here),
        *suffers(pawn, arrived(situation.terrain.ground, there, situation.way)),
    ]


def rolled(situation: Situation, roller: Seat, number: int) -> list[str]:
    """What the first roll of a part of a turn brings: an event, or a move."""
    glance = situation.glance
    if glance.stage == "effect":
        name = SHEET[number - 1]
        return [f"event seat={roller} event={name}", *(goes(*one) for one in going(situation, name, roller))]
    if glance.ghost:
        return [goes(glance.pawn, reached(situation.house, glance.pawns[glance.pawn], situation.way * number))]
    return walks(situation, glance.pawn, number, situation.way)


def foretold(situation: Situation, decision: Decision[Any], answer: Option) -> list[str]:
    """What will be told of pawns if a seat gives this answer, as far as one can know."""
    args, pawns = decision.question.args, situation.pawns
    match decision.question.id:
        case "re-roll":
            return rolled(situation, int(str(args["seat"])), int(str(args["roll"])))
        case "block" if args["card"] == "gift":
            return walks(situation, decision.seat, int(str(args["count"])), AHEAD)
        case "block" if args["card"] == "swap":
            return swaps(situation, on_swap(situation, int(str(args["seat"]))), decision.seat)
        case "party" if isinstance(answer, Aim):
            return [goes(answer.seat, reached(situation.house, pawns[answer.seat], PARTY_STEPS))]
        case "place" if situation.glance.thrown == ["fuck-you"] and situation.glance.stage == "play":
            goal = reached(situation.house, pawns[decision.seat], FUCK_YOU_STEPS)
            if str(goal) == str(answer):
                return [goes(decision.seat, goal)]
            return [goes(decision.seat, goal), *suffers(decision.seat, after_fuck_you(situation.terrain.ground, goal))]
    return []


def is_the_end(situation: Situation, decision: Decision[Any], last: str) -> bool:
    """Whether the turn ends with what was foretold last: no card works, and no event or move waits to go on."""
    goes_on = situation.glance.stage == "effect" or situation.house.white_trigger == "pass"
    return decision.question.id in ("re-roll", "block") and last.startswith("goes-to") and not goes_on


def check_room(situation: Situation, decision: Decision[Any]) -> None:
    """A card can be laid where it was foreseen, and point there."""
    glance, args = situation.glance, decision.question.args
    if decision.question.id in HOW:
        kind, how = KINDS[glance.thrown[-1]], HOW[decision.question.id]
        assert room_on(kind, surface_of(situation.terrain.board), glance.pawns, how)[0] == decision.options
    if decision.question.id == "point":
        assert pointing(KINDS[str(args["card"])], int(str(args["space"])))[0] == decision.options


@pytest.mark.parametrize("number", range(len(HOUSES)))
def test_what_bots_foresee_is_what_is_played(number: int) -> None:
    luck = Luck.from_seed(f"foreseen {number}")
    match = Match.new("frantic-board", 2 + number % 5, number, {**HOUSES[number], "limit": 600}, ask_forced=True)
    facts = listen(match)
    held = 0
    played = ""
    """The card that was played this turn, until somebody rolls: what a later roll is for cannot be seen."""
    while not match.over:
        decision = match.pending[0]
        asked = decision.question.id
        situation = Situation(match.glance(decision.seat))
        check_room(situation, decision)
        quiet = NO not in decision.options or luck.below(4) > 0
        answers = {one.seat: luck.choice(one.options) for one in match.pending}
        if quiet and NO in decision.options:
            answers = dict.fromkeys(answers, NO)
        known = asked != "re-roll" or played == "troublemaker" or (played and situation.glance.stage == "move")
        expected = foretold(situation, decision, answers[decision.seat]) if quiet and known else []
        ends = bool(expected) and is_the_end(situation, decision, expected[-1])
        facts.clear()
        for seat, answer in answers.items():
            match.answer(answer, seat)
        happened = [line for line in told(facts) if line.startswith(("goes-to", "lands-on", "event"))]
        assert happened[: len(expected)] == expected
        if ends:
            assert happened == expected
        held += len(expected)
        if asked in ("play-card", "re-roll"):
            played = str(answers[decision.seat]) if asked == "play-card" else ""
    assert held > 200
