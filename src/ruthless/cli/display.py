"""How things are shown: the options that several commands share, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

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


def speed(number: float) -> str:
    """How many a second, never none if there are some.

    >>> speed(123.45), speed(0.0312), speed(0.0)
    ('123.5', '0.031', '0.0')
    """
    return f"{number:.1f}" if number >= 1 or not number else f"{number:.2g}"


def whole(number: float) -> float:
    """A number without a fraction as one that has none, so that 1 is singular."""
    return int(number) if number == int(number) else number


def counted(number: int, what: str) -> str:
    """So many of something, in English, for what speaks no other language.

    >>> counted(1, "turn"), counted(12000, "match")
    ('1 turn', '12,000 matches')
    """
    several = f"{what}es" if what.endswith("ch") else f"{what}s"
    return f"{number:,} {what if number == 1 else several}"


@contextmanager
def progress_bar(title: str, total: int) -> Generator[Callable[[int], None], None, None]:
    """A bar with the time left, on a terminal only and gone in the end. Gives what is told how much more is done."""
    with _bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)


@contextmanager
def share_bar(title: str) -> Generator[Callable[[float], None], None, None]:
    """The same for work whose amount turns out on the way. Gives what is told the share that is done."""
    with _bar(TaskProgressColumn()) as progress:
        task = progress.add_task(title, total=1.0)
        yield lambda share: progress.update(task, completed=share)


def _bar(how_far: ProgressColumn) -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        how_far,
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
