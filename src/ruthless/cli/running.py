"""What the commands that play many matches have in common: how they are told to run, and how they show it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ruthless.bots import BOTS
from ruthless.cli.display import progress_bar
from ruthless.kernel.errors import RuthlessError
from ruthless.lab.sheets import Sheet, sheet_at, unfinished

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


@contextmanager
def long_run(title: str, games: int, journal: Path | None) -> Generator[Callable[[int], None], None, None]:
    """Shows how far a run has come, and says after an interrupt what remains of it. Gives what is to hear of progress."""
    done = 0
    try:
        with progress_bar(title, games) as advance:

            def hear(more: int) -> None:
                nonlocal done
                done += more
                advance(more)

            yield hear
    except KeyboardInterrupt:
        how = (
            "with --journal FILE a run can be taken up again"
            if journal is None
            else f"they are kept in {journal}: the same command again goes on from there"
        )
        typer.echo(f"ruthless: interrupted after {done} of {games} matches; {how}", err=True)
        raise


def check_apart(out: Path, journal: Path | None) -> None:
    """Refuse a journal that would be written over by what goes to `out`."""
    if journal is not None and journal.resolve() in (out.resolve(), unfinished(out).resolve()):
        raise RuthlessError(f"{journal} cannot be both the journal and what is written with --out")


@contextmanager
def sheet_for(out: Path | None, journal: Path | None) -> Generator[Sheet | None, None, None]:
    """The sheet asked for, if any."""
    if out is None:
        yield None
    else:
        check_apart(out, journal)
        with sheet_at(out) as sheet:
            yield sheet
