"""What the commands that play many matches have in common: how they are told to run, and how they show it."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import typer

from ruthless.bots import BOTS
from ruthless.cli.display import progress_bar
from ruthless.kernel.errors import RuthlessError
from ruthless.lab.exports import Export, export_to, unfinished
from ruthless.lab.plans import Plan
from ruthless.lab.playing import Keep
from ruthless.lab.settings import Settings

BOT_NAMES = f"{', '.join(BOTS)}, cunning:200, cunning:800ms"
"""The bots there are, for the help of commands."""

Players = Annotated[int, typer.Option("--players", "-p", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many matches.")]
Seed = Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same matches.")]
Processes = Annotated[
    int,
    typer.Option("--processes", metavar="N", help="How many processes; 0: one for each core if there is much to do."),
]
Engine = Annotated[
    str, typer.Option("--engine", metavar="processes|ray", help="Processes of this machine, or tasks of Ray.")
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray-address",
        metavar="ADDRESS",
        envvar="RAY_ADDRESS",
        help="The Ray cluster to use with --engine ray, such as ray://head:10001; without one Ray starts here.",
    ),
]
JournalFile = Annotated[
    Path | None,
    typer.Option(
        "--journal", metavar="FILE", help="Keep what is done here; the same command again goes on from there."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Write one row a match to this file: .csv, .json or .parquet."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def names_in(bots: str) -> list[str]:
    """The names of bots as they are written with commas between them."""
    return [name.strip() for name in bots.split(",")]


class Figured(Protocol):
    """What a run came to."""

    def as_json(self) -> dict[str, Any]:
        """Its figures as plain data."""


P = TypeVar("P", bound=Plan)
R = TypeVar("R", bound=Figured)


def play_and_tell(
    play: Callable[[P, int, Settings, Keep | None], R],
    plan: P,
    games: int,
    settings: Settings,
    show: Callable[[R], None],
    *,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play a plan, write a row a match to a file if one is wanted, and tell what came of it: as JSON, or as `show` does."""
    with export_for(out, settings.journal) as export:
        with long_run(plan.game, games, settings) as watched:
            result = play(plan, games, watched, None if export is None else export.add)
        if export is not None:
            export.finish(result.as_json())
    if as_json:
        typer.echo(json.dumps(result.as_json()))
    else:
        show(result)


@contextmanager
def long_run(title: str, games: int, settings: Settings) -> Generator[Settings, None, None]:
    """The settings with which a run shows how far it has come. After an interrupt it is said what remains of it."""
    done = 0
    try:
        with progress_bar(title, games) as advance:

            def hear(more: int) -> None:
                nonlocal done
                done += more
                advance(more)

            yield replace(settings, progress=hear)
    except KeyboardInterrupt:
        how = (
            "with --journal FILE a run can be taken up again"
            if settings.journal is None
            else f"they are kept in {settings.journal}: the same command again goes on from there"
        )
        typer.echo(f"ruthless: interrupted after {done} of {games} matches; {how}", err=True)
        raise


def check_apart(out: Path, journal: Path | str | None) -> None:
    """Refuse a journal that would be written over by what goes to `out`."""
    if journal is not None and Path(journal).resolve() in (out.resolve(), unfinished(out).resolve()):
        raise RuthlessError(f"{journal} cannot be both the journal and what is written with --out")


@contextmanager
def export_for(out: Path | None, journal: Path | str | None) -> Generator[Export | None, None, None]:
    """The export asked for, if any."""
    if out is None:
        yield None
    else:
        check_apart(out, journal)
        with export_to(out) as export:
            yield export
