"""`ruthless simulate`: many matches between bots, and who wins them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruthless.cli.display import Language, language_for, speed, whole
from ruthless.cli.house_rules import OneRule, Rules, house_rules
from ruthless.cli.running import (
    BOT_NAMES,
    Engine,
    Games,
    JournalFile,
    Json,
    Out,
    Players,
    Processes,
    RayAddress,
    Seed,
    names_in,
    play_and_tell,
)
from ruthless.kernel.options import as_json as plain
from ruthless.lab import Plan, Result, wilson
from ruthless.lab.settings import Settings
from ruthless.lab.simulation import simulated
from ruthless.texts import Words


def simulate(
    game: Annotated[str, typer.Argument(help="Which game; `ruthless games` lists them.")],
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = "0",
    rules: Rules = None,
    option: OneRule = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="A,B,…", help=f"One bot for all seats, or one for each: {BOT_NAMES}.")
    ] = "uniform",
    rotate: Annotated[
        bool | None, typer.Option("--rotate/--no-rotate", help="Bots change seats; by default if they differ.")
    ] = None,
    processes: Processes = 0,
    engine: Engine = "processes",
    ray_address: RayAddress = None,
    journal: JournalFile = None,
    out: Out = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Play many matches between bots and show who wins."""
    plan = Plan.checked(game, players, seed, plain(house_rules(game, rules, option or [])), names_in(bots), rotate)
    words = Words(game, language_for(lang, game))
    settings = Settings(processes, engine, ray_address, journal)
    play_and_tell(simulated, plan, games, settings, lambda result: _show(result, words), out=out, as_json=as_json)


def _show(result: Result, words: Words) -> None:
    """The result for people: who won how often, how sure that is, and how quick it went."""
    console, say, plan = Console(highlight=False), words.say, result.plan
    title = say("simulate-title", game=plan.game, count=result.games, seats=plan.players, seed=plan.seed)
    wins = Table(title=Text(title, "table.title"))
    wins.add_column("")
    for heading in ("simulate-wins", "simulate-share", "simulate-interval"):
        wins.add_column(say(heading), justify="right")
    for seat, won in enumerate(result.wins):
        name = say("simulate-seat", seat=str(seat))
        wins.add_row(name if plan.rotate else f"{name} {plan.bots[seat]}", *_share(won, result.games, words))
    if plan.rotate:
        wins.add_section()
        for name, won in result.wins_by_bot.items():
            wins.add_row(f"{name} × {plan.bots.count(name)}", *_share(won, result.games, words))
    console.print(wins)
    rounds, decisions = whole(round(result.mean_rounds, 2)), whole(round(result.mean_decisions, 1))
    console.print(say("simulate-length", rounds=rounds, decisions=decisions))
    console.print(
        say(
            "simulate-pace",
            matches=whole(float(speed(result.games_per_second))),
            decisions=round(result.decisions_per_second),
            seconds=round(result.effort.seconds, 2),
            processes=result.effort.processes,
        )
    )


def _share(won: float, games: int, words: Words) -> tuple[str, str, str]:
    share, low, high = (words.say("simulate-percent", number=one) for one in (won / games, *wilson(won, games)))
    return words.say("simulate-figure", number=round(won, 1)), share, f"{low} – {high}"
