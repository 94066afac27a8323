"""The games as PettingZoo environments, in which the seats act one after the other.

Use them by their names, `ruthless.research.frantic_v1`, `frantic_board_v1`, `malta_v3`, or those of any other game from `environments`. The
observation is a plain vector; the action mask stands in `info["action_mask"]`, where PettingZoo's tests accept one
without a warning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named
from ruthless.kernel.options import read
from ruthless.research.names import pettingzoo_name
from ruthless.research.play import INFORMATION_STATE, OBSERVATION, Play, layout
from ruthless.research.rewards import reward_named
from ruthless.research.seeding import Seeds
from ruthless.research.spaces import Actions, Observation, action_space, as_mask, as_vector, vector_space
from ruthless.research.wording import RENDER_MODES, checked_render_mode, view_text
from ruthless.vectors.actions import action_table


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One game; `player_0` sits on seat 0.

    The rewards come at the end of the match, to all agents at once. An illegal action raises IllegalAnswer, which says
    why, and changes nothing; wrapped by `env(illegal="end")` it ends the match instead.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        *,
        observe: str = OBSERVATION,
        rewards: str = "places",
        oracle_state: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`oracle_state` lets `state()` show all hands at once: for training only, never for an agent that plays."""
        super().__init__()
        self.layout = layout(game, players, observe)
        """Which place of an observation means what."""
        self.metadata = {
            "name": pettingzoo_name(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "layout": self.layout.digest,
        }
        self.render_mode = checked_render_mode(render_mode)
        self._game = game
        self._options = dict(options or {})
        read(game_named(game).options, self._options)
        self._remember = observe == INFORMATION_STATE
        self._reward = reward_named(rewards)
        self._oracle_state = oracle_state
        self._seeds = Seeds()
        self._play: Play | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = vector_space(self.layout), len(action_table(game))
        self.observation_spaces: dict[str, Box] = {agent: _again(space) for agent in self.possible_agents}
        self.action_spaces: dict[str, Actions] = {agent: action_space(game) for agent in self.possible_agents}
        self.state_space = vector_space(self.layout, players)
        self._no_mask = np.zeros(actions, np.int8)
        self._no_mask.flags.writeable = False  # all agents that are not asked share it
        self.agents: list[str] = []

    @property
    def play(self) -> Play:
        """The match that is being played; it knows everything."""
        if self._play is None:
            raise RuthlessError("the environment has no match yet: reset it first")
        return self._play

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; one that is over before anybody is asked is dealt again.

        `options={"house_rules": {…}}` plays this match by other house rules.
        """
        rules = (options or {}).get("house_rules", self._options)
        players = len(self.possible_agents)
        self._play = Play(self._game, players, self._seeds.next(seed), rules, remember=self._remember)
        while self._play.over:
            self._play = Play(self._game, players, self._seeds.next(None), rules, remember=self._remember)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """It is the turn of whoever the match asks; only that agent gets a mask."""
        self.agent_selection = self.possible_agents[self.play.seat]
        self.infos[self.agent_selection] = {"action_mask": as_mask(self.play.mask())}
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RuthlessError(f"{agent} has to act: None is for agents whose match is over")
        self.play.answer(action)
        self.infos[agent] = {"action_mask": self._no_mask}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.over:
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        won = self._reward(self.play.match.places)
        self.rewards = dict(zip(self.agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatsEnv:
        """An exact and independent copy, quick enough for search; only the spaces of observations are shared."""
        twin = copy(self)
        twin._play = deepcopy(self._play)
        twin._seeds = copy(self._seeds)
        twin.action_spaces = deepcopy(self.action_spaces)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in vars(self):  # before the first reset there are none
                setattr(twin, name, copy(getattr(self, name)))
        return twin

    def observe(self, agent: str) -> Observation:
        return as_vector(self.play.vector(self._seat_of[agent]))

    def state(self) -> Observation:
        """The vectors of all seats side by side: every hand, but neither the order of piles nor luck."""
        if not self._oracle_state:
            raise RuthlessError("state() shows all hands: make the environment with oracle_state=True to train with it")
        return np.concatenate([self.observe(agent) for agent in self.possible_agents])

    def render(self) -> str | None:
        """What the agent sees that is next, as text."""
        if self.render_mode is None:
            return None
        seat = None if self.play.over else self.play.seat
        text = view_text(self.play.match.view(seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text


def _passed_on(name: str) -> Any:
    """An attribute of the environment inside, once that has been reset; before, PettingZoo refuses it by that name.

    Wrappers may set it, as they may with PettingZoo's; it is set where all read it, in the innermost one.
    """

    def found(self: Checks) -> Any:
        if not self._has_reset:
            raise AttributeError(name)
        return getattr(self.env, name)

    def put(self: Checks, value: Any) -> None:
        setattr(self.unwrapped, name, value)

    return property(found, put)


class Checks(wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's checks of order and of bounds, in one wrapper instead of two.

    PettingZoo's look for every attribute in one environment inside the other, by way of a failure each time, which took
    longer than to play.
    """

    agents = _passed_on("agents")
    agent_selection = _passed_on("agent_selection")
    infos = _passed_on("infos")
    rewards = _passed_on("rewards")
    terminations = _passed_on("terminations")
    truncations = _passed_on("truncations")
    _cumulative_rewards = _passed_on("_cumulative_rewards")

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("last cannot be called before reset")
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return seen

    def step(self, action: int | None) -> None:
        if not self._has_reset or not self.env.agents:
            super().step(action)  # which says what is wrong
            return
        self._has_updated = True
        agent = self.env.agent_selection
        if action is None:
            assert self.env.terminations[agent] or self.env.truncations[agent], "action is not in action space"
        else:
            assert self.env.action_space(agent).contains(action), "action is not in action space"
        self.env.step(action)


def _again(space: Box) -> Box:
    """A space of its own, because spaces keep their own random source; the bounds are shared."""
    return Box(space.low, space.high, dtype=space.dtype)


def env(game: str, players: int = 4, *, illegal: str = "raise", **settings: Any) -> AECEnv[str, Observation, int]:
    """A game with PettingZoo's checks around it; `illegal` is what illegal actions do: `raise`, or `end`.

    With `end` the match ends, -1 for whoever acted illegally and 0 for all others.
    """
    if illegal not in ("raise", "end"):
        raise RuthlessError(f"illegal actions cannot {illegal!r}: choose raise or end")
    checked: AECEnv[str, Observation, int] = SeatsEnv(game, players, **settings)
    if illegal == "end":
        checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=-1)
    return Checks(checked)


def environments(game: str) -> tuple[Callable[..., AECEnv[str, Observation, int]], Callable[..., SeatsEnv]]:
    """`env` and `raw_env` of a game, as PettingZoo's modules have them."""
    return partial(env, game), partial(SeatsEnv, game)
