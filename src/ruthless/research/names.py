"""What PettingZoo, Gymnasium and OpenSpiel call the games.

The version is that of the vectors: it goes up when places come to mean something else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from ruthless.kernel.errors import RuthlessError

VERSION = 1


def plain_name(game: str) -> str:
    """A game as Python would write it.

    >>> plain_name("frantic-board")
    'frantic_board'
    """
    return game.replace("-", "_")


def pettingzoo_name(game: str) -> str:
    """`frantic_board_v1`"""
    return f"{plain_name(game)}_v{VERSION}"


def game_of(module: str) -> str:
    """The game after which a module is called.

    >>> game_of("ruthless.research.frantic_board_v1")
    'frantic-board'
    """
    return module.rpartition(".")[2].rpartition("_")[0].replace("_", "-")


def gymnasium_name(game: str) -> str:
    """`ruthless/FranticBoard-v1`"""
    return f"ruthless/{plain_name(game).title().replace('_', '')}-v{VERSION}"


def openspiel_names(game: str) -> tuple[str, str]:
    """`ruthless_frantic_board`, whatever its version is, and `ruthless_frantic_board_v1`."""
    return f"ruthless_{plain_name(game)}", f"ruthless_{pettingzoo_name(game)}"


def replaced(game: str) -> Callable[..., NoReturn]:
    """What stands where an older environment was. It does not play: whoever learnt from its vectors would be misled."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise RuthlessError(
            f"{plain_name(game)}_v0 is replaced by {pettingzoo_name(game)}: its vectors have other places"
        )

    return refuse
