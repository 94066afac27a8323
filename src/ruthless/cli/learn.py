"""`ruthless learn`: the lesson of a game in this terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from ruthless.cli.display import Family, Language, flags, language_for
from ruthless.cli.reading import read_line
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, game_named
from ruthless.lessons import lesson_of, rehearse
from ruthless.terminal.coached import Coached


def learn(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    lang: Language = None,
    family: Family = False,
) -> None:
    """Learn a game: a real match with a coach, in three minutes.

    The same lesson is given in the browser, at /learn/GAME. During it, ? shows what you can type, and hint what the coach
    would do. Nothing of it is kept: whoever leaves begins anew.
    """
    game_named(game)
    lesson = lesson_of(game)
    if lesson is None:
        taught = ", ".join(one for one in GAMES if lesson_of(one))
        raise RuthlessError(f"{game} has no lesson: there is one of {taught}")
    rehearse(lesson)  # a lesson of another package may still be in the making
    console = Console(highlight=False)
    language = language_for(lang, game)
    shown = flags(lang, family=family)
    Coached(lesson, console, read_line, language=language, family=family, flags=shown).play()
