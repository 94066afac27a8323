"""Games have names with a version; what an older version was does not play any more."""

from __future__ import annotations

from importlib import import_module

import gymnasium
import pyspiel
import pytest

import ruthless.research.openspiel
import ruthless.research.solo  # noqa: F401 - registers the environments
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES
from ruthless.research.names import gymnasium_name, openspiel_names, pettingzoo_name
from ruthless.research.play import layout

OLD = {
    "frantic_v0": "frantic_v1",
    "frantic_board_v0": "frantic_board_v1",
    "malta_v0": "malta_v3",
    "malta_v1": "malta_v3",
    "malta_v2": "malta_v3",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_known_by_its_names_and_shows_the_digest_of_its_layout(game: str) -> None:
    module = import_module(f"ruthless.research.{pettingzoo_name(game)}")
    raw, checked, solo = module.raw_env(3), module.env(3), gymnasium.make(gymnasium_name(game), players=3)

    assert raw.metadata["name"] == checked.metadata["name"] == pettingzoo_name(game)
    assert raw.metadata["layout"] == solo.unwrapped.metadata["layout"] == layout(game, 3).digest
    for name in openspiel_names(game):
        assert pyspiel.load_game(name).observation_tensor_size() == layout(game, 4).size


@pytest.mark.parametrize("name", OLD)
def test_an_older_environment_says_what_replaces_it(name: str) -> None:
    module = import_module(f"ruthless.research.{name}")
    for make in (module.env, module.raw_env):
        with pytest.raises(RuthlessError, match=f"^{name} is replaced by {OLD[name]}: its vectors have other places$"):
            make(players=3)


@pytest.mark.filterwarnings("ignore:.*out of date:DeprecationWarning")
@pytest.mark.parametrize("old", [0, 1, 2])
def test_gymnasium_says_so_too(old: int) -> None:
    with pytest.raises(gymnasium.error.DeprecatedEnv, match="ruthless/Malta-v3"):
        gymnasium.make(f"ruthless/Malta-v{old}")
