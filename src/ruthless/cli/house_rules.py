"""House rules as they are written on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Annotated

import typer

from ruthless.kernel.codes import chosen
from ruthless.kernel.errors import BadOption
from ruthless.kernel.game import game_named
from ruthless.kernel.options import Options, as_json, read

Rules = Annotated[
    str | None,
    typer.Option("--rules", metavar="NAME|CODE", help="House rules by the name of a set, or by a code you were given."),
]
OneRule = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule, such as limit=short; repeatable."),
]


def house_rules(game: str, rules: str | None, given: Sequence[str]) -> Options:
    """The house rules of a game: those of a set or a code, or the defaults, with `NAME=VALUE` laid on them."""
    cls = game_named(game).options
    several = {one.name for one in fields(cls) if one.metadata["many"]}
    laid = as_json(chosen(cls, rules))
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise BadOption(f"option {one!r} has no value: write NAME=VALUE")
        laid[name] = "" if name in several and value == "none" else value
    return read(cls, laid)
