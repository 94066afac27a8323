"""Ruthless as its bots are measured: searches, hints and analyses, which is what people wait for.

What is thought about is the same for every engine and every revision of the same rules: decisions spread over matches
among sensible bots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import ruthless
from benchmarks.turns import Contestant, Thinker
from ruthless.bots import Sight, bot_named
from ruthless.bots.advice import advise
from ruthless.bots.budget import Budget
from ruthless.bots.search import Search
from ruthless.lab.analysis import analyse

SEATS = 4
SEARCHES = ("cunning:50", "cunning:200")
WAYS = (*SEARCHES, "hint", "analysis")
SHORT = {"frantic": {"limit": 1}, "frantic-board": {"limit": 1}}
"""By game: house rules by which a match is analysed that is not long."""
TRIES = 4
"""So many worlds are played from each turn of an analysis, a tenth of what is usual."""
_POSITIONS = 24
_MATCHES = 6


def contestant(way: str, game: str) -> Contestant:
    """One way to think, or to have thought."""
    if way == "analysis":
        return Thinker(_records(game), _analysed, together=1)
    found, decisions = _positions(game)
    if way == "hint":
        return Thinker(found, _hint, together=3)
    return Thinker(found, _searches(way.partition(":")[2]), together=2, a_match=decisions / SEATS)


def _searches(budget: str) -> Callable[[Any], int]:
    def search(match: Any) -> int:
        sight = Sight(match.clone(), match.decision)
        searching = Search(sight, ruthless.Luck.from_seed("benchmark"))
        searching.run(Budget(budget))
        return sum(len(branch.values) for branch in searching.branches)

    return search


def _hint(match: Any) -> int:
    advice = advise(Sight(match.clone(), match.decision), ruthless.Luck.from_seed("benchmark"))
    return sum(entry.tries for entry in advice.entries)


def _analysed(record: Any) -> int:
    return sum(turn.tries for turn in analyse(record, tries=TRIES).turns)


@cache
def _positions(game: str) -> tuple[list[Any], float]:
    """Matches at a decision, spread over several of them; and how many decisions such a match has."""
    positions: list[Any] = []
    decisions = 0
    for number in range(_MATCHES):
        random = Random(number)
        match: Any = ruthless.Match.new(game, SEATS, number)
        bot = bot_named("sensible", ruthless.Luck.from_seed(number))
        seen: list[Any] = []
        while not match.over:
            decisions += 1
            seen.append(match.clone())
            decision = match.decision
            match.answer(bot.choose(Sight(match, decision)), decision.seat)
        positions += random.sample(seen, _POSITIONS // _MATCHES)
    Random(game).shuffle(positions)
    return positions, decisions / _MATCHES


@cache
def _records(game: str) -> list[Any]:
    """Matches that were played by sensible bots."""
    records = []
    for number in range(_MATCHES):
        match: Any = ruthless.Match.new(game, SEATS, f"analysed {number}", SHORT.get(game))
        bot = bot_named("sensible", ruthless.Luck.from_seed(number))
        while not match.over:
            decision = match.decision
            match.answer(bot.choose(Sight(match, decision)), decision.seat)
        records.append(match.record())
    return records
