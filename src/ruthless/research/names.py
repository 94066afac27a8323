"""What PettingZoo, Gymnasium and OpenSpiel call the games.

The version is that of the vectors, which a game declares (`vectors_version`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import game_named


def version(game: str) -> int:
    """The version of a game's vectors."""
    return game_named(game).vectors_version


def plain_name(game: str) -> str:
    """A game as Python would write it.

    >>> plain_name("frantic-board")
    'frantic_board'
    """
    return game.replace("-", "_")


def pettingzoo_name(game: str) -> str:
    """`frantic_board_v1`"""
    return f"{plain_name(game)}_v{version(game)}"


def game_of(module: str) -> str:
    """The game after which a module is called.

    >>> game_of("ruthless.research.frantic_board_v1")
    'frantic-board'
    """
    return module.rpartition(".")[2].rpartition("_")[0].replace("_", "-")


def gymnasium_name(game: str) -> str:
    """`ruthless/FranticBoard-v1`"""
    return f"ruthless/{plain_name(game).title().replace('_', '')}-v{version(game)}"


def openspiel_names(game: str) -> tuple[str, str]:
    """`ruthless_frantic_board`, whatever its version is, and `ruthless_frantic_board_v1`."""
    return f"ruthless_{plain_name(game)}", f"ruthless_{pettingzoo_name(game)}"


def replaced(module: str) -> Callable[..., NoReturn]:
    """What a module has where an older environment was. It does not play: who learnt from its vectors would be misled."""
    old, new = module.rpartition(".")[2], pettingzoo_name(game_of(module))

    def refuse(*_: object, **__: object) -> NoReturn:
        raise RuthlessError(f"{old} is replaced by {new}: its vectors have other places")

    return refuse
