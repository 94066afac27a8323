"""`ruthless play`: a match against bots in this terminal."""

from __future__ import annotations

import contextlib
import secrets
import shlex
from collections.abc import Generator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand

from ruthless.bots import LEVELS
from ruthless.cli.display import Family, Language, flags, language_for
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.cli.reading import read_line
from ruthless.kernel.errors import RuthlessError
from ruthless.kernel.game import GAMES, game_named
from ruthless.kernel.match import Match
from ruthless.kernel.options import as_json
from ruthless.kernel.outside import told
from ruthless.terminal import saves
from ruthless.terminal.seating import seat_people, seating_of, usual_bot
from ruthless.terminal.session import Session
from ruthless.texts import Words

_LAST = "-"
"""Stands for the match played last, where a file could be named."""
_OTHERS = 5
"""So many other matches that wait to be played on are named."""


class PlayCommand(TyperCommand):
    """Lets `--resume` stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The arguments with a stand-in for the file that was left out."""
        if "--resume" in args:
            after = args.index("--resume") + 1
            if after == len(args) or (args[after].startswith("-") and args[after] != _LAST):
                args = [*args[:after], _LAST, *args[after:]]
        return super().parse_args(ctx, args)


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="Which game; `ruthless games` lists them. With --resume it can be left out.", show_default=False
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play, you included; 4 unless you say otherwise.")] = None,
    level: Annotated[
        str | None,
        typer.Option(metavar="|".join(LEVELS), help="How well the bots play; normal unless you say otherwise."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME[,NAME...]", help="Who plays against you; in turn, if several.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed deals the same cards.")] = None,
    rules: Rules = None,
    option: OneRule = None,
    seat: Annotated[int | None, typer.Option(help="Where you sit, from 0; 0 unless you say otherwise.")] = None,
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="Your name at the table.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to keep the match; must not exist unless you resume it.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Go on with a saved match; without a file, with the last unfinished one."),
    ] = None,
    open_cards: Annotated[bool, typer.Option("--open", help="All hands lie open, to learn the game.")] = False,
    lang: Language = None,
    family: Family = False,
) -> None:
    """Play a match against bots, here in the terminal.

    Every answer is saved at once: close the terminal whenever you like and go on with --resume.
    During the match, ? shows what you can type. `ruthless options` explains the house rules, and `ruthless learn` the game.
    """
    if game is None and resume in GAMES and not Path(resume).exists():
        game, resume = resume, _LAST
    if game is not None:
        game_named(game)
    elif resume is None:
        raise RuthlessError(f"say which game to play: there are {', '.join(GAMES)}")
    bots = _bots(level, bots)
    others: list[Path] = []
    if resume is not None:
        _refuse_settings(
            {"--seats": seats, "--seed": seed, "--rules": rules, "--option": option or None, "--name": name}
        )
        if resume == _LAST:
            found = saves.unfinished(game)
            source = found[0][0]
            others = [path for path, _ in saves.begun(found[1:])]
        else:
            source = Path(resume)
        record = saves.load(source, game)
        game = record.game
        seating = seating_of(record, seat, bots)
        path = save or source
        if path != source:
            _refuse_existing(path)
    else:
        assert game is not None
        chosen = str(secrets.randbelow(10**9)) if seed is None else seed
        agreed = as_json(house_rules(game, rules, option or []))
        count = 4 if seats is None else seats
        with _told_in_a_line(game, count, chosen):
            match = Match.new(game, count, chosen, agreed)
        record = match.record().with_answers([])
        seating = seat_people(match.seats, seat or 0, name, bots or usual_bot(game))
        path = save or saves.new_file(game)
        _refuse_existing(path)
    language = language_for(lang, game_named(game).name)
    console = Console(highlight=False)
    if others:
        console.print(Words(game, language).say("terminal-others-unfinished", count=len(others)))
        for one in others[:_OTHERS]:
            console.print(f"  ruthless play --resume {shlex.quote(str(one))}", soft_wrap=True)
    with _told_in_a_line(game, record.seats, record.seed, path):
        Session(
            record,
            seating,
            path,
            console,
            read_line,
            language=language,
            family=family,
            open_cards=open_cards,
            flags=flags(lang, family=family),
        ).play()


@contextlib.contextmanager
def _told_in_a_line(game: str, seats: int, seed: str, kept: Path | None = None) -> Generator[None, None, None]:
    """Say in one line what goes wrong in the code of a game, and where; and where the match is kept by then, if it is."""
    try:
        yield
    except (RuthlessError, OSError):  # a terminal that is gone or a full disk is no fault of the game
        raise
    except Exception as error:
        where = f"; it is kept in {kept}" if kept is not None and kept.exists() else ""
        raise RuthlessError(f"the match failed ({game}, {seats} seats, seed {seed!r}): {told(error)}{where}") from error


def _bots(level: str | None, bots: str | None) -> str | None:
    """Who plays, by a level for all of them or by name."""
    if level is None:
        return bots
    if bots is not None:
        raise RuthlessError("--level and --bots say the same thing: choose one of them")
    if level not in LEVELS:
        raise RuthlessError(f"no level {level!r}: there are {', '.join(LEVELS)}")
    return level


def _refuse_settings(settings: dict[str, object]) -> None:
    """A saved match keeps what it was begun with."""
    for name, value in settings.items():
        if value is not None:
            raise RuthlessError(f"{name} cannot be changed when a match is resumed")


def _refuse_existing(path: Path) -> None:
    if path.exists():
        raise RuthlessError(f"{path} exists already: go on with it by --resume {path}, or choose another file")
