"""The PettingZoo environments pass PettingZoo's own tests, and can be copied, pickled, and trusted with secrets."""

from __future__ import annotations

import copy
import pickle
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ruthless.kernel.errors import BadOption, IllegalAnswer, RuthlessError, WrongSeats
from ruthless.kernel.luck import Luck
from ruthless.kernel.match import Match
from ruthless.research import frantic_board_v1, frantic_v1, malta_v3
from ruthless.vectors.actions import action_table

with warnings.catch_warnings():
    # Importing the tests imports environments of PettingZoo in a way it calls outdated; the tests themselves are not.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.utils.wrappers import BaseWrapper

MODULES = {"frantic": frantic_v1, "frantic-board": frantic_board_v1, "malta": malta_v3}
SHORT: dict[str, dict[str, object]] = {"frantic": {"limit": 30}, "frantic-board": {"limit": 20}, "malta": {}}
"""House rules for short matches, so that the tests of PettingZoo see some of them end."""

CASES: list[tuple[ModuleType, dict[str, Any]]] = [
    *((module, {}) for module in MODULES.values()),
    *((module, {"players": 2, "observe": "information_state"}) for module in MODULES.values()),
    (frantic_v1, {"players": 5, "options": {"expansions": ["troublemaker"], "limit": 30}, "rewards": "wins"}),
    (frantic_v1, {"players": 3, "options": {"scoring": "rounds", "rounds": 1, "gambling_man": "second_lowest"}}),
    (frantic_board_v1, {"players": 6, "options": {"limit": 20, "landing_choice": "mover"}}),
    (malta_v3, {"players": 2, "options": {"board_for_two": 7}}),
    (malta_v3, {"players": 3, "illegal": "end", "options": {"racket_pick": "random"}}),
]


def ids(case: object) -> str:
    return case.__name__.rpartition(".")[2] if isinstance(case, ModuleType) else str(case)


@pytest.mark.parametrize(("module", "settings"), CASES, ids=ids)
def test_pettingzoo_has_nothing_to_complain_about(module: ModuleType, settings: dict[str, Any]) -> None:
    api_test(module.env(**settings), num_cycles=60)
    seed_test(lambda: module.env(**settings), num_cycles=15)


def played(env: Any, luck: Luck) -> None:
    """Let the agent that is next take any legal action."""
    env.step(luck.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()))


class Doubling(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """What somebody may write who shapes rewards, and lets agents wait that have something to wait for."""

    def step(self, action: int | None) -> None:
        super().step(action)
        self.env.rewards = {agent: 2 * reward + 1 for agent, reward in self.env.rewards.items()}
        self.env.infos = {agent: {**info, "waits": True} for agent, info in self.env.infos.items()}


@pytest.mark.parametrize("illegal", ["raise", "end"])
def test_wrappers_may_set_what_the_environment_tells(illegal: str) -> None:
    env = Doubling(frantic_v1.env(players=3, illegal=illegal))
    env.reset(seed=3)
    assert set(env.rewards.values()) == {0.0}
    played(env, Luck.from_seed(3))
    assert set(env.rewards.values()) == set(env.unwrapped.rewards.values()) == {1.0}
    assert all(info["waits"] for info in env.infos.values())
    played(env, Luck.from_seed(3))
    assert set(env.rewards.values()) == {1.0}
    assert env.last()[1] == 0


@pytest.mark.parametrize("game", MODULES)
def test_a_match_ends_with_rewards_for_all_and_dead_steps(game: str) -> None:
    env = MODULES[game].raw_env(players=3, options=SHORT[game])
    env.reset(seed=3)
    luck = Luck.from_seed(3)
    while not env.play.over:
        assert set(env.rewards.values()) == {0.0}
        assert env.infos[env.agent_selection]["action_mask"].sum() >= 2
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.infos[agent]["action_mask"].any() for agent in others)
        played(env, luck)

    assert env.terminations == {"player_0": True, "player_1": True, "player_2": True}
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert [agent for agent, reward in env.rewards.items() if reward == max(env.rewards.values())] == [
        f"player_{seat}" for seat in env.play.match.winners
    ]
    collected = {}
    for agent in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        assert (over, cut) == (True, False)
        collected[agent] = reward
        env.step(None)
    assert sum(collected.values()) == pytest.approx(0)
    assert env.agents == []


def test_after_a_seed_come_others_that_follow_from_it() -> None:
    env, again, other = (malta_v3.raw_env(players=2) for _ in range(3))
    seeds = []
    for one, seed in ((env, 5), (again, 5), (other, 6)):
        for given in (seed, None, None):
            one.reset(seed=given)
            seeds.append(one.play.seed)

    assert seeds == ["5", "5/1", "5/2"] * 2 + ["6", "6/1", "6/2"]
    fresh = malta_v3.raw_env(players=2), malta_v3.raw_env(players=2)
    for one in fresh:
        one.reset()
    assert fresh[0].play.seed != fresh[1].play.seed


def test_a_match_that_is_over_before_anybody_is_asked_is_dealt_again() -> None:
    env = frantic_v1.env(options={"limit": 1})
    assert Match.new("frantic", 4, 77, {"limit": 1}).over, "look for another seed"
    env.reset(seed=77)

    assert not env.unwrapped.play.over
    assert env.unwrapped.play.seed == "77/1"


def test_a_reset_can_change_the_house_rules() -> None:
    env = frantic_v1.env(players=3)
    env.reset(seed=1, options={"house_rules": {"limit": 77}})

    assert env.unwrapped.play.match.options.limit == 77
    env.reset(seed=1)
    assert env.unwrapped.play.match.options.limit == "medium"


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("checked", [False, True])
def test_copies_and_pickles_play_on_alike_and_apart(game: str, checked: bool) -> None:
    make = MODULES[game].env if checked else MODULES[game].raw_env
    env = make(players=3, options=SHORT[game], observe="information_state")
    luck = Luck.from_seed(4)
    fresh = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    for one in (env, *fresh):
        one.reset(seed=4)
    for _ in range(9):
        played(env, luck)
    for one in fresh:
        assert len(one.unwrapped.play.actions) == 0
    twins = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    taken = []
    while env.agents:
        for twin in twins:
            assert twin.agent_selection == env.agent_selection
            for mine, theirs in zip(env.last(), twin.last(), strict=True):
                assert str(mine) == str(theirs)
            assert np.array_equal(twin.observe(env.agent_selection), env.observe(env.agent_selection))
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
        taken.append(luck.choice(legal) if legal else None)
        env.step(taken[-1])
        assert twins[0].unwrapped.play.actions != env.unwrapped.play.actions or taken[-1] is None
        for twin in twins:
            twin.step(taken[-1])


@pytest.mark.parametrize("game", MODULES)
def test_an_illegal_action_is_refused_with_the_reason(game: str) -> None:
    env = MODULES[game].env(players=3)
    env.reset(seed=2)
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    before = env.agent_selection, env.unwrapped.play.actions[:]

    with pytest.raises(IllegalAnswer, match=r"is refused: .* \(rule "):
        env.step(illegal)
    assert (env.agent_selection, env.unwrapped.play.actions) == before
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(len(action_table(game)))
    with pytest.raises(RuthlessError, match="has to act"):
        env.unwrapped.step(None)


def test_an_illegal_action_can_end_the_match_instead() -> None:
    env = frantic_v1.env(players=3, illegal="end")
    env.reset(seed=2)
    culprit = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[culprit]["action_mask"] == 0)[0])
    env.step(illegal)

    assert env.rewards == {agent: -1.0 if agent == culprit else 0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.step(None)
    with pytest.raises(RuthlessError, match="choose raise or end"):
        frantic_v1.env(illegal="ignore")


def test_all_hands_are_shown_only_to_those_who_say_they_train() -> None:
    closed, open_ = frantic_v1.env(players=3), frantic_v1.env(players=3, oracle_state=True)
    for env in (closed, open_):
        env.reset(seed=1)

    with pytest.raises(RuthlessError, match="oracle_state=True"):
        closed.state()
    assert np.array_equal(open_.state(), np.concatenate([open_.observe(agent) for agent in open_.agents]))
    assert open_.unwrapped.state_space.contains(open_.state())


def test_what_is_rendered_is_what_the_agent_sees(capsys: pytest.CaptureFixture[str]) -> None:
    env = frantic_v1.env(players=3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    view = env.unwrapped.play.match.view(env.unwrapped.play.seat)

    assert f"hand: {' | '.join(view.hand)}" in text
    assert frantic_v1.raw_env(players=2).render_mode is None
    shown = frantic_v1.raw_env(players=3, render_mode="human")
    capsys.readouterr()
    shown.reset(seed=1)
    assert capsys.readouterr().out == text + "\n"
    assert shown.render() is None


def test_wrong_settings_are_refused_at_once() -> None:
    with pytest.raises(BadOption, match="no option 'pace'"):
        frantic_v1.env(options={"pace": "fast"})
    with pytest.raises(WrongSeats, match="malta is for 2 to 6 seats, not 9"):
        malta_v3.env(players=9)
    with pytest.raises(ValueError, match="no render mode 'rgb': there are ansi, human"):
        frantic_v1.env(render_mode="rgb")


def test_before_the_first_reset_there_is_no_match() -> None:
    with pytest.raises(RuthlessError, match="reset it first"):
        _ = malta_v3.raw_env().play
