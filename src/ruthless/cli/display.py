"""How things are shown: the options that several commands share, and what they mean."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ruthless.texts import language_asked_for, language_of, languages

Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="CODE", help="The language, such as en; that of your system if left out."),
]
Family = Annotated[bool, typer.Option("--family", help="Show a friendlier name for the card with a rude one.")]


def language_for(asked: str | None, *games: str) -> str:
    """The language asked for, or else that of the environment, among those there are texts of these games in."""
    known = languages(*games)
    return language_of(os.environ, known) if asked is None else language_asked_for(asked, known)


def flags(asked: str | None, *, family: bool) -> list[str]:
    """What was asked for, as it is written on the command line."""
    return [*(["--lang", asked] if asked else []), *(["--family"] if family else [])]
