"""House rules as models: one a game, made from its options, so that the description of the interface knows every value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field as Option
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from pydantic import BaseModel, BeforeValidator, Field, create_model

from ruthless.kernel.game import GAMES, game_named
from ruthless.server.commands import LARGEST, Strict


def _whole(given: Any) -> Any:
    """In JSON 7.0 is a whole number, too."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


def whole(least: int, most: int = LARGEST) -> Any:
    """A whole number, but not one that is written as text."""
    return Annotated[int, Field(strict=True, ge=least, le=most), BeforeValidator(_whole)]


class HouseRules(Strict):
    """Base of them all."""


def _type(option: Option[Any]) -> Any:
    """What a house rule can be."""
    values = tuple(option.metadata["values"])
    if option.metadata["many"]:
        return Annotated[list[Literal[values]], Field(max_length=len(values))]  # type: ignore[valid-type]
    if option.metadata["whole_from"] is None:
        return Literal[values]
    number = whole(option.metadata["whole_from"])
    return Union[Literal[values], number] if values else number  # noqa: UP007  # made while the program runs


def _model(game: str) -> type[HouseRules]:
    options = game_named(game).options
    rules: dict[str, Any] = {
        one.name: (_type(one), list(default) if one.metadata["many"] else default)
        for one in fields(options)
        for default in [getattr(options(), one.name)]
    }
    return create_model(f"{game.title().replace('-', '')}Rules", __base__=HouseRules, __doc__=None, **rules)


MODELS = {game: _model(game) for game in GAMES}

if TYPE_CHECKING:
    AnyHouseRules = HouseRules
else:
    AnyHouseRules = Union[tuple(MODELS.values())]  # noqa: UP007  # made while the program runs


def one_for_each_game(make: Callable[[str], type[BaseModel]]) -> Any:
    """A type that is one of several models, by its field `game`."""
    models = tuple(make(game) for game in GAMES)
    return Annotated[Union[models], Field(discriminator="game")]  # noqa: UP007  # made while the program runs


def only(*values: Any) -> Any:
    """A field that has to be there, and to be one of these."""
    return Literal[values], ...


def chosen(rules: HouseRules) -> dict[str, Any]:
    """What somebody has chosen, and nothing that was left out."""
    return rules.model_dump(exclude_unset=True)
