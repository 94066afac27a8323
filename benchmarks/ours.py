"""Ruthless as it is measured: stepped from Python, played out by itself, cloned, imagined; and what is built on that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import methodcaller
from random import Random
from typing import Any

import ruthless
from benchmarks import learning, thinking
from benchmarks.turns import Contestant, Copier, Count, Player
from ruthless.bots import Sight, bot_named
from ruthless.kernel import match as kernel_match
from ruthless.kernel.facts import Fact

SEATS = 4
_POSITIONS = 120
"""So many positions, from several games, a copy is measured on."""
_SHARE = 0.05
"""Of all positions of a game so many are taken."""


def versions() -> dict[str, str]:
    """What is running."""
    compiled = not str(kernel_match.__file__).endswith(".py")
    return {"ruthless": ruthless.__version__, "engine": "compiled" if compiled else "interpreted"}


def contestant(
    way: str, game: str = "frantic", seats: int = SEATS, options: Mapping[str, object] | None = None
) -> Contestant:
    """One way to use a game."""
    if way in learning.WAYS:
        return learning.contestant(way, game)
    if way in thinking.WAYS:
        return thinking.contestant(way, game)
    if way in ("clone", "clone in mid-turn", "clone and answer", "imagine", "view"):
        positions = _positions(game, way == "clone in mid-turn")
        luck = ruthless.Luck.from_seed("benchmark")
        if way == "imagine":
            return Copier(positions, lambda match: match.imagine(match.decision.seat, luck))
        if way == "view":
            return Copier(positions, lambda match: match.view(match.decision.seat))
        if way == "clone and answer":
            return Copier(positions, lambda match: match.clone().answer(match.decision.options[0]))
        return Copier(positions, methodcaller("clone"))

    def stepped(number: int, random: Random) -> int:
        """The match answers questions with one option by itself, so all that are left are decisions."""
        chance = random.random
        decisions = 0
        match: Any = ruthless.Match.new(game, seats, number, options)
        while not match.over:
            offered = match.decision.options
            match.answer(offered[int(chance() * len(offered))])
            decisions += 1
        return decisions

    def picked(number: int, random: Random) -> int:
        """The step made for loops: a number in, the number of options of the next decision out."""
        chance = random.random
        decisions = 0
        match: Any = ruthless.Match.new(game, seats, number, options)
        pick = match.pick
        count = 0 if match.over else len(match.decision.options)
        while count:
            count = pick(int(chance() * count))
            decisions += 1
        return decisions

    def asking_everything(number: int, random: Random) -> Count:
        chance = random.random
        questions = decisions = 0
        match: Any = ruthless.Match.new(game, seats, number, options, ask_forced=True)
        while not match.over:
            offered = match.decision.options
            count = len(offered)
            match.answer(offered[int(chance() * count)])
            questions += 1
            decisions += count > 1
        return Count(questions, decisions)

    def listening(number: int, random: Random) -> int:
        chance = random.random
        decisions = 0
        facts: list[Fact] = []
        match: Any = ruthless.Match.new(game, seats, number, options, listener=facts)
        while not match.over:
            offered = match.decision.options
            match.answer(offered[int(chance() * len(offered))])
            decisions += 1
            facts.clear()
        return decisions

    def playout(number: int, random: Random) -> int:
        match: Any = ruthless.Match.new(game, seats, number, options)
        decisions: int = match.play_out(ruthless.Luck.from_seed(number))
        return decisions

    def sensible(number: int, random: Random) -> int:
        """All seats are played by the bot that looks at every option, which is what a report or a training run waits for."""
        decisions = 0
        match: Any = ruthless.Match.new(game, seats, number, options)
        bot = bot_named("sensible", ruthless.Luck.from_seed(number))
        while not match.over:
            decision = match.decision
            match.answer(bot.choose(Sight(match, decision)), decision.seat)
            decisions += 1
        return decisions

    if way == "asking everything":
        return Player(asking_everything, lambda count: count)
    if not hasattr(ruthless.Match, "pick"):  # an older engine is stepped as it can be
        picked = stepped
    plays = {
        "stepped": stepped,
        "pick": picked,
        "listening": listening,
        "playout": playout,
        "sensible": sensible,
    }
    return Player(plays[way], lambda decisions: Count(decisions, decisions))


@cache
def _positions(game: str, in_turn: bool) -> list[Any]:
    """Matches at a decision; with `in_turn` only such where cards lie on the table and the rest of the turn is open."""
    positions: list[Any] = []
    number = 0
    while len(positions) < _POSITIONS:
        number += 1
        random = Random(number)
        match: Any = ruthless.Match.new(game, SEATS, number)
        match.clone()  # the first clone of a match turns its checkpoints on; it is not what is measured
        while not match.over:
            decision = match.decision
            wanted = not in_turn or decision.question.id not in match.game.turn_questions
            if wanted and random.random() < _SHARE:
                positions.append(match.clone())
            options = decision.options
            match.answer(options[int(random.random() * len(options))], decision.seat)
    for position in positions:
        position.clone()
    return positions
