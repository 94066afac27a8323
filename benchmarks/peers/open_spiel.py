"""OpenSpiel's Crazy Eights: a related shedding game, written in C++.

Its documentation samples chance by NumPy from outcomes and their probabilities. As all outcomes of this game are
equally likely, the leanest loop just takes one: it is the quickest we know how to write.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from operator import methodcaller
from random import Random
from typing import Any

import numpy
import pyspiel

from benchmarks.turns import Contestant, Copier, Count, Player

SEATS = 4
_COUNTED_GAMES = 1000
"""C++ playouts tell who has won, not how many were asked: so many games stepped from Python tell the mean."""
_BATCH = 100
_GAME = pyspiel.load_game(f"crazy_eights(players={SEATS})")


def versions() -> dict[str, str]:
    """What is running."""
    return {"open_spiel": version("open_spiel"), "numpy": version("numpy")}


def contestant(way: str) -> Contestant:
    """One way to use it."""
    if way == "clone":
        positions = [state for number in range(12) for state in _positions(number)]
        return Copier(positions, methodcaller("clone"))
    if way == "clone and action":
        positions = [(state, state.legal_actions()[0]) for number in range(12) for state in _positions(number)]
        return Copier(positions, lambda position: position[0].clone().apply_action(position[1]))
    if way in ("evaluate_bots", "rollouts"):
        mean = _mean_count()
        return Player(_batch_of_bots() if way == "evaluate_bots" else _batch_of_rollouts(), lambda _: mean)
    return Player({"leanest loop": leanest_loop, "documented loop": documented_loop}[way], lambda count: count)


def leanest_loop(number: int, random: Random) -> Count:
    """One game, chance included."""
    chance = random.random
    state = _GAME.new_initial_state()
    questions = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        count = len(actions)
        state.apply_action(actions[int(chance() * count)])
        questions += 1
        decisions += count > 1
    return Count(questions, decisions)


def documented_loop(number: int, random: Random) -> Count:
    """The same with chance as the documentation has it."""
    chance = random.random
    state = _GAME.new_initial_state()
    questions = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numpy.random.choice(outcomes, p=chances))
            continue
        actions = state.legal_actions()
        count = len(actions)
        state.apply_action(actions[int(chance() * count)])
        questions += 1
        decisions += count > 1
    return Count(questions, decisions)


@cache
def _mean_count() -> Count:
    random = Random(0)
    counts = [leanest_loop(number, random) for number in range(_COUNTED_GAMES)]
    games = len(counts) / _BATCH
    return Count(sum(one.questions for one in counts) / games, sum(one.decisions for one in counts) / games, _BATCH)


def _batch_of_bots() -> Any:
    """Whole games in C++ between its uniform bots, dealing included."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def play(number: int, random: Random) -> None:
        for index in range(_BATCH):
            pyspiel.evaluate_bots(_GAME.new_initial_state(), bots, (_BATCH * number + index) % 2**31)

    return play


def _batch_of_rollouts() -> Any:
    """Playouts in C++ from a dealt state: a search of one simulation does nothing but evaluate its root."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_BATCH, seed=0)
    bot = pyspiel.MCTSBot(
        _GAME, evaluator, 1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=0, verbose=False
    )
    dealt = [next(_positions(number)) for number in range(100)]

    def play(number: int, random: Random) -> None:
        bot.mcts_search(dealt[number % len(dealt)])

    return play


def _positions(number: int) -> Any:
    """States of one game at a decision."""
    random = Random(number)
    state = _GAME.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            yield state.clone()
        state.apply_action(actions[int(random.random() * len(actions))])
