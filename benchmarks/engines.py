"""The engines that are measured: each plays whole games at random, stepped from Python, and counts its questions.

Both choose with the same random source in the same way, so that they differ by what they do themselves.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import Any

import ruthless
from ruthless.kernel import match as kernel_match
from ruthless.kernel.facts import Fact

SEATS = 4


@dataclass
class Count:
    """Questions put to players, and those among them with two options or more."""

    questions: int = 0
    decisions: int = 0


Run = Callable[[int, Random], Count]
"""Plays the game of that number."""


def ours(number: int, random: Random, options: dict[str, object] | None = None, game: str = "frantic") -> Count:
    """A match; the match answers questions with one option by itself, so all that are left are decisions."""
    chance = random.random
    decisions = 0
    match: Any = ruthless.Match.new(game, SEATS, number, options)
    while not match.over:
        offered = match.decision.options
        match.answer(offered[int(chance() * len(offered))])
        decisions += 1
    return Count(decisions, decisions)


def ours_with_expansion(number: int, random: Random) -> Count:
    """The same with the expansion."""
    return ours(number, random, {"expansions": ["troublemaker"]})


def ours_on_board(number: int, random: Random) -> Count:
    """A match of Frantic – the board game."""
    return ours(number, random, game="frantic-board")


def ours_malta(number: int, random: Random) -> Count:
    """A match of Malta!."""
    return ours(number, random, game="malta")


def ours_asking_everything(number: int, random: Random) -> Count:
    """The same where every question is put to the player, also those with one option."""
    chance = random.random
    questions = decisions = 0
    match: Any = ruthless.Match.new("frantic", SEATS, number, ask_forced=True)
    while not match.over:
        options = match.decision.options
        count = len(options)
        match.answer(options[int(chance() * count)])
        questions += 1
        decisions += count > 1
    return Count(questions, decisions)


def ours_listening(number: int, random: Random) -> Count:
    """The same as `ours` with a listener that takes every fact."""
    chance = random.random
    decisions = 0
    facts: list[Fact] = []
    match: Any = ruthless.Match.new("frantic", SEATS, number, listener=facts)
    while not match.over:
        options = match.decision.options
        match.answer(options[int(chance() * len(options))])
        decisions += 1
        facts.clear()
    return Count(decisions, decisions)


def open_spiel(*, as_documented: bool) -> Run | None:
    """Crazy Eights of OpenSpiel, if it is installed.

    Its documentation samples chance by NumPy from outcomes and their probabilities. As all outcomes of this game are
    equally likely, the other loop just takes one: the leanest we know how to write.
    """
    try:
        pyspiel = importlib.import_module("pyspiel")
        numpy = importlib.import_module("numpy")
    except ImportError:
        return None
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")

    def play(number: int, random: Random) -> Count:
        chance = random.random
        state = game.new_initial_state()
        questions = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if as_documented:
                    actions, chances = zip(*outcomes, strict=True)
                    state.apply_action(numpy.random.choice(actions, p=chances))
                else:
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            count = len(actions)
            state.apply_action(actions[int(chance() * count)])
            questions += 1
            decisions += count > 1
        return Count(questions, decisions)

    return play


def open_spiel_positions(number: int) -> list[Any]:
    """States in the middle of Crazy Eights, at a decision."""
    pyspiel = importlib.import_module("pyspiel")
    random = Random(number)
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    positions = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            positions.append(state.clone())
        state.apply_action(actions[int(random.random() * len(actions))])
    return positions


def our_positions(number: int, game: str = "frantic") -> list[ruthless.Match]:
    """Matches in the middle of a turn: cards lie on the table and the rest of the turn is open."""
    random = Random(number)
    match = ruthless.Match.new(game, SEATS, number)
    match.clone()
    positions = []
    while not match.over:
        decision = match.decision
        assert decision is not None
        if decision.question.id not in match.game.turn_questions:
            positions.append(match.clone())
        options = decision.options
        match.answer(options[int(random.random() * len(options))], decision.seat)
    for position in positions:
        position.clone()  # the first clone of a match turns its checkpoints on; it is not what is measured
    return positions


def versions() -> dict[str, str]:
    """What was measured."""
    compiled = not str(kernel_match.__file__).endswith(".py")
    told = {"ruthless": f"{ruthless.__version__} ({'compiled' if compiled else 'interpreted'})"}
    if open_spiel(as_documented=False) is not None:
        told["open_spiel"] = version("open_spiel")
    return told
