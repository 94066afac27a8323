"""The games pass OpenSpiel's own tests, and resampled states look the same to the player who asks for them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.luck import Luck
from ruthless.research import openspiel

SPECS = (
    "ruthless_frantic(players=2,options=limit:30)",
    "ruthless_frantic(players=4,options=limit:20 expansions:troublemaker,rewards=wins)",
    "ruthless_frantic(players=3,options=scoring:rounds rounds:1 gifts:in_turn)",
    "ruthless_frantic_board(players=2,options=limit:15)",
    "ruthless_frantic_board(players=4,options=limit:15 landing_choice:mover arrival_effects:on)",
    "ruthless_malta(players=2)",
    "ruthless_malta(players=4,options=pawns_travel:no racket_pick:random)",
)


def begun(spec: str, throws: tuple[int, ...] = (1, 2, 3)) -> Any:
    """A state at the first question of a match."""
    state = pyspiel.load_game(spec).new_initial_state()
    for throw in throws:
        state.apply_action(throw)
    return state


def walk(state: Any, luck: Luck, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("spec", SPECS)
def test_openspiel_has_nothing_to_complain_about(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def test_the_defaults_load_and_are_written_out() -> None:
    assert str(pyspiel.load_game("ruthless_malta")) == "ruthless_malta(options=,players=4,rewards=places)"
    assert pyspiel.load_game("ruthless_frantic_board").num_players() == 4


def test_luck_is_three_throws_that_spell_the_seed() -> None:
    state = pyspiel.load_game("ruthless_malta(players=2)").new_initial_state()
    for _ in range(openspiel.THROWS):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        assert state.observation_string(0) == state.information_state_string(1) == ""
        assert not any(state.observation_tensor(0))
        state.apply_action(7)

    assert not state.is_chance_node()
    assert state.play.seed == "7-7-7"
    assert str(state) == str(begun("ruthless_malta(players=2)", (7, 7, 7)))
    assert state.action_to_string(0, state.legal_actions()[0]) == str(state.play.match.decision.options[0])


@pytest.mark.parametrize("spec", SPECS)
def test_a_resampled_state_looks_the_same_to_the_player(spec: str) -> None:
    state = begun(spec)
    luck = Luck.from_seed(spec)
    moved = 0
    for _ in range(6):
        walk(state, luck, 9)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            sampler = iter([luck.below(1000) / 1000])
            twin = state.resample_from_infostate(player, lambda given=sampler: next(given))
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert list(twin.information_state_tensor(player)) == list(state.information_state_tensor(player))
            if player == state.current_player():
                assert twin.current_player() == player
                assert twin.legal_actions() == state.legal_actions()
            other = (player + 1) % state.num_players()
            moved += twin.observation_string(other) != state.observation_string(other)
            assert twin.history() == []
            copied = twin.clone()
            walk(twin, luck, 300)
            assert copied.information_state_string(player) == state.information_state_string(player)
    assert moved, "hidden cards never moved"


def test_copies_are_exact_and_pickles_too() -> None:
    state = begun(SPECS[1])
    luck = Luck.from_seed(1)
    walk(state, luck, 30)
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = str(state)
    for twin in twins:
        assert str(twin) == before
        assert twin.history() == state.history()
        for player in range(4):
            assert twin.information_state_string(player) == state.information_state_string(player)
    walk(twins[0], Luck.from_seed(2), 2000)
    walk(twins[1], Luck.from_seed(2), 2000)
    assert str(twins[0]) == str(twins[1])
    assert str(state) == str(twins[2]) == before
    assert sum(twins[0].returns()) == pytest.approx(0)


def test_a_resampled_state_cannot_be_saved() -> None:
    twin = begun(SPECS[0]).resample_from_infostate(0, lambda: 0.5)

    with pytest.raises(RuthlessError, match="never played"):
        twin.serialize()
    with pytest.raises(RuthlessError, match="before the seed is thrown"):
        pyspiel.load_game(SPECS[0]).new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_its_tree_search_for_hidden_information_plays_with_it() -> None:
    state = begun("ruthless_frantic(players=3,options=limit:1)")
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=12,
        random_state=random,
    )
    for _ in range(3):
        if not state.is_terminal():
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)


def test_tensors_come_in_the_pieces_of_the_layout() -> None:
    game = pyspiel.load_game("ruthless_frantic(players=3)")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = begun("ruthless_frantic(players=3)")
    observer.set_from(state, 1)

    assert observer.dict["hand"].sum() == len(state.play.match.view(1).hand)
    assert list(observer.tensor) == list(state.information_state_tensor(1))
    public = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert public.dict["hand"].sum() == 0
    assert '"hand": []' in public.string_from(state, 0)


def test_what_cannot_be_observed_is_refused() -> None:
    game = pyspiel.load_game("ruthless_malta(players=2)")
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )

    with pytest.raises(RuthlessError, match="what their seat sees"):
        game.make_py_observer(everything)
    with pytest.raises(RuthlessError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_wrong_parameters_are_refused_in_one_line() -> None:
    for text, error in (
        ("ruthless_frantic(options=limit)", "name:value"),
        ("ruthless_frantic(options=pace:fast)", "no option 'pace'"),
        ("ruthless_frantic(rewards=points)", "no rewards by 'points'"),
    ):
        with pytest.raises(RuthlessError, match=error):
            pyspiel.load_game(text)


def test_an_interpreter_that_has_played_ends_quietly() -> None:
    code = (
        "import pyspiel, ruthless.research.openspiel\n"
        "state = pyspiel.load_game('ruthless_malta(players=2)').new_initial_state()\n"
        "[state.apply_action(1) for _ in range(3)]; state.observation_tensor(0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
