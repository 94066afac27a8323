"""The command line: `ruthless serve | health | admin | backup | restore | play | learn | replay | verify | rules | games | options | simulate | arena | report | analyse`."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from ruthless import __version__
from ruthless.cli.admin import admin
from ruthless.cli.analyse import analyse
from ruthless.cli.arena import arena
from ruthless.cli.backup import backup, restore
from ruthless.cli.games import games
from ruthless.cli.health import health
from ruthless.cli.learn import learn
from ruthless.cli.options import options
from ruthless.cli.play import PlayCommand, play
from ruthless.cli.program import Program
from ruthless.cli.replay import replay
from ruthless.cli.report import report
from ruthless.cli.rules import rules
from ruthless.cli.serve import serve
from ruthless.cli.simulate import simulate
from ruthless.cli.verify import verify
from ruthless.kernel import outside

HOSTING = ("serve", "health", "admin", "backup", "restore")
"""What is done where a server runs: these load only what its host allows."""

app = typer.Typer(
    name="ruthless",
    cls=Program,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(health)
app.add_typer(admin, name="admin")
app.command()(backup)
app.command()(restore)
app.command(cls=PlayCommand)(play)
app.command()(learn)
app.command()(replay)
app.command()(verify)
app.command()(rules)
app.command()(games)
app.command()(options)
app.command()(simulate)
app.command()(arena)
app.command()(report)
app.command()(analyse)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ruthless {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ruthless(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """The meanest games on the table: play them, watch them, look up their rules, simulate them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    elif context.invoked_subcommand not in HOSTING:
        outside.load()


def main() -> None:
    """Run the command line. A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="ruthless")
