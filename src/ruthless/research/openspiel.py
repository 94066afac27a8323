"""The games for OpenSpiel: importing this module registers every game, `ruthless_frantic`, `ruthless_frantic_board`, `ruthless_malta`.

Luck is exposed as three chance nodes at the root: three throws of a die with 256 faces spell the seed of the match, and
everything the cards and dice do follows from it. So a clone knows the luck to come; who searches fairly asks
`resample_from_infostate` for states, which lay hidden cards out anew and get a future of their own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ruthless.kernel import outside
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, Game, game_named
from ruthless.kernel.luck import Luck
from ruthless.kernel.options import read
from ruthless.kernel.seats import Seat
from ruthless.research.names import openspiel_names, plain_name
from ruthless.research.play import INFORMATION_STATE, OBSERVATION, Play, layout
from ruthless.research.rewards import reward_named
from ruthless.research.wording import view_text
from ruthless.vectors.actions import action_table

THROWS, FACES = 3, 256
LONGEST = 20_000
"""Decisions a match may take. Nothing stops one that takes more; none was ever seen."""


def house_rules(text: str) -> dict[str, object]:
    """House rules as a parameter of OpenSpiel writes them.

    >>> house_rules("limit:50 expansions:troublemaker")
    {'limit': '50', 'expansions': 'troublemaker'}
    """
    pairs = [entry.partition(":") for entry in text.split()]
    for name, colon, _ in pairs:
        if not colon:
            raise RuthlessError(f"house rules are written name:value with spaces between them, not {name!r}")
    return {name: value for name, _, value in pairs}


def _game_type(rules: Game, name: str) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=plain_name(rules.name).replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, "options": "", "rewards": "places"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game. Parameters: `players`, `options` (house rules as `limit:50 …`), `rewards` (`places` or `wins`)."""

    rules: str
    """The name of the game."""
    short_name: str
    """What OpenSpiel calls it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = game_named(self.rules)
        given = {"players": 4, "options": "", "rewards": "places", **(params or {})}
        self.players = int(given["players"])
        self.house_rules = house_rules(str(given["options"]))
        read(rules.options, self.house_rules)
        layout(rules.name, self.players)
        self.reward = reward_named(str(given["rewards"]))
        self.actions = action_table(rules.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=FACES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(rules, self.short_name), info, given)

    def new_initial_state(self) -> SpielState:
        """A match of which not even the seed is thrown."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return THROWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes tensors and strings."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a match, or of the throws before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._throws: tuple[int, ...] = ()
        self._play: Play | None = None

    @property
    def play(self) -> Play | None:
        """The match, once its seed is thrown; it knows everything."""
        return self._play

    def current_player(self) -> int:
        if self._play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._play.over else self._play.seat

    def _legal_actions(self, player: Seat) -> list[int]:
        return [] if self._play is None else self._play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / FACES) for face in range(FACES)]

    def _apply_action(self, action: int) -> None:
        if self._play is not None:
            self._play.answer(action)
            return
        self._throws = (*self._throws, action)
        if len(self._throws) == THROWS:
            game = self.get_game()
            seed = "-".join(map(str, self._throws))
            self._play = Play(game.rules, game.players, seed, game.house_rules, remember=True)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"throw {action}"
        return str(self.get_game().actions.text(action))

    def is_terminal(self) -> bool:
        return self._play is not None and self._play.over

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._play is None or not self._play.over:
            return [0.0] * int(game.players)
        return list(game.reward(self._play.match.places))

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Callable[[], float]) -> SpielState:
        """A state the player cannot tell from this one, with a history of its own from here on."""
        if self._play is None:
            raise RuthlessError("there is nothing to imagine before the seed is thrown")
        twin = SpielState(self.get_game())
        twin._play = self._play.imagine(player_id, Luck.from_seed(repr(probability_sampler())))
        return twin

    def _to_observation_struct(self, player: Seat) -> dict[str, Any]:
        """The view as plain data."""
        return {} if self._play is None else self._play.match.view(player).as_json()

    def __str__(self) -> str:
        if self._play is None:
            return f"thrown so far: {self._throws}"
        played = " ".join(map(str, self._play.actions))
        return f"{view_text(self._play.match.view())}\nseed: {self._play.seed}\nactions: {played}"


class SpielObserver:
    """Writes what a player sees, or what it remembers as well, into a tensor whose pieces are those of the layout."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise RuthlessError(f"observers take no parameters, not {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise RuthlessError("players see what their seat sees: public and, if wanted, their own")
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recall = bool(kind.perfect_recall)
        if self._public and self._recall:
            raise RuthlessError("there are no information states of the public")
        pieces = layout(game.rules, game.players, INFORMATION_STATE if self._recall else OBSERVATION)
        self.tensor: NDArray[np.float32] = np.zeros(pieces.size, np.float32)
        self.dict = {piece.name: self.tensor[piece.slice].reshape(piece.shape) for piece in pieces}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """The tensor shows the state as the player sees it; nothing before the seed is thrown."""
        play = state.play
        if play is None:
            self.tensor.fill(0)
        elif self._recall:
            self.tensor[:] = play.information_state(player)
        else:
            self.tensor[:] = play.observation(None if self._public else player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """The view as text; for an information state, with a fingerprint of everything the player was told and did."""
        play = state.play
        if play is None:
            return ""
        view = json.dumps(play.match.view(None if self._public else player).as_json())
        if not self._recall:
            return view
        assert play.memory is not None
        return f"{play.memory.digest(player)} {view}"


def _register(rules: Game) -> None:
    """Make the game known by its names. OpenSpiel keeps what it is given beyond the end of the interpreter: a class
    survives that, a closure does not."""
    for name in openspiel_names(rules.name):
        made = type(name, (SpielGame,), {"rules": rules.name, "short_name": name})
        pyspiel.register_game(_game_type(rules, name), made)


outside.load()  # games of other packages are registered as well
for _game in GAMES.values():
    _register(_game)
