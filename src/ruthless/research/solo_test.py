"""The Gymnasium environments: one seat against bots."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ruthless.kernel.errors import IllegalAnswer, RuthlessError, WrongSeats
from ruthless.kernel.luck import Luck
from ruthless.research import solo

NAMES = ("Frantic", "FranticBoard", "Malta")
SHORT: dict[str, dict[str, object]] = {"Frantic": {"limit": 30}, "FranticBoard": {"limit": 20}, "Malta": {}}
CASES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in NAMES),
    *((name, {"players": 2, "seat": 1, "bots": "uniform", "observe": "information_state"}) for name in NAMES),
    ("Frantic", {"players": 3, "bots": ["casual", "sensible"], "options": {"expansions": ["troublemaker"]}}),
    ("Malta", {"players": 2, "bots": "cunning:3"}),
    ("Malta", {"players": 6, "seat": 5, "rewards": "wins", "options": {"pawns_travel": "no"}}),
]


def wrapped(name: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"ruthless/{name}-v{3 if name == 'Malta' else 1}", **settings)


def made(name: str, **settings: Any) -> solo.SoloEnv:
    env = wrapped(name, **settings).unwrapped
    assert isinstance(env, solo.SoloEnv)
    return env


@pytest.mark.parametrize(("name", "settings"), CASES, ids=str)
def test_gymnasium_has_nothing_to_complain_about(name: str, settings: dict[str, Any]) -> None:
    check_env(made(name, **settings))


@pytest.mark.parametrize("name", NAMES)
def test_learners_with_masks_find_the_mask_through_wrappers(name: str) -> None:
    env = wrapped(name, bots="uniform")
    _, info = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")
    assert masks().dtype == np.bool_
    assert masks().tolist() == (info["action_mask"] == 1).tolist()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    env.step(illegal)
    assert not masks().any()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_to_its_end_and_rewarded(name: str) -> None:
    env = made(name, players=3, seat=1, bots="uniform", options=SHORT[name])
    luck = Luck.from_seed(1)
    observation, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert env.observation_space.contains(observation)
        assert env.play.seat == 1
        assert info["action_mask"].sum() >= 2
        observation, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not cut
    assert env.play.over
    with pytest.raises(RuthlessError, match="the match is over: reset the environment"):
        env.step(0)
    assert reward == env._reward(env.play.match.places)[1]
    assert not info["action_mask"].any()


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_meet_the_same_bots(name: str) -> None:
    env = made(name, players=3, options=SHORT[name], bots=["uniform", "sensible"])
    luck = Luck.from_seed(5)
    _, info = env.reset(seed=5)
    twins = [env]
    for count in range(400):
        if count == 3:
            twins += [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        action = luck.choice(np.flatnonzero(info["action_mask"]).tolist())
        steps = [twin.step(action) for twin in twins]
        info = steps[0][4]
        for step in steps:
            assert np.array_equal(step[0], steps[0][0])
            assert step[1:4] == steps[0][1:4]
        assert all(twin.play.match.record() == env.play.match.record() for twin in twins)
        if steps[0][2]:
            break
    assert env.play.over


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    env = made("Frantic")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, told = env.step(illegal)

    assert (reward, over, cut) == (-1.0, True, False)
    assert set(told["refusal"]) >= {"id", "rule"}
    assert "refusal" not in info


def test_after_an_illegal_action_only_a_reset_helps() -> None:
    env = made("Frantic")
    _, info = env.reset(seed=1)
    legal, illegal = (int(np.flatnonzero(info["action_mask"] == wanted)[0]) for wanted in (1, 0))
    told = env.step(illegal)[4]

    assert not told["action_mask"].any()
    for one in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        for action in (legal, illegal):
            with pytest.raises(RuthlessError, match="the match is over: reset the environment"):
                one.step(action)
        _, info = one.reset(seed=1)
        assert info["action_mask"][legal]
        assert "refusal" not in one.step(legal)[4]


def test_an_illegal_action_can_be_refused_instead() -> None:
    env = made("Frantic", illegal="raise")
    observation, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])

    with pytest.raises(IllegalAnswer):
        env.step(illegal)
    assert np.array_equal(env._observation(), observation)


def test_bots_and_seats_are_checked_at_once() -> None:
    with pytest.raises(RuthlessError, match="no bot 'clever'"):
        solo.SoloEnv("frantic", bots="clever")
    with pytest.raises(RuthlessError, match="one for each of the other 3 seats"):
        solo.SoloEnv("frantic", bots=["uniform"])
    with pytest.raises(WrongSeats, match="no seat 4"):
        solo.SoloEnv("frantic", seat=4)
    with pytest.raises(RuthlessError, match="choose raise or end"):
        solo.SoloEnv("frantic", illegal="ignore")
    with pytest.raises(ValueError, match="no render mode 'rgb': there are ansi, human"):
        solo.SoloEnv("frantic", render_mode="rgb")
    with pytest.raises(RuthlessError, match="reset it first"):
        solo.SoloEnv("frantic").step(0)


def test_what_is_rendered_is_what_the_agent_sees() -> None:
    env = made("Malta", render_mode="ansi", players=3, seat=2)
    env.reset(seed=1, options={"house_rules": {"pawns_travel": "no"}})

    assert str(env.render()).startswith("seat: 2\n")
    assert env.play.match.options.pawns_travel == "no"  # type: ignore[attr-defined]
