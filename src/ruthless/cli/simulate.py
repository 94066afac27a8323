"""`ruthless simulate`: many matches between bots, and who wins them."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ruthless.cli.display import Language, language_for
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.kernel.options import as_json as plain
from ruthless.lab import Result, wilson
from ruthless.lab import simulate as run
from ruthless.texts import Words


def simulate(
    game: Annotated[str, typer.Argument(help="Which game, for example: frantic.")],
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="How many matches.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same matches.")] = "0",
    rules: Rules = None,
    option: OneRule = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,…", help="One bot for all seats, or one for each.")
    ] = "uniform",
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", help="How many processes; 0 takes one for each core.")
    ] = 0,
    rotate: Annotated[
        bool | None, typer.Option("--rotate/--no-rotate", help="Bots change seats; by default if they differ.")
    ] = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play many matches between bots and show who wins."""
    options = plain(house_rules(game, rules, option or []))
    words = Words(game, language_for(lang, game))
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
            options,
            names,
            processes or _cores(),
            lambda done: progress.advance(task, done),
            rotate=rotate,
        )
    if as_json:
        typer.echo(json.dumps(result.as_json()))
    else:
        _show(result, words)


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _show(result: Result, words: Words) -> None:
    """The result for people: who won how often, how sure that is, and how quick it went."""
    console, say = Console(highlight=False), words.say
    title = say("simulate-title", game=result.game, count=result.games, seats=result.players, seed=result.seed)
    wins = Table(title=title)
    wins.add_column("")
    for heading in ("simulate-wins", "simulate-share", "simulate-interval"):
        wins.add_column(say(heading), justify="right")
    for seat, won in enumerate(result.wins):
        name = say("simulate-seat", seat=str(seat))
        wins.add_row(name if result.rotated else f"{name} {result.bots[seat]}", *_share(won, result.games, words))
    if result.rotated:
        wins.add_section()
        for name, won in result.wins_by_bot.items():
            wins.add_row(f"{name} × {result.bots.count(name)}", *_share(won, result.games, words))
    console.print(wins)
    rounds, decisions = round(result.mean_rounds, 2), round(result.mean_decisions, 1)
    console.print(say("simulate-length", rounds=rounds, decisions=decisions))
    console.print(
        say(
            "simulate-pace",
            matches=round(result.games_per_second, 1),
            decisions=round(result.decisions_per_second),
            seconds=round(result.seconds, 2),
            processes=result.processes,
        )
    )


def _share(won: float, games: int, words: Words) -> tuple[str, str, str]:
    share, low, high = (words.say("simulate-percent", number=one) for one in (won / games, *wilson(won, games)))
    return words.say("simulate-figure", number=round(won, 1)), share, f"{low} – {high}"
