"""`ruthless simulate`: many matches between bots, and who wins them."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ruthless.cli.house_rules import house_rules
from ruthless.lab import Result, wilson
from ruthless.lab import simulate as run


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, for example: frantic.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many matches.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same matches.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,…", help="One bot for all seats, or one for each.")
    ] = "uniform",
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", help="How many processes; 0 takes one for each core.")
    ] = 0,
    rotate: Annotated[
        bool | None, typer.Option("--rotate/--no-rotate", help="Bots change seats; by default if they differ.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many matches between bots and show who wins."""
    names = [name.strip() for name in bots.split(",")]
    with Progress(
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=(errors := Console(stderr=True)),
        disable=not errors.is_terminal,
        transient=True,
    ) as progress:
        task = progress.add_task(game, total=games)
        result = run(
            game,
            players,
            games,
            seed,
            house_rules(option or []),
            names,
            processes or _cores(),
            lambda done: progress.advance(task, done),
            rotate=rotate,
        )
    if as_json:
        typer.echo(json.dumps(result.as_json()))
    else:
        _show(result)


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _show(result: Result) -> None:
    """The result for people: who won how often, how sure that is, and how quick it went."""
    console = Console()
    wins = Table(title=f"{result.game}: {result.games} matches, {result.players} seats, seed {result.seed}")
    for heading in ("", "wins", "share", "95 % interval"):
        wins.add_column(heading, justify="left" if not heading else "right")
    for seat, won in enumerate(result.wins):
        wins.add_row(
            f"seat {seat}" if result.rotated else f"seat {seat} {result.bots[seat]}", *_share(won, result.games)
        )
    if result.rotated:
        wins.add_section()
        for name, won in result.wins_by_bot.items():
            wins.add_row(f"{name} × {result.bots.count(name)}", *_share(won, result.games))
    console.print(wins)
    console.print(
        f"{result.mean_rounds:.2f} rounds and {result.mean_decisions:.1f} decisions a match; "
        f"{result.games_per_second:.1f} matches and {result.decisions_per_second:,.0f} decisions a second "
        f"({result.seconds:.2f} s, processes: {result.processes}).",
        highlight=False,
    )


def _share(won: float, games: int) -> tuple[str, str, str]:
    low, high = wilson(won, games)
    return f"{won:.1f}", f"{won / games:.1%}", f"{low:.1%} – {high:.1%}"
