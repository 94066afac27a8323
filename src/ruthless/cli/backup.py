"""`ruthless backup` and `ruthless restore`: everything a server keeps, in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruthless.cli.display import counted, progress_bar
from ruthless.cli.hosting import Database, chosen

if TYPE_CHECKING:
    from ruthless.server.backups import Contents

Over = Annotated[bool, typer.Option("--force", help="Write over what is there.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to: a file that is not there yet.")],
    database: Database = "",
    force: Over = False,
) -> None:
    """Copy the database of a server, also while it is used. The copy is read again. Whoever has the file can see all cards."""
    where = chosen(database)
    from ruthless.server import backups

    with progress_bar("backup", 2 * backups.rows_in_database(where)) as advance:
        contents = backups.take(where, file, force=force, advance=advance)
    _tell(f"{file} has", contents)


def restore(
    file: Annotated[Path, typer.Argument(help="What `ruthless backup` has written.")],
    database: Database = "",
    force: Over = False,
) -> None:
    """Put a backup into an empty database. It may be SQLite or PostgreSQL, whichever it was taken from. Stop the server before."""
    where = chosen(database)
    from ruthless.server import backups, claims, databases

    with claims.claimed(where), progress_bar("restore", 2 * backups.rows_in_backup(file)) as advance:
        contents = backups.restore(file, where, force=force, advance=advance)
    _tell(f"{databases.named(where)} has", contents)


def _tell(what: str, contents: Contents) -> None:
    """What is there now; tables that nobody can read are named, and end the command with a failure."""
    rows = contents.rows
    tables, matches = counted(rows["rooms"], "table"), counted(rows["matches"], "match")
    typer.echo(f"{what} {tables}, {matches} and {rows['entries']:,} entries; all was read again")
    if contents.unreadable:
        codes = ", ".join(contents.unreadable[:20])
        typer.echo(f"ruthless: the logs of these tables were damaged before: {codes}", err=True)
        sys.exit(1)
