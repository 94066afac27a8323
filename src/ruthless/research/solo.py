"""The games as Gymnasium environments: one seat is the agent's, bots have the others.

Importing this module registers every game: `ruthless/Frantic-v1`, `ruthless/FranticBoard-v1`, `ruthless/Malta-v3`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ruthless.bots import Sight, bot_named
from ruthless.kernel import outside
from ruthless.kernel.errors import RuthlessError, WrongSeats
from ruthless.kernel.game import GAMES, game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import read
from ruthless.research.names import gymnasium_name
from ruthless.research.play import INFORMATION_STATE, OBSERVATION, Play, layout
from ruthless.research.rewards import reward_named
from ruthless.research.seeding import Seeds
from ruthless.research.spaces import Observation, action_space, as_mask, as_vector, vector_space
from ruthless.research.wording import RENDER_MODES, checked_render_mode, view_text


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat against bots, which are named as in the lab.

    `info["action_mask"]` says which actions are legal, and so does `action_masks()`. An illegal one ends the match with
    -1, and `info["refusal"]` says why; with `illegal="raise"` it raises IllegalAnswer instead and changes nothing. Once
    the match has ended no action is legal, and a step raises RuthlessError.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 4,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        options: Mapping[str, object] | None = None,
        *,
        observe: str = OBSERVATION,
        rewards: str = "places",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one name for all other seats, or one for each of them in the order of their numbers."""
        self.layout = layout(game, players, observe)
        """Which place of an observation means what."""
        self.metadata = {**SoloEnv.metadata, "layout": self.layout.digest}
        if not 0 <= seat < players:
            raise WrongSeats(f"no seat {seat}: seats are 0 to {players - 1}")
        if illegal not in ("end", "raise"):
            raise RuthlessError(f"illegal actions cannot {illegal!r}: choose raise or end")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise RuthlessError(f"name one bot, or one for each of the other {players - 1} seats")
        for name in names:
            bot_named(name, Luck(b""))
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = vector_space(self.layout)  # type: ignore[assignment]  # Box is not typed by its numbers
        self.action_space = action_space(game)  # type: ignore[assignment]  # plain whole numbers are taken, too
        self._game, self._players, self._seat = game, players, seat
        self._bots = [*names[:seat], "", *names[seat:]]
        self._options = dict(options or {})
        read(game_named(game).options, self._options)
        self._remember = observe == INFORMATION_STATE
        self._reward = reward_named(rewards)
        self._illegal = illegal
        self._seeds = Seeds()
        self._play: Play | None = None
        self._forfeited = False
        """Whether an illegal action has ended the match."""

    @property
    def play(self) -> Play:
        """The match that is being played; it knows everything."""
        if self._play is None:
            raise RuthlessError("the environment has no match yet: reset it first")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new match and let the bots play up to the agent's first question.

        `options={"house_rules": {…}}` plays this match by other house rules. A match that is over before the agent is
        asked anything is dealt again.
        """
        super().reset(seed=seed)
        rules = (options or {}).get("house_rules", self._options)
        self._begin(self._seeds.next(seed), rules)
        while self.play.over:
            self._begin(self._seeds.next(None), rules)
        self._show()
        return self._observation(), self._info()

    def _begin(self, seed: str, rules: Mapping[str, object]) -> None:
        self._play = Play(self._game, self._players, seed, rules, remember=self._remember)
        self._forfeited = False
        self._let_bots_play()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._check_not_over()
        play = self.play
        refusal = play.refusal(action) if self._illegal == "end" else None
        if refusal is not None:
            self._forfeited = True
            info = {**self._info(), "refusal": refusal.as_json()}
            return self._observation(), -1.0, True, False, info
        play.answer(action)
        self._let_bots_play()
        self._show()
        reward = self._reward(play.match.places)[self._seat] if play.over else 0.0
        return self._observation(), reward, play.over, False, self._info()

    def _check_not_over(self) -> None:
        if self.play.over or self._forfeited:
            raise RuthlessError("the match is over: reset the environment")

    def _let_bots_play(self) -> None:
        """Bots answer until it is the agent's turn. Each has luck of its own at each decision: so copies play alike."""
        play = self.play
        while (decision := play.decision) is not None and decision.seat != self._seat:
            luck = Luck.from_seed(f"{play.seed}/bot/{decision.seat}/{len(play.actions)}")
            play.take(bot_named(self._bots[decision.seat], luck).choose(Sight(play.match, decision)))

    def _observation(self) -> Observation:
        return as_vector(self.play.vector(self._seat))

    def _info(self) -> dict[str, Any]:
        mask = as_mask(self.play.mask())
        if self._forfeited:
            mask.fill(0)
        return {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name by which learners with masks ask for it."""
        return self._info()["action_mask"].astype(bool)  # type: ignore[no-any-return]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the agent sees, as text."""
        if self.render_mode is None:
            return None
        text = view_text(self.play.match.view(self._seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def __deepcopy__(self, memo: dict[int, Any]) -> SoloEnv:
        """An exact and independent copy, quick enough for search; only the space of observations is shared."""
        twin = copy(self)
        twin._play = deepcopy(self._play)
        twin._seeds = copy(self._seeds)
        twin.action_space = deepcopy(self.action_space)
        return twin


outside.load()  # games of other packages are registered as well
for _game in GAMES:
    gymnasium.register(gymnasium_name(_game), entry_point="ruthless.research.solo:SoloEnv", kwargs={"game": _game})
